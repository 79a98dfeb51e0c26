//! The network of the operating system, on threads.

mod tls;

use std::{
    collections::VecDeque,
    io,
    net::{TcpStream, ToSocketAddrs},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{self, Receiver, Sender, TryRecvError},
    },
    thread,
    time::Duration,
};

use tungstenite::{
    Error, Message,
    client::IntoClientRequest,
    protocol::{CloseFrame, WebSocketConfig},
    stream::MaybeTlsStream,
};

use super::{
    CloseReason, HttpRequest, HttpResponse, MAX_BYTES, Network, NetworkError, PendingResponse,
    SocketEvent, Wake, WebSocket,
};

/// How long opening a connection may take.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);
/// How long an HTTP request may take.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(15);
/// How long sending a message may take until the connection counts as lost.
const WRITE_TIMEOUT: Duration = Duration::from_secs(10);
/// How long the thread of a WebSocket waits for a message before it looks for one to send.
const READ_INTERVAL: Duration = Duration::from_millis(15);

/// The network of the operating system.
pub(super) struct NativeNetwork;

impl Network for NativeNetwork {
    fn open(&self, url: &str, wake: Wake) -> Box<dyn WebSocket> {
        let (outgoing, texts) = mpsc::channel();
        let events = Events::new(wake);
        let thread_events = events.clone();
        let url = url.to_owned();
        spawn(move || {
            let reason = run_socket(&url, &texts, &thread_events).unwrap_or_else(|error| {
                bevy::log::info!("{url}: {error}");
                None
            });
            thread_events.push(SocketEvent::Closed(reason));
        });
        Box::new(ThreadSocket { outgoing, events })
    }

    fn request(&self, request: HttpRequest, wake: Wake) -> Box<dyn PendingResponse> {
        let (sender, response) = mpsc::channel();
        spawn(move || {
            let answer = send_request(&request).map_err(|error| NetworkError(error.to_string()));
            // Fails if nobody waits for the answer any more.
            _ = sender.send(answer);
            wake();
        });
        Box::new(ThreadResponse(Mutex::new(response)))
    }
}

/// Runs a function on a new thread.
fn spawn(run: impl FnOnce() + Send + 'static) {
    if let Err(error) = thread::Builder::new().name("network".into()).spawn(run) {
        bevy::log::error!("no thread for the network: {error}");
    }
}

/// The events of a WebSocket that were not taken yet.
#[derive(Clone)]
struct Events {
    queue: Arc<Mutex<VecDeque<SocketEvent>>>,
    wake: Wake,
}

impl Events {
    fn new(wake: Wake) -> Self {
        Events { queue: Arc::default(), wake }
    }

    fn push(&self, event: SocketEvent) {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).push_back(event);
        (self.wake)();
    }

    fn take(&self) -> Option<SocketEvent> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }
}

/// A WebSocket on a thread, which ends when this is dropped.
struct ThreadSocket {
    outgoing: Sender<String>,
    events: Events,
}

impl WebSocket for ThreadSocket {
    fn send(&mut self, text: String) {
        // Fails if the connection is closed, which is reported as an event.
        _ = self.outgoing.send(text);
    }

    fn next_event(&mut self) -> Option<SocketEvent> {
        self.events.take()
    }
}

/// The answer to a request on a thread.
struct ThreadResponse(Mutex<Receiver<Result<HttpResponse, NetworkError>>>);

impl PendingResponse for ThreadResponse {
    fn take(&mut self) -> Option<Result<HttpResponse, NetworkError>> {
        self.0.get_mut().unwrap_or_else(PoisonError::into_inner).try_recv().ok()
    }
}

/// Opens a WebSocket and passes messages on until either end closes it. Returns what the server
/// said about it.
fn run_socket(
    url: &str,
    texts: &Receiver<String>,
    events: &Events,
) -> Result<Option<CloseReason>, Box<dyn std::error::Error>> {
    let request = url.into_client_request()?;
    let host = request.uri().host().ok_or("the address has no host")?;
    let is_secure = request.uri().scheme_str() == Some("wss");
    let port = request.uri().port_u16().unwrap_or(if is_secure { 443 } else { 80 });
    // An IPv6 address has brackets in a URL.
    let host = host.trim_start_matches('[').trim_end_matches(']');
    let stream = connect(host, port)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(CONNECT_TIMEOUT))?;
    stream.set_write_timeout(Some(WRITE_TIMEOUT))?;
    let config = WebSocketConfig::default()
        .max_message_size(Some(MAX_BYTES))
        .max_frame_size(Some(MAX_BYTES));
    let mut socket = tls::open(request, stream, config, is_secure)?;
    tcp_stream(socket.get_ref()).set_read_timeout(Some(READ_INTERVAL))?;
    events.push(SocketEvent::Opened);
    loop {
        match texts.try_recv() {
            Ok(text) => {
                socket.send(Message::text(text))?;
                continue;
            }
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => {
                socket.close(None).ok();
                socket.flush().ok();
                return Ok(None);
            }
        }
        match socket.read() {
            Ok(Message::Text(text)) => events.push(SocketEvent::Text(text.as_str().to_owned())),
            Ok(Message::Close(frame)) => {
                // Sends the answer to the close frame.
                socket.flush().ok();
                return Ok(frame.map(close_reason));
            }
            Ok(_) => {}
            Err(Error::Io(error))
                if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

fn close_reason(frame: CloseFrame) -> CloseReason {
    CloseReason { code: frame.code.into(), reason: frame.reason.as_str().to_owned() }
}

/// Connects to the first address of a host that answers.
fn connect(host: &str, port: u16) -> io::Result<TcpStream> {
    let mut last_error = None;
    for address in (host, port).to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, CONNECT_TIMEOUT) {
            Ok(stream) => return Ok(stream),
            Err(error) => last_error = Some(error),
        }
    }
    Err(last_error.unwrap_or_else(|| io::Error::other("the host has no address")))
}

/// The TCP connection below the encryption, if there is any.
fn tcp_stream(stream: &MaybeTlsStream<TcpStream>) -> &TcpStream {
    match stream {
        MaybeTlsStream::Plain(stream) => stream,
        MaybeTlsStream::Rustls(stream) => stream.get_ref(),
        _ => unreachable!("no other kind of stream is enabled"),
    }
}

/// Sends a request and waits for the answer.
fn send_request(request: &HttpRequest) -> Result<HttpResponse, ureq::Error> {
    let config = ureq::Agent::config_builder()
        .timeout_global(Some(REQUEST_TIMEOUT))
        .http_status_as_error(false)
        .tls_config(tls::http_config());
    let agent = ureq::Agent::new_with_config(config.build());
    let mut response = match &request.body {
        None => agent.get(&request.url).call()?,
        Some(body) => agent
            .post(&request.url)
            .header("Content-Type", "application/json")
            .send(body.as_str())?,
    };
    let body = response.body_mut().with_config().limit(MAX_BYTES as u64).read_to_string()?;
    Ok(HttpResponse { status: response.status().as_u16(), body })
}
