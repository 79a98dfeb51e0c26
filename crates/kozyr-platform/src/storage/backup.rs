//! Everything that is kept as one text, to be carried to another device.

use std::{collections::BTreeMap, io};

use bevy::log::warn;
use kozyr_core::persistence::{Parcel, Unusable, is_name};

use super::{
    Storage,
    error::{Fault, Unsound},
    file_names::{DAMAGED, NEWER, aside, is_aside, new_of, old_of},
    versioned_texts::Texts,
};

/// All that was kept before an import that is under way.
const UNDO: &str = "import-undo.json";
/// All that was kept before the last import.
const BEFORE: &str = "before-import.json";

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

impl From<Unusable> for ImportError {
    fn from(error: Unusable) -> Self {
        match error {
            Unusable::Damaged(reason) => ImportError::Foreign(reason),
            Unusable::Newer(_) => ImportError::Newer,
        }
    }
}

impl Storage {
    /// Everything of the player's that is kept, as one text, also what was put aside. What is not
    /// text at all stays where it is.
    ///
    /// # Errors
    /// If something cannot be read.
    pub fn export(&self) -> io::Result<String> {
        self.wait();
        Ok(Parcel { texts: self.texts.all()?, added: Vec::new() }.to_text())
    }

    /// Keeps what was [exported](Storage::export), here or elsewhere, in place of everything that
    /// is kept now. What was kept is put aside for [`Storage::before_import`]. Texts of a kind that
    /// nobody knows are kept for the later version that does; files of others are left alone.
    ///
    /// # Errors
    /// If the text is not sound from its first to its last part, or cannot be kept; all is as it
    /// was then.
    pub fn import(&self, text: &str) -> Result<(), ImportError> {
        let texts = self.texts.unpack(text)?;
        self.wait();
        let _change = self.texts.change();
        self.texts.may_write()?;
        Ok(self.texts.import(texts)?)
    }

    /// All that was kept before the last import, as [exported](Storage::export).
    pub fn before_import(&self) -> Option<String> {
        self.texts.read(BEFORE).ok().flatten()
    }
}

impl Texts {
    /// Keeps just these texts, or everything as it was.
    fn import(&self, texts: BTreeMap<String, String>) -> io::Result<()> {
        let before = self.all()?;
        let added = texts.keys().filter(|name| !before.contains_key(*name)).cloned().collect();
        let surplus: Vec<String> =
            before.keys().filter(|name| !texts.contains_key(*name)).cloned().collect();
        // From here on it is undone, unless it comes to its end.
        self.state().is_imported = false;
        let undo = Parcel { texts: before, added }.to_text();
        let done = self
            .store
            .put(&new_of(UNDO), &undo)
            .and_then(|()| self.store.rename(&new_of(UNDO), UNDO))
            .and_then(|()| self.become_just(&texts, &surplus))
            .and_then(|()| self.store.rename(UNDO, BEFORE));
        match done {
            Ok(()) => self.state().is_imported = true,
            // The player is told if that fails, and nothing is written before it does not.
            Err(_) => drop(self.end_broken_import()),
        }
        done
    }

    /// After an import that could not be ended, makes everything as it was before.
    ///
    /// # Errors
    /// If that cannot be now; the player is told of it.
    pub(super) fn end_broken_import(&self) -> io::Result<()> {
        if self.state().is_imported || !self.may_change() {
            return Ok(());
        }
        let undone = self.undo_import();
        match &undone {
            Ok(()) => self.state().is_imported = true,
            Err(error) => {
                warn!("an import cannot be undone: {error}");
                self.note(UNDO, Fault::Halfway);
            }
        }
        undone
    }

    fn undo_import(&self) -> io::Result<()> {
        let before = match self.read(UNDO) {
            Ok(None) => return Ok(()),
            Ok(Some(text)) => Parcel::read(&text).ok(),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => None,
            Err(error) => return Err(error),
        };
        let Some(before) = before else {
            let aside = self.put_aside(UNDO, UNDO, DAMAGED)?;
            self.note(UNDO, Fault::Damaged { aside: Some(aside) });
            return Ok(());
        };
        self.become_just(&before.texts, &before.added)?;
        // What kinds of texts there are may not have been known.
        self.doubt();
        self.store.remove(UNDO)
    }

    /// Keeps these texts, and none of those names.
    fn become_just(&self, texts: &BTreeMap<String, String>, none: &[String]) -> io::Result<()> {
        for (name, text) in texts {
            self.replace(name, text)?;
        }
        none.iter().try_for_each(|name| self.take_away(name))
    }

    /// Everything of the player's, as far as it is text.
    fn all(&self) -> io::Result<BTreeMap<String, String>> {
        let mut texts = BTreeMap::new();
        for name in self.names()? {
            if !self.is_players(&name) {
                continue;
            }
            for slot in [name.clone(), new_of(&name), old_of(&name)] {
                match self.read(&slot) {
                    Ok(None) => continue,
                    Ok(Some(text)) => drop(texts.insert(name.clone(), text)),
                    Err(error) if error.kind() == io::ErrorKind::InvalidData => continue,
                    Err(error) => return Err(error),
                }
                break;
            }
        }
        Ok(texts)
    }

    /// Whether texts of that name are the app's, and not somebody else's who shares the place.
    fn is_players(&self, name: &str) -> bool {
        is_name(name) && !is_own(name) && (is_aside(name) || self.knows(name))
    }

    /// The texts of a parcel, each under the name that it is to have here.
    fn unpack(&self, text: &str) -> Result<BTreeMap<String, String>, ImportError> {
        let mut texts = Parcel::read(text)?.texts;
        let error = |name: &String, reason| ImportError::Text { name: name.clone(), reason };
        let no_name = || Unsound::Damaged("that is no name".into());
        let mut unknown = Vec::new();
        for (name, text) in texts.iter().filter(|(name, _)| !is_aside(name)) {
            match self.check(name, text) {
                _ if is_own(name) => return Err(error(name, no_name())),
                Some(checked) => checked.map_err(|reason| error(name, reason))?,
                None => unknown.push(name.clone()),
            }
        }
        for name in unknown {
            let place = (1..).map(|number| aside(NEWER, number, &name));
            let place = place.into_iter().find(|place| !texts.contains_key(place));
            let place = place.filter(|place| is_name(place));
            let place = place.ok_or_else(|| error(&name, no_name()))?;
            let text = texts.remove(&name).unwrap_or_default();
            texts.insert(place, text);
        }
        Ok(texts)
    }
}
