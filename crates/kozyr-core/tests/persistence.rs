//! Saved texts are read as they were written, or rejected with the right error.

use std::collections::BTreeMap;

use kozyr_core::persistence::{
    BackupArchive, PreferencesDocument, SavedFormatError, is_valid_name,
};
use serde::{Deserialize, Serialize};

#[derive(PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Sound {
    volume: f32,
    haptics: bool,
}

const PREFERENCES: &str = r#"{ "volume": 0.5, "scent": ["pine", 7], "version": 1 }"#;

/// An archive of three texts.
fn archive() -> BackupArchive {
    let texts = [("durak.json", "{}"), ("newer-2-reversi.json", "\u{1}\"\n"), ("a", "")];
    let texts = texts.map(|(name, text)| (name.to_owned(), text.to_owned()));
    BackupArchive { texts: BTreeMap::from(texts), added: vec!["games-1.jsonl".into()] }
}

#[test]
fn unknown_preferences_are_kept() {
    let document = PreferencesDocument::from_text(PREFERENCES).unwrap();
    assert_eq!(document.get::<Sound>().unwrap(), Sound { volume: 0.5, haptics: false });
    let text = document.to_text_with(&Sound { volume: 0.25, haptics: true }).unwrap();
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    let expected = serde_json::json!({
        "volume": 0.25, "haptics": true, "scent": ["pine", 7], "version": 1,
    });
    assert_eq!(value, expected);
}

#[test]
fn unknown_preferences_are_kept_verbatim() {
    let unknown = "{ \"deep\" : [ 75e+300, 123456789012345678901, 0.10, \"\\u0041\" ] }";
    let text = format!("{{\"volume\": 1, \"later\": {unknown}}}");
    let mut text =
        PreferencesDocument::from_text(&text).unwrap().to_text_with(&Sound::default()).unwrap();
    for _ in 0..3 {
        assert!(text.contains(unknown), "{text}");
        text =
            PreferencesDocument::from_text(&text).unwrap().to_text_with(&Sound::default()).unwrap();
    }
}

#[test]
fn invalid_preferences_are_rejected() {
    let document = PreferencesDocument::from_text(r#"{ "volume": "loud" }"#).unwrap();
    assert!(matches!(document.get::<Sound>(), Err(SavedFormatError::Damaged(_))));
    for text in ["", "{", "[]", "4", "null", "{} {}"] {
        assert!(
            matches!(PreferencesDocument::from_text(text), Err(SavedFormatError::Damaged(_))),
            "{text}"
        );
    }
}

#[test]
fn backups_round_trip() {
    for archive in [BackupArchive::default(), archive()] {
        assert_eq!(BackupArchive::from_text(&archive.to_text()).unwrap(), archive);
        let text = format!("\u{feff} \r\n{}\r\n", archive.to_text());
        assert_eq!(BackupArchive::from_text(&text).unwrap(), archive, "with a BOM and CRLF");
    }
}

#[test]
fn truncated_backups_are_rejected() {
    let text = archive().to_text();
    for end in 0..text.len() {
        let Some(part) = text.get(..end) else { continue };
        assert!(
            matches!(BackupArchive::from_text(part), Err(SavedFormatError::Damaged(_))),
            "{end}"
        );
    }
}

#[test]
fn newer_and_invalid_versions_are_distinguished() {
    let archive = archive().to_text();
    let errors = |version: &str| {
        let field = format!("\"version\": {version}");
        let with_version = |text: &str| text.replace("\"version\": 1", &field);
        [
            PreferencesDocument::from_text(&with_version(PREFERENCES)).err(),
            BackupArchive::from_text(&with_version(&archive)).err(),
        ]
    };
    for (version, found) in [
        ("2", 2),
        ("99999999999", 99_999_999_999),
        ("18446744073709551615", u64::MAX),
        ("99999999999999999999", u64::MAX),
        ("1e300", u64::MAX),
    ] {
        let newer = Some(SavedFormatError::TooNew(found));
        assert_eq!(errors(version), [newer.clone(), newer], "{version}");
    }
    for version in ["0", "-1", "0.5", "\"1\"", "null"] {
        let errors = errors(version);
        let damaged =
            |error: &Option<SavedFormatError>| matches!(error, Some(SavedFormatError::Damaged(_)));
        assert!(errors.iter().all(damaged), "{version}: {errors:?}");
    }
}

#[test]
fn newer_backups_are_recognized_by_their_header() {
    let later = r#"{ "format": "kozyr-data", "version": 2, "texts": [1, 2] }"#;
    assert_eq!(BackupArchive::from_text(later), Err(SavedFormatError::TooNew(2)));
}

#[test]
fn unsafe_names_are_rejected() {
    for name in [
        "",
        ".",
        "..",
        ".hidden",
        "../durak.json",
        "/etc/passwd",
        "a/b",
        "a\\b",
        "c:d",
        "durak.json ",
        "ends.",
        "Durak.json",
        "дурак.json",
        "nul\0",
        "durak.json.new",
        "durak.json.old",
        "durak.json.part",
        "writer.lock",
    ] {
        assert!(!is_valid_name(name), "{name:?}");
        let mut archive = archive();
        archive.texts.insert(name.into(), String::new());
        let Err(SavedFormatError::Damaged(reason)) = BackupArchive::from_text(&archive.to_text())
        else {
            panic!("{name:?} was taken");
        };
        assert!(reason.contains(&format!("{name:?}")), "{reason}");
    }
    assert!(is_valid_name(&"x".repeat(80)) && !is_valid_name(&"x".repeat(81)));
}
