//! The rules of a game as shown in Help.

use bevy_egui::egui;
use kozyr_core::texts::FluentValue;

use kozyr_ui::{language::Language, theme::Palette};

/// Paints an illustration.
pub type RulesPicture = Box<dyn Fn(&mut egui::Ui, &Palette) + Send + Sync>;

/// The rules of a game.
#[derive(Default)]
pub struct RulesPage {
    /// The key of a text about the origin of these rules, if rules vary between players.
    pub origin_key: Option<&'static str>,
    /// The sections, in order.
    pub sections: Vec<RulesSection>,
}

/// A section of the rules.
pub struct RulesSection {
    /// The title.
    pub title: String,
    /// The paragraphs, in order.
    pub paragraphs: Vec<String>,
    /// An illustration.
    pub picture: Option<RulesPicture>,
}

/// Builds sections from texts named after them: `help-GAME-NAME` and `help-GAME-NAME-text`.
pub struct RulesWriter<'a> {
    language: &'a Language,
    game: &'static str,
    sections: Vec<RulesSection>,
}

impl<'a> RulesWriter<'a> {
    /// Starts writing the help pages about the rules of the game with this name.
    pub fn new(game: &'static str, language: &'a Language) -> Self {
        RulesWriter { language, game, sections: Vec::new() }
    }

    /// The language in which the rules are written.
    pub fn language(&self) -> &'a Language {
        self.language
    }

    /// Begins a section with the title `help-GAME-NAME`, so far without paragraphs.
    pub fn begin_section(&mut self, name: &str) {
        let title = self.language.text(&format!("help-{}-{name}", self.game));
        self.sections.push(RulesSection { title, paragraphs: Vec::new(), picture: None });
    }

    /// Adds a section with the title `help-GAME-NAME` and the paragraph `help-GAME-NAME-text`,
    /// whose placeholders `arguments` fill in.
    pub fn add_section(&mut self, name: &str, arguments: &[(&str, FluentValue<'static>)]) {
        self.begin_section(name);
        self.add_paragraph(&format!("{name}-text"), arguments);
    }

    /// Sets the illustration of the last section, if there is one.
    pub fn set_picture(&mut self, picture: RulesPicture) {
        if let Some(section) = self.sections.last_mut() {
            section.picture = Some(picture);
        }
    }

    /// Adds the text `help-GAME-NAME`, whose placeholders `arguments` fill in, as a paragraph to
    /// the last section, if there is one.
    pub fn add_paragraph(&mut self, name: &str, arguments: &[(&str, FluentValue<'static>)]) {
        let text = self.language.format(&format!("help-{}-{name}", self.game), arguments);
        if let Some(section) = self.sections.last_mut() {
            section.paragraphs.push(text);
        }
    }

    /// Returns the finished sections of the rules.
    pub fn into_sections(self) -> Vec<RulesSection> {
        self.sections
    }
}
