//! What would be written over, and what is put aside so that nothing is that must not be.

use std::io;

use bevy::log::warn;

use super::{
    error::LoadError,
    file_names::{new_name, old_name, quarantine_number, quarantined_name},
    versioned_texts::VersionedTexts,
};

/// What would be written over.
pub(super) enum OverwriteStatus {
    /// Nothing but sound texts of ours.
    Safe,
    /// What has one of these names must be put aside first, each under a name that so begins.
    Blocked(Vec<(String, &'static str)>),
    /// It could not be read, so nobody knows.
    Unread,
}

impl VersionedTexts {
    /// The text could be read after all.
    pub(super) fn clear_unread(&self, name: &str) {
        let mut state = self.state();
        if matches!(state.overwrite.get(name), Some(OverwriteStatus::Unread)) {
            state.overwrite.remove(name);
            state.last_errors.remove(name);
        }
    }

    /// Whether something could not be read and may be readable by now.
    pub fn has_unread(&self) -> bool {
        self.state().overwrite.values().any(|ground| matches!(ground, OverwriteStatus::Unread))
    }

    /// Whether something has to be put aside and could not be.
    pub(super) fn is_blocked(&self, name: &str) -> bool {
        matches!(self.state().overwrite.get(name), Some(OverwriteStatus::Blocked(_)))
    }

    /// Puts aside what is unsound under the names of a text, what came last coming last; the name
    /// that the first of it has now.
    pub(super) fn quarantine_all(
        &self,
        name: &str,
        mut unsound: Vec<(String, &'static str)>,
    ) -> Option<String> {
        let first = unsound.first().map(|(slot, _)| slot.clone());
        // Of what was put aside the one with the highest number is taken up first.
        unsound.reverse();
        let mut now = None;
        if self.may_change() {
            unsound.retain(|(slot, beginning)| match self.quarantine(name, slot, beginning) {
                Ok(aside) => {
                    if Some(slot) == first.as_ref() {
                        now = Some(aside);
                    }
                    false
                }
                Err(error) => {
                    warn!("{slot} cannot be put aside: {error}");
                    true
                }
            });
        }
        let ground = match unsound.is_empty() {
            true => OverwriteStatus::Safe,
            false => OverwriteStatus::Blocked(unsound),
        };
        self.state().overwrite.insert(name.into(), ground);
        now
    }

    /// Puts what has a name aside under one that is free, which is returned.
    pub(super) fn quarantine(&self, name: &str, slot: &str, beginning: &str) -> io::Result<String> {
        let taken = self.store.names()?;
        let last = taken.iter().filter_map(|taken| quarantine_number(beginning, name, taken)).max();
        let number = match last {
            None => 1,
            Some(u64::MAX) => (1..)
                .find(|&number| !taken.contains(&quarantined_name(beginning, number, name)))
                .expect("there are more numbers than texts"),
            Some(last) => last + 1,
        };
        let aside = quarantined_name(beginning, number, name);
        self.store.rename(slot, &aside)?;
        Ok(aside)
    }

    /// Sees to it that nothing is written over but sound texts of ours.
    pub(super) fn ensure_overwritable(&self, name: &str) -> io::Result<()> {
        let blocked = match self.state().overwrite.get(name) {
            Some(OverwriteStatus::Safe) => return Ok(()),
            Some(OverwriteStatus::Unread) => {
                return Err(io::Error::other("it could not be read, and is not written over"));
            }
            Some(OverwriteStatus::Blocked(blocked)) => Some(blocked.clone()),
            None => None,
        };
        let unsound = match blocked {
            Some(blocked) => blocked,
            None => self.unusable_names(name)?,
        };
        self.quarantine_all(name, unsound);
        match self.is_blocked(name) {
            true => Err(io::ErrorKind::PermissionDenied.into()),
            false => Ok(()),
        }
    }

    /// What must not be written over under the names of a text.
    fn unusable_names(&self, name: &str) -> io::Result<Vec<(String, &'static str)>> {
        let check = |text: &str| self.check(name, text).unwrap_or(Ok(()));
        let mut unsound = Vec::new();
        for slot in [name.to_owned(), new_name(name), old_name(name)] {
            match self.read_slot(&slot, &check) {
                Err(LoadError::Unreadable(error)) if slot == name => return Err(error),
                Err(trouble) => unsound.push((slot, trouble.quarantine_prefix())),
                Ok(_) => {}
            }
        }
        Ok(unsound)
    }

    /// Looks again before anything is written over.
    pub fn invalidate_checks(&self) {
        self.state().overwrite.retain(|_, ground| !matches!(ground, OverwriteStatus::Safe));
    }
}
