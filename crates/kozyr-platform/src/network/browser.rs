//! The network of the browser.

use std::{
    cell::RefCell,
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, PoisonError},
};

use bevy::log::info;
use wasm_bindgen::{JsCast, JsValue, prelude::*};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::{
    CloseReason, HttpRequest, HttpResponse, Network, NetworkError, PendingResponse, SocketEvent,
    Wake, WebSocket,
};

/// The network of the browser. It can reach the server of the page, and others only if the page's
/// policy allows it.
pub(super) struct BrowserNetwork;

thread_local! {
    /// The open WebSockets by number. They belong to JavaScript, so no other thread may have them.
    static SOCKETS: RefCell<HashMap<u64, OpenSocket>> = RefCell::default();
    /// The number of the next WebSocket.
    static NEXT: RefCell<u64> = const { RefCell::new(0) };
}

/// A WebSocket with its listeners.
struct OpenSocket {
    socket: web_sys::WebSocket,
    _listeners: [Closure<dyn FnMut(JsValue)>; 3],
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        // Fails only with an invalid code.
        _ = self.socket.close();
    }
}

/// Events that were not taken yet.
type EventQueue = Arc<Mutex<VecDeque<SocketEvent>>>;

/// A handle of a WebSocket.
struct BrowserSocket {
    number: u64,
    events: EventQueue,
}

impl WebSocket for BrowserSocket {
    fn send(&mut self, text: String) {
        SOCKETS.with_borrow(|sockets| {
            if let Some(open) = sockets.get(&self.number) {
                // Fails while the connection is not open.
                _ = open.socket.send_with_str(&text);
            }
        });
    }

    fn next_event(&mut self) -> Option<SocketEvent> {
        self.events.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }
}

impl Drop for BrowserSocket {
    fn drop(&mut self) {
        SOCKETS.with_borrow_mut(|sockets| sockets.remove(&self.number));
    }
}

impl Network for BrowserNetwork {
    fn open(&self, url: &str, wake: Wake) -> Box<dyn WebSocket> {
        let events = EventQueue::default();
        let number = NEXT.with_borrow_mut(|next| {
            *next += 1;
            *next
        });
        let push = {
            let events = events.clone();
            move |event| {
                events.lock().unwrap_or_else(PoisonError::into_inner).push_back(event);
                wake();
            }
        };
        match web_sys::WebSocket::new(url) {
            Ok(socket) => {
                let open = listen(socket, push);
                SOCKETS.with_borrow_mut(|sockets| sockets.insert(number, open));
            }
            Err(error) => {
                info!("{url}: {error:?}");
                push(SocketEvent::Closed(None));
            }
        }
        Box::new(BrowserSocket { number, events })
    }

    fn request(&self, request: HttpRequest, wake: Wake) -> Box<dyn PendingResponse> {
        let response = Arc::new(Mutex::new(None));
        let slot = response.clone();
        spawn_local(async move {
            let answer = fetch(&request).await.map_err(|error| {
                let error = error.dyn_ref::<js_sys::Error>().map(js_sys::Error::message);
                NetworkError(error.map(String::from).unwrap_or_default())
            });
            *slot.lock().unwrap_or_else(PoisonError::into_inner) = Some(answer);
            wake();
        });
        Box::new(BrowserResponse(response))
    }
}

/// Passes on what happens on a WebSocket.
fn listen(socket: web_sys::WebSocket, push: impl Fn(SocketEvent) + Clone + 'static) -> OpenSocket {
    let opened = {
        let push = push.clone();
        Closure::<dyn FnMut(JsValue)>::new(move |_| push(SocketEvent::Opened))
    };
    let received = {
        let push = push.clone();
        Closure::<dyn FnMut(JsValue)>::new(move |event: JsValue| {
            let event = event.unchecked_into::<web_sys::MessageEvent>();
            if let Some(text) = event.data().as_string() {
                push(SocketEvent::Text(text));
            }
        })
    };
    let closed = Closure::<dyn FnMut(JsValue)>::new(move |event: JsValue| {
        let event = event.unchecked_into::<web_sys::CloseEvent>();
        let (code, reason) = (event.code(), event.reason());
        // 1005 and 1006 mean that there was no close frame.
        let reason = (!matches!(code, 1005 | 1006)).then_some(CloseReason { code, reason });
        push(SocketEvent::Closed(reason));
    });
    socket.set_onopen(Some(opened.as_ref().unchecked_ref()));
    socket.set_onmessage(Some(received.as_ref().unchecked_ref()));
    socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
    OpenSocket { socket, _listeners: [opened, received, closed] }
}

/// Where the answer to a request arrives.
struct BrowserResponse(Arc<Mutex<Option<Result<HttpResponse, NetworkError>>>>);

impl PendingResponse for BrowserResponse {
    fn take(&mut self) -> Option<Result<HttpResponse, NetworkError>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// Sends a request and waits for the answer.
async fn fetch(request: &HttpRequest) -> Result<HttpResponse, JsValue> {
    let options = web_sys::RequestInit::new();
    if let Some(body) = &request.body {
        options.set_method("POST");
        options.set_body(&JsValue::from_str(body));
    }
    let js_request = web_sys::Request::new_with_str_and_init(&request.url, &options)?;
    if request.body.is_some() {
        js_request.headers().set("Content-Type", "application/json")?;
    }
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let response = JsFuture::from(window.fetch_with_request(&js_request)).await?;
    let response: web_sys::Response = response.dyn_into()?;
    let body = JsFuture::from(response.text()?).await?;
    Ok(HttpResponse { status: response.status(), body: body.as_string().unwrap_or_default() })
}
