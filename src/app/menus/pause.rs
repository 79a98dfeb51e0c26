//! The game waits: go on, change something, leave.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::veil;
use crate::app::{
    audio::Sound,
    language::Language,
    screen::{Menu, Screen},
    theme::{DrawPanels, Palette, size, strong_font},
    widget::{self, Voice},
};

/// Lower windows than this get two columns of buttons.
const LOW: f32 = 480.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Menu::Pause)).in_set(DrawPanels));
}

fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    here: Res<State<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut way = veil(ctx, &palette, 0.75).then_some((Menu::None, false));
    // A low window has more room across than down.
    let columns = if ctx.content_rect().height() < LOW { 2 } else { 1 };
    egui::Area::new("pause".into())
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .order(egui::Order::Foreground)
        .show(ctx, |ui| {
            egui::Frame::new()
                .fill(palette.panel)
                .stroke(egui::Stroke::new(1.0, palette.line))
                .corner_radius(22)
                .inner_margin(20)
                .show(ui, |ui| {
                    ui.set_width(280.0 * columns as f32);
                    ui.vertical_centered(|ui| {
                        let head = egui::RichText::new(language.text("pause"))
                            .font(strong_font(size::HEADING));
                        ui.label(head);
                    });
                    ui.add_space(4.0);
                    way = ways(ui, &palette, &language, **here, columns).or(way);
                });
        });
    if let Some((next, leave)) = way {
        sound.write(Sound::Tap);
        menu.set(next);
        if leave {
            screen.set(Screen::Home);
        }
    }
    Ok(())
}

/// All that can be done; where what was pressed leads, and whether away from the table.
fn ways(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    here: Screen,
    columns: usize,
) -> Option<(Menu, bool)> {
    let mut ways = vec![
        ("pause-go-on", Voice::Accent, (Menu::None, false)),
        ("kept", Voice::Quiet, (Menu::Kept, false)),
    ];
    // There is nothing to shuffle in Reversi.
    if here == Screen::Durak {
        ways.push(("shuffle", Voice::Quiet, (Menu::Shuffle, false)));
    }
    ways.extend([
        ("settings", Voice::Quiet, (Menu::Settings, false)),
        ("help", Voice::Quiet, (Menu::Help, false)),
        ("pause-leave", Voice::Quiet, (Menu::None, true)),
    ]);
    let mut pressed = None;
    for row in ways.chunks(columns) {
        ui.columns(columns, |columns| {
            for (column, &(key, voice, next)) in columns.iter_mut().zip(row) {
                if widget::wide_button(column, palette, &language.text(key), voice).clicked() {
                    pressed = Some(next);
                }
            }
        });
    }
    pressed
}
