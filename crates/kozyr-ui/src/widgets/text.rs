//! Text layout in limited space.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Align, Color32, FontId, Galley, Label, Painter, Pos2, RichText, Ui, Vec2, pos2,
    text::LayoutJob,
};

use crate::theme::text_scale;

/// The smallest font size to shrink to, in screen points.
const MIN_FONT_SIZE: f32 = 11.0;

/// Returns text wrapped at a width in points, with centered lines; paint it with [`paint_centred`].
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

/// Returns text wrapped at the width of `max_size`, with centered lines. Shrinks the font until the
/// height fits and no word is broken. At the minimum font size of 11 screen points, the text may
/// still not fit.
pub fn fit_text(
    painter: &Painter,
    text: &str,
    font: FontId,
    ink: Color32,
    max_size: Vec2,
) -> Arc<Galley> {
    let wrap = |font: &FontId| wrap_text(painter, text, font.clone(), ink, max_size.x);
    let font = shrink_until(painter, font, |font| {
        wrap(font).size().y <= max_size.y && longest_word_width(painter, text, font) <= max_size.x
    });
    wrap(&font)
}

/// Whether every word of a text fits a width in points, if necessary after shrinking to the minimum
/// font size.
pub fn fits_width(painter: &Painter, text: &str, font: FontId, width: f32) -> bool {
    longest_word_width(painter, text, &shrink_font(painter, text, font, width)) <= width
}

/// Adds a label that wraps. Its font is shrunk until the text fits the available height and no word
/// is wider than the available width; at the minimum of 11 screen points it may still not fit.
pub fn heading(ui: &mut Ui, text: &str, font: FontId, ink: Color32) {
    let max_size = ui.available_size();
    let painter = ui.painter();
    let font = shrink_until(painter, font, |font| {
        let height = painter.layout(text.to_owned(), font.clone(), ink, max_size.x).size().y;
        longest_word_width(painter, text, font) <= max_size.x && height <= max_size.y
    });
    ui.add(Label::new(RichText::new(text).font(font).color(ink)).wrap());
}

/// Adds a text that wraps between words: its font shrinks rather than break a long name.
pub fn wrapped_text(ui: &mut Ui, text: &str, font: FontId, ink: Color32) {
    let font = shrink_font(ui.painter(), text, font, ui.available_width());
    ui.add(Label::new(RichText::new(text).font(font).color(ink)).wrap());
}

/// Returns a font shrunk until the longest word of a text fits a width in points, but not below the
/// minimum size of 11 screen points.
pub(crate) fn shrink_font(painter: &Painter, text: &str, font: FontId, width: f32) -> FontId {
    shrink_until(painter, font, |font| longest_word_width(painter, text, font) <= width)
}

/// Returns a font shrunk until a text fits on one line of a width in points, but not below the
/// minimum size of 11 screen points.
pub(crate) fn shrink_to_line(painter: &Painter, text: &str, font: FontId, width: f32) -> FontId {
    shrink_until(painter, font, |font| line_width(painter, text, font) <= width)
}

/// Returns a font shrunk in small steps until `fits` is true of it, but not below the minimum size.
/// A font that is already smaller is unchanged.
fn shrink_until(painter: &Painter, mut font: FontId, fits: impl Fn(&FontId) -> bool) -> FontId {
    let min_size = (MIN_FONT_SIZE / text_scale(painter.ctx())).min(font.size);
    while font.size > min_size && !fits(&font) {
        font.size = (font.size * 0.92).max(min_size);
    }
    font
}

/// Returns the width of the widest word, in points; 0 without words. Where less width is available,
/// the word breaks.
pub(crate) fn longest_word_width(painter: &Painter, text: &str, font: &FontId) -> f32 {
    text.split_whitespace().map(|word| line_width(painter, word, font)).fold(0.0, f32::max)
}

/// Returns the width of a text on one line, in points.
fn line_width(painter: &Painter, text: &str, font: &FontId) -> f32 {
    painter.layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x
}

/// Paints text from `wrap_text` or [`fit_text`], centered on a point. `ink` colors text that was
/// laid out with a placeholder color.
pub fn paint_centred(painter: &Painter, middle: Pos2, galley: Arc<Galley>, ink: egui::Color32) {
    painter.galley(pos2(middle.x, middle.y - galley.size().y / 2.0), galley, ink);
}
