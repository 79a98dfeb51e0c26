//! Action requests from screen readers: focus, press, scroll.

use bevy::{a11y::ActionRequest, prelude::*, window::RequestRedraw};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

/// Forwards the action requests of screen readers to egui, and wakes an idle app for them.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>();
    let forward =
        forward_requests.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass);
    // In a browser, requests arrive through the page.
    #[cfg(target_arch = "wasm32")]
    let forward = forward.after(kozyr_platform::browser::PageMessageSystems);
    app.add_systems(PreUpdate, forward);
    app.add_systems(Last, redraw_on_request);
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(Update, listener::start);
}

/// Forwards the requests of screen readers to egui, which owns the accessibility tree.
fn forward_requests(mut requests: MessageReader<ActionRequest>, mut inputs: Query<&mut EguiInput>) {
    for request in requests.read() {
        for mut input in &mut inputs {
            input.events.push(egui::Event::AccessKitActionRequest(request.0.clone()));
        }
    }
}

/// Requests another frame if requests have arrived in this one. They arrive at the end of a frame,
/// and the next one handles them.
fn redraw_on_request(
    mut requests: MessageReader<ActionRequest>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if requests.read().next().is_some() {
        redraw.write(RequestRedraw);
    }
}

/// Wakes an idle app when a screen reader sends a request.
///
/// Screen readers call from their own threads and queue requests, which the app reads only when it
/// draws. An idle app draws nothing.
#[cfg(not(target_arch = "wasm32"))]
mod listener {
    use std::{thread, time::Duration};

    use bevy::{
        a11y::AccessibilityRequested,
        prelude::*,
        winit::{EventLoopProxyWrapper, WinitUserEvent, accessibility::WinitActionRequestHandlers},
    };

    /// How often the queue is polled while a screen reader is connected.
    const POLL_INTERVAL_WITH_READER: Duration = Duration::from_millis(30);
    /// How often to check whether a screen reader has connected.
    const POLL_INTERVAL_WITHOUT_READER: Duration = Duration::from_millis(500);

    /// Starts the thread that wakes the app when a screen reader connects or sends a request. Does
    /// nothing until the window and its request queue exist, and after the first attempt. Logs a
    /// warning if the thread cannot be started.
    pub(crate) fn start(
        mut started: Local<bool>,
        proxy: Option<Res<EventLoopProxyWrapper>>,
        queues: Option<Res<WinitActionRequestHandlers>>,
        requested: Option<Res<AccessibilityRequested>>,
    ) {
        let (Some(proxy), Some(queues), Some(requested)) = (proxy, queues, requested) else {
            return;
        };
        if *started || queues.is_empty() {
            return;
        }
        *started = true;
        let proxy = (**proxy).clone();
        let queues: Vec<_> = queues.values().cloned().collect();
        let requested = requested.clone();
        let listen = move || {
            let mut was_connected = false;
            loop {
                let is_connected = requested.get();
                let has_requests =
                    queues.iter().any(|queue| queue.lock().is_ok_and(|queue| !queue.is_empty()));
                let wake = has_requests || is_connected && !was_connected;
                if wake && proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                    // The window is closed.
                    return;
                }
                was_connected = is_connected;
                thread::sleep(if is_connected {
                    POLL_INTERVAL_WITH_READER
                } else {
                    POLL_INTERVAL_WITHOUT_READER
                });
            }
        };
        if let Err(error) = thread::Builder::new().name("screen reader".into()).spawn(listen) {
            warn!("screen reader requests wait for the next frame: {error}");
        }
    }
}
