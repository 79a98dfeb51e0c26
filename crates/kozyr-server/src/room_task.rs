//! A room in memory: one task that owns the room, its connections and its timer.

use std::{
    collections::{HashMap, VecDeque},
    sync::Arc,
    time::{Duration, Instant},
};

use kozyr_core::{game::Seat, opponent::StopToken};
use kozyr_rooms::{
    ClientFrame, Command, ConnectionId, OutgoingMessage, Recipient, Request, Room, RoomId, Secret,
    ServerMessage, Token,
};
use tokio::sync::mpsc;

use crate::{
    close::CloseReason,
    hub::Shared,
    opponents::Job,
    outbox::{Deliver, Outgoing},
    random,
    storage::StorageError,
    time,
};

/// How many inputs may wait for a room. Connections that send more are read more slowly.
const MAILBOX: usize = 64;

/// The longest time between two ticks while a timer runs, so that the room notices when the clock
/// is turned back.
const MAX_TICK: Duration = Duration::from_secs(60);

/// The shortest time until a tick, so that a room can never keep a core busy.
const MIN_TICK: Duration = Duration::from_millis(5);

/// What happens to a room.
pub enum RoomInput {
    /// A client has connected.
    Connect {
        /// The new connection.
        connection: ConnectionId,
        /// Where its messages go.
        outbox: Arc<dyn Deliver>,
    },
    /// A client has sent a message.
    Frame {
        /// Its connection.
        connection: ConnectionId,
        /// The message.
        frame: Box<ClientFrame>,
    },
    /// A connection was lost.
    Disconnect {
        /// The connection.
        connection: ConnectionId,
    },
    /// A computer opponent has decided.
    Decided {
        /// Its seat.
        seat: Seat,
        /// The turn that it decided at.
        turn: u64,
        /// The action, in notation.
        action: String,
    },
    /// Close all connections for this reason, and leave memory.
    Stop(CloseReason),
}

/// The error for a room that has left memory. Ask the hub for it again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the room has left memory")]
pub struct RoomGone;

/// A connection of the room.
struct Client {
    outbox: Arc<dyn Deliver>,
    /// Whether it was welcomed. Others receive no updates.
    is_welcome: bool,
}

/// A decision that was asked for.
struct PendingDecision {
    seat: Seat,
    turn: u64,
    stop: StopToken,
}

/// The state of the task.
pub(crate) struct RoomTask {
    id: RoomId,
    shared: Arc<Shared>,
    mailbox: mpsc::Receiver<RoomInput>,
    /// For answers of computer opponents. It does not keep the room in memory.
    own_mailbox: mpsc::WeakSender<RoomInput>,
    clients: HashMap<ConnectionId, Client>,
    decision: Option<PendingDecision>,
}

/// Creates the mailbox of a room.
pub(crate) fn mailbox() -> (mpsc::Sender<RoomInput>, mpsc::Receiver<RoomInput>) {
    mpsc::channel(MAILBOX)
}

impl RoomTask {
    /// Creates the task of a room with a mailbox that the hub knows.
    pub(crate) fn new(
        id: RoomId,
        shared: Arc<Shared>,
        mailbox: mpsc::Receiver<RoomInput>,
        own_mailbox: mpsc::WeakSender<RoomInput>,
    ) -> Self {
        let clients = HashMap::new();
        RoomTask { id, shared, mailbox, own_mailbox, clients, decision: None }
    }

    /// Loads the room and runs it until it has been idle for a while.
    pub(crate) async fn run(mut self) {
        let reason = match self.load().await {
            Ok(Some(room)) => self.serve(room).await,
            Ok(None) => CloseReason::NoSuchRoom,
            Err(error) => self.storage_failed(&error),
        };
        if let Some(decision) = self.decision.take() {
            decision.stop.request_stop();
        }
        self.close_all(reason);
    }

    /// Loads the room; `None` if there is no such room. Tells it that all earlier connections are
    /// lost, and that time has passed.
    async fn load(&mut self) -> Result<Option<Room>, StorageError> {
        let Some(log) = self.shared.storage().load_room(&self.id).await? else { return Ok(None) };
        let room = Room::from_log(&log);
        let mut room = room.map_err(|error| StorageError::Unreadable(error.to_string()))?;
        self.run_command(&mut room, Command::Restarted {}).await?;
        self.run_command(&mut room, Command::Tick {}).await?;
        Ok(Some(room))
    }

    /// Handles inputs and timers. Returns why the connections are to be closed.
    async fn serve(&mut self, mut room: Room) -> CloseReason {
        loop {
            let is_idle = self.clients.is_empty() && self.decision.is_none();
            // A room that is never without inputs must not miss its deadlines.
            if !is_idle
                && room.next_deadline().is_some_and(|deadline| deadline <= time::now())
                && let Err(error) = self.run_command(&mut room, Command::Tick {}).await
            {
                return self.storage_failed(&error);
            }
            let wait = match room.next_deadline().filter(|_| !is_idle) {
                Some(deadline) => {
                    let left = Duration::from_millis(deadline.saturating_sub(time::now()));
                    left.clamp(MIN_TICK, MAX_TICK)
                }
                None => self.shared.settings().idle_room,
            };
            let result = match tokio::time::timeout(wait, self.mailbox.recv()).await {
                Ok(Some(RoomInput::Stop(reason))) => return reason,
                Ok(Some(input)) => self.handle(&mut room, input).await,
                Ok(None) => return CloseReason::GoingAway,
                // A client that connects at this moment is asked to connect again.
                Err(_) if is_idle => return CloseReason::GoingAway,
                Err(_) => self.run_command(&mut room, Command::Tick {}).await,
            };
            if let Err(error) = result {
                return self.storage_failed(&error);
            }
        }
    }

    async fn handle(&mut self, room: &mut Room, input: RoomInput) -> Result<(), StorageError> {
        match input {
            RoomInput::Connect { connection, outbox } => {
                self.connect(connection, outbox);
                Ok(())
            }
            RoomInput::Frame { connection, frame } => {
                if !self.clients.contains_key(&connection) {
                    // It was closed for being slow.
                    return Ok(());
                }
                let fresh_token = Token::new(random::bytes());
                let command = Command::Client { connection, fresh_token, frame: *frame };
                self.run_command(room, command).await
            }
            RoomInput::Disconnect { connection } => {
                self.clients.remove(&connection);
                self.run_command(room, Command::Disconnected { connection }).await
            }
            RoomInput::Decided { seat, turn, action } => {
                self.decision.take_if(|pending| pending.turn == turn && pending.seat == seat);
                self.run_command(room, Command::Decide { seat, turn, action }).await
            }
            // The caller handles it.
            RoomInput::Stop(_) => Ok(()),
        }
    }

    fn connect(&mut self, connection: ConnectionId, outbox: Arc<dyn Deliver>) {
        if self.clients.len() >= self.shared.settings().limits.connections_per_room {
            // The client may have closed the connection already.
            let _ = outbox.deliver(connection, Outgoing::Close(CloseReason::RoomFull));
            return;
        }
        self.clients.insert(connection, Client { outbox, is_welcome: false });
    }

    /// Runs a command and everything that follows from it: lost connections, and answers to the
    /// room's requests.
    async fn run_command(&mut self, room: &mut Room, command: Command) -> Result<(), StorageError> {
        let mut commands = VecDeque::from([command]);
        while let Some(command) = commands.pop_front() {
            let outgoing = match room.handle(&command, time::now()) {
                Ok(transition) => {
                    if !transition.events().is_empty() {
                        let begin = Instant::now();
                        let storage = self.shared.storage();
                        storage.append(&self.id, room.seq() + 1, transition.events()).await?;
                        let seconds = begin.elapsed().as_secs_f64();
                        self.shared.metrics().append_seconds.observe(seconds);
                    }
                    room.commit(transition)
                }
                Err(rejection) => room.refuse(&command, &rejection),
            };
            for connection in self.send(room, outgoing) {
                self.clients.remove(&connection);
                commands.push_back(Command::Disconnected { connection });
            }
            if commands.is_empty() {
                commands.extend(self.answer_requests(room));
            }
        }
        Ok(())
    }

    /// Sends messages, and returns the connections that could not take them.
    fn send(&mut self, room: &Room, outgoing: Vec<OutgoingMessage>) -> Vec<ConnectionId> {
        let mut lost = Vec::new();
        for OutgoingMessage { to, message } in outgoing {
            let recipients: Vec<ConnectionId> = match to {
                Recipient::Seat { connection, .. } => vec![connection],
                Recipient::Connection(connection) => vec![connection],
                Recipient::Spectators => {
                    let spectators = self.clients.iter().filter(|(connection, client)| {
                        client.is_welcome && room.seat_of(**connection).is_none()
                    });
                    spectators.map(|(connection, _)| *connection).collect()
                }
            };
            // Most tables have no spectators.
            if recipients.is_empty() {
                continue;
            }
            let json = serde_json::to_string(&message).expect("messages can be serialized");
            let outgoing = Outgoing::Message(json.into());
            for connection in recipients {
                let Some(client) = self.clients.get_mut(&connection) else { continue };
                client.is_welcome |= matches!(message, ServerMessage::Welcome { .. });
                self.shared.metrics().messages_sent.inc();
                if client.outbox.deliver(connection, outgoing.clone()).is_err() {
                    lost.push(connection);
                }
            }
            if let ServerMessage::Rejected { rejection, .. } = &message {
                self.shared.metrics().reject(rejection.code);
            }
        }
        lost
    }

    /// Answers the requests of a room. Returns the answers that are known at once; computer
    /// opponents answer later.
    fn answer_requests(&mut self, room: &Room) -> Vec<Command> {
        let mut answers = Vec::new();
        let mut is_wanted = false;
        for request in room.requests() {
            match request {
                Request::Entropy { match_number } => {
                    let secret = Secret::new(random::bytes());
                    answers.push(Command::Entropy { match_number, secret });
                }
                Request::Decision { seat, turn, opponent } => {
                    is_wanted = true;
                    self.decide(room, seat, turn, opponent);
                }
            }
        }
        if !is_wanted && let Some(decision) = self.decision.take() {
            decision.stop.request_stop();
        }
        answers
    }

    /// Asks a computer opponent, unless it is already thinking about this turn.
    fn decide(&mut self, room: &Room, seat: Seat, turn: u64, opponent: String) {
        if let Some(decision) = &self.decision {
            if decision.seat == seat && decision.turn == turn {
                return;
            }
            decision.stop.request_stop();
        }
        let Some(record) = room.record().cloned() else { return };
        let mailbox = self.own_mailbox.clone();
        let answer = move |action| {
            if let Some(mailbox) = mailbox.upgrade() {
                // If the room has left memory, it asks again when it is loaded.
                let _ = mailbox.blocking_send(RoomInput::Decided { seat, turn, action });
            }
        };
        let stop = self.shared.opponents().stop_token();
        self.decision = Some(PendingDecision { seat, turn, stop: stop.clone() });
        let job = Job { record, seat, opponent, stop, answer: Box::new(answer) };
        self.shared.opponents().submit(job);
    }

    /// Closes all connections, also those that are still in the mailbox.
    fn close_all(&mut self, reason: CloseReason) {
        self.mailbox.close();
        while let Ok(input) = self.mailbox.try_recv() {
            if let RoomInput::Connect { connection, outbox } = input {
                self.clients.insert(connection, Client { outbox, is_welcome: false });
            }
        }
        for (connection, client) in self.clients.drain() {
            // A connection that cannot take this notices that the room has dropped its outbox.
            let _ = client.outbox.deliver(connection, Outgoing::Close(reason));
        }
    }

    /// Reports a failure of the storage, and returns why the connections are to be closed.
    fn storage_failed(&self, error: &StorageError) -> CloseReason {
        match error {
            StorageError::NoSuchRoom => CloseReason::NoSuchRoom,
            StorageError::Conflict => {
                tracing::warn!("a room was dropped, since another server has written to it");
                CloseReason::GoingAway
            }
            StorageError::Unavailable(_) | StorageError::Unreadable(_) => {
                self.shared.metrics().storage_errors.inc();
                tracing::error!(%error, "a room was dropped, since the storage failed");
                CloseReason::Storage
            }
        }
    }
}
