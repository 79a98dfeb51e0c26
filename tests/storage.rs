//! Saved texts are never lost, whatever happens to the store.
use kozyr_core::game::{Game, Player, Record, Seed};
use kozyr_durak::{Durak, Setup};
use kozyr_platform::storage::{
    FolderStore, ImportError, MemoryStore, Storage, StorageError, Store,
};
use kozyr_testing::harness::{FaultyStore, StoreFault};
use std::{fs, io};

use crate::numbered_texts::{NAME, number, text};

/// Saves the text of a number.
fn save_number(storage: &Storage, value: u32) -> io::Result<()> {
    storage.save_blocking(NAME, &text(value))
}

/// Loads the saved number; `None` if there is none.
fn load_number(storage: &Storage) -> Option<u32> {
    storage.load(NAME, number)
}

/// Returns all texts in a store as pairs of name and text, sorted by name.
fn texts(store: &impl Store) -> Vec<(String, String)> {
    let mut names = store.names().unwrap();
    names.sort();
    names.into_iter().map(|name| (store.read(&name).unwrap().unwrap(), name)).map(swap).collect()
}

/// Swaps the parts of a pair.
fn swap<A, B>((a, b): (A, B)) -> (B, A) {
    (b, a)
}

/// Takes the storage errors since the last call.
fn take_errors(storage: &Storage) -> Vec<StorageError> {
    storage.take_errors().into_iter().map(|(_, error)| error).collect()
}

#[test]
fn a_killed_write_leaves_the_old_or_the_new_text() {
    for tenths in [0, 1, 5, 9] {
        for changes in 0.. {
            let store = FaultyStore::default();
            let storage = Storage::new(store.clone());
            save_number(&storage, 1).unwrap();
            store.set_fault(StoreFault::Killed { changes, tenths });
            let mut last = 1;
            for value in 2..5 {
                if save_number(&storage, value).is_ok() {
                    last = value;
                }
            }
            store.set_fault(StoreFault::None);
            let storage = Storage::new(store.clone());
            let found = load_number(&storage).unwrap();
            assert!((last..=last + 1).contains(&found), "{found} after {last} was saved");
            assert_eq!(take_errors(&storage), []);
            // Saving works again.
            save_number(&storage, 9).unwrap();
            assert_eq!(load_number(&storage), Some(9));
            if last == 4 {
                break;
            }
        }
    }
}

#[test]
fn an_interrupted_first_write_does_not_prevent_saving() {
    for tenths in [0, 5, 9] {
        for changes in 0..4 {
            let store = FaultyStore::default();
            store.set_fault(StoreFault::Killed { changes, tenths });
            let whole = save_number(&Storage::new(store.clone()), 1).is_ok();
            store.set_fault(StoreFault::None);
            let storage = Storage::new(store);
            let found = load_number(&storage);
            assert!(found == Some(1) || (found.is_none() && !whole));
            save_number(&storage, 2).unwrap();
            assert_eq!(load_number(&storage), Some(2));
        }
    }
}

#[test]
fn a_full_store_keeps_its_texts_and_is_reported_once() {
    for bytes in 0..2 * text(2).len() {
        let store = FaultyStore::default();
        let storage = Storage::new(store.clone());
        save_number(&storage, 1).unwrap();
        storage.save_blocking("other", "stays").unwrap();
        store.set_fault(StoreFault::Full { bytes });
        let last = if save_number(&storage, 2).is_ok() { 2 } else { 1 };
        assert!(save_number(&storage, 3).is_err());
        assert!(save_number(&storage, 4).is_err());
        assert_eq!(take_errors(&storage), [StorageError::Full]);
        assert_eq!(load_number(&storage), Some(last));
        assert_eq!(load_number(&Storage::new(store.texts().clone())), Some(last));
        assert_eq!(store.texts().read("other").unwrap().unwrap(), "stays");
        // A new shortage after a recovery is reported again.
        store.set_fault(StoreFault::None);
        save_number(&storage, 5).unwrap();
        store.set_fault(StoreFault::Full { bytes: 0 });
        assert!(save_number(&storage, 6).is_err());
        assert_eq!(take_errors(&storage), [StorageError::Full]);
        assert_eq!(load_number(&storage), Some(5));
    }
}

#[test]
fn a_read_only_store_keeps_its_texts_and_is_reported() {
    let store = FaultyStore::default();
    let storage = Storage::new(store.clone());
    save_number(&storage, 1).unwrap();
    store.set_fault(StoreFault::Denied);
    assert!(save_number(&storage, 2).is_err());
    assert_eq!(take_errors(&storage), [StorageError::Denied]);
    assert_eq!(load_number(&storage), Some(1));
}

#[test]
fn a_disconnected_store_loses_nothing() {
    let store = FaultyStore::default();
    let storage = Storage::new(store.clone());
    save_number(&storage, 1).unwrap();
    store.set_fault(StoreFault::Disconnected);
    assert_eq!(load_number(&storage), None);
    assert!(save_number(&storage, 2).is_err());
    store.set_fault(StoreFault::None);
    // An unreadable text is neither renamed nor overwritten, but read again.
    assert!(save_number(&storage, 3).is_err());
    assert_eq!(texts(store.texts()), [(NAME.into(), text(1))]);
    assert_eq!(load_number(&storage), Some(1));
    save_number(&storage, 3).unwrap();
    assert_eq!(store.texts().read("durak.json.old").unwrap().unwrap(), text(1));
    assert_eq!(load_number(&storage), Some(3));
}

#[test]
fn a_damaged_text_is_quarantined_and_its_predecessor_loaded() {
    let whole = text(22);
    for length in 0..whole.len() {
        let store = MemoryStore::default();
        let storage = Storage::new(store.clone());
        save_number(&storage, 11).unwrap();
        save_number(&storage, 22).unwrap();
        store.put(NAME, &whole[..length]).unwrap();
        let storage = Storage::new(store.clone());
        assert_eq!(load_number(&storage), Some(11));
        let quarantined = "damaged-durak.json";
        assert_eq!(
            take_errors(&storage),
            [StorageError::Recovered { quarantined_as: Some(quarantined.into()) }]
        );
        assert_eq!(store.read(quarantined).unwrap().unwrap(), whole[..length]);
        save_number(&storage, 33).unwrap();
        save_number(&storage, 44).unwrap();
        assert_eq!(store.read(quarantined).unwrap().unwrap(), whole[..length]);
        assert_eq!(load_number(&Storage::new(store)), Some(44));
    }
}

#[test]
fn repeatedly_damaged_texts_are_quarantined_under_different_names() {
    let store = MemoryStore::default();
    for garbage in ["one", "two", "three"] {
        store.put(NAME, garbage).unwrap();
        let storage = Storage::new(store.clone());
        assert_eq!(load_number(&storage), None);
        assert!(matches!(
            &take_errors(&storage)[..],
            [StorageError::Damaged { quarantined_as: Some(_) }]
        ));
    }
    let saved: Vec<_> = texts(&store).into_iter().map(|(_, text)| text).collect();
    assert_eq!(saved.len(), 3);
    assert!(["one", "two", "three"].iter().all(|garbage| saved.contains(&(*garbage).into())));
}

#[test]
fn a_text_of_a_later_version_is_preserved_for_that_version() {
    let store = FaultyStore::default();
    store.texts().put(NAME, "[number v2]").unwrap();
    let storage = Storage::new(store.clone());
    assert_eq!(load_number(&storage), None);
    let quarantined = "newer-durak.json";
    assert_eq!(
        take_errors(&storage),
        [StorageError::Newer { quarantined_as: Some(quarantined.into()) }]
    );
    save_number(&storage, 1).unwrap();
    save_number(&storage, 2).unwrap();
    assert_eq!(store.texts().read(quarantined).unwrap().unwrap(), "[number v2]");
    // The later version finds both texts, and its own again once the other is gone.
    let storage = Storage::new(store.clone());
    storage.remove(NAME).unwrap();
    let later = |text: &str| Ok(text.to_owned());
    assert_eq!(storage.load(NAME, later).unwrap(), "[number v2]");
}

#[test]
fn a_text_that_cannot_be_quarantined_is_not_overwritten() {
    let store = FaultyStore::default();
    store.texts().put(NAME, "[number v2]").unwrap();
    let storage = Storage::new(store.clone());
    store.set_fault(StoreFault::Denied);
    assert_eq!(load_number(&storage), None);
    assert_eq!(take_errors(&storage), [StorageError::Newer { quarantined_as: None }]);
    assert!(save_number(&storage, 1).is_err());
    assert_eq!(texts(store.texts()), [(NAME.into(), "[number v2]".into())]);
    // Later it succeeds, and both exist.
    store.set_fault(StoreFault::None);
    save_number(&storage, 1).unwrap();
    assert_eq!(store.texts().read("newer-durak.json").unwrap().unwrap(), "[number v2]");
    assert_eq!(load_number(&storage), Some(1));
}

#[test]
fn removed_texts_do_not_return() {
    let store = MemoryStore::default();
    let storage = Storage::new(store.clone());
    save_number(&storage, 1).unwrap();
    save_number(&storage, 2).unwrap();
    storage.remove(NAME).unwrap();
    assert_eq!(load_number(&storage), None);
    assert_eq!(texts(&store), []);
}

#[test]
fn a_folder_store_keeps_the_previous_texts() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("not/yet/there");
    let storage = Storage::in_folder(&path);
    assert_eq!(load_number(&storage), None);
    save_number(&storage, 1).unwrap();
    save_number(&storage, 2).unwrap();
    assert_eq!(load_number(&Storage::in_folder(&path)), Some(2));
    assert_eq!(storage.names().unwrap(), [NAME]);
    drop(storage);
    fs::write(path.join(NAME), b"\xff\xfe no text").unwrap();
    let storage = Storage::in_folder(&path);
    assert_eq!(load_number(&storage), Some(1));
    assert!(matches!(&take_errors(&storage)[..], [StorageError::Recovered { .. }]));
    assert!(path.join("damaged-durak.json").exists());
}

#[cfg(unix)]
#[test]
fn links_are_not_followed_when_writing() {
    for name in ["durak.json.part", "durak.json.new", "durak.json.old", "durak.json"] {
        let folder = tempfile::tempdir().unwrap();
        let elsewhere = tempfile::tempdir().unwrap().path().join("elsewhere");
        fs::create_dir_all(elsewhere.parent().unwrap()).unwrap();
        fs::write(&elsewhere, "[number 77]").unwrap();
        std::os::unix::fs::symlink(&elsewhere, folder.path().join(name)).unwrap();
        let storage = Storage::in_folder(folder.path());
        for value in 1..4 {
            save_number(&storage, value).unwrap();
        }
        assert_eq!(load_number(&storage), Some(3));
        assert_eq!(fs::read_to_string(&elsewhere).unwrap(), "[number 77]", "{name}");
    }
}

#[test]
fn an_impossible_folder_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file");
    fs::write(&path, "in the way").unwrap();
    let storage = Storage::in_folder(path.join("kozyr"));
    assert_eq!(load_number(&storage), None);
    assert!(save_number(&storage, 1).is_err());
    assert!(matches!(&take_errors(&storage)[..], [_, ..]));
    assert_eq!(fs::read_to_string(path).unwrap(), "in the way");
}

/// Creates a storage that knows which texts to export.
fn storage_in(store: impl Store + 'static) -> Storage {
    let storage = Storage::new(store);
    let named =
        |name: &str| ["durak", "reversi", "settings"].iter().any(|kind| name.starts_with(kind));
    storage.register_kind(named, |text| number(text).map(drop));
    storage
}

/// Returns a backup of three texts, as exported by [`Storage::export`].
fn backup() -> String {
    let storage = storage_in(MemoryStore::default());
    for (name, value) in [("settings.json", 7), ("durak-1.json", 8), ("durak-1.txt", 9)] {
        storage.save_blocking(name, &text(value)).unwrap();
    }
    storage.export().unwrap()
}

/// Returns the names and numbers of the texts visible to players.
fn visible_numbers(storage: &Storage) -> Vec<(String, u32)> {
    let names = storage.names().unwrap();
    names.into_iter().map(|name| (storage.load(&name, number).unwrap(), name)).map(swap).collect()
}

#[test]
fn an_import_can_be_undone() {
    let storage = storage_in(MemoryStore::default());
    save_number(&storage, 1).unwrap();
    save_number(&storage, 2).unwrap();
    let before = visible_numbers(&storage);
    storage.import(&backup()).unwrap();
    let names = ["durak-1.json", "durak-1.txt", "settings.json"];
    assert_eq!(storage.names().unwrap(), names);
    assert_eq!(storage.export().unwrap(), backup());
    storage.import(&storage.pre_import_backup().unwrap()).unwrap();
    assert_eq!(visible_numbers(&storage), before);
}

#[test]
fn an_interrupted_import_leaves_all_old_or_all_new_texts() {
    for tenths in [0, 5] {
        for changes in 0.. {
            let store = FaultyStore::default();
            let storage = storage_in(store.clone());
            for (name, value) in [("durak.json", 1), ("settings.json", 2), ("reversi.json", 3)] {
                storage.save_blocking(name, &text(value)).unwrap();
            }
            let old = storage.export().unwrap();
            store.set_fault(StoreFault::Killed { changes, tenths });
            let done = storage.import(&backup()).is_ok();
            store.set_fault(StoreFault::None);
            let found = storage_in(store).export().unwrap();
            assert!(found == old || found == backup(), "after {changes} changes: {found}");
            assert!(!done || found == backup());
            if done {
                break;
            }
        }
    }
}

#[test]
fn an_import_without_enough_space_changes_nothing() {
    for bytes in 0.. {
        let store = FaultyStore::default();
        let storage = storage_in(store.clone());
        save_number(&storage, 1).unwrap();
        storage.save_blocking("settings.json", &text(2)).unwrap();
        let old = storage.export().unwrap();
        store.set_fault(StoreFault::Full { bytes });
        let done = storage.import(&backup()).is_ok();
        let found = storage_in(store.texts().clone()).export().unwrap();
        assert_eq!(found, if done { backup() } else { old }, "with room for {bytes}");
        if done {
            break;
        }
    }
}

#[test]
fn invalid_backups_are_rejected_completely() {
    let store = MemoryStore::default();
    let storage = Storage::new(store.clone());
    storage.register_kind(|name| name.ends_with(".json"), |text| number(text).map(drop));
    save_number(&storage, 1).unwrap();
    let old = texts(&store);
    let whole = backup();
    for length in 0..whole.len() - 1 {
        let Some(part) = whole.get(..length) else { continue };
        assert!(matches!(storage.import(part), Err(ImportError::NotABackup(_))));
    }
    let changed = |from: &str, to: &str| {
        assert!(whole.contains(from));
        whole.replace(from, to)
    };
    let errors = [
        changed("kozyr-data", "other-data"),
        changed("\"version\": 1", "\"version\": 2"),
        changed("[number 8]", "[number eight]"),
        changed("settings.json", "../settings.json"),
        changed("settings.json", "/etc/settings.json"),
        changed("settings.json", ".settings.json"),
        changed("settings.json", "import-undo.json"),
        changed("settings.json", "settings.json.old"),
        changed("settings.json", ""),
    ]
    .map(|text| storage.import(&text).unwrap_err().to_string());
    assert!(errors[1].contains("later version"), "{errors:?}");
    assert!(errors[2].starts_with("durak-1.json"), "{errors:?}");
    assert_eq!(texts(&store), old);
}

#[test]
fn truncated_records_are_rejected() {
    let players = vec![Player::Human, Player::Opponent("greedy".into())];
    let setup = Setup::new(2, Default::default());
    let mut record = Record::<Durak>::new(setup, Seed::from(7), players).unwrap();
    for _ in 0..20 {
        record.play(record.game().legal_actions()[0]).unwrap();
    }
    let whole = record.to_json();
    let end = whole.trim_end().len();
    for length in 0..end {
        assert!(Record::<Durak>::from_json(&whole[..length]).is_err(), "{length} of {end} bytes");
    }
    assert_eq!(Record::<Durak>::from_json(&whole).unwrap(), record);
}

#[test]
fn all_stores_behave_alike() {
    let folder = tempfile::tempdir().unwrap();
    let stores: [Box<dyn Store>; 3] = [
        Box::new(MemoryStore::default()),
        Box::new(FolderStore::new(folder.path().join("new"))),
        Box::new(FaultyStore::default()),
    ];
    for store in stores {
        assert_eq!(store.names().unwrap(), [""; 0]);
        assert_eq!(store.read("one").unwrap(), None);
        store.remove("one").unwrap();
        store.rename("one", "two").unwrap();
        store.put("one", "text\nof two lines").unwrap();
        store.put("two", "").unwrap();
        assert_eq!(store.read("two").unwrap().unwrap(), "");
        store.rename("one", "two").unwrap();
        assert_eq!(store.names().unwrap(), ["two"]);
        assert_eq!(store.read("two").unwrap().unwrap(), "text\nof two lines");
        store.remove("two").unwrap();
        assert_eq!(store.names().unwrap(), [""; 0]);
    }
}
