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
    /// The title of a chapter next to the sidebar.
    pub fn title(&mut self, text: &str) {
        self.ui.add_space(20.0);
        let head = RichText::new(text).font(strong_font(size::HEADING));
        self.ui.label(head.color(self.palette.ink));
    }

    /// The heading of a section.
    pub fn heading(&mut self, text: &str) -> Response {
        self.ui.add_space(14.0);
        let head =
            RichText::new(text).font(strong_font(SECTION_HEADING_SIZE)).color(self.palette.ink);
        self.ui.label(head)
    }

    /// A paragraph.
    pub fn paragraph(&mut self, text: &str) {
        // Larger line spacing makes long texts easier to read.
        let line = Some(size::BODY * 1.45 * text_scale(self.ui.ctx()));
        self.ui.label(RichText::new(text).line_height(line));
    }

    /// A remark in a dimmed colour.
    pub fn remark(&mut self, key: &str) {
        let text = RichText::new(self.language.text(key)).color(self.palette.dim);
        self.ui.label(text);
    }

    /// A term with its explanation.
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

    /// A button as wide as the column, with the text of this key; returns whether it was pressed.
    pub fn button(&mut self, key: &str) -> bool {
        self.ui.add_space(10.0);
        let text = self.language.text(key);
        widgets::wide_button(self.ui, self.palette, &text, Emphasis::Quiet).clicked()
    }

    /// A grid of buttons with at most `most` columns; returns the pressed one.
    pub fn buttons<T: Copy>(&mut self, most: usize, offers: &[ButtonSpec<T>]) -> Option<T> {
        widgets::button_grid(self.ui, self.palette, most, offers)
    }
}

/// The font size of section headings, in points.
const SECTION_HEADING_SIZE: f32 = 18.0;
