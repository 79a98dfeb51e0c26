//! Where cards can be touched, for tests.

use bevy::prelude::*;

use super::{
    deck::{PlayingCard, Role, Whereabouts},
    layout::Layout,
    touch::Offers,
};
use crate::{
    app::session::Session,
    durak::{Card, Durak},
};

/// The part of a card that no other card covers: near its left edge, where fans show it.
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
    Some(pose.place - Vec2::from_angle(pose.angle) * (pose.width / 2.0 - 4.0))
}
