//! What players read, in their language.

use bevy::prelude::*;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use kozyr_core::explanation::{Argument, Message};
use serde::{Deserialize, Serialize};
use unic_langid::{LanguageIdentifier, langid};

use crate::look::settings::Settings;

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

/// The texts of the language in force.
#[derive(Resource)]
pub struct Language {
    tongue: Locale,
    bundle: FluentBundle<FluentResource>,
}

macro_rules! texts {
    ($folder:literal) => {
        &[
            include_str!(concat!("../../assets/languages/", $folder, "/app.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/help.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/lessons.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/access.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/data.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/minds-durak.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/minds-fuzzy.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/minds-master.ftl")),
            include_str!(concat!("../../assets/languages/", $folder, "/minds-reversi.ftl")),
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

    fn identifier(self) -> LanguageIdentifier {
        match self {
            Locale::English => langid!("en"),
            Locale::Russian => langid!("ru"),
            Locale::Ukrainian => langid!("uk"),
        }
    }

    fn texts(self) -> &'static [&'static str] {
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
}

fn wanted(settings: &Settings) -> Locale {
    settings.language.unwrap_or_else(Locale::of_system)
}

fn switch_language(settings: Res<Settings>, mut language: ResMut<Language>) {
    if wanted(&settings) != language.tongue {
        *language = Language::new(wanted(&settings));
    }
}
