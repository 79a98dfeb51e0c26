//! The rules of a game as Help tells them.

use bevy_egui::egui;
use kozyr_core::texts::FluentValue;

use kozyr_ui::{language::Language, theme::Palette};

/// Paints something that a picture tells better than words.
pub type RulesPicture = Box<dyn Fn(&mut egui::Ui, &Palette) + Send + Sync>;

/// The rules of a game.
#[derive(Default)]
pub struct RulesPage {
    /// The key of what is said about whose rules these are, if they are not the same for everybody.
    pub origin_key: Option<&'static str>,
    /// What they say.
    pub sections: Vec<RulesSection>,
}

/// A part of the rules.
pub struct RulesSection {
    /// What it is about.
    pub title: String,
    /// What it says.
    pub paragraphs: Vec<String>,
    /// What shows it.
    pub picture: Option<RulesPicture>,
}

/// Writes sections whose texts have the section's name: `help-GAME-NAME`, `help-GAME-NAME-text`.
pub struct RulesWriter<'a> {
    language: &'a Language,
    game: &'static str,
    sections: Vec<RulesSection>,
}

impl<'a> RulesWriter<'a> {
    /// Begins the rules of the game of that name.
    pub fn new(game: &'static str, language: &'a Language) -> Self {
        RulesWriter { language, game, sections: Vec::new() }
    }

    /// The language that is written in.
    pub fn language(&self) -> &'a Language {
        self.language
    }

    /// A section that has nothing but a title yet.
    pub fn begin_section(&mut self, name: &str) {
        let title = self.language.text(&format!("help-{}-{name}", self.game));
        self.sections.push(RulesSection { title, paragraphs: Vec::new(), picture: None });
    }

    /// A section with its text.
    pub fn add_section(&mut self, name: &str, arguments: &[(&str, FluentValue<'static>)]) {
        self.begin_section(name);
        self.add_paragraph(&format!("{name}-text"), arguments);
    }

    /// Shows what the last section says.
    pub fn set_picture(&mut self, picture: RulesPicture) {
        if let Some(section) = self.sections.last_mut() {
            section.picture = Some(picture);
        }
    }

    /// Another paragraph of the last section.
    pub fn add_paragraph(&mut self, name: &str, arguments: &[(&str, FluentValue<'static>)]) {
        let text = self.language.format(&format!("help-{}-{name}", self.game), arguments);
        if let Some(section) = self.sections.last_mut() {
            section.paragraphs.push(text);
        }
    }

    /// The sections that have been written.
    pub fn into_sections(self) -> Vec<RulesSection> {
        self.sections
    }
}
