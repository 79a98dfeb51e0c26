//! `durak analyse`: the coach's review of a recorded deal.

use std::path::PathBuf;

use super::super::options::some;
use crate::{
    commands::record_file::read_record, console::Console, failure::Failure, terminal::one_line,
    wording::counted,
};
use kozyr_core::{
    game::{Game, Player, Seat},
    opponent::all_threads,
};
use kozyr_durak::{
    Durak,
    coach::{Judgement, Review},
    search::{Effort, Verdict},
};

/// What is to be looked at.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The record of the deal
    record: PathBuf,
    /// Ways in which hidden cards may lie that each action is tried in
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = some::<u64>())]
    worlds: u64,
}

/// Prints for each decision the chance of what was played, of what the master would have
/// played, and the difference; then what each seat gave away.
///
/// # Errors
/// If the record cannot be read.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let record = read_record::<Durak>(&args.record)?;
    let effort = Effort::of_worlds(args.worlds).with_threads(all_threads());
    let mut review = Review::new(&record, effort);
    let mut told = 0;
    while !review.is_finished() {
        review.step();
        for judgement in &review.judgements()[told..] {
            writeln!(console.output, "{}", line(judgement))?;
            console.output.flush()?;
        }
        told = review.judgements().len();
    }
    for (seat, player) in Seat::all(record.game().seats()).zip(record.players()) {
        let decisions = review.judgements().iter().filter(|judgement| judgement.seat == seat);
        writeln!(
            console.output,
            "seat {seat} ({}): {}, {:.1} points of winning chances lost, {}",
            name(player),
            counted(decisions.count(), "decision", "decisions"),
            100.0 * review.lost(seat),
            counted(review.turning_points(seat).len(), "turning point", "turning points"),
        )?;
    }
    Ok(())
}

fn name(player: &Player) -> String {
    one_line(&String::from(player.clone()))
}

fn line(judgement: &Judgement) -> String {
    let verdict = match judgement.verdict() {
        Some(Verdict::Won) => "  won from here",
        Some(Verdict::Drawn) => "  drawn from here",
        Some(Verdict::Lost) => "  lost from here",
        None => "",
    };
    let turn = if judgement.is_turning_point() { "  turning point" } else { "" };
    let better = if judgement.loss() > 0.0 {
        format!("  better {} {:.1} %", judgement.best, 100.0 * judgement.best_chance)
    } else {
        String::new()
    };
    format!(
        "{:>3} seat {} {:<20} {:>5.1} %  lost {:>4.1}{better}{verdict}{turn}",
        judgement.at + 1,
        judgement.seat,
        judgement.played.to_string(),
        100.0 * judgement.chance,
        100.0 * judgement.loss(),
    )
}
