//! Saved resources: loaded at startup and written whenever they change.

use bevy::prelude::*;
use kozyr_core::persistence::PreferencesDocument;
use serde::{Serialize, de::DeserializeOwned};

use kozyr_platform::{
    import_export::SavedDataReplaced,
    storage::{LoadError, SaveSystems, Storage},
};

/// A resource that is saved between runs.
pub trait PersistentResource: Resource + Default + Serialize + DeserializeOwned {
    /// Replaces values that the app doesn't offer. The text may have been edited by hand or written
    /// by another version.
    fn sanitize(&mut self);
}

/// The whole saved document, including unknown fields from later versions, which are preserved.
#[derive(Resource)]
struct PersistentText<T> {
    document: PreferencesDocument,
    marker: std::marker::PhantomData<fn() -> T>,
}

/// Loads a resource saved under `name`, and saves it whenever it changes.
///
/// An unreadable text is quarantined, and the defaults are used.
pub fn persist_resource<T: PersistentResource>(app: &mut App, name: &'static str) {
    let storage = app.world().resource::<Storage>();
    storage.register_kind(move |text_name| text_name == name, |text| read::<T>(text).map(drop));
    let (resource, text) = load_text::<T>(storage, name);
    app.insert_resource(resource).insert_resource(text);
    let save =
        move |resource: Res<T>, text: Res<PersistentText<T>>, storage: Res<Storage>| -> Result {
            // If saving fails, storage reports the error; the change stays in effect until the app
            // exits.
            storage.save(name, text.document.to_text_with(&*resource)?);
            Ok(())
        };
    app.add_observer(
        move |_: On<SavedDataReplaced>, storage: Res<Storage>, mut commands: Commands| {
            let (resource, text) = load_text::<T>(&storage, name);
            commands.insert_resource(resource);
            commands.insert_resource(text);
        },
    );
    let changed = resource_changed::<T>.and_then(not(resource_added::<T>));
    app.add_systems(Last, save.run_if(changed).in_set(SaveSystems));
}

/// Loads the resource saved under `name`, or the defaults, with the whole document.
fn load_text<T: PersistentResource>(storage: &Storage, name: &str) -> (T, PersistentText<T>) {
    let (resource, document) = storage.load(name, read::<T>).unwrap_or_default();
    (resource, PersistentText { document, marker: default() })
}

/// Parses the resource, and returns it with the whole document.
fn read<T: PersistentResource>(text: &str) -> Result<(T, PreferencesDocument), LoadError> {
    let document = PreferencesDocument::from_text(text)?;
    let mut resource: T = document.get()?;
    resource.sanitize();
    Ok((resource, document))
}
