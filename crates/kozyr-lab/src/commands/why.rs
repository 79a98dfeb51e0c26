//! `why`: explains the decisions of the opponents in a record.

use std::{collections::BTreeMap, path::PathBuf, time::Duration};

use serde_json::{Value, json};

use super::{
    options::{at_least_one, parse_seconds},
    record_file::read_record,
};
use crate::{
    console::Console,
    explanations::{ExplainedDecision, ExplanationRenderer, explain_decisions},
    failure::Failure,
    lab_game::LabGame,
    play::seat_with_player,
    signals,
    terminal::print_message,
};
use kozyr_core::{
    counterfactual::CounterfactualLimits,
    game::{Player, Record, ShortForm},
    opponent::Budget,
};

/// The arguments of `why`.
#[derive(Debug, clap::Args)]
pub struct WhyArgs {
    /// The match: a file, `-` for standard input, or the match itself, as a record, a link or any
    /// notation of the game
    record: PathBuf,
    /// Explain what this opponent would have played in place of the people
    #[arg(long, value_name = "NAME")]
    opponent: Option<String>,
    /// Explain only the decision at this action, counted from 1
    #[arg(long, value_name = "N", value_parser = at_least_one::<u64>())]
    ply: Option<u64>,
    /// Also say why this action was not chosen
    #[arg(long, value_name = "ACTION", requires = "ply")]
    instead: Option<String>,
    /// Counterfactuals to look for in each decision, each of another kind
    #[arg(long, alias = "changes", value_name = "N", default_value_t = 2)]
    counterfactuals: usize,
    /// Changes to try for them in each decision; opponents that search try a tenth of that
    #[arg(long, value_name = "N", default_value_t = CounterfactualLimits::default().max_tries, value_parser = at_least_one::<usize>())]
    tries: usize,
    /// Time limit for the counterfactuals of a decision; results may then depend on the machine
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    time: Option<Duration>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Prints the reason of each opponent's decision, what it weighed, and its counterfactuals.
///
/// # Errors
/// If the record cannot be read or has no such action, the action to compare with cannot be parsed or
/// is illegal, or the run is stopped.
pub fn run<G: LabGame + ShortForm>(
    args: &WhyArgs,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let mut record = read_record::<G>(&args.record, &mut *console.input)?;
    if let Some(name) = &args.opponent {
        let player = |player: &Player| match player {
            Player::Human => Player::Opponent(name.clone()),
            named => named.clone(),
        };
        record = record.clone().with_players(record.players().iter().map(player).collect())?;
    }
    if args.ply.is_none() && record.players().iter().all(|player| *player == Player::Human) {
        print_message(
            "note",
            "only people played; `--opponent NAME` shows what an opponent thinks",
        );
    }
    let ply = args.ply.map(|ply| usize::try_from(ply - 1).unwrap_or(usize::MAX));
    let actions = record.actions().len();
    if ply.is_some_and(|ply| ply >= actions) {
        return Err(Failure::Usage(format!("the record has {actions} actions")));
    }
    let stop = signals::stop_on_signal();
    if let (Some(instead), Some(ply)) = (&args.instead, ply) {
        let refused = |reason: String| Failure::Usage(format!("--instead {instead}: {reason}"));
        let action = instead.parse::<G::Action>().map_err(|error| refused(error.to_string()))?;
        let mut game = record.after_actions(ply).game().clone();
        game.play(action).map_err(|illegal| refused(illegal.to_string()))?;
    }
    let budget = Budget {
        stop: stop.clone(),
        time: args.time,
        reader_action: args.instead.clone(),
        ..Budget::default()
    };
    let wanted = CounterfactualLimits {
        max_found: args.counterfactuals,
        max_tries: args.tries,
        wants_rule_of_thumb: args.counterfactuals > 0,
    };
    let renderer = ExplanationRenderer::default();
    let (mut all, mut failed): (Vec<Value>, _) = (Vec::new(), Ok(()));
    let show = |decision: ExplainedDecision<G>| {
        if args.json {
            all.push(renderer.to_json(&decision));
        } else if failed.is_ok() {
            failed = print(&record, &renderer, &decision, console);
        }
    };
    let mut unknown: BTreeMap<String, Vec<String>> = BTreeMap::new();
    explain_decisions(&record, ply, wanted, &budget, show, |ply, reason| {
        unknown.entry(reason).or_default().push((ply + 1).to_string());
    })
    .map_err(|error| Failure::Failed(error.to_string()))?;
    failed?;
    if args.json {
        let report = json!({ "game": G::NAME, "decisions": all });
        writeln!(console.output, "{report:#}")?;
    }
    for (reason, plies) in unknown {
        print_message("note", &format!("no explanation for action {}: {reason}", plies.join(", ")));
    }
    if stop.is_stop_requested() {
        return Err(Failure::Stopped("not all counterfactuals were tried".into()));
    }
    Ok(())
}

/// Prints a line with the decision's number, counted from 1, its player and its action, then its
/// explanation. Flushes the output.
fn print<G: LabGame>(
    record: &Record<G>,
    renderer: &ExplanationRenderer,
    decision: &ExplainedDecision<G>,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let who = seat_with_player::<G>(decision.seat, &record.players()[decision.seat.index()]);
    writeln!(console.output, "{}. {who}: {}", decision.ply + 1, decision.played)?;
    writeln!(console.output, "{}", renderer.to_text(decision))?;
    Ok(console.output.flush()?)
}
