//! Imports are atomic: all texts or none.
use kozyr_platform::storage::{ImportError, Storage};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use crate::{
    numbered_texts::{NAME, number, text},
    support::mutated_bytes::changed,
};

/// The number of mutated files to try.
const CASES: usize = 20_000;

/// Creates a storage in memory with one saved number.
fn storage(value: u32) -> Storage {
    let storage = Storage::in_memory();
    storage.register_kind(|name| name.ends_with(".json"), |text| number(text).map(drop));
    storage.save_blocking(NAME, &text(value)).unwrap();
    storage
}

/// Valid exports, and modified ones.
fn files() -> Vec<Vec<u8>> {
    let whole = storage(1);
    for (name, value) in [("settings.json", 2), ("durak-3.json", 3), ("newer-2-durak.json", 4)] {
        whole.save_blocking(name, &text(value)).unwrap();
    }
    let later = Storage::in_memory();
    later.register_kind(|_| true, |_| Ok(()));
    later.save_blocking("chess.pgn", "1. e4\n\"").unwrap();
    later.save_blocking("damaged-18446744073709551615-durak.json", "[num").unwrap();
    let undo = r#"{"format":"kozyr-data","version":1,"texts":{},"added":["durak.json"]}"#;
    let texts = [whole.export().unwrap(), later.export().unwrap(), undo.into()];
    texts.map(String::into_bytes).into()
}

#[test]
fn mutated_backups_are_imported_completely_or_not_at_all() {
    let files = files();
    let mut rng = ChaCha8Rng::seed_from_u64(14);
    let (mut imported, mut rejected) = (0, 0);
    for _ in 0..CASES {
        let file = String::from_utf8_lossy(&changed(&files, &mut rng)).into_owned();
        let storage = storage(7);
        let before = storage.export().unwrap();
        match storage.import(&file) {
            Ok(()) => {
                imported += 1;
                let undo = storage.pre_import_backup().expect("a backup from before the import");
                // The current state can be exported and imported unchanged.
                let exported = storage.export().unwrap();
                let other = self::storage(8);
                other.import(&exported).unwrap();
                assert_eq!(other.export().unwrap(), exported, "{file}");
                // And back.
                storage.import(&undo).unwrap();
                assert_eq!(storage.export().unwrap(), before, "{file}");
            }
            Err(error) => {
                rejected += 1;
                assert!(!matches!(error, ImportError::Storage(_)), "{error} of {file}");
                assert!(!error.to_string().is_empty());
                assert_eq!(storage.export().unwrap(), before, "{file}");
                assert_eq!(storage.pre_import_backup(), None, "{file}");
            }
        }
        assert_eq!(storage.take_errors(), [], "{file}");
    }
    println!("{imported} files imported, {rejected} rejected");
    assert!(imported > CASES / 100 && rejected > CASES / 100, "{imported} and {rejected}");
}

#[test]
fn huge_versions_are_newer_and_missing_versions_are_invalid() {
    let whole = storage(1).export().unwrap();
    for (version, is_later) in [
        ("2", true),
        ("99999999999", true),
        ("99999999999999999999", true),
        ("0", false),
        ("-1", false),
        ("1.5", false),
    ] {
        let file = whole.replace("\"version\": 1", &format!("\"version\": {version}"));
        let storage = storage(7);
        let error = storage.import(&file).unwrap_err();
        assert_eq!(matches!(error, ImportError::Newer), is_later, "{version}: {error}");
        assert_eq!(storage.load(NAME, number), Some(7));
    }
}
