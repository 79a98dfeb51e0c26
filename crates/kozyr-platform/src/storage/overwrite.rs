//! Guards against overwriting, and quarantines files that must not be overwritten.

use std::io;

use bevy::log::warn;

use super::{
    error::LoadError,
    file_names::{new_name, old_name, quarantine_number, quarantined_name},
    versioned_texts::VersionedTexts,
};

/// Whether the files of a text may be overwritten.
pub(super) enum OverwriteStatus {
    /// They hold only valid texts of this app.
    Safe,
    /// These names must be quarantined first, each with the given prefix.
    Blocked(Vec<(String, &'static str)>),
    /// The text could not be read, so its state is unknown.
    Unread,
}

impl VersionedTexts {
    /// Forgets that the text could not be read earlier, with its last error, so that it may be
    /// overwritten again.
    pub(super) fn clear_unread(&self, name: &str) {
        let mut state = self.state();
        if matches!(state.overwrite.get(name), Some(OverwriteStatus::Unread)) {
            state.overwrite.remove(name);
            state.last_errors.remove(name);
        }
    }

    /// Whether some text could not be read at its last load and is worth another try.
    pub fn has_unread(&self) -> bool {
        self.state().overwrite.values().any(|status| matches!(status, OverwriteStatus::Unread))
    }

    /// Whether a version of the text must be quarantined before a write, but could not be.
    pub(super) fn is_blocked(&self, name: &str) -> bool {
        matches!(self.state().overwrite.get(name), Some(OverwriteStatus::Blocked(_)))
    }

    /// Quarantines the versions `unusable` of the text `name`, each with its prefix, if this
    /// instance may change texts. Those that keep their name block later writes of the text.
    /// Returns the new name of the first entry; `None` if it has none.
    pub(super) fn quarantine_all(
        &self,
        name: &str,
        mut unusable: Vec<(String, &'static str)>,
    ) -> Option<String> {
        let first = unusable.first().map(|(slot, _)| slot.clone());
        // Recovery tries the highest number first.
        unusable.reverse();
        let mut first_quarantined_as = None;
        if self.may_change() {
            unusable.retain(|(slot, prefix)| match self.quarantine(name, slot, prefix) {
                Ok(quarantined_as) => {
                    if Some(slot) == first.as_ref() {
                        first_quarantined_as = Some(quarantined_as);
                    }
                    false
                }
                Err(error) => {
                    warn!("cannot quarantine {slot}: {error}");
                    true
                }
            });
        }
        let status = match unusable.is_empty() {
            true => OverwriteStatus::Safe,
            false => OverwriteStatus::Blocked(unusable),
        };
        self.state().overwrite.insert(name.into(), status);
        first_quarantined_as
    }

    /// Renames the file `slot`, a version of the text `name`, to a free quarantine name with the
    /// prefix `prefix`, and returns that name. Existing quarantined files stay.
    pub(super) fn quarantine(&self, name: &str, slot: &str, prefix: &str) -> io::Result<String> {
        let taken = self.store.names()?;
        let last = taken.iter().filter_map(|taken| quarantine_number(prefix, name, taken)).max();
        let number = match last {
            None => 1,
            Some(u64::MAX) => (1..)
                .find(|&number| !taken.contains(&quarantined_name(prefix, number, name)))
                .expect("some number is free"),
            Some(last) => last + 1,
        };
        let quarantined_as = quarantined_name(prefix, number, name);
        self.store.rename(slot, &quarantined_as)?;
        Ok(quarantined_as)
    }

    /// Quarantines all versions of the text `name` that a write must not overwrite: those that are
    /// not valid texts of this app.
    ///
    /// # Errors
    /// Returns an error if the text itself could not be read, or if one of its versions cannot be
    /// quarantined.
    pub(super) fn ensure_overwritable(&self, name: &str) -> io::Result<()> {
        let blocked = match self.state().overwrite.get(name) {
            Some(OverwriteStatus::Safe) => return Ok(()),
            Some(OverwriteStatus::Unread) => {
                return Err(io::Error::other("the old text is unread and is kept"));
            }
            Some(OverwriteStatus::Blocked(blocked)) => Some(blocked.clone()),
            None => None,
        };
        let unusable = match blocked {
            Some(blocked) => blocked,
            None => self.unusable_names(name)?,
        };
        self.quarantine_all(name, unusable);
        match self.is_blocked(name) {
            true => Err(io::ErrorKind::PermissionDenied.into()),
            false => Ok(()),
        }
    }

    /// The files of the text `name` that exist but cannot be loaded, each with its quarantine
    /// prefix: the text itself, then its new and its old version.
    ///
    /// # Errors
    /// Returns an error if the text itself cannot be read at the moment, and so may be intact.
    fn unusable_names(&self, name: &str) -> io::Result<Vec<(String, &'static str)>> {
        let check = |text: &str| self.check(name, text).unwrap_or(Ok(()));
        let mut unusable = Vec::new();
        for slot in [name.to_owned(), new_name(name), old_name(name)] {
            match self.read_slot(&slot, &check) {
                Err(LoadError::Unreadable(error)) if slot == name => return Err(error),
                Err(error) => unusable.push((slot, error.quarantine_prefix())),
                Ok(_) => {}
            }
        }
        Ok(unusable)
    }

    /// Forgets which texts were found safe to overwrite, so that they are checked again. What is
    /// unreadable or blocked stays so.
    pub fn invalidate_checks(&self) {
        self.state().overwrite.retain(|_, status| !matches!(status, OverwriteStatus::Safe));
    }
}
