//! The log of all finished games, in the order they ended.

use super::{accuracy::Accuracy, concept_cost::ConceptCost, entry::GameLogEntry, rating::Rating};
use crate::game::Seed;

/// Number of games in a segment of the log. To log a game, one segment is rewritten, and damage
/// stays within one.
pub const SEGMENT_GAMES: usize = 200;

/// The logged games, each once. A game is identified by its name and seed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct GameLog {
    entries: Vec<GameLogEntry>,
}

/// What could be read of a segment.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RecoveredSegment {
    /// The games on valid lines.
    pub entries: Vec<GameLogEntry>,
    /// The number of the first invalid line, from 1.
    pub first_damaged_line: Option<usize>,
}

impl GameLog {
    /// Returns all games: in the order they were [added](GameLog::add), or sorted by the time they
    /// ended after a [merge](GameLog::merge).
    pub fn entries(&self) -> &[GameLogEntry] {
        &self.entries
    }

    /// Whether the log has a match of this game with this seed.
    pub fn contains(&self, game: &str, seed: &Seed) -> bool {
        self.entries.iter().any(|entry| entry.game == game && entry.seed == *seed)
    }

    /// Appends a game, unless one of the same name and seed is logged already. Returns whether it
    /// was added.
    pub fn add(&mut self, entry: GameLogEntry) -> bool {
        let is_new = !self.contains(&entry.game, &entry.seed);
        if is_new {
            self.entries.push(entry);
        }
        is_new
    }

    /// Sets the accuracy that a review found for a match, and what its decisions cost by concept.
    /// Returns the index of its entry, or `None` if the log has no such match or nothing changes.
    pub fn set_review(
        &mut self,
        game: &str,
        seed: &Seed,
        accuracy: Accuracy,
        costs: Vec<ConceptCost>,
    ) -> Option<usize> {
        let is_match = |entry: &GameLogEntry| entry.game == game && entry.seed == *seed;
        let index = self.entries.iter().position(is_match)?;
        let entry = &mut self.entries[index];
        let is_new = entry.accuracy != Some(accuracy) || entry.costs != costs;
        (entry.accuracy, entry.costs) = (Some(accuracy), costs);
        is_new.then_some(index)
    }

    /// Returns the person's rating after the last rated match of a game; the default if there is
    /// none.
    pub fn rating(&self, game: &str) -> Rating {
        let of_game = self.entries.iter().rev().filter(|entry| entry.game == game);
        of_game.filter_map(|entry| entry.rating).next().unwrap_or_default()
    }

    /// Returns the ratings before and after a rated match; `None` if the log has no such match.
    pub fn rating_change(&self, game: &str, seed: &Seed) -> Option<[Rating; 2]> {
        let mut rating_before = Rating::default();
        for entry in self.entries.iter().filter(|entry| entry.game == game) {
            let Some(rating_after) = entry.rating else { continue };
            if entry.seed == *seed {
                return Some([rating_before, rating_after]);
            }
            rating_before = rating_after;
        }
        None
    }

    /// Adds games, except those of which the log has one of the same name and seed, then sorts all
    /// by the time they ended. Returns how many were added.
    pub fn merge(&mut self, entries: impl IntoIterator<Item = GameLogEntry>) -> usize {
        let count_before = self.entries.len();
        for entry in entries {
            self.add(entry);
        }
        // A stable sort: games that ended in the same second keep their order.
        self.entries.sort_by_key(|entry| entry.ended);
        self.entries.len() - count_before
    }

    /// Returns the number of segments, 0 for an empty log.
    pub fn segment_count(&self) -> usize {
        self.entries.len().div_ceil(SEGMENT_GAMES)
    }

    /// Returns the text of a segment: one line of JSON per game. Empty if there is no such segment.
    pub fn segment(&self, index: usize) -> String {
        let entries = self.entries.chunks(SEGMENT_GAMES).nth(index).unwrap_or_default();
        entries
            .iter()
            .map(|entry| serde_json::to_string(entry).expect("an entry is plain data") + "\n")
            .collect()
    }
}

impl RecoveredSegment {
    /// Reads the valid lines of a segment and skips all others; an empty line is invalid.
    pub fn from_text(text: &str) -> Self {
        let mut segment = RecoveredSegment::default();
        for (index, line) in text.lines().enumerate() {
            match serde_json::from_str::<GameLogEntry>(line) {
                Ok(entry) if entry.seat.index() < entry.players.len() => {
                    segment.entries.push(entry);
                }
                _ => _ = segment.first_damaged_line.get_or_insert(index + 1),
            }
        }
        segment
    }
}
