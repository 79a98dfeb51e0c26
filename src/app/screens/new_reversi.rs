//! A new game of Reversi: against whom, with which colour, with how many corners given.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{Watching, new_game_head, roster};
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
    /// The minds of Black and White; the person takes the place of one as long as he plays.
    minds: [String; 2],
    colour: Colour,
    /// The colour whose mind is being chosen for a match to be watched.
    edited: Colour,
    corners: usize,
}

impl Default for Choice {
    fn default() -> Self {
        Choice {
            minds: ["novice".into(), "novice".into()],
            colour: Colour::Black,
            edited: Colour::Black,
            corners: 0,
        }
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
    watching: Res<Watching>,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let mut way = None;
    let start = widget::page_with_action(
        contexts.ctx_mut()?,
        &palette,
        "new-reversi",
        &language.text("new-start"),
        |ui| {
            way = new_game_head(ui, &palette, &language, Screen::NewReversi, watching.0);
            fields(ui, &palette, &language, &mut choice, watching.0);
        },
    );
    if start {
        commands.insert_resource(Session::new(record(&choice, watching.0)?));
        sound.write(Sound::Place);
        screen.set(Screen::Reversi);
    } else if let Some(next) = way {
        screen.set(next);
    }
    Ok(())
}

fn fields(
    ui: &mut bevy_egui::egui::Ui,
    palette: &Palette,
    language: &Language,
    choice: &mut Choice,
    watching: bool,
) {
    if !watching {
        widget::caption(ui, palette, &language.text("new-colour"));
        let colours = [(Colour::Black, "black"), (Colour::White, "white")]
            .map(|(colour, key)| (colour, language.text(key)));
        widget::choice(ui, palette, &mut choice.colour, &colours);
    }
    widget::caption(ui, palette, &language.text("new-handicap"));
    let corners: Vec<(usize, String)> = (0..=4)
        .map(|count| (count, language.format("new-corners", &[("count", count.into())])))
        .collect();
    widget::choice(ui, palette, &mut choice.corners, &corners);
    // The list grows with the program, so it comes last.
    let edited = if watching {
        widget::caption(ui, palette, &language.text("new-minds"));
        let seats = [(Colour::Black, "black"), (Colour::White, "white")].map(|(colour, key)| {
            let mind = language.mind(&choice.minds[colour.seat().index()]);
            (colour, format!("{} · {mind}", language.text(key)))
        });
        widget::choice(ui, palette, &mut choice.edited, &seats);
        choice.edited
    } else {
        widget::caption(ui, palette, &language.text("new-opponent"));
        choice.colour.opposite()
    };
    roster::choose::<Reversi>(ui, palette, language, &mut choice.minds[edited.seat().index()]);
}

/// The record of the game that was chosen.
fn record(choice: &Choice, watching: bool) -> Result<Record<Reversi>> {
    let mut players = choice.minds.clone().map(Player::Opponent).to_vec();
    if !watching {
        players[choice.colour.seat().index()] = Player::Human;
    }
    let setup =
        if choice.corners == 0 { Setup::default() } else { Setup::handicap(choice.corners) };
    Ok(Record::new(setup, session::fresh_seed()?, players)?)
}
