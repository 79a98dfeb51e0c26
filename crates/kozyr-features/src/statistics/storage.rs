//! The log in the storage: one text for a few hundred games.

use std::cell::RefCell;

use bevy::prelude::*;
use kozyr_core::statistics::{GameLog, GameLogEntry, RecoveredSegment, SEGMENT_GAMES};

use kozyr_platform::storage::{LoadError, Storage};

/// The name of a segment; they are counted from 1.
fn name(segment: usize) -> String {
    format!("games-{}.jsonl", segment + 1)
}

/// Whether a name is one of ours.
fn segment(name: &str) -> Option<usize> {
    let number: usize = name.strip_prefix("games-")?.strip_suffix(".jsonl")?.parse().ok()?;
    // Of `7`, `07` and `+7` only one is a name that is given.
    number.checked_sub(1).filter(|&segment| self::name(segment) == name)
}

/// Makes the texts known that hold games.
pub(crate) fn register_files(storage: &Storage) {
    storage.register_kind(|name| segment(name).is_some(), |text| read(text).map(drop));
}

fn read(text: &str) -> Result<Vec<GameLogEntry>, LoadError> {
    let RecoveredSegment { entries, first_damaged_line: damaged } =
        RecoveredSegment::from_text(text);
    match damaged {
        Some(line) => Err(LoadError::Damaged(format!("line {line}"))),
        None => Ok(entries),
    }
}

/// All games that can be read. Of a damaged text the sound lines are taken, and what is missing
/// there from the one before it.
pub(crate) fn load(storage: &Storage) -> GameLog {
    let names = storage.names().unwrap_or_else(|error| {
        warn!("statistics: {error}");
        Vec::new()
    });
    let mut log = GameLog::default();
    let mut segments: Vec<usize> = names.iter().filter_map(|name| segment(name)).collect();
    segments.sort_unstable();
    let mut damaged = false;
    for segment in segments {
        let sound_lines = RefCell::new(Vec::new());
        let whole = storage.load(&name(segment), |text| {
            let entries = read(text);
            if entries.is_err() {
                sound_lines.borrow_mut().extend(RecoveredSegment::from_text(text).entries);
            }
            entries
        });
        let sound_lines = sound_lines.into_inner();
        damaged |= whole.is_none() || !sound_lines.is_empty();
        log.merge(merge_repaired(sound_lines, whole.unwrap_or_default()));
    }
    if damaged {
        save_all(&log, storage);
    }
    log
}

/// The games of a text of which only some lines are sound, and of the one before it: in the order
/// in which they were written down, and as they were written last.
fn merge_repaired(
    mut sound_lines: Vec<GameLogEntry>,
    before: Vec<GameLogEntry>,
) -> Vec<GameLogEntry> {
    let mut entries: Vec<GameLogEntry> = before
        .into_iter()
        .map(|entry| {
            let later = sound_lines
                .iter()
                .position(|line| line.game == entry.game && line.seed == entry.seed);
            later.map_or(entry, |at| sound_lines.remove(at))
        })
        .collect();
    entries.append(&mut sound_lines);
    entries
}

/// Keeps the segment that a game belongs to.
pub(crate) fn save(log: &GameLog, game: usize, storage: &Storage) {
    let segment = game / SEGMENT_GAMES;
    // If it cannot be kept the storage says so, and the game counts as long as the app runs.
    storage.save(&name(segment), log.segment(segment));
}

/// Keeps all games anew.
pub(crate) fn save_all(log: &GameLog, storage: &Storage) {
    for segment in 0..log.segment_count() {
        save(log, segment * SEGMENT_GAMES, storage);
    }
}

/// Throws all games away.
pub(crate) fn delete_all(storage: &Storage) {
    let names = storage.names().unwrap_or_default();
    for name in names.iter().filter(|name| segment(name).is_some()) {
        if let Err(error) = storage.remove(name) {
            warn!("{name} cannot be removed: {error}");
        }
    }
}
