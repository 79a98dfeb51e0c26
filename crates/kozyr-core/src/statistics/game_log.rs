//! All games written down, in the order in which they ended.

use super::{accuracy::Accuracy, entry::GameLogEntry, rating::Rating};
use crate::game::Seed;

/// How many games a segment of the log holds. To write one game down a segment has to be written
/// anew, and a fault reaches no further.
pub const SEGMENT_GAMES: usize = 200;

/// The games written down, each once.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct GameLog {
    entries: Vec<GameLogEntry>,
}

/// What could be read of a segment.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RecoveredSegment {
    /// The games on the lines that are sound.
    pub entries: Vec<GameLogEntry>,
    /// The number of the first line that is not, from 1.
    pub first_damaged_line: Option<usize>,
}

impl GameLog {
    /// All games, the earliest first.
    pub fn entries(&self) -> &[GameLogEntry] {
        &self.entries
    }

    /// Whether that match was written down.
    pub fn contains(&self, game: &str, seed: &Seed) -> bool {
        self.entries.iter().any(|entry| entry.game == game && entry.seed == *seed)
    }

    /// Writes a game down, unless it is there already; whether it was not.
    pub fn add(&mut self, entry: GameLogEntry) -> bool {
        let is_new = !self.contains(&entry.game, &entry.seed);
        if is_new {
            self.entries.push(entry);
        }
        is_new
    }

    /// Writes down what a review has found about a match; which entry has changed by it.
    pub fn set_accuracy(&mut self, game: &str, seed: &Seed, accuracy: Accuracy) -> Option<usize> {
        let at = self
            .entries
            .iter()
            .position(|entry| entry.game == game && entry.seed == *seed)
            .filter(|&at| self.entries[at].accuracy != Some(accuracy))?;
        self.entries[at].accuracy = Some(accuracy);
        Some(at)
    }

    /// The person's rating in a game by now.
    pub fn rating(&self, game: &str) -> Rating {
        let of_game = self.entries.iter().rev().filter(|entry| entry.game == game);
        of_game.filter_map(|entry| entry.rating).next().unwrap_or_default()
    }

    /// The ratings before and after a rated match.
    pub fn rating_change(&self, game: &str, seed: &Seed) -> Option<[Rating; 2]> {
        let mut before = Rating::default();
        for entry in self.entries.iter().filter(|entry| entry.game == game) {
            let Some(after) = entry.rating else { continue };
            if entry.seed == *seed {
                return Some([before, after]);
            }
            before = after;
        }
        None
    }

    /// Takes games from elsewhere that are not there yet, and puts all in the order of time; how
    /// many there were.
    pub fn merge(&mut self, entries: impl IntoIterator<Item = GameLogEntry>) -> usize {
        let before = self.entries.len();
        for entry in entries {
            self.add(entry);
        }
        // Stable: what ended in one second stays as it was.
        self.entries.sort_by_key(|entry| entry.ended);
        self.entries.len() - before
    }

    /// How many segments the log fills.
    pub fn segment_count(&self) -> usize {
        self.entries.len().div_ceil(SEGMENT_GAMES)
    }

    /// The text of a segment: a line of JSON for each game.
    pub fn segment(&self, index: usize) -> String {
        let entries = self.entries.chunks(SEGMENT_GAMES).nth(index).unwrap_or_default();
        entries
            .iter()
            .map(|entry| serde_json::to_string(entry).expect("an entry is plain data") + "\n")
            .collect()
    }
}

impl RecoveredSegment {
    /// Reads a segment, with all lines that are sound.
    pub fn from_text(text: &str) -> Self {
        let mut salvage = RecoveredSegment::default();
        for (index, line) in text.lines().enumerate() {
            match serde_json::from_str::<GameLogEntry>(line) {
                Ok(entry) if entry.seat.index() < entry.players.len() => {
                    salvage.entries.push(entry);
                }
                _ => _ = salvage.first_damaged_line.get_or_insert(index + 1),
            }
        }
        salvage
    }
}
