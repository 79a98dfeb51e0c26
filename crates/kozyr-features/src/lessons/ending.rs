//! The end of a lesson, with a button that leads to a real game.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::RichText;

use super::lesson::{ActiveLesson, NavigateLesson, Teachable};
use kozyr_platform::screen::{Menu, Screen};
use kozyr_table::requests::OpenNewGame;
use kozyr_ui::{
    accessibility,
    audio::Sound,
    language::Language,
    panels::PanelSystems,
    theme::{Palette, size, strong_font},
    widgets::{self, ButtonSpec},
};

/// Adds the panel at the end of one game's lesson.
pub(crate) fn plugin_for<U: Teachable>(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show::<U>
            .run_if(in_state(U::SCREEN))
            .run_if(in_state(Menu::None))
            .run_if(resource_exists::<ActiveLesson<U>>)
            .in_set(PanelSystems::LessonEnd),
    );
}

/// The choices at the end of a lesson.
#[derive(Clone, Copy)]
enum LessonEndAction {
    /// Opens the new-game page.
    RealGame,
    /// Restarts the lesson.
    Again,
    /// Returns to the front page.
    Home,
}

/// Shows the panel with congratulations and buttons once the lesson is over, and carries out the
/// button pressed.
fn show<U: Teachable>(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    lesson: Res<ActiveLesson<U>>,
    mut screen: ResMut<NextState<Screen>>,
    mut navigate: MessageWriter<NavigateLesson>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    if !lesson.over {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let width = (ctx.content_rect().width() - 32.0).min(400.0);
    let button = |key, action| ButtonSpec::new(action, language.text(key));
    let buttons = [
        button("lesson-real-game", LessonEndAction::RealGame).accented(),
        button("lesson-again", LessonEndAction::Again),
        button("lesson-home", LessonEndAction::Home),
    ];
    let panel = egui::Area::new("lesson-end".into())
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
        .order(egui::Order::Foreground)
        .fade_in(false)
        .show(ctx, |ui| {
            widgets::framed_panel(ui, &palette, |ui| {
                ui.set_width(width - 40.0);
                ui.vertical_centered(|ui| {
                    let head = RichText::new(language.text("lesson-well-done"));
                    ui.label(head.font(strong_font(size::HEADING)));
                    let praise = language.text(&format!("lesson-{}-learned", U::NAME));
                    ui.label(RichText::new(praise).color(palette.dim));
                });
                ui.add_space(4.0);
                widgets::button_grid(ui, &palette, 1, &buttons)
            })
        });
    accessibility::trap_focus(ctx, panel.response.layer_id);
    let Some(action) = panel.inner else { return Ok(()) };
    sound.write(Sound::Tap);
    match action {
        LessonEndAction::RealGame => commands.trigger(OpenNewGame::new(U::ID)),
        LessonEndAction::Again => _ = navigate.write(NavigateLesson::Restart),
        LessonEndAction::Home => screen.set(Screen::Home),
    }
    Ok(())
}
