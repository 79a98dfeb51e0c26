//! `reversi analyse`: the value of each move of a game.

use std::io;

use crate::{console::Console, failure::Failure};
use kozyr_core::tree::Bound;
use kozyr_reversi::{
    Action, Colour, Position, Square,
    engine::{Engine, Level, MoveAnalysis, MultiPv, Weights},
    notation::parse_transcript,
};

/// A move that loses at least this many discs is a turning point.
const TURNING_POINT_DISCS: i32 = 6;

/// The arguments of `reversi analyse`.
#[derive(Debug, clap::Args)]
pub struct ReversiAnalyseArgs {
    /// Moves of the game, as `f5d6c3…`
    transcript: String,
    /// Level of the engine, 1 to 12
    #[arg(long, value_name = "LEVEL", default_value_t = 11, value_parser = clap::value_parser!(u32).range(1..=12))]
    level: u32,
    /// Also show the best N moves of each position and the move played, with value, certainty and
    /// line
    #[arg(long, value_name = "N", default_value_t = 0)]
    lines: usize,
}

/// The accuracy of one side.
#[derive(Clone, Copy, Default)]
struct AccuracyTally {
    moves: u32,
    best: u32,
    lost: i32,
}

/// Prints for each move its value, the best move with its value, and the loss; then each side's
/// accuracy, the share of moves that lost nothing.
///
/// # Errors
/// If the transcript is not a legal game, or has no moves.
pub fn run(args: &ReversiAnalyseArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let actions = parse_transcript(&Position::START, &args.transcript)
        .map_err(|error| Failure::Usage(error.to_string()))?;
    if actions.is_empty() {
        return Err(Failure::Usage("there are no moves to analyse".into()));
    }
    let request = Level::from_number(args.level).limits;
    let mut engine = Engine::new(Weights::builtin(), 20);
    let mut position = Position::START;
    let mut tallies = [AccuracyTally::default(); 2];
    for (index, &action) in actions.iter().enumerate() {
        let Action::Place(square) = action else {
            position = position.pass();
            continue;
        };
        let judgement = engine
            .analyse_move(&position, square, &request, &|| false)
            .expect("the transcript is a legal game");
        let MoveAnalysis { report, played_score: value, .. } = &judgement;
        let lost = judgement.loss();
        let tally = &mut tallies[position.to_move as usize];
        tally.moves += 1;
        tally.best += u32::from(lost == 0);
        tally.lost += lost;
        let best = report.best.map_or(String::new(), |best| best.to_string());
        writeln!(
            console.output,
            "{:>2} {} {square} {value:>+4}  best {best} {:>+4}  lost {lost:>2}{}{}",
            index + 1,
            if position.to_move == Colour::Black { "X" } else { "O" },
            report.score,
            if report.exact { "  exact" } else { "" },
            if lost >= TURNING_POINT_DISCS { "  turning point" } else { "" },
        )?;
        if args.lines > 0 {
            let found =
                engine.multi_pv(position.board, &request, args.lines, &|| false, &mut |_| {});
            print_lines(&found, args.lines, square, console)?;
        }
        position = position.place(square).expect("the move has just been analysed");
    }
    for (name, tally) in ["Black", "White"].into_iter().zip(tallies) {
        write!(console.output, "{name}: {} moves, {} discs lost", tally.moves, tally.lost)?;
        if tally.moves > 0 {
            let accuracy = 100.0 * f64::from(tally.best) / f64::from(tally.moves);
            write!(console.output, ", accuracy {accuracy:.0} %")?;
        }
        writeln!(console.output)?;
    }
    Ok(())
}

/// Prints the best moves and the one played: `=` before an exact value, or `≤` before an upper
/// bound in whole discs; then the certainty within the search depth, and the line. The line of a
/// bound shows the refutation.
fn print_lines(
    found: &MultiPv,
    count: usize,
    played: Square,
    console: &mut Console<'_>,
) -> io::Result<()> {
    let sure =
        if found.exact { "proved".to_owned() } else { format!("{} %", found.certainty_per_cent()) };
    let plies = if found.depth == 1 { "ply" } else { "plies" };
    for (index, line) in found.lines.iter().enumerate() {
        if index >= count && line.square != played {
            continue;
        }
        let value = match line.bound {
            Bound::Exact => format!("= {:+.2}", line.exact_discs),
            // Bounds come from searches in whole discs.
            bound => format!("{}{:+}", bound.sign(), line.score),
        };
        let moves: String = line.moves.iter().map(Square::to_string).collect();
        writeln!(
            console.output,
            "       {} {value}  {sure}, {} {plies}  {moves}",
            line.square, found.depth
        )?;
    }
    Ok(())
}
