//! What decisions have cost, by the concept that they turn on, and how that changes over time.

use serde::{Deserialize, Serialize};

use super::entry::GameLogEntry;

/// The length of the recent period, in seconds: 30 days.
pub const RECENT_SECONDS: u64 = 30 * 24 * 60 * 60;

/// The cost of the decisions of a game that turn on one concept, as found by a review.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ConceptCost {
    /// The id of the concept.
    pub concept: String,
    /// Number of decisions with a loss.
    pub decisions: u32,
    /// Their total loss, in the game's own unit: discs, or probabilities from 0 to 1.
    pub lost: f64,
}

/// The cost of a concept in the reviewed games of a period.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct PeriodCost {
    /// Number of reviewed games.
    pub games: u32,
    /// Number of decisions with a loss.
    pub decisions: u32,
    /// Their total loss, in the game's own unit.
    pub lost: f64,
}

impl PeriodCost {
    /// Returns the mean loss per reviewed game; `None` without games.
    pub fn lost_per_game(&self) -> Option<f64> {
        (self.games > 0).then(|| self.lost / f64::from(self.games))
    }
}

/// The cost of a concept to a player, now and before.
#[derive(Clone, PartialEq, Debug)]
pub struct ConceptProgress {
    /// The id of the concept.
    pub concept: String,
    /// The cost in the last [`RECENT_SECONDS`].
    pub recent: PeriodCost,
    /// The cost in all earlier games.
    pub earlier: PeriodCost,
}

/// Adds a decision with a loss to the costs of a game.
pub fn add_concept_cost(costs: &mut Vec<ConceptCost>, concept: &str, lost: f64) {
    match costs.iter_mut().find(|cost| cost.concept == concept) {
        Some(cost) => {
            cost.decisions += 1;
            cost.lost += lost;
        }
        None => costs.push(ConceptCost { concept: concept.to_owned(), decisions: 1, lost }),
    }
}

/// Returns the costs of each concept that has cost anything in reviewed games, the recently most
/// costly first, and then by the cost before. `now` is in seconds since 1970 in UTC. Games that no
/// review has judged are left out.
pub fn concept_progress<'a>(
    entries: impl IntoIterator<Item = &'a GameLogEntry>,
    now: u64,
) -> Vec<ConceptProgress> {
    let mut progress: Vec<ConceptProgress> = Vec::new();
    let mut games = [0, 0];
    for entry in entries.into_iter().filter(|entry| entry.accuracy.is_some()) {
        let is_recent = entry.ended.saturating_add(RECENT_SECONDS) > now;
        games[usize::from(is_recent)] += 1;
        for cost in &entry.costs {
            let index = progress.iter().position(|known| known.concept == cost.concept);
            let index = index.unwrap_or_else(|| {
                progress.push(ConceptProgress {
                    concept: cost.concept.clone(),
                    recent: PeriodCost::default(),
                    earlier: PeriodCost::default(),
                });
                progress.len() - 1
            });
            let known = &mut progress[index];
            let period = if is_recent { &mut known.recent } else { &mut known.earlier };
            period.decisions += cost.decisions;
            period.lost += cost.lost;
        }
    }
    for known in &mut progress {
        [known.earlier.games, known.recent.games] = games;
    }
    let order = |known: &ConceptProgress| [known.recent.lost, known.earlier.lost];
    progress.sort_by(|a, b| order(b).partial_cmp(&order(a)).expect("losses are numbers"));
    progress
}
