//! A new deal of Durak: how many players, who sits where, by which rules.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::{Watching, new_game_head, roster};
use crate::{
    app::{
        audio::Sound,
        language::Language,
        screen::{Menu, Screen},
        session::{self, Session},
        settings::Settings,
        theme::{DrawPanels, Palette},
        why::base,
        widget::{self, Voice},
    },
    durak::{
        Deck, Durak, FirstAttack, Rules, Setup, ThrowingIn, Transfer, opponents::fuzzy::Tables,
    },
    game::{Player, Record},
};

/// The mind whose control tables the player can change.
const FUZZY: &str = "fuzzy";

/// What was chosen last on this page.
#[derive(Resource, Clone, PartialEq, Debug)]
struct Choice {
    players: usize,
    /// The minds by their seats; those beyond `players` wait, and so does the first one as long
    /// as the person plays.
    minds: [String; 6],
    /// The seat whose mind is being chosen.
    edited: usize,
    rules: Rules,
    rules_open: bool,
}

impl Default for Choice {
    fn default() -> Self {
        Choice {
            players: 2,
            minds: std::array::from_fn(|_| "potential".into()),
            edited: 1,
            rules: Rules::default(),
            rules_open: false,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Choice>();
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::NewDurak)).run_if(in_state(Menu::None)).in_set(DrawPanels),
    );
}

fn show(
    mut contexts: EguiContexts,
    mut commands: Commands,
    palette: Res<Palette>,
    language: Res<Language>,
    mut choice: ResMut<Choice>,
    watching: Res<Watching>,
    settings: Res<Settings>,
    mut menu: ResMut<NextState<Menu>>,
    mut screen: ResMut<NextState<Screen>>,
    mut sound: MessageWriter<Sound>,
) -> Result {
    let mut way = None;
    let mut tables = false;
    let start = widget::page_with_action(
        contexts.ctx_mut()?,
        &palette,
        "new-durak",
        &language.text("new-start"),
        |ui| {
            way = new_game_head(ui, &palette, &language, Screen::NewDurak, watching.0);
            seats(ui, &palette, &language, &mut choice, watching.0);
            tables = own_tables(ui, &palette, &language, &choice, &settings);
            rules(ui, &palette, &language, &mut choice);
        },
    );
    if start {
        commands.insert_resource(Session::new(record(&choice, watching.0, &settings)?));
        sound.write(Sound::Deal);
        screen.set(Screen::Durak);
    } else if let Some(next) = way {
        screen.set(next);
    } else if tables {
        sound.write(Sound::Tap);
        menu.set(Menu::Tables);
    }
    Ok(())
}

fn seats(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    choice: &mut Choice,
    watching: bool,
) {
    widget::caption(ui, palette, &language.text("new-players"));
    let allowed: Vec<(usize, String)> =
        choice.rules.players().iter().map(|&count| (count, count.to_string())).collect();
    if !choice.rules.players().contains(&choice.players) {
        choice.players = choice.rules.players()[0];
    }
    widget::choice(ui, palette, &mut choice.players, &allowed);
    let first = if watching { 0 } else { 1 };
    choice.edited = choice.edited.clamp(first, choice.players - 1);
    if first + 1 == choice.players {
        widget::caption(ui, palette, &language.text("new-opponent"));
    } else {
        let caption = if watching { "new-minds" } else { "new-opponents" };
        widget::caption(ui, palette, &language.text(caption));
        let seats: Vec<(usize, String)> = (first..choice.players)
            .map(|seat| {
                let mind = language.mind(&choice.minds[seat]);
                (seat, format!("{} · {mind}", seat + 1 - first))
            })
            .collect();
        widget::choice(ui, palette, &mut choice.edited, &seats);
    }
    let edited = choice.edited;
    roster::choose::<Durak>(ui, palette, language, &mut choice.minds[edited]);
}

/// The way to the control tables, where a mind goes by them; whether it was taken.
fn own_tables(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    choice: &Choice,
    settings: &Settings,
) -> bool {
    if base(&choice.minds[choice.edited]) != FUZZY {
        return false;
    }
    let usual = settings.tables == *Tables::published();
    let key = if usual { "tables-usual" } else { "tables-own" };
    widget::button(ui, palette, &language.text(key), Voice::Quiet).clicked()
}

fn rules(ui: &mut egui::Ui, palette: &Palette, language: &Language, choice: &mut Choice) {
    widget::caption(ui, palette, &language.text("new-rules"));
    let presets = [
        (Rules::throw_in(), "rules-throw-in"),
        (Rules::transfer(), "rules-transfer"),
        (Rules::partnership(), "rules-partnership"),
    ]
    .map(|(rules, key)| (Rules { deck: choice.rules.deck, ..rules }, language.text(key)));
    widget::choice(ui, palette, &mut choice.rules, &presets);
    let decks = [Deck::Cards24, Deck::Cards32, Deck::Cards36, Deck::Cards52]
        .map(|deck| (deck, language.format("rules-deck", &[("count", deck.size().into())])));
    widget::choice(ui, palette, &mut choice.rules.deck, &decks);
    widget::switch(ui, palette, &mut choice.rules_open, &language.text("rules-all"));
    if choice.rules_open {
        house_rules(ui, palette, language, &mut choice.rules);
    }
}

fn house_rules(ui: &mut egui::Ui, palette: &Palette, language: &Language, rules: &mut Rules) {
    widget::caption(ui, palette, &language.text("rules-who-throws-in"));
    let who = [
        (ThrowingIn::All, "rules-throw-all"),
        (ThrowingIn::Neighbours, "rules-throw-neighbours"),
        (ThrowingIn::Attacker, "rules-throw-attacker"),
    ]
    .map(|(value, key)| (value, language.text(key)));
    widget::choice(ui, palette, &mut rules.throwing_in, &who);
    widget::caption(ui, palette, &language.text("rules-passing-on"));
    let transfer = [
        (Transfer::Off, "rules-transfer-off"),
        (Transfer::Playing, "rules-transfer-playing"),
        (Transfer::PlayingOrShowing, "rules-transfer-showing"),
    ]
    .map(|(value, key)| (value, language.text(key)));
    widget::choice(ui, palette, &mut rules.transfer, &transfer);
    widget::caption(ui, palette, &language.text("rules-first-attack"));
    let first = [
        (FirstAttack::OnTheFool, "rules-first-on-fool"),
        (FirstAttack::LowestTrump, "rules-first-lowest-trump"),
    ]
    .map(|(value, key)| (value, language.text(key)));
    widget::choice(ui, palette, &mut rules.first_attack, &first);
    for (on, key) in [
        (&mut rules.adding_to_a_taker, "rules-adding"),
        (&mut rules.first_discard_of_five, "rules-first-five"),
        (&mut rules.partnership, "rules-sides"),
        (&mut rules.redeal, "rules-redeal"),
        (&mut rules.last_defender_is_fool, "rules-last-defender"),
    ] {
        widget::switch(ui, palette, on, &language.text(key));
    }
}

/// The record of the deal that was chosen; the person, if he plays, sits on seat 0.
fn record(choice: &Choice, watching: bool, settings: &Settings) -> Result<Record<Durak>> {
    let minds = choice.minds[..choice.players].iter();
    let mut players: Vec<Player> =
        minds.map(|name| Player::Opponent(with_tables(name, &settings.tables))).collect();
    if !watching {
        players[0] = Player::Human;
    }
    Ok(Record::new(Setup::new(choice.players, choice.rules), session::fresh_seed()?, players)?)
}

/// The fuzzy mind goes by the tables that the player made.
fn with_tables(name: &str, tables: &Tables) -> String {
    if base(name) != FUZZY || tables == Tables::published() {
        return name.to_owned();
    }
    let join = if name.contains('?') { '&' } else { '?' };
    format!("{name}{join}{}", tables.overrides())
}
