//! A fuzzy opponent's control table as a grid of cells.

use bevy_egui::egui;
use egui::{FontId, Rect, RichText, Sense, Stroke, StrokeKind, WidgetInfo, WidgetType, vec2};
use kozyr_durak::opponents::fuzzy::{ControlCell, ControlTable, ControlTables, Quality};

use kozyr_ui::{
    language::Language,
    theme::{Palette, size, strong_font},
    widgets::{fit_text, focus_ring, paint_centred},
};

/// Display state of a cell, apart from its answer.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct CellHighlight {
    /// Whether the cell decides now.
    pub lit: bool,
    /// How often the cell has decided, if counted.
    pub fire_count: Option<u32>,
    /// Whether its answer differs from the default.
    pub changed: bool,
}

const ROW_HEIGHT: f32 = size::TOUCH;

/// Draws a table with headings and returns the pressed cell.
pub fn draw(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    tables: &ControlTables,
    table: ControlTable,
    light: impl Fn(ControlCell) -> CellHighlight,
) -> Option<ControlCell> {
    let key = format!("fuzzy-table-{}", table.name());
    ui.label(RichText::new(language.text(&key)).font(strong_font(size::BODY)));
    let several = table.rows().len() > 1;
    let mut headings = format!("→ {}", language.text(&format!("{key}-columns")));
    if several {
        headings.push_str(&format!("\n↓ {}", language.text(&format!("{key}-rows"))));
    }
    ui.label(RichText::new(headings).size(size::SMALL).color(palette.dim));
    let width = ui.available_width();
    let names = if several { 74.0 } else { 0.0 };
    let column = (width - names) / 3.0;
    let quality = |quality: Quality| language.text(&format!("fuzzy-quality-{}", quality.name()));
    let font = FontId::proportional(size::SMALL);
    // Large print makes headings taller, but never wider than their column.
    let high = ui.painter().layout_no_wrap("0".into(), font.clone(), palette.dim).size().y + 4.0;
    let (head, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
    let heading = |ui: &egui::Ui, at: Rect, which: Quality| {
        let words = quality(which);
        let words = fit_text(ui.painter(), &words, font.clone(), palette.dim, at.size());
        paint_centred(ui.painter(), at.center(), words, palette.dim);
    };
    for (index, which) in Quality::ALL.into_iter().enumerate() {
        let left = head.left() + names + column * index as f32;
        let at = Rect::from_min_size(egui::pos2(left, head.top()), vec2(column - 4.0, high));
        heading(ui, at, which);
    }
    let mut pressed = None;
    for &row in table.rows() {
        let (line, _) = ui.allocate_exact_size(vec2(width, ROW_HEIGHT), Sense::hover());
        if several {
            heading(ui, Rect::from_min_size(line.min, vec2(names - 4.0, ROW_HEIGHT)), row);
        }
        for (index, which) in Quality::ALL.into_iter().enumerate() {
            let cell = table.cell(row, which);
            let left = line.left() + names + column * index as f32;
            let rect = Rect::from_min_size(egui::pos2(left, line.top()), vec2(column, ROW_HEIGHT));
            if draw_cell(ui, palette, language, tables, cell, rect.shrink(2.0), light(cell)) {
                pressed = Some(cell);
            }
        }
    }
    pressed
}

/// Draws a cell and returns whether it was pressed.
fn draw_cell(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    tables: &ControlTables,
    cell: ControlCell,
    rect: Rect,
    light: CellHighlight,
) -> bool {
    let answer = language.text(&format!("fuzzy-answer-{}", tables.get(cell).name()));
    let place = (cell.table().name(), cell.row().name(), cell.column().name());
    let response = ui.interact(rect, ui.id().with(place), Sense::click());
    let enabled = ui.is_enabled();
    let name = format!("{} {} {}: {answer}", place.0, place.1, place.2);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &name));
    let (face, ink) =
        if light.lit { (palette.accent, palette.on_accent) } else { (palette.inset, palette.ink) };
    ui.painter().rect_filled(rect, 8, face);
    if light.changed {
        let stroke = Stroke::new(1.5, palette.accent);
        ui.painter().rect_stroke(rect, 8, stroke, StrokeKind::Inside);
    }
    focus_ring(ui, palette, &response, rect, 8);
    let fired = light.fire_count.filter(|&fired| fired > 0);
    let up = if fired.is_some() { 7.0 } else { 0.0 };
    let at = rect.center() - vec2(0.0, up);
    let font = strong_font(13.0);
    let room = rect.size() - vec2(4.0, 2.0 * up + 4.0);
    let words = fit_text(ui.painter(), &answer, font, ink, room);
    paint_centred(ui.painter(), at, words, ink);
    if let Some(fired) = fired {
        let at = rect.center_bottom() - vec2(0.0, 10.0);
        let font = FontId::proportional(11.0);
        let room = vec2(rect.width(), 16.0);
        let fired = fit_text(ui.painter(), &fired.to_string(), font, ink, room);
        paint_centred(ui.painter(), at, fired, ink);
    }
    response.clicked()
}
