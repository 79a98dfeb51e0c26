//! Where the things lie of which the lesson of Durak speaks.

use bevy::prelude::*;
use kozyr_core::game::Game;
use kozyr_durak::{Action, Card, Durak};

use super::Point;
use crate::{
    components::Hands,
    layout::{ASPECT, Layout, Pose},
    touch::Offers,
};
use kozyr_features::lessons::Mark;
use kozyr_table::session::Session;

/// The marks of those points.
pub(super) fn marks(
    In(points): In<Vec<Point>>,
    session: Res<Session<Durak>>,
    layout: Res<Layout>,
    offers: Res<Offers>,
    hands: Hands,
) -> Vec<Mark> {
    let hand = hands.of(session.viewer());
    let in_hand = |card: Card| {
        let index = hand.iter().position(|&other| other == card)?;
        Some(layout.in_hand(index, hand.len(), offers.playable(card)))
    };
    let mut found = Vec::new();
    for point in points {
        match point {
            Point::Next => found.extend(next(&session, &layout, in_hand)),
            Point::Open => found.extend(open(&session, &layout)),
            Point::Hand => {
                let hand = session.game().hand(session.viewer());
                found.extend(around(hand.iter().filter_map(in_hand)));
            }
            Point::Theirs => found.extend(layout.seats.first().map(|spot| {
                let size = Vec2::new(spot.spread, layout.seat_card * ASPECT);
                Mark::of(Rect::from_center_size(spot.cards, size))
            })),
            Point::Talon => {
                let size = Vec2::splat(layout.talon_card * ASPECT);
                found.push(Mark::of(Rect::from_center_size(layout.talon, size)));
            }
            Point::Discard => {
                let size = Vec2::new(0.8, 1.1) * layout.talon_card;
                found.push(Mark::of(Rect::from_center_size(layout.discard, size)));
            }
            Point::Bout => found.extend(bout(&session, &layout)),
        }
    }
    found
}

/// What is to be touched for the next action of the script.
fn next(
    session: &Session<Durak>,
    layout: &Layout,
    in_hand: impl Fn(Card) -> Option<Pose>,
) -> Option<Mark> {
    let card = match session.next_in_script()? {
        Action::Attack(cards) => cards.first()?,
        Action::Beat { with, .. } => with,
        Action::ThrowIn(card) => card,
        _ => {
            let touch = Some(layout.action.center());
            return Some(Mark { touch, ..Mark::of(layout.action) });
        }
    };
    let pose = in_hand(card)?;
    Some(Mark { touch: Some(pose.bare_place()), ..of_card(pose) })
}

fn of_card(pose: Pose) -> Mark {
    Mark {
        place: pose.place,
        size: Vec2::new(pose.width, pose.width * ASPECT),
        angle: pose.angle,
        round: false,
        touch: None,
    }
}

/// The attack cards that are not beaten.
fn open(session: &Session<Durak>, layout: &Layout) -> Vec<Mark> {
    let view = session.game().view(session.viewer());
    let table = view.table();
    let slots = (0..table.len()).filter(|&slot| table[slot].beaten_by.is_none());
    slots.map(|slot| of_card(layout.in_bout(slot, table.len())[0])).collect()
}

/// All that lies on the table.
fn bout(session: &Session<Durak>, layout: &Layout) -> Option<Mark> {
    let pairs = session.game().view(session.viewer()).table().len();
    around((0..pairs).flat_map(|slot| layout.in_bout(slot, pairs)))
}

/// A frame around several cards.
fn around(poses: impl Iterator<Item = Pose>) -> Option<Mark> {
    let rects = poses
        .map(|pose| Rect::from_center_size(pose.place, Vec2::new(pose.width, pose.width * ASPECT)));
    Some(Mark::of(rects.reduce(|all, one| all.union(one))?))
}
