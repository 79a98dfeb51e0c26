//! Choices that outlive the app: read at the start, written whenever they change.

use bevy::prelude::*;
use kozyr_core::persistence::PreferencesDocument;
use serde::{Serialize, de::DeserializeOwned};

use kozyr_platform::{
    import_export::SavedDataReplaced,
    storage::{LoadError, SaveSystems, Storage},
};

/// Choices of a player that are remembered.
pub trait PersistentResource: Resource + Default + Serialize + DeserializeOwned {
    /// Makes of them what the app could have offered. A text may come from a person's own hand, or
    /// from a version that offered something else.
    fn sanitize(&mut self);
}

/// All that a text holds, also choices of a later version, which are kept for it.
#[derive(Resource)]
struct PersistentText<T> {
    all: PreferencesDocument,
    choices: std::marker::PhantomData<fn() -> T>,
}

/// Makes a resource of what is kept under that name, and keeps it there from then on.
///
/// What cannot be read is put aside, and the usual choices take its place.
pub fn persist_resource<T: PersistentResource>(app: &mut App, name: &'static str) {
    let storage = app.world().resource::<Storage>();
    storage.register_kind(move |other| other == name, |text| read::<T>(text).map(drop));
    let (choices, text) = load_text::<T>(storage, name);
    app.insert_resource(choices).insert_resource(text);
    let save =
        move |choices: Res<T>, text: Res<PersistentText<T>>, storage: Res<Storage>| -> Result {
            // If it cannot be kept the storage says so, and it holds until the app ends.
            storage.save(name, text.all.to_text_with(&*choices)?);
            Ok(())
        };
    app.add_observer(
        move |_: On<SavedDataReplaced>, storage: Res<Storage>, mut commands: Commands| {
            let (choices, text) = load_text::<T>(&storage, name);
            commands.insert_resource(choices);
            commands.insert_resource(text);
        },
    );
    let changed = resource_changed::<T>.and_then(not(resource_added::<T>));
    app.add_systems(Last, save.run_if(changed).in_set(SaveSystems));
}

/// What is kept under that name, or the usual choices.
fn load_text<T: PersistentResource>(storage: &Storage, name: &str) -> (T, PersistentText<T>) {
    let (choices, all) = storage.load(name, read::<T>).unwrap_or_default();
    (choices, PersistentText { all, choices: default() })
}

/// The choices in a text, and all that it holds.
fn read<T: PersistentResource>(text: &str) -> Result<(T, PreferencesDocument), LoadError> {
    let all = PreferencesDocument::from_text(text)?;
    let mut choices: T = all.get()?;
    choices.sanitize();
    Ok((choices, all))
}
