//! The languages that the app speaks.

use serde::{Deserialize, Serialize};
use unic_langid::{LanguageIdentifier, langid};

/// A language that the app speaks.
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

macro_rules! texts {
    ($folder:literal) => {
        &[
            include_str!(concat!("../../assets/languages/", $folder, "/app.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/help.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/lessons.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/access.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/data.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/opponents-durak.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/opponents-fuzzy.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/opponents-master.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/opponents-reversi.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/people.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/replay.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/settings.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/statistics.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/trees.ftl")),
        ]
    };
}

impl Locale {
    /// All languages, in the order of the settings page.
    pub const ALL: [Locale; 3] = [Locale::English, Locale::Russian, Locale::Ukrainian];

    /// The language's own name for itself.
    pub fn name(self) -> &'static str {
        match self {
            Locale::English => "English",
            Locale::Russian => "Русский",
            Locale::Ukrainian => "Українська",
        }
    }

    /// The system's language, or English.
    pub fn of_system() -> Self {
        system_locale().and_then(|locale| Locale::of_locale(&locale)).unwrap_or_default()
    }

    /// The language of a locale such as `ru` or `uk-UA`, if the app speaks it.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let language = locale.split(['-', '_']).next()?;
        Locale::ALL.into_iter().find(|tongue| tongue.identifier().language.as_str() == language)
    }

    /// Whether its readers know the court cards and the ace by the letters В Д К Т.
    pub fn has_cyrillic_cards(self) -> bool {
        matches!(self, Locale::Russian | Locale::Ukrainian)
    }

    /// The language's code, such as `uk`.
    pub fn code(self) -> String {
        self.identifier().to_string()
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        match self {
            Locale::English => langid!("en"),
            Locale::Russian => langid!("ru"),
            Locale::Ukrainian => langid!("uk"),
        }
    }

    /// All texts in this language, as they are written.
    pub(crate) fn texts(self) -> &'static [&'static str] {
        match self {
            Locale::English => texts!("en"),
            Locale::Russian => texts!("ru"),
            Locale::Ukrainian => texts!("uk"),
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn system_locale() -> Option<String> {
    sys_locale::get_locale()
}

#[cfg(target_arch = "wasm32")]
fn system_locale() -> Option<String> {
    crate::platform::browser::locale()
}
