//! Localized texts.

pub mod cards;

use bevy::prelude::*;
use kozyr_core::{
    explanation::TranslatableText,
    texts::{FluentValue, TextError, Texts},
};

use crate::{locale, settings::Settings};

pub use crate::locale::Locale;

/// The texts of the current language.
#[derive(Resource)]
pub struct Language(Texts);

impl Language {
    /// Loads the texts of a language and logs the errors in them. On the web, returns the English
    /// texts instead if those of the language cannot be fetched.
    pub fn new(locale: Locale) -> Self {
        let texts = locale::load_texts(locale);
        for error in texts.errors() {
            error!("texts of {}: {error}", locale.name());
        }
        Language(texts)
    }

    /// Loads the texts of a language so that `reword` is applied to each literal piece of a
    /// formatted text, but not to its arguments.
    pub fn with_rewording(locale: Locale, reword: fn(&str) -> std::borrow::Cow<'_, str>) -> Self {
        Language(locale::load_texts(locale).with_transform(reword))
    }

    /// Returns the language of the loaded texts.
    pub fn locale(&self) -> Locale {
        self.0.locale()
    }

    /// Whether the current language has a text with this key.
    pub fn has(&self, key: &str) -> bool {
        self.0.has(key)
    }

    /// Returns the text with this key, which takes no arguments. If there is none, logs an error
    /// and returns the key.
    pub fn text(&self, key: &str) -> String {
        self.format(key, &[])
    }

    /// Formats the text with this key with arguments, each a name and a value. Logs an error if
    /// there is no such text, and returns the key. Logs an error if an argument is missing, and
    /// returns the text with its gaps.
    pub fn format(&self, key: &str, arguments: &[(&str, FluentValue)]) -> String {
        self.0.format(key, arguments).unwrap_or_else(log_error)
    }

    /// Formats a number in the language's notation, rounded to `places` decimals, without trailing
    /// zeros.
    pub fn decimal(&self, value: f64, places: usize) -> String {
        self.locale().format_decimal(value, places)
    }

    /// Formats a number like [`decimal`](Self::decimal), with a plus or minus sign unless it is
    /// rounded to 0.
    pub fn signed(&self, value: f64, places: usize) -> String {
        self.locale().format_signed(value, places)
    }

    /// Formats a percentage, such as 65.0, rounded to an integer, in the language's notation: `65%`
    /// or `65 %`.
    pub fn percent(&self, percent: f64) -> String {
        self.locale().format_percent(percent)
    }

    /// Formats a sentence of an explanation, with numbers rounded to two decimals and cards in the
    /// language's [notation](Self::notation). Logs errors and returns the best available text.
    pub fn message(&self, message: &TranslatableText) -> String {
        self.0.format_text(message, |text| self.notation(text)).unwrap_or_else(log_error)
    }

    /// Localizes the words that are cards, for example `Jc 6s` to `J♣ 6♠` or `В♣ 6♠`. Other words,
    /// separated by spaces, are unchanged.
    pub fn notation(&self, text: &str) -> String {
        let word = |word: &str| match word.parse::<kozyr_durak::Card>() {
            Ok(card) => self.card(card),
            Err(_) => word.to_owned(),
        };
        text.split(' ').map(word).collect::<Vec<_>>().join(" ")
    }
}

/// Logs a text error and returns the text with gaps for missing arguments, or the key if there is
/// no such text.
fn log_error(error: TextError) -> String {
    error!("{error}");
    error.into_text()
}

/// Adds the [`Language`], which follows the language setting.
pub(crate) fn plugin(app: &mut App) {
    let locale = chosen_locale(app.world().resource::<Settings>());
    app.insert_resource(Language::new(locale));
    app.add_systems(Update, switch_language.run_if(resource_changed::<Settings>));
    #[cfg(target_arch = "wasm32")]
    app.add_systems(Update, update_page_language.run_if(resource_changed::<Language>));
}

/// Returns the language of the settings, or the system's if none is chosen.
fn chosen_locale(settings: &Settings) -> Locale {
    settings.language.unwrap_or_else(locale::detect_system_locale)
}

/// Loads the texts of the chosen language if it differs from the current one.
fn switch_language(settings: Res<Settings>, mut language: ResMut<Language>) {
    if chosen_locale(&settings) != language.locale() {
        *language = Language::new(chosen_locale(&settings));
    }
}

/// Sets the language of the page, which screen readers use for pronunciation, to the current one.
#[cfg(target_arch = "wasm32")]
fn update_page_language(language: Res<Language>) {
    kozyr_platform::browser::set_language(&language.locale().code());
}
