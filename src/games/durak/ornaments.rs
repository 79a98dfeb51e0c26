//! Cards on pages that are not the game's own: the front page, and the settings.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Sense, vec2};
use kozyr_core::durak::{Card, Rank, Suit};

use super::{
    layout::ASPECT,
    pictures::{PanelPictures, Pictures},
    screens::ID,
};
use crate::{
    features::ornaments::{self, GamesOrnaments, Ornaments},
    look::{panels::Panels, settings::CardBack},
};

pub(crate) fn plugin(app: &mut App) {
    ornaments::register(app, ID);
    app.add_systems(
        EguiPrimaryContextPass,
        lend.run_if(resource_exists_and_changed::<Pictures>).in_set(Panels::Prepare),
    );
}

fn lend(
    mut contexts: EguiContexts,
    pictures: Res<Pictures>,
    mut ornaments: ResMut<GamesOrnaments>,
) {
    let pictures = PanelPictures::of(&pictures, &mut contexts);
    ornaments.lend(
        ID,
        Ornaments {
            small: Some(Box::new(move |ui, side| pair(ui, pictures, side))),
            large: Some(Box::new(move |ui, width| fan(ui, pictures, width))),
            sample: Some(Box::new(move |ui, _, settings, cloth| {
                sample(ui, pictures, settings.back, cloth);
            })),
        },
    );
}

/// A king and an ace, fanned, in a square of that side.
fn pair(ui: &mut egui::Ui, pictures: PanelPictures, side: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    let width = side * 0.62;
    for (card, off, angle) in [
        (Card::new(Rank::King, Suit::Diamonds), -0.2, -0.22),
        (Card::new(Rank::Ace, Suit::Spades), 0.18, 0.1),
    ] {
        let middle = rect.center() + vec2(side * off, 0.0);
        pictures.card(ui, card, middle, width, angle);
    }
}

/// Four cards like a hand that is held, so wide together.
fn fan(ui: &mut egui::Ui, pictures: PanelPictures, width: f32) {
    const CARDS: [(Rank, Suit); 4] = [
        (Rank::Jack, Suit::Clubs),
        (Rank::Queen, Suit::Hearts),
        (Rank::King, Suit::Diamonds),
        (Rank::Ace, Suit::Spades),
    ];
    let card = width * 0.36;
    let size = vec2(width, card * ASPECT * 1.25);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    for (index, (rank, suit)) in CARDS.into_iter().enumerate() {
        let off = index as f32 - 1.5;
        let sunk = off * off * card * 0.045;
        let middle = rect.center() + vec2(off * card * 0.52, sunk - card * 0.06);
        pictures.card(ui, Card::new(rank, suit), middle, card, off * 0.13);
    }
}

/// A back and three faces, from the left edge of the cloth.
fn sample(ui: &egui::Ui, pictures: PanelPictures, back: CardBack, cloth: egui::Rect) {
    const CARD: f32 = 58.0;
    let middle = |x: f32, y: f32| egui::pos2(cloth.left() + x, cloth.center().y + y);
    pictures.back(ui, back, middle(50.0, 0.0), CARD, -0.12);
    let cards: [(Card, f32, f32); 3] = [
        (Card::new(Rank::King, Suit::Diamonds), 112.0, -0.1),
        (Card::new(Rank::Queen, Suit::Clubs), 148.0, 0.0),
        (Card::new(Rank::Ace, Suit::Spades), 184.0, 0.1),
    ];
    for (card, x, angle) in cards {
        pictures.card(ui, card, middle(x, angle.abs() * 20.0), CARD, angle);
    }
}
