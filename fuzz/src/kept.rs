//! Targets for settings and backups, which the app saves and imports.

use kozyr_core::{
    game::{MAX_SEATS, Seed},
    persistence::{BackupArchive, PreferencesDocument, is_valid_name},
    texts::Locale,
};
use kozyr_durak::{Card, Rules, opponents::fuzzy::ControlTables};
use kozyr_reversi::{Colour, Symmetry};
use serde::{Deserialize, Serialize};

/// A sample of the settings whose types are defined in the core crates.
#[derive(PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
struct Sample {
    language: Option<Locale>,
    haptics: bool,
    view: Symmetry,
    tables: Option<ControlTables>,
    players: usize,
    #[serde(rename = "minds")]
    opponents: [String; MAX_SEATS],
    persons: [bool; MAX_SEATS],
    rules: Rules,
    colour: Option<Colour>,
    seed: Option<Seed>,
    hands: [Vec<Card>; MAX_SEATS],
}

/// Reads a backup; if it is valid, its file names are safe and it survives a round trip.
pub fn backup(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match BackupArchive::from_text(text) {
        Ok(archive) => {
            let names = || archive.texts.keys().chain(&archive.added);
            assert!(names().all(|name| is_valid_name(name) && !name.contains(['/', '\\', ':'])));
            assert_eq!(BackupArchive::from_text(&archive.to_text()).unwrap(), archive);
        }
        // Formatting an error must not fail, whatever it quotes.
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Reads settings; if they are valid, they survive a round trip together with unknown keys.
pub fn settings(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(document) = PreferencesDocument::from_text(text) else { return };
    let Ok(sample) = document.get::<Sample>() else { return };
    let written = document.to_text_with(&sample).unwrap();
    let again = PreferencesDocument::from_text(&written).unwrap();
    assert_eq!(again.get::<Sample>().unwrap(), sample);
    assert_eq!(again.to_text_with(&sample).unwrap(), written, "unknown keys are preserved");
}
