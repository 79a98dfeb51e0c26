//! Foreign data in the folder is preserved: temporarily unreadable files, data of later versions,
//! links, other programs' files, and data of another running instance.
use kozyr_platform::storage::{FolderStore, LoadError, Storage, StorageError, WriteAccess};
use kozyr_testing::harness::{DiskFault, FaultyDisk};
use std::io;

use crate::numbered_texts::{BINARY, LATER, NAME, NOTES, number, open, text};

#[test]
fn unreadable_files_are_neither_renamed_nor_overwritten() {
    let refused = DiskFault::Refused(io::ErrorKind::Other);
    for length in 1..8 {
        let disk = FaultyDisk::default();
        disk.add_file("durak-3.json", b"[number 3]");
        let storage = open(&disk);
        disk.inject_faults((0..length).map(|call| (call, refused)));
        let found = storage.load("durak-3.json", number);
        assert_eq!(disk.files().get("durak-3.json").map(Vec::as_slice), Some(&b"[number 3]"[..]));
        assert_eq!(found.is_none(), length >= 3, "a temporary failure is retried");
        if found.is_none() {
            let errors = storage.take_errors();
            assert!(matches!(&errors[..], [(_, StorageError::Unreadable { .. })]), "{errors:?}");
            assert!(storage.has_unreadable());
            disk.inject_faults([]);
            assert!(
                storage.save_blocking("durak-3.json", &text(4)).is_err(),
                "it has not been read"
            );
            assert_eq!(storage.load("durak-3.json", number), Some(3));
        } else {
            assert_eq!(storage.take_errors(), []);
        }
        assert!(!storage.has_unreadable());
        storage.save_blocking("durak-3.json", &text(4)).unwrap();
        assert_eq!(disk.files()["durak-3.json.old"], b"[number 3]");
    }
}

#[test]
fn all_texts_of_later_versions_are_preserved_and_restored() {
    let disk = FaultyDisk::default();
    let later = |text: &str| Ok::<_, LoadError>(text.to_owned());
    for text in LATER {
        disk.add_file(NAME, text);
        let storage = open(&disk);
        assert_eq!(storage.load(NAME, number).filter(|&found| found > 9), None);
        storage.save_blocking(NAME, "[number 1]").unwrap();
        storage.save_blocking(NAME, "[number 2]").unwrap();
    }
    for expected in LATER.iter().rev() {
        let storage = open(&disk);
        // If nothing replaces it, the last waiting text is restored.
        storage.remove(NAME).unwrap();
        assert_eq!(storage.load(NAME, later).unwrap().as_bytes(), *expected);
        // The later version moves on and deletes it.
        let storage = Storage::new(FolderStore::with_disk(disk.clone()));
        storage.remove(NAME).unwrap();
    }
}

#[test]
fn nothing_is_written_while_the_writer_is_unknown() {
    let disk = FaultyDisk::default();
    open(&disk).save_blocking(NAME, &text(1)).unwrap();
    disk.set_lock_error(Some(io::ErrorKind::Other));
    let storage = open(&disk);
    let before = disk.files();
    let is_unclear = |storage: &Storage| {
        assert_eq!(storage.write_access(), WriteAccess::Unknown);
        let errors = storage.take_errors();
        assert!(matches!(&errors[..], [(_, StorageError::WriterUnknown { .. })]), "{errors:?}");
    };
    is_unclear(&storage);
    assert_eq!(storage.load(NAME, number), Some(1), "it may read");
    assert!(storage.save_blocking(NAME, &text(2)).is_err());
    assert!(storage.remove(NAME).is_err());
    assert!(storage.import(&storage.export().unwrap()).is_err());
    storage.request_write_access();
    assert!(!storage.try_take_over());
    storage.cancel_request();
    // There may be no other window to close.
    is_unclear(&storage);
    assert_eq!(disk.files(), before);
    disk.set_lock_error(None);
    assert!(storage.try_take_over());
    assert_eq!(storage.write_access(), WriteAccess::Held);
    storage.save_blocking(NAME, &text(2)).unwrap();
    assert_eq!(storage.load(NAME, number), Some(2));
}

#[test]
fn taking_over_again_preserves_texts_of_a_later_version() {
    let disk = FaultyDisk::default();
    let first = open(&disk);
    first.save_blocking(NAME, &text(1)).unwrap();
    first.save_blocking(NAME, &text(2)).unwrap();
    let later = Storage::new(FolderStore::with_disk(disk.as_process(1)));
    later.register_kind(|_| true, |_| Ok(()));
    later.request_write_access();
    assert!(first.hand_over_if_requested() && later.try_take_over());
    for text in LATER {
        later.save_blocking(NAME, str::from_utf8(text).unwrap()).unwrap();
    }
    first.request_write_access();
    assert!(later.hand_over_if_requested() && first.try_take_over());
    // An instance that has read the folder before must read it again.
    first.save_blocking(NAME, &text(3)).unwrap();
    first.save_blocking(NAME, &text(4)).unwrap();
    for text in &LATER[1..] {
        assert!(
            disk.files().values().any(|bytes| bytes == text),
            "the text and its previous version"
        );
    }
}

#[test]
fn no_file_of_the_app_is_written_through_a_link() {
    for name in
        ["durak.json.part", "durak.json.new", "durak.json.old", NAME, "import-undo.json.part"]
    {
        let disk = FaultyDisk::default();
        disk.add_link(name);
        let storage = open(&disk);
        storage.load(NAME, number);
        storage.save_blocking(NAME, &text(1)).unwrap();
        storage.save_blocking(NAME, &text(2)).unwrap();
        storage.import(&storage.export().unwrap()).unwrap();
        assert_eq!(storage.load(NAME, number), Some(2), "{name}");
    }
}

#[test]
fn an_import_does_not_change_foreign_files() {
    let disk = FaultyDisk::default();
    let foreign: [(&str, &[u8]); 4] = [
        ("my notes.txt", NOTES),
        ("notes.txt", NOTES),
        ("debug.keystore", BINARY),
        ("damaged-durak.json", BINARY),
    ];
    for (name, bytes) in foreign {
        disk.add_file(name, bytes);
    }
    let storage = open(&disk);
    storage.save_blocking(NAME, &text(1)).unwrap();
    disk.add_file("reversi.json", BINARY);
    let backup = storage.export().unwrap();
    assert!(backup.contains("[number 1]") && !backup.contains("notes"), "{backup}");
    storage.save_blocking(NAME, &text(2)).unwrap();
    storage.import(&backup).unwrap();
    assert_eq!(storage.load(NAME, number), Some(1));
    for (name, bytes) in foreign.iter().chain(&[("reversi.json", BINARY)]) {
        assert_eq!(disk.files().get(*name).map(Vec::as_slice), Some(*bytes), "{name}");
    }
}

#[test]
fn imported_texts_of_unknown_kinds_are_preserved() {
    let later = Storage::in_memory();
    later.register_kind(|_| true, |_| Ok(()));
    later.save_blocking("chess.pgn", "1. e4").unwrap();
    later.save_blocking(NAME, &text(1)).unwrap();
    let disk = FaultyDisk::default();
    open(&disk).import(&later.export().unwrap()).unwrap();
    let again = Storage::new(FolderStore::with_disk(disk.clone()));
    let found = again.load("chess.pgn", |text| Ok(text.to_owned()));
    assert_eq!(found.as_deref(), Some("1. e4"));
}

#[test]
fn a_second_instance_writes_only_after_taking_over() {
    let disk = FaultyDisk::default();
    let first = open(&disk);
    first.save_blocking(NAME, &text(1)).unwrap();
    let second = open(&disk.as_process(1));
    assert_eq!(
        (first.write_access(), second.write_access()),
        (WriteAccess::Held, WriteAccess::HeldElsewhere)
    );
    assert_eq!(second.take_errors(), [(String::new(), StorageError::OpenElsewhere)]);
    assert_eq!(second.load(NAME, number), Some(1), "it may read");
    assert!(second.save_blocking(NAME, &text(2)).is_err());
    assert!(second.remove(NAME).is_err());
    assert!(second.import(&second.export().unwrap()).is_err());
    assert!(!second.try_take_over(), "the first still has write access");
    assert!(!first.hand_over_if_requested(), "no request is pending");
    second.request_write_access();
    first.save_blocking(NAME, &text(3)).unwrap();
    assert!(first.hand_over_if_requested());
    assert_eq!(first.take_errors(), [(String::new(), StorageError::TakenOver)]);
    assert!(first.save_blocking(NAME, &text(4)).is_err());
    assert!(second.try_take_over());
    assert_eq!(second.load(NAME, number), Some(3));
    second.save_blocking(NAME, &text(5)).unwrap();
    assert_eq!(
        (first.write_access(), second.write_access()),
        (WriteAccess::TakenOver, WriteAccess::Held)
    );
    // And back.
    first.request_write_access();
    assert!(second.hand_over_if_requested());
    assert!(first.try_take_over());
    assert_eq!(first.load(NAME, number), Some(5));
    first.save_blocking(NAME, &text(6)).unwrap();
}
