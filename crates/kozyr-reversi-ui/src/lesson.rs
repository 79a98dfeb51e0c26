//! The first lesson of Reversi: flipping, lines, passing, corners, mobility and the count.

mod highlights;
mod script;
mod wrong_touch;

use crate::game_ui::ReversiUi;
use bevy::prelude::*;
use kozyr_core::game::{Record, RecordError};
use kozyr_core::texts::FluentValue;
use kozyr_reversi::{Action, Colour, Reversi, Square};

use super::layout::BoardLayout;
use kozyr_features::{
    guide_panel::GuidePlacement,
    lessons::{self, Teachable, script::LessonPart},
};
use kozyr_ui::language::Language;

/// Targets that the Reversi lesson can highlight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HighlightTarget {
    /// The square of the next move.
    NextMove,
    /// The disc counts.
    Counts,
    /// A square.
    OnSquare(Square),
}

impl Teachable for ReversiUi {
    type HighlightTarget = HighlightTarget;

    /// At the bottom of a portrait window; otherwise below the disc counts.
    fn guide_placement(window: Vec2, layout: &BoardLayout) -> GuidePlacement {
        if window.x < window.y {
            return GuidePlacement::Bottom;
        }
        // Below the counts, where a match has its buttons.
        GuidePlacement::Within(Rect::from_corners(layout.status.min, layout.controls.max))
    }

    /// The key of the button that passes; `None` for a disc to place, which needs a touch on the
    /// board.
    fn button_key(action: Action) -> Option<&'static str> {
        // A match's buttons, such as Pass, are hidden in lessons.
        (action == Action::Pass).then_some("reversi-pass")
    }

    fn parts() -> Result<Vec<LessonPart<Reversi, HighlightTarget>>, RecordError> {
        script::parts()
    }

    /// The disc counts, the number of legal moves (`open`) and, if a disc is placed next, its
    /// square and the number of discs it flips (`count`).
    fn text_arguments(
        record: &Record<Reversi>,
        next: Option<Action>,
        _: &Language,
    ) -> Vec<(&'static str, FluentValue<'static>)> {
        let position = record.game().position();
        let mut arguments = vec![
            ("black", position.discs(Colour::Black).len().into()),
            ("white", position.discs(Colour::White).len().into()),
            ("open", position.board.moves().len().into()),
        ];
        if let Some(Action::Place(square)) = next {
            arguments.push(("square", square.to_string().into()));
            arguments.push(("count", position.board.flips(square).len().into()));
        }
        arguments
    }
}

/// Adds Reversi's first lesson.
pub(crate) fn plugin(app: &mut App) {
    lessons::plugin_for::<ReversiUi, _, _>(app, wrong_touch::wrong_touch, highlights::highlights);
}
