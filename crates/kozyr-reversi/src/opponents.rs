//! The opponents that play Reversi.

mod engine;
mod fixed_ply;
mod gain_tree;
mod move_gain;
mod random;

use std::time::Duration;

use kozyr_core::opponent::{
    MakeOpponent, Opponent, OpponentError, Overrides, Registration, Roster,
};

pub use engine::Searcher;
pub use fixed_ply::{MAX_PLIES, Novice, Ply, Professional};
pub use gain_tree::tree_of;
pub use random::Random;

use super::{engine::Level, game::Reversi};

/// An opponent without parameters, with its time limit in seconds.
///
/// A desktop's core takes 0.02 s for the longest moves of `engine-10`, 1.1 s for those of
/// `engine-12`, and about a minute for those of `engine-perfect`.
const fn plain(
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
    plain("random", without_parameters::<Random>, 1),
    plain("novice", without_parameters::<Novice>, 1),
    plain("professional", without_parameters::<Professional>, 1),
    plain("ply-3", ply::<3>, 1),
    plain("ply-4", ply::<4>, 2),
    plain("ply-5", ply::<5>, 5),
    plain("ply-6", ply::<6>, 10),
    plain("engine-1", engine::<1>, 2),
    plain("engine-2", engine::<2>, 2),
    plain("engine-3", engine::<3>, 2),
    plain("engine-4", engine::<4>, 2),
    plain("engine-5", engine::<5>, 2),
    plain("engine-6", engine::<6>, 2),
    plain("engine-7", engine::<7>, 2),
    plain("engine-8", engine::<8>, 5),
    plain("engine-9", engine::<9>, 5),
    plain("engine-10", engine::<10>, 5),
    plain("engine-11", engine::<11>, 10),
    plain("engine-12", engine::<12>, 20),
    plain("engine-perfect", perfect, 300),
];

type Made = Result<Box<dyn Opponent<Reversi>>, OpponentError>;

/// Makes an opponent without parameters.
fn without_parameters<O: Opponent<Reversi> + Default + 'static>(overrides: &Overrides) -> Made {
    overrides.none()?;
    Ok(Box::new(O::default()))
}

fn ply<const PLIES: u32>(overrides: &Overrides) -> Made {
    overrides.none()?;
    Ok(Box::new(Ply::new(PLIES)))
}

fn engine<const LEVEL: u32>(overrides: &Overrides) -> Made {
    overrides.none()?;
    Ok(Box::new(Searcher::new(Level::number(LEVEL))))
}

fn perfect(overrides: &Overrides) -> Made {
    overrides.none()?;
    Ok(Box::new(Searcher::new(Level::perfect())))
}
