//! The computer opponents for Reversi.

mod engine;
mod fixed_ply;
mod gain_tree;
mod move_gain;
mod random;

use std::time::Duration;

use kozyr_core::opponent::{
    MakeOpponent, Opponent, OpponentError, Overrides, Registration, Roster,
};

pub use engine::{EngineOpponent, ScoredMove, contrast, fact_effect, paired_continuations};
pub use fixed_ply::{FixedPlyOpponent, MAX_PLIES, Novice, Professional};
pub use gain_tree::gain_tree;
pub use random::RandomOpponent;

use super::{engine::Level, game::Reversi};

/// Registers an opponent without parameters, with its time limit in seconds.
///
/// On one desktop core, the longest moves take 0.02 s for `engine-10`, 1.1 s for `engine-12`, and
/// about a minute for `engine-perfect`.
const fn registration(
    name: &'static str,
    make: MakeOpponent<Reversi>,
    seconds: u64,
) -> Registration<Reversi> {
    Registration { name, make, parameters: &[], time_limit: Duration::from_secs(seconds) }
}

impl Roster for Reversi {
    type Opponent = dyn Opponent<Reversi>;

    fn roster() -> &'static [Registration<Self>] {
        OPPONENTS
    }
}

/// All opponents, weakest families first.
const OPPONENTS: &[Registration<Reversi>] = &[
    registration("random", without_parameters::<RandomOpponent>, 1),
    registration("novice", without_parameters::<Novice>, 1),
    registration("professional", without_parameters::<Professional>, 1),
    registration("ply-3", ply::<3>, 1),
    registration("ply-4", ply::<4>, 2),
    registration("ply-5", ply::<5>, 5),
    registration("ply-6", ply::<6>, 10),
    registration("engine-1", engine::<1>, 2),
    registration("engine-2", engine::<2>, 2),
    registration("engine-3", engine::<3>, 2),
    registration("engine-4", engine::<4>, 2),
    registration("engine-5", engine::<5>, 2),
    registration("engine-6", engine::<6>, 2),
    registration("engine-7", engine::<7>, 2),
    registration("engine-8", engine::<8>, 5),
    registration("engine-9", engine::<9>, 5),
    registration("engine-10", engine::<10>, 5),
    registration("engine-11", engine::<11>, 10),
    registration("engine-12", engine::<12>, 20),
    registration("engine-perfect", perfect, 300),
];

type MakeResult = Result<Box<dyn Opponent<Reversi>>, OpponentError>;

/// Creates an opponent without parameters.
fn without_parameters<O: Opponent<Reversi> + Default + 'static>(
    overrides: &Overrides,
) -> MakeResult {
    overrides.ensure_empty()?;
    Ok(Box::new(O::default()))
}

/// Creates an opponent that searches to a fixed depth; an error if there are any overrides.
fn ply<const PLIES: u32>(overrides: &Overrides) -> MakeResult {
    overrides.ensure_empty()?;
    Ok(Box::new(FixedPlyOpponent::new(PLIES)))
}

/// Creates an engine opponent of a level; an error if there are any overrides.
fn engine<const LEVEL: u32>(overrides: &Overrides) -> MakeResult {
    overrides.ensure_empty()?;
    Ok(Box::new(EngineOpponent::new(Level::from_number(LEVEL))))
}

/// Creates an engine opponent with perfect endgames; an error if there are any overrides.
fn perfect(overrides: &Overrides) -> MakeResult {
    overrides.ensure_empty()?;
    Ok(Box::new(EngineOpponent::new(Level::perfect())))
}
