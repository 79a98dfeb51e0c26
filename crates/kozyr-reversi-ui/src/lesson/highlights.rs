//! Positions of the Reversi lesson's highlights.

use bevy::prelude::*;
use kozyr_reversi::{Action, Reversi, Square};

use super::HighlightTarget;
use crate::layout::BoardLayout;
use kozyr_features::lessons::LessonHighlight;
use kozyr_table::session::Session;

/// Returns the highlights of the given targets. The next move also has a touch point, and is left
/// out if it is a pass.
pub(super) fn highlights(
    In(targets): In<Vec<HighlightTarget>>,
    session: Res<Session<Reversi>>,
    layout: Res<BoardLayout>,
) -> Vec<LessonHighlight> {
    let highlight_of = |target| match (target, session.next_scripted_action()) {
        (HighlightTarget::NextMove, Some(Action::Place(square))) => {
            let touch_point = Some(layout.centre(square));
            Some(LessonHighlight { touch_point, ..disc(&layout, square) })
        }
        // Passing has its own button.
        (HighlightTarget::NextMove, _) => None,
        (HighlightTarget::Counts, _) => Some(LessonHighlight::from_rect(layout.counts)),
        (HighlightTarget::OnSquare(square), _) => Some(disc(&layout, square)),
    };
    targets.into_iter().filter_map(highlight_of).collect()
}

/// A round highlight on a square.
fn disc(layout: &BoardLayout, square: Square) -> LessonHighlight {
    // A window being rotated may briefly leave hardly any space for the board.
    let size = Vec2::splat((layout.cell() - 10.0).max(0.0));
    let rect = Rect::from_center_size(layout.centre(square), size);
    LessonHighlight { round: true, ..LessonHighlight::from_rect(rect) }
}
