//! What the player chooses once and for all: every choice holds at once.

mod fields;
mod general;
mod look;
mod play;
mod preview;
mod senses;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use self::look::Look;

use crate::{
    features::ornaments::GamesOrnaments,
    look::{
        audio::Sound,
        language::Language,
        panels::Panels,
        settings::Settings,
        theme::Palette,
        widgets::{self, Breadth, Emphasis, full_page},
    },
    platform::screen::{Menu, Screen},
};

/// The part of the settings that is shown.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Part {
    /// Language, text, hands.
    #[default]
    General,
    /// Table, cards, board, discs.
    Look,
    /// Sound, music, motion.
    Senses,
    /// How one plays.
    Play,
}

impl Part {
    const ALL: [(Part, &str); 4] = [
        (Part::General, "settings-general"),
        (Part::Look, "settings-look"),
        (Part::Senses, "settings-senses"),
        (Part::Play, "settings-play"),
    ];
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Part>();
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Menu::Settings)).in_set(Panels::Pages),
    );
}

fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    mut settings: ResMut<Settings>,
    mut part: ResMut<Part>,
    ornaments: Res<GamesOrnaments>,
    screen: Res<State<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (mut chosen, mut shown) = (settings.clone(), *part);
    let (mut back, mut data) = (false, false);
    full_page(ctx, &palette, **screen, "settings", Breadth::TwoParts, |ui| {
        back = widgets::page_head(ui, &palette, &language.text("back"), &language.text("settings"));
        let parts = Part::ALL.map(|(part, key)| (part, language.text(key)));
        widgets::tabs(ui, &palette, "settings-parts", &mut shown, &parts);
        match shown {
            Part::General => {
                general::fields(ui, &palette, &language, &mut chosen);
                let words = language.text("data");
                data = widgets::wide_button(ui, &palette, &words, Emphasis::Quiet).clicked();
            }
            Part::Look => {
                let (palette, language, ornaments) = (&*palette, &*language, &*ornaments);
                Look { palette, language, ornaments }.fields(ui, &mut chosen);
            }
            Part::Senses => senses::fields(ui, &palette, &language, &mut chosen),
            Part::Play => play::fields(ui, &palette, &language, &mut chosen),
        }
    });
    let changed = settings.set_if_neq(chosen);
    if part.set_if_neq(shown) || changed || back || data {
        sound.write(Sound::Tap);
    }
    if data {
        menu.set(Menu::Data);
    }
    if back {
        menu.set(if screen.is_table() { Menu::Pause } else { Menu::None });
    }
    Ok(())
}
