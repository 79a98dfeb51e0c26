//! The candidate actions of a search.

use super::position::SeatResult;
use crate::{action::Action, card::Card, card_set::CardSet, phase::Phase, view::View};

/// A half point, in the unit of results: hundredths of half points.
pub(super) const HALF_POINT: u64 = 100;
/// The result of a won deal.
pub(super) const WIN_POINTS: u64 = 2 * HALF_POINT;

/// An action and what the search knows about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionCandidate {
    /// The action.
    pub action: Action,
    /// The result under perfect play, if known.
    pub proven_result: Option<SeatResult>,
    /// The result in each world, from the first on, in hundredths of half points.
    pub(super) results: Vec<u8>,
    /// The sum of the results.
    pub(super) points: u64,
    /// Whether the search still considers the candidate.
    pub(super) is_open: bool,
}

impl ActionCandidate {
    /// A candidate without results.
    pub(super) fn new(action: Action) -> Self {
        ActionCandidate {
            action,
            proven_result: None,
            results: Vec::new(),
            points: 0,
            is_open: true,
        }
    }

    /// Returns how many worlds the candidate was tried in. All candidates are tried in the same
    /// worlds, from the first on, until they are dropped.
    pub fn worlds(&self) -> u64 {
        self.results.len() as u64
    }

    /// The probability of not being the fool, with a draw counted half. This is exact if there is a
    /// proven result, else the mean result of playouts or value networks. `None` if the action was
    /// never tried.
    pub fn chance(&self) -> Option<f64> {
        match self.proven_result {
            Some(result) => Some(result.chance()),
            None => self.sampled_chance(),
        }
    }

    /// The mean result of playouts against fallible players, or of the value networks that replace
    /// them, 0 to 1; `None` if the action was never tried.
    pub fn sampled_chance(&self) -> Option<f64> {
        (!self.results.is_empty()).then(|| self.points as f64 / (WIN_POINTS * self.worlds()) as f64)
    }

    /// Returns how much lower the [`chance`](Self::chance) of this candidate is than another's.
    /// This is exact if both have proven results, else the mean difference over common worlds less
    /// its standard error. Never negative; 0 without common worlds.
    pub fn loss_to(&self, other: &ActionCandidate) -> f64 {
        if let (Some(own), Some(theirs)) = (self.proven_result, other.proven_result) {
            return (theirs.chance() - own.chance()).max(0.0);
        }
        let PairedDifferences { count, sum, squares } = PairedDifferences::of(other, self);
        if count == 0 {
            return 0.0;
        }
        let (count, mean) = (count as f64, sum as f64 / count as f64);
        let error = ((squares as f64 / count - mean * mean).max(0.0) / count).sqrt();
        ((mean - error) / WIN_POINTS as f64).max(0.0)
    }

    /// Returns how much higher the [`chance`](Self::chance) of this candidate is than another's,
    /// over common worlds, and the standard error of the difference. The error is 0 for proven
    /// results and without common worlds. `None` if one of the two has no chance yet.
    pub fn lead_over(&self, other: &ActionCandidate) -> Option<[f64; 2]> {
        if let (Some(own), Some(theirs)) = (self.proven_result, other.proven_result) {
            return Some([own.chance() - theirs.chance(), 0.0]);
        }
        let PairedDifferences { count, sum, squares } = PairedDifferences::of(self, other);
        if count == 0 {
            return Some([self.chance()? - other.chance()?, 0.0]);
        }
        let (count, mean) = (count as f64, sum as f64 / count as f64);
        let error = ((squares as f64 / count - mean * mean).max(0.0) / count).sqrt();
        Some([mean / WIN_POINTS as f64, error / WIN_POINTS as f64])
    }

    /// Records the result in the next world, in hundredths of half points.
    pub(super) fn add_result(&mut self, points: u64) {
        self.results.push(points as u8);
        self.points += points;
    }

    /// Whether this candidate ranks above another: proven wins first, then unproven candidates,
    /// then proven draws, then proven losses. Ties go to the one tried in more worlds, then to the
    /// one with more points.
    pub(super) fn is_better_than(&self, other: &ActionCandidate) -> bool {
        let order = |candidate: &ActionCandidate| {
            let proof = match candidate.proven_result {
                Some(SeatResult::Won) => 2,
                None => 1,
                Some(_) => 0,
            };
            (proof, candidate.proven_result, candidate.results.len(), candidate.points)
        };
        order(self) > order(other)
    }

    /// Whether the mean result of this candidate is greater than another's by more than 2.5
    /// standard errors of the paired difference.
    pub(super) fn is_significantly_better_than(&self, other: &ActionCandidate) -> bool {
        let PairedDifferences { count, sum, squares } = PairedDifferences::of(self, other);
        // With S = sum, Q = squares, n = count: S ∕ n > z √((Q ∕ n − (S ∕ n)²) ∕ n), z² = 25 ∕ 4.
        sum > 0 && 4 * sum * sum * count > 25 * (squares * count - sum * sum)
    }
}

/// Sums over the differences between the results of two candidates in common worlds.
struct PairedDifferences {
    count: i64,
    sum: i64,
    squares: i64,
}

impl PairedDifferences {
    /// The sums over `first − second`, in the worlds where both were tried.
    fn of(first: &ActionCandidate, second: &ActionCandidate) -> Self {
        let mut sums = PairedDifferences { count: 0, sum: 0, squares: 0 };
        for (&first, &second) in first.results.iter().zip(&second.results) {
            let difference = i64::from(first) - i64::from(second);
            sums.count += 1;
            sums.sum += difference;
            sums.squares += difference * difference;
        }
        sums
    }
}

/// Returns the legal actions worth considering for the seat that owns the view.
///
/// The order of beating attacks doesn't matter, so the only beats listed are those of the attack
/// that the fewest cards of the hand beat. If some attack can't be beaten, no beat is listed.
pub(super) fn candidate_actions(view: View<'_>) -> Vec<Action> {
    let mut actions = view.legal_actions();
    if view.phase() == Phase::Defend {
        let cards_beating =
            |attack: &Card| (view.hand() & CardSet::beating(*attack, view.trump())).len();
        let hardest = view.open_attacks().iter().min_by_key(cards_beating);
        let hardest = hardest.filter(|attack| cards_beating(attack) > 0);
        actions.retain(|action| match action {
            Action::Beat { attack, .. } => Some(*attack) == hardest,
            _ => true,
        });
    }
    actions
}
