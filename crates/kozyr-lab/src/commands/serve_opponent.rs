//! `serve-opponent`: serves an opponent as an external program, for any tool.

use std::{
    num::NonZeroUsize,
    panic::{AssertUnwindSafe, catch_unwind},
    time::Duration,
};

use serde::Serialize;
use serde_json::Value;

use crate::{
    bounded_lines::read_line,
    console::Console,
    exec::{reply, request::DecisionQuery},
    failure::Failure,
    lab_game::LabGame,
    texts::{render_explanation, texts},
};
use kozyr_core::{
    explanation::RedactedExplanation,
    game::Seed,
    opponent::{Budget, ExplanationDetail, LimitedOpponent, Opponent, OpponentError},
    texts::Locale,
};

/// The share of the reply time that an opponent may think; the rest is for transfer.
const THINKING_SHARE: f64 = 0.8;

/// The arguments of `serve-opponent`.
#[derive(Debug, clap::Args)]
pub struct ServeOpponentArgs {
    /// Opponent: a name, or name?parameter=value&…
    name: String,
    /// Positions or worlds to search per decision, instead of the opponent's default
    #[arg(long, value_name = "N", value_parser = super::options::at_least_one::<u64>())]
    nodes: Option<u64>,
    /// Threads per decision; does not change decisions
    #[arg(long, value_name = "T", value_parser = super::options::parse_threads)]
    opponent_threads: Option<NonZeroUsize>,
    /// Also name the cause of each decision and what follows, which takes more time
    #[arg(long)]
    causes: bool,
}

/// A reply; `reasons` is text for people.
#[derive(Serialize)]
struct DecisionReply {
    action: String,
    reasons: String,
    explanation: Value,
}

/// Answers requests, one per line, until the input ends.
///
/// # Errors
/// If the opponent does not exist, or a line is not a valid request.
pub fn run<G: LabGame>(args: &ServeOpponentArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let unknown = |error: OpponentError| Failure::Usage(error.to_string());
    let opponent = LimitedOpponent::<G>::from_name(&args.name).map_err(unknown)?;
    let texts = texts(Locale::English);
    let mut number = 0_u64;
    while let Some(line) = read_line(console.input)? {
        number += 1;
        let wrong = |reason: String| Failure::Failed(format!("line {number}: {reason}"));
        let DecisionQuery::<G> { game, seat, move_time, random } =
            DecisionQuery::parse(&line.text).map_err(wrong)?;
        let time = move_time.map(|time| time.clamp(0.0, 1e6) * THINKING_SHARE);
        let budget = Budget {
            nodes: args.nodes,
            threads: args.opponent_threads,
            time: time.map(Duration::from_secs_f64),
            explanation_detail: match args.causes {
                true => ExplanationDetail::Contrasts,
                false => ExplanationDetail::Alternatives,
            },
            ..Budget::default()
        };
        let mut rng = Seed::from(u64::from(random)).rng();
        let decide = || opponent.decide(game.view(seat), &budget, &mut rng);
        let decision = catch_unwind(AssertUnwindSafe(decide))
            .map_err(|_| wrong("the opponent cannot decide in this view".into()))?;
        let redacted = RedactedExplanation::with_nothing_hidden::<G>(&decision);
        let reasons = render_explanation(&texts, &redacted).trim_end().to_owned();
        let action = decision.action.to_string();
        let explanation = reply::explanation_to_json(decision.explanation);
        let reply = DecisionReply { action, reasons, explanation };
        let reply = serde_json::to_string(&reply).map_err(std::io::Error::from)?;
        writeln!(console.output, "{reply}")?;
        console.output.flush()?;
    }
    Ok(())
}
