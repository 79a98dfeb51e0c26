//! Unsupported versions are reported as such.

use crate::support::known_games::known_games;
use kozyr_core::{
    game::{Player, Record, RecordError, Seed, ShortFormError},
    statistics::{ImportError, from_json, to_json},
};
use kozyr_durak::{Durak, Rules, Setup};

/// A record of Durak without actions.
fn record() -> Record<Durak> {
    let setup = Setup::new(2, Rules::default());
    Record::new(setup, Seed::from(1), vec![Player::Human; 2]).unwrap()
}

/// The error of reading a record that states this version.
fn error_of(version: &str) -> RecordError {
    let text = record().to_json().replace("\"version\": 1", &format!("\"version\": {version}"));
    Record::<Durak>::from_json(&text).unwrap_err()
}

#[test]
fn huge_record_versions_are_too_new() {
    for (version, found) in [
        ("2", 2),
        ("99999999999", 99_999_999_999),
        ("18446744073709551615", u64::MAX),
        ("1e300", u64::MAX),
    ] {
        let error = error_of(version);
        assert!(
            matches!(error, RecordError::TooNew { found: reported } if reported == found),
            "{error}"
        );
    }
}

#[test]
fn record_versions_below_1_do_not_exist() {
    for version in ["0", "-1", "0.5"] {
        let error = error_of(version);
        let RecordError::NoSuchVersion { found } = &error else { panic!("{error}") };
        assert_eq!(found, version);
    }
}

#[test]
fn a_version_that_is_no_number_is_reported_as_such() {
    let error = error_of("\"1\"").to_string();
    assert!(error.contains("damaged record, line") && error.contains("expected"), "{error}");
}

#[test]
fn short_forms_and_statistics_check_versions_too() {
    let short = record().to_short_form();
    let with =
        |version: &str| known_games().from_short_form(&short.replace("-1-", version)).unwrap_err();
    assert_eq!(with("-99999999999-"), ShortFormError::TooNew { found: 99_999_999_999 });
    assert_eq!(with("-99999999999999999999-"), ShortFormError::TooNew { found: u64::MAX });
    assert_eq!(with("-0-"), ShortFormError::Damaged);
    let with = |version: &str| {
        let version_field = format!("\"version\": {version}");
        from_json(&to_json(&[]).replace("\"version\": 1", &version_field)).unwrap_err()
    };
    assert!(matches!(with("99999999999"), ImportError::TooNew(99_999_999_999)));
    assert!(matches!(with("0"), ImportError::NoSuchVersion(_)));
}

#[test]
fn long_actions_are_truncated_in_errors() {
    let action = "x".repeat(1 << 20);
    let text =
        record().to_json().replace("\"actions\": []", &format!("\"actions\": [\"{action}\"]"));
    assert!(Record::<Durak>::from_json(&text).unwrap_err().to_string().len() < 1000);
}

#[test]
fn a_byte_order_mark_is_skipped() {
    assert!(known_games().read("\u{feff}f5d6").is_ok());
    assert!(known_games().read(&format!("\u{feff}{}", record().to_json())).is_ok());
}

#[test]
fn invalid_seats_are_rejected() {
    let text = record().to_json();
    let setup = text.replace("\"last_fool\": null", "\"last_fool\": 200");
    assert_ne!(setup, text);
    assert!(Record::<Durak>::from_json(&setup).is_err());
}
