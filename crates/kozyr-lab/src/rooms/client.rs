//! A session over a WebSocket.

use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use kozyr_rooms::{
    Millis, RequestId, RoomId,
    session::{CloseFrame, Output, Session, SessionEvent, SessionMemory, SessionRequest},
};
use tokio::{
    sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    task::JoinHandle,
    time::{Duration, Instant, sleep_until},
};
use tokio_tungstenite::tungstenite::Message;

use super::connection::{ServerError, Socket, TableServer};

/// The close code of a server that does not want a client.
const POLICY: u16 = 1008;

/// An event that a client reports.
#[derive(Debug)]
pub enum ClientEvent {
    /// Something happened.
    Session(SessionEvent),
    /// The data that the session needs to continue after a restart. A caller that keeps it does so
    /// before asking for the next event.
    Remember(SessionMemory),
}

/// Something that happens on a connection.
enum LinkEvent {
    Connected(UnboundedSender<String>),
    Text(String),
    Lost(Option<CloseFrame>),
    Failed(ServerError),
}

/// A session with its connection.
pub struct Client {
    session: Session,
    server: Arc<TableServer>,
    room: RoomId,
    started: Instant,
    /// The number of the current connection. Events of earlier ones are ignored.
    connection: u64,
    task: Option<JoinHandle<()>>,
    last_error: Option<String>,
    outbox: Option<UnboundedSender<String>>,
    sender: UnboundedSender<(u64, LinkEvent)>,
    events: UnboundedReceiver<(u64, LinkEvent)>,
}

impl Client {
    /// Begins a session in a room. It connects when the [next](Self::next) event is awaited.
    pub fn new(
        server: Arc<TableServer>,
        room: RoomId,
        memory: SessionMemory,
        entropy: [u8; 32],
    ) -> Self {
        let (sender, events) = unbounded_channel();
        Client {
            session: Session::new(memory, entropy, 0),
            server,
            room,
            started: Instant::now(),
            connection: 0,
            task: None,
            last_error: None,
            outbox: None,
            sender,
            events,
        }
    }

    /// Returns the session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Returns why the last attempt to connect failed.
    pub fn last_error(&self) -> Option<&str> {
        self.last_error.as_deref()
    }

    /// Asks for something.
    pub fn request(&mut self, request: impl Into<SessionRequest>) -> RequestId {
        self.session.request(request, self.now())
    }

    fn now(&self) -> Millis {
        Millis::try_from(self.started.elapsed().as_millis()).unwrap_or(Millis::MAX)
    }

    /// Waits for the next event. Nothing is lost if the waiting is cancelled.
    pub async fn next(&mut self) -> ClientEvent {
        loop {
            while let Some(output) = self.session.next_output() {
                match output {
                    Output::Connect => self.connect(),
                    Output::Close => self.close(),
                    Output::Send(text) => {
                        // If the connection has just broken, its task reports that.
                        let _ = self.outbox.as_ref().map(|outbox| outbox.send(text));
                    }
                    Output::Remember(memory) => return ClientEvent::Remember(memory),
                    Output::Event(event) => return ClientEvent::Session(event),
                }
            }
            let wake_at = self.session.wake_at();
            let far = Duration::from_secs(86_400);
            let at =
                wake_at.map_or(Instant::now() + far, |at| self.started + Duration::from_millis(at));
            tokio::select! {
                event = self.events.recv() => {
                    if let Some((connection, event)) = event
                        && connection == self.connection
                    {
                        self.handle(event);
                    }
                }
                () = sleep_until(at) => {
                    let now = self.now();
                    self.session.wake(now);
                }
            }
        }
    }

    fn handle(&mut self, event: LinkEvent) {
        let now = self.now();
        match event {
            LinkEvent::Connected(outbox) => {
                self.outbox = Some(outbox);
                self.session.connected(now);
            }
            LinkEvent::Text(text) => self.session.received(&text, now),
            LinkEvent::Lost(frame) => {
                self.close();
                self.session.disconnected(frame, now);
            }
            LinkEvent::Failed(error) => {
                self.close();
                // A server that does not want the client says so before the connection is open.
                let frame = match &error {
                    ServerError::Refused { code, .. } => {
                        Some(CloseFrame { code: POLICY, reason: code.clone() })
                    }
                    _ => None,
                };
                self.last_error = Some(error.to_string());
                self.session.disconnected(frame, now);
            }
        }
    }

    fn connect(&mut self) {
        self.close();
        let (number, sender) = (self.connection, self.sender.clone());
        let (server, room) = (self.server.clone(), self.room.clone());
        self.task = Some(tokio::spawn(async move {
            let tell = |event| {
                // A client that is gone needs no event.
                let _ = sender.send((number, event));
            };
            match server.connect(&room).await {
                Ok(socket) => {
                    let (outbox, texts) = unbounded_channel();
                    tell(LinkEvent::Connected(outbox));
                    let frame = forward(socket, texts, &tell).await;
                    tell(LinkEvent::Lost(frame));
                }
                Err(error) => tell(LinkEvent::Failed(error)),
            }
        }));
    }

    fn close(&mut self) {
        self.connection += 1;
        self.outbox = None;
        if let Some(task) = self.task.take() {
            task.abort();
        }
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        self.close();
    }
}

/// Forwards messages until the connection ends. Returns the server's close frame.
async fn forward(
    mut socket: Socket,
    mut texts: UnboundedReceiver<String>,
    tell: &impl Fn(LinkEvent),
) -> Option<CloseFrame> {
    loop {
        tokio::select! {
            text = texts.recv() => match text {
                Some(text) => socket.send(Message::text(text)).await.ok()?,
                None => return None,
            },
            message = socket.next() => match message?.ok()? {
                Message::Text(text) => tell(LinkEvent::Text(text.as_str().to_owned())),
                Message::Close(frame) => {
                    return frame.map(|frame| CloseFrame {
                        code: frame.code.into(),
                        reason: frame.reason.as_str().to_owned(),
                    });
                }
                _ => {}
            },
        }
    }
}
