//! A new game of Reversi: against whom, with which colour, with how many corners given.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::roster;
use crate::{
    app::{
        audio::Sound,
        language::Language,
        screen::{Menu, Screen},
        session::{self, Session},
        theme::{DrawPanels, Palette},
        widget,
    },
    game::{Player, Record},
    reversi::{Colour, Reversi, Setup},
};

/// What was chosen last on this page.
#[derive(Resource, Clone, PartialEq, Debug)]
struct Choice {
    opponent: String,
    colour: Colour,
    corners: usize,
}

impl Default for Choice {
    fn default() -> Self {
        Choice { opponent: "novice".into(), colour: Colour::Black, corners: 0 }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Choice>();
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::NewReversi)).run_if(in_state(Menu::None)).in_set(DrawPanels),
    );
}

fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    mut choice: ResMut<Choice>,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let mut back = false;
    let start = widget::page_with_action(
        contexts.ctx_mut()?,
        &palette,
        "new-reversi",
        &language.text("new-start"),
        |ui| {
            back =
                widget::page_head(ui, &palette, &language.text("back"), &language.text("reversi"));
            fields(ui, &palette, &language, &mut choice);
        },
    );
    if start {
        commands.insert_resource(Session::new(record(&choice)?));
        sound.write(Sound::Place);
        screen.set(Screen::Reversi);
    } else if back {
        screen.set(Screen::Home);
    }
    Ok(())
}

fn fields(
    ui: &mut bevy_egui::egui::Ui,
    palette: &Palette,
    language: &Language,
    choice: &mut Choice,
) {
    widget::caption(ui, palette, &language.text("new-colour"));
    let colours = [(Colour::Black, "black"), (Colour::White, "white")]
        .map(|(colour, key)| (colour, language.text(key)));
    widget::choice(ui, palette, &mut choice.colour, &colours);
    widget::caption(ui, palette, &language.text("new-handicap"));
    let corners: Vec<(usize, String)> = (0..=4)
        .map(|count| (count, language.format("new-corners", &[("count", count.into())])))
        .collect();
    widget::choice(ui, palette, &mut choice.corners, &corners);
    // The list grows with the program, so it comes last.
    widget::caption(ui, palette, &language.text("new-opponent"));
    roster::choose::<Reversi>(ui, palette, language, &mut choice.opponent);
}

/// The record of the game that was chosen.
fn record(choice: &Choice) -> Result<Record<Reversi>> {
    let mut players = vec![Player::Opponent(choice.opponent.clone()); 2];
    players[choice.colour.seat().index()] = Player::Human;
    let setup =
        if choice.corners == 0 { Setup::default() } else { Setup::handicap(choice.corners) };
    Ok(Record::new(setup, session::fresh_seed()?, players)?)
}
