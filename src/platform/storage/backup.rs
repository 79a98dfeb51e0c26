//! Everything that is kept as one text, to be carried to another device.

use std::{collections::BTreeMap, io};

use serde::{Deserialize, Serialize};

use super::{
    Storage,
    texts::{DAMAGED, NEWER, old_of},
    trouble::{Fault, Unsound},
};

/// What the text calls itself.
const FORMAT: &str = "kozyr-data";
/// The version of the format that is written; older ones are read.
const VERSION: u32 = 1;
/// All that was kept before an import that is under way.
const UNDO: &str = "import-undo.json";
/// All that was kept before the last import.
const BEFORE: &str = "before-import.json";

/// All texts by their names.
#[derive(Serialize, Deserialize)]
struct Parcel {
    format: String,
    version: u32,
    texts: BTreeMap<String, String>,
}

/// Why nothing was imported.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// It is not what [`Storage::export`] gives, or only a part of it.
    #[error("these are no saved data of Kozyr: {0}")]
    Foreign(String),
    /// A later version of the app has exported it.
    #[error("a later version of Kozyr has written this")]
    Newer,
    /// One of the texts cannot be used.
    #[error("{name}: {reason}")]
    Text {
        /// Which text.
        name: String,
        /// What is wrong with it.
        reason: Unsound,
    },
    /// It cannot be kept; all is as it was.
    #[error(transparent)]
    Storage(#[from] io::Error),
}

/// Whether a text serves imports and is not the player's.
pub(crate) fn is_own(name: &str) -> bool {
    [UNDO, BEFORE].contains(&name)
}

/// Names that every store can keep, and that lead nowhere else.
fn is_name(name: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    (1..=80).contains(&name.len())
        && name.bytes().all(plain)
        && !name.starts_with('.')
        && ![".new", ".old"].iter().any(|ending| name.ends_with(ending))
        && !is_own(name)
}

impl Storage {
    /// Everything that is kept as one text, also what was put aside.
    ///
    /// # Errors
    /// If something cannot be read.
    pub fn export(&self) -> io::Result<String> {
        Ok(pack(self.all()?))
    }

    /// Keeps what was [exported](Storage::export), here or elsewhere, in place of everything that
    /// is kept now. What was kept is put aside for [`Storage::before_import`].
    ///
    /// # Errors
    /// If the text is not sound from its first to its last part, or cannot be kept; all is as it
    /// was then.
    pub fn import(&self, text: &str) -> Result<(), ImportError> {
        let texts = self.unpack(text)?;
        self.texts.replace(UNDO, &pack(self.all()?))?;
        let done = self.become_just(&texts).and_then(|()| self.texts.store.rename(UNDO, BEFORE));
        if done.is_err() {
            self.end_broken_import();
        }
        Ok(done?)
    }

    /// All that was kept before the last import, as [exported](Storage::export).
    pub fn before_import(&self) -> Option<String> {
        self.texts.store.read(BEFORE).ok().flatten()
    }

    /// After an import that could not be ended, makes everything as it was before.
    pub(crate) fn end_broken_import(&self) {
        let sound =
            |text: &str| self.unpack(text).map_err(|error| Unsound::Damaged(error.to_string()));
        let Some(before) = self.load(UNDO, sound) else { return };
        let undone = self.become_just(&before).and_then(|()| self.remove(UNDO));
        if let Err(error) = undone {
            bevy::log::warn!("an import cannot be undone: {error}");
            self.texts.note(UNDO, Fault::Halfway);
        }
    }

    /// Keeps just these texts.
    fn become_just(&self, texts: &BTreeMap<String, String>) -> io::Result<()> {
        for (name, text) in texts {
            self.texts.replace(name, text)?;
        }
        for name in self.names()? {
            if !texts.contains_key(&name) {
                self.remove(&name)?;
            }
        }
        Ok(())
    }

    fn all(&self) -> io::Result<BTreeMap<String, String>> {
        let mut texts = BTreeMap::new();
        for name in self.names()? {
            let text = match self.texts.store.read(&name)? {
                Some(text) => Some(text),
                None => self.texts.store.read(&old_of(&name))?,
            };
            texts.extend(text.map(|text| (name, text)));
        }
        Ok(texts)
    }

    fn unpack(&self, text: &str) -> Result<BTreeMap<String, String>, ImportError> {
        let parcel: Parcel = serde_json::from_str(text.trim())
            .map_err(|error| ImportError::Foreign(error.to_string()))?;
        if parcel.format != FORMAT {
            return Err(ImportError::Foreign(parcel.format));
        }
        if parcel.version > VERSION {
            return Err(ImportError::Newer);
        }
        for (name, text) in &parcel.texts {
            let checked = if is_name(name) {
                self.check(name, text)
            } else {
                Err(Unsound::Damaged("that is no name".into()))
            };
            checked.map_err(|reason| ImportError::Text { name: name.clone(), reason })?;
        }
        Ok(parcel.texts)
    }

    /// Whether a text could be loaded; one of a kind that nobody knows is kept as it is.
    fn check(&self, name: &str, text: &str) -> Result<(), Unsound> {
        let aside = [DAMAGED, NEWER].iter().any(|beginning| name.starts_with(beginning));
        match self.kinds.iter().find(|kind| !aside && (kind.named)(name)) {
            Some(kind) => (kind.check)(text),
            None => Ok(()),
        }
    }
}

fn pack(texts: BTreeMap<String, String>) -> String {
    let parcel = Parcel { format: FORMAT.into(), version: VERSION, texts };
    serde_json::to_string_pretty(&parcel).expect("texts can be written as JSON")
}
