//! The layout of Help pages: headings, paragraphs, terms and buttons.

use bevy_egui::egui::{self, Response, RichText};

use kozyr_ui::{
    language::Language,
    theme::{Palette, size, strong_font, text_scale},
    widgets::{self, ButtonSpec, Emphasis},
};

/// A page being drawn.
pub struct HelpPage<'a> {
    /// The area to draw in.
    pub ui: &'a mut egui::Ui,
    /// The colours.
    pub palette: &'a Palette,
    /// The language.
    pub language: &'a Language,
}

impl HelpPage<'_> {
    /// Draws the title of a chapter. Pages without a sidebar don't need it, because their header
    /// has the title.
    pub fn title(&mut self, text: &str) {
        self.ui.add_space(20.0);
        let heading = RichText::new(text).font(strong_font(size::HEADING));
        self.ui.label(heading.color(self.palette.ink));
    }

    /// Draws the heading of a section. Returns its response, through which the page can scroll to
    /// the section.
    pub fn heading(&mut self, text: &str) -> Response {
        self.ui.add_space(14.0);
        let heading =
            RichText::new(text).font(strong_font(SECTION_HEADING_SIZE)).color(self.palette.ink);
        self.ui.label(heading)
    }

    /// Draws a paragraph.
    pub fn paragraph(&mut self, text: &str) {
        // Larger line spacing makes long texts easier to read.
        let line = Some(size::BODY * 1.45 * text_scale(self.ui.ctx()));
        self.ui.label(RichText::new(text).line_height(line));
    }

    /// Draws the text of this key in a dimmed colour.
    pub fn remark(&mut self, key: &str) {
        let text = RichText::new(self.language.text(key)).color(self.palette.dim);
        self.ui.label(text);
    }

    /// Draws a term with its explanation below.
    pub fn entry(&mut self, name: &str, explanation: &str) {
        self.ui.add_space(2.0);
        self.ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.label(RichText::new(name).font(strong_font(size::BODY)));
            let explanation = RichText::new(explanation).color(self.palette.dim);
            let line = size::BODY * 1.4 * text_scale(ui.ctx());
            ui.label(explanation.line_height(Some(line)));
        });
    }

    /// Draws a button as wide as the column, with the text of this key; returns whether it was
    /// pressed.
    pub fn button(&mut self, key: &str) -> bool {
        self.ui.add_space(10.0);
        let text = self.language.text(key);
        widgets::wide_button(self.ui, self.palette, &text, Emphasis::Quiet).clicked()
    }

    /// Draws a grid of buttons with at most `max_columns` columns. Returns the value of the pressed
    /// button, if any. Panics if there are no buttons.
    pub fn buttons<T: Copy>(&mut self, max_columns: usize, buttons: &[ButtonSpec<T>]) -> Option<T> {
        widgets::button_grid(self.ui, self.palette, max_columns, buttons)
    }
}

/// The font size of section headings, in points.
const SECTION_HEADING_SIZE: f32 = 18.0;
