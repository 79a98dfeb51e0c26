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

/// What is to be measured.
#[derive(Debug, clap::Args)]
pub struct LearnerArgs {
    /// How many learners of each kind are taught, each with lessons of its own
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u64).range(2..))]
    learners: u64,
    /// After how many lessons they are examined, rising
    #[arg(long, value_name = "N,N…", value_delimiter = ',', default_value = "0,3,10,30,100,300")]
    lessons: Vec<usize>,
    /// Pairs of deals against the rival in each examination
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = at_least_one::<u64>())]
    pairs: u64,
    /// Whose decisions are shown, with what it says of them
    #[arg(long, value_name = "NAME", default_value = "potential")]
    teacher: String,
    /// Whom the learners play in examinations
    #[arg(long, value_name = "NAME", default_value = "lowest")]
    rival: String,
    /// What all chance follows from: a number, or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = parse_seed)]
    seed: Seed,
}

/// Teaches the learners and prints how they come on, with intervals over learners.
///
/// # Errors
/// If there is no such opponent, or it is stopped.
pub fn run(args: &LearnerArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    if !args.lessons.is_sorted() {
        return Err(Failure::Usage("the numbers of lessons should rise".into()));
    }
    let stop = signals::stop_on_signal();
    let course = TrainingRun {
        teacher: args.teacher.clone(),
        opponent: args.rival.clone(),
        train_sizes: args.lessons.clone(),
        pairs: args.pairs,
        seed: args.seed,
        budget: Budget { stop, ..Budget::default() },
    };
    let progress = ProgressReporter::new("learners", args.learners);
    let mut all = Vec::new();
    for number in 0..args.learners {
        let one = course.run(number).map_err(|error| Failure::Usage(error.to_string()))?;
        let Some(one) = one else {
            return Err(Failure::Stopped(format!(
                "after {}",
                pluralized(number, "learner", "learners")
            )));
        };
        all.push(one);
        progress.advance(1);
    }
    progress.finish();
    let of = |diet: usize, stage: usize, figure: fn(&EvalMetrics) -> f64| {
        mean_and_error(all.iter().map(|learner| figure(&learner[diet][stage])))
    };
    let mut rows = Vec::new();
    for (diet, told) in TrainingSignal::ALL.into_iter().enumerate() {
        for (stage, lessons) in args.lessons.iter().enumerate() {
            let [agreement, its_error] = of(diet, stage, |grade| grade.agreement);
            let [score, error] = of(diet, stage, |grade| grade.score);
            let figures = [agreement, its_error, score, error].map(TableCell::Share);
            let mut row =
                vec![TableCell::Text(told.name().into()), TableCell::Count(*lessons as u64)];
            row.extend(figures);
            rows.push(row);
        }
    }
    let headings = vec!["shown", "lessons", "agrees", "±", "score", "±"];
    Ok(write!(console.output, "{}", ResultTable { headings, rows }.to_text())?)
}

/// The mean of independent figures and half of its 95 % interval, taking the mean to be normally
/// distributed.
fn mean_and_error(figures: impl Iterator<Item = f64> + Clone) -> [f64; 2] {
    let count = figures.clone().count() as f64;
    let mean = figures.clone().sum::<f64>() / count;
    let variance = figures.map(|figure| (figure - mean).powi(2)).sum::<f64>() / (count - 1.0);
    [mean, 1.96 * (variance / count).sqrt()]
}
