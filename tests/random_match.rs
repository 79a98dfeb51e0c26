//! A match for review with one random player.

use kozyr_core::game::Game;
use kozyr_core::{
    game::{Player, Record, Seed},
    opponent::{self, Budget},
};
use kozyr_features::game_ui::SetupOf;
use kozyr_features::review::Reviewable;
use rand::seq::IndexedRandom;

/// Returns a finished match between a random player in seat 0 and an opponent.
pub fn random_match<U: Reviewable>(
    setup: SetupOf<U>,
    seed: u64,
    opponent: &str,
) -> Record<U::Rules> {
    let players = vec![Player::Human, Player::Opponent(opponent.into())];
    let mut record = Record::<U::Rules>::new(setup, Seed::from(seed), players).unwrap();
    let mut rng = Seed::from(seed).derive("person", 0).rng();
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
