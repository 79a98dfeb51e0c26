//! A second window of the app keeps nothing; it asks the first for its place when the player wants.

use std::time::Duration;

use bevy::{platform::time::Instant, prelude::*, window::RequestRedraw};

use super::{
    import_export::Imported,
    screen::{Menu, Screen},
    storage::Storage,
};

/// The player wants everything to be kept by this window from now on.
#[derive(Event, Clone, Copy, Debug)]
pub struct TakeOver;

/// This window keeps everything from now on, and has loaded what the other had kept.
#[derive(Event, Clone, Copy, Debug)]
pub struct TookOver;

/// The player wants to try again to read what could not be read.
#[derive(Event, Clone, Copy, Debug)]
pub struct ReadAnew;

/// Since when another window has been asked for its place.
#[derive(Resource)]
struct Asked(Instant);

/// The other window looks up twice a second; one that does not in this time is stuck.
const PATIENCE: Duration = Duration::from_secs(10);

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(ask).add_observer(read_anew);
    app.add_systems(PreUpdate, pursue.run_if(resource_exists::<Asked>));
}

fn ask(_: On<TakeOver>, mut commands: Commands, storage: Res<Storage>) {
    storage.ask_to_take_over();
    commands.insert_resource(Asked(Instant::now()));
}

/// Takes the place as soon as it is free. Nothing that was loaded before may be written after
/// that: no system runs between the two.
fn pursue(world: &mut World) {
    let storage = world.resource::<Storage>();
    if storage.take_over() {
        world.remove_resource::<Asked>();
        begin_anew(world);
        world.trigger(TookOver);
        return;
    }
    storage.ask_to_take_over();
    if world.resource::<Asked>().0.elapsed() > PATIENCE {
        storage.give_up_asking();
        world.remove_resource::<Asked>();
    }
    world.write_message(RequestRedraw);
}

fn read_anew(_: On<ReadAnew>, mut commands: Commands) {
    commands.queue(begin_anew);
}

/// Whoever holds some of what is kept loads it anew, and the player begins where an app begins.
fn begin_anew(world: &mut World) {
    world.trigger(Imported);
    world.flush();
    world.resource_mut::<NextState<Screen>>().set(Screen::Home);
    world.resource_mut::<NextState<Menu>>().set(Menu::None);
}
