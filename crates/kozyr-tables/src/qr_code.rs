//! QR codes: drawing them, and reading them from pictures.

use std::io::Cursor;

use bevy_egui::egui::{Color32, Rect, Sense, Ui, pos2, vec2};
use image::{ImageReader, Limits};
use kozyr_ui::accessibility;
use qrcodegen::{QrCode, QrCodeEcc};
use rqrr::PreparedImage;

/// The margin around a code, in modules. Readers need it.
const MARGIN: f32 = 4.0;

/// Draws a text as a QR code in a square with this side, in points. It is black on white in every
/// theme, since many readers need that. Screen readers announce `name`. Draws nothing if the text is
/// too long.
pub(crate) fn show(ui: &mut Ui, text: &str, side: f32, name: &str) {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return };
    let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    let painter = ui.painter();
    painter.rect_filled(rect, 12, Color32::WHITE);
    let module = side / (code.size() as f32 + 2.0 * MARGIN);
    for y in 0..code.size() {
        // Neighbouring modules are one rectangle, so that no gaps show between them.
        let mut x = 0;
        while x < code.size() {
            let length = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
            if length > 0 {
                let at = |x: i32, y: i32| {
                    let [x, y] = [x, y].map(|index| (index as f32 + MARGIN) * module);
                    pos2(rect.left() + x, rect.top() + y)
                };
                let bar = Rect::from_min_max(at(x, y), at(x + length, y + 1));
                painter.rect_filled(bar, 0, Color32::BLACK);
            }
            x += length.max(1);
        }
    }
    accessibility::add_label(ui.ctx(), response.id.with("label"), rect, name);
}

/// The widest and highest picture that is read, in pixels. Larger ones take too much memory.
const MAX_SIDE: u32 = 8000;

/// Returns the texts of the QR codes in a picture, a PNG or JPEG file; none if it cannot be read.
pub(crate) fn read(bytes: &[u8]) -> Vec<String> {
    let Ok(mut reader) = ImageReader::new(Cursor::new(bytes)).with_guessed_format() else {
        return Vec::new();
    };
    let mut limits = Limits::default();
    limits.max_image_width = Some(MAX_SIDE);
    limits.max_image_height = Some(MAX_SIDE);
    reader.limits(limits);
    let Ok(picture) = reader.decode() else { return Vec::new() };
    let grey = picture.to_luma8();
    let (width, height) = (grey.width() as usize, grey.height() as usize);
    let brightness = |x: usize, y: usize| grey.get_pixel(x as u32, y as u32).0[0];
    let mut picture = PreparedImage::prepare_from_greyscale(width, height, brightness);
    let texts = picture.detect_grids().into_iter().filter_map(|grid| Some(grid.decode().ok()?.1));
    texts.collect()
}
