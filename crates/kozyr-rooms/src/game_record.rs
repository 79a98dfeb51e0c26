//! The match of a room: a record of either game.

use std::error::Error;

use kozyr_core::{
    game::{Game, Outcome, Player, Record, RecordError, Seat, Seed, record_game_name},
    table_game::TableGame,
};
use kozyr_durak::Durak;
use kozyr_reversi::Reversi;
use serde::{Deserialize, Serialize};

use crate::{
    event::MatchSetup,
    game_view::{GameView, PublicDurakView, PublicReversiView},
};

/// A match of either game, with all that is hidden from its players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum GameRecord {
    /// A deal of Durak.
    Durak(Box<Record<Durak>>),
    /// A game of Reversi.
    Reversi(Box<Record<Reversi>>),
}

/// Evaluates an expression for the record of either game.
macro_rules! for_either {
    ($record:expr, $name:ident => $value:expr) => {
        match $record {
            GameRecord::Durak($name) => $value,
            GameRecord::Reversi($name) => $value,
        }
    };
}

impl GameRecord {
    /// Creates the record of a new match. `names` are the people's names by seat, empty where there
    /// is none. Fails if the rules reject the setup, or there are not as many players as seats.
    pub(crate) fn new(
        setup: &MatchSetup,
        seed: Seed,
        players: Vec<Player>,
        names: Vec<String>,
    ) -> Result<Self, RecordError> {
        Ok(match setup {
            MatchSetup::Durak(setup) => {
                GameRecord::Durak(Box::new(Record::new(*setup, seed, players)?.with_names(names)))
            }
            MatchSetup::Reversi(setup) => {
                GameRecord::Reversi(Box::new(Record::new(*setup, seed, players)?.with_names(names)))
            }
        })
    }

    /// Returns the name of the game.
    pub fn game_name(&self) -> &'static str {
        match self {
            GameRecord::Durak(_) => Durak::NAME,
            GameRecord::Reversi(_) => Reversi::NAME,
        }
    }

    /// Returns the record as JSON; see `docs/records.md`. It reveals hidden cards.
    pub fn to_json(&self) -> String {
        for_either!(self, record => record.to_json())
    }

    /// The seed that the match follows from.
    pub(crate) fn seed(&self) -> &Seed {
        for_either!(self, record => record.seed())
    }

    /// Returns the player who began the match on each seat.
    pub fn players(&self) -> &[Player] {
        for_either!(self, record => record.players())
    }

    /// Returns the seat to act; `None` once the match is over.
    pub fn to_act(&self) -> Option<Seat> {
        for_either!(self, record => record.game().to_act())
    }

    /// Returns the outcome; `None` until the match is over.
    pub fn outcome(&self) -> Option<Outcome> {
        for_either!(self, record => record.outcome())
    }

    /// Returns the legal actions of the seat to act, in notation; none once the match is over.
    pub fn legal_actions(&self) -> Vec<String> {
        fn texts(actions: Vec<impl ToString>) -> Vec<String> {
            actions.iter().map(ToString::to_string).collect()
        }
        for_either!(self, record => texts(record.game().legal_actions()))
    }

    /// Returns the number of actions so far.
    pub fn actions_len(&self) -> usize {
        for_either!(self, record => record.actions().len())
    }

    /// Returns the number of entries in the view's history.
    pub(crate) fn history_len(&self) -> usize {
        match self {
            GameRecord::Durak(record) => record.game().history().len(),
            GameRecord::Reversi(record) => record.game().history().len(),
        }
    }

    /// Checks an action of the seat to act and returns its usual notation, or a sentence that says
    /// why it is illegal.
    pub(crate) fn canonical_action(&self, action: &str) -> Result<String, String> {
        fn canonical<G: Game>(record: &Record<G>, action: &str) -> Result<String, String> {
            let action: G::Action = action.parse().map_err(|error| sentence(&error))?;
            let played = record.game().clone().play(action);
            played.map(|_| action.to_string()).map_err(|error| sentence(&error))
        }
        for_either!(self, record => canonical(record, action))
    }

    /// Plays an action of the seat to act. If it is illegal, changes nothing and returns a sentence
    /// that says why.
    pub(crate) fn play(&mut self, action: &str) -> Result<(), String> {
        fn play<G: Game>(record: &mut Record<G>, action: &str) -> Result<(), String> {
            let action: G::Action = action.parse().map_err(|error| sentence(&error))?;
            record.play(action).map(drop).map_err(|error| sentence(&error))
        }
        for_either!(self, record => play(record, action))
    }

    /// Whether the rules allow taking back all actions from this one on. Nothing can be taken back
    /// once the match is over.
    pub(crate) fn can_take_back(&self, action_index: usize) -> bool {
        fn allows<G: TableGame>(record: &Record<G>, action_index: usize) -> bool {
            record.outcome().is_none() && G::can_undo(record, action_index)
        }
        action_index < self.actions_len()
            && for_either!(self, record => allows(record, action_index))
    }

    /// Takes back all actions but the first `remaining`.
    pub(crate) fn take_back(&mut self, remaining: usize) {
        for_either!(self, record => **record = record.after_actions(remaining));
    }

    /// The view of a seat, with its history from this entry on.
    pub(crate) fn view(&self, seat: Seat, history_from: usize) -> GameView {
        match self {
            GameRecord::Durak(record) => {
                let mut view = record.game().view(seat).snapshot();
                view.history.drain(..history_from.min(view.history.len()));
                GameView::Durak(Box::new(view))
            }
            GameRecord::Reversi(record) => {
                let mut view = record.game().view(seat).snapshot();
                view.history.drain(..history_from.min(view.history.len()));
                GameView::Reversi(Box::new(view))
            }
        }
    }

    /// The view of spectators, with its history from this entry on.
    pub(crate) fn public_view(&self, history_from: usize) -> GameView {
        match self {
            GameRecord::Durak(record) => {
                let view = PublicDurakView::new(record.game(), history_from);
                GameView::PublicDurak(Box::new(view))
            }
            GameRecord::Reversi(record) => {
                let view = PublicReversiView::new(record.game(), history_from);
                GameView::PublicReversi(Box::new(view))
            }
        }
    }
}

/// An error as a sentence.
fn sentence(error: &dyn Error) -> String {
    let text = error.to_string();
    let mut letters = text.chars();
    match letters.next() {
        // A card or square keeps its notation.
        Some(first)
            if first.is_ascii_lowercase()
                && !text[1..].starts_with(|c: char| c.is_ascii_digit()) =>
        {
            format!("{}{}.", first.to_ascii_uppercase(), letters.as_str())
        }
        _ => format!("{text}."),
    }
}

impl From<GameRecord> for String {
    fn from(record: GameRecord) -> String {
        record.to_json()
    }
}

impl TryFrom<String> for GameRecord {
    type Error = RecordError;

    fn try_from(json: String) -> Result<Self, RecordError> {
        if record_game_name(&json)? == Reversi::NAME {
            Record::from_json(&json).map(|record| GameRecord::Reversi(Box::new(record)))
        } else {
            Record::from_json(&json).map(|record| GameRecord::Durak(Box::new(record)))
        }
    }
}
