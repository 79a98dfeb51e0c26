//! The rules of both games and how each mind decides.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::full_page;
use crate::{
    app::{
        audio::Sound,
        language::Language,
        screen::{Menu, Screen},
        theme::{DrawPanels, Palette, size, strong_font},
        widget::{self, Voice},
    },
    durak::Durak,
    opponent::Roster,
    reversi::Reversi,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Menu::Help)).in_set(DrawPanels));
}

fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    screen: Res<State<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut way = None;
    full_page(ctx, &palette, **screen, "help", |ui| {
        if widget::page_head(ui, &palette, &language.text("back"), &language.text("help")) {
            way = Some(if screen.is_table() { Menu::Pause } else { Menu::None });
        }
        let reversi_first = *screen == Screen::Reversi;
        let chapters: [fn(&mut egui::Ui, &Palette, &Language); 2] = if reversi_first {
            [chapter::<Reversi>, chapter::<Durak>]
        } else {
            [chapter::<Durak>, chapter::<Reversi>]
        };
        for chapter in chapters {
            chapter(ui, &palette, &language);
        }
        head(ui, &language.text("help-keys"));
        ui.label(language.text("help-keys-text"));
        ui.add_space(8.0);
        if widget::wide_button(ui, &palette, &language.text("credits"), Voice::Quiet).clicked() {
            way = Some(Menu::Credits);
        }
    });
    if let Some(next) = way {
        sound.write(Sound::Tap);
        menu.set(next);
    }
    Ok(())
}

fn chapter<G: Roster>(ui: &mut egui::Ui, palette: &Palette, language: &Language) {
    head(ui, &language.text(G::NAME));
    for paragraph in language.text(&format!("help-{}", G::NAME)).split("\n\n") {
        ui.label(paragraph);
    }
    for entry in G::roster() {
        let name = language.text(&format!("mind-{}", entry.name));
        ui.label(egui::RichText::new(name).font(strong_font(size::BODY)));
        let about = language.text(&format!("mind-{}-about", entry.name));
        ui.label(egui::RichText::new(about).color(palette.dim));
    }
}

fn head(ui: &mut egui::Ui, text: &str) {
    ui.add_space(10.0);
    ui.label(egui::RichText::new(text).font(strong_font(size::HEADING)));
}
