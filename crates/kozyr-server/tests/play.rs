//! People and computers play whole matches over WebSockets.

use std::num::NonZeroUsize;

use kozyr_core::game::Seat;
use kozyr_durak::{Deck, Rules};
use kozyr_rooms::{ClientMessage, GameOptions, ServerMessage, TableOptions};
use kozyr_server::settings::Settings;

use crate::support::{player::Player, server::TestServer};

/// The names of the players in a record.
fn names(record: &serde_json::Value) -> Vec<String> {
    record["names"].as_array().unwrap().iter().map(|it| it.as_str().unwrap().into()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_a_whole_deal() {
    let server = TestServer::start().await;
    let rules = Rules { deck: Deck::Cards24, ..Rules::throw_in() };
    let options = TableOptions::new(GameOptions::Durak { players: 2, rules });
    let opened = server.open_room(&options).await;
    let room = opened["room"].as_str().unwrap();

    let mut anna = Player::join(server.address, room, "Anna").await;
    anna.until(|message| matches!(message, ServerMessage::Welcome { .. })).await;
    anna.act().await;
    anna.until(|message| matches!(message, ServerMessage::Ack { .. })).await;
    let mut boris = Player::join(server.address, room, "Boris").await;
    tokio::join!(anna.play(), boris.play());

    let record = anna.record().unwrap();
    assert_eq!(record, boris.record().unwrap());
    assert_eq!(names(record), ["Anna", "Boris"]);
    assert_eq!(record["shuffle"]["people"].as_array().unwrap().len(), 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_plays_against_three_computers() {
    let server = TestServer::start().await;
    let rules = Rules { deck: Deck::Cards24, ..Rules::throw_in() };
    let options = TableOptions::new(GameOptions::Durak { players: 4, rules });
    let room = server.open_room(&options).await["room"].as_str().unwrap().to_owned();
    let mut anna = Player::join(server.address, &room, "Anna").await;
    anna.until(|message| matches!(message, ServerMessage::Welcome { .. })).await;
    anna.act().await;
    anna.until(|message| matches!(message, ServerMessage::Ack { .. })).await;
    for (seat, opponent) in [(1, "potential"), (2, "random"), (3, "lowest")] {
        let message =
            ClientMessage::Fill { seat: Seat::new(seat), opponent: Some(opponent.into()) };
        anna.request(message).await;
        anna.until(|message| matches!(message, ServerMessage::Ack { .. })).await;
    }
    anna.act().await;
    anna.play().await;
    let players = anna.record().unwrap()["players"].clone();
    assert_eq!(players.as_array().unwrap().len(), 4);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn computers_of_many_tables_share_one_thread() {
    let settings = Settings { opponent_threads: NonZeroUsize::MIN, ..Settings::default() };
    let server = TestServer::with_settings(settings).await;
    let mut matches = Vec::new();
    for _ in 0..6 {
        let room = server.open_reversi().await;
        let mut anna = Player::join(server.address, &room, "Anna").await;
        matches.push(tokio::spawn(async move {
            anna.until(|message| matches!(message, ServerMessage::Welcome { .. })).await;
            anna.act().await;
            anna.until(|message| matches!(message, ServerMessage::Ack { .. })).await;
            let opponent = Some("novice".into());
            anna.request(ClientMessage::Fill { seat: Seat::new(1), opponent }).await;
            anna.until(|message| matches!(message, ServerMessage::Ack { .. })).await;
            anna.act().await;
            anna.play().await;
        }));
    }
    for playing in matches {
        playing.await.unwrap();
    }
}

/// The newest connection of a seat plays, and the older ones say so.
#[tokio::test]
async fn a_player_can_connect_again_and_again() {
    let server = TestServer::start().await;
    let room = server.open_reversi().await;
    let mut anna = Player::join(server.address, &room, "Anna").await;
    anna.until(|message| matches!(message, ServerMessage::Welcome { .. })).await;
    anna.act().await;
    anna.until(|message| matches!(message, ServerMessage::Ack { .. })).await;
    for _ in 0..30 {
        let mut again = Player::join_as(server.address, &room, "Anna", anna.token).await;
        again.until(|message| matches!(message, ServerMessage::Welcome { .. })).await;
        assert_eq!(again.client.seat(), Some(Seat::new(0)));
        anna.until(|message| matches!(message, ServerMessage::Unseated { .. })).await;
        anna = again;
    }
}
