//! Everything that is kept as one text, to be carried to another device.

use std::{collections::BTreeMap, io};

use bevy::log::warn;
use kozyr_core::persistence::{BackupArchive, SavedFormatError, is_valid_name};

use super::{
    Storage,
    error::{LoadError, StorageError},
    file_names::{
        DAMAGED_PREFIX, NEWER_PREFIX, is_quarantined, new_name, old_name, quarantined_name,
    },
    versioned_texts::VersionedTexts,
};

/// All that was kept before an import that is under way.
const UNDO_FILE: &str = "import-undo.json";
/// All that was kept before the last import.
const BURN_IN_PROPOSALS: &str = "before-import.json";

/// Why nothing was imported.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// It is not what [`Storage::export`] gives, or only a part of it.
    #[error("these are no saved data of Kozyr: {0}")]
    NotABackup(String),
    /// A later version of the app has exported it.
    #[error("a later version of Kozyr has written this")]
    Newer,
    /// One of the texts cannot be used.
    #[error("{name}: {reason}")]
    Text {
        /// Which text.
        name: String,
        /// What is wrong with it.
        reason: LoadError,
    },
    /// It cannot be kept; all is as it was.
    #[error(transparent)]
    Storage(#[from] io::Error),
}

/// Whether a text serves imports and is not the player's.
pub(crate) fn is_import_file(name: &str) -> bool {
    [UNDO_FILE, BURN_IN_PROPOSALS].contains(&name)
}

impl From<SavedFormatError> for ImportError {
    fn from(error: SavedFormatError) -> Self {
        match error {
            SavedFormatError::Damaged(reason) => ImportError::NotABackup(reason),
            SavedFormatError::TooNew(_) => ImportError::Newer,
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
        self.flush();
        Ok(BackupArchive { texts: self.texts.all_texts()?, added: Vec::new() }.to_text())
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
        self.flush();
        let _change = self.texts.lock_changes();
        self.texts.check_write_access()?;
        Ok(self.texts.import(texts)?)
    }

    /// All that was kept before the last import, as [exported](Storage::export).
    pub fn pre_import_backup(&self) -> Option<String> {
        self.texts.read(BURN_IN_PROPOSALS).ok().flatten()
    }
}

impl VersionedTexts {
    /// Keeps just these texts, or everything as it was.
    fn import(&self, texts: BTreeMap<String, String>) -> io::Result<()> {
        let before = self.all_texts()?;
        let added = texts.keys().filter(|name| !before.contains_key(*name)).cloned().collect();
        let surplus: Vec<String> =
            before.keys().filter(|name| !texts.contains_key(*name)).cloned().collect();
        // From here on it is undone, unless it comes to its end.
        self.state().import_is_settled = false;
        let undo = BackupArchive { texts: before, added }.to_text();
        let done = self
            .store
            .put(&new_name(UNDO_FILE), &undo)
            .and_then(|()| self.store.rename(&new_name(UNDO_FILE), UNDO_FILE))
            .and_then(|()| self.replace_all(&texts, &surplus))
            .and_then(|()| self.store.rename(UNDO_FILE, BURN_IN_PROPOSALS));
        match done {
            Ok(()) => self.state().import_is_settled = true,
            // The player is told if that fails, and nothing is written before it does not.
            Err(_) => drop(self.roll_back_broken_import()),
        }
        done
    }

    /// After an import that could not be ended, makes everything as it was before.
    ///
    /// # Errors
    /// If that cannot be now; the player is told of it.
    pub(super) fn roll_back_broken_import(&self) -> io::Result<()> {
        if self.state().import_is_settled || !self.may_change() {
            return Ok(());
        }
        let undone = self.undo_import();
        match &undone {
            Ok(()) => self.state().import_is_settled = true,
            Err(error) => {
                warn!("an import cannot be undone: {error}");
                self.record_error(UNDO_FILE, StorageError::ImportIncomplete);
            }
        }
        undone
    }

    fn undo_import(&self) -> io::Result<()> {
        let before = match self.read(UNDO_FILE) {
            Ok(None) => return Ok(()),
            Ok(Some(text)) => BackupArchive::from_text(&text).ok(),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => None,
            Err(error) => return Err(error),
        };
        let Some(before) = before else {
            let aside = self.quarantine(UNDO_FILE, UNDO_FILE, DAMAGED_PREFIX)?;
            self.record_error(UNDO_FILE, StorageError::Damaged { quarantined_as: Some(aside) });
            return Ok(());
        };
        self.replace_all(&before.texts, &before.added)?;
        // What kinds of texts there are may not have been known.
        self.invalidate_checks();
        self.store.remove(UNDO_FILE)
    }

    /// Keeps these texts, and none of those names.
    fn replace_all(&self, texts: &BTreeMap<String, String>, none: &[String]) -> io::Result<()> {
        for (name, text) in texts {
            self.replace(name, text)?;
        }
        none.iter().try_for_each(|name| self.remove_slots(name))
    }

    /// Everything of the player's, as far as it is text.
    fn all_texts(&self) -> io::Result<BTreeMap<String, String>> {
        let mut texts = BTreeMap::new();
        for name in self.names()? {
            if !self.is_app_text(&name) {
                continue;
            }
            for slot in [name.clone(), new_name(&name), old_name(&name)] {
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
    fn is_app_text(&self, name: &str) -> bool {
        is_valid_name(name)
            && !is_import_file(name)
            && (is_quarantined(name) || self.is_known(name))
    }

    /// The texts of a parcel, each under the name that it is to have here.
    fn unpack(&self, text: &str) -> Result<BTreeMap<String, String>, ImportError> {
        let mut texts = BackupArchive::from_text(text)?.texts;
        let error = |name: &String, reason| ImportError::Text { name: name.clone(), reason };
        let no_name = || LoadError::Damaged("that is no name".into());
        let mut unknown = Vec::new();
        for (name, text) in texts.iter().filter(|(name, _)| !is_quarantined(name)) {
            match self.check(name, text) {
                _ if is_import_file(name) => return Err(error(name, no_name())),
                Some(checked) => checked.map_err(|reason| error(name, reason))?,
                None => unknown.push(name.clone()),
            }
        }
        for name in unknown {
            let place = (1..).map(|number| quarantined_name(NEWER_PREFIX, number, &name));
            let place = place.into_iter().find(|place| !texts.contains_key(place));
            let place = place.filter(|place| is_valid_name(place));
            let place = place.ok_or_else(|| error(&name, no_name()))?;
            let text = texts.remove(&name).unwrap_or_default();
            texts.insert(place, text);
        }
        Ok(texts)
    }
}
