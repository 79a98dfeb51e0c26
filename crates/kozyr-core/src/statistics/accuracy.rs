//! How well somebody decided, as a review found.

use serde::{Deserialize, Serialize};

/// What the strongest opponent of a game found about one side's decisions in one game.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Accuracy {
    /// How many decisions there were.
    pub decisions: u32,
    /// How many of them were as good as any.
    pub best: u32,
    /// How much the others lost in all, in the game's own unit: discs, or chances from 0 to 1.
    pub lost: f64,
}

impl Accuracy {
    /// The share of decisions that were as good as any, 0 to 1; `None` without decisions.
    pub fn share(&self) -> Option<f64> {
        (self.decisions > 0).then(|| f64::from(self.best) / f64::from(self.decisions))
    }
}

impl std::iter::Sum for Accuracy {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Accuracy::default(), |sum, one| Accuracy {
            decisions: sum.decisions + one.decisions,
            best: sum.best + one.best,
            lost: sum.lost + one.lost,
        })
    }
}
