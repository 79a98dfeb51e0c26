//! The players of the laboratory: opponents, external programs and baselines.

use kozyr_core::{
    game::{Player, Record},
    opponent::{Budget, Decision, LimitedOpponent, Opponent, OpponentError},
};
use serde::{Deserialize, Serialize};
use std::{fmt, io, time::Duration};

use super::{exec::ExternalProgram, lab_game::LabGame};

/// The prefix of an external program; its command line follows.
const PROGRAM_PREFIX: &str = "exec:";

/// The prefix of a baseline.
const BASELINE_PREFIX: &str = "lab:";

/// A player that decides for one table, game after game.
pub trait Contender<G: LabGame>: Send {
    /// Starts a new game.
    fn start_game(&mut self) {}

    /// Decides for the seat to act.
    ///
    /// # Errors
    /// If there is no valid decision: the seat then loses the game.
    fn decide(
        &mut self,
        record: &Record<G>,
        budget: &Budget,
    ) -> Result<Decision<G::Action>, Forfeit>;
}

/// The reason why a seat forfeits a game.
#[derive(Debug, thiserror::Error)]
pub enum Forfeit {
    /// The program exited during a game.
    #[error("it ended in the middle of the game{0}")]
    Exited(String),
    /// The program did not answer in time.
    #[error("it gave no answer within {} s", .0.as_secs_f64())]
    TimedOut(Duration),
    /// Communication with the program failed, or it could not be restarted.
    #[error("communication failed: {0}")]
    Io(#[from] io::Error),
    /// The answer does not follow the protocol.
    #[error("it answered `{answer}`: {reason}")]
    InvalidReply {
        /// The answer, truncated.
        answer: String,
        /// The reason.
        reason: String,
    },
    /// The action is not legal.
    #[error("it chose `{action}`, which is not allowed: {rule}")]
    IllegalAction {
        /// The action as text.
        action: String,
        /// The rule that it breaks.
        rule: String,
    },
}

/// A player as named on the command line: an opponent of the roster, `exec:` and a command line, or
/// `lab:` and a baseline.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", from = "String")]
pub enum Entrant {
    /// An opponent, possibly with parameters.
    Opponent(String),
    /// An external program, by its command line.
    Program(String),
    /// A baseline player, which exists only in the laboratory.
    #[serde(rename = "Yardstick")]
    Baseline(String),
}

/// An error that prevents an entrant from taking part.
#[derive(Debug, thiserror::Error)]
pub enum EntrantError {
    /// The opponent does not exist or rejects its parameters.
    #[error(transparent)]
    Opponent(#[from] OpponentError),
    /// The command line is empty or has an unclosed quotation mark.
    #[error("`{0}` is not a valid command line")]
    CommandLine(String),
    /// The program cannot be started.
    #[error("cannot start `{command}`: {source}")]
    Start {
        /// The command line.
        command: String,
        /// The error of the system.
        source: io::Error,
    },
}

impl Entrant {
    /// Creates the player for a seat.
    ///
    /// `answer_limit` is the time limit of an external program for each answer. Opponents are
    /// limited by their budget instead.
    ///
    /// # Errors
    /// If there is no such player, or the program cannot be started.
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
    /// Parses an entrant: a program after `exec:`, a baseline after `lab:`, otherwise the name of
    /// an opponent.
    fn from(text: &str) -> Self {
        match (text.strip_prefix(PROGRAM_PREFIX), text.strip_prefix(BASELINE_PREFIX)) {
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
            Entrant::Baseline(name) => write!(f, "{BASELINE_PREFIX}{name}"),
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

/// Lets an opponent make the record's next decision. The random numbers are derived from the
/// record, so the decision is always the same for the same record.
///
/// # Panics
/// If the game is over.
pub fn decide<G: LabGame>(
    opponent: &(impl Opponent<G> + ?Sized),
    record: &Record<G>,
    budget: &Budget,
) -> Decision<G::Action> {
    let (seat, _) = record.to_act().expect("the game is not over");
    opponent.decide(record.game().view(seat), budget, &mut record.decision_rng())
}
