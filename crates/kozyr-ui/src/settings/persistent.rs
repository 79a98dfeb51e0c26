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
    /// Replaces values that the app does not offer. The saved text may have been edited by hand or
    /// written by another version of the app.
    fn sanitize(&mut self);
}

/// The whole saved document of the resource `T`, including unknown fields from later versions,
/// which are preserved.
#[derive(Resource)]
struct PersistentText<T> {
    document: PreferencesDocument,
    marker: std::marker::PhantomData<fn() -> T>,
}

/// Adds the resource saved under `name`, and saves it at the end of each frame where it changed.
/// Loads it now, and again whenever all saved data is replaced. The app must already have a
/// [`Storage`].
///
/// If the saved text is damaged, it is quarantined and its previous version is used. Without a
/// usable version, the resource has its default value.
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

/// Loads the resource saved under `name`, and the whole document. Returns the default value and an
/// empty document if there is no usable text.
fn load_text<T: PersistentResource>(storage: &Storage, name: &str) -> (T, PersistentText<T>) {
    let (resource, document) = storage.load(name, read::<T>).unwrap_or_default();
    (resource, PersistentText { document, marker: default() })
}

/// Parses a saved text; returns the sanitized resource and the whole document. Fails if the text is
/// damaged or was written by a version that is too new.
fn read<T: PersistentResource>(text: &str) -> Result<(T, PreferencesDocument), LoadError> {
    let document = PreferencesDocument::from_text(text)?;
    let mut resource: T = document.get()?;
    resource.sanitize();
    Ok((resource, document))
}
