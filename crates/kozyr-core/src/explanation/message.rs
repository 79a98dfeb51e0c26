//! Sentences and figures that are translated for display.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// A text to translate: a key and its arguments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TranslatableText {
    /// The key of the text.
    pub key: Cow<'static, str>,
    /// Its named arguments.
    pub arguments: Vec<(Cow<'static, str>, TextArgument)>,
}

/// An argument of a text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum TextArgument {
    /// A figure.
    Number(f64),
    /// Cards or squares in notation, to be formatted for the reader.
    Notation(String),
    /// A nested text.
    #[serde(rename = "Message")]
    Nested(Box<TranslatableText>),
}

/// A named figure.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Term {
    /// The key of its name, to be translated.
    pub name: Cow<'static, str>,
    /// The figure.
    pub value: f64,
}

impl TranslatableText {
    /// Creates a text without arguments.
    pub fn new(key: &'static str) -> Self {
        TranslatableText { key: key.into(), arguments: Vec::new() }
    }

    /// Creates a text without arguments from a computed key, such as the name of a term.
    pub fn from_key(key: impl Into<Cow<'static, str>>) -> Self {
        TranslatableText { key: key.into(), arguments: Vec::new() }
    }

    /// Adds a number as the argument with this name.
    #[must_use]
    pub fn with_number(mut self, name: &'static str, value: impl Into<f64>) -> Self {
        self.arguments.push((name.into(), TextArgument::Number(value.into())));
        self
    }

    /// Adds cards or squares in notation as the argument with this name.
    #[must_use]
    pub fn with_notation(mut self, name: &'static str, value: impl ToString) -> Self {
        self.arguments.push((name.into(), TextArgument::Notation(value.to_string())));
        self
    }

    /// Adds another text to translate as the argument with this name.
    #[must_use]
    pub fn with_nested(mut self, name: &'static str, nested: TranslatableText) -> Self {
        self.arguments.push((name.into(), TextArgument::Nested(Box::new(nested))));
        self
    }
}

impl From<&'static str> for TranslatableText {
    /// Creates a text without arguments.
    fn from(key: &'static str) -> Self {
        TranslatableText::new(key)
    }
}

impl Term {
    /// Creates a named number; the name is the key of a text.
    pub fn new(name: &'static str, value: impl Into<f64>) -> Self {
        Term { name: name.into(), value: value.into() }
    }
}

/// Rounds to two decimals, for readability.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
