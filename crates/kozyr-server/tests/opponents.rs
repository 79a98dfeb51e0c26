//! The threads of the computer opponents.

use std::{
    num::NonZeroUsize,
    sync::{Arc, mpsc::channel},
    time::Duration,
};

use kozyr_core::game::{Player, Record, Seat, Seed};
use kozyr_reversi::{Reversi, Setup};
use kozyr_rooms::GameRecord;
use kozyr_server::opponents::{Job, Opponents};

fn new_match() -> GameRecord {
    let players = vec![Player::Human, Player::Human];
    let record = Record::<Reversi>::new(Setup::default(), Seed::new([1; 32]), players).unwrap();
    GameRecord::try_from(record.to_json()).unwrap()
}

#[test]
fn decisions_are_made_in_order_without_those_that_were_stopped() {
    let limit = Duration::from_secs(20);
    let pool = Opponents::start(NonZeroUsize::MIN, limit, Arc::default()).unwrap();
    let (sender, receiver) = channel();
    for (number, opponent) in
        ["random", "novice", "no-such-opponent", "novice", "professional"].into_iter().enumerate()
    {
        let stop = pool.stop_token();
        if number == 3 {
            stop.request_stop();
        }
        let sender = sender.clone();
        pool.submit(Job {
            record: new_match(),
            seat: Seat::new(0),
            opponent: opponent.into(),
            stop,
            answer: Box::new(move |action| sender.send((number, action)).unwrap()),
        });
    }
    drop(sender);
    let answers: Vec<(usize, String)> = receiver.iter().collect();
    let numbers: Vec<usize> = answers.iter().map(|(number, _)| *number).collect();
    assert_eq!(numbers, [0, 1, 2, 4]);
    let legal = new_match().legal_actions();
    assert!(answers.iter().all(|(_, action)| legal.contains(action)));
}
