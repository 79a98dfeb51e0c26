//! What Help tells of Durak: its opponents, its words, and the rules that are in force.

use crate::game_ui::DurakUi;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Sense, pos2, vec2};
use kozyr_core::game::Game;
use kozyr_durak::{Card, Durak, FirstAttack, Rank, Rules, STALL, Suit, ThrowingIn, Transfer};

use super::{
    new_game::HouseRules,
    pictures::{PanelPictures, Pictures},
    screens::{ID, TABLE},
};
use kozyr_features::help::{self, Family, GamesHelp, RulesPage, Section, Writer};
use kozyr_platform::screen::Screen;
use kozyr_table::session::Session;
use kozyr_ui::language::Language;

/// The opponents, the simplest first.
pub const FAMILIES: &[Family] = &[
    Family::plain("random"),
    Family::plain("lowest"),
    Family::plain("greedy"),
    Family { told: &["potential", "potential-fixed"], ..Family::plain("potential") },
    Family { told: &["hand-value", "hand-value-published"], ..Family::plain("hand-value") },
    Family { told: &["fuzzy", "fuzzy-learned"], ..Family::plain("fuzzy") },
    Family {
        shared: Some("family-apprentice"),
        face: "apprentice-4",
        ..Family::plain("apprentice")
    },
    Family { shared: Some("family-master"), face: "master-3", ..Family::plain("master") },
];

/// The game's field terms.
const WORDS: &[&str] = &[
    "attacker", "defender", "bout", "lead", "beat", "throw-in", "take", "transfer", "talon",
    "trump", "plain", "discard", "fool",
];

pub(crate) fn plugin(app: &mut App) {
    help::register::<DurakUi, _>(app, FAMILIES, WORDS, publish);
}

/// Publishes the rules of the deal on the table, or else those that were chosen last.
fn publish(
    mut contexts: EguiContexts,
    language: Res<Language>,
    screen: Res<State<Screen>>,
    session: Option<Res<Session<Durak>>>,
    house: HouseRules,
    pictures: Res<Pictures>,
    mut help: ResMut<GamesHelp>,
) {
    let here = session.filter(|_| **screen == TABLE);
    let (whose, rules) = match here.as_deref() {
        Some(session) => ("help-rules-here", session.record().setup().rules),
        None => ("help-rules-chosen", house.rules()),
    };
    let pictures = PanelPictures::of(&pictures, &mut contexts);
    let sections = sections(&rules, &language, pictures);
    help.publish(ID, RulesPage { whose: Some(whose), sections });
}

/// The rules of Durak with these house rules, and no word of others.
fn sections(rules: &Rules, language: &Language, pictures: PanelPictures) -> Vec<Section> {
    let mut text = Writer::new(Durak::NAME, language);
    text.section("aim", &[]);
    before_the_deal(&mut text, rules);
    the_bout(&mut text, rules, pictures);
    text.section("drawing", &[]);
    text.section("next", &[]);
    text.section("end", &[]);
    if rules.last_defender_is_fool {
        text.section("last-defender", &[]);
    } else {
        text.and("end-draw", &[]);
    }
    text.and("stall-text", &[("count", STALL.into())]);
    text.into_sections()
}

fn before_the_deal(text: &mut Writer<'_>, rules: &Rules) {
    let players: Vec<String> = rules.players().iter().map(ToString::to_string).collect();
    let lowest = text.language().rank(rules.deck.lowest());
    let cards = [
        ("count", rules.deck.size().into()),
        ("lowest", lowest.into()),
        ("players", players.join(", ").into()),
    ];
    text.section("cards", &cards);
    text.and("deal-text", &[]);
    if rules.redeal {
        text.section("redeal", &[]);
    }
    if rules.partnership {
        text.section("partners", &[]);
    }
    text.section("first", &[]);
    text.and(
        match rules.first_attack {
            FirstAttack::OnTheFool => "first-on-fool",
            FirstAttack::LowestTrump => "first-lowest",
        },
        &[],
    );
}

fn the_bout(text: &mut Writer<'_>, rules: &Rules, pictures: PanelPictures) {
    text.section("attack", &[]);
    text.section("defence", &[]);
    text.picture(Box::new(move |ui, _| beating(ui, pictures)));
    if rules.transfer != Transfer::Off {
        text.section("transfer", &[]);
    }
    if rules.transfer == Transfer::PlayingOrShowing {
        text.section("showing", &[]);
    }
    text.section("throwing", &[]);
    text.and(
        match rules.throwing_in {
            ThrowingIn::All => "throw-all",
            ThrowingIn::Neighbours => "throw-neighbours",
            ThrowingIn::Attacker => "throw-attacker",
        },
        &[],
    );
    text.and("room-text", &[]);
    if rules.first_discard_of_five {
        text.section("five", &[]);
    }
    text.section("taking", &[]);
    text.and(if rules.adding_to_a_taker { "adding" } else { "no-adding" }, &[]);
}

/// Nine of diamonds upon seven of diamonds, six of hearts, the trump, upon king of clubs.
fn beating(ui: &mut egui::Ui, pictures: PanelPictures) {
    const WIDTH: f32 = 66.0;
    let (rect, _) = ui.allocate_exact_size(vec2(280.0, WIDTH * 1.95), Sense::hover());
    let pairs = [
        (Card::new(Rank::Seven, Suit::Diamonds), Card::new(Rank::Nine, Suit::Diamonds)),
        (Card::new(Rank::King, Suit::Clubs), Card::new(Rank::Six, Suit::Hearts)),
    ];
    for (index, (attack, with)) in pairs.into_iter().enumerate() {
        let middle = pos2(rect.left() + 64.0 + 140.0 * index as f32, rect.center().y);
        let apart = vec2(WIDTH * 0.18, WIDTH * 0.16);
        pictures.card(ui, attack, middle - apart, WIDTH, -0.05);
        pictures.card(ui, with, middle + apart, WIDTH, 0.1);
    }
}
