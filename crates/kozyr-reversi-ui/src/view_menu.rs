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
    Rotate,
    Mirror,
    SetUp,
    Done,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(BOARD_VIEW))
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Reversi>>)
            .in_set(PanelSystems::Pages),
    );
}

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
    let beside = backdrop(ctx, &palette, "veil", egui::Order::Middle, 0.2);
    let mut pressed = beside.then_some(BoardViewAction::Done);
    let room = ctx.content_rect().size();
    let width = (room.x - 48.0).min(380.0);
    // In a wide window, over the column beside the board.
    let (anchor, off) = match room.x > room.y {
        true => (egui::Align2::RIGHT_BOTTOM, -16.0),
        false => (egui::Align2::CENTER_BOTTOM, 0.0),
    };
    egui::Area::new("board-menu".into())
        .anchor(anchor, [off, -16.0])
        .order(egui::Order::Foreground)
        .show(ctx, |ui| {
            widgets::framed_panel(ui, &palette, |ui| {
                ui.set_width(width - 40.0);
                let offer = |key, wish| ButtonSpec::new(wish, language.text(key));
                let offers = [
                    offer("board-turn", BoardViewAction::Rotate),
                    offer("board-mirror", BoardViewAction::Mirror),
                    offer("set-up", BoardViewAction::SetUp),
                    offer("pause-go-on", BoardViewAction::Done).accented(),
                ];
                pressed = widgets::button_grid(ui, &palette, 2, &offers).or(pressed);
            });
        });
    let Some(wish) = pressed else { return Ok(()) };
    sound.write(Sound::Tap);
    match wish {
        BoardViewAction::Rotate => {
            settings.board_view = settings.board_view.then(Symmetry::ROTATION_90)
        }
        BoardViewAction::Mirror => settings.board_view = settings.board_view.then(Symmetry::MIRROR),
        BoardViewAction::SetUp => _ = set_up.write(EditPosition(session.game().position())),
        BoardViewAction::Done => menu.set(Menu::None),
    }
    Ok(())
}
