//! Text fields.

use std::{ops::Range, sync::Arc};

use bevy_egui::egui::{
    Color32, FontId, Frame, Galley, Margin, Response, Stroke, TextBuffer, TextEdit, TextFormat, Ui,
    text::LayoutJob,
};

use super::pressable::focus_ring;
use crate::theme::{Palette, size};

/// A text field with a minimum number of lines that grows with its text. Screen readers announce
/// `name`; the characters in `wrong` are highlighted.
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
    let frame = Frame::new()
        .fill(palette.inset)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(12)
        .inner_margin(Margin::same(12));
    let field = TextEdit::multiline(text)
        .id_salt(name)
        .desired_rows(rows)
        .desired_width(f32::INFINITY)
        .text_color(palette.ink)
        .frame(frame)
        .layouter(&mut layouter);
    let response = ui.add(field);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
    focus_ring(ui, palette, &response, response.rect, 12);
    response
}

/// Splits a text into the parts before, within and after a range of characters.
fn split(text: &str, range: Range<usize>) -> [&str; 3] {
    let byte = |index| text.char_indices().nth(index).map_or(text.len(), |(byte, _)| byte);
    let (from, to) = (byte(range.start), byte(range.end.max(range.start)));
    [&text[..from], &text[from..to], &text[to..]]
}
