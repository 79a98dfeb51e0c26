//! Draws the side panel.

use bevy::prelude::*;
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
use kozyr_table::table_area::{BottomBarHeight, has_side_panel, sheet_height, side_panel_width};
use kozyr_ui::{
    language::Language,
    theme::{Palette, size, strong_font},
    widgets::{self, Icon},
};

pub(crate) fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    panel: Res<SidePanelContents>,
    foot: Res<BottomBarHeight>,
    mut body: ResMut<SidePanelBody>,
    mut page: ResMut<SidePanelPage>,
    mut why: ResMut<SidePanel>,
    in_sight: Res<PreviewState>,
    mut choice: ResMut<PreviewSelection>,
    mut said: MessageWriter<QuizAnswered>,
    mut at_head: QuestionBar,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if let Some(pressed) = at_head.show(ctx, &palette, &language) {
        // The table uses the rest of the window.
        body.set_if_neq(SidePanelBody(None));
        match pressed {
            Some(QuestionBarAction::Close) => *why = SidePanel::Closed,
            Some(QuestionBarAction::Answer(what)) => _ = said.write(what),
            None => {}
        }
        return Ok(());
    }
    let rect = panel_rect(ctx.content_rect(), foot.0);
    let (mut next_why, mut next_page, mut next_choice) = (*why, *page, *choice);
    let (mut left, mut says) = (None, None);
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
                if head(ui, &palette, &language, &panel, &mut next_why, &mut next_page) {
                    next_why = SidePanel::Closed;
                }
                if next_page == SidePanelPage::Reasons {
                    says = reasons(ui, &palette, &language, &panel, &in_sight, &mut next_choice);
                } else {
                    left = Some(ui.available_rect_before_wrap());
                }
            });
        });
    body.set_if_neq(SidePanelBody(left));
    page.set_if_neq(next_page);
    why.set_if_neq(next_why);
    said.write_batch(says);
    if choice.set_if_neq(next_choice) || says.is_some() {
        ctx.request_repaint();
    }
    Ok(())
}

/// The rectangle of the panel in a window.
fn panel_rect(screen: egui::Rect, foot: f32) -> egui::Rect {
    let window = Vec2::new(screen.width(), screen.height());
    if has_side_panel(window) {
        let left = screen.right() - side_panel_width(window);
        egui::Rect::from_min_max(pos2(left, screen.top()), screen.max)
    } else {
        let top = screen.bottom() - sheet_height(window);
        let bottom = screen.bottom() - foot;
        egui::Rect::from_min_max(pos2(screen.left(), top), pos2(screen.right(), bottom))
    }
}

/// Shows the scrollable contents of a page that another module draws.
pub fn show_page(
    ctx: &egui::Context,
    palette: &Palette,
    name: &str,
    body: SidePanelBody,
    contents: impl FnOnce(&mut egui::Ui),
) {
    page_in(egui::ScrollArea::vertical(), ctx, palette, name, body, contents);
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
    page_in(scroll, ctx, palette, name, body, contents);
}

fn page_in(
    scroll: egui::ScrollArea,
    ctx: &egui::Context,
    palette: &Palette,
    name: &str,
    body: SidePanelBody,
    contents: impl FnOnce(&mut egui::Ui),
) {
    let Some(rect) = body.0 else { return };
    let (panel, own) = (layer("why"), layer(name));
    // A touch raises the panel, and its page must move with it.
    ctx.set_sublayer(panel, own);
    egui::Area::new(own.id)
        .fixed_pos(rect.min)
        .order(own.order)
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

fn layer(name: &str) -> egui::LayerId {
    egui::LayerId::new(egui::Order::Foreground, egui::Id::new(name))
}

/// Draws the headline, the close button and the tabs. Returns whether the panel was closed.
fn head(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    panel: &SidePanelContents,
    why: &mut SidePanel,
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
                widgets::tabs(ui, palette, "why-subjects", why, &panel.subjects);
            }
        });
        closed = widgets::round_button(ui, palette, Icon::Close, &language.text("close")).clicked();
    });
    if !panel.pages.is_empty() {
        widgets::tabs(ui, palette, "why-pages", page, &panel.pages);
    }
    closed
}

/// Draws the reasons. Returns the player's answer to a question.
fn reasons(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    panel: &SidePanelContents,
    in_sight: &PreviewState,
    choice: &mut PreviewSelection,
) -> Option<QuizAnswered> {
    let mut says = None;
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
                |ui: &mut egui::Ui| self::reason(ui, palette, language, reason, in_sight, choice);
            says = ui.push_id(index, show).inner.or(says);
        }
    });
    says
}

fn reason(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    reason: &DecisionReasons,
    in_sight: &PreviewState,
    choice: &mut PreviewSelection,
) -> Option<QuizAnswered> {
    if let Some(question) = &reason.question {
        return comparison::show_question(
            ui, palette, language, question, reason, in_sight, choice,
        );
    }
    if let Some(both) = &reason.comparison {
        comparison::show_comparison(ui, palette, language, both, reason.ply, in_sight, choice);
    }
    ui.label(RichText::new(&reason.sentence).size(16.0).color(palette.ink));
    if in_sight.ply_and_bar.is_some_and(|(at, _)| Some(at) == reason.ply) {
        line_stepper::steps(ui, palette, language, in_sight, choice);
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
    ui.scope(|ui| bars::bars(ui, palette, reason, in_sight, choice));
    if reason.notes.is_empty() && reason.about.is_empty() {
        return None;
    }
    inset(ui, palette, |ui| {
        for note in &reason.notes {
            ui.label(RichText::new(note).size(13.5));
        }
        ui.label(RichText::new(&reason.about).size(13.5).color(palette.dim));
    });
    None
}

/// Draws contents on an inset background across the available width.
fn inset(ui: &mut egui::Ui, palette: &Palette, contents: impl FnOnce(&mut egui::Ui)) {
    egui::Frame::new().fill(palette.inset).corner_radius(12).inner_margin(13).show(ui, |ui| {
        ui.set_width(ui.available_width());
        contents(ui);
    });
}
