//! A player's preferences as text.

use std::collections::BTreeMap;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};

use super::saved_format_error::{SavedFormatError, check_version};
use crate::byte_order_mark::skip_byte_order_mark;

/// The version of the texts that are written; older ones can be read. It increases when older
/// programs would misread a text, not when a preference is added.
const VERSION: u32 = 1;
/// The key of the version; texts of the first versions have none.
const VERSION_KEY: &str = "version";

/// All values of a preferences text, by key. Values that only a newer version knows are kept
/// verbatim.
///
/// ```
/// use kozyr_core::persistence::PreferencesDocument;
///
/// let document = PreferencesDocument::from_text(r#"{ "volume": 0.5, "scent": "pine" }"#)?;
/// #[derive(serde::Serialize, serde::Deserialize)]
/// struct Sound {
///     volume: f32,
/// }
/// let sound: Sound = document.get()?;
/// assert_eq!(sound.volume, 0.5);
/// assert!(document.to_text_with(&Sound { volume: 0.0 })?.contains("pine"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Default, Debug)]
pub struct PreferencesDocument(BTreeMap<String, Box<RawValue>>);

impl PreferencesDocument {
    /// Parses a JSON object.
    ///
    /// # Errors
    /// If the text is not one, or states a version that this program does not read.
    pub fn from_text(text: &str) -> Result<Self, SavedFormatError> {
        let keys: BTreeMap<String, Box<RawValue>> =
            serde_json::from_str(skip_byte_order_mark(text))?;
        if let Some(stated) = keys.get(VERSION_KEY) {
            match serde_json::from_str(stated.get())? {
                Value::Number(version) => check_version(&version, VERSION)?,
                _ => return Err(SavedFormatError::Damaged("its version is not a number".into())),
            }
        }
        Ok(PreferencesDocument(keys))
    }

    /// Returns the values of a type's fields; other values are ignored.
    ///
    /// # Errors
    /// If one of them has an invalid value, or is missing and has no default.
    pub fn get<T: DeserializeOwned>(&self) -> Result<T, SavedFormatError> {
        Ok(serde_json::from_str(&serde_json::to_string(&self.0)?)?)
    }

    /// Formats the document as JSON, with the fields of `preferences` in place of its own values
    /// and with the current version. The document itself does not change.
    ///
    /// # Errors
    /// If something in the preferences cannot be written as JSON.
    pub fn to_text_with<T: Serialize>(&self, preferences: &T) -> Result<String, serde_json::Error> {
        let mut keys = self.0.clone();
        if let Value::Object(own) = serde_json::to_value(preferences)? {
            for (key, value) in own {
                keys.insert(key, to_raw_value(&value)?);
            }
        }
        keys.insert(VERSION_KEY.into(), to_raw_value(&VERSION)?);
        serde_json::to_string_pretty(&keys)
    }
}
