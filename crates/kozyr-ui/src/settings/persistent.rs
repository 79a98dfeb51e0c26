//! Choices that outlive the app: read at the start, written whenever they change.

use bevy::prelude::*;
use kozyr_core::persistence::Choices;
use serde::{Serialize, de::DeserializeOwned};

use kozyr_platform::{
    import_export::Imported,
    storage::{Saving, Storage, Unsound},
};

/// Choices of a player that are remembered.
pub trait Remembered: Resource + Default + Serialize + DeserializeOwned {
    /// Makes of them what the app could have offered. A text may come from a person's own hand, or
    /// from a version that offered something else.
    fn make_offered(&mut self);
}

/// All that a text holds, also choices of a later version, which are kept for it.
#[derive(Resource)]
struct Text<T> {
    all: Choices,
    choices: std::marker::PhantomData<fn() -> T>,
}

/// Makes a resource of what is kept under that name, and keeps it there from then on.
///
/// What cannot be read is put aside, and the usual choices take its place.
pub fn remember<T: Remembered>(app: &mut App, name: &'static str) {
    let storage = app.world().resource::<Storage>();
    storage.know(move |other| other == name, |text| read::<T>(text).map(drop));
    let (choices, text) = loaded::<T>(storage, name);
    app.insert_resource(choices).insert_resource(text);
    let save = move |choices: Res<T>, text: Res<Text<T>>, storage: Res<Storage>| -> Result {
        // If it cannot be kept the storage says so, and it holds until the app ends.
        storage.save(name, text.all.text_with(&*choices)?);
        Ok(())
    };
    app.add_observer(move |_: On<Imported>, storage: Res<Storage>, mut commands: Commands| {
        let (choices, text) = loaded::<T>(&storage, name);
        commands.insert_resource(choices);
        commands.insert_resource(text);
    });
    let changed = resource_changed::<T>.and_then(not(resource_added::<T>));
    app.add_systems(Last, save.run_if(changed).in_set(Saving));
}

/// What is kept under that name, or the usual choices.
fn loaded<T: Remembered>(storage: &Storage, name: &str) -> (T, Text<T>) {
    let (choices, all) = storage.load(name, read::<T>).unwrap_or_default();
    (choices, Text { all, choices: default() })
}

/// The choices in a text, and all that it holds.
fn read<T: Remembered>(text: &str) -> Result<(T, Choices), Unsound> {
    let all = Choices::read(text)?;
    let mut choices: T = all.choices()?;
    choices.make_offered();
    Ok((choices, all))
}
