//! Positions of the Reversi lesson's highlights.

use bevy::prelude::*;
use kozyr_reversi::{Action, Reversi, Square};

use super::HighlightTarget;
use crate::layout::BoardLayout;
use kozyr_features::lessons::LessonHighlight;
use kozyr_table::session::Session;

/// Returns the highlights of the given targets.
pub(super) fn highlights(
    In(points): In<Vec<HighlightTarget>>,
    session: Res<Session<Reversi>>,
    layout: Res<BoardLayout>,
) -> Vec<LessonHighlight> {
    let mark = |point| match (point, session.next_scripted_action()) {
        (HighlightTarget::NextMove, Some(Action::Place(square))) => {
            let touch = Some(layout.centre(square));
            Some(LessonHighlight { touch_point: touch, ..disc(&layout, square) })
        }
        // Passing has its own button.
        (HighlightTarget::NextMove, _) => None,
        (HighlightTarget::Counts, _) => Some(LessonHighlight::from_rect(layout.counts)),
        (HighlightTarget::OnSquare(square), _) => Some(disc(&layout, square)),
    };
    points.into_iter().filter_map(mark).collect()
}

/// A round highlight on a square.
fn disc(layout: &BoardLayout, square: Square) -> LessonHighlight {
    // A window being rotated may briefly leave hardly any space for the board.
    let size = Vec2::splat((layout.cell() - 10.0).max(0.0));
    let rect = Rect::from_center_size(layout.centre(square), size);
    LessonHighlight { round: true, ..LessonHighlight::from_rect(rect) }
}
