//! Chart of the game beside the board, if there is space.

use crate::game_ui::ReversiUi;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use kozyr_reversi::Reversi;

use super::evaluation_is_shown;
use crate::{layout::BoardLayout, phase::TurnPhase};
use kozyr_features::{
    review::{self, Review},
    side_panel::SidePanel,
};
use kozyr_table::{
    hud,
    session::{NavigateHistory, Session},
};
use kozyr_ui::{language::Language, settings::Settings, theme::Palette, widgets};

/// Margin between background and chart, in points.
const MARGIN: f32 = 8.0;

/// Draws the chart of the game where it fits, if the evaluation is shown and at least two positions
/// have been judged. In a replay, a press on the chart goes to that move.
///
/// Draws nothing in lessons, in the position editor, while the side panel is open, or where the
/// result is shown.
pub(crate) fn draw_graph(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<BoardLayout>,
    session: Res<Session<Reversi>>,
    settings: Res<Settings>,
    review: Res<Review<ReversiUi>>,
    side_panel: Res<SidePanel>,
    phase: Option<Res<State<TurnPhase>>>,
    mut navigate: MessageWriter<NavigateHistory>,
) -> Result {
    // The result is shown here, and the panel has a larger chart.
    let shows_result = session.is_live() && phase.is_some_and(|phase| **phase == TurnPhase::Over);
    let is_free = *side_panel == SidePanel::Closed
        && !shows_result
        && !session.is_position_editor()
        && !session.is_guided();
    if !is_free || !evaluation_is_shown(&session, &settings) || review.reviewed_count() < 2 {
        return Ok(());
    }
    let Some(rect) = layout.graph_rect() else { return Ok(()) };
    let target = hud::widget_area(contexts.ctx_mut()?, "reversi-graph", rect, |ui| {
        ui.painter().rect_filled(hud::to_egui_rect(rect), 14, palette.panel);
        let chart_rect = hud::to_egui_rect(rect).shrink(MARGIN);
        let chart = |ui: &mut egui::Ui| {
            widgets::use_panel_style(ui, &palette);
            review::draw_chart(ui, &palette, &language, &session, &review, chart_rect.height())
        };
        ui.scope_builder(egui::UiBuilder::new().max_rect(chart_rect), chart).inner
    });
    // In a game in progress, going to an earlier move would mean undoing.
    navigate.write_batch(target.filter(|_| session.has_replay_bar()).map(NavigateHistory::To));
    Ok(())
}
