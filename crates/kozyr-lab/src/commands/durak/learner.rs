//! `durak learner`: whether explanations teach a simulated learner more than moves alone.

use super::super::options::{seed, some};
use crate::{
    console::Console,
    experiment::{Cell, Figures},
    failure::Failure,
    learner::{Course, Diet, Grade},
    progress::Progress,
    signals,
    wording::counted,
};
use kozyr_core::{game::Seed, opponent::Budget};

/// What is to be measured.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How many learners of each kind are taught, each with lessons of its own
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u64).range(2..))]
    learners: u64,
    /// After how many lessons they are examined, rising
    #[arg(long, value_name = "N,N…", value_delimiter = ',', default_value = "0,3,10,30,100,300")]
    lessons: Vec<usize>,
    /// Pairs of deals against the rival in each examination
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = some::<u64>())]
    pairs: u64,
    /// Whose decisions are shown, with what it says of them
    #[arg(long, value_name = "NAME", default_value = "potential")]
    teacher: String,
    /// Whom the learners play in examinations
    #[arg(long, value_name = "NAME", default_value = "lowest")]
    rival: String,
    /// What all chance follows from: a number, or 64 hexadecimal digits
    #[arg(long, value_name = "S", default_value = "1", value_parser = seed)]
    seed: Seed,
}

/// Teaches the learners and prints how they come on, with intervals over learners.
///
/// # Errors
/// If there is no such opponent, or it is stopped.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    if !args.lessons.is_sorted() {
        return Err(Failure::Usage("the numbers of lessons should rise".into()));
    }
    let stop = signals::listen();
    let course = Course {
        teacher: args.teacher.clone(),
        rival: args.rival.clone(),
        stages: args.lessons.clone(),
        pairs: args.pairs,
        seed: args.seed,
        budget: Budget { stop, ..Budget::default() },
    };
    let progress = Progress::new("learners", args.learners);
    let mut all = Vec::new();
    for number in 0..args.learners {
        let one = course.teach(number).map_err(|error| Failure::Usage(error.to_string()))?;
        let Some(one) = one else {
            return Err(Failure::Stopped(format!(
                "after {}",
                counted(number, "learner", "learners")
            )));
        };
        all.push(one);
        progress.advance(1);
    }
    progress.finish();
    let of = |diet: usize, stage: usize, figure: fn(&Grade) -> f64| {
        interval(all.iter().map(|learner| figure(&learner[diet][stage])))
    };
    let mut rows = Vec::new();
    for (diet, told) in Diet::ALL.into_iter().enumerate() {
        for (stage, lessons) in args.lessons.iter().enumerate() {
            let [agreement, its_error] = of(diet, stage, |grade| grade.agreement);
            let [score, error] = of(diet, stage, |grade| grade.score);
            let figures = [agreement, its_error, score, error].map(Cell::Share);
            let mut row = vec![Cell::Text(told.name().into()), Cell::Count(*lessons as u64)];
            row.extend(figures);
            rows.push(row);
        }
    }
    let headings = vec!["shown", "lessons", "agrees", "±", "score", "±"];
    Ok(write!(console.output, "{}", Figures { headings, rows }.text())?)
}

/// The mean of independent figures and half of its 95 % interval, taking the mean to be normally
/// distributed.
fn interval(figures: impl Iterator<Item = f64> + Clone) -> [f64; 2] {
    let count = figures.clone().count() as f64;
    let mean = figures.clone().sum::<f64>() / count;
    let variance = figures.map(|figure| (figure - mean).powi(2)).sum::<f64>() / (count - 1.0);
    [mean, 1.96 * (variance / count).sqrt()]
}
