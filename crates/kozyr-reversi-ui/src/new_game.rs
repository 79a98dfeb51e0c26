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
    /// The player's colour.
    colour: Colour,
    /// The colour whose opponent is being chosen for a match to watch.
    edited: Colour,
    /// The number of corners that Black occupies at the start, as a handicap.
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
    /// An unrated match without handicap, with the player as Black against the novice.
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
    /// Replaces unknown opponents by the default one, and limits the handicap to four corners.
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

    /// Puts this opponent on the other seat, in place of a person. The player keeps the chosen
    /// colour.
    fn challenge(&mut self, opponent: String) {
        self.opponents[self.colour.opposite().seat().index()] = opponent;
        self.person = false;
    }
}

/// Adds Reversi's new-game page.
pub(crate) fn plugin(app: &mut App) {
    new_game::plugin_for::<ReversiNewGameOptions, _>(app, "new-reversi.json", show);
}

/// Shows the page; opens the position editor if that was chosen.
fn show(
    mut contexts: EguiContexts,
    mut page: NewGamePage<ReversiNewGameOptions>,
    mut edit_position: MessageWriter<EditPosition>,
) -> Result {
    let to_edit = page.show(contexts.ctx_mut()?, choose, record)?;
    edit_position.write_batch(to_edit);
    Ok(())
}

/// Draws the choice of players, colour and start on the new-game page, which changes `options` and
/// `setup`. Returns the position to open in the editor, if its button was pressed.
fn choose(
    ui: &mut egui::Ui,
    head: &NewGameHeader,
    options: &mut ReversiNewGameOptions,
    setup: &mut Option<Setup>,
) -> Option<EditPosition> {
    let (roster_context, watching) = (head.roster_context(), head.is_watching());
    let RosterContext { palette, language, .. } = roster_context;
    let rated = options.is_rated(watching);
    let mut edits_position = false;
    let options = RefCell::new(options);
    widgets::two_panes(
        ui,
        |ui| opponents(ui, &roster_context, &mut options.borrow_mut(), watching),
        |ui| {
            let mut options = options.borrow_mut();
            if !watching {
                colour(ui, palette, language, &mut options);
            }
            edits_position = !rated && first_position(ui, palette, language, &mut options, setup);
        },
    );
    edits_position.then(|| EditPosition(setup.map_or(Position::START, |setup| setup.start)))
}

/// Draws the choice of the player's colour, Black or White.
fn colour(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    options: &mut ReversiNewGameOptions,
) {
    widgets::caption(ui, palette, &language.text("new-colour"));
    let colours = [(Colour::Black, "black"), (Colour::White, "white")]
        .map(|(colour, key)| (colour, language.text(key)));
    widgets::radio_row(ui, palette, &mut options.colour, &colours);
}

/// Draws the choice of the opponent or, for a match to watch, of a colour and the opponent that
/// plays it.
fn opponents(
    ui: &mut egui::Ui,
    context: &RosterContext,
    options: &mut ReversiNewGameOptions,
    watching: bool,
) {
    let (palette, language) = (context.palette, context.language);
    let rated = options.is_rated(watching);
    let edited = if watching {
        widgets::caption(ui, palette, &language.text("new-opponents-watched"));
        let seats = [(Colour::Black, "black"), (Colour::White, "white")].map(|(colour, key)| {
            let opponent = language.opponent_name(&options.opponents[colour.seat().index()]);
            (colour, format!("{} · {opponent}", language.text(key)))
        });
        widgets::radio_row(ui, palette, &mut options.edited, &seats);
        options.edited
    } else {
        let edited = options.colour.opposite();
        widgets::caption(ui, palette, &language.text("new-opponent"));
        edited
    };
    let opponent = &mut options.opponents[edited.seat().index()];
    let person_seat = (!watching && !rated)
        .then_some(PersonSeat { person: &mut options.person, line_key: "people-person-board" });
    opponent_picker::pick_opponent::<ReversiUi>(ui, context, opponent, person_seat, rated);
}

/// Draws the choice of handicap corners, or the custom position and a button to drop it, and a
/// button to set up a position. Returns whether the last was pressed.
fn first_position(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    options: &mut ReversiNewGameOptions,
    custom_setup: &mut Option<Setup>,
) -> bool {
    match custom_setup {
        Some(setup) => {
            let head = language.text("new-from-position");
            widgets::caption(ui, palette, &head);
            thumbnail(ui, palette, setup.start, PICTURE_SIDE, &head);
            let standard_start = language.text("new-usual-start");
            if widgets::button(ui, palette, &standard_start, Emphasis::Quiet).clicked() {
                *custom_setup = None;
            }
        }
        None => {
            widgets::caption(ui, palette, &language.text("new-handicap"));
            ui.horizontal_wrapped(|ui| {
                for count in 0..=MAX_HANDICAP_CORNERS {
                    let name = language.format("new-corners", &[("count", count.into())]);
                    let is_chosen = options.corners == count;
                    let emphasis = if is_chosen { Emphasis::Chosen } else { Emphasis::Quiet };
                    let digit = count.to_string();
                    if widgets::small_button(ui, palette, &digit, &name, emphasis).clicked() {
                        options.corners = count;
                    }
                }
            });
        }
    }
    widgets::button(ui, palette, &language.text("set-up"), Emphasis::Quiet).clicked()
}

/// Creates the record of the chosen match. A rated one has rated opponents and a random opening; in
/// others, a custom setup replaces the handicap.
fn record(
    options: &ReversiNewGameOptions,
    custom_setup: Option<Setup>,
    seed: Seed,
    watching: bool,
) -> Result<Record<Reversi>> {
    let rated = options.is_rated(watching);
    let rated_name =
        |name| if rated { Reversi::opponent_ratings().rated_or_anchor(name) } else { name };
    let mut players: Vec<Player> =
        options.opponents.iter().map(|name| Player::Opponent(rated_name(name).into())).collect();
    if !watching && options.person && !rated {
        players.fill(Player::Human);
    } else if !watching {
        players[options.colour.seat().index()] = Player::Human;
    }
    let setup = match (custom_setup, options.corners) {
        _ if rated => random_start(&seed),
        (Some(setup), _) => setup,
        (None, 0) => Setup::default(),
        (None, corners) => Setup::handicap(corners),
    };
    Ok(Record::new(setup, seed, players)?)
}
