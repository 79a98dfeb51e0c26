//! Tasks that wait for the system, such as for a file dialog.

use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    tasks::{IoTaskPool, Task, block_on, poll_once},
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

/// The tasks that are running, each with a result of this type.
#[derive(Resource)]
pub(crate) struct IoTasks<T: Send + Sync + 'static>(Vec<Task<T>>);

impl<T: Send + Sync + 'static> Default for IoTasks<T> {
    /// No tasks.
    fn default() -> Self {
        IoTasks(Vec::new())
    }
}

impl<T: Send + Sync + 'static> IoTasks<T> {
    /// Whether no task is running, and all results have been taken.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Removes the tasks that have ended, and returns their results.
    pub(crate) fn take_results(&mut self) -> Vec<T> {
        let mut results = Vec::new();
        self.0.retain_mut(|task| {
            let result = block_on(poll_once(task));
            let is_running = result.is_none();
            results.extend(result);
            is_running
        });
        results
    }
}

/// Starts tasks without blocking the app.
#[derive(SystemParam)]
pub(crate) struct IoTaskSpawner<'w, T: Send + Sync + 'static> {
    tasks: ResMut<'w, IoTasks<T>>,
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
}

impl<T: Send + Sync + 'static> IoTaskSpawner<'_, T> {
    /// Runs a task, and wakes an idle app at its end.
    pub(crate) fn spawn(&mut self, task: impl Future<Output = T> + Send + 'static) {
        let proxy = self.proxy.as_deref().map(|proxy| (**proxy).clone());
        self.tasks.0.push(IoTaskPool::get().spawn(async move {
            let result = task.await;
            if let Some(proxy) = proxy {
                // Fails only after the app has ended.
                _ = proxy.send_event(WinitUserEvent::WakeUp);
            }
            result
        }));
    }
}
