//! The first lesson of Durak: leading, throwing in, beating, taking, drawing, and the fool.

mod highlights;
mod script;
mod wrong_touch;

use crate::game_ui::DurakUi;
use bevy::prelude::*;
use kozyr_core::game::{Game, Record, RecordError, Seat};
use kozyr_core::texts::FluentValue;
use kozyr_durak::{Action, Card, Durak};
use kozyr_ui::language::cards::suit_symbol;

use super::layout::CardTableLayout;
use kozyr_features::{
    guide_panel::GuidePlacement,
    lessons::{self, Teachable, script::LessonPart},
};
use kozyr_ui::language::Language;

/// The learner's seat.
const LEARNER: Seat = Seat::new(0);

/// Targets that the Durak lesson can highlight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HighlightTarget {
    /// The card or button of the next action.
    NextAction,
    /// The attack card to be beaten.
    OpenAttack,
    /// The learner's cards.
    Hand,
    /// The opponent's cards.
    OpponentHand,
    /// The talon with the open trump.
    Talon,
    /// The discard pile.
    Discard,
    /// All cards on the table.
    Bout,
}

impl Teachable for DurakUi {
    type HighlightTarget = HighlightTarget;

    /// At the side of a wide window, a third of its width but 220 to 400 logical pixels; else at
    /// the top.
    fn guide_placement(window: Vec2, _: &CardTableLayout) -> GuidePlacement {
        if window.x > window.y {
            GuidePlacement::Side((window.x * 0.33).clamp(220.0, 400.0))
        } else {
            GuidePlacement::Top
        }
    }

    /// Always `None`: the table has buttons for all actions of the lesson.
    fn button_key(_: Action) -> Option<&'static str> {
        None
    }

    fn parts() -> Result<Vec<LessonPart<Durak, HighlightTarget>>, RecordError> {
        script::parts()
    }

    /// The trump, the number of cards that the learner holds, the cards of `next`, and the card
    /// that the opponent played last in this bout.
    fn text_arguments(
        record: &Record<Durak>,
        next: Option<Action>,
        language: &Language,
    ) -> Vec<(&'static str, FluentValue<'static>)> {
        let view = record.game().view(LEARNER);
        let mut arguments = vec![
            ("trump", suit_symbol(view.trump()).to_string().into()),
            ("held", view.hand().len().into()),
        ];
        let card_argument = |name, card: Card| (name, language.card(card).into());
        match next {
            Some(Action::Attack(cards)) => arguments.push(("card", language.cards(cards).into())),
            Some(Action::ThrowIn(with)) => arguments.push(card_argument("card", with)),
            Some(Action::Beat { attack, with }) => {
                arguments.extend([card_argument("attack", attack), card_argument("card", with)]);
            }
            _ => {}
        }
        // The card the opponent played last.
        let opponent_card = view.table_pairs().last().and_then(|pair| match view.attacker() {
            Some(LEARNER) => pair.beaten_by,
            _ => Some(pair.attack),
        });
        arguments.extend(opponent_card.map(|opponent_card| card_argument("theirs", opponent_card)));
        arguments
    }
}

/// Adds Durak's first lesson.
pub(crate) fn plugin(app: &mut App) {
    lessons::plugin_for::<DurakUi, _, _>(app, wrong_touch::wrong_touch, highlights::highlights);
}
