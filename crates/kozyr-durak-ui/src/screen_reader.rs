//! Screen reader descriptions of the card table.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use kozyr_core::game::{Game, Seat};
use kozyr_core::texts::FluentValue;
use kozyr_durak::{Card, CardSet, Durak, Event as Happened, Rank, Suit};

use super::{
    focus::show_hand,
    hand_order::sorted,
    layout::{CARD_HEIGHT_RATIO, CardTableLayout},
    screens::TABLE,
    touch::PersonActions,
};
use kozyr_platform::{screen::Menu, system_sets::AppSystems};
use kozyr_table::{
    hud::to_egui_rect,
    session::{ActionPlayed, Session},
};
use kozyr_ui::{
    accessibility,
    language::Language,
    panels::PanelSystems,
    settings::{HandOrder, TrumpEnd},
};

/// Sentences about the latest events.
#[derive(Resource, Default)]
struct SpokenEvents(String);

/// Adds the screen reader descriptions of the card table.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SpokenEvents>();
    app.add_systems(
        Update,
        record_events
            .run_if(in_state(TABLE))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(AppSystems::UpdatePhases),
    );
    app.add_systems(
        EguiPrimaryContextPass,
        (say_table, announce_events)
            .chain()
            .after(show_hand)
            .run_if(in_state(TABLE))
            .run_if(in_state(Menu::None))
            .run_if(resource_exists::<Session<Durak>>)
            .in_set(PanelSystems::TableItems),
    );
    app.add_systems(OnEnter(TABLE), |mut spoken: ResMut<SpokenEvents>| spoken.0.clear());
}

/// Spoken name of a card: «seven of spades».
fn spoken_card(card: Card, language: &Language) -> String {
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

/// The value of the argument `suit` in spoken texts, such as `spades`.
fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
    }
}

/// The spoken names of cards, separated by commas: from low to high ranks, trumps last.
fn spoken_cards(cards: CardSet, trump: Suit, language: &Language) -> String {
    let cards = sorted(cards.iter(), trump, HandOrder::Rank, TrumpEnd::Right);
    cards.into_iter().map(|card| spoken_card(card, language)).collect::<Vec<_>>().join(", ")
}

/// Spoken description of a card in the hand: «seven of spades, trump, can be played».
pub(crate) fn spoken_hand_card(
    card: Card,
    session: &Session<Durak>,
    actions: &PersonActions,
    language: &Language,
) -> String {
    let mut name = spoken_card(card, language);
    if card.suit() == session.game().view(session.viewer()).trump() {
        name = format!("{name}, {}", language.text("spoken-trump"));
    }
    if actions.actions_with(card).next().is_some() {
        name = format!("{name}, {}", language.text("spoken-playable"));
    }
    name
}

/// Spoken description of a hand: its number of cards.
pub(crate) fn spoken_hand(count: usize, language: &Language) -> String {
    language.format("spoken-hand", &[("count", count.into())])
}

/// Adds screen reader labels to each pair of the bout, the talon with its size and trump, and the
/// discard pile unless it is empty.
fn say_table(
    mut contexts: EguiContexts,
    language: Res<Language>,
    layout: Res<CardTableLayout>,
    session: Res<Session<Durak>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let view = session.game().view(session.viewer());
    let id = |key: &str| egui::Id::new(("durak", key));
    let card_rect = |center: Vec2, width: f32| {
        let size = egui::vec2(width, width * CARD_HEIGHT_RATIO);
        egui::Rect::from_center_size(egui::pos2(center.x, center.y), size)
    };
    let table = view.table_pairs();
    for (slot, pair) in table.iter().enumerate() {
        let attack = spoken_card(pair.attack, &language);
        let text = match pair.beaten_by {
            None => language.format("spoken-open", &[("card", attack.into())]),
            Some(card) => {
                let arguments =
                    [("attack", attack.into()), ("card", spoken_card(card, &language).into())];
                language.format("spoken-beaten", &arguments)
            }
        };
        let [pose, _] = layout.in_bout(slot, table.len());
        accessibility::add_label(
            ctx,
            id("bout").with(slot),
            card_rect(pose.center, pose.width),
            &text,
        );
    }
    let trump = language.format("spoken-suit", &[("suit", suit(view.trump()).into())]);
    let arguments = [("count", view.talon_len().into()), ("suit", trump.into())];
    let talon = language.format("spoken-talon", &arguments);
    accessibility::add_label(
        ctx,
        id("talon"),
        card_rect(layout.talon, layout.talon_card_width),
        &talon,
    );
    let discarded = view.discard().len();
    if discarded > 0 {
        let discard = language.format("spoken-discard", &[("count", discarded.into())]);
        accessibility::add_label(
            ctx,
            id("discard"),
            card_rect(layout.discard, layout.talon_card_width * 0.62),
            &discard,
        );
    }
    Ok(())
}

/// Stores sentences about the events just played, as far as the viewer may know them.
fn record_events(
    mut played: MessageReader<ActionPlayed<Durak>>,
    session: Res<Session<Durak>>,
    language: Res<Language>,
    mut spoken: ResMut<SpokenEvents>,
) {
    let view = session.game().view(session.viewer());
    let events = played.read().flat_map(|played| &played.events);
    let sentences: Vec<String> =
        events.filter_map(|&event| sentence(view.redacted(event), &session, &language)).collect();
    if !sentences.is_empty() {
        spoken.0 = sentences.join(". ");
    }
}

/// Announces the stored sentences to screen readers when they change.
fn announce_events(
    mut contexts: EguiContexts,
    spoken: Res<SpokenEvents>,
    layout: Res<CardTableLayout>,
) -> Result {
    let id = egui::Id::new("durak-heard");
    accessibility::announce(contexts.ctx_mut()?, id, to_egui_rect(layout.bout), &spoken.0);
    Ok(())
}

/// A sentence about an event for the viewer; `None` if it needs no announcement.
fn sentence(event: Happened, session: &Session<Durak>, language: &Language) -> Option<String> {
    let trump = session.game().view(session.viewer()).trump();
    let subject = |seat: Seat| language.subject(session.record(), seat);
    let name = |seat: Seat| FluentValue::from(subject(seat).name);
    let card = |card: Card| FluentValue::from(spoken_card(card, language));
    let text = |key: &str, arguments: &[(&str, FluentValue)]| Some(language.format(key, arguments));
    match event {
        Happened::Dealt { seat, .. } if seat == session.viewer() => text("spoken-dealt", &[]),
        Happened::Attacked { seat, cards, .. } => {
            let cards = spoken_cards(cards, trump, language).into();
            text("spoken-attacked", &[("name", name(seat)), ("cards", cards)])
        }
        Happened::Beaten { seat, attack, with } => text(
            "spoken-beat",
            &[("name", name(seat)), ("attack", card(attack)), ("card", card(with))],
        ),
        Happened::Transferred { seat, card: with, .. } => {
            text("spoken-transferred", &[("name", name(seat)), ("card", card(with))])
        }
        Happened::ThrownIn { seat, card: with } => {
            text("spoken-threw-in", &[("name", name(seat)), ("card", card(with))])
        }
        Happened::Passed { seat } => text(
            "durak-passed",
            &[("name", name(seat)), ("person", subject(seat).grammatical_person().into())],
        ),
        Happened::Took { seat } => text(
            "durak-took",
            &[("name", name(seat)), ("person", subject(seat).grammatical_person().into())],
        ),
        Happened::BoutTaken { seat, cards } => {
            text("spoken-bout-taken", &[("name", name(seat)), ("count", cards.len().into())])
        }
        Happened::BoutBeaten { .. } => text("spoken-bout-beaten", &[]),
        // On a shared device, the next person may already be listening.
        Happened::Drawn { seat, cards, .. }
            if seat == session.viewer()
                && !session.is_hot_seat()
                && (!session.is_remote() || session.is_played_here(seat)) =>
        {
            text("spoken-drew-cards", &[("cards", spoken_cards(cards, trump, language).into())])
        }
        Happened::Drawn { seat, count, .. } => {
            text("spoken-drew", &[("name", name(seat)), ("count", count.into())])
        }
        Happened::SeatOut { seat } => text("spoken-out", &[("name", name(seat))]),
        Happened::Dealt { .. }
        | Happened::TrumpTurned { .. }
        | Happened::Kept { .. }
        | Happened::Redealt { .. }
        | Happened::FirstAttacker { .. }
        | Happened::DealOver { .. } => None,
    }
}
