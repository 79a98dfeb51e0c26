//! Text in rooms of one's own.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Align, Color32, FontId, Galley, Label, Painter, Pos2, RichText, Ui, Vec2, pos2,
    text::LayoutJob,
};

use crate::theme::text_scale;

/// Text is never made to fit by making it smaller than this, in points as they are seen.
const MIN_FONT_SIZE: f32 = 11.0;

/// Text whose lines wrap at a width and are centred; to be painted by [`paint_centred`].
pub fn wrap_text(
    painter: &Painter,
    text: &str,
    font: FontId,
    ink: Color32,
    width: f32,
) -> Arc<Galley> {
    let mut job = LayoutJob::simple(text.to_owned(), font, ink, width);
    job.halign = Align::Center;
    painter.layout_job(job)
}

/// Text as `wrapped`, as large as a room allows but no larger than its font.
pub fn fit_text(
    painter: &Painter,
    text: &str,
    mut font: FontId,
    ink: Color32,
    room: Vec2,
) -> Arc<Galley> {
    let least = (MIN_FONT_SIZE / text_scale(painter.ctx())).min(font.size);
    loop {
        let galley = wrap_text(painter, text, font.clone(), ink, room.x);
        let fits = galley.size().y <= room.y && longest_word_width(painter, text, &font) <= room.x;
        if fits || font.size <= least {
            return galley;
        }
        font.size = (font.size * 0.92).max(least);
    }
}

/// Whether a room of that width has room for every word of a text that is made smaller.
pub fn fits_width(painter: &Painter, text: &str, font: FontId, width: f32) -> bool {
    longest_word_width(painter, text, &shrink_font(painter, text, font, width)) <= width
}

/// A heading, in a font that is smaller than the given one if a word or its room asks for that.
pub fn heading(ui: &mut Ui, text: &str, mut font: FontId, ink: Color32) {
    let room = ui.available_size();
    let least = (MIN_FONT_SIZE / text_scale(ui.ctx())).min(font.size);
    let painter = ui.painter();
    while font.size > least {
        let lines = painter.layout(text.to_owned(), font.clone(), ink, room.x).size().y;
        if longest_word_width(painter, text, &font) <= room.x && lines <= room.y {
            break;
        }
        font.size = (font.size * 0.92).max(least);
    }
    ui.add(Label::new(RichText::new(text).font(font).color(ink)).wrap());
}

/// A font that is smaller than the given one if the longest word of a text asks for that.
pub(crate) fn shrink_font(painter: &Painter, text: &str, mut font: FontId, width: f32) -> FontId {
    let least = (MIN_FONT_SIZE / text_scale(painter.ctx())).min(font.size);
    while font.size > least && longest_word_width(painter, text, &font) > width {
        font.size = (font.size * 0.92).max(least);
    }
    font
}

/// The width of the longest word: narrower, a text breaks in the middle of a word.
pub(crate) fn longest_word_width(painter: &Painter, text: &str, font: &FontId) -> f32 {
    let width = |word: &str| {
        painter.layout_no_wrap(word.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x
    };
    text.split_whitespace().map(width).fold(0.0, f32::max)
}

/// Paints a text of `wrapped` or [`fitted`] about a point.
pub fn paint_centred(painter: &Painter, middle: Pos2, galley: Arc<Galley>, ink: egui::Color32) {
    painter.galley(pos2(middle.x, middle.y - galley.size().y / 2.0), galley, ink);
}
