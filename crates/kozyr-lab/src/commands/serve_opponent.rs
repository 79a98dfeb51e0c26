//! `opponent`: one of our opponents as a program outside, which any tool can ask.

use std::{
    num::NonZeroUsize,
    panic::{AssertUnwindSafe, catch_unwind},
    time::Duration,
};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    bounded_lines::next_line,
    console::Console,
    exec::{PROTOCOL, reply},
    failure::Failure,
    lab_game::LabGame,
    texts::{explain, texts},
};
use kozyr_core::{
    explanation::Shown,
    game::Seed,
    opponent::{Budget, LimitedOpponent, Opponent, OpponentError},
    texts::Locale,
};

/// The share of the time for a reply that an opponent thinks; the rest is for its way.
const THINKING_SHARE: f64 = 0.8;

/// Who answers, and how long they think.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The opponent: a name, or name?parameter=value&…
    name: String,
    /// Positions or worlds that it may look at for one decision, instead of its own measure
    #[arg(long, value_name = "N", value_parser = super::options::some::<u64>())]
    nodes: Option<u64>,
    /// Threads for one decision, which changes none
    #[arg(long, value_name = "T", value_parser = super::options::threads)]
    opponent_threads: Option<NonZeroUsize>,
}

/// A question as `docs/protocol.md` describes it, but for what an answer does not need.
#[derive(Deserialize)]
struct Question {
    protocol: u32,
    game: String,
    #[serde(default)]
    move_time: Option<f64>,
    random: u32,
    view: Value,
}

/// The answer; `reasons` is for people.
#[derive(Serialize)]
struct Answer {
    action: String,
    reasons: String,
    explanation: Value,
}

/// Answers questions, a line each, until there are no more.
///
/// # Errors
/// If there is no such opponent, or a line is no question that can be answered.
pub fn run<G: LabGame>(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let unknown = |error: OpponentError| Failure::Usage(error.to_string());
    let opponent = LimitedOpponent::<G>::named(&args.name).map_err(unknown)?;
    let texts = texts(Locale::English);
    let mut number = 0_u64;
    while let Some(line) = next_line(console.input)? {
        number += 1;
        let wrong = |reason: String| Failure::Failed(format!("line {number}: {reason}"));
        let question = read::<G>(&line.text).map_err(wrong)?;
        let game = G::seen(question.view).map_err(wrong)?;
        let seat = game.to_act().ok_or_else(|| wrong("nobody is to act in this view".into()))?;
        let time = question.move_time.map(|time| time.clamp(0.0, 1e6) * THINKING_SHARE);
        let budget = Budget {
            nodes: args.nodes,
            threads: args.opponent_threads,
            time: time.map(Duration::from_secs_f64),
            ..Budget::default()
        };
        let mut rng = Seed::from(u64::from(question.random)).rng();
        let decide = || opponent.decide(game.view(seat), &budget, &mut rng);
        let decision = catch_unwind(AssertUnwindSafe(decide))
            .map_err(|_| wrong("the opponent can make nothing of this view".into()))?;
        let shown = Shown::openly::<G>(&decision);
        let reasons = explain(&texts, &shown).trim_end().to_owned();
        let action = decision.action.to_string();
        let explanation = reply::told(decision.explanation);
        let answer = Answer { action, reasons, explanation };
        let answer = serde_json::to_string(&answer).map_err(std::io::Error::from)?;
        writeln!(console.output, "{answer}")?;
        console.output.flush()?;
    }
    Ok(())
}

/// A line, understood.
fn read<G: LabGame>(line: &str) -> Result<Question, String> {
    let question: Question = serde_json::from_str(line)
        .map_err(|error| format!("this is no question of the protocol: {error}"))?;
    if question.protocol != PROTOCOL {
        let found = question.protocol;
        return Err(format!("protocol {found}, where {PROTOCOL} is understood"));
    }
    if question.game != G::NAME {
        return Err(format!("a question about `{}`, where {} is played", question.game, G::NAME));
    }
    Ok(question)
}
