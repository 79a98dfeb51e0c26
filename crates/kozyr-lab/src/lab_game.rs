//! What the laboratory needs of a game in addition to its rules: text for people, data for
//! programs.

mod durak;
mod reversi;

use kozyr_core::{
    explanation::{ExplainableGame, Explanation, Headline, TranslatableText},
    game::{Record, Seat},
    known_games::KnownGames,
    opponent::OpponentError,
};
use kozyr_durak::Durak;
use kozyr_reversi::Reversi;
use serde_json::Value;

use crate::contender::Contender;

/// The games that the laboratory knows.
pub fn known_games() -> KnownGames {
    KnownGames::new().with::<Durak>().with::<Reversi>()
}

/// Renders a message in a language.
pub type RenderMessage<'a> = &'a dyn Fn(&TranslatableText) -> String;

/// A game that can be shown in a terminal and played by external programs.
pub trait LabGame: ExplainableGame {
    /// Everything that the seat may know, as JSON; see `docs/protocol.md`.
    fn snapshot(view: Self::View<'_>) -> Value;

    /// A game consistent with a [`snapshot`](LabGame::snapshot): what the seat cannot know is
    /// filled in with one of the possibilities. Keys that follow from others may be missing.
    ///
    /// # Errors
    /// A description of the error if the data is invalid.
    fn from_snapshot(snapshot: &Value) -> Result<Self, String>;

    /// The number of actions played so far, by all seats.
    fn actions_played(&self) -> usize;

    /// The seat's view as a few lines of text, without a final newline.
    fn picture(view: Self::View<'_>) -> String;

    /// The whole game as a few lines of text, with nothing hidden.
    fn open_picture(&self) -> String;

    /// The event as a sentence without a full stop; `None` if it needs no words.
    fn describe_event(event: &Self::Event, audience: Audience) -> Option<String>;

    /// The name of a seat.
    fn seat_name(seat: Seat) -> String;

    /// Words that must not appear in texts for the seat, such as the names of cards whose place it
    /// does not know.
    fn hidden_words(_view: Self::View<'_>) -> Vec<String> {
        Vec::new()
    }

    /// Creates a baseline player, which exists only in the laboratory, from its name and
    /// parameters.
    ///
    /// # Errors
    /// If there is no baseline of this name, or it has no such parameter.
    fn baseline(name: &str) -> Result<Box<dyn Contender<Self>>, OpponentError> {
        Err(OpponentError::Unknown { name: name.into(), known: "no baselines in this game".into() })
    }

    /// The header of the decision log; `None` if the game has no such log.
    fn log_header(_record: &Record<Self>, _render: RenderMessage<'_>) -> Option<String> {
        None
    }

    /// The log entry of a legal action, with the reasons of the opponent that chose it; `None` if
    /// the game has no decision log. `record` is the record before the action.
    fn log_entry(
        _record: &Record<Self>,
        _action: Self::Action,
        _reasons: Option<&Explanation<Self::Action>>,
        _render: RenderMessage<'_>,
    ) -> Option<String> {
        None
    }
}

/// A game whose opponents name causes of their decisions, which can be checked.
pub trait ExplainedGame: LabGame {
    /// Whether a cause holds in samples that were not used to find it: where the two alternatives
    /// are equal in the fact, less of the margin is left. `None` if no samples are the evidence, or
    /// the opponent cannot repeat its search. `record` ends before `opponent` decided for `action`.
    fn cause_holds(
        record: &Record<Self>,
        opponent: &str,
        headline: &Headline<Self::Action>,
        action: Self::Action,
    ) -> Option<bool>;
}

/// The readers of an event description.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// A reader who may know everything.
    All,
    /// A reader who may know what this seat knows.
    Seat(Seat),
    /// Readers who may know only what all seats know.
    Public,
}

impl Audience {
    /// Whether the audience may read what only this seat knows.
    pub fn may_know(self, seat: Seat) -> bool {
        match self {
            Audience::All => true,
            Audience::Seat(audience_seat) => audience_seat == seat,
            Audience::Public => false,
        }
    }
}
