//! Saves the game log in segments of a few hundred games, one file each.

use std::cell::RefCell;

use bevy::prelude::*;
use kozyr_core::statistics::{GameLog, GameLogEntry, RecoveredSegment, SEGMENT_GAMES};

use kozyr_platform::storage::{LoadError, Storage};

/// The file name of a segment. Indices start at 0, names at 1.
fn file_name(segment: usize) -> String {
    format!("games-{}.jsonl", segment + 1)
}

/// The index of the segment with this file name, if it is one.
fn segment(file_name: &str) -> Option<usize> {
    let number: usize = file_name.strip_prefix("games-")?.strip_suffix(".jsonl")?.parse().ok()?;
    // Of `7`, `07` and `+7`, only the canonical form counts.
    number.checked_sub(1).filter(|&segment| self::file_name(segment) == file_name)
}

/// Registers the file names and the format of the log's segments with the storage.
pub(crate) fn register_files(storage: &Storage) {
    storage.register_kind(|file_name| segment(file_name).is_some(), |text| parse(text).map(drop));
}

/// Parses a segment; if it is damaged, the error names the first damaged line.
fn parse(text: &str) -> Result<Vec<GameLogEntry>, LoadError> {
    let RecoveredSegment { entries, first_damaged_line } = RecoveredSegment::from_text(text);
    match first_damaged_line {
        Some(line) => Err(LoadError::Damaged(format!("line {line}"))),
        None => Ok(entries),
    }
}

/// Loads all readable games. For a damaged file, it merges the intact lines with the previous
/// version of the file, and then saves all files again.
pub(crate) fn load(storage: &Storage) -> GameLog {
    let names = storage.names().unwrap_or_else(|error| {
        warn!("cannot load the statistics: {error}");
        Vec::new()
    });
    let mut log = GameLog::default();
    let mut segments: Vec<usize> =
        names.iter().filter_map(|file_name| segment(file_name)).collect();
    segments.sort_unstable();
    let mut needs_repair = false;
    for segment in segments {
        let intact_lines = RefCell::new(Vec::new());
        let loaded = storage.load(&file_name(segment), |text| {
            let entries = parse(text);
            if entries.is_err() {
                intact_lines.borrow_mut().extend(RecoveredSegment::from_text(text).entries);
            }
            entries
        });
        let intact_lines = intact_lines.into_inner();
        needs_repair |= loaded.is_none() || !intact_lines.is_empty();
        log.merge(merge_repaired(intact_lines, loaded.unwrap_or_default()));
    }
    if needs_repair {
        save_all(&log, storage);
    }
    log
}

/// Merges the intact lines of a damaged file with the games of its previous version. Keeps the
/// order of recording; of two versions of a game, the intact line counts.
fn merge_repaired(
    mut intact_lines: Vec<GameLogEntry>,
    previous: Vec<GameLogEntry>,
) -> Vec<GameLogEntry> {
    let mut entries: Vec<GameLogEntry> = previous
        .into_iter()
        .map(|entry| {
            let newer = intact_lines
                .iter()
                .position(|line| line.game == entry.game && line.seed == entry.seed);
            newer.map_or(entry, |index| intact_lines.remove(index))
        })
        .collect();
    entries.append(&mut intact_lines);
    entries
}

/// Saves the segment that contains the game with this index in the log.
pub(crate) fn save(log: &GameLog, game: usize, storage: &Storage) {
    let segment = game / SEGMENT_GAMES;
    // If saving fails, the storage reports it, and the game counts until the app is closed.
    storage.save(&file_name(segment), log.segment(segment));
}

/// Saves all segments of the log again.
pub(crate) fn save_all(log: &GameLog, storage: &Storage) {
    for segment in 0..log.segment_count() {
        save(log, segment * SEGMENT_GAMES, storage);
    }
}

/// Deletes the files of all games. Logs a warning for each that cannot be deleted.
pub(crate) fn delete_all(storage: &Storage) {
    let names = storage.names().unwrap_or_default();
    for file_name in names.iter().filter(|file_name| segment(file_name).is_some()) {
        if let Err(error) = storage.remove(file_name) {
            warn!("cannot remove {file_name}: {error}");
        }
    }
}
