//! The accuracy of decisions, as found by a review.

use serde::{Deserialize, Serialize};

/// The accuracy of one side's decisions in a game, as judged by the strongest opponent.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Accuracy {
    /// Number of decisions.
    pub decisions: u32,
    /// Number of decisions that were as good as any.
    pub best: u32,
    /// Total loss of the other decisions, in the game's own unit: discs, or probabilities from 0 to
    /// 1.
    pub lost: f64,
}

impl Accuracy {
    /// Returns the share of decisions that were as good as any, 0 to 1; `None` without decisions.
    pub fn share(&self) -> Option<f64> {
        (self.decisions > 0).then(|| f64::from(self.best) / f64::from(self.decisions))
    }
}

impl std::iter::Sum for Accuracy {
    /// Adds up each field; all are 0 for none.
    fn sum<I: Iterator<Item = Self>>(accuracies: I) -> Self {
        accuracies.fold(Accuracy::default(), |sum, accuracy| Accuracy {
            decisions: sum.decisions + accuracy.decisions,
            best: sum.best + accuracy.best,
            lost: sum.lost + accuracy.lost,
        })
    }
}
