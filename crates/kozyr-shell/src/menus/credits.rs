//! Credits and licences.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use kozyr_platform::screen::{Menu, Screen};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    panels::PanelSystems,
    theme::Palette,
    widgets::{self, PageWidth, full_page},
};

/// Adds the page of credits.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Menu::Credits)).in_set(PanelSystems::Pages),
    );
}

/// Draws the page of credits, and returns to Help when its back button is pressed.
fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    screen: Res<State<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut back = false;
    full_page(ctx, &palette, **screen, "credits", PageWidth::Column, |ui| {
        back = widgets::page_head(ui, &palette, &language.text("back"), &language.text("credits"));
        for paragraph in language.text("credits-text").split("\n\n") {
            ui.label(paragraph);
        }
    });
    if back {
        sound.write(Sound::Tap);
        menu.set(Menu::Help);
    }
    Ok(())
}
