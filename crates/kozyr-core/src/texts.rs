//! Texts in the app's languages, written in [Fluent](https://projectfluent.org).
//!
//! The texts themselves are in files outside this crate; the caller passes their contents.

mod locale;

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};

use crate::explanation::message::{TextArgument, TranslatableText, rounded};

pub use fluent_bundle::FluentValue;
pub use locale::Locale;

/// The texts of one language, by key.
pub struct Texts {
    locale: Locale,
    bundle: FluentBundle<FluentResource>,
    /// The syntax errors and duplicate keys in the files.
    errors: Vec<String>,
}

/// Errors of formatting a text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TextError {
    /// The language has no text for the key.
    #[error("there is no text `{key}` in {language}", language = .locale.name())]
    Missing {
        /// The key.
        key: String,
        /// The language.
        locale: Locale,
    },
    /// The text refers to something that was not given.
    #[error("text `{key}` in {language}: {reason}", language = .locale.name())]
    Incomplete {
        /// The key.
        key: String,
        /// The language.
        locale: Locale,
        /// The reason.
        reason: String,
        /// The text with its gaps.
        text: String,
    },
}

impl TextError {
    /// Returns a text to show despite the error: the text with its gaps, or else the key.
    pub fn into_text(self) -> String {
        match self {
            TextError::Missing { key, .. } => key,
            TextError::Incomplete { text, .. } => text,
        }
    }
}

impl Texts {
    /// Creates the texts of a language from the contents of its Fluent files.
    ///
    /// [`errors`](Texts::errors) returns what is wrong with the files; the rest of them is used.
    pub fn new(locale: Locale, files: &[&str]) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![locale.plural_identifier()]);
        // Most fonts and terminals draw bidirectional isolation marks as boxes.
        bundle.set_use_isolating(false);
        let formatter =
            if locale.decimal_mark() == ',' { with_decimal_comma } else { with_decimal_point };
        bundle.set_formatter(Some(formatter));
        let mut load_errors = Vec::new();
        for file in files {
            let resource = FluentResource::try_new((*file).to_owned());
            let resource = resource.unwrap_or_else(|(readable, errors)| {
                load_errors.extend(errors.iter().map(ToString::to_string));
                readable
            });
            if let Err(errors) = bundle.add_resource(resource) {
                load_errors.extend(errors.iter().map(ToString::to_string));
            }
        }
        Texts { locale, bundle, errors: load_errors }
    }

    /// Applies a transformation to every literal part of every text. Arguments stay unchanged,
    /// unless they are texts themselves.
    #[must_use]
    pub fn with_transform(mut self, transform: fn(&str) -> Cow<'_, str>) -> Self {
        self.bundle.set_transform(Some(transform));
        self
    }

    /// Returns the language.
    pub fn locale(&self) -> Locale {
        self.locale
    }

    /// Returns the syntax errors and duplicate keys in the files.
    pub fn errors(&self) -> &[String] {
        &self.errors
    }

    /// Whether there is a text for the key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// Formats the text for a key with its arguments.
    ///
    /// # Errors
    /// If there is no such text, or it refers to an argument that is not given.
    pub fn format(
        &self,
        key: &str,
        arguments: &[(&str, FluentValue<'_>)],
    ) -> Result<String, TextError> {
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return Err(TextError::Missing { key: key.into(), locale: self.locale });
        };
        let arguments: FluentArgs<'_> =
            arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
        match errors.first() {
            None => Ok(text),
            Some(error) => Err(TextError::Incomplete {
                key: key.into(),
                locale: self.locale,
                reason: error.to_string(),
                text,
            }),
        }
    }

    /// Formats a sentence of an explanation. Figures are rounded to two decimals; `notation`
    /// formats cards and squares.
    ///
    /// # Errors
    /// As for [`format`](Texts::format).
    pub fn format_text(
        &self,
        message: &TranslatableText,
        notation: impl Fn(&str) -> String,
    ) -> Result<String, TextError> {
        self.format_nested(message, &notation)
    }

    /// Like [`format_text`](Texts::format_text), and calls itself for nested texts.
    fn format_nested(
        &self,
        message: &TranslatableText,
        notation: &dyn Fn(&str) -> String,
    ) -> Result<String, TextError> {
        let mut arguments: Vec<(&str, FluentValue<'_>)> = Vec::new();
        for (name, argument) in &message.arguments {
            let value = match argument {
                TextArgument::Number(number) => FluentValue::from(rounded(*number)),
                TextArgument::Notation(text) => FluentValue::from(notation(text)),
                TextArgument::Nested(nested) => {
                    FluentValue::from(self.format_nested(nested, notation)?)
                }
            };
            arguments.push((name, value));
        }
        self.format(&message.key, &arguments)
    }
}

/// Formats a number with a decimal point and, below 0, a minus sign. Fluent selects the plural form
/// before this.
fn with_decimal_point<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().replacen('-', "−", 1)),
        _ => None,
    }
}

/// Formats a number with a decimal comma.
fn with_decimal_comma<M>(value: &FluentValue<'_>, memory: &M) -> Option<String> {
    with_decimal_point(value, memory).map(|text| text.replacen('.', ",", 1))
}

/// Joins sentences with spaces and capitalizes each: a sentence may start with a nested text, which
/// is in lower case. A square such as `c2` stays as it is.
pub fn join_sentences(sentences: Vec<String>) -> String {
    let capitalized = sentences.into_iter().map(|sentence| {
        let mut letters = sentence.chars();
        let first = letters.next();
        if letters.clone().next().is_some_and(|second| second.is_ascii_digit()) {
            return sentence;
        }
        first.into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>()
    });
    capitalized.collect::<Vec<_>>().join(" ")
}
