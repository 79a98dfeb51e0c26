//! Where the things lie of which the lesson of Reversi speaks.

use bevy::prelude::*;
use kozyr_core::reversi::{Action, Reversi, Square};

use super::Point;
use crate::{
    features::lessons::{Lesson, Mark, Marks},
    games::reversi::{layout::Layout, screens::TABLE},
    platform::step::Step,
    table::{motion, session::Session},
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        mark.run_if(in_state(TABLE))
            .run_if(resource_exists::<Lesson<Reversi>>)
            .run_if(resource_exists::<Session<Reversi>>)
            .after(Step::Ask),
    );
    app.add_systems(OnExit(TABLE), |mut marks: ResMut<Marks>| marks.0.clear());
}

fn mark(
    lesson: Res<Lesson<Reversi>>,
    session: Res<Session<Reversi>>,
    layout: Res<Layout>,
    journeys: Query<(), With<motion::Journey>>,
    mut marks: ResMut<Marks>,
) {
    let mut found = Vec::new();
    if !lesson.over && lesson.is_reached(&session) && journeys.is_empty() {
        for &point in &lesson.step().points {
            match (point, session.next_in_script()) {
                (Point::Next, Some(Action::Place(square))) => {
                    let touch = Some(layout.centre(square));
                    found.push(Mark { touch, ..disc(&layout, square) });
                }
                // Passing has a button of its own.
                (Point::Next, _) => {}
                (Point::Counts, _) => found.push(Mark::of(layout.counts)),
                (Point::At(square), _) => found.push(disc(&layout, square)),
            }
        }
    }
    marks.set_if_neq(Marks(found));
}

fn disc(layout: &Layout, square: Square) -> Mark {
    // A window that is just being turned may leave hardly any board.
    let size = Vec2::splat((layout.cell() - 10.0).max(0.0));
    let rect = Rect::from_center_size(layout.centre(square), size);
    Mark { round: true, ..Mark::of(rect) }
}
