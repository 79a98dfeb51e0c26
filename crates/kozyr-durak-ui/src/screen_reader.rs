//! The card table in words, for those who do not see it.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use kozyr_core::game::{Game, Seat};
use kozyr_core::texts::FluentValue;
use kozyr_durak::{Card, CardSet, Durak, Event as Happened, Rank, Suit};

use super::{
    focus::show_hand,
    hand_order::sorted,
    layout::{ASPECT, Layout},
    screens::TABLE,
    touch::Offers,
};
use kozyr_platform::{screen::Menu, system_sets::Step};
use kozyr_table::{
    hud::rect,
    session::{Played, Session},
};
use kozyr_ui::{
    accessibility,
    language::Language,
    panels::Panels,
    settings::{HandOrder, TrumpEnd},
};

/// What happened last, in sentences.
#[derive(Resource, Default)]
struct Heard(String);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Heard>();
    app.add_systems(
        Update,
        hear.run_if(in_state(TABLE)).run_if(resource_exists::<Session<Durak>>).in_set(Step::Follow),
    );
    app.add_systems(
        EguiPrimaryContextPass,
        (say_table, say_what_happened)
            .chain()
            .after(show_hand)
            .run_if(in_state(TABLE))
            .run_if(in_state(Menu::None))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(Panels::Things),
    );
    app.add_systems(OnEnter(TABLE), |mut heard: ResMut<Heard>| heard.0.clear());
}

/// A card as it is said: «seven of spades».
fn said(card: Card, language: &Language) -> String {
    let rank = match card.rank() {
        Rank::Two => "two",
        Rank::Three => "three",
        Rank::Four => "four",
        Rank::Five => "five",
        Rank::Six => "six",
        Rank::Seven => "seven",
        Rank::Eight => "eight",
        Rank::Nine => "nine",
        Rank::Ten => "ten",
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        Rank::Ace => "ace",
    };
    language.format("spoken-card", &[("rank", rank.into()), ("suit", suit(card.suit()).into())])
}

fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
    }
}

fn said_all(cards: CardSet, language: &Language) -> String {
    let cards = sorted(cards.iter(), Suit::Hearts, HandOrder::Rank, TrumpEnd::Right);
    cards.into_iter().map(|card| said(card, language)).collect::<Vec<_>>().join(", ")
}

/// A card of the hand: «seven of spades, trump, can be played».
pub(crate) fn held(
    card: Card,
    session: &Session<Durak>,
    offers: &Offers,
    language: &Language,
) -> String {
    let mut name = said(card, language);
    if card.suit() == session.game().view(session.viewer()).trump() {
        name = format!("{name}, {}", language.text("spoken-trump"));
    }
    if offers.uses(card).next().is_some() {
        name = format!("{name}, {}", language.text("spoken-playable"));
    }
    name
}

/// What the hand is called as a whole.
pub(crate) fn hold(count: usize, language: &Language) -> String {
    language.format("spoken-hand", &[("count", count.into())])
}

/// Says what lies on the table and how many cards there are elsewhere.
fn say_table(
    mut contexts: EguiContexts,
    language: Res<Language>,
    layout: Res<Layout>,
    session: Res<Session<Durak>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let view = session.game().view(session.viewer());
    let id = |key: &str| egui::Id::new(("durak", key));
    let about = |middle: Vec2, width: f32| {
        let size = egui::vec2(width, width * ASPECT);
        egui::Rect::from_center_size(egui::pos2(middle.x, middle.y), size)
    };
    let table = view.table();
    for (slot, pair) in table.iter().enumerate() {
        let attack = said(pair.attack, &language);
        let text = match pair.beaten_by {
            None => language.format("spoken-open", &[("card", attack.into())]),
            Some(card) => {
                let told = [("attack", attack.into()), ("card", said(card, &language).into())];
                language.format("spoken-beaten", &told)
            }
        };
        let [pose, _] = layout.in_bout(slot, table.len());
        accessibility::say(ctx, id("bout").with(slot), about(pose.place, pose.width), &text);
    }
    let trumps = language.format("spoken-suit", &[("suit", suit(view.trump()).into())]);
    let told = [("count", view.talon().into()), ("suit", trumps.into())];
    let talon = language.format("spoken-talon", &told);
    accessibility::say(ctx, id("talon"), about(layout.talon, layout.talon_card), &talon);
    let discarded = view.discard().len();
    if discarded > 0 {
        let discard = language.format("spoken-discard", &[("count", discarded.into())]);
        accessibility::say(
            ctx,
            id("discard"),
            about(layout.discard, layout.talon_card * 0.62),
            &discard,
        );
    }
    Ok(())
}

fn hear(
    mut played: MessageReader<Played<Durak>>,
    session: Res<Session<Durak>>,
    language: Res<Language>,
    mut heard: ResMut<Heard>,
) {
    let Some(trump) = session.game().view(session.viewer()).trump_card() else { return };
    let sentences: Vec<String> = played
        .read()
        .flat_map(|played| &played.events)
        // Nobody hears what they may not see.
        .filter_map(|event| sentence(event.seen_by(session.viewer(), trump), &session, &language))
        .collect();
    if !sentences.is_empty() {
        heard.0 = sentences.join(". ");
    }
}

fn say_what_happened(mut contexts: EguiContexts, heard: Res<Heard>, layout: Res<Layout>) -> Result {
    let id = egui::Id::new("durak-heard");
    accessibility::announce(contexts.ctx_mut()?, id, rect(layout.bout), &heard.0);
    Ok(())
}

/// An event as it is told; `None` for what goes without saying.
fn sentence(event: Happened, session: &Session<Durak>, language: &Language) -> Option<String> {
    let by = |seat: Seat| language.subject(session.record(), seat);
    let name = |seat: Seat| FluentValue::from(by(seat).name);
    let card = |card: Card| FluentValue::from(said(card, language));
    let told = |key: &str, arguments: &[(&str, FluentValue)]| Some(language.format(key, arguments));
    match event {
        Happened::Dealt { seat, .. } if seat == session.viewer() => told("spoken-dealt", &[]),
        Happened::Attacked { seat, cards, .. } => {
            let cards = said_all(cards, language).into();
            told("spoken-attacked", &[("name", name(seat)), ("cards", cards)])
        }
        Happened::Beaten { seat, attack, with } => told(
            "spoken-beat",
            &[("name", name(seat)), ("attack", card(attack)), ("card", card(with))],
        ),
        Happened::Transferred { seat, card: with, .. } => {
            told("spoken-transferred", &[("name", name(seat)), ("card", card(with))])
        }
        Happened::ThrownIn { seat, card: with } => {
            told("spoken-threw-in", &[("name", name(seat)), ("card", card(with))])
        }
        Happened::Passed { seat } => {
            told("durak-passed", &[("name", name(seat)), ("person", by(seat).person().into())])
        }
        Happened::Took { seat } => {
            told("durak-took", &[("name", name(seat)), ("person", by(seat).person().into())])
        }
        Happened::BoutTaken { seat, cards } => {
            told("spoken-bout-taken", &[("name", name(seat)), ("count", cards.len().into())])
        }
        Happened::BoutBeaten { .. } => told("spoken-bout-beaten", &[]),
        // Where the device goes round, the next person may be listening already.
        Happened::Drawn { seat, cards, .. }
            if seat == session.viewer() && !session.is_passed_round() =>
        {
            told("spoken-drew-cards", &[("cards", said_all(cards, language).into())])
        }
        Happened::Drawn { seat, count, .. } => {
            told("spoken-drew", &[("name", name(seat)), ("count", count.into())])
        }
        Happened::SeatOut { seat } => told("spoken-out", &[("name", name(seat))]),
        Happened::Dealt { .. }
        | Happened::TrumpTurned { .. }
        | Happened::Kept { .. }
        | Happened::Redealt { .. }
        | Happened::FirstAttacker { .. }
        | Happened::DealOver { .. } => None,
    }
}
