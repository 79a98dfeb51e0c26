//! Queued texts are saved in the background: in order, completely, and before they are read again.
use kozyr_platform::storage::{MemoryStore, Storage, StorageError, Store};
use kozyr_testing::harness::{FaultyStore, StoreFault};
use std::{
    io,
    sync::{Arc, Condvar, Mutex},
};

/// A store that blocks writes until released, and records them.
#[derive(Clone, Default)]
struct GatedStore {
    texts: MemoryStore,
    /// Whether writes may proceed.
    open: Arc<(Mutex<bool>, Condvar)>,
    /// The written texts, in order.
    written: Arc<Mutex<Vec<String>>>,
}

impl GatedStore {
    /// Lets all writes proceed, from now on.
    fn open(&self) {
        *self.open.0.lock().unwrap() = true;
        self.open.1.notify_all();
    }

    /// Returns the texts written so far, in order.
    fn written(&self) -> Vec<String> {
        self.written.lock().unwrap().clone()
    }
}

impl Store for GatedStore {
    fn read(&self, name: &str) -> io::Result<Option<String>> {
        self.texts.read(name)
    }

    fn put(&self, name: &str, text: &str) -> io::Result<()> {
        let closed = self.open.0.lock().unwrap();
        drop(self.open.1.wait_while(closed, |open| !*open).unwrap());
        self.written.lock().unwrap().push(text.to_owned());
        self.texts.put(name, text)
    }

    fn rename(&self, name: &str, to: &str) -> io::Result<()> {
        self.texts.rename(name, to)
    }

    fn names(&self) -> io::Result<Vec<String>> {
        self.texts.names()
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        self.texts.remove(name)
    }
}

/// Loads a text; `None` if there is none.
fn text_of(storage: &Storage, name: &str) -> Option<String> {
    storage.load(name, |text| Ok(text.to_owned()))
}

#[test]
fn saving_does_not_block_and_only_the_last_change_is_written() {
    let store = GatedStore::default();
    let storage = Storage::new(store.clone());
    storage.save("first", "0".into());
    for number in 1..100 {
        storage.save("settings", number.to_string());
    }
    assert!(storage.is_saving());
    assert_eq!(store.written(), [""; 0]);
    store.open();
    storage.flush();
    assert!(!storage.is_saving());
    assert_eq!(store.written(), ["0", "99"]);
}

#[test]
fn texts_are_written_in_the_order_of_saving() {
    let store = GatedStore::default();
    let storage = Storage::new(store.clone());
    for (name, text) in [("match", "1"), ("log", "2"), ("match", "3"), ("log", "4")] {
        storage.save(name, text.into());
    }
    store.open();
    storage.flush();
    assert_eq!(store.written(), ["1", "2", "3", "4"]);
}

#[test]
fn reads_see_queued_texts() {
    let store = FaultyStore::default();
    let storage = Storage::new(store);
    storage.register_kind(|name| name == "match", |_| Ok(()));
    for number in 0..200 {
        let text = number.to_string();
        storage.save("match", text.clone());
        assert_eq!(text_of(&storage, "match"), Some(text));
    }
    storage.save("match", "the last".into());
    assert!(storage.export().unwrap().contains("the last"));
    storage.save("match", "thrown away".into());
    storage.remove("match").unwrap();
    assert_eq!(text_of(&storage, "match"), None);
    storage.save("match", "earlier".into());
    storage.save_blocking("match", "later").unwrap();
    assert_eq!(text_of(&storage, "match").unwrap(), "later");
}

#[test]
fn dropping_the_storage_writes_everything() {
    let store = MemoryStore::default();
    let storage = Storage::new(store.clone());
    for number in 0..200 {
        storage.save(&format!("match-{number}"), number.to_string());
    }
    drop(storage);
    assert_eq!(store.names().unwrap().len(), 200);
}

#[test]
fn a_background_error_is_reported_once() {
    let store = FaultyStore::default();
    let storage = Storage::new(store.clone());
    storage.save("match", "1".into());
    storage.flush();
    store.set_fault(StoreFault::Full { bytes: 0 });
    for text in ["2", "3", "4"] {
        storage.save("match", text.into());
        storage.flush();
    }
    assert_eq!(storage.take_errors(), [("match".into(), StorageError::Full)]);
    assert_eq!(text_of(&storage, "match").unwrap(), "1");
}
