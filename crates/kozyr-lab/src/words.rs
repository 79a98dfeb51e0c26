//! Explanations in words, for a terminal.

use std::fmt::Display;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use kozyr_core::explanation::{Argument, Explanation, Message};
use unic_langid::LanguageIdentifier;

macro_rules! texts {
    ($folder:literal) => {
        [
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-durak.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-fuzzy.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-master.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-reversi.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/opponents-outside.ftl")),
            include_str!(concat!("../../../assets/languages/", $folder, "/trees.ftl")),
        ]
    };
}

/// The texts of all minds, of what plays outside the program, and of searches in trees.
const LANGUAGES: [(&str, [&str; 6]); 3] =
    [("en", texts!("en")), ("ru", texts!("ru")), ("uk", texts!("uk"))];

/// Puts explanations into a language, English if nothing else is said. A key without a text
/// stands for itself.
pub struct Words(FluentBundle<FluentResource>);

impl Default for Words {
    fn default() -> Self {
        let [(english, texts), ..] = LANGUAGES;
        Words::new(english, &texts)
    }
}

impl Words {
    fn new(language: &str, texts: &[&str]) -> Self {
        let language: LanguageIdentifier = language.parse().expect("the names are sound");
        let mut bundle = FluentBundle::new(vec![language]);
        // The marks around arguments are for screens that mix directions of writing.
        bundle.set_use_isolating(false);
        for &text in texts {
            // What can be read of a text with faults is still better than keys.
            let resource =
                FluentResource::try_new(text.into()).unwrap_or_else(|(readable, _)| readable);
            bundle.add_resource_overriding(resource);
        }
        Words(bundle)
    }

    /// All languages with their names.
    pub fn all() -> impl Iterator<Item = (&'static str, Words)> {
        LANGUAGES.into_iter().map(|(name, texts)| (name, Words::new(name, &texts)))
    }

    /// Why a sentence cannot be said: there is no text of that key, or it asks for something that
    /// is not filled in. `None` if it can.
    pub fn fault(&self, message: &Message) -> Option<String> {
        let pattern = self.0.get_message(&message.key).and_then(|message| message.value());
        let Some(pattern) = pattern else { return Some("there is no text".into()) };
        let mut errors = Vec::new();
        self.0.format_pattern(pattern, Some(&arguments(message)), &mut errors);
        errors.first().map(ToString::to_string)
    }

    /// A sentence in words.
    pub fn message(&self, message: &Message) -> String {
        let pattern = self.0.get_message(&message.key).and_then(|message| message.value());
        match pattern {
            Some(pattern) => {
                let arguments = arguments(message);
                self.0.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into()
            }
            None => message.key.to_string(),
        }
    }

    /// An explanation, several lines, the last with its end.
    pub fn explanation<A: Display>(&self, explanation: &Explanation<A>) -> String {
        explanation.in_words(&|message| self.message(message))
    }
}

fn arguments(message: &Message) -> FluentArgs<'_> {
    let mut arguments = FluentArgs::new();
    for (name, argument) in &message.arguments {
        let value = match argument {
            Argument::Number(number) => FluentValue::from(rounded(*number)),
            Argument::Notation(text) => FluentValue::from(text.as_str()),
        };
        arguments.set(name.as_ref(), value);
    }
    arguments
}

/// As exact as a reader wants a figure.
fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
