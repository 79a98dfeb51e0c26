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

    /// What stands before the decimals of a number.
    pub fn decimal_mark(self) -> char {
        match self {
            Locale::English => '.',
            Locale::Russian | Locale::Ukrainian => ',',
        }
    }

    /// A number with at most so many decimals, none of them a zero at the end, as its readers write
    /// it; below 0 with the sign of a minus.
    pub fn decimal(self, value: f64, places: usize) -> String {
        let text = format!("{value:.places$}");
        let text =
            if places > 0 { text.trim_end_matches('0').trim_end_matches('.') } else { &text };
        let text = if text == "-0" { "0" } else { text };
        text.replacen('-', "−", 1).replacen('.', self.decimal_mark().encode_utf8(&mut [0; 4]), 1)
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        match self {
            Locale::English => langid!("en"),
            Locale::Russian => langid!("ru"),
            Locale::Ukrainian => langid!("uk"),
        }
    }
}
