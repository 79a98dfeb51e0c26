//! Text fields.

use std::{ops::Range, sync::Arc};

use bevy_egui::egui::{
    Color32, FontId, Frame, Galley, Key, Margin, Response, RichText, Stroke, TextBuffer, TextEdit,
    TextFormat, Ui, text::LayoutJob,
};

use super::{pressable::focus_ring, text::shrink_to_line};
use crate::theme::{Palette, size};

/// The margin around the text of a field, in points.
const FIELD_MARGIN: i8 = 12;

/// The length of the longest search, in characters.
const MAX_SEARCH_CHARS: usize = 100;

/// Adds a text field that edits `text`, at least `rows` lines high and growing with its text.
/// Screen readers announce `name`. The characters whose indices are in `wrong` are red.
pub fn text_field(
    ui: &mut Ui,
    palette: &Palette,
    name: &str,
    text: &mut String,
    rows: usize,
    wrong: Option<Range<usize>>,
) -> Response {
    let mut layouter = |ui: &Ui, text: &dyn TextBuffer, width: f32| -> Arc<Galley> {
        let mut job = LayoutJob::default();
        job.wrap.max_width = width;
        let mut append = |text: &str, ink: Color32| {
            job.append(text, 0.0, TextFormat::simple(FontId::proportional(size::BODY), ink));
        };
        let [before, within, after] = split(text.as_str(), wrong.clone().unwrap_or_default());
        append(before, palette.ink);
        append(within, palette.red);
        append(after, palette.ink);
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let field = TextEdit::multiline(text).desired_rows(rows).layouter(&mut layouter);
    add_field(ui, palette, name, field)
}

/// Adds a single-line field for search terms, which edits `text` up to 100 characters. Shows `hint`
/// while the field is empty; screen readers announce it as the name of the field.
pub fn search_field(ui: &mut Ui, palette: &Palette, hint: &str, text: &mut String) -> Response {
    line_field(ui, palette, hint, text, MAX_SEARCH_CHARS)
}

/// Adds a text field with a single line of at most `max_chars` characters. Shows `hint` while it is
/// empty. Screen readers announce `hint` as its name.
pub fn line_field(
    ui: &mut Ui,
    palette: &Palette,
    hint: &str,
    text: &mut String,
    max_chars: usize,
) -> Response {
    let font = FontId::proportional(size::BODY);
    let width = ui.available_width() - 2.0 * f32::from(FIELD_MARGIN);
    let hint_font = shrink_to_line(ui.painter(), hint, font.clone(), width);
    let hint_text = RichText::new(hint).font(hint_font).color(palette.dim);
    let field = TextEdit::singleline(text).font(font).hint_text(hint_text).char_limit(max_chars);
    add_field(ui, palette, hint, field)
}

/// Whether Enter was pressed in this single-line field.
pub fn is_entered(ui: &Ui, field: &Response) -> bool {
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

/// Adds a text field in the app's style, as wide as possible. Screen readers announce `name`.
fn add_field(ui: &mut Ui, palette: &Palette, name: &str, field: TextEdit<'_>) -> Response {
    let frame = Frame::new()
        .fill(palette.inset)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(12)
        .inner_margin(Margin::same(FIELD_MARGIN));
    let field =
        field.id_salt(name).desired_width(f32::INFINITY).text_color(palette.ink).frame(frame);
    let response = ui.add(field);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
    focus_ring(ui, palette, &response, response.rect, 12);
    response
}

/// Splits a text into the parts before, within and after a range of character indices, which may
/// extend beyond the end of the text.
fn split(text: &str, range: Range<usize>) -> [&str; 3] {
    let byte = |index| text.char_indices().nth(index).map_or(text.len(), |(byte, _)| byte);
    let (from, to) = (byte(range.start), byte(range.end.max(range.start)));
    [&text[..from], &text[from..to], &text[to..]]
}
