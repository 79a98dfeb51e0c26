//! A new game of Reversi: against whom, with which colour, with how many corners given.

use std::cell::RefCell;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use kozyr_core::{
    game::{Player, Record, Seed},
    reversi::{Colour, Position, Reversi, Setup, drawn_start},
    statistics::Counted,
};
use serde::{Deserialize, Serialize};

use super::{screens::NEW_GAME, set_up::SetUp, thumbnail::thumbnail};
use crate::{
    features::new_game::{
        Beginning, Exits, PageHead, Watching,
        roster::{self, About, Shared},
    },
    look::{
        audio::Sound,
        language::Language,
        panels::Panels,
        settings::{Remembered, remember},
        theme::Palette,
        widgets::{self, Emphasis},
    },
    platform::screen::Menu,
    table::session::Session,
};

/// What was chosen last on this page.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
struct Choice {
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
const USUAL: &str = "novice";
/// As many corners as there are can be given.
const MOST_CORNERS: usize = 4;

impl Default for Choice {
    fn default() -> Self {
        Choice {
            opponents: [USUAL.into(), USUAL.into()],
            colour: Colour::Black,
            edited: Colour::Black,
            corners: 0,
            rated: false,
            person: false,
        }
    }
}

/// The position that the next game begins from, if one was set up for it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Start(pub Option<Position>);

/// Lets that position be set up.
#[derive(SystemParam)]
struct SettingUp<'w> {
    start: ResMut<'w, Start>,
    set_up: MessageWriter<'w, SetUp>,
}

impl SettingUp<'_> {
    /// Opens the board to set it up on.
    fn begin(&mut self) {
        self.set_up.write(SetUp(self.start.0.unwrap_or(Position::START)));
    }
}

/// The side of its picture in points.
const PICTURE: f32 = 168.0;

impl Remembered for Choice {
    fn make_offered(&mut self) {
        roster::dismiss_strangers::<Reversi>(&mut self.opponents, USUAL);
        self.corners = self.corners.min(MOST_CORNERS);
    }
}

impl Choice {
    /// Whether the match is a rated one; one to be watched never is.
    fn is_rated(&self, watching: bool) -> bool {
        self.rated && !watching
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Start>();
    app.add_systems(OnExit(NEW_GAME), |mut start: ResMut<Start>| start.0 = None);
    remember::<Choice>(app, "new-reversi.json");
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(NEW_GAME)).run_if(in_state(Menu::None)).in_set(Panels::Pages),
    );
}

/// Chooses a rated match.
#[cfg(feature = "dev")]
pub(crate) fn choose_rated(world: &mut World) {
    world.resource_mut::<Choice>().rated = true;
}

fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    mut choice: ResMut<Choice>,
    watching: Res<Watching>,
    mut setting_up: SettingUp,
    head: PageHead,
    mut beginning: Beginning<Reversi>,
    mut exits: Exits,
) -> Result {
    let mut way = None;
    let mut chosen = choice.clone();
    let mut begins_from = *setting_up.start;
    let mut sets_up = false;
    let challenged = beginning.challenger().is_some_and(|opponent| {
        chosen.opponents[chosen.colour.opposite().seat().index()] = opponent;
        chosen.person = false;
        chosen.rated = false;
        begins_from = Start(None);
        true
    });
    let start = widgets::page_with_action(
        contexts.ctx_mut()?,
        &palette,
        "new-reversi",
        &language.text("new-start"),
        |ui| {
            way = head.show::<Reversi>(ui, &mut chosen.rated, "rated-opening");
            let rated = chosen.is_rated(watching.0);
            let chosen = RefCell::new(&mut chosen);
            widgets::two_parts(
                ui,
                |ui| opponents(ui, &head.about(), &mut chosen.borrow_mut(), watching.0),
                |ui| {
                    let (mut choice, begins) = (chosen.borrow_mut(), &mut begins_from);
                    if !watching.0 {
                        colour(ui, &palette, &language, &mut choice);
                    }
                    sets_up =
                        !rated && first_position(ui, &palette, &language, &mut choice, begins);
                },
            );
        },
    );
    choice.set_if_neq(chosen);
    setting_up.start.set_if_neq(begins_from);
    if sets_up {
        setting_up.begin();
    } else if beginning.is_now(start || challenged, watching.0) {
        let record = record(&choice, begins_from, beginning.seed()?, watching.0)?;
        let session = match begins_from.0 {
            _ if choice.is_rated(watching.0) => Session::rated(record),
            Some(_) => Session::practice(record),
            None => Session::new(record),
        };
        exits.begin(session, Sound::Place);
    } else {
        exits.follow::<Reversi>(way);
    }
    Ok(())
}

/// The colour that the person plays.
fn colour(ui: &mut egui::Ui, palette: &Palette, language: &Language, choice: &mut Choice) {
    widgets::caption(ui, palette, &language.text("new-colour"));
    let colours = [(Colour::Black, "black"), (Colour::White, "white")]
        .map(|(colour, key)| (colour, language.text(key)));
    widgets::choice(ui, palette, &mut choice.colour, &colours);
}

/// Against whom it is played, or who plays against whom.
fn opponents(ui: &mut egui::Ui, about: &About, choice: &mut Choice, watching: bool) {
    let (palette, language) = (about.palette, about.language);
    let rated = choice.is_rated(watching);
    let edited = if watching {
        widgets::caption(ui, palette, &language.text("new-opponents-watched"));
        let seats = [(Colour::Black, "black"), (Colour::White, "white")].map(|(colour, key)| {
            let opponent = language.opponent(&choice.opponents[colour.seat().index()]);
            (colour, format!("{} · {opponent}", language.text(key)))
        });
        widgets::choice(ui, palette, &mut choice.edited, &seats);
        choice.edited
    } else {
        let edited = choice.colour.opposite();
        widgets::caption(ui, palette, &language.text("new-opponent"));
        edited
    };
    let opponent = &mut choice.opponents[edited.seat().index()];
    let shared = (!watching && !rated)
        .then_some(Shared { person: &mut choice.person, line: "people-person-board" });
    roster::choose::<Reversi>(ui, about, opponent, shared, rated);
}

/// What the game begins from; whether that is to be set up.
fn first_position(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    choice: &mut Choice,
    begins: &mut Start,
) -> bool {
    match begins.0 {
        Some(position) => {
            let head = language.text("new-from-position");
            widgets::caption(ui, palette, &head);
            thumbnail(ui, palette, position, PICTURE, &head);
            let usual = language.text("new-usual-start");
            if widgets::button(ui, palette, &usual, Emphasis::Quiet).clicked() {
                begins.0 = None;
            }
        }
        None => {
            widgets::caption(ui, palette, &language.text("new-handicap"));
            ui.horizontal_wrapped(|ui| {
                for count in 0..=MOST_CORNERS {
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
fn record(choice: &Choice, begins: Start, seed: Seed, watching: bool) -> Result<Record<Reversi>> {
    let rated = choice.is_rated(watching);
    let opponent = |name| if rated { Reversi::strengths().measured(name) } else { name };
    let mut players: Vec<Player> =
        choice.opponents.iter().map(|name| Player::Opponent(opponent(name).into())).collect();
    if !watching && choice.person && !rated {
        players.fill(Player::Human);
    } else if !watching {
        players[choice.colour.seat().index()] = Player::Human;
    }
    let setup = match (begins.0, choice.corners) {
        _ if rated => drawn_start(&seed),
        (Some(start), _) => Setup { start },
        (None, 0) => Setup::default(),
        (None, corners) => Setup::handicap(corners),
    };
    Ok(Record::new(setup, seed, players)?)
}
