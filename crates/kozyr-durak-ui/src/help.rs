//! Durak's help pages: opponents, glossary, and the rules in force.

use crate::game_ui::DurakUi;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Sense, pos2, vec2};
use kozyr_core::game::Game;
use kozyr_durak::{
    Card, Durak, FirstAttackRule, Rank, Rules, STALL_ACTIONS, Suit, ThrowInRule, TransferRule,
};

use super::{
    new_game::HouseRules,
    pictures::{CardPictures, PanelCardPictures},
    screens::{ID, TABLE},
};
use kozyr_features::help::{
    self, HelpRegistry, OpponentFamily, RulesPage, RulesSection, RulesWriter,
};
use kozyr_platform::screen::Screen;
use kozyr_table::session::Session;
use kozyr_ui::language::Language;

/// Opponents, the simplest first.
pub const OPPONENT_FAMILIES: &[OpponentFamily] = &[
    OpponentFamily::new("random"),
    OpponentFamily::new("lowest"),
    OpponentFamily::new("greedy"),
    OpponentFamily {
        described: &["potential", "potential-fixed"],
        ..OpponentFamily::new("potential")
    },
    OpponentFamily {
        described: &["hand-value", "hand-value-published"],
        ..OpponentFamily::new("hand-value")
    },
    OpponentFamily { described: &["fuzzy", "fuzzy-learned"], ..OpponentFamily::new("fuzzy") },
    OpponentFamily {
        name_key: Some("family-apprentice"),
        face: "apprentice-4",
        ..OpponentFamily::new("apprentice")
    },
    OpponentFamily {
        name_key: Some("family-master"),
        face: "master-3",
        ..OpponentFamily::new("master")
    },
];

/// Glossary terms of the game.
const TERMS: &[&str] = &[
    "attacker", "defender", "bout", "lead", "beat", "throw-in", "take", "transfer", "talon",
    "trump", "plain", "discard", "fool",
];

pub(crate) fn plugin(app: &mut App) {
    help::register::<DurakUi, _>(app, OPPONENT_FAMILIES, TERMS, publish);
}

/// Publishes the rules of the current deal. Without a deal, publishes those chosen last.
fn publish(
    mut contexts: EguiContexts,
    language: Res<Language>,
    screen: Res<State<Screen>>,
    session: Option<Res<Session<Durak>>>,
    house: HouseRules,
    pictures: Res<CardPictures>,
    mut help: ResMut<HelpRegistry>,
) {
    let here = session.filter(|_| **screen == TABLE);
    let (whose, rules) = match here.as_deref() {
        Some(session) => ("help-rules-here", session.record().setup().rules),
        None => ("help-rules-chosen", house.rules()),
    };
    let pictures = PanelCardPictures::new(&pictures, &mut contexts);
    let sections = sections(&rules, &language, pictures);
    help.set_rules(ID, RulesPage { origin_key: Some(whose), sections });
}

/// Returns the rules of Durak, limited to the given house rules.
fn sections(rules: &Rules, language: &Language, pictures: PanelCardPictures) -> Vec<RulesSection> {
    let mut text = RulesWriter::new(Durak::NAME, language);
    text.add_section("aim", &[]);
    before_the_deal(&mut text, rules);
    the_bout(&mut text, rules, pictures);
    text.add_section("drawing", &[]);
    text.add_section("next", &[]);
    text.add_section("end", &[]);
    if rules.last_defender_is_fool {
        text.add_section("last-defender", &[]);
    } else {
        text.add_paragraph("end-draw", &[]);
    }
    text.add_paragraph("stall-text", &[("count", STALL_ACTIONS.into())]);
    text.into_sections()
}

fn before_the_deal(text: &mut RulesWriter<'_>, rules: &Rules) {
    let players: Vec<String> = rules.player_counts().iter().map(ToString::to_string).collect();
    let lowest = text.language().rank(rules.deck.lowest_rank());
    let cards = [
        ("count", rules.deck.size().into()),
        ("lowest", lowest.into()),
        ("players", players.join(", ").into()),
    ];
    text.add_section("cards", &cards);
    text.add_paragraph("deal-text", &[]);
    if rules.redeal {
        text.add_section("redeal", &[]);
    }
    if rules.partnership {
        text.add_section("partners", &[]);
    }
    text.add_section("first", &[]);
    text.add_paragraph(
        match rules.first_attack {
            FirstAttackRule::OnTheFool => "first-on-fool",
            FirstAttackRule::LowestTrump => "first-lowest",
        },
        &[],
    );
}

fn the_bout(text: &mut RulesWriter<'_>, rules: &Rules, pictures: PanelCardPictures) {
    text.add_section("attack", &[]);
    text.add_section("defence", &[]);
    text.set_picture(Box::new(move |ui, _| beating(ui, pictures)));
    if rules.transfer != TransferRule::Off {
        text.add_section("transfer", &[]);
    }
    if rules.transfer == TransferRule::PlayingOrShowing {
        text.add_section("showing", &[]);
    }
    text.add_section("throwing", &[]);
    text.add_paragraph(
        match rules.throwing_in {
            ThrowInRule::All => "throw-all",
            ThrowInRule::Neighbours => "throw-neighbours",
            ThrowInRule::Attacker => "throw-attacker",
        },
        &[],
    );
    text.add_paragraph("room-text", &[]);
    if rules.max_five_before_discard {
        text.add_section("five", &[]);
    }
    text.add_section("taking", &[]);
    text.add_paragraph(if rules.throw_in_after_take { "adding" } else { "no-adding" }, &[]);
}

/// Nine of diamonds on seven of diamonds, and trump six of hearts on king of clubs.
fn beating(ui: &mut egui::Ui, pictures: PanelCardPictures) {
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
