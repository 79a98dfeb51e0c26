//! What a player has chosen, as text.

use std::collections::BTreeMap;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};

use super::saved_format_error::{SavedFormatError, check_version};

/// The version of the texts that are written; older ones are read. It rises with every change
/// after which an older program would misunderstand a text, not with a choice that is new.
const VERSION: u32 = 1;
/// The key of the version; texts of the first versions have none.
const VERSION_KEY: &str = "version";

/// All that a text of choices holds, by its keys. What only a later version knows is kept for it,
/// letter by letter.
///
/// ```
/// use kozyr_core::kept::Choices;
///
/// let choices = Choices::read(r#"{ "volume": 0.5, "scent": "pine" }"#)?;
/// #[derive(serde::Serialize, serde::Deserialize)]
/// struct Sound {
///     volume: f32,
/// }
/// let sound: Sound = choices.choices()?;
/// assert_eq!(sound.volume, 0.5);
/// assert!(choices.text_with(&Sound { volume: 0.0 })?.contains("pine"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Default, Debug)]
pub struct PreferencesDocument(BTreeMap<String, Box<RawValue>>);

impl PreferencesDocument {
    /// Reads a text: a JSON object.
    ///
    /// # Errors
    /// If it is none, or states a version that this program does not read.
    pub fn from_text(text: &str) -> Result<Self, SavedFormatError> {
        let keys: BTreeMap<String, Box<RawValue>> = serde_json::from_str(text)?;
        if let Some(stated) = keys.get(VERSION_KEY) {
            match serde_json::from_str(stated.get())? {
                Value::Number(version) => check_version(&version, VERSION)?,
                _ => return Err(SavedFormatError::Damaged("its version is no number".into())),
            }
        }
        Ok(PreferencesDocument(keys))
    }

    /// The choices of such a kind.
    ///
    /// # Errors
    /// If one of them is no choice that there is.
    pub fn get<T: DeserializeOwned>(&self) -> Result<T, SavedFormatError> {
        Ok(serde_json::from_str(&serde_json::to_string(&self.0)?)?)
    }

    /// Such choices as text, together with what else there was.
    ///
    /// # Errors
    /// If something in them cannot be written as JSON.
    pub fn to_text_with<T: Serialize>(&self, choices: &T) -> Result<String, serde_json::Error> {
        let mut keys = self.0.clone();
        if let Value::Object(own) = serde_json::to_value(choices)? {
            for (key, value) in own {
                keys.insert(key, to_raw_value(&value)?);
            }
        }
        keys.insert(VERSION_KEY.into(), to_raw_value(&VERSION)?);
        serde_json::to_string_pretty(&keys)
    }
}
