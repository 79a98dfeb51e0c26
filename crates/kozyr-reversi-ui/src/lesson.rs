//! The first game of Reversi: turning, lines, passing, corners, mobility, and the count.

mod highlights;
mod script;
mod wrong_touch;

use crate::game_ui::ReversiUi;
use bevy::prelude::*;
use kozyr_core::game::{Record, RecordError};
use kozyr_core::texts::FluentValue;
use kozyr_reversi::{Action, Colour, Reversi, Square};

use super::layout::Layout;
use kozyr_features::{
    guide_panel::Place,
    lessons::{self, Teachable, script::Part},
};
use kozyr_ui::language::Language;

/// What a sentence about Reversi can speak of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Point {
    /// The square of the next action.
    Next,
    /// How many discs each side has.
    Counts,
    /// A square.
    At(Square),
}

impl Teachable for ReversiUi {
    type Point = Point;

    fn place(window: Vec2, layout: &Layout) -> Place {
        if window.x < window.y {
            return Place::Foot;
        }
        // Below the counts, where a match has its buttons.
        Place::Within(Rect::from_corners(layout.status.min, layout.controls.max))
    }

    fn button(action: Action) -> Option<&'static str> {
        // Buttons of a match are not shown, and passing is one of them.
        (action == Action::Pass).then_some("reversi-pass")
    }

    fn parts() -> Result<Vec<Part<Reversi, Point>>, RecordError> {
        script::parts()
    }

    fn names(
        record: &Record<Reversi>,
        next: Option<Action>,
        _: &Language,
    ) -> Vec<(&'static str, FluentValue<'static>)> {
        let position = record.game().position();
        let mut names = vec![
            ("black", position.discs(Colour::Black).len().into()),
            ("white", position.discs(Colour::White).len().into()),
            ("open", position.board.moves().len().into()),
        ];
        if let Some(Action::Place(square)) = next {
            names.push(("square", square.to_string().into()));
            names.push(("count", position.board.flips(square).len().into()));
        }
        names
    }
}

pub(crate) fn plugin(app: &mut App) {
    lessons::plugin_for::<ReversiUi, _, _>(app, wrong_touch::wrong_touch, highlights::marks);
}
