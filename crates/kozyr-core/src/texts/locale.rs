//! The supported languages. To add one, add a variant with its properties, an entry in
//! [`Locale::ALL`], and a line in [`with_locale_code`](crate::with_locale_code).

use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// A supported language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Locale {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// Polish.
    Polish,
    /// Belarusian.
    Belarusian,
    /// Kazakh, in Cyrillic letters.
    Kazakh,
    /// Russian.
    Russian,
    /// Ukrainian.
    Ukrainian,
}

/// The properties of a language.
struct LocaleProperties {
    /// The Unicode language identifier, such as `uk`.
    identifier: LanguageIdentifier,
    /// The language's name for itself.
    name: &'static str,
    decimal_mark: char,
    /// Whether readers know the court cards and the ace by Cyrillic letters.
    cyrillic_cards: bool,
}

/// Calls a macro with the code of a locale as a literal, as `include_str!` requires:
/// `with_locale_code!(locale, files)` is `files!("uk")` for Ukrainian.
#[macro_export]
macro_rules! with_locale_code {
    ($locale:expr, $with_code:ident) => {
        match $locale {
            $crate::texts::Locale::English => $with_code!("en"),
            $crate::texts::Locale::German => $with_code!("de"),
            $crate::texts::Locale::Polish => $with_code!("pl"),
            $crate::texts::Locale::Belarusian => $with_code!("be"),
            $crate::texts::Locale::Kazakh => $with_code!("kk"),
            $crate::texts::Locale::Russian => $with_code!("ru"),
            $crate::texts::Locale::Ukrainian => $with_code!("uk"),
        }
    };
}

impl Locale {
    /// All languages in display order: by their own names, Latin script before Cyrillic.
    pub const ALL: [Locale; 7] = [
        Locale::German,
        Locale::English,
        Locale::Polish,
        Locale::Belarusian,
        Locale::Kazakh,
        Locale::Russian,
        Locale::Ukrainian,
    ];

    /// Returns the properties of the language.
    fn properties(self) -> LocaleProperties {
        let (code, name, decimal_mark, cyrillic_cards) = match self {
            Locale::English => ("en", "English", '.', false),
            Locale::German => ("de", "Deutsch", ',', false),
            Locale::Polish => ("pl", "Polski", ',', false),
            Locale::Belarusian => ("be", "Беларуская", ',', true),
            Locale::Kazakh => ("kk", "Қазақша", ',', true),
            Locale::Russian => ("ru", "Русский", ',', true),
            Locale::Ukrainian => ("uk", "Українська", ',', true),
        };
        let identifier = code.parse().expect("language codes are valid");
        LocaleProperties { identifier, name, decimal_mark, cyrillic_cards }
    }

    /// Returns the language's name for itself.
    pub fn name(self) -> &'static str {
        self.properties().name
    }

    /// Returns the language of a tag such as `ru`, `uk-UA` or `en_GB`; `None` if it is not
    /// supported, or not in lower case.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let language = tag.split(['-', '_']).next()?;
        Locale::ALL.into_iter().find(|locale| locale.identifier().language.as_str() == language)
    }

    /// Returns the language's code, such as `uk`.
    pub fn code(self) -> String {
        self.identifier().to_string()
    }

    /// Whether readers of the language know the court cards and the ace by the letters В Д К Т.
    pub fn has_cyrillic_cards(self) -> bool {
        self.properties().cyrillic_cards
    }

    /// Returns the decimal separator.
    pub fn decimal_mark(self) -> char {
        self.properties().decimal_mark
    }

    /// Formats a number for readers of the language, with at most this many decimals, no trailing
    /// zeros, and a true minus sign.
    pub fn format_decimal(self, value: f64, places: usize) -> String {
        let text = format!("{value:.places$}");
        let text =
            if places > 0 { text.trim_end_matches('0').trim_end_matches('.') } else { &text };
        let text = if text == "-0" { "0" } else { text };
        text.replacen('-', "−", 1).replacen('.', self.decimal_mark().encode_utf8(&mut [0; 4]), 1)
    }

    /// Formats a number like [`format_decimal`](Self::format_decimal), with a sign unless it is
    /// rounded to 0: `+3`, `−0,5`.
    pub fn format_signed(self, value: f64, places: usize) -> String {
        let text = self.format_decimal(value, places);
        if text.starts_with('−') || text == "0" { text } else { format!("+{text}") }
    }

    /// Formats a number of percent without decimals: `65%` or, in most languages, `65 %` with a
    /// no-break space.
    pub fn format_percent(self, percent: f64) -> String {
        let gap = match self {
            Locale::English | Locale::Polish | Locale::Kazakh => "",
            Locale::German | Locale::Belarusian | Locale::Russian | Locale::Ukrainian => "\u{a0}",
        };
        format!("{}{gap}%", self.format_decimal(percent, 0))
    }

    /// Returns the identifier of a language with the same plural forms, for `intl_pluralrules` 7.0,
    /// whose rules for Belarusian are wrong: it puts 22 to 24 among the fractions. The forms are
    /// those of Russian.
    pub(super) fn plural_identifier(self) -> LanguageIdentifier {
        match self {
            Locale::Belarusian => Locale::Russian.identifier(),
            _ => self.identifier(),
        }
    }

    /// Returns the Unicode identifier of the language.
    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.properties().identifier
    }
}
