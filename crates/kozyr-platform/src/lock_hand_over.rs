//! A second window of the app keeps nothing; it asks the first for its place when the player wants.

use std::time::Duration;

use bevy::{platform::time::Instant, prelude::*, window::RequestRedraw};

use super::{
    import_export::SavedDataReplaced,
    screen::{Menu, Screen},
    storage::Storage,
};

/// The player wants everything to be kept by this window from now on.
#[derive(Event, Clone, Copy, Debug)]
pub struct TakeOverWriteAccess;

/// This window keeps everything from now on, and has loaded what the other had kept.
#[derive(Event, Clone, Copy, Debug)]
pub struct WriteAccessTakenOver;

/// The player wants to try again to read what could not be read.
#[derive(Event, Clone, Copy, Debug)]
pub struct RetryLoading;

/// Since when another window has been asked for its place.
#[derive(Resource)]
struct PendingTakeOver(Instant);

/// The other window looks up twice a second; one that does not in this time is stuck.
const TAKE_OVER_TIMEOUT: Duration = Duration::from_secs(10);

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(request_take_over).add_observer(retry_loading);
    app.add_systems(PreUpdate, poll_take_over.run_if(resource_exists::<PendingTakeOver>));
}

fn request_take_over(_: On<TakeOverWriteAccess>, mut commands: Commands, storage: Res<Storage>) {
    storage.request_write_access();
    commands.insert_resource(PendingTakeOver(Instant::now()));
}

/// Takes the place as soon as it is free. Nothing that was loaded before may be written after
/// that: no system runs between the two.
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

fn retry_loading(_: On<RetryLoading>, mut commands: Commands) {
    commands.queue(reload_everything);
}

/// Whoever holds some of what is kept loads it anew, and the player begins where an app begins.
fn reload_everything(world: &mut World) {
    world.trigger(SavedDataReplaced);
    world.flush();
    world.resource_mut::<NextState<Screen>>().set(Screen::Home);
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
}
