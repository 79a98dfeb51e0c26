//! A new deal of Durak: how many players, who sits where, by which rules.

mod rules;
mod seats;

use std::cell::RefCell;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use kozyr_core::{
    durak::{Durak, Rules, Setup, opponents::fuzzy::ControlTables},
    game::{MAX_SEATS, Player, Record, Seed},
    statistics::Counted,
};
use serde::{Deserialize, Serialize};

use super::screens::{NEW_GAME, TABLES};
use crate::{
    features::new_game::{Beginning, Exits, PageHead, Watching, roster},
    look::{
        audio::Sound,
        language::Language,
        panels::Panels,
        settings::{Settings, remember},
        theme::Palette,
        widgets::{self, Emphasis},
    },
    platform::screen::Menu,
    table::{player_names::base, session::Session},
};

/// The opponent whose control tables the player can change.
const FUZZY: &str = "fuzzy";
/// The opponent that a newcomer meets.
const USUAL: &str = "potential";

/// What was chosen last on this page.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
struct Choice {
    players: usize,
    /// The opponents by their seats; those beyond `players` wait, and so do those whose seat a person
    /// has taken.
    // Versions before this one, which read the same text, know it by this name.
    #[serde(rename = "minds")]
    opponents: [String; MAX_SEATS],
    /// The seats that people share with the first one, which is a person's whenever one plays.
    persons: [bool; MAX_SEATS],
    /// The seat whose opponent is being chosen.
    edited: usize,
    /// Whether the person's rating is at stake; rules, seats and opponents are then the usual ones.
    rated: bool,
    rules: Rules,
    rules_open: bool,
}

impl Default for Choice {
    fn default() -> Self {
        Choice {
            players: 2,
            opponents: std::array::from_fn(|_| USUAL.into()),
            persons: [false; MAX_SEATS],
            edited: 1,
            rated: false,
            rules: Rules::default(),
            rules_open: false,
        }
    }
}

impl Choice {
    /// Whether the match is a rated one; one to be watched never is.
    fn is_rated(&self, watching: bool) -> bool {
        self.rated && !watching
    }

    /// The rules of the match: rated ones go by those by which the opponents were measured.
    fn rules(&self, watching: bool) -> Rules {
        if self.is_rated(watching) { Rules::throw_in() } else { self.rules }
    }

    /// Who sits on a seat; if the match is only watched, that is always an opponent.
    fn player(&self, seat: usize, watching: bool) -> Player {
        let rated = self.is_rated(watching);
        let person = !watching && (seat == 0 || self.persons[seat] && !rated);
        let opponent = &self.opponents[seat];
        match person {
            true => Player::Human,
            false if rated => Player::Opponent(Durak::strengths().measured(opponent).into()),
            false => Player::Opponent(opponent.clone()),
        }
    }

    /// The person against that opponent and nobody else, with no partner either.
    fn duel_with(&mut self, opponent: String) {
        self.players = 2;
        self.rules.partnership = false;
        self.opponents[1] = opponent;
        self.persons[1] = false;
        self.rated = false;
    }
}

/// The house rules that were chosen last.
#[derive(SystemParam)]
pub struct HouseRules<'w> {
    choice: Res<'w, Choice>,
}

impl HouseRules<'_> {
    /// What they are.
    pub fn rules(&self) -> Rules {
        self.choice.rules
    }
}

pub(crate) fn plugin(app: &mut App) {
    remember::<Choice>(app, "new-durak.json");
    app.add_systems(Startup, dismiss_strangers);
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

/// Opponents that another version of the app knew give way to one that is there.
fn dismiss_strangers(mut choice: ResMut<Choice>) {
    let choice = choice.bypass_change_detection();
    roster::dismiss_strangers::<Durak>(&mut choice.opponents, USUAL);
}

fn show(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    language: Res<Language>,
    mut choice: ResMut<Choice>,
    watching: Res<Watching>,
    settings: Res<Settings>,
    head: PageHead,
    mut beginning: Beginning<Durak>,
    mut exits: Exits,
) -> Result {
    let mut way = None;
    let mut tables = false;
    let mut chosen = choice.clone();
    let challenged = beginning.challenger().is_some_and(|opponent| {
        chosen.duel_with(opponent);
        true
    });
    let start = widgets::page_with_action(
        contexts.ctx_mut()?,
        &palette,
        "new-durak",
        &language.text("new-start"),
        |ui| {
            way = head.show::<Durak>(ui, &mut chosen.rated, "rated-rules");
            let chosen = RefCell::new(&mut chosen);
            let beside = widgets::has_two_columns(ui.ctx());
            let rules = |ui: &mut egui::Ui, choice: &mut Choice| {
                if !choice.is_rated(watching.0) {
                    let Choice { rules, rules_open, .. } = choice;
                    rules::choose(ui, &palette, &language, rules, rules_open);
                }
            };
            widgets::two_parts(
                ui,
                |ui| {
                    let mut choice = chosen.borrow_mut();
                    seats::count(ui, &palette, &language, &mut choice, watching.0);
                    if beside {
                        rules(ui, &mut choice);
                    }
                },
                |ui| {
                    let mut choice = chosen.borrow_mut();
                    seats::choose(ui, &head.about(), &mut choice, watching.0);
                    if !choice.is_rated(watching.0) {
                        tables =
                            own_tables(ui, &palette, &language, &choice, watching.0, &settings);
                    }
                    if !beside {
                        rules(ui, &mut choice);
                    }
                },
            );
        },
    );
    choice.set_if_neq(chosen);
    if beginning.is_now(start || challenged, watching.0) {
        let record = record(&choice, beginning.seed()?, watching.0, &settings)?;
        let session = match choice.is_rated(watching.0) {
            true => Session::rated(record),
            false => Session::new(record),
        };
        exits.begin(session, Sound::Deal);
    } else if tables {
        exits.open(TABLES);
    } else {
        exits.follow::<Durak>(way);
    }
    Ok(())
}

/// The way to the control tables, where an opponent goes by them; whether it was taken.
fn own_tables(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    choice: &Choice,
    watching: bool,
    settings: &Settings,
) -> bool {
    match choice.player(choice.edited, watching) {
        Player::Opponent(opponent) if base(&opponent) == FUZZY => {}
        _ => return false,
    }
    let usual = settings.tables == *ControlTables::published();
    let key = if usual { "tables-usual" } else { "tables-own" };
    widgets::button(ui, palette, &language.text(key), Emphasis::Quiet).clicked()
}

/// The record of the deal that was chosen; the first person, if any plays, sits on seat 0.
fn record(
    choice: &Choice,
    seed: Seed,
    watching: bool,
    settings: &Settings,
) -> Result<Record<Durak>> {
    let seats = 0..choice.players;
    let players = seats.map(|seat| match choice.player(seat, watching) {
        Player::Human => Player::Human,
        Player::Opponent(opponent) if choice.is_rated(watching) => Player::Opponent(opponent),
        Player::Opponent(opponent) => Player::Opponent(with_tables(&opponent, &settings.tables)),
    });
    let setup = Setup::new(choice.players, choice.rules(watching));
    Ok(Record::new(setup, seed, players.collect())?)
}

/// The fuzzy opponent goes by the tables that the player made.
fn with_tables(name: &str, tables: &ControlTables) -> String {
    if base(name) != FUZZY || tables == ControlTables::published() {
        return name.to_owned();
    }
    let join = if name.contains('?') { '&' } else { '?' };
    format!("{name}{join}{}", tables.overrides())
}
