//! One client's WebSocket.

use std::{sync::Arc, time::Duration};

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use kozyr_rooms::{ClientFrame, ConnectionId, MAX_MESSAGE_BYTES, RoomId, ServerMessage};
use tokio::time::{Instant, sleep_until, timeout};

use crate::{
    address::AddressKey,
    app::App,
    close::CloseReason,
    hub::RoomLink,
    limits::{AddressLimits, Bucket, ConnectionGuard},
    outbox::{Inbox, Outgoing, queue},
    random,
    room_task::{RoomGone, RoomInput},
    settings::Limits,
};

/// The length of a message that is refused before it has arrived completely. Messages up to this
/// length are answered with `too-long`.
const MAX_FRAME_BYTES: usize = 2 * MAX_MESSAGE_BYTES;

/// The size of the buffer for reading, which each connection has. Most messages are shorter.
const READ_BUFFER_BYTES: usize = 1024;

/// How long the server waits for the client's answer to a close frame.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// Makes the buffers of a connection small, since there are many connections, and limits its
/// messages.
pub fn configure(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(0)
        .max_message_size(MAX_FRAME_BYTES)
        .max_frame_size(MAX_FRAME_BYTES)
}

/// The end of a connection.
enum End {
    /// The server closes it.
    Close(CloseReason),
    /// The client has closed it, it broke, or the client did not answer or read.
    Lost,
}

struct Connection {
    id: ConnectionId,
    app: Arc<App>,
    address: AddressKey,
    socket: WebSocket,
    inbox: Inbox,
    link: RoomLink,
    messages: Bucket,
    /// Messages are read from this time on.
    read_from: Instant,
    /// When the client must have said something, or the connection is closed.
    silent_until: Instant,
    has_said_hello: bool,
    next_ping: Instant,
}

/// Connects a client to a room and forwards messages until one side closes the connection.
pub(crate) async fn run(
    socket: WebSocket,
    app: Arc<App>,
    room: RoomId,
    address: AddressKey,
    guard: ConnectionGuard,
) {
    let _guard = guard;
    let id = random::connection_id();
    let limits = app.limits();
    let (outbox, inbox) = queue(limits.waiting_bytes);
    let mut socket = socket;
    let link = match app.hub.connect(&room, id, Arc::new(outbox)).await {
        Ok(link) => link,
        Err(error) => {
            tracing::warn!(%error, "a client could not be connected to its room");
            close(&mut socket, app.hub.stop_reason()).await;
            return;
        }
    };
    let now = Instant::now();
    let connection = Connection {
        id,
        address,
        socket,
        inbox,
        link: link.clone(),
        messages: Bucket::new(limits.messages_per_connection),
        read_from: now,
        silent_until: now + limits.hello_timeout,
        has_said_hello: false,
        next_ping: now + limits.ping_interval,
        app: app.clone(),
    };
    app.metrics.connections.inc();
    connection.run().await;
    app.metrics.connections.dec();
    // The room may have left memory.
    let _ = link.send(RoomInput::Disconnect { connection: id }).await;
}

impl Connection {
    async fn run(mut self) {
        let end = loop {
            let read_from = self.read_from;
            let socket = &mut self.socket;
            let next_message = async {
                sleep_until(read_from).await;
                socket.recv().await
            };
            let result = tokio::select! {
                biased;
                outgoing = self.inbox.receive() => self.send(outgoing).await,
                message = next_message => self.receive(message).await,
                () = sleep_until(self.next_ping.min(self.silent_until)) => self.wake_up().await,
            };
            if let Err(end) = result {
                break end;
            }
        };
        if let End::Close(reason) = end {
            self.app.metrics.close(reason.text());
            close(&mut self.socket, reason).await;
        }
    }

    fn limits(&self) -> &Limits {
        self.app.limits()
    }

    /// Sends what the room has sent.
    async fn send(&mut self, outgoing: Option<Outgoing>) -> Result<(), End> {
        match outgoing {
            Some(Outgoing::Message(json)) => self.write(Message::Text(json)).await,
            Some(Outgoing::Close(reason)) => Err(End::Close(reason)),
            None if self.inbox.has_overflowed() => Err(End::Close(CloseReason::TooSlow)),
            None => Err(End::Close(CloseReason::Internal)),
        }
    }

    async fn write(&mut self, message: Message) -> Result<(), End> {
        match timeout(self.limits().write_timeout, self.socket.send(message)).await {
            Ok(result) => result.map_err(|_| End::Lost),
            Err(_) => {
                self.app.metrics.close(CloseReason::TooSlow.text());
                Err(End::Lost)
            }
        }
    }

    /// Handles a message from the client.
    async fn receive(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), End> {
        let message = match message {
            None => return Err(End::Lost),
            Some(Ok(message)) => message,
            Some(Err(error)) if is_too_long(&error) => {
                return Err(End::Close(CloseReason::TooLong));
            }
            Some(Err(_)) => return Err(End::Lost),
        };
        let now = Instant::now();
        let address: &AddressLimits = &self.app.address_limits;
        let wait = self.messages.take().max(address.count_message(self.address));
        self.read_from = now + wait;
        if self.has_said_hello {
            self.silent_until = now + wait + 2 * self.limits().ping_interval;
        }
        match message {
            Message::Text(text) => self.receive_text(text.as_bytes()).await,
            Message::Binary(_) => Err(End::Close(CloseReason::NotText)),
            Message::Close(_) => Err(End::Lost),
            Message::Ping(_) | Message::Pong(_) => Ok(()),
        }
    }

    async fn receive_text(&mut self, text: &[u8]) -> Result<(), End> {
        self.app.metrics.messages_received.inc();
        let frame = match ClientFrame::from_json(text) {
            Ok(frame) => Box::new(frame),
            Err((id, rejection)) => {
                self.app.metrics.reject(rejection.code);
                let message = ServerMessage::Rejected { id, rejection };
                let json = serde_json::to_string(&message).expect("messages can be serialized");
                self.write(Message::Text(json.into())).await?;
                let is_too_long = text.len() > MAX_MESSAGE_BYTES;
                return if is_too_long { Err(End::Close(CloseReason::TooLong)) } else { Ok(()) };
            }
        };
        if !self.has_said_hello {
            self.has_said_hello = true;
            self.silent_until = Instant::now() + 2 * self.limits().ping_interval;
        }
        let input = RoomInput::Frame { connection: self.id, frame };
        match self.link.send(input).await {
            Ok(()) => Ok(()),
            Err(RoomGone) => Err(End::Close(self.last_word().await)),
        }
    }

    /// Returns why the room has left memory.
    async fn last_word(&mut self) -> CloseReason {
        let reason = async {
            loop {
                match self.inbox.receive().await {
                    Some(Outgoing::Close(reason)) => return reason,
                    // The client will get it when it has connected again.
                    Some(Outgoing::Message(_)) => {}
                    None => return CloseReason::GoingAway,
                }
            }
        };
        timeout(CLOSE_TIMEOUT, reason).await.unwrap_or(CloseReason::GoingAway)
    }

    /// Sends a ping when it is time, or closes a connection that was silent for too long.
    async fn wake_up(&mut self) -> Result<(), End> {
        let now = Instant::now();
        if now >= self.silent_until {
            // Without hello, the client is there but has nothing to say.
            let end =
                if self.has_said_hello { End::Lost } else { End::Close(CloseReason::NoHello) };
            return Err(end);
        }
        if now >= self.next_ping {
            self.next_ping = now + self.limits().ping_interval;
            return self.write(Message::Ping(Default::default())).await;
        }
        Ok(())
    }
}

/// Whether a message was too long to be read.
fn is_too_long(error: &axum::Error) -> bool {
    let source = std::error::Error::source(error);
    let error = source.and_then(|source| source.downcast_ref::<tungstenite::Error>());
    matches!(error, Some(tungstenite::Error::Capacity(_)))
}

/// Sends a close frame and waits a moment for the client's, so that the frame is not lost with what
/// the client has sent meanwhile.
async fn close(socket: &mut WebSocket, reason: CloseReason) {
    let frame = CloseFrame { code: reason.code(), reason: reason.text().into() };
    let closing = async {
        if socket.send(Message::Close(Some(frame))).await.is_ok() {
            while let Some(Ok(_)) = socket.recv().await {}
        }
    };
    // A client that does not answer is disconnected.
    let _ = timeout(CLOSE_TIMEOUT, closing).await;
}
