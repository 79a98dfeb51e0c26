//! The list of moves in words: a page of the side panel.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::RichText;
use kozyr_core::game::Game;
use kozyr_core::game::Record;
use kozyr_core::table_game::TableGame;

use crate::side_panel::{self, Explainable, SidePanelBody, SidePanelPage};
use kozyr_platform::screen::Menu;
use kozyr_table::session::Session;
use kozyr_ui::{
    language::Language,
    panels::PanelSystems,
    theme::{Palette, size},
    widgets,
};

/// The actions of a part of the match, such as a bout, as text.
type MoveListPart = Vec<String>;

/// Adds the move list of one game.
pub fn plugin_for<U: Explainable>(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show::<U>
            .run_if(resource_exists::<Session<U::Rules>>)
            .run_if(side_panel::is_page_open(SidePanelPage::MoveList))
            .run_if(in_state(Menu::None))
            .run_if(in_state(U::SCREEN))
            .in_set(PanelSystems::ReasonDetails),
    );
}

/// Shows the move list as a page of the side panel, scrolled to the end.
fn show<U: Explainable>(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    session: Res<Session<U::Rules>>,
    body: Res<SidePanelBody>,
    mut parts: Local<Vec<MoveListPart>>,
) -> Result {
    // Describing the match replays it, so it is cached between frames.
    if session.is_changed() || language.is_changed() || parts.is_empty() {
        *parts = describe_actions::<U>(session.record(), &language);
    }
    let height = body.0.map_or(0.0, |rect| rect.height());
    // The last moves matter most, so the page starts at the end.
    side_panel::show_page_from_end(contexts.ctx_mut()?, &palette, "log", *body, |ui| {
        // In a replay these keys step through the moves, and the list follows.
        if session.is_live() {
            widgets::handle_page_keys(ui, height);
        }
        for part in &*parts {
            show_part(ui, &palette, part);
        }
    });
    Ok(())
}

/// Draws the lines of a part in a frame.
fn show_part(ui: &mut egui::Ui, palette: &Palette, part: &MoveListPart) {
    egui::Frame::new().fill(palette.inset).corner_radius(12).inner_margin(11).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        for line in part {
            ui.label(RichText::new(line).size(size::BODY).color(palette.ink));
        }
    });
}

/// Describes every action of a match and who played it, split into the parts of the game, such as
/// bouts.
fn describe_actions<U: Explainable>(
    record: &Record<U::Rules>,
    language: &Language,
) -> Vec<MoveListPart> {
    let (setup, seed) = (record.setup().clone(), *record.seed());
    let Ok(mut replay) = Record::<U::Rules>::new(setup, seed, record.players().to_vec()) else {
        return Vec::new();
    };
    let mut parts: Vec<MoveListPart> = Vec::new();
    for &action in record.actions() {
        let Some(seat) = replay.game().to_act() else { break };
        if U::Rules::starts_section(action) || parts.is_empty() {
            parts.push(MoveListPart::new());
        }
        if let Some(part) = parts.last_mut() {
            part.push(U::describe_action(&language.subject(record, seat), action, language));
        }
        if replay.play(action).is_err() {
            break;
        }
    }
    parts
}
