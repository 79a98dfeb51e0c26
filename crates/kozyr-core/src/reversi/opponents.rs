//! The minds that play Reversi.

mod appraisal;
mod engine;
mod ply;
mod random;
mod tree;

use crate::opponent::{Opponent, OpponentError, Overrides, Registration, Roster};

pub use engine::Searcher;
pub use ply::{MAX_PLIES, Novice, Ply, Professional};
pub use random::Random;
pub use tree::tree_of;

use super::{Reversi, engine::Level};

impl Roster for Reversi {
    fn roster() -> &'static [Registration<Self>] {
        &[
            Registration { name: "random", make: plain::<Random>, parameters: &[] },
            Registration { name: "novice", make: plain::<Novice>, parameters: &[] },
            Registration { name: "professional", make: plain::<Professional>, parameters: &[] },
            Registration { name: "ply-3", make: ply::<3>, parameters: &[] },
            Registration { name: "ply-4", make: ply::<4>, parameters: &[] },
            Registration { name: "ply-5", make: ply::<5>, parameters: &[] },
            Registration { name: "ply-6", make: ply::<6>, parameters: &[] },
            Registration { name: "engine-1", make: engine::<1>, parameters: &[] },
            Registration { name: "engine-2", make: engine::<2>, parameters: &[] },
            Registration { name: "engine-3", make: engine::<3>, parameters: &[] },
            Registration { name: "engine-4", make: engine::<4>, parameters: &[] },
            Registration { name: "engine-5", make: engine::<5>, parameters: &[] },
            Registration { name: "engine-6", make: engine::<6>, parameters: &[] },
            Registration { name: "engine-7", make: engine::<7>, parameters: &[] },
            Registration { name: "engine-8", make: engine::<8>, parameters: &[] },
            Registration { name: "engine-9", make: engine::<9>, parameters: &[] },
            Registration { name: "engine-10", make: engine::<10>, parameters: &[] },
            Registration { name: "engine-11", make: engine::<11>, parameters: &[] },
            Registration { name: "engine-12", make: engine::<12>, parameters: &[] },
            Registration { name: "engine-perfect", make: perfect, parameters: &[] },
        ]
    }
}

type Made = Result<Box<dyn Opponent<Reversi>>, OpponentError>;

/// A mind without parameters.
fn plain<O: Opponent<Reversi> + Default + 'static>(overrides: &Overrides) -> Made {
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
