//! Who plays in the laboratory: opponents of this program, programs outside it, and yardsticks.

use kozyr_core::{
    game::{Player, Record},
    opponent::{Budget, Decision, LimitedOpponent, Opponent, OpponentError},
};
use serde::{Deserialize, Serialize};
use std::{fmt, io, time::Duration};

use super::{exec::ExternalProgram, lab_game::LabGame};

/// What the name of a program outside begins with; the rest is its command line.
const PROGRAM_PREFIX: &str = "exec:";

/// What the name of a yardstick of the laboratory begins with.
const YARDSTICK_PREFIX: &str = "lab:";

/// Somebody who decides for the seats of one table, one game after another.
pub trait Contender<G: LabGame>: Send {
    /// A new game begins.
    fn start_game(&mut self) {}

    /// Decides for the seat whose decision the record awaits.
    ///
    /// # Errors
    /// If no decision comes, or none that counts: that seat has then lost the game.
    fn decide(
        &mut self,
        record: &Record<G>,
        budget: &Budget,
    ) -> Result<Decision<G::Action>, Forfeit>;
}

/// Why a seat loses the game without having played it to the end.
#[derive(Debug, thiserror::Error)]
pub enum Forfeit {
    /// The program came to its end in the middle of a game.
    #[error("it ended in the middle of the game{0}")]
    Exited(String),
    /// The program gave no answer in time.
    #[error("it gave no answer within {} s", .0.as_secs_f64())]
    TimedOut(Duration),
    /// The program could not be spoken with, or not be started again.
    #[error("it cannot be spoken with: {0}")]
    Io(#[from] io::Error),
    /// The answer is not one that the protocol knows.
    #[error("it answered `{answer}`: {reason}")]
    InvalidReply {
        /// What was answered, shortened.
        answer: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The action answered is none of those allowed.
    #[error("it chose `{action}`, which is not allowed: {rule}")]
    IllegalAction {
        /// The action as written.
        action: String,
        /// The rule that it breaks.
        rule: String,
    },
}

/// A player as named on the command line: an opponent of the roster, `exec:` and a command, or
/// `lab:` and a yardstick.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", from = "String")]
pub enum Entrant {
    /// The opponent of that name, perhaps with parameters.
    Opponent(String),
    /// A program outside, by its command line.
    Program(String),
    /// A player of the laboratory alone, to measure others by.
    #[serde(rename = "Yardstick")]
    Baseline(String),
}

/// Why an entrant cannot take part.
#[derive(Debug, thiserror::Error)]
pub enum EntrantError {
    /// No such opponent, or not with these parameters.
    #[error(transparent)]
    Opponent(#[from] OpponentError),
    /// The command line has no program in it, or a quotation mark is left open.
    #[error("`{0}` is not a command line")]
    CommandLine(String),
    /// The program cannot be started.
    #[error("cannot start `{command}`: {source}")]
    Start {
        /// The command line.
        command: String,
        /// What the system says.
        source: io::Error,
    },
}

impl Entrant {
    /// Lets the entrant take a seat.
    ///
    /// A program gets `answer_limit` for each of its answers; an opponent has its budget.
    ///
    /// # Errors
    /// If nobody is called so, or the program cannot be started.
    pub fn create_contender<G: LabGame>(
        &self,
        answer_limit: Duration,
    ) -> Result<Box<dyn Contender<G>>, EntrantError> {
        match self {
            Entrant::Opponent(name) => Ok(Box::new(LimitedOpponent::from_name(name)?)),
            Entrant::Program(command) => {
                Ok(Box::new(ExternalProgram::start(command, answer_limit)?))
            }
            Entrant::Baseline(name) => Ok(G::baseline(name)?),
        }
    }
}

impl From<&str> for Entrant {
    fn from(text: &str) -> Self {
        match (text.strip_prefix(PROGRAM_PREFIX), text.strip_prefix(YARDSTICK_PREFIX)) {
            (Some(command), _) => Entrant::Program(command.into()),
            (_, Some(name)) => Entrant::Baseline(name.into()),
            _ => Entrant::Opponent(text.into()),
        }
    }
}

impl From<String> for Entrant {
    fn from(text: String) -> Self {
        text.as_str().into()
    }
}

impl From<Entrant> for String {
    fn from(entrant: Entrant) -> Self {
        entrant.to_string()
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Opponent(name) => f.write_str(name),
            Entrant::Program(command) => write!(f, "{PROGRAM_PREFIX}{command}"),
            Entrant::Baseline(name) => write!(f, "{YARDSTICK_PREFIX}{name}"),
        }
    }
}

impl From<&Entrant> for Player {
    fn from(entrant: &Entrant) -> Self {
        Player::Opponent(entrant.to_string())
    }
}

impl<G: LabGame> Contender<G> for LimitedOpponent<G> {
    fn decide(
        &mut self,
        record: &Record<G>,
        budget: &Budget,
    ) -> Result<Decision<G::Action>, Forfeit> {
        Ok(decide(self, record, budget))
    }
}

/// Lets an opponent decide what the record awaits, with the random numbers that belong to it: the
/// same decision for the same record, always.
///
/// # Panics
/// If the game is over.
pub fn decide<G: LabGame>(
    opponent: &(impl Opponent<G> + ?Sized),
    record: &Record<G>,
    budget: &Budget,
) -> Decision<G::Action> {
    let (seat, _) = record.to_act().expect("the game goes on");
    opponent.decide(record.game().view(seat), budget, &mut record.decision_rng())
}
