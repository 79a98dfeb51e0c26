//! Unsupported versions are reported as such.

use crate::support::known_games::known_games;
use kozyr_core::{
    game::{Player, Record, RecordError, Seed, ShortFormError},
    statistics::{ImportError, from_json, to_json},
};
use kozyr_durak::{Durak, Rules, Setup};

fn record() -> Record<Durak> {
    let setup = Setup::new(2, Rules::default());
    Record::new(setup, Seed::from(1), vec![Player::Human; 2]).unwrap()
}

fn error_of(version: &str) -> RecordError {
    let text = record().to_json().replace("\"version\": 1", &format!("\"version\": {version}"));
    Record::<Durak>::from_json(&text).unwrap_err()
}

#[test]
fn a_record_of_an_enormous_version_is_newer_and_not_damaged() {
    for (stated, found) in [
        ("2", 2),
        ("99999999999", 99_999_999_999),
        ("18446744073709551615", u64::MAX),
        ("1e300", u64::MAX),
    ] {
        let error = error_of(stated);
        assert!(matches!(error, RecordError::TooNew { found: it } if it == found), "{error}");
    }
}

#[test]
fn a_record_of_version_0_is_not_newer() {
    for stated in ["0", "-1", "0.5"] {
        let error = error_of(stated);
        let RecordError::NoSuchVersion { found } = &error else { panic!("{error}") };
        assert_eq!(found, stated);
    }
}

#[test]
fn so_it_is_with_the_short_form_and_with_statistics() {
    let short = record().to_short_form();
    let with =
        |version: &str| known_games().from_short_form(&short.replace("-1-", version)).unwrap_err();
    assert_eq!(with("-99999999999-"), ShortFormError::TooNew { found: 99_999_999_999 });
    assert_eq!(with("-99999999999999999999-"), ShortFormError::TooNew { found: u64::MAX });
    assert_eq!(with("-0-"), ShortFormError::Damaged);
    let with = |version: &str| {
        let stated = format!("\"version\": {version}");
        from_json(&to_json(&[]).replace("\"version\": 1", &stated)).unwrap_err()
    };
    assert!(matches!(with("99999999999"), ImportError::TooNew(99_999_999_999)));
    assert!(matches!(with("0"), ImportError::NoSuchVersion(_)));
}

#[test]
fn a_long_action_makes_no_long_error() {
    let action = "x".repeat(1 << 20);
    let text =
        record().to_json().replace("\"actions\": []", &format!("\"actions\": [\"{action}\"]"));
    assert!(Record::<Durak>::from_json(&text).unwrap_err().to_string().len() < 1000);
}

#[test]
fn a_mark_of_the_order_of_bytes_is_skipped() {
    assert!(known_games().read("\u{feff}f5d6").is_ok());
    assert!(known_games().read(&format!("\u{feff}{}", record().to_json())).is_ok());
}

#[test]
fn a_seat_that_no_table_has_is_refused() {
    let text = record().to_json();
    let setup = text.replace("\"last_fool\": null", "\"last_fool\": 200");
    assert_ne!(setup, text);
    assert!(Record::<Durak>::from_json(&setup).is_err());
}
