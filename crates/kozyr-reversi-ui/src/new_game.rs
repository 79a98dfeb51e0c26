//! A new game of Reversi: against whom, with which colour, with how many corners given.

use crate::game_ui::ReversiUi;
use std::cell::RefCell;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use kozyr_core::{
    game::{Player, Record, Seed},
    statistics::StatisticsGame,
};
use kozyr_reversi::{Colour, Position, Reversi, Setup, random_start};
use serde::{Deserialize, Serialize};

use super::{position_editor::EditPosition, thumbnail::thumbnail};
use kozyr_features::new_game::{
    self, NewGameHeader, NewGameOptions, NewGamePage,
    opponent_picker::{self, PersonSeat, RosterContext},
};
use kozyr_ui::{
    audio::Sound,
    language::Language,
    settings::PersistentResource,
    theme::Palette,
    widgets::{self, Emphasis},
};

/// What was chosen last on this page.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct ReversiNewGameOptions {
    /// The opponents of Black and White; the person takes the place of one of them.
    // Versions before this one, which read the same text, know it by this name.
    #[serde(rename = "minds")]
    opponents: [String; 2],
    colour: Colour,
    /// The colour whose opponent is being chosen for a match to be watched.
    edited: Colour,
    corners: usize,
    /// Whether the person's rating is at stake; the start is then drawn by lot.
    rated: bool,
    /// Whether another person plays against the person.
    person: bool,
}

/// The opponent that a newcomer meets.
const DEFAULT_OPPONENT: &str = "novice";
/// As many corners as there are can be given.
const MAX_HANDICAP_CORNERS: usize = 4;

impl Default for ReversiNewGameOptions {
    fn default() -> Self {
        ReversiNewGameOptions {
            opponents: [DEFAULT_OPPONENT.into(), DEFAULT_OPPONENT.into()],
            colour: Colour::Black,
            edited: Colour::Black,
            corners: 0,
            rated: false,
            person: false,
        }
    }
}

/// The side of the picture of a first position in points.
const PICTURE_SIDE: f32 = 168.0;

impl PersistentResource for ReversiNewGameOptions {
    fn sanitize(&mut self) {
        opponent_picker::replace_unknown_opponents::<Reversi>(
            &mut self.opponents,
            DEFAULT_OPPONENT,
        );
        self.corners = self.corners.min(MAX_HANDICAP_CORNERS);
    }
}

impl NewGameOptions for ReversiNewGameOptions {
    type Rules = Reversi;

    const RATED_NOTE_KEY: &'static str = "rated-opening";

    const START_SOUND: Sound = Sound::Place;

    fn rated(&self) -> bool {
        self.rated
    }

    fn rated_mut(&mut self) -> &mut bool {
        &mut self.rated
    }

    fn challenge(&mut self, opponent: String) {
        self.opponents[self.colour.opposite().seat().index()] = opponent;
        self.person = false;
    }
}

pub(crate) fn plugin(app: &mut App) {
    new_game::plugin_for::<ReversiNewGameOptions, _>(app, "new-reversi.json", show);
}

fn show(
    mut contexts: EguiContexts,
    mut page: NewGamePage<ReversiNewGameOptions>,
    mut set_up: MessageWriter<EditPosition>,
) -> Result {
    let asked = page.show(contexts.ctx_mut()?, choose, record)?;
    set_up.write_batch(asked);
    Ok(())
}

/// Who plays, and what the game begins from; what is to be set up on the board.
fn choose(
    ui: &mut egui::Ui,
    head: &NewGameHeader,
    choice: &mut ReversiNewGameOptions,
    begins: &mut Option<Setup>,
) -> Option<EditPosition> {
    let (about, watching) = (head.roster_context(), head.is_watching());
    let RosterContext { palette, language, .. } = about;
    let rated = choice.is_rated(watching);
    let mut sets_up = false;
    let choice = RefCell::new(choice);
    widgets::two_panes(
        ui,
        |ui| opponents(ui, &about, &mut choice.borrow_mut(), watching),
        |ui| {
            let mut choice = choice.borrow_mut();
            if !watching {
                colour(ui, palette, language, &mut choice);
            }
            sets_up = !rated && first_position(ui, palette, language, &mut choice, begins);
        },
    );
    sets_up.then(|| EditPosition(begins.map_or(Position::START, |setup| setup.start)))
}

/// The colour that the person plays.
fn colour(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    choice: &mut ReversiNewGameOptions,
) {
    widgets::caption(ui, palette, &language.text("new-colour"));
    let colours = [(Colour::Black, "black"), (Colour::White, "white")]
        .map(|(colour, key)| (colour, language.text(key)));
    widgets::radio_row(ui, palette, &mut choice.colour, &colours);
}

/// Against whom it is played, or who plays against whom.
fn opponents(
    ui: &mut egui::Ui,
    about: &RosterContext,
    choice: &mut ReversiNewGameOptions,
    watching: bool,
) {
    let (palette, language) = (about.palette, about.language);
    let rated = choice.is_rated(watching);
    let edited = if watching {
        widgets::caption(ui, palette, &language.text("new-opponents-watched"));
        let seats = [(Colour::Black, "black"), (Colour::White, "white")].map(|(colour, key)| {
            let opponent = language.opponent_name(&choice.opponents[colour.seat().index()]);
            (colour, format!("{} · {opponent}", language.text(key)))
        });
        widgets::radio_row(ui, palette, &mut choice.edited, &seats);
        choice.edited
    } else {
        let edited = choice.colour.opposite();
        widgets::caption(ui, palette, &language.text("new-opponent"));
        edited
    };
    let opponent = &mut choice.opponents[edited.seat().index()];
    let shared = (!watching && !rated)
        .then_some(PersonSeat { person: &mut choice.person, line_key: "people-person-board" });
    opponent_picker::pick_opponent::<ReversiUi>(ui, about, opponent, shared, rated);
}

/// What the game begins from; whether that is to be set up.
fn first_position(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    choice: &mut ReversiNewGameOptions,
    begins: &mut Option<Setup>,
) -> bool {
    match begins {
        Some(setup) => {
            let head = language.text("new-from-position");
            widgets::caption(ui, palette, &head);
            thumbnail(ui, palette, setup.start, PICTURE_SIDE, &head);
            let usual = language.text("new-usual-start");
            if widgets::button(ui, palette, &usual, Emphasis::Quiet).clicked() {
                *begins = None;
            }
        }
        None => {
            widgets::caption(ui, palette, &language.text("new-handicap"));
            ui.horizontal_wrapped(|ui| {
                for count in 0..=MAX_HANDICAP_CORNERS {
                    let name = language.format("new-corners", &[("count", count.into())]);
                    let is_now = choice.corners == count;
                    let voice = if is_now { Emphasis::Chosen } else { Emphasis::Quiet };
                    let digit = count.to_string();
                    if widgets::small_button(ui, palette, &digit, &name, voice).clicked() {
                        choice.corners = count;
                    }
                }
            });
        }
    }
    widgets::button(ui, palette, &language.text("set-up"), Emphasis::Quiet).clicked()
}

/// The record of the game that was chosen.
fn record(
    choice: &ReversiNewGameOptions,
    begins: Option<Setup>,
    seed: Seed,
    watching: bool,
) -> Result<Record<Reversi>> {
    let rated = choice.is_rated(watching);
    let opponent =
        |name| if rated { Reversi::opponent_ratings().rated_or_anchor(name) } else { name };
    let mut players: Vec<Player> =
        choice.opponents.iter().map(|name| Player::Opponent(opponent(name).into())).collect();
    if !watching && choice.person && !rated {
        players.fill(Player::Human);
    } else if !watching {
        players[choice.colour.seat().index()] = Player::Human;
    }
    let setup = match (begins, choice.corners) {
        _ if rated => random_start(&seed),
        (Some(setup), _) => setup,
        (None, 0) => Setup::default(),
        (None, corners) => Setup::handicap(corners),
    };
    Ok(Record::new(setup, seed, players)?)
}
