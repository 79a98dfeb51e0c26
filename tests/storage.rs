//! Saved texts are never lost, whatever happens to the store.
use kozyr_core::game::{Game, Player, Record, Seed};
use kozyr_durak::{Durak, Setup};
use kozyr_platform::storage::{
    FolderStore, ImportError, MemoryStore, Storage, StorageError, Store,
};
use kozyr_testing::harness::{FaultyStore, StoreFault};
use std::{fs, io};

use crate::numbered_texts::{NAME, number, text};

fn keep(storage: &Storage, value: u32) -> io::Result<()> {
    storage.save_blocking(NAME, &text(value))
}

fn kept(storage: &Storage) -> Option<u32> {
    storage.load(NAME, number)
}

/// All texts in a store, by name.
fn texts(home: &impl Store) -> Vec<(String, String)> {
    let mut names = home.names().unwrap();
    names.sort();
    names.into_iter().map(|name| (home.read(&name).unwrap().unwrap(), name)).map(swap).collect()
}

fn swap<A, B>((one, other): (A, B)) -> (B, A) {
    (other, one)
}

fn faults(storage: &Storage) -> Vec<StorageError> {
    storage.take_errors().into_iter().map(|(_, fault)| fault).collect()
}

#[test]
fn an_app_that_is_killed_at_any_moment_of_a_write_finds_the_old_text_or_the_new() {
    for tenths in [0, 1, 5, 9] {
        for changes in 0.. {
            let home = FaultyStore::default();
            let storage = Storage::new(home.clone());
            keep(&storage, 1).unwrap();
            home.set_fault(StoreFault::Killed { changes, tenths });
            let mut last = 1;
            for value in 2..5 {
                if keep(&storage, value).is_ok() {
                    last = value;
                }
            }
            home.set_fault(StoreFault::None);
            let storage = Storage::new(home.clone());
            let found = kept(&storage).unwrap();
            assert!((last..=last + 1).contains(&found), "{found} after {last} was saved");
            assert_eq!(faults(&storage), []);
            // Saving works again.
            keep(&storage, 9).unwrap();
            assert_eq!(kept(&storage), Some(9));
            if last == 4 {
                break;
            }
        }
    }
}

#[test]
fn the_very_first_write_may_be_cut_off_too() {
    for tenths in [0, 5, 9] {
        for changes in 0..4 {
            let home = FaultyStore::default();
            home.set_fault(StoreFault::Killed { changes, tenths });
            let whole = keep(&Storage::new(home.clone()), 1).is_ok();
            home.set_fault(StoreFault::None);
            let storage = Storage::new(home);
            let found = kept(&storage);
            assert!(found == Some(1) || (found.is_none() && !whole));
            keep(&storage, 2).unwrap();
            assert_eq!(kept(&storage), Some(2));
        }
    }
}

#[test]
fn a_full_home_keeps_what_it_has_and_says_so_once() {
    for bytes in 0..2 * text(2).len() {
        let home = FaultyStore::default();
        let storage = Storage::new(home.clone());
        keep(&storage, 1).unwrap();
        storage.save_blocking("other", "stays").unwrap();
        home.set_fault(StoreFault::Full { bytes });
        let last = if keep(&storage, 2).is_ok() { 2 } else { 1 };
        assert!(keep(&storage, 3).is_err());
        assert!(keep(&storage, 4).is_err());
        assert_eq!(faults(&storage), [StorageError::Full]);
        assert_eq!(kept(&storage), Some(last));
        assert_eq!(kept(&Storage::new(home.texts().clone())), Some(last));
        assert_eq!(home.texts().read("other").unwrap().unwrap(), "stays");
        // A new shortage after a recovery is reported again.
        home.set_fault(StoreFault::None);
        keep(&storage, 5).unwrap();
        home.set_fault(StoreFault::Full { bytes: 0 });
        assert!(keep(&storage, 6).is_err());
        assert_eq!(faults(&storage), [StorageError::Full]);
        assert_eq!(kept(&storage), Some(5));
    }
}

#[test]
fn a_closed_home_keeps_what_it_has_and_says_so() {
    let home = FaultyStore::default();
    let storage = Storage::new(home.clone());
    keep(&storage, 1).unwrap();
    home.set_fault(StoreFault::Denied);
    assert!(keep(&storage, 2).is_err());
    assert_eq!(faults(&storage), [StorageError::Denied]);
    assert_eq!(kept(&storage), Some(1));
}

#[test]
fn a_home_that_is_gone_for_a_while_loses_nothing() {
    let home = FaultyStore::default();
    let storage = Storage::new(home.clone());
    keep(&storage, 1).unwrap();
    home.set_fault(StoreFault::Disconnected);
    assert_eq!(kept(&storage), None);
    assert!(keep(&storage, 2).is_err());
    home.set_fault(StoreFault::None);
    // An unreadable text is neither renamed nor overwritten, but read again.
    assert!(keep(&storage, 3).is_err());
    assert_eq!(texts(home.texts()), [(NAME.into(), text(1))]);
    assert_eq!(kept(&storage), Some(1));
    keep(&storage, 3).unwrap();
    assert_eq!(home.texts().read("durak.json.old").unwrap().unwrap(), text(1));
    assert_eq!(kept(&storage), Some(3));
}

#[test]
fn a_damaged_text_gives_way_to_the_one_before_it_and_both_are_kept() {
    let whole = text(22);
    for cut in 0..whole.len() {
        let home = MemoryStore::default();
        let storage = Storage::new(home.clone());
        keep(&storage, 11).unwrap();
        keep(&storage, 22).unwrap();
        home.put(NAME, &whole[..cut]).unwrap();
        let storage = Storage::new(home.clone());
        assert_eq!(kept(&storage), Some(11));
        let aside = "damaged-durak.json";
        assert_eq!(
            faults(&storage),
            [StorageError::Recovered { quarantined_as: Some(aside.into()) }]
        );
        assert_eq!(home.read(aside).unwrap().unwrap(), whole[..cut]);
        keep(&storage, 33).unwrap();
        keep(&storage, 44).unwrap();
        assert_eq!(home.read(aside).unwrap().unwrap(), whole[..cut]);
        assert_eq!(kept(&Storage::new(home)), Some(44));
    }
}

#[test]
fn damage_upon_damage_is_put_aside_under_names_of_their_own() {
    let home = MemoryStore::default();
    for garbage in ["one", "two", "three"] {
        home.put(NAME, garbage).unwrap();
        let storage = Storage::new(home.clone());
        assert_eq!(kept(&storage), None);
        assert!(matches!(
            &faults(&storage)[..],
            [StorageError::Damaged { quarantined_as: Some(_) }]
        ));
    }
    let kept: Vec<_> = texts(&home).into_iter().map(|(_, text)| text).collect();
    assert_eq!(kept.len(), 3);
    assert!(["one", "two", "three"].iter().all(|garbage| kept.contains(&(*garbage).into())));
}

#[test]
fn a_text_of_a_later_version_is_never_written_over_and_waits_for_that_version() {
    let home = FaultyStore::default();
    home.texts().put(NAME, "[number v2]").unwrap();
    let storage = Storage::new(home.clone());
    assert_eq!(kept(&storage), None);
    let aside = "newer-durak.json";
    assert_eq!(faults(&storage), [StorageError::Newer { quarantined_as: Some(aside.into()) }]);
    keep(&storage, 1).unwrap();
    keep(&storage, 2).unwrap();
    assert_eq!(home.texts().read(aside).unwrap().unwrap(), "[number v2]");
    // The later version finds both texts, and its own again once the other is gone.
    let storage = Storage::new(home.clone());
    storage.remove(NAME).unwrap();
    let later = |text: &str| Ok(text.to_owned());
    assert_eq!(storage.load(NAME, later).unwrap(), "[number v2]");
}

#[test]
fn a_text_that_cannot_be_put_aside_is_not_written_over() {
    let home = FaultyStore::default();
    home.texts().put(NAME, "[number v2]").unwrap();
    let storage = Storage::new(home.clone());
    home.set_fault(StoreFault::Denied);
    assert_eq!(kept(&storage), None);
    assert_eq!(faults(&storage), [StorageError::Newer { quarantined_as: None }]);
    assert!(keep(&storage, 1).is_err());
    assert_eq!(texts(home.texts()), [(NAME.into(), "[number v2]".into())]);
    // Later it succeeds, and both exist.
    home.set_fault(StoreFault::None);
    keep(&storage, 1).unwrap();
    assert_eq!(home.texts().read("newer-durak.json").unwrap().unwrap(), "[number v2]");
    assert_eq!(kept(&storage), Some(1));
}

#[test]
fn what_is_thrown_away_does_not_come_back() {
    let home = MemoryStore::default();
    let storage = Storage::new(home.clone());
    keep(&storage, 1).unwrap();
    keep(&storage, 2).unwrap();
    storage.remove(NAME).unwrap();
    assert_eq!(kept(&storage), None);
    assert_eq!(texts(&home), []);
}

#[test]
fn a_folder_keeps_texts_and_the_ones_before_them() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("not/yet/there");
    let storage = Storage::in_folder(&path);
    assert_eq!(kept(&storage), None);
    keep(&storage, 1).unwrap();
    keep(&storage, 2).unwrap();
    assert_eq!(kept(&Storage::in_folder(&path)), Some(2));
    assert_eq!(storage.names().unwrap(), [NAME]);
    drop(storage);
    fs::write(path.join(NAME), b"\xff\xfe no text").unwrap();
    let storage = Storage::in_folder(&path);
    assert_eq!(kept(&storage), Some(1));
    assert!(matches!(&faults(&storage)[..], [StorageError::Recovered { .. }]));
    assert!(path.join("damaged-durak.json").exists());
}

#[cfg(unix)]
#[test]
fn nothing_is_written_through_a_link() {
    for name in ["durak.json.part", "durak.json.new", "durak.json.old", "durak.json"] {
        let folder = tempfile::tempdir().unwrap();
        let elsewhere = tempfile::tempdir().unwrap().path().join("elsewhere");
        fs::create_dir_all(elsewhere.parent().unwrap()).unwrap();
        fs::write(&elsewhere, "[number 77]").unwrap();
        std::os::unix::fs::symlink(&elsewhere, folder.path().join(name)).unwrap();
        let storage = Storage::in_folder(folder.path());
        for value in 1..4 {
            keep(&storage, value).unwrap();
        }
        assert_eq!(kept(&storage), Some(3));
        assert_eq!(fs::read_to_string(&elsewhere).unwrap(), "[number 77]", "{name}");
    }
}

#[test]
fn where_no_folder_can_be_nothing_breaks() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file");
    fs::write(&path, "in the way").unwrap();
    let storage = Storage::in_folder(path.join("kozyr"));
    assert_eq!(kept(&storage), None);
    assert!(keep(&storage, 1).is_err());
    assert!(matches!(&faults(&storage)[..], [_, ..]));
    assert_eq!(fs::read_to_string(path).unwrap(), "in the way");
}

/// A storage that knows which texts to export.
fn known(store: impl Store + 'static) -> Storage {
    let storage = Storage::new(store);
    let named =
        |name: &str| ["durak", "reversi", "settings"].iter().any(|kind| name.starts_with(kind));
    storage.register_kind(named, |text| number(text).map(drop));
    storage
}

/// Three texts as exported by [`Storage::export`].
fn parcel() -> String {
    let storage = known(MemoryStore::default());
    for (name, value) in [("settings.json", 7), ("durak-1.json", 8), ("durak-1.txt", 9)] {
        storage.save_blocking(name, &text(value)).unwrap();
    }
    storage.export().unwrap()
}

/// The texts visible to players.
fn seen(storage: &Storage) -> Vec<(String, u32)> {
    let names = storage.names().unwrap();
    names.into_iter().map(|name| (storage.load(&name, number).unwrap(), name)).map(swap).collect()
}

#[test]
fn everything_can_be_carried_to_another_device_and_back() {
    let storage = known(MemoryStore::default());
    keep(&storage, 1).unwrap();
    keep(&storage, 2).unwrap();
    let before = seen(&storage);
    storage.import(&parcel()).unwrap();
    let names = ["durak-1.json", "durak-1.txt", "settings.json"];
    assert_eq!(storage.names().unwrap(), names);
    assert_eq!(storage.export().unwrap(), parcel());
    storage.import(&storage.pre_import_backup().unwrap()).unwrap();
    assert_eq!(seen(&storage), before);
}

#[test]
fn an_import_that_is_cut_off_anywhere_leaves_everything_old_or_everything_new() {
    for tenths in [0, 5] {
        for changes in 0.. {
            let home = FaultyStore::default();
            let storage = known(home.clone());
            for (name, value) in [("durak.json", 1), ("settings.json", 2), ("reversi.json", 3)] {
                storage.save_blocking(name, &text(value)).unwrap();
            }
            let old = storage.export().unwrap();
            home.set_fault(StoreFault::Killed { changes, tenths });
            let done = storage.import(&parcel()).is_ok();
            home.set_fault(StoreFault::None);
            let found = known(home).export().unwrap();
            assert!(found == old || found == parcel(), "after {changes} changes: {found}");
            assert!(!done || found == parcel());
            if done {
                break;
            }
        }
    }
}

#[test]
fn an_import_for_which_there_is_no_room_changes_nothing() {
    for bytes in 0.. {
        let home = FaultyStore::default();
        let storage = known(home.clone());
        keep(&storage, 1).unwrap();
        storage.save_blocking("settings.json", &text(2)).unwrap();
        let old = storage.export().unwrap();
        home.set_fault(StoreFault::Full { bytes });
        let done = storage.import(&parcel()).is_ok();
        let found = known(home.texts().clone()).export().unwrap();
        assert_eq!(found, if done { parcel() } else { old }, "with room for {bytes}");
        if done {
            break;
        }
    }
}

#[test]
fn what_is_not_sound_is_not_imported_even_in_part() {
    let home = MemoryStore::default();
    let storage = Storage::new(home.clone());
    storage.register_kind(|name| name.ends_with(".json"), |text| number(text).map(drop));
    keep(&storage, 1).unwrap();
    let old = texts(&home);
    let whole = parcel();
    for cut in 0..whole.len() - 1 {
        let Some(part) = whole.get(..cut) else { continue };
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
    assert_eq!(texts(&home), old);
}

#[test]
fn a_record_that_is_cut_off_anywhere_is_told_from_a_whole_one() {
    let players = vec![Player::Human, Player::Opponent("greedy".into())];
    let setup = Setup::new(2, Default::default());
    let mut record = Record::<Durak>::new(setup, Seed::from(7), players).unwrap();
    for _ in 0..20 {
        record.play(record.game().legal_actions()[0]).unwrap();
    }
    let whole = record.to_json();
    let end = whole.trim_end().len();
    for cut in 0..end {
        assert!(Record::<Durak>::from_json(&whole[..cut]).is_err(), "{cut} of {end} bytes");
    }
    assert_eq!(Record::<Durak>::from_json(&whole).unwrap(), record);
}

#[test]
fn all_stores_behave_alike() {
    let folder = tempfile::tempdir().unwrap();
    let homes: [Box<dyn Store>; 3] = [
        Box::new(MemoryStore::default()),
        Box::new(FolderStore::new(folder.path().join("new"))),
        Box::new(FaultyStore::default()),
    ];
    for home in homes {
        assert_eq!(home.names().unwrap(), [""; 0]);
        assert_eq!(home.read("one").unwrap(), None);
        home.remove("one").unwrap();
        home.rename("one", "two").unwrap();
        home.put("one", "text\nof two lines").unwrap();
        home.put("two", "").unwrap();
        assert_eq!(home.read("two").unwrap().unwrap(), "");
        home.rename("one", "two").unwrap();
        assert_eq!(home.names().unwrap(), ["two"]);
        assert_eq!(home.read("two").unwrap().unwrap(), "text\nof two lines");
        home.remove("two").unwrap();
        assert_eq!(home.names().unwrap(), [""; 0]);
    }
}
