//! Random balanced starts (similar to XOT), which make memorized openings useless.

use rand::RngExt;

use super::{
    engine::{EXACT_CERTAINTY, Engine, SearchLimits, SearchOptions, Weights},
    game::Reversi,
    position::Position,
    setup::Setup,
};
use kozyr_core::{
    game::{Game, Seed},
    opponent::Deadline,
};

/// The number of random plies.
pub const RANDOM_START_PLIES: usize = 6;
/// The largest disc difference that counts as balanced; other starts are rejected.
const MAX_IMBALANCE_DISCS: i32 = 2;
/// The search that judges the balance. A seed gives the same start as long as the weights stay the
/// same; a record stores the start itself.
const BALANCE_LIMITS: SearchLimits =
    SearchLimits { depth: 4, exact_empties: 11, certainty: EXACT_CERTAINTY, max_nodes: 10_000_000 };
const SEARCH_OPTIONS: SearchOptions = SearchOptions::ORIGINAL;
/// The binary logarithm of the number of transposition table entries.
const TABLE_BITS: u32 = 12;
/// The number of starts to try before accepting one unchecked. More than one in four is balanced.
const MAX_ATTEMPTS: u64 = 100;

/// The initial position followed by six random plies, chosen so that a short search finds it
/// balanced, within two discs. The seed and the built-in weights determine the result.
pub fn random_start(seed: &Seed) -> Setup {
    let mut engine =
        Engine::with_options(Weights::builtin(), TABLE_BITS, SEARCH_OPTIONS, &Deadline::never());
    let mut is_balanced = |start: &Position| {
        engine.search(start.board, &BALANCE_LIMITS, &|| false).score.abs() <= MAX_IMBALANCE_DISCS
    };
    let candidate = |number| random_position(&seed.derive("start", number));
    let start = (0..MAX_ATTEMPTS)
        .map(candidate)
        .find(&mut is_balanced)
        .unwrap_or_else(|| candidate(MAX_ATTEMPTS));
    Setup { start }
}

/// The position after random plies, with all moves equally likely.
fn random_position(seed: &Seed) -> Position {
    let mut rng = seed.rng();
    let mut game = Reversi::new(&Setup::default(), seed).expect("the usual start is allowed");
    for _ in 0..RANDOM_START_PLIES {
        let legal = game.legal_actions();
        let action = legal[rng.random_range(..legal.len())];
        game.play(action).expect("the action is one of the legal ones");
    }
    game.position()
}
