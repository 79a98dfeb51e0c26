//! `learner`: whether explanations teach a simulated learner more than moves alone.

use super::options::{at_least_one, parse_seed};
use crate::{
    console::Console,
    experiment::{ResultTable, TableCell},
    failure::Failure,
    learner::{EvalMetrics, LearnableGame, LearningCurves, TrainingRun, TrainingSignal},
    progress::ProgressReporter,
    signals,
    wording::pluralized,
};
use kozyr_core::{game::Seed, opponent::Budget};

/// The arguments of `learner`.
#[derive(Debug, clap::Args)]
pub struct LearnerArgs {
    /// Learners of each kind, each with its own lessons; at least 2
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u64).range(2..))]
    learners: u64,
    /// Numbers of lessons after which learners are tested, in rising order
    #[arg(
        long,
        alias = "lessons",
        value_name = "N,N…",
        value_delimiter = ',',
        default_value = "0,3,10,30,100,300"
    )]
    train_sizes: Vec<usize>,
    /// What learners see of each lesson; `moves` comes first, as the others are compared with it
    #[arg(
        long,
        value_name = "SIGNAL,SIGNAL…",
        value_delimiter = ',',
        default_value = "moves,headlines,comparison",
        value_parser = parse_signal
    )]
    signals: Vec<TrainingSignal>,
    /// Pairs of games against --rival in each test
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = at_least_one::<u64>())]
    pairs: u64,
    /// Opponent whose decisions and explanations are the lessons [default: `master-3` or
    /// `engine-6`]
    #[arg(long, value_name = "NAME")]
    teacher: Option<String>,
    /// Opponent that the learners play in tests [default: `lowest` or `novice`]
    #[arg(long, value_name = "NAME")]
    rival: Option<String>,
    /// Seed of all random numbers: a number or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    seed: Seed,
}

/// Parses the name of a training signal.
fn parse_signal(name: &str) -> Result<TrainingSignal, String> {
    TrainingSignal::ALL.into_iter().find(|signal| signal.name() == name).ok_or_else(|| {
        let names = TrainingSignal::ALL.map(TrainingSignal::name).join(", ");
        format!("there is no signal `{name}`; the signals are {names}")
    })
}

/// The opponents of a game that teach and test by default.
#[derive(Clone, Copy, Debug)]
pub struct DefaultOpponents {
    /// The teacher.
    pub teacher: &'static str,
    /// The rival.
    pub rival: &'static str,
}

/// Trains the learners and prints their learning curves, with intervals over learners.
///
/// # Errors
/// If an opponent does not exist, or the run is stopped.
pub fn run<G: LearnableGame>(
    args: &LearnerArgs,
    defaults: DefaultOpponents,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    if !args.train_sizes.is_sorted() {
        return Err(Failure::Usage("--train-sizes must be in rising order".into()));
    }
    let stop = signals::stop_on_signal();
    let name =
        |given: &Option<String>, default: &str| given.clone().unwrap_or_else(|| default.to_owned());
    let training = TrainingRun {
        teacher: name(&args.teacher, defaults.teacher),
        opponent: name(&args.rival, defaults.rival),
        signals: args.signals.clone(),
        train_sizes: args.train_sizes.clone(),
        pairs: args.pairs,
        seed: args.seed,
        budget: Budget { stop, ..Budget::default() },
    };
    let progress = ProgressReporter::new("learners", args.learners);
    let mut all = Vec::new();
    for number in 0..args.learners {
        let curves =
            training.run::<G>(number).map_err(|error| Failure::Usage(error.to_string()))?;
        let Some(curves) = curves else {
            return Err(Failure::Stopped(format!(
                "after {}",
                pluralized(number, "learner", "learners")
            )));
        };
        all.push(curves);
        progress.advance(1);
    }
    progress.finish();
    Ok(write!(console.output, "{}", table(args, &all).to_text())?)
}

/// The learning curves with their intervals, and the differences from the first signal.
fn table(args: &LearnerArgs, all: &[LearningCurves]) -> ResultTable {
    let mut rows = Vec::new();
    for (index, signal) in args.signals.iter().enumerate() {
        for (stage, size) in args.train_sizes.iter().enumerate() {
            let estimate = |figure: fn(&EvalMetrics) -> f64| {
                mean_and_error(all.iter().map(|learner| figure(&learner[index][stage])))
            };
            let gain = |figure: fn(&EvalMetrics) -> f64| {
                let figures = |learner: &LearningCurves| {
                    figure(&learner[index][stage]) - figure(&learner[0][stage])
                };
                mean_and_error(all.iter().map(figures))
            };
            let figures = [
                estimate(|metrics| metrics.agreement),
                gain(|metrics| metrics.agreement),
                estimate(|metrics| metrics.clear_agreement),
                gain(|metrics| metrics.clear_agreement),
                estimate(|metrics| metrics.score),
            ];
            let mut row =
                vec![TableCell::Text(signal.name().into()), TableCell::Count(*size as u64)];
            row.extend(figures.into_iter().flatten().map(TableCell::Share));
            rows.push(row);
        }
    }
    let headings = vec![
        "shown", "lessons", "agrees", "±", "gain", "±", "clear", "±", "gain", "±", "score", "±",
    ];
    ResultTable { headings, rows }
}

/// The mean of independent values and half the width of its 95 % interval, by the normal
/// approximation.
fn mean_and_error(figures: impl Iterator<Item = f64> + Clone) -> [f64; 2] {
    let count = figures.clone().count() as f64;
    let mean = figures.clone().sum::<f64>() / count;
    let variance = figures.map(|figure| (figure - mean).powi(2)).sum::<f64>() / (count - 1.0);
    [mean, 1.96 * (variance / count).sqrt()]
}
