//! What lies over a screen: pause, settings, help, credits.

mod credits;
mod help;
mod kept;
mod pause;
mod settings;
mod shuffle;
mod tables;

use bevy::prelude::*;
use bevy_egui::egui;

use super::{
    audio::Sound,
    screen::{Menu, Screen},
    theme::Palette,
    widget,
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        pause::plugin,
        settings::plugin,
        help::plugin,
        kept::plugin,
        tables::plugin,
        shuffle::plugin,
        credits::plugin,
    ));
    app.add_systems(
        Update,
        go_back.run_if(bevy::input::common_conditions::input_just_pressed(KeyCode::Escape)),
    );
}

/// Escape (and the phone's Back) leaves what lies on top: a menu, then the screen.
fn go_back(
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
    mut next_menu: ResMut<NextState<Menu>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
) {
    match (menu.get(), screen.get()) {
        (Menu::None, Screen::Home) => return,
        (Menu::None, screen) if screen.is_table() => next_menu.set(Menu::Pause),
        (Menu::None, _) => next_screen.set(Screen::Home),
        (Menu::Settings | Menu::Help | Menu::Kept | Menu::Tables | Menu::Shuffle, screen)
            if screen.is_table() =>
        {
            next_menu.set(Menu::Pause)
        }
        (Menu::Credits, _) => next_menu.set(Menu::Help),
        _ => next_menu.set(Menu::None),
    }
    sound.write(Sound::Tap);
}

/// A page that takes the whole window, also from a table below it.
fn full_page(
    ctx: &egui::Context,
    palette: &Palette,
    screen: Screen,
    name: &str,
    contents: impl FnOnce(&mut egui::Ui),
) {
    if screen.is_table() {
        veil(ctx, palette, 1.0);
    }
    widget::page_over(ctx, name, contents);
}

/// Darkens the whole window, so that what comes next stands out and nothing below is touched.
/// Whether the darkness was tapped.
fn veil(ctx: &egui::Context, palette: &Palette, opacity: f32) -> bool {
    let screen = ctx.viewport_rect();
    egui::Area::new("veil".into())
        .fixed_pos(screen.min)
        .order(egui::Order::Middle)
        .show(ctx, |ui| {
            let response = ui.allocate_rect(screen, egui::Sense::click());
            ui.painter().rect_filled(screen, 0, palette.panel.gamma_multiply(opacity));
            response.clicked()
        })
        .inner
}
