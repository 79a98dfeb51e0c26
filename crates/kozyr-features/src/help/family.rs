//! Opponents that share a method and a description in Help.

use kozyr_ui::language::Language;

/// Opponents that use the same method.
#[derive(PartialEq, Eq, Debug)]
pub struct OpponentFamily {
    /// The key of its texts.
    pub key: &'static str,
    /// The key of the name its members share, if that is not the name of the method.
    pub name_key: Option<&'static str>,
    /// The members with a description of their own.
    pub described: &'static [&'static str],
    /// The member whose face represents the family.
    pub face: &'static str,
}

impl OpponentFamily {
    /// A family without descriptions of its members. `key` is both the key of its texts and the
    /// member whose face represents it.
    pub const fn new(key: &'static str) -> Self {
        OpponentFamily { key, name_key: None, described: &[], face: key }
    }

    /// The members to show: those with descriptions, or else the one that represents the family.
    pub fn shown_members(&self) -> &[&'static str] {
        if self.described.is_empty() { std::slice::from_ref(&self.face) } else { self.described }
    }

    /// The family's display name: the name that its members share, if set; else that of the method.
    pub fn name(&self, language: &Language) -> String {
        match self.name_key {
            Some(key) => language.text(key),
            None => language.method_name(self.key),
        }
    }
}
