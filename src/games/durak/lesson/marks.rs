//! Where the things lie of which the lesson of Durak speaks.

use bevy::prelude::*;
use kozyr_core::{
    durak::{Action, Card, Durak},
    game::Game,
};

use super::Point;
use crate::{
    features::lessons::{Lesson, Mark, Marks},
    games::durak::{
        components::Hands,
        layout::{ASPECT, Layout, Pose},
        screens::TABLE,
        touch::Offers,
    },
    platform::step::Step,
    table::{motion, session::Session},
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        mark.run_if(in_state(TABLE))
            .run_if(resource_exists::<Lesson<Durak>>)
            .run_if(resource_exists::<Session<Durak>>)
            .after(Step::Ask),
    );
    app.add_systems(OnExit(TABLE), |mut marks: ResMut<Marks>| marks.0.clear());
}

fn mark(
    lesson: Res<Lesson<Durak>>,
    session: Res<Session<Durak>>,
    layout: Res<Layout>,
    offers: Res<Offers>,
    hands: Hands,
    journeys: Query<(), With<motion::Journey>>,
    mut marks: ResMut<Marks>,
) {
    let mut found = Vec::new();
    if !lesson.over && lesson.is_reached(&session) && journeys.is_empty() {
        let hand = hands.of(session.viewer());
        let in_hand = |card: Card| {
            let index = hand.iter().position(|&other| other == card)?;
            Some(layout.in_hand(index, hand.len(), offers.playable(card)))
        };
        for &point in &lesson.step().points {
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
    }
    marks.set_if_neq(Marks(found));
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
