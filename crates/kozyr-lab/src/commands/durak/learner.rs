//! `durak learner`: whether explanations teach a simulated learner more than moves alone.

use super::super::options::{at_least_one, parse_seed};
use crate::{
    console::Console,
    experiment::{ResultTable, TableCell},
    failure::Failure,
    learner::{EvalMetrics, TrainingRun, TrainingSignal},
    progress::ProgressReporter,
    signals,
    wording::pluralized,
};
use kozyr_core::{game::Seed, opponent::Budget};

/// The arguments of `durak learner`.
#[derive(Debug, clap::Args)]
pub struct LearnerArgs {
    /// Learners of each kind, each with its own training examples; at least 2
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u64).range(2..))]
    learners: u64,
    /// Numbers of training examples after which learners are tested, in rising order
    #[arg(
        long,
        alias = "lessons",
        value_name = "N,N…",
        value_delimiter = ',',
        default_value = "0,3,10,30,100,300"
    )]
    train_sizes: Vec<usize>,
    /// Pairs of deals against --rival in each test
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = at_least_one::<u64>())]
    pairs: u64,
    /// Opponent whose decisions and explanations are the training examples
    #[arg(long, value_name = "NAME", default_value = "potential")]
    teacher: String,
    /// Opponent that the learners play in tests
    #[arg(long, value_name = "NAME", default_value = "lowest")]
    rival: String,
    /// Seed of all random numbers: a number or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    seed: Seed,
}

/// Trains the learners and prints their learning curves, with intervals over learners.
///
/// # Errors
/// If an opponent does not exist, or the run is stopped.
pub fn run(args: &LearnerArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    if !args.train_sizes.is_sorted() {
        return Err(Failure::Usage("--train-sizes must be in rising order".into()));
    }
    let stop = signals::stop_on_signal();
    let training = TrainingRun {
        teacher: args.teacher.clone(),
        opponent: args.rival.clone(),
        train_sizes: args.train_sizes.clone(),
        pairs: args.pairs,
        seed: args.seed,
        budget: Budget { stop, ..Budget::default() },
    };
    let progress = ProgressReporter::new("learners", args.learners);
    let mut all = Vec::new();
    for number in 0..args.learners {
        let curves = training.run(number).map_err(|error| Failure::Usage(error.to_string()))?;
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
    let statistics = |signal_index: usize, stage: usize, figure: fn(&EvalMetrics) -> f64| {
        mean_and_error(all.iter().map(|learner| figure(&learner[signal_index][stage])))
    };
    let mut rows = Vec::new();
    for (signal_index, signal) in TrainingSignal::ALL.into_iter().enumerate() {
        for (stage, size) in args.train_sizes.iter().enumerate() {
            let [agreement, agreement_error] =
                statistics(signal_index, stage, |metrics| metrics.agreement);
            let [score, error] = statistics(signal_index, stage, |metrics| metrics.score);
            let figures = [agreement, agreement_error, score, error].map(TableCell::Share);
            let mut row =
                vec![TableCell::Text(signal.name().into()), TableCell::Count(*size as u64)];
            row.extend(figures);
            rows.push(row);
        }
    }
    let headings = vec!["shown", "examples", "agrees", "±", "score", "±"];
    Ok(write!(console.output, "{}", ResultTable { headings, rows }.to_text())?)
}

/// The mean of independent values and half the width of its 95 % interval, by the normal
/// approximation.
fn mean_and_error(figures: impl Iterator<Item = f64> + Clone) -> [f64; 2] {
    let count = figures.clone().count() as f64;
    let mean = figures.clone().sum::<f64>() / count;
    let variance = figures.map(|figure| (figure - mean).powi(2)).sum::<f64>() / (count - 1.0);
    [mean, 1.96 * (variance / count).sqrt()]
}
