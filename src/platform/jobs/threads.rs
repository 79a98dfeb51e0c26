//! Answers by other threads.

use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};

use super::Question;

/// An answer that is being worked out; dropped, nobody waits for it any more.
pub struct Pending<T>(Task<T>);

impl<T: Send + 'static> Pending<T> {
    pub(crate) fn new(
        answer: impl FnOnce() -> T + Send + 'static,
        _: impl FnOnce() -> Question,
    ) -> Self {
        Pending(AsyncComputeTaskPool::get().spawn(async move { answer() }))
    }

    /// The answer, once, as soon as it is there.
    pub fn take(&mut self) -> Option<T> {
        check_ready(&mut self.0)
    }
}
