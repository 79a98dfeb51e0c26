//! What players read, in their language.

use bevy::prelude::*;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use kozyr_core::explanation::{Argument, Message};

use crate::look::settings::Settings;

pub use crate::look::locale::Locale;

/// The texts of the language in force.
#[derive(Resource)]
pub struct Language {
    tongue: Locale,
    bundle: FluentBundle<FluentResource>,
}

impl Language {
    /// The texts of a language.
    pub fn new(tongue: Locale) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![tongue.identifier()]);
        // The marks that isolate right-to-left text are drawn as boxes by most fonts.
        bundle.set_use_isolating(false);
        for text in tongue.texts() {
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(whole, errors)| {
                    error!("texts of {}: {errors:?}", tongue.name());
                    whole
                });
            if let Err(errors) = bundle.add_resource(resource) {
                error!("texts of {}: {errors:?}", tongue.name());
            }
        }
        Language { tongue, bundle }
    }

    /// The language in force.
    pub fn tongue(&self) -> Locale {
        self.tongue
    }

    /// Whether there is a text of that key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A text without arguments.
    pub fn text(&self, key: &str) -> String {
        self.format(key, &[])
    }

    /// A text with its arguments.
    pub fn format(&self, key: &str, arguments: &[(&str, FluentValue)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            error!("no text for `{key}` in {}", self.tongue.name());
            return key.to_owned();
        };
        let mut named = FluentArgs::with_capacity(arguments.len());
        for (name, value) in arguments {
            named.set(*name, value.clone());
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&named), &mut errors);
        if !errors.is_empty() {
            error!("text `{key}` in {}: {errors:?}", self.tongue.name());
        }
        text.into_owned()
    }

    /// A sentence of an explanation.
    pub fn message(&self, message: &Message) -> String {
        let arguments: Vec<(&str, FluentValue)> = message
            .arguments
            .iter()
            .map(|(name, argument)| {
                let value = match argument {
                    Argument::Number(number) => FluentValue::from(rounded(*number)),
                    Argument::Notation(text) => FluentValue::from(self.notation(text)),
                };
                (name.as_ref(), value)
            })
            .collect();
        self.format(&message.key, &arguments)
    }

    /// Cards in notation, as readers of this language know them: `Jc 6s` as `J♣ 6♠` or `В♣ 6♠`.
    /// Whatever is not a card stays as it is.
    pub fn notation(&self, text: &str) -> String {
        let word = |word: &str| match word.parse::<kozyr_core::durak::Card>() {
            Ok(card) => self.card(card),
            Err(_) => word.to_owned(),
        };
        text.split(' ').map(word).collect::<Vec<_>>().join(" ")
    }
}

/// At most two decimals, so that a figure can be read at a glance.
fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

pub(crate) fn plugin(app: &mut App) {
    let tongue = wanted(app.world().resource::<Settings>());
    app.insert_resource(Language::new(tongue));
    app.add_systems(Update, switch_language.run_if(resource_changed::<Settings>));
    #[cfg(target_arch = "wasm32")]
    app.add_systems(Update, tell_page.run_if(resource_changed::<Language>));
}

fn wanted(settings: &Settings) -> Locale {
    settings.language.unwrap_or_else(Locale::of_system)
}

fn switch_language(settings: Res<Settings>, mut language: ResMut<Language>) {
    if wanted(&settings) != language.tongue {
        *language = Language::new(wanted(&settings));
    }
}

/// Readers pronounce a page by its language.
#[cfg(target_arch = "wasm32")]
fn tell_page(language: Res<Language>) {
    crate::platform::browser::speak(&language.tongue().code());
}
