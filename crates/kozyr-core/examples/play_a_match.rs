//! Plays a match between opponents and prints its record: `play_a_match [SEED] [NAME] [NAME] …`.
//!
//! The same seed and the same names always give the same match.

#![expect(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "an example prints its results"
)]

use std::{env, error::Error};

use kozyr_core::{
    game::{Game, Player, Record, Seed},
    opponent::{Budget, make_opponent},
};
use kozyr_durak::{Durak, Rules, Setup};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let seed = arguments.next().and_then(|seed| seed.parse().ok()).unwrap_or(1_u64);
    let mut names: Vec<String> = arguments.collect();
    if names.len() < 2 {
        names = vec!["greedy".into(), "potential".into(), "master-1".into()];
    }
    print!("{}", play(seed, &names)?);
    Ok(())
}

/// Plays a deal to its end and returns its record as JSON.
fn play(seed: u64, names: &[String]) -> Result<String, Box<dyn Error>> {
    let setup = Setup::new(names.len(), Rules::throw_in());
    let players = names.iter().cloned().map(Player::from).collect();
    let mut record = Record::<Durak>::new(setup, Seed::from(seed), players)?;
    let opponents =
        names.iter().map(|name| make_opponent::<Durak>(name)).collect::<Result<Vec<_>, _>>()?;

    while let Some((seat, _)) = record.to_act() {
        // An opponent sees what its seat may know, and never the game itself.
        let view = record.game().view(seat);
        let rng = &mut record.decision_rng();
        let decision = opponents[seat.index()].decide(view, &Budget::default(), rng);
        record.play(decision.action)?;
    }
    Ok(record.to_json())
}

#[test]
fn a_seed_gives_the_same_match_again() -> Result<(), Box<dyn Error>> {
    let names = ["lowest".to_owned(), "fuzzy".to_owned()];
    let json = play(5, &names)?;
    assert_eq!(play(5, &names)?, json);
    assert!(Record::<Durak>::from_json(&json)?.outcome().is_some());
    Ok(())
}
