//! The keys of a JSON object from another program: each is read on its own, and those that follow
//! from others may be missing.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::quotation::shortened_to;

/// The maximum length of a value in messages, in characters.
const MAX_QUOTED_CHARS: usize = 300;

/// The error for a key of an object.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KeyError {
    /// The value is not an object.
    #[error("it should be an object, not {0}")]
    NotAnObject(String),
    /// A key from which others follow is missing.
    #[error("the key `{0}` is missing")]
    Missing(String),
    /// The value cannot be read.
    #[error("`{key}` is {given}: {reason}")]
    Invalid {
        /// The key.
        key: String,
        /// Its value as JSON, truncated if it is long.
        given: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The value contradicts the one that follows from other keys.
    #[error("`{key}` is {given}, but {derived} follows from the other keys")]
    Contradiction {
        /// The key.
        key: String,
        /// Its value as JSON, truncated if it is long.
        given: String,
        /// The value that follows, as JSON, truncated if it is long.
        derived: String,
    },
}

/// The value of a key; `None` if it is missing or null.
///
/// # Errors
/// If `object` is no object, or the value is not of this type.
pub fn read_optional_key<T: DeserializeOwned>(
    object: &Value,
    key: &str,
) -> Result<Option<T>, KeyError> {
    let keys = as_object(object)?;
    keys.get(key).map_or(Ok(None), |value| read_value(key, value))
}

/// The value of a key.
///
/// # Errors
/// If `object` is no object, or the key is missing or not of this type.
pub fn read_key<T: DeserializeOwned>(object: &Value, key: &str) -> Result<T, KeyError> {
    let value = as_object(object)?.get(key).ok_or_else(|| KeyError::Missing(key.into()))?;
    read_value(key, value)
}

/// Checks that each key that is given has its derived value. Missing and unknown keys are ignored.
/// The same value may be written differently: `"10h"` for `"Th"`.
///
/// # Errors
/// If a value differs from the derived one, or either value is not an object.
pub fn check_derived_keys<T>(given: &Value, derived: &T) -> Result<(), KeyError>
where
    T: Serialize + DeserializeOwned,
{
    let Ok(Value::Object(derived)) = serde_json::to_value(derived) else {
        return Err(KeyError::NotAnObject("a single value".into()));
    };
    let given = as_object(given)?;
    for (key, derived_value) in &derived {
        if let Some(value) = given.get(key).filter(|value| *value != derived_value) {
            check_derived_key::<T>(key, value, &derived)?;
        }
    }
    Ok(())
}

/// Checks a value that is not written like the derived one: it must still mean the same, so that
/// reading it as a part of `T` and writing it again gives the derived value.
///
/// # Errors
/// [`KeyError::Contradiction`] if it means something else or is invalid.
fn check_derived_key<T: Serialize + DeserializeOwned>(
    key: &str,
    given: &Value,
    derived: &Map<String, Value>,
) -> Result<(), KeyError> {
    let mut object = derived.clone();
    object.insert(key.into(), given.clone());
    // All other values are valid, so only this one can be invalid.
    let rewritten = T::deserialize(Value::Object(object)).and_then(serde_json::to_value);
    if rewritten.is_ok_and(|rewritten| rewritten.get(key) == derived.get(key)) {
        return Ok(());
    }
    Err(KeyError::Contradiction {
        key: key.into(),
        given: quoted(given),
        derived: derived.get(key).map(quoted).unwrap_or_default(),
    })
}

/// The value without the keys that objects in the same places of `known` do not have.
pub fn retain_known_keys(mut value: Value, known: &Value) -> Value {
    if let (Value::Object(keys), Value::Object(known)) = (&mut value, known) {
        keys.retain(|key, _| known.contains_key(key));
        for (key, value) in keys {
            *value = retain_known_keys(value.take(), &known[key]);
        }
    }
    value
}

fn as_object(value: &Value) -> Result<&Map<String, Value>, KeyError> {
    value.as_object().ok_or_else(|| KeyError::NotAnObject(quoted(value)))
}

fn read_value<T: DeserializeOwned>(key: &str, value: &Value) -> Result<T, KeyError> {
    T::deserialize(value).map_err(|error| KeyError::Invalid {
        key: key.into(),
        given: quoted(value),
        reason: error.to_string(),
    })
}

/// A value as JSON, truncated if it is long.
pub fn quoted(value: &Value) -> String {
    shortened_to(&value.to_string(), MAX_QUOTED_CHARS)
}
