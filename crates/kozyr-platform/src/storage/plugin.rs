//! The storage plugin: opens the store, reports errors, and flushes before the app exits.

#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
use std::path::PathBuf;

#[cfg(not(target_arch = "wasm32"))]
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use bevy::{
    prelude::*,
    window::{AppLifecycle, RequestRedraw},
};

use super::{Storage, StorageError, StorageFailed};

/// Systems that save the changes of a frame.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SaveSystems;

/// Adds the system's default [`Storage`] unless the app already has one. Reports its errors as
/// [`StorageFailed`], and saves pending texts before the app exits or is suspended.
pub(crate) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Storage>() {
        let storage = default_storage();
        app.insert_resource(storage);
    }
    app.add_message::<StorageFailed>();
    let is_leaving = on_message::<AppExit>.or_eager(on_message::<AppLifecycle>);
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(Startup, register_wake_up);
    app.add_systems(
        Last,
        (flush_before_exit.run_if(is_leaving), report_errors).chain().after(SaveSystems),
    );
}

/// Lets the storage thread wake an idle app after a lock hand-over. Does nothing without an event
/// loop.
#[cfg(not(target_arch = "wasm32"))]
fn register_wake_up(storage: Res<Storage>, proxy: Option<Res<EventLoopProxyWrapper>>) {
    let Some(proxy) = proxy else { return };
    let proxy = (**proxy).clone();
    storage.writer.set_wake_callback(Box::new(move || {
        if proxy.send_event(WinitUserEvent::WakeUp).is_err() {
            warn!("the write lock was handed over after the app had ended");
        }
    }));
}

/// Sends the storage errors since the last frame, including a lost write lock, as
/// [`StorageFailed`]. Requests a redraw for each, and while texts are being saved.
fn report_errors(
    storage: Res<Storage>,
    mut failures: MessageWriter<StorageFailed>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // This records the loss of the write lock as an error.
    storage.write_access();
    for (name, error) in storage.take_errors() {
        failures.write(StorageFailed { name, error });
        redraw.write(RequestRedraw);
    }
    // Redraws until pending writes have finished, so that their errors are shown.
    if storage.is_saving() {
        redraw.write(RequestRedraw);
    }
}

/// Saves all pending texts before the app exits or is suspended.
fn flush_before_exit(storage: Res<Storage>) {
    storage.flush();
}

/// The browser's local storage, or memory if it is not available.
#[cfg(target_arch = "wasm32")]
fn default_storage() -> Storage {
    or_memory(super::browser_store::BrowserStore::open().map(Storage::new))
}

/// The private folder that the system gives every app, or memory if there is none.
#[cfg(target_os = "android")]
fn default_storage() -> Storage {
    let app = bevy::android::ANDROID_APP.get();
    or_memory(app.and_then(|app| app.internal_data_path()).map(Storage::in_folder))
}

/// The folder in the environment variable `KOZYR_DATA`, else the user's data folder, else memory.
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
fn default_storage() -> Storage {
    let folder = std::env::var_os("KOZYR_DATA").map(PathBuf::from).or_else(|| {
        directories::ProjectDirs::from("", "", "kozyr").map(|dirs| dirs.data_dir().into())
    });
    or_memory(folder.map(Storage::in_folder))
}

/// The given storage, or else one in memory, which reports that nothing is kept.
fn or_memory(storage: Option<Storage>) -> Storage {
    storage.unwrap_or_else(|| {
        warn!("no folder for saved games: nothing is saved when the app exits");
        let storage = Storage::in_memory();
        storage.texts.record_error("", StorageError::NoStore);
        storage
    })
}
