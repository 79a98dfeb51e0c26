//! The table that the player is at: its session, and the connection that the session wants.

use std::{collections::VecDeque, time::Duration};

use bevy::{
    ecs::{message::Message, system::SystemParam},
    prelude::*,
    window::RequestRedraw,
};
use kozyr_core::game::Seat;
use kozyr_platform::{
    network::{NetworkAccess, NetworkReturned, SocketEvent, WebSocket},
    storage::Storage,
};
use kozyr_rooms::{
    ClientMessage, Pace, PhaseName, PlayerInfo, RequestId, TableInfo,
    session::{
        Answer, CloseFrame, GiveUpReason, Output, Session, SessionEvent, SessionRequest,
        SessionStatus,
    },
};

use kozyr_ui::{language::Language, notices::ShowNotice};
use rand::{TryRng, rngs::SysRng};

use crate::{
    known_tables::{KnownTables, TableSummary},
    rejection_text,
    server_address::ServerAddress,
};

/// Something happened at the table.
#[derive(Message, Clone, Debug)]
pub struct TableEvent(pub SessionEvent);

/// The table that the player is at. It stays connected while other screens are shown.
#[derive(Resource)]
pub struct JoinedTable {
    server: ServerAddress,
    /// The address of the server for other devices, if it is not the same.
    shared_server: Option<ServerAddress>,
    room: String,
    session: Session,
    /// The code, six letters, if the player opened this table.
    code: Option<String>,
    socket: Option<Box<dyn WebSocket>>,
    /// The texts to send, oldest first.
    outgoing: VecDeque<String>,
    /// Whether something must be stored before anything else is sent.
    storing: Storing,
    /// The app time in milliseconds.
    now: u64,
    /// The seats whose reactions are not shown.
    muted: Vec<Seat>,
    /// How often the copy of the room has changed.
    version: u64,
    /// Whether the player has asked to give up the seat and leave.
    is_leaving: bool,
}

impl JoinedTable {
    /// Goes to a table, and continues with what the device remembers of it. `code` is its code if
    /// the player has just opened it, and `now` is the app time. `None` if the system has no random
    /// numbers.
    pub(crate) fn new(
        known: &KnownTables,
        server: ServerAddress,
        room: &str,
        code: Option<String>,
        now: Duration,
    ) -> Option<Self> {
        let mut entropy = [0; 32];
        if let Err(error) = SysRng.try_fill_bytes(&mut entropy) {
            error!("no random numbers: {error}");
            return None;
        }
        let now = now.as_millis() as u64;
        let session = Session::new(known.memory(&server, room), entropy, now);
        Some(JoinedTable {
            server,
            shared_server: None,
            room: room.to_owned(),
            session,
            code,
            socket: None,
            outgoing: VecDeque::new(),
            storing: Storing::Done,
            now,
            muted: Vec::new(),
            version: 0,
            is_leaving: false,
        })
    }

    /// The session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The server.
    pub fn server(&self) -> &ServerAddress {
        &self.server
    }

    /// The room.
    pub fn room(&self) -> &str {
        &self.room
    }

    /// The link to the table, for sharing.
    pub fn link(&self) -> String {
        self.shared_server.as_ref().unwrap_or(&self.server).link(&self.room)
    }

    /// Sets the address of the server for other devices; `None` if it is the same.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn set_shared_server(&mut self, server: Option<ServerAddress>) {
        self.shared_server = server;
    }

    /// Whether the table has ended for everyone, since the player who hosted it has stopped.
    pub fn has_ended(&self) -> bool {
        match self.session.status() {
            SessionStatus::GivenUp(GiveUpReason::Closed(frame)) => frame.is_end_of_table(),
            _ => false,
        }
    }

    /// Returns the six-letter code of the table if the player has just opened it on a server.
    /// `None` for a table that this device hosts, and after the player returns to a table.
    pub fn code(&self) -> Option<&str> {
        self.code.as_deref()
    }

    /// The table; `None` until the server has answered.
    pub fn table(&self) -> Option<&TableInfo> {
        self.session.room().table()
    }

    /// The player's seat; `None` for a spectator.
    pub fn seat(&self) -> Option<Seat> {
        self.session.room().seat()
    }

    /// Whether the player is the host.
    pub fn is_host(&self) -> bool {
        self.seat().is_some() && self.table().is_some_and(|table| table.host == self.seat())
    }

    /// Whether a match can be shown: one is in progress or has just ended.
    pub fn has_match(&self) -> bool {
        self.session.room().game().is_some()
            && self.table().is_some_and(|table| {
                matches!(table.phase, PhaseName::Playing | PhaseName::Finished)
            })
    }

    /// A number that grows whenever the session reports events, such as a change of the room.
    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    /// Asks for something on behalf of the player, and returns the name of the request. It is sent
    /// at the end of the frame, or once there is a connection.
    pub fn request(&mut self, request: impl Into<SessionRequest>) -> RequestId {
        self.session.request(request, self.now)
    }

    /// Asks for what a message says on behalf of the player, like [`request`](Self::request).
    pub fn ask(&mut self, message: ClientMessage) {
        self.request(message);
    }

    /// Asks the server to give up the seat, if the player has a seat and a connection. Returns whether
    /// it was asked.
    pub(crate) fn leave(&mut self) -> bool {
        self.is_leaving = self.seat().is_some() && self.is_connected();
        if self.is_leaving {
            self.ask(ClientMessage::Leave {});
        }
        self.is_leaving
    }

    /// Whether the player has given up the seat, or the connection was lost before the server has
    /// answered that. `event` is the latest event.
    pub(crate) fn has_left(&self, event: &SessionEvent) -> bool {
        let is_answered = matches!(
            event,
            SessionEvent::Answered {
                request: SessionRequest::Message(ClientMessage::Leave {}),
                ..
            }
        );
        self.is_leaving && (is_answered || !self.is_connected())
    }

    fn is_connected(&self) -> bool {
        self.session.status() == SessionStatus::Connected
    }

    /// Connects at once instead of waiting, also after the session has given up. Checks an existing
    /// connection.
    pub fn reconnect(&mut self) {
        self.session.reconnect(self.now);
    }

    /// The player looks at the app again, or the device has a network again: connects at once or
    /// checks the connection, unless the session has given up.
    fn return_to_network(&mut self) {
        if !matches!(self.session.status(), SessionStatus::GivenUp(_)) {
            self.reconnect();
        }
    }

    /// Whether the reactions of a seat are hidden.
    pub fn is_muted(&self, seat: Seat) -> bool {
        self.muted.contains(&seat)
    }

    /// Hides the reactions of a seat, or shows them again.
    pub fn toggle_muted(&mut self, seat: Seat) {
        match self.muted.iter().position(|muted| *muted == seat) {
            Some(index) => _ = self.muted.remove(index),
            None => self.muted.push(seat),
        }
    }

    /// The current state of the table, for lists; `None` until the server has answered.
    fn summary(&self) -> Option<TableSummary> {
        let table = self.table()?;
        let own = self.seat();
        let other_names =
            Seat::all(table.seats.len()).zip(&table.seats).filter_map(|(seat, info)| {
                match &info.player {
                    PlayerInfo::Person { name, .. } if Some(seat) != own => Some(name.to_string()),
                    _ => None,
                }
            });
        Some(TableSummary {
            game: table.options.game.name().into(),
            others: other_names.collect(),
            is_own_turn: self.session.room().game().is_some_and(|game| !game.legal.is_empty()),
            is_playing: table.phase == PhaseName::Playing,
            is_by_correspondence: table.options.pace == Pace::Correspondence,
        })
    }

    /// Reports the next event of the connection to the session; returns whether there was one.
    fn receive(&mut self) -> bool {
        let Some(event) = self.socket.as_mut().and_then(|socket| socket.next_event()) else {
            return false;
        };
        match event {
            SocketEvent::Opened => self.session.connected(self.now),
            SocketEvent::Text(text) => self.session.received(&text, self.now),
            SocketEvent::Closed(reason) => {
                self.socket = None;
                let close =
                    reason.map(|reason| CloseFrame { code: reason.code, reason: reason.reason });
                self.session.disconnected(close, self.now);
            }
        }
        true
    }

    /// Passes outputs and inputs between the session and its connection, and sets the time of the
    /// session to `now`, the app time. Returns what has happened at the table. `is_saving` is
    /// whether the storage is writing.
    pub(crate) fn advance(
        &mut self,
        known: &mut ResMut<KnownTables>,
        network: &NetworkAccess,
        is_saving: bool,
        now: Duration,
    ) -> Vec<SessionEvent> {
        self.now = now.as_millis() as u64;
        self.session.wake(self.now);
        let mut events = self.carry_out(known, network);
        while self.receive() {
            events.extend(self.carry_out(known, network));
        }
        self.send(is_saving);
        self.note(known, &events);
        events
    }

    /// Sends what the player has asked for since the last [`advance`](Self::advance), unless
    /// something has to be stored first. Returns what has happened at the table.
    fn send_requests(
        &mut self,
        known: &mut ResMut<KnownTables>,
        network: &NetworkAccess,
    ) -> Vec<SessionEvent> {
        if self.is_storing() {
            return Vec::new();
        }
        let events = self.carry_out(known, network);
        if !self.is_storing() {
            self.send(false);
        }
        self.note(known, &events);
        events
    }

    /// Counts a new version and updates the list of tables, if `events` has any.
    fn note(&mut self, known: &mut ResMut<KnownTables>, events: &[SessionEvent]) {
        if events.is_empty() {
            return;
        }
        self.version += 1;
        if let Some(summary) = self.summary() {
            let is_new =
                known.bypass_change_detection().set_summary(&self.server, &self.room, &summary);
            if is_new {
                known.set_changed();
            }
        }
    }

    /// Whether something is being stored before anything else is sent, so that the session must be
    /// [advanced](Self::advance) in the next frame.
    pub(crate) fn is_storing(&self) -> bool {
        self.storing != Storing::Done
    }

    /// Returns when the session must be [advanced](Self::advance) even if nothing arrives, as app
    /// time; `None` once the session has given up.
    pub(crate) fn wake_at(&self) -> Option<Duration> {
        self.session.wake_at().map(Duration::from_millis)
    }

    /// Carries out the outputs of the session: opens or closes the connection, queues texts to
    /// send, and marks its memory for storage. Returns the events among them.
    fn carry_out(
        &mut self,
        known: &mut ResMut<KnownTables>,
        network: &NetworkAccess,
    ) -> Vec<SessionEvent> {
        let mut events = Vec::new();
        while let Some(output) = self.session.next_output() {
            match output {
                Output::Connect => {
                    self.outgoing.clear();
                    self.socket = Some(network.open(&self.server.socket(&self.room)));
                }
                Output::Close => {
                    self.outgoing.clear();
                    self.socket = None;
                }
                Output::Remember(memory) => {
                    known.remember(&self.server, &self.room, memory);
                    self.storing = Storing::Requested;
                }
                Output::Send(text) => self.outgoing.push_back(text),
                Output::Event(event) => events.push(event),
            }
        }
        events
    }

    /// Sends the queued texts. If the memory of the session has changed, waits until it is stored.
    /// `is_saving` is whether the storage is writing.
    fn send(&mut self, is_saving: bool) {
        match self.storing {
            // The storage gets it at the end of this frame.
            Storing::Requested => self.storing = Storing::InProgress,
            Storing::InProgress if is_saving => {}
            Storing::InProgress | Storing::Done => {
                self.storing = Storing::Done;
                if let Some(socket) = &mut self.socket {
                    self.outgoing.drain(..).for_each(|text| socket.send(text));
                }
            }
        }
    }
}

/// Whether what the session remembers is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Storing {
    /// It was changed in this frame.
    Requested,
    /// The storage is writing it.
    InProgress,
    /// It is stored.
    Done,
}

/// Advances sessions at tables.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct AdvanceTables;

/// Adds [`JoinedTable`] and its connection.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<TableEvent>();
    app.add_systems(PreUpdate, drive.run_if(resource_exists::<JoinedTable>).in_set(AdvanceTables));
    #[cfg(target_arch = "wasm32")]
    app.add_systems(
        Last,
        (
            show_link.run_if(resource_added::<JoinedTable>),
            hide_link.run_if(resource_removed::<JoinedTable>),
        ),
    );
    app.add_systems(
        PostUpdate,
        send_requests.run_if(resource_exists::<JoinedTable>).in_set(AdvanceTables),
    );
    app.add_systems(Update, report_refusals.run_if(on_message::<TableEvent>));
}

/// Tells the other systems what has happened at the table.
#[derive(SystemParam)]
struct Reporter<'w> {
    messages: MessageWriter<'w, TableEvent>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl Reporter<'_> {
    /// Reports events, and asks for another frame if there are any or something is being stored.
    fn report(&mut self, joined: &mut ResMut<JoinedTable>, events: Vec<SessionEvent>) {
        if joined.is_storing() || !events.is_empty() {
            self.redraw.write(RequestRedraw);
        }
        if !events.is_empty() {
            self.messages.write_batch(events.into_iter().map(TableEvent));
            joined.set_changed();
        }
    }
}

/// Passes on what happens between the session and its connection, and stores what it remembers.
fn drive(
    mut joined: ResMut<JoinedTable>,
    mut known: ResMut<KnownTables>,
    network: NetworkAccess,
    storage: Res<Storage>,
    time: Res<Time<Real>>,
    mut returned: MessageReader<NetworkReturned>,
    mut reporter: Reporter,
) {
    let table = joined.bypass_change_detection();
    if returned.read().count() > 0 {
        table.return_to_network();
    }
    let events = table.advance(&mut known, &network, storage.is_saving(), time.elapsed());
    reporter.report(&mut joined, events);
}

/// Sends what the player has asked for in this frame at its end, without waiting for the next
/// frame.
fn send_requests(
    mut joined: ResMut<JoinedTable>,
    mut known: ResMut<KnownTables>,
    network: NetworkAccess,
    mut reporter: Reporter,
) {
    let events = joined.bypass_change_detection().send_requests(&mut known, &network);
    reporter.report(&mut joined, events);
}

/// Shows the link to the table as the page's address. A page that is loaded again returns to the
/// table.
#[cfg(target_arch = "wasm32")]
fn show_link(joined: Res<JoinedTable>) {
    let link = kozyr_core::link::TableLink { server: None, room: joined.room.clone() };
    kozyr_platform::browser::set_link(&link.to_string());
}

/// Takes the link to the table out of the page's address, since the player has left it.
#[cfg(target_arch = "wasm32")]
fn hide_link() {
    kozyr_platform::browser::set_link("");
}

/// Shows why the server has refused a request. Refused actions are shown on the table.
fn report_refusals(
    mut events: MessageReader<TableEvent>,
    language: Res<Language>,
    mut notices: MessageWriter<ShowNotice>,
) {
    for TableEvent(event) in events.read() {
        let SessionEvent::Answered { request, answer, .. } = event else { continue };
        let is_action = matches!(request, SessionRequest::Message(ClientMessage::Act { .. }));
        if let Answer::Refused { code, message } = answer
            && !is_action
        {
            notices.write(ShowNotice(rejection_text::sentence(*code, message, &language)));
        }
    }
}
