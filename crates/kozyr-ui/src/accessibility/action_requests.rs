//! What screen readers ask for: to focus, to press, to scroll.

use bevy::{a11y::ActionRequest, prelude::*, window::RequestRedraw};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>();
    let pass_on =
        forward_requests.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass);
    // A page's reader asks by what the page says.
    #[cfg(target_arch = "wasm32")]
    let pass_on = pass_on.after(kozyr_platform::browser::HearPage);
    app.add_systems(PreUpdate, pass_on);
    app.add_systems(Last, see_to_it);
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(Update, listener::start);
}

/// Hands the requests to the panels, whose tree the readers read.
fn forward_requests(mut requests: MessageReader<ActionRequest>, mut inputs: Query<&mut EguiInput>) {
    for request in requests.read() {
        for mut input in &mut inputs {
            input.events.push(egui::Event::AccessKitActionRequest(request.0.clone()));
        }
    }
}

/// Requests come in at the end of a frame, and are seen to in the next one.
fn see_to_it(mut requests: MessageReader<ActionRequest>, mut redraw: MessageWriter<RequestRedraw>) {
    if requests.read().next().is_some() {
        redraw.write(RequestRedraw);
    }
}

/// Wakes an idle app for a screen reader.
///
/// Readers call from threads of their own and leave their requests in a queue that the app looks
/// into when it draws, but an idle app draws nothing.
#[cfg(not(target_arch = "wasm32"))]
mod listener {
    use std::{thread, time::Duration};

    use bevy::{
        a11y::AccessibilityRequested,
        prelude::*,
        winit::{EventLoopProxyWrapper, WinitUserEvent, accessibility::WinitActionRequestHandlers},
    };

    /// How often the queue is looked into while a reader is there.
    const POLL_INTERVAL_WITH_READER: Duration = Duration::from_millis(30);
    /// How often it is asked whether a reader has come.
    const POLL_INTERVAL_WITHOUT_READER: Duration = Duration::from_millis(500);

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
            let mut served = false;
            loop {
                let wanted = requested.get();
                let waiting =
                    queues.iter().any(|queue| queue.lock().is_ok_and(|queue| !queue.is_empty()));
                let wake = waiting || wanted && !served;
                if wake && proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                    // The window is gone.
                    return;
                }
                served = wanted;
                thread::sleep(if wanted {
                    POLL_INTERVAL_WITH_READER
                } else {
                    POLL_INTERVAL_WITHOUT_READER
                });
            }
        };
        if let Err(error) = thread::Builder::new().name("screen reader".into()).spawn(listen) {
            warn!("screen readers have to wait for the next frame: {error}");
        }
    }
}
