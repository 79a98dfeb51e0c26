//! How the game went, as a line beside the board where there is room for it.

use crate::game_ui::ReversiUi;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use kozyr_reversi::Reversi;

use super::evaluation_is_shown;
use crate::{layout::Layout, phase::Phase};
use kozyr_features::{
    review::{self, Review},
    side_panel::Why,
};
use kozyr_table::{
    hud,
    session::{Navigate, Session},
};
use kozyr_ui::{language::Language, settings::Settings, theme::Palette, widgets};

/// From the edge of its ground to the chart, in points.
const MARGIN: f32 = 8.0;

pub(crate) fn graph(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    layout: Res<Layout>,
    session: Res<Session<Reversi>>,
    settings: Res<Settings>,
    review: Res<Review<ReversiUi>>,
    why: Res<Why>,
    phase: Option<Res<State<Phase>>>,
    mut navigate: MessageWriter<Navigate>,
) -> Result {
    // The result stands here, and the panel has a larger one.
    let told = session.is_live() && phase.is_some_and(|phase| **phase == Phase::Over);
    let free = *why == Why::Closed && !told && !session.is_set_up() && !session.is_guided();
    if !free || !evaluation_is_shown(&session, &settings) || review.looked_at() < 2 {
        return Ok(());
    }
    let Some(at) = layout.graph() else { return Ok(()) };
    let to = hud::area(contexts.ctx_mut()?, "reversi-graph", at, |ui| {
        ui.painter().rect_filled(hud::rect(at), 14, palette.panel);
        let room = hud::rect(at).shrink(MARGIN);
        let chart = |ui: &mut egui::Ui| {
            widgets::on_panel(ui, &palette);
            review::chart(ui, &palette, &language, &session, &review, room.height())
        };
        ui.scope_builder(egui::UiBuilder::new().max_rect(room), chart).inner
    });
    // In a game that is played nothing can be gone to without being taken back.
    navigate.write_batch(to.filter(|_| session.has_bar()).map(Navigate::To));
    Ok(())
}
