//! `reversi tree`: the tree that an opponent with a fixed search depth searches.

use super::super::tree::TreeSearchArgs;
use crate::{console::Console, failure::Failure};
use kozyr_core::game::Game;
use kozyr_reversi::{Position, Reversi, notation::parse_transcript, opponents::gain_tree};

/// The arguments of `reversi tree`. Values are those of `professional`: the discs that the side to
/// move gains along the line, minus those the other side gains. A node is won if the gain is
/// positive.
#[derive(Debug, clap::Args)]
pub struct ReversiTreeArgs {
    /// Moves before the position, as `f5d6c3…` [default: none]
    #[arg(default_value = "")]
    transcript: String,
    /// Depth in plies; professional searches 2
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=6))]
    plies: u8,
    #[command(flatten)]
    show: TreeSearchArgs,
}

/// Prints the tree with its values.
///
/// # Errors
/// If the transcript is not a legal game.
pub fn run(args: &ReversiTreeArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let actions = parse_transcript(&Position::START, &args.transcript)
        .map_err(|error| Failure::Usage(error.to_string()))?;
    let mut game = Reversi::from(Position::START);
    for action in actions {
        game.play(action).expect("the transcript is a legal game");
    }
    args.show.print_tree(&gain_tree(game.position(), args.plies.into()), console)
}
