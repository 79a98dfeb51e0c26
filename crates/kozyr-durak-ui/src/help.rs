//! Durak's help pages: opponents, glossary, and the rules in force.

use crate::game_ui::DurakUi;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Sense, pos2, vec2};
use kozyr_core::game::Game;
use kozyr_durak::{
    AfterDrawRule, AfterTakeRule, Card, Durak, FirstAttackRule, Rank, Rules, STALL_ACTIONS, Suit,
    ThrowInRule, TransferRule,
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

/// Registers Durak's help contents.
pub(crate) fn plugin(app: &mut App) {
    help::register::<DurakUi, _>(app, OPPONENT_FAMILIES, TERMS, publish);
}

/// Publishes the rules of the current deal. Without a deal, publishes those chosen last.
fn publish(
    mut contexts: EguiContexts,
    language: Res<Language>,
    screen: Res<State<Screen>>,
    session: Option<Res<Session<Durak>>>,
    house_rules: HouseRules,
    pictures: Res<CardPictures>,
    mut help: ResMut<HelpRegistry>,
) {
    let table_session = session.filter(|_| **screen == TABLE);
    let (origin_key, rules) = match table_session.as_deref() {
        Some(session) => ("help-rules-here", session.record().setup().rules),
        None => ("help-rules-chosen", house_rules.rules()),
    };
    let pictures = PanelCardPictures::new(&pictures, &mut contexts);
    let sections = sections(&rules, &language, pictures);
    help.set_rules(ID, RulesPage { origin_key: Some(origin_key), sections });
}

/// Returns the rules of Durak under these house rules, section by section.
fn sections(rules: &Rules, language: &Language, pictures: PanelCardPictures) -> Vec<RulesSection> {
    let mut writer = RulesWriter::new(Durak::NAME, language);
    writer.add_section("aim", &[]);
    add_deal_sections(&mut writer, rules);
    add_bout_sections(&mut writer, rules, pictures);
    writer.add_section("drawing", &[]);
    writer.add_section("next", &[]);
    writer.add_section("end", &[]);
    if rules.last_defender_is_fool {
        writer.add_section("last-defender", &[]);
    } else {
        writer.add_paragraph("end-draw", &[]);
    }
    writer.add_paragraph("stall-text", &[("count", STALL_ACTIONS.into())]);
    writer.into_sections()
}

/// Writes the sections of the rules up to the first attack.
fn add_deal_sections(writer: &mut RulesWriter<'_>, rules: &Rules) {
    let players: Vec<String> = rules.player_counts().iter().map(ToString::to_string).collect();
    let lowest = writer.language().rank(rules.deck.lowest_rank());
    let cards = [
        ("count", rules.deck.size().into()),
        ("lowest", lowest.into()),
        ("players", players.join(", ").into()),
    ];
    writer.add_section("cards", &cards);
    writer.add_paragraph("deal-text", &[]);
    if rules.redeal {
        writer.add_section("redeal", &[]);
    }
    if rules.partnership {
        writer.add_section("partners", &[]);
    }
    writer.add_section("first", &[]);
    writer.add_paragraph(
        match rules.first_attack {
            FirstAttackRule::OnTheFool => "first-on-fool",
            FirstAttackRule::LowestTrump => "first-lowest",
        },
        &[],
    );
    writer.add_paragraph(
        match rules.after_draw {
            AfterDrawRule::LowestTrump => "draw-lowest",
            AfterDrawRule::SamePlayer => "draw-same",
            AfterDrawRule::NextPlayer => "draw-next",
        },
        &[],
    );
}

/// Writes the sections of the rules about attack, defence and taking.
fn add_bout_sections(writer: &mut RulesWriter<'_>, rules: &Rules, pictures: PanelCardPictures) {
    writer.add_section("attack", &[]);
    writer.add_section("defence", &[]);
    writer.set_picture(Box::new(move |ui, _| draw_beating(ui, pictures)));
    add_transfer_sections(writer, rules.transfer);
    writer.add_section("throwing", &[]);
    writer.add_paragraph(
        match rules.throwing_in {
            ThrowInRule::All => "throw-all",
            ThrowInRule::Neighbours => "throw-neighbours",
            ThrowInRule::Attacker => "throw-attacker",
        },
        &[],
    );
    match rules.attack_limit.cards() {
        Some(cards) => writer.add_paragraph("room-text", &[("count", cards.into())]),
        None => writer.add_paragraph("room-hand-text", &[]),
    }
    if rules.max_five_before_discard {
        writer.add_section("five", &[]);
    }
    writer.add_section("taking", &[]);
    writer.add_paragraph(
        match rules.throw_in_after_take {
            AfterTakeRule::Throwers => "adding",
            AfterTakeRule::Attacker => "adding-attacker",
            AfterTakeRule::Nobody => "no-adding",
        },
        &[],
    );
}

/// Writes the sections of the rules about transferring, by playing or showing a card.
fn add_transfer_sections(writer: &mut RulesWriter<'_>, rule: TransferRule) {
    if rule != TransferRule::Off {
        writer.add_section("transfer", &[]);
    }
    let how_often = match rule {
        TransferRule::Off | TransferRule::Playing => return,
        TransferRule::PlayingOrShowing => "showing-deal",
        TransferRule::ShowingEachBout => "showing-bout",
        TransferRule::ShowingAlways => "showing-always",
    };
    writer.add_section("showing", &[]);
    writer.add_paragraph(how_often, &[]);
}

/// Draws an illustration of beating: the nine of diamonds on the seven of diamonds, and the trump
/// six of hearts on the king of clubs.
fn draw_beating(ui: &mut egui::Ui, pictures: PanelCardPictures) {
    const WIDTH: f32 = 66.0;
    let (rect, _) = ui.allocate_exact_size(vec2(280.0, WIDTH * 1.95), Sense::hover());
    let pairs = [
        (Card::new(Rank::Seven, Suit::Diamonds), Card::new(Rank::Nine, Suit::Diamonds)),
        (Card::new(Rank::King, Suit::Clubs), Card::new(Rank::Six, Suit::Hearts)),
    ];
    for (index, (attack, with)) in pairs.into_iter().enumerate() {
        let center = pos2(rect.left() + 64.0 + 140.0 * index as f32, rect.center().y);
        let offset = vec2(WIDTH * 0.18, WIDTH * 0.16);
        pictures.card(ui, attack, center - offset, WIDTH, -0.05);
        pictures.card(ui, with, center + offset, WIDTH, 0.1);
    }
}
