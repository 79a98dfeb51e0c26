//! People and computers play whole matches over WebSockets.

use kozyr_durak::{Deck, Rules};
use kozyr_rooms::{GameOptions, ServerMessage, TableOptions};

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
