//! Playing with friends, on a server in memory.

use bevy::prelude::*;
use kozyr_core::game::Seat;
use kozyr_platform::{network::CurrentNetwork, screen::Screen};
use kozyr_rooms::{ClientMessage, GameOptions, PlayerInfo, Reaction, TableOptions};
use kozyr_tables::{
    hosting_status::{HostedHere, HostedNearby, HostingStatus},
    joined_table::JoinedTable,
    known_tables::KnownTables,
    matches::ShowMatch,
    opening::InviteFriends,
};
use kozyr_ui::settings::Settings;

use super::go_to_screen;
use crate::harness::{FAKE_SERVER, FakeServer};

/// The server of the tour.
#[derive(Resource, Clone)]
struct TourServer(FakeServer);

/// Shows the entrance, without known tables or a name.
pub(crate) fn show_entrance(world: &mut World) {
    world.remove_resource::<JoinedTable>();
    *world.resource_mut::<KnownTables>() = KnownTables::default();
    go_to_screen(world, Screen::Tables);
}

/// Shows tables nearby, one of another version of the app.
pub(crate) fn show_nearby(world: &mut World) {
    let table = |host: &str, game: &str, is_compatible| HostedNearby {
        url: "http://192.168.1.7:47860".into(),
        room: "nearby".into(),
        host: host.into(),
        game: game.into(),
        is_compatible,
    };
    let mut status = world.resource_mut::<HostingStatus>();
    status.is_searching = true;
    status.nearby = vec![table("Борис", "durak", true), table("Clara", "reversi", false)];
}

/// Shows the table as one on this device, with every note about the network.
pub(crate) fn host(world: &mut World) {
    let room = world.resource::<JoinedTable>().room().to_owned();
    let link = |address: &str| format!("http://{address}:47860/#table/{room}");
    let links = vec![link("192.168.1.7"), link("172.17.0.1")];
    let hosted = HostedHere { room: room.clone(), links, has_page: false, is_announced: false };
    world.resource_mut::<HostingStatus>().table = Some(hosted);
}

/// Opens a table for three players.
pub(crate) fn invite(world: &mut World) {
    let rules = kozyr_durak::Rules::default();
    open_table(world, FakeServer::default(), GameOptions::Durak { players: 3, rules });
}

/// Opens a table for Reversi.
pub(crate) fn invite_to_reversi(world: &mut World) {
    open_table(world, FakeServer::second(), GameOptions::Reversi { handicap: 0 });
}

/// Opens a table on a server.
fn open_table(world: &mut World, server: FakeServer, game: GameOptions) {
    world.insert_resource(CurrentNetwork(Box::new(server.clone())));
    world.insert_resource(TourServer(server));
    world.resource_mut::<KnownTables>().name = "Anna".into();
    // Without the protocol, as players type it.
    let address = FAKE_SERVER.trim_start_matches("https://");
    world.resource_mut::<Settings>().table_server = address.into();
    world.trigger(InviteFriends(TableOptions::new(game)));
}

/// Another person takes a seat.
pub(crate) fn seat_guest(world: &mut World) {
    world.resource_mut::<HostingStatus>().table = None;
    world.resource::<TourServer>().0.seat_guest("Борис");
}

/// Puts a computer opponent on each open seat, and starts.
pub(crate) fn start(world: &mut World) {
    let Some(mut joined) = world.get_resource_mut::<JoinedTable>() else { return };
    let seats = joined.table().map_or(Vec::new(), |table| table.seats.clone());
    for (seat, info) in Seat::all(seats.len()).zip(seats) {
        if info.player == (PlayerInfo::Open {}) {
            joined.ask(ClientMessage::Fill { seat, opponent: Some("potential".into()) });
        }
    }
    joined.ask(ClientMessage::Start {});
}

/// Shows the match, and a reaction of the other person.
pub(crate) fn react(world: &mut World) {
    let server = world.resource::<TourServer>().0.clone();
    server.react_as_guest(Reaction::GoodLuck);
    world.trigger(ShowMatch { from_start: false });
}

/// The other person asks to take a move back. In Durak the cards decide whether that is possible.
pub(crate) fn ask_to_take_back(world: &mut World) {
    world.resource::<TourServer>().0.ask_to_take_back_as_guest();
}

/// Another device asks for the player's seat, which goes before the other question.
pub(crate) fn ask_for_seat(world: &mut World) {
    let Some(seat) = world.get_resource::<JoinedTable>().and_then(JoinedTable::seat) else {
        return;
    };
    world.resource::<TourServer>().0.ask_for_seat(seat);
}

/// Loses the connection.
pub(crate) fn lose_connection(world: &mut World) {
    world.resource::<TourServer>().0.set_down(true);
}

/// Shows the seats during the match, without the connection.
pub(crate) fn show_seats(world: &mut World) {
    go_to_screen(world, Screen::Tables);
}

/// Connects again, and shows the end of the match, which went on meanwhile.
pub(crate) fn end_match(world: &mut World) {
    let server = world.resource::<TourServer>().0.clone();
    server.set_down(false);
    server.play_to_end();
    if let Some(mut joined) = world.get_resource_mut::<JoinedTable>() {
        joined.reconnect();
    }
    world.trigger(ShowMatch { from_start: false });
}

/// Shows the proof of the shuffle on the page of the seats.
pub(crate) fn show_proof(world: &mut World) {
    kozyr_tables::open_shuffle_proof(world);
}

/// Leaves the table, which stays in the list of the player's tables.
pub(crate) fn leave(world: &mut World) {
    world.remove_resource::<JoinedTable>();
    go_to_screen(world, Screen::Tables);
}
