//! Opening a table on a server, and finding one by its code.

use bevy::{ecs::system::SystemParam, prelude::*, window::RequestRedraw};
use kozyr_core::link::TableLink;
use kozyr_durak::Durak;
use kozyr_platform::{
    network::{HttpRequest, HttpResponse, NetworkAccess, NetworkError, PendingResponse},
    screen::{Menu, Screen},
};
use kozyr_reversi::Reversi;
use kozyr_rooms::{GameOptions, PlayerName, RoomId, TableOptions, session::SessionRequest};
use kozyr_table::requests::{InviteToMatch, OpenInvitationPicture, OpenTable};
use kozyr_ui::{language::Language, notices::ShowNotice, settings::Settings};
use serde::Deserialize;

use crate::{
    joined_table::{JoinedTable, TableEvent},
    known_tables::KnownTables,
    qr_code,
    server_address::{Invitation, ServerAddress},
};

/// The games that friends can play, by their names in records.
pub(crate) const GAMES: [&str; 2] = ["durak", "reversi"];

/// A request to a server about a table; the player waits for the answer.
#[derive(Resource)]
pub struct PendingOpening {
    server: ServerAddress,
    response: Box<dyn PendingResponse>,
}

/// Opens a table with these options on the server, and goes to it.
#[derive(Event, Clone, PartialEq, Debug)]
pub struct InviteFriends(pub TableOptions);

/// Goes to the table that a link or code names.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub struct JoinTable(pub Invitation);

/// Leaves the table for good: the player gives up the seat, and the table is forgotten.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeaveTable;

/// The answer of a server that knows the room.
#[derive(Deserialize)]
struct RoomAnswer {
    room: RoomId,
    #[serde(default)]
    code: Option<String>,
}

/// The answer of a server that refuses a request.
#[derive(Deserialize)]
struct RefusedAnswer {
    code: String,
    message: String,
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum OpeningError {
    /// The server cannot be reached.
    Unreachable,
    /// No table has this code.
    NoSuchCode,
    /// Too many codes were tried.
    TooFast,
    /// This is not a server for tables.
    NotAServer,
    /// The server's own reason.
    Refused(String),
}

impl OpeningError {
    /// The reason as a sentence.
    fn sentence(&self, language: &Language) -> String {
        let key = match self {
            OpeningError::Unreachable => "friends-unreachable",
            OpeningError::NoSuchCode => "friends-no-such-code",
            OpeningError::TooFast => "friends-too-fast",
            OpeningError::NotAServer => "friends-not-a-server",
            OpeningError::Refused(reason) => {
                return language.format("friends-refused", &[("reason", reason.as_str().into())]);
            }
        };
        language.text(key)
    }
}

/// Reads the answer to opening a table or looking up a code: the room, and the code of a new table.
fn read_answer(
    answer: Result<HttpResponse, NetworkError>,
) -> Result<(RoomId, Option<String>), OpeningError> {
    let response = answer.map_err(|_| OpeningError::Unreachable)?;
    if (200..300).contains(&response.status) {
        let answer: RoomAnswer =
            serde_json::from_str(&response.body).map_err(|_| OpeningError::NotAServer)?;
        return Ok((answer.room, answer.code));
    }
    let refused: RefusedAnswer =
        serde_json::from_str(&response.body).map_err(|_| OpeningError::NotAServer)?;
    Err(match &*refused.code {
        "no-such-code" => OpeningError::NoSuchCode,
        "too-fast" => OpeningError::TooFast,
        _ => OpeningError::Refused(refused.message),
    })
}

/// What is needed to go to a table.
#[derive(SystemParam)]
pub(crate) struct TableOpener<'w, 's> {
    commands: Commands<'w, 's>,
    known: ResMut<'w, KnownTables>,
    settings: Res<'w, Settings>,
    network: NetworkAccess<'w>,
    time: Res<'w, Time<Real>>,
    screen: ResMut<'w, NextState<Screen>>,
    menu: ResMut<'w, NextState<Menu>>,
    language: Res<'w, Language>,
    notices: MessageWriter<'w, ShowNotice>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl TableOpener<'_, '_> {
    /// Shows the page of tables.
    fn show_page(&mut self) {
        self.menu.set(Menu::None);
        self.screen.set(Screen::Tables);
        self.redraw.write(RequestRedraw);
    }

    /// The server to use; shows a notice if none is set.
    fn server(&mut self) -> Option<ServerAddress> {
        let server = ServerAddress::for_tables(&self.settings.table_server);
        if server.is_none() {
            self.notices.write(ShowNotice(self.language.text("friends-no-server")));
        }
        server
    }

    /// Sends a request about a table.
    fn send(&mut self, server: ServerAddress, url: String, body: Option<String>) {
        let response = self.network.request(HttpRequest { url, body });
        self.commands.insert_resource(PendingOpening { server, response });
    }

    /// Connects to a room that this device hosts, and sits down if the player has a name.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn join_hosted(&mut self, server: ServerAddress, room: &str) {
        self.known.host(&server, room);
        self.connect(server, room, None, true);
    }

    /// Shows a text for a moment.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn show_notice(&mut self, text: String) {
        self.notices.write(ShowNotice(text));
        self.redraw.write(RequestRedraw);
    }

    /// Connects to a room, as the table that the player is at. A `code` means that the player has
    /// just opened the table.
    fn join(&mut self, server: ServerAddress, room: &str, code: Option<String>) {
        let is_own = code.is_some();
        self.connect(server, room, code, is_own);
    }

    /// Connects to a room, as the table that the player is at. The player who has opened it also
    /// asks for a seat, if they have a name. In a browser, opens the link instead if the room is on
    /// another server, since a page may connect only to its own.
    fn connect(&mut self, server: ServerAddress, room: &str, code: Option<String>, is_own: bool) {
        #[cfg(target_arch = "wasm32")]
        if ServerAddress::built_in().is_some_and(|own| own != server) {
            kozyr_platform::browser::open(&server.link(room));
            return;
        }
        self.known.arrive(&server, room);
        let now = self.time.elapsed();
        let Some(mut table) = JoinedTable::new(&self.known, server, room, code, now) else {
            return;
        };
        if is_own && PlayerName::new(&self.known.name).is_ok() {
            table.request(SessionRequest::Sit { seat: None, name: self.known.name.clone() });
        }
        self.commands.insert_resource(table);
        self.commands.remove_resource::<PendingOpening>();
    }
}

/// Adds the requests to open and join tables.
pub(crate) fn plugin(app: &mut App) {
    app.add_observer(invite_friends);
    app.add_observer(join_table);
    app.add_observer(open_table);
    app.add_observer(open_picture);
    app.add_observer(invite_to_durak);
    app.add_observer(invite_to_reversi);
    app.add_observer(leave_table);
    app.add_systems(
        Update,
        finish_leaving.run_if(resource_exists::<JoinedTable>.and_then(on_message::<TableEvent>)),
    );
    app.add_systems(PostStartup, return_to_table);
    app.add_systems(PreUpdate, receive_answer.run_if(resource_exists::<PendingOpening>));
}

/// When the app starts, returns to the table where the player was in the middle of a match.
fn return_to_table(known: Res<KnownTables>, mut commands: Commands) {
    if let Some(table) = known.interrupted() {
        commands.trigger(JoinTable(Invitation::Link(table.link())));
    }
}

/// Asks the server to open a table.
fn invite_friends(event: On<InviteFriends>, mut opener: TableOpener) {
    opener.show_page();
    let Some(server) = opener.server() else { return };
    let body = serde_json::json!({ "options": event.0 }).to_string();
    let url = server.api("rooms");
    opener.send(server, url, Some(body));
}

/// Goes to the table of a link, or asks the server for the table with a code.
fn join_table(event: On<JoinTable>, mut opener: TableOpener) {
    opener.show_page();
    match &event.0 {
        Invitation::Link(TableLink { server: Some(server), room }) => {
            match ServerAddress::new(server) {
                Ok(server) => opener.join(server, room, None),
                Err(error) => _ = opener.notices.write(ShowNotice(error.to_string())),
            }
        }
        Invitation::Link(TableLink { server: None, room }) => {
            if let Some(server) = opener.server() {
                opener.join(server, room, None);
            }
        }
        Invitation::Code(letters) => {
            let Some(server) = opener.server() else { return };
            let url = server.api(&format!("codes/{letters}"));
            opener.send(server, url, None);
        }
    }
}

/// Opens a table with the rules of a new deal.
fn invite_to_durak(event: On<InviteToMatch<Durak>>, mut commands: Commands) {
    let kozyr_durak::Setup { players, rules, .. } = event.0;
    commands.trigger(InviteFriends(TableOptions::new(GameOptions::Durak { players, rules })));
}

/// Opens a table with the handicap of a new game; none if it starts from another position.
fn invite_to_reversi(event: On<InviteToMatch<Reversi>>, mut commands: Commands) {
    let handicap = (1..=4u8)
        .find(|&corners| kozyr_reversi::Setup::handicap(corners.into()) == event.0)
        .unwrap_or(0);
    commands.trigger(InviteFriends(TableOptions::new(GameOptions::Reversi { handicap })));
}

/// Goes to the table of a link that was opened.
fn open_table(event: On<OpenTable>, mut commands: Commands) {
    commands.trigger(JoinTable(Invitation::Link(event.0.clone())));
}

/// Goes to the table whose QR code a picture shows.
fn open_picture(
    event: On<OpenInvitationPicture>,
    language: Res<Language>,
    mut notices: MessageWriter<ShowNotice>,
    mut commands: Commands,
) {
    let texts = qr_code::read(&event.0);
    match texts.iter().find_map(|text| Invitation::parse(text)) {
        Some(invitation) => commands.trigger(JoinTable(invitation)),
        None => _ = notices.write(ShowNotice(language.text("friends-no-qr"))),
    }
}

/// Gives up the seat. The table is forgotten once the server has answered; at once if the player has no
/// seat, or no connection to give it up.
fn leave_table(
    _: On<LeaveTable>,
    commands: Commands,
    joined: Option<ResMut<JoinedTable>>,
    known: ResMut<KnownTables>,
) {
    if let Some(mut joined) = joined
        && !joined.leave()
    {
        forget_table(&joined, commands, known);
    }
}

/// Forgets the table that the player has left.
fn finish_leaving(
    mut events: MessageReader<TableEvent>,
    joined: Res<JoinedTable>,
    commands: Commands,
    known: ResMut<KnownTables>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if events.read().any(|TableEvent(event)| joined.has_left(event)) {
        forget_table(&joined, commands, known);
        redraw.write(RequestRedraw);
    }
}

/// Closes the connection to the table and forgets it.
fn forget_table(joined: &JoinedTable, mut commands: Commands, mut known: ResMut<KnownTables>) {
    known.forget(joined.server(), joined.room());
    commands.remove_resource::<JoinedTable>();
}

/// Goes to the table that the server has named, or shows why there is none.
fn receive_answer(mut pending: ResMut<PendingOpening>, mut opener: TableOpener) {
    let Some(answer) = pending.response.take() else { return };
    opener.redraw.write(RequestRedraw);
    match read_answer(answer) {
        Ok((room, code)) => opener.join(pending.server.clone(), room.as_str(), code),
        Err(error) => {
            opener.notices.write(ShowNotice(error.sentence(&opener.language)));
            opener.commands.remove_resource::<PendingOpening>();
        }
    }
}
