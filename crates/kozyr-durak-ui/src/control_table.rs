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

/// The height of a row, in points.
const ROW_HEIGHT: f32 = size::TOUCH;

/// Draws one of the control tables with its answers and headings; `highlight_of` returns the
/// display state of a cell. Returns the pressed cell, if any.
pub fn draw(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    tables: &ControlTables,
    table: ControlTable,
    highlight_of: impl Fn(ControlCell) -> CellHighlight,
) -> Option<ControlCell> {
    let key = format!("fuzzy-table-{}", table.name());
    ui.label(RichText::new(language.text(&key)).font(strong_font(size::BODY)));
    let has_rows = table.rows().len() > 1;
    let mut headings = format!("→ {}", language.text(&format!("{key}-columns")));
    if has_rows {
        headings.push_str(&format!("\n↓ {}", language.text(&format!("{key}-rows"))));
    }
    ui.label(RichText::new(headings).size(size::SMALL).color(palette.dim));
    let width = ui.available_width();
    let name_width = if has_rows { 74.0 } else { 0.0 };
    let column_width = (width - name_width) / 3.0;
    let quality_text =
        |quality: Quality| language.text(&format!("fuzzy-quality-{}", quality.name()));
    let font = FontId::proportional(size::SMALL);
    // Large print makes headings taller, but never wider than their column.
    let head_height =
        ui.painter().layout_no_wrap("0".into(), font.clone(), palette.dim).size().y + 4.0;
    let (head, _) = ui.allocate_exact_size(vec2(width, head_height), Sense::hover());
    let heading = |ui: &egui::Ui, rect: Rect, quality: Quality| {
        let text = quality_text(quality);
        let galley = fit_text(ui.painter(), &text, font.clone(), palette.dim, rect.size());
        paint_centred(ui.painter(), rect.center(), galley, palette.dim);
    };
    for (index, quality) in Quality::ALL.into_iter().enumerate() {
        let left = head.left() + name_width + column_width * index as f32;
        let rect = Rect::from_min_size(
            egui::pos2(left, head.top()),
            vec2(column_width - 4.0, head_height),
        );
        heading(ui, rect, quality);
    }
    let mut pressed = None;
    for &row in table.rows() {
        let (line, _) = ui.allocate_exact_size(vec2(width, ROW_HEIGHT), Sense::hover());
        if has_rows {
            heading(ui, Rect::from_min_size(line.min, vec2(name_width - 4.0, ROW_HEIGHT)), row);
        }
        for (index, quality) in Quality::ALL.into_iter().enumerate() {
            let cell = table.cell(row, quality);
            let left = line.left() + name_width + column_width * index as f32;
            let rect =
                Rect::from_min_size(egui::pos2(left, line.top()), vec2(column_width, ROW_HEIGHT));
            if draw_cell(ui, palette, language, tables, cell, rect.shrink(2.0), highlight_of(cell))
            {
                pressed = Some(cell);
            }
        }
    }
    pressed
}

/// Draws a cell with its answer and, unless 0, how often it has decided. Returns whether it was
/// pressed.
fn draw_cell(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    tables: &ControlTables,
    cell: ControlCell,
    rect: Rect,
    highlight: CellHighlight,
) -> bool {
    let answer = language.text(&format!("fuzzy-answer-{}", tables.get(cell).name()));
    let names = (cell.table().name(), cell.row().name(), cell.column().name());
    let response = ui.interact(rect, ui.id().with(names), Sense::click());
    let enabled = ui.is_enabled();
    let name = format!("{} {} {}: {answer}", names.0, names.1, names.2);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &name));
    let (fill, ink) = if highlight.lit {
        (palette.accent, palette.on_accent)
    } else {
        (palette.inset, palette.ink)
    };
    ui.painter().rect_filled(rect, 8, fill);
    if highlight.changed {
        let stroke = Stroke::new(1.5, palette.accent);
        ui.painter().rect_stroke(rect, 8, stroke, StrokeKind::Inside);
    }
    focus_ring(ui, palette, &response, rect, 8);
    let fire_count = highlight.fire_count.filter(|&fire_count| fire_count > 0);
    let lift = if fire_count.is_some() { 7.0 } else { 0.0 };
    let center = rect.center() - vec2(0.0, lift);
    let font = strong_font(13.0);
    let text_area = rect.size() - vec2(4.0, 2.0 * lift + 4.0);
    let galley = fit_text(ui.painter(), &answer, font, ink, text_area);
    paint_centred(ui.painter(), center, galley, ink);
    if let Some(fire_count) = fire_count {
        let center = rect.center_bottom() - vec2(0.0, 10.0);
        let font = FontId::proportional(11.0);
        let text_area = vec2(rect.width(), 16.0);
        let galley = fit_text(ui.painter(), &fire_count.to_string(), font, ink, text_area);
        paint_centred(ui.painter(), center, galley, ink);
    }
    response.clicked()
}
