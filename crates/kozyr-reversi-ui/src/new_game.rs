//! The new-game page: opponent, colour and handicap.

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

/// The options last chosen on this page.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct ReversiNewGameOptions {
    /// Opponents as Black and White; the player replaces one of them.
    // Alias for earlier versions, which read the same text.
    #[serde(rename = "minds")]
    opponents: [String; 2],
    colour: Colour,
    /// The colour whose opponent is being chosen for a match to watch.
    edited: Colour,
    corners: usize,
    /// Whether the match is rated. A rated match starts from a random opening.
    rated: bool,
    /// Whether the opponent is another person.
    person: bool,
}

/// The default opponent for new players.
const DEFAULT_OPPONENT: &str = "novice";
/// Maximum number of handicap corners: all four.
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

/// Side of the starting position's picture, in points.
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

/// Draws the choice of players and start; returns the position to set up on the board, if any.
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

/// Draws the choice of the player's colour.
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

/// Draws the choice of opponents.
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

/// Draws the choice of starting position; returns whether it is to be set up by hand.
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

/// Creates the record of the chosen game.
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
