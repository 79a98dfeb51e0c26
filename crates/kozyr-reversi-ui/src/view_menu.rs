//! Menu for the board's orientation and for setting up a position.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use kozyr_reversi::{Reversi, Symmetry};

use super::{
    position_editor::EditPosition,
    screens::{BOARD_VIEW, TABLE},
};
use kozyr_platform::screen::Menu;
use kozyr_table::session::Session;
use kozyr_ui::{
    audio::Sound,
    language::Language,
    panels::PanelSystems,
    settings::Settings,
    theme::Palette,
    widgets::{self, ButtonSpec, backdrop},
};

/// Actions of the menu.
#[derive(Clone, Copy)]
enum BoardViewAction {
    /// Rotates the board by 90°.
    Rotate,
    /// Mirrors the board.
    Mirror,
    /// Opens the position editor.
    SetUp,
    /// Closes the menu.
    Done,
}

/// Adds the menu for the board's orientation and for setting up a position.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(BOARD_VIEW))
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Reversi>>)
            .in_set(PanelSystems::Pages),
    );
}

/// Shows the menu that rotates or mirrors the board or opens the position editor, and carries out
/// the action pressed.
fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    session: Res<Session<Reversi>>,
    mut settings: ResMut<Settings>,
    mut menu: ResMut<NextState<Menu>>,
    mut set_up: MessageWriter<EditPosition>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // A light backdrop keeps the board visible while it is being changed.
    let backdrop_pressed = backdrop(ctx, &palette, "veil", egui::Order::Middle, 0.2);
    let mut pressed = backdrop_pressed.then_some(BoardViewAction::Done);
    let window_size = ctx.content_rect().size();
    let width = (window_size.x - 48.0).min(380.0);
    // In a wide window, over the column beside the board.
    let (anchor, offset_x) = match window_size.x > window_size.y {
        true => (egui::Align2::RIGHT_BOTTOM, -16.0),
        false => (egui::Align2::CENTER_BOTTOM, 0.0),
    };
    egui::Area::new("board-menu".into())
        .anchor(anchor, [offset_x, -16.0])
        .order(egui::Order::Foreground)
        .show(ctx, |ui| {
            widgets::framed_panel(ui, &palette, |ui| {
                ui.set_width(width - 40.0);
                let button = |key, action| ButtonSpec::new(action, language.text(key));
                let buttons = [
                    button("board-turn", BoardViewAction::Rotate),
                    button("board-mirror", BoardViewAction::Mirror),
                    button("set-up", BoardViewAction::SetUp),
                    button("pause-go-on", BoardViewAction::Done).accented(),
                ];
                pressed = widgets::button_grid(ui, &palette, 2, &buttons).or(pressed);
            });
        });
    let Some(action) = pressed else { return Ok(()) };
    sound.write(Sound::Tap);
    match action {
        BoardViewAction::Rotate => {
            settings.board_view = settings.board_view.then(Symmetry::ROTATION_90)
        }
        BoardViewAction::Mirror => settings.board_view = settings.board_view.then(Symmetry::MIRROR),
        BoardViewAction::SetUp => _ = set_up.write(EditPosition(session.game().position())),
        BoardViewAction::Done => menu.set(Menu::None),
    }
    Ok(())
}
