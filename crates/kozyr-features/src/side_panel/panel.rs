//! Draws the side panel.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, egui};
use egui::{RichText, pos2, vec2};

use super::{
    SidePanelContents, bars, comparison, line_stepper,
    question_bar::{QuestionBar, QuestionBarAction},
    quiz::QuizAnswered,
    reasons::DecisionReasons,
    state::{SidePanel, SidePanelBody, SidePanelPage},
    table_preview::{PreviewSelection, PreviewState},
};
use kozyr_table::table_area::{
    BottomBarHeight, OpenPanel, has_side_panel, sheet_height, side_panel_width,
};
use kozyr_ui::{
    language::Language,
    theme::{Palette, size, strong_font},
    widgets::{self, Icon},
};

/// The resources that determine the panel's area.
#[derive(SystemParam)]
pub(crate) struct PanelArea<'w> {
    bottom_bar: Res<'w, BottomBarHeight>,
    open_panel: Res<'w, OpenPanel>,
}

/// Shows the panel, or the question bar in its place, and applies what was pressed.
pub(crate) fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    panel: Res<SidePanelContents>,
    area: PanelArea,
    mut body: ResMut<SidePanelBody>,
    mut page: ResMut<SidePanelPage>,
    mut side_panel: ResMut<SidePanel>,
    preview: Res<PreviewState>,
    mut selection: ResMut<PreviewSelection>,
    mut quiz_answers: MessageWriter<QuizAnswered>,
    mut question_bar: QuestionBar,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if let Some(pressed) = question_bar.show(ctx, &palette, &language) {
        // The table uses the rest of the window.
        body.set_if_neq(SidePanelBody(None));
        match pressed {
            Some(QuestionBarAction::Close) => *side_panel = SidePanel::Closed,
            Some(QuestionBarAction::Answer(answer)) => _ = quiz_answers.write(answer),
            None => {}
        }
        return Ok(());
    }
    let rect = area.rect(ctx.content_rect());
    let (mut next_side_panel, mut next_page, mut next_selection) = (*side_panel, *page, *selection);
    let (mut page_area, mut given_answer) = (None, None);
    egui::Area::new(layer("why").id)
        .fixed_pos(rect.min)
        .order(egui::Order::Foreground)
        .constrain(false)
        .show(ctx, |ui| {
            let corners = if rect.left() > 0.0 { 0 } else { 20 };
            let radius = egui::CornerRadius { nw: corners, ne: corners, sw: 0, se: 0 };
            ui.painter().rect_filled(rect, radius, palette.panel);
            // The panel blocks touches on anything behind it.
            ui.allocate_rect(rect, egui::Sense::CLICK);
            let inner = rect.shrink2(vec2(20.0, 16.0));
            ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
                widgets::use_panel_style(ui, &palette);
                if show_head(ui, &palette, &language, &panel, &mut next_side_panel, &mut next_page)
                {
                    next_side_panel = SidePanel::Closed;
                }
                if next_page == SidePanelPage::Reasons {
                    given_answer =
                        reasons(ui, &palette, &language, &panel, &preview, &mut next_selection);
                } else {
                    page_area = Some(ui.available_rect_before_wrap());
                }
            });
        });
    body.set_if_neq(SidePanelBody(page_area));
    page.set_if_neq(next_page);
    side_panel.set_if_neq(next_side_panel);
    quiz_answers.write_batch(given_answer);
    // The panel's height follows its contents in the next frame.
    if selection.set_if_neq(next_selection) || given_answer.is_some() || panel.is_changed() {
        ctx.request_repaint();
    }
    Ok(())
}

impl PanelArea<'_> {
    /// The rectangle of the panel in a window: a column at the side, or a sheet above the bottom
    /// bar.
    fn rect(&self, screen: egui::Rect) -> egui::Rect {
        let window = Vec2::new(screen.width(), screen.height());
        if has_side_panel(window) {
            let left = screen.right() - side_panel_width(window);
            egui::Rect::from_min_max(pos2(left, screen.top()), screen.max)
        } else {
            let top = screen.bottom() - sheet_height(window, *self.open_panel);
            let bottom = screen.bottom() - self.bottom_bar.0;
            egui::Rect::from_min_max(pos2(screen.left(), top), pos2(screen.right(), bottom))
        }
    }
}

/// Shows the scrollable contents of a page that another module draws; nothing if the panel is
/// closed. `name` is the egui id.
pub fn show_page(
    ctx: &egui::Context,
    palette: &Palette,
    name: &str,
    body: SidePanelBody,
    contents: impl FnOnce(&mut egui::Ui),
) {
    show_page_in(egui::ScrollArea::vertical(), ctx, palette, name, body, contents);
}

/// Like [`show_page`], but starts at the end and stays there when content is added.
pub fn show_page_from_end(
    ctx: &egui::Context,
    palette: &Palette,
    name: &str,
    body: SidePanelBody,
    contents: impl FnOnce(&mut egui::Ui),
) {
    let scroll = egui::ScrollArea::vertical().stick_to_bottom(true);
    show_page_in(scroll, ctx, palette, name, body, contents);
}

/// Shows a page in this scroll area; nothing if the panel is closed.
fn show_page_in(
    scroll: egui::ScrollArea,
    ctx: &egui::Context,
    palette: &Palette,
    name: &str,
    body: SidePanelBody,
    contents: impl FnOnce(&mut egui::Ui),
) {
    let Some(rect) = body.0 else { return };
    let (panel, page) = (layer("why"), layer(name));
    // A touch raises the panel, and its page must move with it.
    ctx.set_sublayer(panel, page);
    egui::Area::new(page.id)
        .fixed_pos(rect.min)
        .order(page.order)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.set_max_size(rect.size());
            ui.set_min_size(rect.size());
            scroll.id_salt(name).auto_shrink(false).show(ui, |ui| {
                ui.set_width(rect.width() - 6.0);
                widgets::use_panel_style(ui, palette);
                contents(ui);
            });
        });
}

/// The foreground layer with this id.
fn layer(name: &str) -> egui::LayerId {
    egui::LayerId::new(egui::Order::Foreground, egui::Id::new(name))
}

/// Draws the headline or the tabs of opponents, which change `side_panel`, the close button, and
/// the tabs of pages, which change `page`. Returns whether the close button was pressed.
fn show_head(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    panel: &SidePanelContents,
    side_panel: &mut SidePanel,
    page: &mut SidePanelPage,
) -> bool {
    let mut closed = false;
    ui.horizontal_top(|ui| {
        ui.vertical(|ui| {
            ui.set_width(ui.available_width() - size::TOUCH - 8.0);
            if panel.subjects.is_empty() {
                ui.add_space(8.0);
                if let Some(reason) = panel.reasons.first() {
                    widgets::heading(ui, &reason.headline, strong_font(18.0), palette.ink);
                }
            } else {
                widgets::tabs(ui, palette, "why-subjects", side_panel, &panel.subjects);
            }
        });
        closed = widgets::round_button(ui, palette, Icon::Close, &language.text("close")).clicked();
    });
    if !panel.pages.is_empty() {
        widgets::tabs(ui, palette, "why-pages", page, &panel.pages);
    }
    closed
}

/// Draws the reasons of all decisions. Returns the player's answer to a question, if any.
fn reasons(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    panel: &SidePanelContents,
    preview: &PreviewState,
    selection: &mut PreviewSelection,
) -> Option<QuizAnswered> {
    let mut answer = None;
    egui::ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        for (index, reason) in panel.reasons.iter().enumerate() {
            if index > 0 {
                ui.add_space(10.0);
            }
            // The header shows either a headline or tabs with several names.
            if !panel.subjects.is_empty() {
                widgets::heading(ui, &reason.headline, strong_font(17.0), palette.ink);
            }
            let show =
                |ui: &mut egui::Ui| self::reason(ui, palette, language, reason, preview, selection);
            answer = ui.push_id(index, show).inner.or(answer);
        }
    });
    answer
}

/// Draws the question about a decision or its reasons. Returns the player's answer to the question,
/// if any.
fn reason(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    reason: &DecisionReasons,
    preview: &PreviewState,
    selection: &mut PreviewSelection,
) -> Option<QuizAnswered> {
    if let Some(question) = &reason.question {
        return comparison::show_question(
            ui, palette, language, question, reason, preview, selection,
        );
    }
    if let Some(comparison) = &reason.comparison {
        comparison::show_comparison(
            ui, palette, language, comparison, reason.ply, preview, selection,
        );
    }
    ui.label(RichText::new(&reason.sentence).size(16.0).color(palette.ink));
    for remark in &reason.remarks {
        ui.label(RichText::new(remark).color(palette.ink));
    }
    if !reason.has_details() {
        return None;
    }
    widgets::disclosure(ui, palette, &mut selection.details_open, &language.text("details"));
    if !selection.details_open {
        return None;
    }
    if preview.ply_and_bar.is_some_and(|(ply, _)| Some(ply) == reason.ply) {
        line_stepper::steps(ui, palette, language, preview, selection);
    }
    for line in &reason.differences {
        ui.label(RichText::new(line).color(palette.ink));
    }
    if !reason.counterfactuals.is_empty() {
        inset(ui, palette, |ui| {
            for line in &reason.counterfactuals {
                ui.label(RichText::new(line).color(palette.ink));
            }
        });
    }
    ui.scope(|ui| bars::bars(ui, palette, reason, preview, selection));
    if !(reason.notes.is_empty() && reason.about.is_empty()) {
        inset(ui, palette, |ui| {
            for note in &reason.notes {
                ui.label(RichText::new(note).size(13.5));
            }
            ui.label(RichText::new(&reason.about).size(13.5).color(palette.dim));
        });
    }
    None
}

/// Draws contents on an inset background across the available width.
fn inset(ui: &mut egui::Ui, palette: &Palette, contents: impl FnOnce(&mut egui::Ui)) {
    egui::Frame::new().fill(palette.inset).corner_radius(12).inner_margin(13).show(ui, |ui| {
        ui.set_width(ui.available_width());
        contents(ui);
    });
}
