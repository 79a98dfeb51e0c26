//! Opponents that decide in the same way, and are told of together.

use kozyr_ui::language::Language;

/// Opponents that decide in the same way.
#[derive(PartialEq, Eq, Debug)]
pub struct Family {
    /// The name of its texts.
    pub key: &'static str,
    /// The name that its members share, if that is not the name of the only one or the first.
    pub shared: Option<&'static str>,
    /// Its members that have something of their own to be told.
    pub told: &'static [&'static str],
    /// The member whose face stands for all.
    pub face: &'static str,
}

impl Family {
    /// A family with nothing to be told of any member.
    pub const fn plain(key: &'static str) -> Self {
        Family { key, shared: None, told: &[], face: key }
    }

    /// The members that are shown: those of whom something is told, or else the one that stands for
    /// all.
    pub fn shown(&self) -> &[&'static str] {
        if self.told.is_empty() { std::slice::from_ref(&self.face) } else { self.told }
    }

    /// What it is called.
    pub fn name(&self, language: &Language) -> String {
        match self.shared {
            Some(key) => language.text(key),
            None => language.method(self.key),
        }
    }
}
