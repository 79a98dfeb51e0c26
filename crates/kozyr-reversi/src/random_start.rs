//! Starts drawn by lot, so that no game can be learned by heart.

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

/// So many plies are drawn.
pub const RANDOM_START_PLIES: usize = 6;
/// Starts in which one side is ahead by more discs than that are drawn again.
const MAX_IMBALANCE_DISCS: i32 = 2;
/// How they are judged. A seed draws the same start as long as the weights are the same; a record holds the
/// start itself.
const BALANCE_LIMITS: SearchLimits =
    SearchLimits { depth: 4, exact_empties: 11, certainty: EXACT_CERTAINTY, max_nodes: 10_000_000 };
const SEARCH_OPTIONS: SearchOptions = SearchOptions::ORIGINAL;
/// The size of its table, as a power of two.
const TABLE_BITS: u32 = 12;
/// After so many draws the next one is taken as it is; more than one in four is even.
const MAX_ATTEMPTS: u64 = 100;

/// The usual start after six plies that the seed draws by lot, with nothing gained for either
/// side as far as a short search sees.
pub fn random_start(seed: &Seed) -> Setup {
    let mut engine =
        Engine::with_options(Weights::builtin(), TABLE_BITS, SEARCH_OPTIONS, &Deadline::never());
    let mut is_even = |start: &Position| {
        engine.search(start.board, &BALANCE_LIMITS, &|| false).score.abs() <= MAX_IMBALANCE_DISCS
    };
    let drawn = |number| random_position(&seed.derive("start", number));
    let start =
        (0..MAX_ATTEMPTS).map(drawn).find(&mut is_even).unwrap_or_else(|| drawn(MAX_ATTEMPTS));
    Setup { start }
}

/// The position after the plies that a seed draws, each placement as likely as any other.
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
