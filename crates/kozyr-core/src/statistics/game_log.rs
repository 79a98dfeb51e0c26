//! The log of all finished games, in the order they ended.

use super::{accuracy::Accuracy, entry::GameLogEntry, rating::Rating};
use crate::game::Seed;

/// Number of games in a segment of the log. To log a game, one segment is rewritten, and damage
/// stays within one.
pub const SEGMENT_GAMES: usize = 200;

/// The logged games, each once.
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
    /// Returns all games, the earliest first.
    pub fn entries(&self) -> &[GameLogEntry] {
        &self.entries
    }

    /// Whether the match is logged.
    pub fn contains(&self, game: &str, seed: &Seed) -> bool {
        self.entries.iter().any(|entry| entry.game == game && entry.seed == *seed)
    }

    /// Adds a game unless it is logged already; returns whether it was added.
    pub fn add(&mut self, entry: GameLogEntry) -> bool {
        let is_new = !self.contains(&entry.game, &entry.seed);
        if is_new {
            self.entries.push(entry);
        }
        is_new
    }

    /// Sets the accuracy that a review found for a match; returns the index of the entry if it
    /// changed.
    pub fn set_accuracy(&mut self, game: &str, seed: &Seed, accuracy: Accuracy) -> Option<usize> {
        let index = self
            .entries
            .iter()
            .position(|entry| entry.game == game && entry.seed == *seed)
            .filter(|&index| self.entries[index].accuracy != Some(accuracy))?;
        self.entries[index].accuracy = Some(accuracy);
        Some(index)
    }

    /// Returns the person's current rating in a game; the default before the first rated match.
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

    /// Adds games that are not logged yet, and sorts all by time; returns how many were added.
    pub fn merge(&mut self, entries: impl IntoIterator<Item = GameLogEntry>) -> usize {
        let count_before = self.entries.len();
        for entry in entries {
            self.add(entry);
        }
        // A stable sort: games that ended in the same second keep their order.
        self.entries.sort_by_key(|entry| entry.ended);
        self.entries.len() - count_before
    }

    /// Returns the number of segments.
    pub fn segment_count(&self) -> usize {
        self.entries.len().div_ceil(SEGMENT_GAMES)
    }

    /// Returns the text of a segment: one line of JSON per game.
    pub fn segment(&self, index: usize) -> String {
        let entries = self.entries.chunks(SEGMENT_GAMES).nth(index).unwrap_or_default();
        entries
            .iter()
            .map(|entry| serde_json::to_string(entry).expect("an entry is plain data") + "\n")
            .collect()
    }
}

impl RecoveredSegment {
    /// Reads all valid lines of a segment.
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
