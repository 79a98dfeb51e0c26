//! `check-reasons`: checks that the opponents' reasons can be rendered, hold, and reveal nothing
//! hidden.

use std::{path::PathBuf, time::Duration};

use super::options::{at_least_one, parse_seconds, parse_seed};
use crate::{
    console::Console,
    experiment::{ResultTable, TableCell},
    failure::Failure,
    files,
    gauntlet::RandomSetup,
    lab_game::LabGame,
    progress::ProgressReporter,
    reason_audit::{AuditTally, LeakChecker, ReasonAudit},
    signals,
    wording::games_and_decisions,
};
use kozyr_core::{
    counterfactual::CounterfactualLimits,
    game::Seed,
    opponent::{Budget, registration},
};

use serde::Serialize;

/// The number of games between two saves of the results.
const GAMES_PER_CHECKPOINT: u64 = 20;

/// The arguments of `check-reasons`.
#[derive(Debug, clap::Args)]
pub struct CheckReasonsArgs {
    /// Games to play in all
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = at_least_one::<u64>())]
    games: u64,
    /// Check only these opponents; repeatable [default: the published ones and the baselines]
    #[arg(long, value_name = "NAME")]
    opponent: Vec<String>,
    /// Seed of all random numbers: a number or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    seed: Seed,
    /// Draw the rules and the number of players at random
    #[arg(long, alias = "any-rules")]
    random_rules: bool,
    /// Counterfactuals to look for in each decision; 0 for none
    #[arg(long, alias = "changes", value_name = "N", default_value_t = 1)]
    counterfactuals: usize,
    /// Changes to try for them in each decision; opponents that search try a tenth of that
    #[arg(long, value_name = "N", default_value_t = CounterfactualLimits::default().max_tries, value_parser = at_least_one::<usize>())]
    tries: usize,
    /// Look for counterfactuals in one of every N decisions
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = at_least_one::<u64>())]
    every: u64,
    /// Time limit for the counterfactuals of a decision; results may then depend on the machine
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    time: Option<Duration>,
    /// Save the results to this file, and resume from it if it exists
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Plays the games and prints the results. `default_opponents` play if the arguments name none, by
/// the rules of `default_setup` unless rules are drawn at random.
///
/// # Errors
/// If an opponent does not exist, a file cannot be read or written, or a check fails.
pub fn run<G: LabGame<Action: Serialize> + RandomSetup>(
    args: &CheckReasonsArgs,
    default_opponents: &[&str],
    default_setup: &G::Setup,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let stop = signals::stop_on_signal();
    let all = || default_opponents.iter().map(|&name| name.to_owned()).collect();
    let opponents: Vec<String> =
        if args.opponent.is_empty() { all() } else { args.opponent.clone() };
    for name in &opponents {
        registration::<G>(name).map_err(|error| Failure::Usage(error.to_string()))?;
    }
    let audit = ReasonAudit {
        opponents,
        seed: args.seed,
        any_rules: args.random_rules,
        counterfactual_limits: (args.counterfactuals > 0).then_some(CounterfactualLimits {
            max_found: args.counterfactuals,
            max_tries: args.tries,
            wants_rule_of_thumb: false,
        }),
        every: args.every,
        time: args.time,
        budget: Budget { stop: stop.clone(), ..Budget::default() },
    };
    let mut tally = load_tally(args)?;
    let leak_checker = LeakChecker::default();
    let progress = ProgressReporter::new("games", args.games.saturating_sub(tally.games));
    while tally.games < args.games && !stop.is_stop_requested() {
        audit
            .play_game::<G>(default_setup, &leak_checker, &mut tally)
            .map_err(|error| Failure::Usage(error.to_string()))?;
        crate::observer::MatchObserver::on_games_finished(&progress, 1);
        if tally.games.is_multiple_of(GAMES_PER_CHECKPOINT) {
            save(args, &tally)?;
        }
    }
    progress.finish();
    if args.json {
        let text = serde_json::to_string_pretty(&tally).map_err(std::io::Error::from)?;
        writeln!(console.output, "{text}")?;
    } else {
        print(&tally, console)?;
    }
    if stop.is_stop_requested() {
        return Err(Failure::Stopped("run the same command again to continue".into()));
    }
    save(args, &tally)?;
    match tally.faults {
        0 => Ok(()),
        faults => Err(Failure::Failed(format!("{faults} reasons failed a check"))),
    }
}

/// The results of an earlier run, if there are any.
fn load_tally(args: &CheckReasonsArgs) -> Result<AuditTally, Failure> {
    match &args.out {
        Some(file) if file.exists() => serde_json::from_str(&files::read_text(file)?)
            .map_err(|error| Failure::Failed(format!("{}: {error}", file.display()))),
        _ => Ok(AuditTally::default()),
    }
}

/// Saves the results to the file of `--out`, if it is given.
fn save(args: &CheckReasonsArgs, tally: &AuditTally) -> Result<(), Failure> {
    if let Some(file) = &args.out {
        let text = serde_json::to_string_pretty(tally).map_err(std::io::Error::from)?;
        files::write_atomic(file, text.as_bytes())?;
    }
    Ok(())
}

/// Prints the counterfactuals by opponent, the reasons by kind, and the first faults.
fn print(tally: &AuditTally, console: &mut Console<'_>) -> Result<(), Failure> {
    let headings = vec![
        "opponent",
        "choices",
        "explained",
        "tried again",
        "held",
        "mean ms",
        "median ms",
        "99th ms",
        "slowest ms",
        "within 300 ms",
        "within 2 s",
    ];
    let row = |(name, counts): (&String, &crate::reason_audit::CounterfactualCounts)| {
        let ratio = |part: u64, whole: u64| part as f64 / whole.max(1) as f64;
        vec![
            TableCell::Text(name.clone()),
            TableCell::Count(counts.choices),
            TableCell::Share(ratio(counts.explained, counts.choices)),
            TableCell::Count(counts.tried),
            TableCell::Share(ratio(counts.held, counts.tried)),
            TableCell::Number(ratio(counts.micros, counts.choices) / 1000.0),
            TableCell::Number(counts.percentile(50)),
            TableCell::Number(counts.percentile(99)),
            TableCell::Count(counts.slowest / 1000),
            TableCell::Share(ratio(counts.count_within(300), counts.choices)),
            TableCell::Share(ratio(counts.count_within(2000), counts.choices)),
        ]
    };
    let table = ResultTable { headings, rows: tally.opponents.iter().map(row).collect() };
    write!(console.output, "{}", table.to_text())?;
    let AuditTally { games, decisions, redacted_decisions, .. } = tally;
    writeln!(
        console.output,
        "\n{}, {redacted_decisions} read from other seats",
        games_and_decisions(*games, *decisions)
    )?;
    for (kind, count) in &tally.kinds {
        writeln!(console.output, "{kind}: {count}")?;
    }
    for fault in &tally.first_faults {
        writeln!(console.output, "{fault}")?;
    }
    Ok(())
}
