//! External programs as players. Each decision is one line of JSON to the program and one line
//! back; see `docs/protocol.md`.

pub(crate) mod children;
mod process;
mod process_marks;
pub mod reply;
pub mod request;
pub mod watchdog;

use std::time::Duration;

use kozyr_core::{
    explanation::{Explanation, TranslatableText},
    game::{Record, Seat},
    opponent::{Budget, Decision},
    quotation::shortened_to,
};
use rand::Rng;
use serde::Serialize;
use serde_json::Value;

use super::{
    contender::{Contender, EntrantError, Forfeit},
    lab_game::LabGame,
};
use process::{AskError, Process};

/// The protocol version stated in each request.
pub(crate) const PROTOCOL_VERSION: u32 = 1;
/// Extra time for a program's first answer, which includes starting up.
const STARTUP_ALLOWANCE: Duration = Duration::from_secs(1);
/// The maximum length of an invalid answer in messages, in characters.
const MAX_SHOWN_ANSWER_CHARS: usize = 80;

/// An external program, restarted whenever it fails.
pub struct ExternalProgram {
    /// The command line as given.
    command: String,
    /// The program and its arguments.
    words: Vec<String>,
    answer_limit: Duration,
    process: Option<Process>,
    /// Whether the process has answered a request yet.
    has_answered: bool,
    /// The number of games started; it lets the program tell games apart.
    game_number: u64,
}

/// A request for a decision, sent as one line.
#[derive(Serialize)]
struct DecisionRequest {
    protocol: u32,
    game: &'static str,
    game_number: u64,
    seat: Seat,
    ply: usize,
    move_time: f64,
    random: u32,
    view: Value,
    legal: Vec<String>,
}

impl ExternalProgram {
    /// Starts the program of a command line: words separated by spaces and quoted as in a shell,
    /// but run without a shell.
    ///
    /// # Errors
    /// If the command line is invalid, or the program does not start.
    pub fn start(command: &str, answer_limit: Duration) -> Result<Self, EntrantError> {
        let words = shlex::split(command)
            .filter(|words| !words.is_empty())
            .ok_or_else(|| EntrantError::CommandLine(command.into()))?;
        let process = Process::start(&words)
            .map_err(|source| EntrantError::Start { command: command.into(), source })?;
        Ok(ExternalProgram {
            command: command.into(),
            words,
            answer_limit,
            process: Some(process),
            has_answered: false,
            game_number: 0,
        })
    }

    /// Begins a new game. If the process exited since the last one, it is restarted instead of
    /// losing a game.
    pub fn begin_game(&mut self) {
        self.game_number += 1;
        if self.process.as_mut().is_some_and(Process::has_ended) {
            self.stop();
        }
    }

    /// Sends the request and waits for the answer. A process that fails is killed.
    fn ask(&mut self, request: String) -> Result<String, Forfeit> {
        let allowance = if self.has_answered { Duration::ZERO } else { STARTUP_ALLOWANCE };
        let limit = self.answer_limit.saturating_add(allowance);
        let process = self.running_process()?;
        match process.ask(request, limit) {
            Ok(answer) => {
                self.has_answered = true;
                Ok(answer)
            }
            Err(error) => {
                self.stop();
                Err(match error {
                    AskError::Exited(how) => Forfeit::Exited(how),
                    AskError::TimedOut => Forfeit::TimedOut(limit),
                    AskError::Io(error) => Forfeit::Io(error),
                })
            }
        }
    }

    /// The process, restarted if it was stopped.
    fn running_process(&mut self) -> Result<&mut Process, Forfeit> {
        if self.process.is_none() {
            self.process = Some(Process::start(&self.words)?);
        }
        Ok(self.process.as_mut().expect("it was just started"))
    }

    /// Stops the process; the next request starts a new one.
    fn stop(&mut self) {
        self.process = None;
        self.has_answered = false;
    }
}

impl<G: LabGame> Contender<G> for ExternalProgram {
    fn start_game(&mut self) {
        self.begin_game();
    }

    fn decide(
        &mut self,
        record: &Record<G>,
        _budget: &Budget,
    ) -> Result<Decision<G::Action>, Forfeit> {
        let ply = record.actions().len();
        self.decide_in(record.game(), ply, record.decision_rng().next_u32())
    }
}

impl ExternalProgram {
    /// Asks the program for the decision of the seat to act, after `ply` actions. `random` is a
    /// random number for the decision.
    ///
    /// # Errors
    /// If there is no valid decision.
    ///
    /// # Panics
    /// If the game is over.
    pub fn decide_in<G: LabGame>(
        &mut self,
        game: &G,
        ply: usize,
        random: u32,
    ) -> Result<Decision<G::Action>, Forfeit> {
        let seat = game.to_act().expect("the game is not over");
        let legal = game.legal_actions();
        let request = DecisionRequest {
            protocol: PROTOCOL_VERSION,
            game: G::NAME,
            game_number: self.game_number,
            seat,
            ply,
            move_time: self.answer_limit.as_secs_f64(),
            random,
            view: G::snapshot(game.view(seat)),
            legal: legal.iter().map(ToString::to_string).collect(),
        };
        let mut line = serde_json::to_string(&request).map_err(std::io::Error::other)?;
        line.push('\n');
        let answer = self.ask(line)?;
        let action = parse_legal_action::<G>(&answer, &legal);
        if action.is_err() {
            // Its next output could be either the rest of this answer or the answer to the next
            // request.
            self.stop();
        }
        let action = action?;
        let explanation =
            reply::parse_explanation(&answer, &action, G::NAME).unwrap_or_else(|| {
                let rule = TranslatableText::new("outside-program")
                    .with_notation("command", &self.command);
                Explanation::from_rule(rule)
            });
        Ok(Decision { action, explanation })
    }
}

/// Parses the action in an answer.
fn parse_legal_action<G: LabGame>(answer: &str, legal: &[G::Action]) -> Result<G::Action, Forfeit> {
    let invalid = |reason: String| Forfeit::InvalidReply { answer: truncated(answer), reason };
    let text = reply::parse_action(answer).map_err(invalid)?;
    let action: G::Action = text
        .parse()
        .map_err(|error: <G::Action as std::str::FromStr>::Err| invalid(error.to_string()))?;
    if !legal.contains(&action) {
        let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let rule = format!("legal actions were {}", legal.join(", "));
        return Err(Forfeit::IllegalAction { action: truncated(&text), rule });
    }
    Ok(action)
}

/// The text, shortened to at most 80 characters and an ellipsis.
fn truncated(text: &str) -> String {
    shortened_to(text, MAX_SHOWN_ANSWER_CHARS)
}
