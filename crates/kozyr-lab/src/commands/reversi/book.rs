//! `reversi book`: a book of openings from our own searches.

use std::{collections::VecDeque, path::PathBuf};

use super::super::Failure;
use kozyr_core::{
    digest,
    reversi::{
        Board, Square,
        engine::{Book, Engine, Request, Weights},
    },
};

use crate::{files, play::Console};

/// The most moves that a position keeps.
const WIDTH: usize = 5;

/// How to grow the book.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Positions after this many placements are the last in the book
    #[arg(long, value_name = "N", default_value_t = 7)]
    plies: usize,
    /// Plies that every move is searched
    #[arg(long, value_name = "PLIES", default_value_t = 8)]
    depth: u32,
    /// Moves worse than the best by more discs than that are left out
    #[arg(long, value_name = "DISCS", default_value_t = 2)]
    loss: i32,
    /// Where the book is written to
    #[arg(long, value_name = "FILE", default_value = "assets/reversi/book.txt")]
    output: PathBuf,
}

/// Grows the book from the start of the game, position by position, and writes it.
///
/// # Errors
/// If the file cannot be written.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    files::may_write(&args.output)?;
    let request = Request { depth: args.depth, ..Request::JUDGEMENT };
    let mut engine = Engine::new(Weights::builtin(), 18);
    let mut book = Book::default();
    let mut text = String::from(
        "# Openings from the program's own searches: the game so far, then moves with their\n\
         # values in discs for the side to move. Written by `kozyr-lab reversi book`.\n",
    );
    let mut waiting: VecDeque<(Vec<Square>, Board)> = VecDeque::from([(Vec::new(), Board::START)]);
    while let Some((line, board)) = waiting.pop_front() {
        if !book.moves(board).is_empty() {
            continue;
        }
        let mut moves = engine.value_moves(board, &request, &|| false);
        let Some(best) = moves.first().map(|best| best.score) else { continue };
        moves.retain(|known| best - known.score <= args.loss);
        moves.truncate(WIDTH);
        book.note(board, &moves);
        text += &Book::line(&line, &moves);
        text.push('\n');
        if line.len() < args.plies {
            for known in &moves {
                let next = board.place(known.square).expect("valued moves are legal");
                if !next.must_pass() {
                    waiting.push_back(([&line[..], &[known.square]].concat(), next));
                }
            }
        }
    }
    let text = digest::sealed(&text, "#");
    files::write(&args.output, text.as_bytes())?;
    writeln!(console.output, "{} positions, {} bytes", book.len(), text.len())?;
    Ok(())
}
