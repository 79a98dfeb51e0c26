//! `reasons`: whether the reasons of opponents can be told, hold, and give nothing away.

use std::{path::PathBuf, time::Duration};

use super::options::{seconds, seed, some};
use crate::{
    console::Console,
    experiment::{Cell, Figures},
    failure::Failure,
    files,
    gauntlet::AnySetup,
    lab_game::LabGame,
    progress::Progress,
    reason_audit::{Inquiry, Reader, Tally},
    signals,
    wording::played,
};
use kozyr_core::{
    counterfactual::Wanted,
    game::Seed,
    opponent::{Budget, registration},
};

use serde::Serialize;

/// What is found is saved after so many games.
const SAVED_EVERY: u64 = 20;

/// What is to be checked.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How many games to play in all
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = some::<u64>())]
    games: u64,
    /// These opponents; repeatable [default: those of the sources]
    #[arg(long, value_name = "NAME")]
    opponent: Vec<String>,
    /// What all chance follows from: a number, or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = seed)]
    seed: Seed,
    /// Play by any rules, any number of players
    #[arg(long)]
    any_rules: bool,
    /// How many changes after which an opponent decides otherwise are looked for in a decision; 0
    /// for none
    #[arg(long, value_name = "N", default_value_t = 1)]
    changes: usize,
    /// How many changes are tried; opponents that search try a tenth of them
    #[arg(long, value_name = "N", default_value_t = Wanted::default().tries, value_parser = some::<usize>())]
    tries: usize,
    /// Look for changes in one of so many decisions
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = some::<u64>())]
    every: u64,
    /// Seconds for the changes of one decision; what is found may then depend on the machine
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Go on from what this file has, and save what is found there
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Plays the games and prints what was found.
///
/// # Errors
/// If there is no such opponent, a file cannot be read or written, or a reason does not hold.
pub fn run<G: LabGame<Action: Serialize> + AnySetup>(
    args: &Args,
    sources: &[&str],
    usual: &G::Setup,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let stop = signals::listen();
    let all = || sources.iter().map(|&name| name.to_owned()).collect();
    let opponents: Vec<String> =
        if args.opponent.is_empty() { all() } else { args.opponent.clone() };
    for name in &opponents {
        registration::<G>(name).map_err(|error| Failure::Usage(error.to_string()))?;
    }
    let inquiry = Inquiry {
        opponents,
        seed: args.seed,
        any_rules: args.any_rules,
        wanted: (args.changes > 0).then_some(Wanted { count: args.changes, tries: args.tries }),
        every: args.every,
        time: args.time,
        budget: Budget { stop: stop.clone(), ..Budget::default() },
    };
    let mut tally = begun(args)?;
    let reader = Reader::default();
    let progress = Progress::new("games", args.games.saturating_sub(tally.games));
    while tally.games < args.games && !stop.is_requested() {
        inquiry
            .game::<G>(usual, &reader, &mut tally)
            .map_err(|error| Failure::Usage(error.to_string()))?;
        crate::observer::Watch::finished(&progress, 1);
        if tally.games.is_multiple_of(SAVED_EVERY) {
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
    if stop.is_requested() {
        return Err(Failure::Stopped("the same command goes on from what was saved".into()));
    }
    save(args, &tally)?;
    match tally.faults {
        0 => Ok(()),
        faults => Err(Failure::Failed(format!("{faults} reasons do not hold"))),
    }
}

/// What an earlier run has found.
fn begun(args: &Args) -> Result<Tally, Failure> {
    match &args.out {
        Some(file) if file.exists() => serde_json::from_str(&files::read_text(file)?)
            .map_err(|error| Failure::Failed(format!("{}: {error}", file.display()))),
        _ => Ok(Tally::default()),
    }
}

fn save(args: &Args, tally: &Tally) -> Result<(), Failure> {
    if let Some(file) = &args.out {
        let text = serde_json::to_string_pretty(tally).map_err(std::io::Error::from)?;
        files::write(file, text.as_bytes())?;
    }
    Ok(())
}

fn print(tally: &Tally, console: &mut Console<'_>) -> Result<(), Failure> {
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
    let row = |(name, counts): (&String, &crate::reason_audit::Counts)| {
        let of = |part: u64, whole: u64| part as f64 / whole.max(1) as f64;
        vec![
            Cell::Text(name.clone()),
            Cell::Count(counts.choices),
            Cell::Share(of(counts.explained, counts.choices)),
            Cell::Count(counts.tried),
            Cell::Share(of(counts.held, counts.tried)),
            Cell::Number(of(counts.micros, counts.choices) / 1000.0),
            Cell::Number(counts.percentile(50)),
            Cell::Number(counts.percentile(99)),
            Cell::Count(counts.slowest / 1000),
            Cell::Share(of(counts.within(300), counts.choices)),
            Cell::Share(of(counts.within(2000), counts.choices)),
        ]
    };
    let figures = Figures { headings, rows: tally.opponents.iter().map(row).collect() };
    write!(console.output, "{}", figures.text())?;
    let Tally { games, decisions, closed, .. } = tally;
    writeln!(console.output, "\n{}, {closed} read by others", played(*games, *decisions))?;
    for (kind, count) in &tally.kinds {
        writeln!(console.output, "{kind}: {count}")?;
    }
    for fault in &tally.told {
        writeln!(console.output, "{fault}")?;
    }
    Ok(())
}
