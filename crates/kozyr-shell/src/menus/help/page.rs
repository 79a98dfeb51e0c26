//! How Help is set: headings, paragraphs, terms, and the buttons between them.

use bevy_egui::egui::{self, Response, RichText};

use kozyr_ui::{
    language::Language,
    theme::{Palette, size, strong_font, text_scale},
    widgets::{self, ButtonSpec, Emphasis},
};

/// A page being written.
pub struct HelpPage<'a> {
    /// Where.
    pub ui: &'a mut egui::Ui,
    /// In which colours.
    pub palette: &'a Palette,
    /// In which language.
    pub language: &'a Language,
}

impl HelpPage<'_> {
    /// The title of what is read beside the contents.
    pub fn title(&mut self, text: &str) {
        self.ui.add_space(20.0);
        let head = RichText::new(text).font(strong_font(size::HEADING));
        self.ui.label(head.color(self.palette.ink));
    }

    /// The head of a section.
    pub fn heading(&mut self, text: &str) -> Response {
        self.ui.add_space(14.0);
        let head =
            RichText::new(text).font(strong_font(SECTION_HEADING_SIZE)).color(self.palette.ink);
        self.ui.label(head)
    }

    /// Running text.
    pub fn paragraph(&mut self, text: &str) {
        // Some air between the lines makes long texts easier to read.
        let line = Some(size::BODY * 1.45 * text_scale(self.ui.ctx()));
        self.ui.label(RichText::new(text).line_height(line));
    }

    /// A remark that may be passed over.
    pub fn remark(&mut self, key: &str) {
        let text = RichText::new(self.language.text(key)).color(self.palette.dim);
        self.ui.label(text);
    }

    /// Something named, and what is said of it.
    pub fn entry(&mut self, name: &str, about: &str) {
        self.ui.add_space(2.0);
        self.ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.label(RichText::new(name).font(strong_font(size::BODY)));
            let about = RichText::new(about).color(self.palette.dim);
            let line = size::BODY * 1.4 * text_scale(ui.ctx());
            ui.label(about.line_height(Some(line)));
        });
    }

    /// A button as wide as the column; whether it was pressed.
    pub fn button(&mut self, key: &str) -> bool {
        self.ui.add_space(10.0);
        let text = self.language.text(key);
        widgets::wide_button(self.ui, self.palette, &text, Emphasis::Quiet).clicked()
    }

    /// Buttons, at most so many side by side; what was pressed.
    pub fn buttons<T: Copy>(&mut self, most: usize, offers: &[ButtonSpec<T>]) -> Option<T> {
        widgets::button_grid(self.ui, self.palette, most, offers)
    }
}

/// The size of the heads of sections, in points.
const SECTION_HEADING_SIZE: f32 = 18.0;
