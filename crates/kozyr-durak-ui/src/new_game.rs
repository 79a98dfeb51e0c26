//! The new-game page: number of players, seats and rules.

pub mod rules;
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
    /// The number of players.
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
    /// The rules of an unrated match.
    rules: Rules,
    /// Whether the details of the rules are expanded.
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

    /// Sets up a two-player match against this opponent.
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
    /// Returns the house rules chosen last.
    pub fn rules(&self) -> Rules {
        self.choice.rules
    }
}

/// Selects house rules on the new-game page and expands their details.
pub fn show_all_rules(world: &mut World, rules: Rules) {
    let mut options = world.resource_mut::<DurakNewGameOptions>();
    (options.rules, options.rules_open) = (rules, true);
}

/// Adds Durak's new-game page.
pub(crate) fn plugin(app: &mut App) {
    new_game::plugin_for::<DurakNewGameOptions, _>(app, "new-durak.json", show);
}

/// Shows the page and opens the menu chosen on it.
fn show(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut page: NewGamePage<DurakNewGameOptions>,
) -> Result {
    let menu = page.show(
        contexts.ctx_mut()?,
        |ui, head, options, deal| choose(ui, head, options, deal, &settings),
        |options, deal, seed, watching| record(options, deal, seed, watching, &settings),
    )?;
    if let Some(menu) = menu {
        page.exits.open_menu(menu);
    }
    Ok(())
}

/// Draws the choice of players and setup on the new-game page; returns the menu that was opened, if
/// any.
fn choose(
    ui: &mut egui::Ui,
    head: &NewGameHeader,
    options: &mut DurakNewGameOptions,
    deal: &mut Option<Setup>,
    settings: &Settings,
) -> Option<Menu> {
    let (roster_context, watching) = (head.roster_context(), head.is_watching());
    let RosterContext { palette, language, .. } = roster_context;
    let mut menu = None;
    let own_players = fit_seats_to_deal(options, *deal, watching);
    let cell = RefCell::new((&mut *options, deal, &mut menu));
    let has_two_columns = widgets::has_two_columns(ui.ctx());
    let show_cards = |ui: &mut egui::Ui| {
        let (options, deal, menu) = &mut *cell.borrow_mut();
        if !options.is_rated(watching) {
            **menu = show_rules_or_deal(ui, palette, language, options, deal).or(**menu);
        }
    };
    widgets::two_panes(
        ui,
        |ui| {
            if own_players.is_none() {
                let (options, ..) = &mut *cell.borrow_mut();
                seats::count(ui, palette, language, options, watching);
            }
            if has_two_columns || own_players.is_some() {
                show_cards(ui);
            }
        },
        |ui| {
            {
                let (options, _, menu) = &mut *cell.borrow_mut();
                seats::choose(ui, &roster_context, options, watching);
                if !options.is_rated(watching) {
                    let tables =
                        show_tables_button(ui, palette, language, options, watching, settings);
                    **menu = tables.then_some(CONTROL_TABLES).or(**menu);
                    let habits = show_habits_button(ui, palette, language, options, watching);
                    **menu = habits.then_some(HABITS).or(**menu);
                }
            }
            if !has_two_columns && own_players.is_none() {
                show_cards(ui);
            }
        },
    );
    options.players = own_players.unwrap_or(options.players);
    menu
}

/// Sets the number of players to match a custom deal and returns the previous number, so it can be
/// restored. `None` without a custom deal.
fn fit_seats_to_deal(
    options: &mut DurakNewGameOptions,
    deal: Option<Setup>,
    watching: bool,
) -> Option<usize> {
    let deal = deal.filter(|_| !options.is_rated(watching))?;
    Some(std::mem::replace(&mut options.players, deal.players))
}

/// Draws the choice of rules or, if there is a custom deal, its description and a button that sets
/// `deal` to `None`. Below it draws the button to the page of custom deals, and returns that menu
/// if it was pressed.
fn show_rules_or_deal(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    options: &mut DurakNewGameOptions,
    deal: &mut Option<Setup>,
) -> Option<Menu> {
    let key = match deal {
        Some(setup) => {
            widgets::caption(ui, palette, &language.text("custom-deal"));
            // In a column the words would be spread over the whole line.
            let text = egui::RichText::new(custom_deals::describe_deal(setup, language))
                .color(palette.dim);
            ui.vertical(|ui| ui.label(text));
            let shuffled = language.text("custom-deal-shuffled");
            if widgets::button(ui, palette, &shuffled, Emphasis::Quiet).clicked() {
                *deal = None;
            }
            "custom-deal-edit"
        }
        None => {
            let DurakNewGameOptions { rules, rules_open, .. } = options;
            rules::choose(ui, palette, language, rules, rules_open);
            "custom-deal"
        }
    };
    let pressed = widgets::button(ui, palette, &language.text(key), Emphasis::Quiet).clicked();
    pressed.then_some(CUSTOM_DEALS)
}

/// Draws the button to the control tables if the opponent uses them; returns whether it was
/// pressed.
fn show_tables_button(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    options: &DurakNewGameOptions,
    watching: bool,
    settings: &Settings,
) -> bool {
    match options.player(options.edited, watching) {
        Player::Opponent(opponent) if base_name(&opponent) == FUZZY_OPPONENT => {}
        _ => return false,
    }
    let is_published = settings.control_tables == *ControlTables::published();
    let key = if is_published { "tables-usual" } else { "tables-own" };
    widgets::button(ui, palette, &language.text(key), Emphasis::Quiet).clicked()
}

/// Draws the button to the player's habits if the opponent uses them; returns whether it was
/// pressed.
fn show_habits_button(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    options: &DurakNewGameOptions,
    watching: bool,
) -> bool {
    match options.player(options.edited, watching) {
        Player::Opponent(opponent) if counts_on_habits(&opponent) && !watching => {}
        _ => return false,
    }
    widgets::button(ui, palette, &language.text("habits"), Emphasis::Quiet).clicked()
}

/// Creates the record of the chosen deal. The first person, if any, sits in seat 0.
fn record(
    options: &DurakNewGameOptions,
    deal: Option<Setup>,
    seed: Seed,
    watching: bool,
    settings: &Settings,
) -> Result<Record<Durak>> {
    let setup = deal.unwrap_or_else(|| Setup::new(options.players, options.rules(watching)));
    let seats = 0..setup.players;
    let players = seats.map(|seat| match options.player(seat, watching) {
        Player::Human => Player::Human,
        Player::Opponent(opponent) if options.is_rated(watching) => Player::Opponent(opponent),
        Player::Opponent(opponent) => {
            Player::Opponent(with_tables(&opponent, &settings.control_tables))
        }
    });
    Ok(Record::new(setup, seed, players.collect())?)
}

/// The opponent's name; the player's own control tables are added to the fuzzy opponent's.
fn with_tables(name: &str, tables: &ControlTables) -> String {
    if base_name(name) != FUZZY_OPPONENT || tables == ControlTables::published() {
        return name.to_owned();
    }
    let separator = if name.contains('?') { '&' } else { '?' };
    format!("{name}{separator}{}", tables.to_overrides())
}
