//! Opponents that decide in the same way, and are told of together.

use kozyr_ui::language::Language;

/// Opponents that decide in the same way.
#[derive(PartialEq, Eq, Debug)]
pub struct OpponentFamily {
    /// The name of its texts.
    pub key: &'static str,
    /// The name that its members share, if that is not the name of the only one or the first.
    pub name_key: Option<&'static str>,
    /// Its members that have something of their own to be told.
    pub described: &'static [&'static str],
    /// The member whose face stands for all.
    pub face: &'static str,
}

impl OpponentFamily {
    /// A family with nothing to be told of any member.
    pub const fn new(key: &'static str) -> Self {
        OpponentFamily { key, name_key: None, described: &[], face: key }
    }

    /// The members that are shown: those of whom something is told, or else the one that stands for
    /// all.
    pub fn shown_members(&self) -> &[&'static str] {
        if self.described.is_empty() { std::slice::from_ref(&self.face) } else { self.described }
    }

    /// What it is called.
    pub fn name(&self, language: &Language) -> String {
        match self.name_key {
            Some(key) => language.text(key),
            None => language.method_name(self.key),
        }
    }
}
