//! The backup archive: all saved data as one text, for moving to another device.

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

/// The data from before an import that is in progress.
const UNDO_FILE: &str = "import-undo.json";
/// The data from before the last import.
const BEFORE_IMPORT_FILE: &str = "before-import.json";

/// The reason why an import failed.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The text is not a complete archive of [`Storage::export`].
    #[error("this is not saved data of Kozyr: {0}")]
    NotABackup(String),
    /// A later version of the app exported it.
    #[error("a later version of Kozyr wrote this")]
    Newer,
    /// One of the texts cannot be used.
    #[error("{name}: {reason}")]
    Text {
        /// The name of the text.
        name: String,
        /// The reason why it cannot be used.
        reason: LoadError,
    },
    /// The data could not be saved; everything was rolled back.
    #[error(transparent)]
    Storage(#[from] io::Error),
}

/// Whether a text of this name is internal to imports rather than the player's data.
pub(crate) fn is_import_file(name: &str) -> bool {
    [UNDO_FILE, BEFORE_IMPORT_FILE].contains(&name)
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
    /// Exports all of the player's data as one text, including quarantined texts. Waits until
    /// pending texts are saved.
    ///
    /// Texts of unregistered kinds, the data from before the last import, and files that are not
    /// UTF-8 are left out.
    ///
    /// # Errors
    /// Returns an error if a text cannot be read.
    pub fn export(&self) -> io::Result<String> {
        self.flush();
        Ok(BackupArchive { texts: self.texts.all_texts()?, added: Vec::new() }.to_text())
    }

    /// Replaces all saved data with an [exported](Storage::export) archive, after pending texts are
    /// saved. Loaded data stays in use until it is reloaded.
    ///
    /// The previous data stays available as [`Storage::pre_import_backup`]. Texts of unknown kinds
    /// are quarantined for a later version of the app; files that are not the app's are left alone.
    ///
    /// # Errors
    /// Returns an error if a part of the archive is damaged or too new, if it cannot be saved, or
    /// if another instance holds the write lock; then nothing changes.
    pub fn import(&self, text: &str) -> Result<(), ImportError> {
        let texts = self.texts.unpack(text)?;
        self.flush();
        let _change = self.texts.lock_changes();
        self.texts.check_write_access()?;
        Ok(self.texts.import(texts)?)
    }

    /// The data from before the last import, as an [exported](Storage::export) archive; `None` if
    /// there is none or it cannot be read.
    pub fn pre_import_backup(&self) -> Option<String> {
        self.texts.read(BEFORE_IMPORT_FILE).ok().flatten()
    }
}

impl VersionedTexts {
    /// Replaces all of the player's texts with these and keeps the old ones in
    /// [`BEFORE_IMPORT_FILE`]. On an error, rolls everything back. The caller has [locked
    /// changes](Self::lock_changes) and may change texts.
    fn import(&self, texts: BTreeMap<String, String>) -> io::Result<()> {
        let previous = self.all_texts()?;
        let added = texts.keys().filter(|name| !previous.contains_key(*name)).cloned().collect();
        let surplus: Vec<String> =
            previous.keys().filter(|name| !texts.contains_key(*name)).cloned().collect();
        // From here on, the import is rolled back unless it completes.
        self.state().import_is_settled = false;
        let undo = BackupArchive { texts: previous, added }.to_text();
        let result = self
            .store
            .put(&new_name(UNDO_FILE), &undo)
            .and_then(|()| self.store.rename(&new_name(UNDO_FILE), UNDO_FILE))
            .and_then(|()| self.replace_all(&texts, &surplus))
            .and_then(|()| self.store.rename(UNDO_FILE, BEFORE_IMPORT_FILE));
        match result {
            Ok(()) => self.state().import_is_settled = true,
            // If the rollback fails, the player is notified and writing is blocked until one
            // succeeds.
            Err(_) => drop(self.roll_back_broken_import()),
        }
        result
    }

    /// Rolls back an import that did not complete. Does nothing if there is none, or if this
    /// instance may not change texts.
    ///
    /// # Errors
    /// Returns an error if the rollback fails; the player is notified.
    pub(super) fn roll_back_broken_import(&self) -> io::Result<()> {
        if self.state().import_is_settled || !self.may_change() {
            return Ok(());
        }
        let result = self.undo_import();
        match &result {
            Ok(()) => self.state().import_is_settled = true,
            Err(error) => {
                warn!("cannot roll back an import: {error}");
                self.record_error(UNDO_FILE, StorageError::ImportIncomplete);
            }
        }
        result
    }

    /// Restores the data from before an interrupted import; does nothing if there was none. A
    /// damaged undo file is quarantined, and nothing is restored.
    fn undo_import(&self) -> io::Result<()> {
        let previous = match self.read(UNDO_FILE) {
            Ok(None) => return Ok(()),
            Ok(Some(text)) => BackupArchive::from_text(&text).ok(),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => None,
            Err(error) => return Err(error),
        };
        let Some(previous) = previous else {
            let quarantined_as = self.quarantine(UNDO_FILE, UNDO_FILE, DAMAGED_PREFIX)?;
            self.record_error(
                UNDO_FILE,
                StorageError::Damaged { quarantined_as: Some(quarantined_as) },
            );
            return Ok(());
        };
        self.replace_all(&previous.texts, &previous.added)?;
        // Some kinds may not have been registered during earlier checks.
        self.invalidate_checks();
        self.store.remove(UNDO_FILE)
    }

    /// Saves these texts by name and deletes the texts named in `surplus`. Stops at the first
    /// error.
    fn replace_all(&self, texts: &BTreeMap<String, String>, surplus: &[String]) -> io::Result<()> {
        for (name, text) in texts {
            self.replace(name, text)?;
        }
        surplus.iter().try_for_each(|name| self.remove_slots(name))
    }

    /// All of the player's texts by name, including quarantined ones. If a text is missing or not
    /// UTF-8, its new or its previous version is used; without one, it is left out. Fails if one
    /// cannot be read.
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

    /// Whether a text of this name is the player's data: quarantined or of a registered kind, but
    /// not internal to imports.
    fn is_app_text(&self, name: &str) -> bool {
        is_valid_name(name)
            && !is_import_file(name)
            && (is_quarantined(name) || self.is_known(name))
    }

    /// The texts of a backup archive, by the name under which to save each: texts of unknown kinds
    /// get quarantined names. Saves nothing.
    ///
    /// # Errors
    /// Returns an error if the archive or one of its texts is invalid or too new.
    fn unpack(&self, text: &str) -> Result<BTreeMap<String, String>, ImportError> {
        let mut texts = BackupArchive::from_text(text)?.texts;
        let to_error = |name: &String, reason| ImportError::Text { name: name.clone(), reason };
        let invalid_name = || LoadError::Damaged("invalid name".into());
        let mut unknown = Vec::new();
        for (name, text) in texts.iter().filter(|(name, _)| !is_quarantined(name)) {
            match self.check(name, text) {
                _ if is_import_file(name) => return Err(to_error(name, invalid_name())),
                Some(checked) => checked.map_err(|reason| to_error(name, reason))?,
                None => unknown.push(name.clone()),
            }
        }
        for name in unknown {
            let free_name = (1..).map(|number| quarantined_name(NEWER_PREFIX, number, &name));
            let free_name = free_name.into_iter().find(|free_name| !texts.contains_key(free_name));
            let free_name = free_name.filter(|free_name| is_valid_name(free_name));
            let free_name = free_name.ok_or_else(|| to_error(&name, invalid_name()))?;
            let text = texts.remove(&name).unwrap_or_default();
            texts.insert(free_name, text);
        }
        Ok(texts)
    }
}
