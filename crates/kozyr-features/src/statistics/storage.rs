//! Saves the game log in segments of a few hundred games, one file each.

use std::cell::RefCell;

use bevy::prelude::*;
use kozyr_core::statistics::{GameLog, GameLogEntry, RecoveredSegment, SEGMENT_GAMES};

use kozyr_platform::storage::{LoadError, Storage};

/// The file name of a segment. Indices start at 0, names at 1.
fn name(segment: usize) -> String {
    format!("games-{}.jsonl", segment + 1)
}

/// The index of the segment with this file name, if it is one.
fn segment(name: &str) -> Option<usize> {
    let number: usize = name.strip_prefix("games-")?.strip_suffix(".jsonl")?.parse().ok()?;
    // Of `7`, `07` and `+7`, only the canonical form counts.
    number.checked_sub(1).filter(|&segment| self::name(segment) == name)
}

/// Registers the files of the log with the storage.
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

/// Loads all readable games. For a damaged file, it merges the intact lines with the previous
/// version of the file.
pub(crate) fn load(storage: &Storage) -> GameLog {
    let names = storage.names().unwrap_or_else(|error| {
        warn!("cannot load the statistics: {error}");
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

/// Merges the intact lines of a damaged file with the previous version of the file. Keeps the order
/// of recording and the latest version of each game.
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

/// Saves the segment that a game belongs to.
pub(crate) fn save(log: &GameLog, game: usize, storage: &Storage) {
    let segment = game / SEGMENT_GAMES;
    // If saving fails, the storage reports it, and the game counts until the app is closed.
    storage.save(&name(segment), log.segment(segment));
}

/// Saves all segments again.
pub(crate) fn save_all(log: &GameLog, storage: &Storage) {
    for segment in 0..log.segment_count() {
        save(log, segment * SEGMENT_GAMES, storage);
    }
}

/// Deletes all games.
pub(crate) fn delete_all(storage: &Storage) {
    let names = storage.names().unwrap_or_default();
    for name in names.iter().filter(|name| segment(name).is_some()) {
        if let Err(error) = storage.remove(name) {
            warn!("cannot remove {name}: {error}");
        }
    }
}
