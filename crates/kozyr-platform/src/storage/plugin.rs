//! What the app does about its storage: it finds it, tells of faults, and waits for it at the end.

#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
use std::path::PathBuf;

#[cfg(not(target_arch = "wasm32"))]
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use bevy::{
    prelude::*,
    window::{AppLifecycle, RequestRedraw},
};

use super::{Storage, StorageError, StorageFailed};

/// Where what was changed in a frame is handed over to be kept.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SaveSystems;

/// Uses the store that the app was given, the folder that `KOZYR_DATA` names, or the usual store
/// of the system.
pub(crate) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<Storage>() {
        let storage = usual();
        app.insert_resource(storage);
    }
    app.add_message::<StorageFailed>();
    let leaving = on_message::<AppExit>.or_eager(on_message::<AppLifecycle>);
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(Startup, register_wake_up);
    app.add_systems(
        Last,
        (flush_before_exit.run_if(leaving), report_errors).chain().after(SaveSystems),
    );
}

/// An app that rests hears of another that takes over.
#[cfg(not(target_arch = "wasm32"))]
fn register_wake_up(storage: Res<Storage>, proxy: Option<Res<EventLoopProxyWrapper>>) {
    let Some(proxy) = proxy else { return };
    let proxy = (**proxy).clone();
    storage.writer.set_wake_callback(Box::new(move || {
        if proxy.send_event(WinitUserEvent::WakeUp).is_err() {
            warn!("the place is left by an app that has ended");
        }
    }));
}

/// Publishes what went wrong since the last frame.
fn report_errors(
    storage: Res<Storage>,
    mut faults: MessageWriter<StorageFailed>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // That the place was lost is news, too.
    storage.write_access();
    for (name, fault) in storage.take_errors() {
        faults.write(StorageFailed { name, error: fault });
        redraw.write(RequestRedraw);
    }
    // What comes of a text that is being kept is to be told, too.
    if storage.is_saving() {
        redraw.write(RequestRedraw);
    }
}

/// Whoever leaves the app finds everything kept.
fn flush_before_exit(storage: Res<Storage>) {
    storage.flush();
}

/// The browser's storage, if it lets us.
#[cfg(target_arch = "wasm32")]
fn default_storage() -> Storage {
    or_memory(super::browser::Browser::open().map(Storage::new))
}

/// The folder that the system gives every app for itself.
#[cfg(target_os = "android")]
fn usual() -> Storage {
    let app = bevy::android::ANDROID_APP.get();
    or_memory(app.and_then(|app| app.internal_data_path()).map(Storage::folder))
}

#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
fn usual() -> Storage {
    let folder = std::env::var_os("KOZYR_DATA").map(PathBuf::from).or_else(|| {
        directories::ProjectDirs::from("", "", "kozyr").map(|places| places.data_dir().into())
    });
    or_memory(folder.map(Storage::in_folder))
}

fn or_memory(storage: Option<Storage>) -> Storage {
    storage.unwrap_or_else(|| {
        warn!("no place for saved games: nothing is kept when the app ends");
        let storage = Storage::in_memory();
        storage.texts.record_error("", StorageError::NoStore);
        storage
    })
}
