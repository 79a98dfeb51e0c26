//! The minds that play Reversi.

mod appraisal;
mod ply;
mod random;

use crate::opponent::{Opponent, OpponentError, Overrides, Registration, Roster};

pub use ply::{MAX_PLIES, Novice, Ply, Professional};
pub use random::Random;

use super::Reversi;

impl Roster for Reversi {
    fn roster() -> &'static [Registration<Self>] {
        &[
            Registration { name: "random", make: plain::<Random> },
            Registration { name: "novice", make: plain::<Novice> },
            Registration { name: "professional", make: plain::<Professional> },
            Registration { name: "ply-3", make: ply::<3> },
            Registration { name: "ply-4", make: ply::<4> },
            Registration { name: "ply-5", make: ply::<5> },
            Registration { name: "ply-6", make: ply::<6> },
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
