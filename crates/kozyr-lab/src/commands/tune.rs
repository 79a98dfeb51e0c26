//! `durak tune`: tunes tables and parameters by playing.

use std::{
    io::{self, Write},
    num::NonZeroUsize,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use clap::value_parser;

use super::options::{at_least_one, parse_seed, parse_threads};
use crate::{
    console::Console,
    failure::Failure,
    files,
    progress::ProgressReporter,
    signals,
    sprt::{Sprt, SprtVerdict},
    tuning::{Tuner, TuningOutcome, TuningSettings, TuningTarget, TuningTrial},
};
use kozyr_core::game::Seed;
use kozyr_durak::Setup;

/// The file with the state to resume from.
const STATE_FILE: &str = "state.json";
/// State is saved at least this often, so a crash loses at most this much work.
const CHECKPOINT_INTERVAL: Duration = Duration::from_secs(2);
/// The file with the best tables or parameters so far.
const BEST_FILE: &str = "learned.ron";
/// The file with all changes tried and their results.
const HISTORY_FILE: &str = "history.csv";

/// The arguments of `durak tune`.
#[derive(Debug, clap::Args)]
pub struct TuneArgs {
    /// What to tune
    #[arg(long, alias = "subject", value_enum, default_value = "tables")]
    target: TuningTarget,
    /// What a change has to win more of to be kept
    #[arg(long, value_enum, default_value = "deals")]
    outcome: TuningOutcome,
    /// Seed of all random numbers: a number or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    seed: Seed,
    /// Folder for the state, the best result and the history; resumed from if it exists
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Stop after this many mirrored pairs of deals in all [default: when nothing is left to try]
    #[arg(long, alias = "rounds", value_name = "N", value_parser = at_least_one::<u64>())]
    total_pairs: Option<u64>,
    /// Stop after this many hours
    #[arg(long, value_name = "H", value_parser = parse_hours)]
    hours: Option<Duration>,
    /// Samples per decision, for opponents that sample
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = value_parser!(u64).range(1..=2000))]
    samples: u64,
    /// Smallest improvement worth finding, in points per deal, above 0 and below 0.5
    #[arg(long, value_name = "SHARE", default_value_t = 0.01, value_parser = parse_share)]
    effect: f64,
    /// Probability of accepting a change that is no better, above 0 and below 0.5
    #[arg(long, value_name = "SHARE", default_value_t = 0.01, value_parser = parse_share)]
    alpha: f64,
    /// Probability of rejecting a change that is better by the effect, above 0 and below 0.5
    #[arg(long, value_name = "SHARE", default_value_t = 0.1, value_parser = parse_share)]
    beta: f64,
    /// Reject a change that is undecided after this many pairs
    #[arg(long, alias = "most-pairs", value_name = "N", default_value_t = 20_000,
          value_parser = at_least_one::<u64>())]
    max_pairs: u64,
    /// Deals to play in parallel; does not change the result
    #[arg(long, value_name = "T", default_value = "1", value_parser = parse_threads)]
    threads: NonZeroUsize,
}

/// Parses a number of hours above 0.
fn parse_hours(text: &str) -> Result<Duration, String> {
    let hours: f64 = text.parse().map_err(|_| "expected a number of hours such as 0.5")?;
    let time = Duration::try_from_secs_f64(3600.0 * hours).map_err(|error| error.to_string())?;
    if time.is_zero() { Err("expected hours above 0, such as 0.5".into()) } else { Ok(time) }
}

/// Parses a number between 0 and 0.5, exclusive.
fn parse_share(text: &str) -> Result<f64, String> {
    let share: f64 = text.parse().map_err(|_| "expected a number such as 0.01")?;
    let is_valid = share > 0.0 && share < 0.5;
    if is_valid { Ok(share) } else { Err("must be between 0 and 0.5".into()) }
}

/// Tunes until nothing is left to try or a limit is reached, and prints the result.
///
/// # Errors
/// If a file cannot be read or written, the folder has other settings, or the run is stopped.
pub fn run(args: &TuneArgs, setup: Setup, console: &mut Console<'_>) -> Result<(), Failure> {
    if setup.players != 2 {
        return Err(Failure::Usage("mirrored pairs need two players".into()));
    }
    files::create_dir_all(&args.out)?;
    let mut tuner = load_or_new(args, setup)?;
    let progress = progress_bar(args, &tuner);
    let (start, stop) = (Instant::now(), signals::stop_on_signal());
    let may_continue = |tuner: &Tuner| {
        tuner.trial().is_some()
            && !stop.is_stop_requested()
            && args.total_pairs.is_none_or(|total| tuner.pairs() < total)
            && args.hours.is_none_or(|limit| start.elapsed() < limit)
    };
    let mut saved = Instant::now();
    while may_continue(&tuner) {
        let decided = tuner.history().len();
        tuner.step(args.threads)?;
        progress.set_position(tuner.pairs());
        progress.set_message(&status_line(&tuner));
        if let Some(trial) = tuner.history().get(decided) {
            progress.suspend(|| writeln!(console.output, "{}", trial_line(trial)))?;
        }
        if saved.elapsed() > CHECKPOINT_INTERVAL {
            save(&args.out, &tuner)?;
            saved = Instant::now();
        }
    }
    progress.finish();
    save(&args.out, &tuner)?;
    write_results(&args.out, &tuner, console)?;
    if stop.is_stop_requested() {
        return Err(Failure::Stopped("run the same command again to continue".into()));
    }
    Ok(())
}

/// Loads the tuner saved in the folder, or makes a new one if there is none. Fails if the saved one
/// has other settings.
fn load_or_new(args: &TuneArgs, setup: Setup) -> Result<Tuner, Failure> {
    let settings = TuningSettings {
        subject: args.target,
        outcome: args.outcome,
        setup,
        seed: args.seed,
        samples: args.samples,
        test: Sprt::from_equal(args.effect, args.alpha, args.beta),
        max_pairs: args.max_pairs,
    };
    let file = args.out.join(STATE_FILE);
    if !file.exists() {
        return Ok(Tuner::new(settings));
    }
    let tuner: Tuner = serde_json::from_str(&files::read_text(&file)?)
        .map_err(|error| Failure::Failed(format!("{}: {error}", file.display())))?;
    if *tuner.settings() != settings {
        let reason = "was created with other settings; choose another folder";
        return Err(Failure::Usage(format!("{} {reason}", file.display())));
    }
    Ok(tuner)
}

/// A progress bar up to `--total-pairs`, or a counter of pairs if there is no limit.
fn progress_bar(args: &TuneArgs, tuner: &Tuner) -> ProgressReporter {
    let progress = ProgressReporter::with_interval("pairs", args.total_pairs, None);
    progress.set_position(tuner.pairs());
    progress.set_message(&status_line(tuner));
    progress
}

/// The number of accepted changes and of all tried ones, and the change under test.
fn status_line(tuner: &Tuner) -> String {
    let accepted = tuner.history().iter().filter(|trial| is_accepted(trial)).count();
    let tried = tuner.history().len();
    let current = tuner.trial().map_or("", |trial| trial.change.as_str());
    format!("{accepted} kept of {tried} changes; {current}")
}

/// Whether the change was found better.
fn is_accepted(trial: &TuningTrial) -> bool {
    trial.verdict == Some(SprtVerdict::Better)
}

/// A finished trial as a line of text.
fn trial_line(trial: &TuningTrial) -> String {
    let outcome = if is_accepted(trial) { "kept   " } else { "dropped" };
    let score = trial.score().map_or(String::new(), |score| {
        let [mean, low, high] = [score.mean, score.ci95[0], score.ci95[1]].map(|it| 100.0 * it);
        format!("{mean:6.2} % ({low:.2} to {high:.2}) of {:>6} deals", 2 * trial.pair_count())
    });
    format!("{:>4} {outcome} {score}  {}", trial.number + 1, trial.change)
}

/// Saves the state to resume from.
fn save(folder: &Path, tuner: &Tuner) -> Result<(), Failure> {
    let state = serde_json::to_string(tuner).map_err(io::Error::from)?;
    Ok(files::write_atomic(&folder.join(STATE_FILE), state.as_bytes())?)
}

/// Writes and prints the best result, and writes the history.
fn write_results(folder: &Path, tuner: &Tuner, console: &mut Console<'_>) -> Result<(), Failure> {
    files::write_atomic(&folder.join(BEST_FILE), tuner.champion().to_ron().as_bytes())?;
    files::write_atomic(&folder.join(HISTORY_FILE), history_csv(tuner).as_bytes())?;
    let output = &mut console.output;
    writeln!(output, "{}", status_line(tuner).trim_end_matches("; "))?;
    writeln!(output, "best: {}", tuner.champion())?;
    writeln!(output, "written to {}: {BEST_FILE}, {HISTORY_FILE}", folder.display())?;
    Ok(())
}

/// A line per change tried, with its score against the best of its time.
fn history_csv(tuner: &Tuner) -> String {
    let mut text = String::from("number,change,deals,score,ci95_low,ci95_high,kept\n");
    for trial in tuner.history() {
        let Some(score) = trial.score() else { continue };
        let [low, high] = score.ci95;
        let (number, deals, mean) = (trial.number + 1, 2 * trial.pair_count(), score.mean);
        let (change, is_kept) = (&trial.change, is_accepted(trial));
        text += &format!("{number},\"{change}\",{deals},{mean:.4},{low:.4},{high:.4},{is_kept}\n");
    }
    text
}
