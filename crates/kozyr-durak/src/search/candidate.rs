//! The actions that are weighed.

use super::position::SeatResult;
use crate::{action::Action, card::Card, card_set::CardSet, phase::Phase, view::View};

/// Results are counted in hundredths of half points.
pub(super) const HALF_POINT: u64 = 100;
/// A won deal, as results are counted.
pub(super) const WIN_POINTS: u64 = 2 * HALF_POINT;

/// An action and what is known of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionCandidate {
    /// What would be played.
    pub action: Action,
    /// What perfect play leads to after it, if that is known.
    pub proven_result: Option<SeatResult>,
    /// What it made in each world in which it was tried, from the first on, in hundredths of half points.
    pub(super) results: Vec<u8>,
    /// Their sum.
    pub(super) points: u64,
    /// Whether it is still thought about.
    pub(super) is_open: bool,
}

impl ActionCandidate {
    pub(super) fn new(action: Action) -> Self {
        ActionCandidate {
            action,
            proven_result: None,
            results: Vec::new(),
            points: 0,
            is_open: true,
        }
    }

    /// In how many worlds it was tried; every candidate in the same ones from the first on.
    pub fn worlds(&self) -> u64 {
        self.results.len() as u64
    }

    /// The chance of not being the fool, a draw counted half: proved where there is a verdict,
    /// otherwise the share of points made when all play on like the quick player, or what a network
    /// says of how that would end. `None` if it was never tried.
    pub fn chance(&self) -> Option<f64> {
        match self.proven_result {
            Some(verdict) => Some(verdict.chance()),
            None => self.sampled_chance(),
        }
    }

    /// The share of points made against players who err, like the quick player; `None` if it
    /// was never tried.
    pub fn sampled_chance(&self) -> Option<f64> {
        (!self.results.is_empty()).then(|| self.points as f64 / (WIN_POINTS * self.worlds()) as f64)
    }

    /// By how much the chance of another is greater, as far as that is no chance effect: by
    /// their verdicts; or in the worlds in which both were tried, with the standard error of
    /// the difference taken off. Never below 0.
    pub fn loss_to(&self, other: &ActionCandidate) -> f64 {
        if let (Some(own), Some(others)) = (self.proven_result, other.proven_result) {
            return (others.chance() - own.chance()).max(0.0);
        }
        let PairedDifferences { count, sum, squares } = PairedDifferences::of(other, self);
        if count == 0 {
            return 0.0;
        }
        let (count, mean) = (count as f64, sum as f64 / count as f64);
        let error = ((squares as f64 / count - mean * mean).max(0.0) / count).sqrt();
        ((mean - error) / WIN_POINTS as f64).max(0.0)
    }

    /// By how much the chance of this one is greater than another's in the worlds in which both
    /// were tried, and the standard error of that; proved chances have none. `None` if one of them
    /// was never tried.
    pub fn lead_over(&self, other: &ActionCandidate) -> Option<[f64; 2]> {
        if let (Some(own), Some(others)) = (self.proven_result, other.proven_result) {
            return Some([own.chance() - others.chance(), 0.0]);
        }
        let PairedDifferences { count, sum, squares } = PairedDifferences::of(self, other);
        if count == 0 {
            return Some([self.chance()? - other.chance()?, 0.0]);
        }
        let (count, mean) = (count as f64, sum as f64 / count as f64);
        let error = ((squares as f64 / count - mean * mean).max(0.0) / count).sqrt();
        Some([mean / WIN_POINTS as f64, error / WIN_POINTS as f64])
    }

    pub(super) fn add_result(&mut self, points: u64) {
        self.results.push(points as u8);
        self.points += points;
    }

    /// A proved win before anything that is not proved, and that before a proved loss or draw;
    /// then what survived longer; then what made more points.
    pub(super) fn is_better_than(&self, other: &ActionCandidate) -> bool {
        let order = |one: &ActionCandidate| {
            let proved = match one.proven_result {
                Some(SeatResult::Won) => 2,
                None => 1,
                Some(_) => 0,
            };
            (proved, one.proven_result, one.results.len(), one.points)
        };
        order(self) > order(other)
    }

    /// Whether its mean is greater than another's by more than two and a half times the
    /// standard error of the difference, world by world.
    pub(super) fn is_significantly_better_than(&self, other: &ActionCandidate) -> bool {
        let PairedDifferences { count, sum, squares } = PairedDifferences::of(self, other);
        // With S = sum, Q = squares, n = count: S ∕ n > z √((Q ∕ n − (S ∕ n)²) ∕ n), z² = 25 ∕ 4.
        sum > 0 && 4 * sum * sum * count > 25 * (squares * count - sum * sum)
    }
}

/// The differences between the results of two candidates in the worlds in which both were
/// tried.
struct PairedDifferences {
    count: i64,
    sum: i64,
    squares: i64,
}

impl PairedDifferences {
    fn of(one: &ActionCandidate, other: &ActionCandidate) -> Self {
        let mut all = PairedDifferences { count: 0, sum: 0, squares: 0 };
        for (&one, &other) in one.results.iter().zip(&other.results) {
            let difference = i64::from(one) - i64::from(other);
            all.count += 1;
            all.sum += difference;
            all.squares += difference * difference;
        }
        all
    }
}

/// The actions worth weighing.
///
/// In which order attacks are beaten changes nothing, so of several only the one that the
/// fewest cards beat is looked at; and beating is not begun if it cannot be finished.
pub(super) fn candidate_actions(view: View<'_>) -> Vec<Action> {
    let mut actions = view.legal_actions();
    if view.phase() == Phase::Defend {
        let beating = |attack: &Card| (view.hand() & CardSet::beating(*attack, view.trump())).len();
        let hardest = view.open_attacks().iter().min_by_key(beating);
        let hardest = hardest.filter(|attack| beating(attack) > 0);
        actions.retain(|action| match action {
            Action::Beat { attack, .. } => Some(*attack) == hardest,
            _ => true,
        });
    }
    actions
}
