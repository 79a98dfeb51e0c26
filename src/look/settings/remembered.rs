//! Choices that outlive the app: read at the start, written whenever they change.

use bevy::prelude::*;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::platform::{
    import::Imported,
    storage::{Saving, Storage, Unsound},
};

/// The version of the texts that are written; older ones are read. It rises with every change
/// after which an older program would misunderstand a text, not with a choice that is new.
const VERSION: u32 = 1;
/// The key of the version; texts of the first versions have none.
const KEY: &str = "version";

/// All that a text holds, also choices of a later version, which are kept for it.
#[derive(Resource)]
struct Text<T> {
    fields: Map<String, Value>,
    choices: std::marker::PhantomData<fn() -> T>,
}

/// Makes a resource of what is kept under that name, and keeps it there from then on.
///
/// What cannot be read is put aside, and the usual choices take its place.
pub fn remember<T>(app: &mut App, name: &'static str)
where
    T: Resource + Default + Serialize + DeserializeOwned,
{
    let storage = app.world().resource::<Storage>();
    storage.know(move |other| other == name, |text| read::<T>(text).map(drop));
    let (choices, fields) = storage.load(name, read::<T>).unwrap_or_default();
    app.insert_resource(choices);
    app.insert_resource(Text::<T> { fields, choices: default() });
    let save = move |choices: Res<T>, text: Res<Text<T>>, storage: Res<Storage>| -> Result {
        // If it cannot be kept the storage says so, and it holds until the app ends.
        storage.save(name, written(&*choices, &text.fields)?);
        Ok(())
    };
    app.add_observer(move |_: On<Imported>, storage: Res<Storage>, mut commands: Commands| {
        let (choices, fields) = storage.load(name, read::<T>).unwrap_or_default();
        commands.insert_resource::<T>(choices);
        commands.insert_resource(Text::<T> { fields, choices: default() });
    });
    let changed = resource_changed::<T>.and_then(not(resource_added::<T>));
    app.add_systems(Last, save.run_if(changed).in_set(Saving));
}

/// The choices in a text, and all its fields.
fn read<T: DeserializeOwned>(text: &str) -> Result<(T, Map<String, Value>), Unsound> {
    let fields: Map<String, Value> = serde_json::from_str(text)?;
    if let Some(version) = fields.get(KEY).and_then(Value::as_u64)
        && version > VERSION.into()
    {
        return Err(Unsound::Newer(format!("version {version}")));
    }
    Ok((serde_json::from_value(fields.clone().into())?, fields))
}

/// The choices as text, with those fields that they know nothing of.
fn written<T: Serialize>(
    choices: &T,
    fields: &Map<String, Value>,
) -> Result<String, serde_json::Error> {
    let mut text = fields.clone();
    if let Value::Object(own) = serde_json::to_value(choices)? {
        text.extend(own);
    }
    text.insert(KEY.into(), VERSION.into());
    serde_json::to_string_pretty(&text)
}
