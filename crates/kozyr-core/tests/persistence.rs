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

const CHOICES: &str = r#"{ "volume": 0.5, "scent": ["pine", 7], "version": 1 }"#;

fn parcel() -> BackupArchive {
    let texts = [("durak.json", "{}"), ("newer-2-reversi.json", "\u{1}\"\n"), ("a", "")];
    let texts = texts.map(|(name, text)| (name.to_owned(), text.to_owned()));
    BackupArchive { texts: BTreeMap::from(texts), added: vec!["games-1.jsonl".into()] }
}

#[test]
fn choices_that_nobody_here_knows_are_kept() {
    let choices = PreferencesDocument::from_text(CHOICES).unwrap();
    assert_eq!(choices.get::<Sound>().unwrap(), Sound { volume: 0.5, haptics: false });
    let text = choices.to_text_with(&Sound { volume: 0.25, haptics: true }).unwrap();
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    let expected = serde_json::json!({
        "volume": 0.25, "haptics": true, "scent": ["pine", 7], "version": 1,
    });
    assert_eq!(value, expected);
}

#[test]
fn what_nobody_here_knows_is_kept_letter_by_letter() {
    let strange = "{ \"deep\" : [ 75e+300, 123456789012345678901, 0.10, \"\\u0041\" ] }";
    let text = format!("{{\"volume\": 1, \"later\": {strange}}}");
    let mut text =
        PreferencesDocument::from_text(&text).unwrap().to_text_with(&Sound::default()).unwrap();
    for _ in 0..3 {
        assert!(text.contains(strange), "{text}");
        text =
            PreferencesDocument::from_text(&text).unwrap().to_text_with(&Sound::default()).unwrap();
    }
}

#[test]
fn a_choice_that_there_is_not_is_an_error() {
    let choices = PreferencesDocument::from_text(r#"{ "volume": "loud" }"#).unwrap();
    assert!(matches!(choices.get::<Sound>(), Err(SavedFormatError::Damaged(_))));
    for text in ["", "{", "[]", "4", "null", "{} {}"] {
        assert!(
            matches!(PreferencesDocument::from_text(text), Err(SavedFormatError::Damaged(_))),
            "{text}"
        );
    }
}

#[test]
fn a_parcel_is_read_as_it_was_written() {
    for parcel in [BackupArchive::default(), parcel()] {
        assert_eq!(BackupArchive::from_text(&parcel.to_text()).unwrap(), parcel);
        let sent = format!("\u{feff} \r\n{}\r\n", parcel.to_text());
        assert_eq!(BackupArchive::from_text(&sent).unwrap(), parcel, "with a BOM and CRLF");
    }
}

#[test]
fn a_part_of_a_parcel_is_none() {
    let text = parcel().to_text();
    for end in 0..text.len() {
        let Some(part) = text.get(..end) else { continue };
        assert!(
            matches!(BackupArchive::from_text(part), Err(SavedFormatError::Damaged(_))),
            "{end}"
        );
    }
}

#[test]
fn a_version_is_said_to_be_what_it_is() {
    let parcel = parcel().to_text();
    let errors = |stated: &str| {
        let stated = format!("\"version\": {stated}");
        let of = |text: &str| text.replace("\"version\": 1", &stated);
        [
            PreferencesDocument::from_text(&of(CHOICES)).err(),
            BackupArchive::from_text(&of(&parcel)).err(),
        ]
    };
    for (stated, found) in [
        ("2", 2),
        ("99999999999", 99_999_999_999),
        ("18446744073709551615", u64::MAX),
        ("99999999999999999999", u64::MAX),
        ("1e300", u64::MAX),
    ] {
        let newer = Some(SavedFormatError::TooNew(found));
        assert_eq!(errors(stated), [newer.clone(), newer], "{stated}");
    }
    for stated in ["0", "-1", "0.5", "\"1\"", "null"] {
        let errors = errors(stated);
        let damaged =
            |error: &Option<SavedFormatError>| matches!(error, Some(SavedFormatError::Damaged(_)));
        assert!(errors.iter().all(damaged), "{stated}: {errors:?}");
    }
}

#[test]
fn a_later_version_may_have_changed_everything_else() {
    let later = r#"{ "format": "kozyr-data", "version": 2, "texts": [1, 2] }"#;
    assert_eq!(BackupArchive::from_text(later), Err(SavedFormatError::TooNew(2)));
}

#[test]
fn no_name_leads_elsewhere_or_is_taken_for_another() {
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
        let mut parcel = parcel();
        parcel.texts.insert(name.into(), String::new());
        let Err(SavedFormatError::Damaged(reason)) = BackupArchive::from_text(&parcel.to_text())
        else {
            panic!("{name:?} was taken");
        };
        assert!(reason.contains(&format!("{name:?}")), "{reason}");
    }
    assert!(is_valid_name(&"x".repeat(80)) && !is_valid_name(&"x".repeat(81)));
}
