//! Cards on general pages: the front page and the settings.

mod deck_samples;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Sense, vec2};
use kozyr_core::game::{Game, Seat};
use kozyr_durak::{Card, Durak, Rank, Suit};

use super::{
    layout::CARD_HEIGHT_RATIO,
    pictures::{CardPictures, PanelCardPictures},
    screens::ID,
};
use kozyr_features::decorations::{self, DecorationRegistry, GameDecorations, StyledItem};
use kozyr_table::session::Session;
use kozyr_ui::settings::CardBack;

/// Registers Durak's pictures for general pages.
pub(crate) fn plugin(app: &mut App) {
    decorations::register::<CardPictures, Durak, _>(app, publish_decorations);
}

/// Registers painters for Durak's pictures on general pages. The poster shows the player's hand in
/// a match to be resumed, else a sample hand.
fn publish_decorations(
    mut contexts: EguiContexts,
    pictures: Res<CardPictures>,
    session: Option<Res<Session<Durak>>>,
    mut registry: ResMut<DecorationRegistry>,
) {
    let pictures = PanelCardPictures::new(&pictures, &mut contexts);
    let cards = waiting_hand(session.as_deref())
        .unwrap_or_else(|| POSTER_HAND.iter().map(|&(rank, suit)| Card::new(rank, suit)).collect());
    registry.set(
        ID,
        GameDecorations {
            emblem: Some(Box::new(move |ui, side| pair(ui, pictures, side))),
            poster: Some(Box::new(move |ui, _, _, rect| hand(ui, pictures, &cards, rect))),
            position: Some(Box::new(move |ui, _, _, record, rect| {
                if let Some(record) = record.downcast_ref::<Durak>() {
                    position(ui, pictures, record.game(), rect);
                }
            })),
            sample: Some(Box::new(move |ui, _, settings, cloth| {
                sample(ui, pictures, settings.card_back, cloth);
            })),
            swatches: vec![
                (
                    StyledItem::CardBack,
                    Box::new(move |ui, _, settings, rect| {
                        let width = rect.height() * 0.62;
                        pictures.back(ui, settings.card_back, rect.center(), width, 0.0);
                    }),
                ),
                (
                    StyledItem::Deck,
                    Box::new(|ui, _, settings, rect| deck_samples::draw(ui, settings.deck, rect)),
                ),
            ],
        },
    );
}

/// The player's hand in a match to be resumed; `None` without such a match or cards, or on a shared
/// device, where hands stay hidden.
fn waiting_hand(session: Option<&Session<Durak>>) -> Option<Vec<Card>> {
    let session =
        session.filter(|session| session.is_resumable() && session.person_count() == 1)?;
    let hand: Vec<Card> = session.game().hand(session.viewer()).into_iter().collect();
    (!hand.is_empty()).then_some(hand)
}

/// Allocates a square with this side, in points, and draws a fanned king and ace in it.
fn pair(ui: &mut egui::Ui, pictures: PanelCardPictures, side: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    let width = side * 0.62;
    for (card, offset, angle) in [
        (Card::new(Rank::King, Suit::Diamonds), -0.2, -0.22),
        (Card::new(Rank::Ace, Suit::Spades), 0.18, 0.1),
    ] {
        let center = rect.center() + vec2(side * offset, 0.0);
        pictures.card(ui, card, center, width, angle);
    }
}

/// Draws a fanned hand at the bottom of a rectangle; of more than eight cards only the last eight.
fn hand(ui: &egui::Ui, pictures: PanelCardPictures, cards: &[Card], rect: egui::Rect) {
    /// Maximum number of distinguishable cards.
    const MAX_CARDS: usize = 8;
    let cards = &cards[cards.len().saturating_sub(MAX_CARDS)..];
    let width = (rect.width() * 0.42).min(rect.height() * 0.6);
    let middle_index = (cards.len() as f32 - 1.0) / 2.0;
    let step = (width * 0.55).min((rect.width() - width * 1.25) / (2.0 * middle_index).max(1.0));
    for (index, &card) in cards.iter().enumerate() {
        let offset = index as f32 - middle_index;
        let angle = offset * 0.09;
        let drop = offset * offset * step * 0.05;
        let center =
            egui::pos2(rect.center().x + offset * step, rect.bottom() - width * 0.42 + drop);
        pictures.card(ui, card, center, width, angle);
    }
}

/// Draws a position with all hands open, as seen by the seat to act: all other hands in one row at
/// the top, the bout in the middle, its own hand at the bottom. Draws nothing if nobody is to act.
fn position(ui: &egui::Ui, pictures: PanelCardPictures, game: &Durak, rect: egui::Rect) {
    let Some(own) = game.to_act() else { return };
    let row_height = rect.height() / 3.0;
    let width = (row_height * 0.94 / CARD_HEIGHT_RATIO).min(rect.width() * 0.2);
    let draw_row = |cards: &[Card], width: f32, y: f32| {
        let step = (width * 1.06).min((rect.width() - width) / (cards.len() as f32 - 1.0).max(1.0));
        for (index, &card) in cards.iter().enumerate() {
            let offset = index as f32 - (cards.len() as f32 - 1.0) / 2.0;
            pictures.card(ui, card, egui::pos2(rect.center().x + offset * step, y), width, 0.0);
        }
    };
    let seats = Seat::all(game.seats()).filter(|&seat| seat != own);
    let others: Vec<Card> = seats.flat_map(|seat| game.hand(seat)).collect();
    draw_row(&others, width * 0.82, rect.top() + row_height * 0.42);
    let table = game.view(own).table_pairs();
    for (slot, pair) in table.iter().enumerate() {
        let offset = (slot as f32 - (table.len() as f32 - 1.0) / 2.0) * width * 1.4;
        let center = egui::pos2(rect.center().x + offset, rect.center().y - row_height * 0.04);
        pictures.card(ui, pair.attack, center - vec2(width * 0.12, 0.0), width * 0.9, -0.05);
        if let Some(with) = pair.beaten_by {
            pictures.card(
                ui,
                with,
                center + vec2(width * 0.16, row_height * 0.08),
                width * 0.9,
                0.1,
            );
        }
    }
    let hand: Vec<Card> = game.hand(own).into_iter().collect();
    draw_row(&hand, width, rect.bottom() - row_height * 0.48);
}

/// Sample hand for the front page.
const POSTER_HAND: [(Rank, Suit); 6] = [
    (Rank::Nine, Suit::Hearts),
    (Rank::Jack, Suit::Clubs),
    (Rank::Queen, Suit::Hearts),
    (Rank::King, Suit::Diamonds),
    (Rank::Ten, Suit::Spades),
    (Rank::Ace, Suit::Spades),
];

/// Draws a card with this back and three fixed face-up cards, from the left edge of the cloth.
fn sample(ui: &egui::Ui, pictures: PanelCardPictures, back: CardBack, cloth: egui::Rect) {
    const CARD_WIDTH: f32 = 58.0;
    let center_at = |x: f32, y: f32| egui::pos2(cloth.left() + x, cloth.center().y + y);
    pictures.back(ui, back, center_at(50.0, 0.0), CARD_WIDTH, -0.12);
    let cards: [(Card, f32, f32); 3] = [
        (Card::new(Rank::King, Suit::Diamonds), 112.0, -0.1),
        (Card::new(Rank::Queen, Suit::Clubs), 148.0, 0.0),
        (Card::new(Rank::Ace, Suit::Spades), 184.0, 0.1),
    ];
    for (card, x, angle) in cards {
        pictures.card(ui, card, center_at(x, angle.abs() * 20.0), CARD_WIDTH, angle);
    }
}
