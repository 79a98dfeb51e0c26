//! Where the things lie of which the lesson of Reversi speaks.

use bevy::prelude::*;
use kozyr_reversi::{Action, Reversi, Square};

use super::Point;
use crate::layout::Layout;
use kozyr_features::lessons::Mark;
use kozyr_table::session::Session;

/// The marks of those points.
pub(super) fn marks(
    In(points): In<Vec<Point>>,
    session: Res<Session<Reversi>>,
    layout: Res<Layout>,
) -> Vec<Mark> {
    let mark = |point| match (point, session.next_in_script()) {
        (Point::Next, Some(Action::Place(square))) => {
            let touch = Some(layout.centre(square));
            Some(Mark { touch, ..disc(&layout, square) })
        }
        // Passing has a button of its own.
        (Point::Next, _) => None,
        (Point::Counts, _) => Some(Mark::of(layout.counts)),
        (Point::At(square), _) => Some(disc(&layout, square)),
    };
    points.into_iter().filter_map(mark).collect()
}

fn disc(layout: &Layout, square: Square) -> Mark {
    // A window that is just being turned may leave hardly any board.
    let size = Vec2::splat((layout.cell() - 10.0).max(0.0));
    let rect = Rect::from_center_size(layout.centre(square), size);
    Mark { round: true, ..Mark::of(rect) }
}
