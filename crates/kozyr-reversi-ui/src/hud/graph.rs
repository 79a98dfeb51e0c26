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

pub(crate) fn draw_graph(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<BoardLayout>,
    session: Res<Session<Reversi>>,
    settings: Res<Settings>,
    review: Res<Review<ReversiUi>>,
    why: Res<SidePanel>,
    phase: Option<Res<State<TurnPhase>>>,
    mut navigate: MessageWriter<NavigateHistory>,
) -> Result {
    // The result is shown here, and the panel has a larger chart.
    let told = session.is_live() && phase.is_some_and(|phase| **phase == TurnPhase::Over);
    let free =
        *why == SidePanel::Closed && !told && !session.is_position_editor() && !session.is_guided();
    if !free || !evaluation_is_shown(&session, &settings) || review.reviewed_count() < 2 {
        return Ok(());
    }
    let Some(at) = layout.graph_rect() else { return Ok(()) };
    let to = hud::widget_area(contexts.ctx_mut()?, "reversi-graph", at, |ui| {
        ui.painter().rect_filled(hud::to_egui_rect(at), 14, palette.panel);
        let room = hud::to_egui_rect(at).shrink(MARGIN);
        let chart = |ui: &mut egui::Ui| {
            widgets::use_panel_style(ui, &palette);
            review::draw_chart(ui, &palette, &language, &session, &review, room.height())
        };
        ui.scope_builder(egui::UiBuilder::new().max_rect(room), chart).inner
    });
    // In a game in progress, going to an earlier move would mean undoing.
    navigate.write_batch(to.filter(|_| session.has_replay_bar()).map(NavigateHistory::To));
    Ok(())
}
