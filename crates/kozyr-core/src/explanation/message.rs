//! Sentences and figures that are translated when they are shown.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// A sentence to be translated: a key and what is filled in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TranslatableText {
    /// Key of the sentence.
    pub key: Cow<'static, str>,
    /// Named arguments of the sentence.
    pub arguments: Vec<(Cow<'static, str>, TextArgument)>,
}

/// Something filled into a sentence.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum TextArgument {
    /// A figure.
    Number(f64),
    /// Cards or squares in notation, to be drawn as the reader expects them.
    Notation(String),
    /// A part of the sentence that has a text of its own.
    #[serde(rename = "Message")]
    Nested(Box<TranslatableText>),
}

/// A named figure.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Term {
    /// Key of the name, to be translated.
    pub name: Cow<'static, str>,
    /// The figure.
    pub value: f64,
}

impl TranslatableText {
    /// The sentence of that key, with nothing filled in yet.
    pub fn new(key: &'static str) -> Self {
        TranslatableText { key: key.into(), arguments: Vec::new() }
    }

    /// The text of a key that asks for nothing, such as the name of a term.
    pub fn from_key(key: impl Into<Cow<'static, str>>) -> Self {
        TranslatableText { key: key.into(), arguments: Vec::new() }
    }

    /// The sentence with one more figure filled in.
    #[must_use]
    pub fn with_number(mut self, name: &'static str, value: impl Into<f64>) -> Self {
        self.arguments.push((name.into(), TextArgument::Number(value.into())));
        self
    }

    /// The sentence with cards or squares filled in.
    #[must_use]
    pub fn with_notation(mut self, name: &'static str, value: impl ToString) -> Self {
        self.arguments.push((name.into(), TextArgument::Notation(value.to_string())));
        self
    }

    /// The sentence with a part filled in that has a text of its own.
    #[must_use]
    pub fn with_nested(mut self, name: &'static str, part: TranslatableText) -> Self {
        self.arguments.push((name.into(), TextArgument::Nested(Box::new(part))));
        self
    }
}

impl From<&'static str> for TranslatableText {
    fn from(key: &'static str) -> Self {
        TranslatableText::new(key)
    }
}

impl Term {
    /// A figure under a name.
    pub fn new(name: &'static str, value: impl Into<f64>) -> Self {
        Term { name: name.into(), value: value.into() }
    }
}

/// At most two decimals, so that a figure can be read at a glance.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
