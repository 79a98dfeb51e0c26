//! WebSockets and HTTP requests. Nothing is connected until something asks for it.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod native;

use std::sync::Arc;

#[cfg(not(target_arch = "wasm32"))]
use bevy::window::{AppLifecycle, WindowFocused};
use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

/// Wakes an idle app; called whenever something arrives from the network.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// The length of the longest message or answer that is read, in bytes.
#[cfg(not(target_arch = "wasm32"))]
const MAX_BYTES: usize = 4 << 20;

/// What happened on a WebSocket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SocketEvent {
    /// The connection is open.
    Opened,
    /// A text has arrived.
    Text(String),
    /// The connection is closed, or could not be opened. Nothing follows. Contains what the server
    /// said about it.
    Closed(Option<CloseReason>),
}

/// The reason that a server gave for closing a WebSocket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CloseReason {
    /// The code, as in RFC 6455.
    pub code: u16,
    /// The reason as text; may be empty.
    pub reason: String,
}

/// A WebSocket. Dropping it closes the connection.
pub trait WebSocket: Send + Sync {
    /// Sends a text. It is lost if the connection is closed or not open yet.
    fn send(&mut self, text: String);

    /// Returns the next event; `None` if there is none yet.
    fn next_event(&mut self) -> Option<SocketEvent>;
}

/// A request over HTTP.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HttpRequest {
    /// The address.
    pub url: String,
    /// The JSON to post; `None` to get the resource.
    pub body: Option<String>,
}

/// The answer to a request over HTTP, whatever its status.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HttpResponse {
    /// The status code.
    pub status: u16,
    /// The body.
    pub body: String,
}

/// No answer: the server cannot be reached, or the answer is not a text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct NetworkError(pub String);

/// A request that was sent. Dropping it discards the answer.
pub trait PendingResponse: Send + Sync {
    /// Returns the answer, once, when it has arrived.
    fn take(&mut self) -> Option<Result<HttpResponse, NetworkError>>;
}

/// The app is in the foreground again, or the device has a network again: connections may have died
/// unnoticed, and those that failed may be possible now.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct NetworkReturned;

/// Access to the network.
pub trait Network: Send + Sync + 'static {
    /// Opens a WebSocket at an address that begins with `ws://` or `wss://`.
    fn open(&self, url: &str, wake: Wake) -> Box<dyn WebSocket>;

    /// Sends a request.
    fn request(&self, request: HttpRequest, wake: Wake) -> Box<dyn PendingResponse>;
}

/// The network in use.
#[derive(Resource)]
pub struct CurrentNetwork(pub Box<dyn Network>);

/// Opens WebSockets and sends requests that wake the app.
#[derive(SystemParam)]
pub struct NetworkAccess<'w> {
    network: Res<'w, CurrentNetwork>,
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
}

impl NetworkAccess<'_> {
    /// Opens a WebSocket at an address that begins with `ws://` or `wss://`.
    pub fn open(&self, url: &str) -> Box<dyn WebSocket> {
        self.network.0.open(url, self.wake())
    }

    /// Sends a request.
    pub fn request(&self, request: HttpRequest) -> Box<dyn PendingResponse> {
        self.network.0.request(request, self.wake())
    }

    /// Returns a function that wakes the app. It does nothing in tests, which have no window.
    pub fn wake(&self) -> Wake {
        let proxy = self.proxy.as_deref().map(|proxy| (**proxy).clone());
        Arc::new(move || {
            if let Some(proxy) = &proxy {
                // Fails only after the app has ended.
                _ = proxy.send_event(WinitUserEvent::WakeUp);
            }
        })
    }
}

/// Adds the network of the system or browser, unless the app has already set another, and
/// [`NetworkReturned`].
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<NetworkReturned>();
    #[cfg(target_arch = "wasm32")]
    app.add_systems(PreUpdate, report_return.after(crate::browser::PageMessageSystems));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_message::<AppLifecycle>()
        .add_message::<WindowFocused>()
        .add_systems(PreUpdate, report_return);
    if !app.world().contains_resource::<CurrentNetwork>() {
        #[cfg(target_arch = "wasm32")]
        app.insert_resource(CurrentNetwork(Box::new(browser::BrowserNetwork)));
        #[cfg(not(target_arch = "wasm32"))]
        app.insert_resource(CurrentNetwork(Box::new(native::NativeNetwork)));
    }
}

/// Reports that the player looks at the page again, or that the browser has a network again.
#[cfg(target_arch = "wasm32")]
fn report_return(
    mut messages: MessageReader<crate::browser::PageMessage>,
    mut returned: MessageWriter<NetworkReturned>,
) {
    let is_back = |message: &_| matches!(message, crate::browser::PageMessage::Returned);
    if messages.read().filter(|message| is_back(message)).count() > 0 {
        returned.write(NetworkReturned);
    }
}

/// Reports that the app is in the foreground again.
#[cfg(not(target_arch = "wasm32"))]
fn report_return(
    mut changes: MessageReader<AppLifecycle>,
    mut focus: MessageReader<WindowFocused>,
    mut returned: MessageWriter<NetworkReturned>,
) {
    let is_resumed = changes.read().any(|change| *change == AppLifecycle::WillResume);
    let is_focused = focus.read().any(|change| change.focused);
    if is_resumed || is_focused {
        returned.write(NetworkReturned);
    }
}
