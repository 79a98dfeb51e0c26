//! Measurements with many clients. Run with `make server-load`.

use futures_util::SinkExt;
use kozyr_durak::{Deck, Rules};
use kozyr_rooms::{GameOptions, PhaseName, TableOptions};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::support::{
    http,
    player::{Player, Received, open},
    process::Process,
};

/// How many clients watch.
const SOCKETS: u64 = 10_000;

/// How many of them watch one room.
const SOCKETS_PER_ROOM: u64 = 50;

/// The most memory that one connection may take, in kilobytes.
const MAX_KB: u64 = 40;

const MANY: [&str; 6] = [
    "--message-rate=1000/s,1000",
    "--address-message-rate=100000/s,100000",
    "--room-rate=1000/s,1000",
    "--request-rate=100000/s,100000",
    "--max-connections-per-address=100000",
    "--idle-seconds=3600",
];

/// Needs 10 100 file descriptors in each of two processes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures"]
async fn ten_thousand_idle_sockets_take_little_memory_and_disturb_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start(&folder.path().join("tables.sqlite"), &MANY);
    let options = TableOptions::new(GameOptions::Reversi { handicap: 0 });
    let body = json!({ "options": options }).to_string();
    let before = server.memory_kb();
    let (mut rooms, mut sockets) = (Vec::new(), Vec::new());
    for number in 0..SOCKETS {
        if number % SOCKETS_PER_ROOM == 0 {
            let opened = http::post(server.address, "/api/rooms", &body).await.json();
            rooms.push(opened["room"].as_str().unwrap().to_owned());
        }

        let mut socket = open(server.address, rooms.last().unwrap()).await.unwrap();
        socket.send(Message::text(r#"{"type": "hello", "protocol": 1}"#)).await.unwrap();
        sockets.push(socket);
    }
    let opened = http::post(server.address, "/api/rooms", &body).await.json();
    let room = opened["room"].as_str().unwrap();
    let mut anna = Player::join(server.address, room, "Anna").await;
    while anna.client.seat().is_none() {
        let Received::Message(..) = anna.receive().await else { panic!("disconnected") };
        anna.act().await;
    }
    let mut boris = Player::join(server.address, room, "Boris").await;
    tokio::join!(anna.play(), boris.play());
    let memory = server.memory_kb();
    let each = (memory - before) as f64 / SOCKETS as f64;
    println!("{before} KB before, {memory} KB with {SOCKETS} sockets: {each:.1} KB each");
    assert!(each < MAX_KB as f64);
}

/// How many tables are played at.
const TABLES: usize = 1_000;

/// Brings a player to a turn of the match.
async fn begin_match(player: &mut Player) {
    while player.phase() != Some(PhaseName::Playing) {
        let Received::Message(..) = player.receive().await else { panic!("disconnected") };
        if player.phase() != Some(PhaseName::Playing) {
            player.act().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "measures"]
async fn seated_players_of_a_thousand_tables_take_little_memory() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start(&folder.path().join("tables.sqlite"), &MANY);
    let rules = Rules { deck: Deck::Cards36, ..Rules::throw_in() };
    let options = TableOptions::new(GameOptions::Durak { players: 2, rules });
    let body = json!({ "options": options }).to_string();
    let before = server.memory_kb();
    let mut players = Vec::new();
    for _ in 0..TABLES {
        let opened = http::post(server.address, "/api/rooms", &body).await.json();
        let room = opened["room"].as_str().unwrap();
        let mut anna = Player::join(server.address, room, "Anna").await;
        let mut boris = Player::join(server.address, room, "Boris").await;
        tokio::join!(begin_match(&mut anna), begin_match(&mut boris));
        players.push((anna, boris));
    }
    let memory = server.memory_kb();
    let each = (memory - before) as f64 / (2 * TABLES) as f64;
    println!("{before} KB before, {memory} KB with {TABLES} tables: {each:.1} KB for each player");
    assert!(each < MAX_KB as f64);
}
