//! Hand-over of the write lock: a second window of the app does not save until it has requested and
//! acquired the lock.

use std::time::Duration;

use bevy::{platform::time::Instant, prelude::*, window::RequestRedraw};

use super::{
    import_export::SavedDataReplaced,
    screen::{Menu, Screen},
    storage::Storage,
};

/// Requests the write lock for this window.
#[derive(Event, Clone, Copy, Debug)]
pub struct TakeOverWriteAccess;

/// Triggered when this window has acquired the write lock and reloaded the saved data.
#[derive(Event, Clone, Copy, Debug)]
pub struct WriteAccessTakenOver;

/// Requests another try at loading what could not be read.
#[derive(Event, Clone, Copy, Debug)]
pub struct RetryLoading;

/// The time at which the lock was requested from another window.
#[derive(Resource)]
struct PendingTakeOver(Instant);

/// The other window checks for requests twice a second; without an answer in this time it is stuck.
const TAKE_OVER_TIMEOUT: Duration = Duration::from_secs(10);

/// Adds the hand-over of the write lock and the reloading of saved data.
pub(crate) fn plugin(app: &mut App) {
    app.add_observer(request_take_over).add_observer(retry_loading);
    app.add_systems(PreUpdate, poll_take_over.run_if(resource_exists::<PendingTakeOver>));
}

/// Observer: requests the write lock from the other window and starts to poll for it.
fn request_take_over(_: On<TakeOverWriteAccess>, mut commands: Commands, storage: Res<Storage>) {
    storage.request_write_access();
    commands.insert_resource(PendingTakeOver(Instant::now()));
}

/// Tries to acquire the requested lock. On success, reloads all saved data, returns to the home
/// screen and triggers [`WriteAccessTakenOver`]. Otherwise repeats the request and redraws; after
/// [`TAKE_OVER_TIMEOUT`], withdraws it and notifies the player. The system is exclusive, so that
/// nothing loaded before can be saved in between.
fn poll_take_over(world: &mut World) {
    let storage = world.resource::<Storage>();
    if storage.try_take_over() {
        world.remove_resource::<PendingTakeOver>();
        reload_everything(world);
        world.trigger(WriteAccessTakenOver);
        return;
    }
    storage.request_write_access();
    if world.resource::<PendingTakeOver>().0.elapsed() > TAKE_OVER_TIMEOUT {
        storage.cancel_request();
        world.remove_resource::<PendingTakeOver>();
    }
    world.write_message(RequestRedraw);
}

/// Observer: reloads all saved data and returns to the home screen.
fn retry_loading(_: On<RetryLoading>, mut commands: Commands) {
    commands.queue(reload_everything);
}

/// Triggers [`SavedDataReplaced`], so that every resource reloads its saved data; then closes the
/// menu and returns to the home screen.
fn reload_everything(world: &mut World) {
    world.trigger(SavedDataReplaced);
    world.flush();
    world.resource_mut::<NextState<Screen>>().set(Screen::Home);
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
}
