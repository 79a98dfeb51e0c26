//! How the board lies on the table, and a position of one's own.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use kozyr_reversi::{Reversi, Symmetry};

use super::{
    position_editor::SetUp,
    screens::{BOARD, TABLE},
};
use kozyr_platform::screen::Menu;
use kozyr_table::session::Session;
use kozyr_ui::{
    audio::Sound,
    language::Language,
    panels::Panels,
    settings::Settings,
    theme::Palette,
    widgets::{self, Offer, veil},
};

/// What was pressed.
#[derive(Clone, Copy)]
enum Request {
    Turn,
    Mirror,
    SetUp,
    Done,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(BOARD))
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Reversi>>)
            .in_set(Panels::Pages),
    );
}

fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    session: Res<Session<Reversi>>,
    mut settings: ResMut<Settings>,
    mut menu: ResMut<NextState<Menu>>,
    mut set_up: MessageWriter<SetUp>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    // The board shows through: what is done to it is to be seen.
    let beside = veil(ctx, &palette, "veil", egui::Order::Middle, 0.2);
    let mut pressed = beside.then_some(Request::Done);
    let room = ctx.content_rect().size();
    let width = (room.x - 48.0).min(380.0);
    // Beside the board in a wide window, which has its column there.
    let (anchor, off) = match room.x > room.y {
        true => (egui::Align2::RIGHT_BOTTOM, -16.0),
        false => (egui::Align2::CENTER_BOTTOM, 0.0),
    };
    egui::Area::new("board-menu".into())
        .anchor(anchor, [off, -16.0])
        .order(egui::Order::Foreground)
        .show(ctx, |ui| {
            widgets::card(ui, &palette, |ui| {
                ui.set_width(width - 40.0);
                let offer = |key, wish| Offer::new(wish, language.text(key));
                let offers = [
                    offer("board-turn", Request::Turn),
                    offer("board-mirror", Request::Mirror),
                    offer("set-up", Request::SetUp),
                    offer("pause-go-on", Request::Done).accented(),
                ];
                pressed = widgets::buttons(ui, &palette, 2, &offers).or(pressed);
            });
        });
    let Some(wish) = pressed else { return Ok(()) };
    sound.write(Sound::Tap);
    match wish {
        Request::Turn => settings.view = settings.view.then(Symmetry::QUARTER),
        Request::Mirror => settings.view = settings.view.then(Symmetry::MIRROR),
        Request::SetUp => _ = set_up.write(SetUp(session.game().position())),
        Request::Done => menu.set(Menu::None),
    }
    Ok(())
}
