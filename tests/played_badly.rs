//! A match to be reviewed: one of the two plays at random.

use kozyr::features::review::Reviewable;
use kozyr_core::{
    game::{Player, Record, Seed},
    opponent::{self, Budget},
};
use rand::seq::IndexedRandom;

/// A match that is over, of somebody who plays at random.
pub fn played_badly<G: Reviewable>(setup: G::Setup, number: u64, opponent: &str) -> Record<G> {
    let players = vec![Player::Human, Player::Opponent(opponent.into())];
    let mut record = Record::<G>::new(setup, Seed::from(number), players).unwrap();
    let mut rng = Seed::from(number).derive("person", 0).rng();
    while let Some((seat, player)) = record.to_act() {
        let action = match player {
            Player::Human => *record.game().legal_actions().choose(&mut rng).unwrap(),
            Player::Opponent(name) => {
                let name = name.clone();
                opponent::decide(&record, seat, &name, &Budget::default()).unwrap().action
            }
        };
        record.play(action).unwrap();
    }
    record
}
