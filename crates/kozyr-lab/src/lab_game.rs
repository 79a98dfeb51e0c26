//! What the laboratory needs of a game besides its rules: words for people, data for programs.

mod durak;
mod reversi;

use kozyr_core::{
    explanation::{ExplainableGame, Explanation, TranslatableText},
    game::{Record, Seat},
    known_games::KnownGames,
    opponent::OpponentError,
};
use kozyr_durak::Durak;
use kozyr_reversi::Reversi;
use serde_json::Value;

use crate::contender::Contender;

/// The games of the laboratory.
pub fn known_games() -> KnownGames {
    KnownGames::new().with::<Durak>().with::<Reversi>()
}

/// Puts messages into a language.
pub type RenderMessage<'a> = &'a dyn Fn(&TranslatableText) -> String;

/// A game that can be shown on a terminal and told to a program outside.
pub trait LabGame: ExplainableGame {
    /// Everything that a seat may know, as data; `docs/protocol.md` describes it.
    fn snapshot(view: Self::View<'_>) -> Value;

    /// A game of which [such data](LabGame::snapshot) was seen: what the seat cannot know is there
    /// in one of the ways in which it may be.
    ///
    /// # Errors
    /// What is wrong with the data.
    fn from_snapshot(snapshot: Value) -> Result<Self, String>;

    /// What a seat may know, drawn for a terminal: a few lines, the last without its end.
    fn picture(view: Self::View<'_>) -> String;

    /// The game as one who may know everything sees it, drawn likewise.
    fn open_picture(&self) -> String;

    /// What happened, as a sentence without a full stop; `None` if it needs no words.
    fn describe_event(event: &Self::Event, audience: Audience) -> Option<String>;

    /// What a seat is called.
    fn seat_name(seat: Seat) -> String;

    /// The words that must not be read by a seat, such as the names of cards of which it does not
    /// know where they are.
    fn hidden_words(_view: Self::View<'_>) -> Vec<String> {
        Vec::new()
    }

    /// A player of the laboratory alone, to measure others by.
    ///
    /// # Errors
    /// If nobody is called so, or has no such parameter.
    fn baseline(name: &str) -> Result<Box<dyn Contender<Self>>, OpponentError> {
        Err(OpponentError::Unknown {
            name: name.into(),
            known: "no yardsticks in this game".into(),
        })
    }

    /// How a log of decisions begins; `None` if none is kept of the game.
    fn log_header(_record: &Record<Self>, _say: RenderMessage<'_>) -> Option<String> {
        None
    }

    /// An action as an entry of that log, with the reasons of the opponent who decided it.
    /// `before` is the game before the action, which is legal.
    fn log_entry(
        _before: &Record<Self>,
        _action: Self::Action,
        _reasons: Option<&Explanation<Self::Action>>,
        _say: RenderMessage<'_>,
    ) -> Option<String> {
        None
    }
}

/// Who is told what happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// One who may know everything.
    All,
    /// One who may know what a seat may.
    Seat(Seat),
    /// Several who may know only what all seats may.
    Public,
}

impl Audience {
    /// Whether the audience may know what only that seat knows.
    pub fn may_know(self, seat: Seat) -> bool {
        match self {
            Audience::All => true,
            Audience::Seat(own) => own == seat,
            Audience::Public => false,
        }
    }
}
