//! Where cards can be touched, for tests.

use bevy::prelude::*;
use bevy_egui::egui;
use kozyr_core::durak::{Card, CardSet, Durak};

use super::{
    deck::{PlayingCard, Role, Whereabouts},
    layout::{ASPECT, Layout},
    place::NATURAL,
    touch::Offers,
};
use crate::table::{
    motion::{FaceUp, Target},
    session::Session,
};

/// Where a card of the person's hand, or an attack card, can be touched.
pub fn of_card(world: &mut World, card: Card) -> Option<Vec2> {
    let viewer = world.get_resource::<Session<Durak>>()?.viewer();
    let mut cards = world.query::<(&PlayingCard, &Whereabouts)>();
    let place = cards.iter(world).find(|(other, _)| other.0 == card).map(|(_, place)| *place)?;
    let layout = world.resource::<Layout>();
    let pose = match place {
        Whereabouts::Held { seat, index, count } if seat == viewer => {
            layout.in_hand(index, count, world.resource::<Offers>().playable(card))
        }
        Whereabouts::OnTable { slot, role: Role::Attack, pairs } => layout.in_bout(slot, pairs)[0],
        _ => return None,
    };
    Some(pose.bare_place())
}

/// The cards of hands that lie or stand face up.
pub fn open_in_hands(world: &mut World) -> Vec<Card> {
    let mut cards = world.query::<(&PlayingCard, &Whereabouts, &FaceUp)>();
    let open = cards
        .iter(world)
        .filter(|(_, place, face)| face.0 && matches!(place, Whereabouts::Held { .. }));
    open.map(|(card, ..)| card.0).collect()
}

/// What all cards cover once they lie, however they are turned, in egui's terms.
pub fn of_all_cards(world: &mut World) -> Vec<egui::Rect> {
    let mut cards = world.query_filtered::<&Target, With<PlayingCard>>();
    let rect = |target: &Target| {
        let width = NATURAL * target.scale;
        let middle = egui::pos2(target.place.x, target.place.y);
        let (sin, cos) = target.angle.sin_cos();
        let (sin, cos) = (sin.abs(), cos.abs());
        let across = egui::vec2(cos + ASPECT * sin, sin + ASPECT * cos);
        egui::Rect::from_center_size(middle, across * width)
    };
    cards.iter(world).map(rect).collect()
}

/// The cards that show their faces.
pub fn open_cards(world: &mut World) -> CardSet {
    let mut cards = world.query::<(&PlayingCard, &FaceUp)>();
    cards.iter(world).filter(|(_, face)| face.0).map(|(card, _)| card.0).collect()
}
