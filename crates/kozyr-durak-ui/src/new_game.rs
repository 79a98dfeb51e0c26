//! The new-game page: number of players, seats and rules.

mod rules;
mod seats;

use std::cell::RefCell;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContexts, egui};
use kozyr_core::{
    game::{MAX_SEATS, Player, Record, Seed},
    statistics::StatisticsGame,
};
use kozyr_durak::{Durak, Rules, Setup, opponents::fuzzy::ControlTables};
use serde::{Deserialize, Serialize};

use super::{
    custom_deals,
    habits::counts_on_habits,
    screens::{CONTROL_TABLES, CUSTOM_DEALS, HABITS},
};
use kozyr_features::new_game::{
    self, NewGameHeader, NewGameOptions, NewGamePage,
    opponent_picker::{self, RosterContext},
};
use kozyr_platform::screen::Menu;
use kozyr_ui::player_names::base_name;
use kozyr_ui::{
    audio::Sound,
    language::Language,
    settings::{PersistentResource, Settings},
    theme::Palette,
    widgets::{self, Emphasis},
};

/// The opponent with editable control tables.
const FUZZY_OPPONENT: &str = "fuzzy";
/// The default opponent for new players.
const DEFAULT_OPPONENT: &str = "potential";

/// The options last chosen on this page.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct DurakNewGameOptions {
    players: usize,
    /// Opponents by seat, including unused seats beyond `players` and seats taken by a person.
    // Alias for earlier versions, which read the same text.
    #[serde(rename = "minds")]
    opponents: [String; MAX_SEATS],
    /// Seats taken by people other than the first. Unless the match is only watched, the first seat
    /// is always a person's.
    persons: [bool; MAX_SEATS],
    /// The seat whose opponent is being chosen.
    edited: usize,
    /// Whether the match is rated. A rated match uses standard rules, seats and opponents.
    rated: bool,
    rules: Rules,
    rules_open: bool,
}

impl Default for DurakNewGameOptions {
    fn default() -> Self {
        DurakNewGameOptions {
            players: 2,
            opponents: std::array::from_fn(|_| DEFAULT_OPPONENT.into()),
            persons: [false; MAX_SEATS],
            edited: 1,
            rated: false,
            rules: Rules::default(),
            rules_open: false,
        }
    }
}

impl PersistentResource for DurakNewGameOptions {
    fn sanitize(&mut self) {
        opponent_picker::replace_unknown_opponents::<Durak>(&mut self.opponents, DEFAULT_OPPONENT);
        let counts = self.rules.player_counts();
        if !counts.contains(&self.players) {
            self.players = counts[0];
        }
        self.edited = self.edited.min(self.players - 1);
    }
}

impl NewGameOptions for DurakNewGameOptions {
    type Rules = Durak;

    const RATED_NOTE_KEY: &'static str = "rated-rules";

    const START_SOUND: Sound = Sound::Deal;

    fn rated(&self) -> bool {
        self.rated
    }

    fn rated_mut(&mut self) -> &mut bool {
        &mut self.rated
    }

    /// Durak has no partner either.
    fn challenge(&mut self, opponent: String) {
        self.players = 2;
        self.rules.partnership = false;
        self.opponents[1] = opponent;
        self.persons[1] = false;
    }
}

impl DurakNewGameOptions {
    /// The rules of the match. Rated matches use the rules that opponents were measured by.
    fn rules(&self, watching: bool) -> Rules {
        if self.is_rated(watching) { Rules::throw_in() } else { self.rules }
    }

    /// The player in a seat, always an opponent if the match is only watched.
    fn player(&self, seat: usize, watching: bool) -> Player {
        let rated = self.is_rated(watching);
        let person = !watching && (seat == 0 || self.persons[seat] && !rated);
        let opponent = &self.opponents[seat];
        match person {
            true => Player::Human,
            false if rated => {
                Player::Opponent(Durak::opponent_ratings().rated_or_anchor(opponent).into())
            }
            false => Player::Opponent(opponent.clone()),
        }
    }
}

/// The house rules chosen last.
#[derive(SystemParam)]
pub struct HouseRules<'w> {
    choice: Res<'w, DurakNewGameOptions>,
}

impl HouseRules<'_> {
    /// Returns these rules.
    pub fn rules(&self) -> Rules {
        self.choice.rules
    }
}

pub(crate) fn plugin(app: &mut App) {
    new_game::plugin_for::<DurakNewGameOptions, _>(app, "new-durak.json", show);
}

fn show(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut page: NewGamePage<DurakNewGameOptions>,
) -> Result {
    let menu = page.show(
        contexts.ctx_mut()?,
        |ui, head, choice, deal| choose(ui, head, choice, deal, &settings),
        |choice, deal, seed, watching| record(choice, deal, seed, watching, &settings),
    )?;
    if let Some(menu) = menu {
        page.exits.open_menu(menu);
    }
    Ok(())
}

/// Draws the choice of players and setup; returns the menu that was opened.
fn choose(
    ui: &mut egui::Ui,
    head: &NewGameHeader,
    choice: &mut DurakNewGameOptions,
    deal: &mut Option<Setup>,
    settings: &Settings,
) -> Option<Menu> {
    let (about, watching) = (head.roster_context(), head.is_watching());
    let RosterContext { palette, language, .. } = about;
    let mut menu = None;
    let seated = fit_seats_to_deal(choice, *deal, watching);
    let cell = RefCell::new((&mut *choice, deal, &mut menu));
    let beside = widgets::has_two_columns(ui.ctx());
    let begins = |ui: &mut egui::Ui| {
        let (choice, deal, menu) = &mut *cell.borrow_mut();
        if !choice.is_rated(watching) {
            **menu = cards(ui, palette, language, choice, deal).or(**menu);
        }
    };
    widgets::two_panes(
        ui,
        |ui| {
            if seated.is_none() {
                let (choice, ..) = &mut *cell.borrow_mut();
                seats::count(ui, palette, language, choice, watching);
            }
            if beside || seated.is_some() {
                begins(ui);
            }
        },
        |ui| {
            {
                let (choice, _, menu) = &mut *cell.borrow_mut();
                seats::choose(ui, &about, choice, watching);
                if !choice.is_rated(watching) {
                    let tables =
                        show_tables_button(ui, palette, language, choice, watching, settings);
                    **menu = tables.then_some(CONTROL_TABLES).or(**menu);
                    let habits = show_habits_button(ui, palette, language, choice, watching);
                    **menu = habits.then_some(HABITS).or(**menu);
                }
            }
            if !beside && seated.is_none() {
                begins(ui);
            }
        },
    );
    choice.players = seated.unwrap_or(choice.players);
    menu
}

/// Sets the number of players to match a custom deal and returns the previous number, so it can be
/// restored.
fn fit_seats_to_deal(
    choice: &mut DurakNewGameOptions,
    deal: Option<Setup>,
    watching: bool,
) -> Option<usize> {
    let deal = deal.filter(|_| !choice.is_rated(watching))?;
    Some(std::mem::replace(&mut choice.players, deal.players))
}

/// Draws the rules, or the custom deal; returns the menu that was opened.
fn cards(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    choice: &mut DurakNewGameOptions,
    deal: &mut Option<Setup>,
) -> Option<Menu> {
    let key = match deal {
        Some(given) => {
            widgets::caption(ui, palette, &language.text("custom-deal"));
            // In a column the words would be spread over the whole line.
            let told = egui::RichText::new(custom_deals::describe_deal(given, language))
                .color(palette.dim);
            ui.vertical(|ui| ui.label(told));
            let shuffled = language.text("custom-deal-shuffled");
            if widgets::button(ui, palette, &shuffled, Emphasis::Quiet).clicked() {
                *deal = None;
            }
            "custom-deal-edit"
        }
        None => {
            let DurakNewGameOptions { rules, rules_open, .. } = choice;
            rules::choose(ui, palette, language, rules, rules_open);
            "custom-deal"
        }
    };
    let asked = widgets::button(ui, palette, &language.text(key), Emphasis::Quiet).clicked();
    asked.then_some(CUSTOM_DEALS)
}

/// Draws the button to the control tables if the opponent uses them; returns whether it was
/// pressed.
fn show_tables_button(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    choice: &DurakNewGameOptions,
    watching: bool,
    settings: &Settings,
) -> bool {
    match choice.player(choice.edited, watching) {
        Player::Opponent(opponent) if base_name(&opponent) == FUZZY_OPPONENT => {}
        _ => return false,
    }
    let usual = settings.control_tables == *ControlTables::published();
    let key = if usual { "tables-usual" } else { "tables-own" };
    widgets::button(ui, palette, &language.text(key), Emphasis::Quiet).clicked()
}

/// Draws the button to the player's habits if the opponent uses them; returns whether it was
/// pressed.
fn show_habits_button(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    choice: &DurakNewGameOptions,
    watching: bool,
) -> bool {
    match choice.player(choice.edited, watching) {
        Player::Opponent(opponent) if counts_on_habits(&opponent) && !watching => {}
        _ => return false,
    }
    widgets::button(ui, palette, &language.text("habits"), Emphasis::Quiet).clicked()
}

/// Creates the record of the chosen deal. The first person, if any, sits in seat 0.
fn record(
    choice: &DurakNewGameOptions,
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
        Player::Opponent(opponent) => {
            Player::Opponent(with_tables(&opponent, &settings.control_tables))
        }
    });
    Ok(Record::new(setup, seed, players.collect())?)
}

/// Adds the player's own control tables to the fuzzy opponent's name.
fn with_tables(name: &str, tables: &ControlTables) -> String {
    if base_name(name) != FUZZY_OPPONENT || tables == ControlTables::published() {
        return name.to_owned();
    }
    let join = if name.contains('?') { '&' } else { '?' };
    format!("{name}{join}{}", tables.to_overrides())
}
