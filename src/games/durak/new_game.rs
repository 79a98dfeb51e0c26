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

use super::{
    given,
    habits::counts_on_habits,
    screens::{GIVEN, HABITS, NEW_GAME, TABLES},
};
use crate::{
    features::new_game::{Beginning, Exits, PageHead, Watching, roster},
    look::{
        audio::Sound,
        language::Language,
        panels::Panels,
        settings::{Remembered, Settings, remember},
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

impl Remembered for Choice {
    fn make_offered(&mut self) {
        roster::dismiss_strangers::<Durak>(&mut self.opponents, USUAL);
        let counts = self.rules.players();
        if !counts.contains(&self.players) {
            self.players = counts[0];
        }
        self.edited = self.edited.min(self.players - 1);
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

/// The deal that the next match begins with, if it was written down.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Start(pub Option<Setup>);

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
    app.init_resource::<Start>();
    app.add_systems(OnExit(NEW_GAME), |mut start: ResMut<Start>| start.0 = None);
    remember::<Choice>(app, "new-durak.json");
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
    mut start: ResMut<Start>,
    watching: Res<Watching>,
    settings: Res<Settings>,
    head: PageHead,
    mut beginning: Beginning<Durak>,
    mut exits: Exits,
) -> Result {
    let mut way = None;
    let mut menu = None;
    let mut chosen = choice.clone();
    let mut deal = start.0;
    let challenged = beginning.challenger().is_some_and(|opponent| {
        chosen.duel_with(opponent);
        deal = None;
        true
    });
    let pressed = widgets::page_with_action(
        contexts.ctx_mut()?,
        &palette,
        "new-durak",
        &language.text("new-start"),
        |ui| {
            way = head.show::<Durak>(ui, &mut chosen.rated, "rated-rules");
            let seated = seats_of(&mut chosen, deal, watching.0);
            let cell = RefCell::new((&mut chosen, &mut deal, &mut menu));
            let beside = widgets::has_two_columns(ui.ctx());
            let begins = |ui: &mut egui::Ui| {
                let (choice, deal, menu) = &mut *cell.borrow_mut();
                if !choice.is_rated(watching.0) {
                    **menu = cards(ui, &palette, &language, choice, deal).or(**menu);
                }
            };
            widgets::two_parts(
                ui,
                |ui| {
                    if seated.is_none() {
                        let (choice, ..) = &mut *cell.borrow_mut();
                        seats::count(ui, &palette, &language, choice, watching.0);
                    }
                    if beside || seated.is_some() {
                        begins(ui);
                    }
                },
                |ui| {
                    {
                        let (choice, _, menu) = &mut *cell.borrow_mut();
                        seats::choose(ui, &head.about(), choice, watching.0);
                        if !choice.is_rated(watching.0) {
                            let tables =
                                own_tables(ui, &palette, &language, choice, watching.0, &settings);
                            **menu = tables.then_some(TABLES).or(**menu);
                            let habits = own_habits(ui, &palette, &language, choice, watching.0);
                            **menu = habits.then_some(HABITS).or(**menu);
                        }
                    }
                    if !beside && seated.is_none() {
                        begins(ui);
                    }
                },
            );
            chosen.players = seated.unwrap_or(chosen.players);
        },
    );
    choice.set_if_neq(chosen);
    start.set_if_neq(Start(deal));
    if beginning.is_now(pressed || challenged, watching.0) {
        let rated = choice.is_rated(watching.0);
        let deal = deal.filter(|_| !rated);
        let record = record(&choice, deal, beginning.seed()?, watching.0, &settings)?;
        let session = match deal {
            _ if rated => Session::rated(record),
            Some(_) => Session::practice(record),
            None => Session::new(record),
        };
        exits.begin(session, Sound::Deal);
    } else if let Some(menu) = menu {
        exits.open(menu);
    } else {
        exits.follow::<Durak>(way);
    }
    Ok(())
}

/// Lets as many play as a given deal has hands for; how many it was before, to be chosen again.
fn seats_of(choice: &mut Choice, deal: Option<Setup>, watching: bool) -> Option<usize> {
    let deal = deal.filter(|_| !choice.is_rated(watching))?;
    Some(std::mem::replace(&mut choice.players, deal.players))
}

/// By which rules the cards are shuffled, or which deal is given; the menu that was asked for.
fn cards(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    choice: &mut Choice,
    deal: &mut Option<Setup>,
) -> Option<Menu> {
    let key = match deal {
        Some(given) => {
            widgets::caption(ui, palette, &language.text("given"));
            // A column would spread its words over the whole line.
            let told = egui::RichText::new(given::told(given, language)).color(palette.dim);
            ui.vertical(|ui| ui.label(told));
            let shuffled = language.text("given-shuffled");
            if widgets::button(ui, palette, &shuffled, Emphasis::Quiet).clicked() {
                *deal = None;
            }
            "given-edit"
        }
        None => {
            let Choice { rules, rules_open, .. } = choice;
            rules::choose(ui, palette, language, rules, rules_open);
            "given"
        }
    };
    let asked = widgets::button(ui, palette, &language.text(key), Emphasis::Quiet).clicked();
    asked.then_some(GIVEN)
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

/// The way to the person's habits, where an opponent counts on them; whether it was taken.
fn own_habits(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    choice: &Choice,
    watching: bool,
) -> bool {
    match choice.player(choice.edited, watching) {
        Player::Opponent(opponent) if counts_on_habits(&opponent) && !watching => {}
        _ => return false,
    }
    widgets::button(ui, palette, &language.text("habits"), Emphasis::Quiet).clicked()
}

/// The record of the deal that was chosen; the first person, if any plays, sits on seat 0.
fn record(
    choice: &Choice,
    deal: Option<Setup>,
    seed: Seed,
    watching: bool,
    settings: &Settings,
) -> Result<Record<Durak>> {
    let setup = deal.unwrap_or_else(|| Setup::new(choice.players, choice.rules(watching)));
    let seats = 0..setup.players;
    let players = seats.map(|seat| match choice.player(seat, watching) {
        Player::Human => Player::Human,
        Player::Opponent(opponent) if choice.is_rated(watching) => Player::Opponent(opponent),
        Player::Opponent(opponent) => Player::Opponent(with_tables(&opponent, &settings.tables)),
    });
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
