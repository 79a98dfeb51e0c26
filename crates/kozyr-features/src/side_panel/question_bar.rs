//! The question bar at the top of the window. It replaces the panel where that would cover the hand
//! while the player answers on the table.

use bevy::{ecs::system::SystemParam, prelude::*, window::PrimaryWindow};
use bevy_egui::egui::{self, RichText, Ui, vec2};

use super::quiz::{QuizAnswered, TableQuestion};
use crate::guide_panel::{
    GuidePlacement, PANEL_GAP, PANEL_PADDING, sentence_font, show_panel, text_height,
};
use kozyr_platform::device::Margins;
use kozyr_table::table_area::{ReservedEdges, has_side_panel};
use kozyr_ui::{
    accessibility,
    language::Language,
    theme::{Palette, size, strong_font},
    widgets::{self, Emphasis, Icon},
};

/// The edges reserved for the question bar; `None` if it is hidden.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct QuestionBarArea(Option<ReservedEdges>);

/// The parameters that decide whether the question bar is shown.
#[derive(SystemParam)]
pub(super) struct QuestionBarParams<'w, 's> {
    question: Res<'w, TableQuestion>,
    margins: Res<'w, Margins>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    claimed: ResMut<'w, QuestionBarArea>,
    reserved: ResMut<'w, ReservedEdges>,
}

impl QuestionBarParams<'_, '_> {
    /// Whether the bar is needed: there is a question for the table, and the window has no side
    /// column for the panel.
    pub fn is_needed(&self) -> bool {
        let is_wide =
            |window: &Window| has_side_panel(self.margins.content_rect(window.size()).size());
        self.question.0.is_some() && !self.windows.single().is_ok_and(is_wide)
    }

    /// Reserves the area where the bar was last drawn if it is `visible`, else releases it. Does
    /// nothing before it is first drawn.
    pub fn claim(mut self, visible: bool) {
        let Some(claimed) = self.claimed.0 else { return };
        if !visible {
            self.claimed.0 = None;
        }
        self.reserved.set_if_neq(if visible { claimed } else { ReservedEdges::default() });
    }
}

/// An action on the question bar.
pub(super) enum QuestionBarAction {
    /// Closes the panel.
    Close,
    /// Answers the question.
    Answer(QuizAnswered),
}

/// The parameters of the question bar.
#[derive(SystemParam)]
pub(super) struct QuestionBar<'w> {
    question: Res<'w, TableQuestion>,
    claimed: ResMut<'w, QuestionBarArea>,
}

impl QuestionBar<'_> {
    /// Shows the question, if there is one for the bar, and stores the area that it needs. Returns
    /// `None` if there is none, and `Some(None)` if nothing was pressed.
    pub fn show(
        &mut self,
        ctx: &egui::Context,
        palette: &Palette,
        language: &Language,
    ) -> Option<Option<QuestionBarAction>> {
        const CLOSE_BUTTON_WIDTH: f32 = size::TOUCH + 8.0;
        let window = ctx.content_rect();
        let key = self
            .question
            .0
            .filter(|_| !has_side_panel(Vec2::new(window.width(), window.height())))?;
        let question = language.text(key);
        let area = GuidePlacement::Top.area(window);
        let width = area.width() - 2.0 * PANEL_PADDING;
        let question_height =
            text_height(ctx, &question, width - CLOSE_BUTTON_WIDTH).max(size::TOUCH);
        let line = ctx.fonts_mut(|fonts| fonts.row_height(&strong_font(size::BODY)));
        let button_height = (line + 24.0).max(52.0);
        let panel = GuidePlacement::Top
            .panel(area, question_height + button_height + PANEL_GAP + 2.0 * PANEL_PADDING);
        if self
            .claimed
            .set_if_neq(QuestionBarArea(Some(GuidePlacement::Top.reserved(window, panel))))
        {
            ctx.request_repaint();
        }
        Some(show_panel(ctx, palette, "asked", panel, |ui| {
            let closed = show_question(
                ui,
                palette,
                language,
                &question,
                vec2(width - CLOSE_BUTTON_WIDTH, question_height),
            );
            let skip = if key == "ask-hint" { "ask-tell" } else { "review-ask-tell" };
            let skip = language.text(skip);
            let skipped = widgets::wide_button(ui, palette, &skip, Emphasis::Quiet).clicked();
            let answer = skipped.then_some(QuestionBarAction::Answer(QuizAnswered::Skipped));
            closed.then_some(QuestionBarAction::Close).or(answer)
        }))
    }
}

/// Draws the question and a close button. `text_size` is the width and the minimum height of the
/// question, in points. Returns whether the button was pressed.
fn show_question(
    ui: &mut Ui,
    palette: &Palette,
    language: &Language,
    question: &str,
    text_size: egui::Vec2,
) -> bool {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.vertical(|ui| {
            ui.set_width(text_size.x);
            ui.set_min_height(text_size.y);
            let font = sentence_font(ui.ctx().content_rect());
            let label = ui.label(RichText::new(question).font(font).color(palette.ink));
            accessibility::announce(ui.ctx(), ui.id().with("asked"), label.rect, question);
        });
        widgets::round_button(ui, palette, Icon::Close, &language.text("close")).clicked()
    })
    .inner
}
