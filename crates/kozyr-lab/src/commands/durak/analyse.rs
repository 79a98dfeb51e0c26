//! `durak analyse`: the coach's review of a recorded deal.

use std::path::PathBuf;

use super::super::options::at_least_one;
use crate::{
    commands::record_file::read_record, console::Console, failure::Failure, terminal::one_line,
    wording::pluralized,
};
use kozyr_core::{
    game::{Game, Player, Seat},
    opponent::available_threads,
};
use kozyr_durak::{
    Durak,
    coach::{DealReview, Judgement},
    search::{SearchBudget, SeatResult},
};

/// The arguments of `durak analyse`.
#[derive(Debug, clap::Args)]
pub struct DurakAnalyseArgs {
    /// The record: a file, `-` for standard input, or a link
    record: PathBuf,
    /// Worlds (deals of the hidden cards) in which each action is tried
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = at_least_one::<u64>())]
    worlds: u64,
}

/// Prints for each decision the winning chance of the action played, that of the master's choice,
/// and the difference; then the total loss of each seat.
///
/// # Errors
/// If the record cannot be read.
pub fn run(args: &DurakAnalyseArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let record = read_record::<Durak>(&args.record, &mut *console.input)?;
    let budget = SearchBudget::from_worlds(args.worlds).with_threads(available_threads());
    let mut review = DealReview::new(&record, budget);
    let mut printed = 0;
    while !review.is_finished() {
        review.step();
        for judgement in &review.judgements()[printed..] {
            writeln!(console.output, "{}", judgement_line(judgement))?;
            console.output.flush()?;
        }
        printed = review.judgements().len();
    }
    for (seat, player) in Seat::all(record.game().seats()).zip(record.players()) {
        let decisions = review.judgements().iter().filter(|judgement| judgement.seat == seat);
        writeln!(
            console.output,
            "seat {seat} ({}): {}, {:.1} points of winning chances lost, {}",
            name(player),
            pluralized(decisions.count(), "decision", "decisions"),
            100.0 * review.total_loss(seat),
            pluralized(review.turning_points(seat).len(), "turning point", "turning points"),
        )?;
    }
    Ok(())
}

/// The name of a player on one line.
fn name(player: &Player) -> String {
    one_line(&String::from(player.clone()))
}

/// The judgement of a decision as a line of the report.
fn judgement_line(judgement: &Judgement) -> String {
    let verdict = match judgement.verdict() {
        Some(SeatResult::Won) => "  won from here",
        Some(SeatResult::Drawn) => "  drawn from here",
        Some(SeatResult::Lost) => "  lost from here",
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
        judgement.action_index + 1,
        judgement.seat,
        judgement.played.to_string(),
        100.0 * judgement.chance,
        100.0 * judgement.loss(),
    )
}
