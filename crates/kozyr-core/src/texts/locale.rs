//! The languages there are texts in.

use serde::{Deserialize, Serialize};
use unic_langid::{LanguageIdentifier, langid};

/// A language that the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Locale {
    /// English.
    #[default]
    English,
    /// Russian.
    Russian,
    /// Ukrainian.
    Ukrainian,
}

impl Locale {
    /// All languages, in the order in which to offer them.
    pub const ALL: [Locale; 3] = [Locale::English, Locale::Russian, Locale::Ukrainian];

    /// The language's own name for itself.
    pub fn name(self) -> &'static str {
        match self {
            Locale::English => "English",
            Locale::Russian => "Русский",
            Locale::Ukrainian => "Українська",
        }
    }

    /// The language of a tag such as `ru`, `uk-UA` or `en_GB`; `None` if there are no texts in it.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let language = tag.split(['-', '_']).next()?;
        Locale::ALL.into_iter().find(|locale| locale.identifier().language.as_str() == language)
    }

    /// The language's code, such as `uk`.
    pub fn code(self) -> String {
        self.identifier().to_string()
    }

    /// Whether its readers know the court cards and the ace by the letters В Д К Т.
    pub fn has_cyrillic_cards(self) -> bool {
        matches!(self, Locale::Russian | Locale::Ukrainian)
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        match self {
            Locale::English => langid!("en"),
            Locale::Russian => langid!("ru"),
            Locale::Ukrainian => langid!("uk"),
        }
    }
}
