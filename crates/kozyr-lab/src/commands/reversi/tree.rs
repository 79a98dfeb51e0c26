//! `reversi tree`: the tree that an opponent with a fixed search depth searches.

use super::super::tree::TreeSearchArgs;
use crate::{console::Console, failure::Failure, game_files::read_one_game};
use kozyr_reversi::{Position, opponents::gain_tree};

/// The arguments of `reversi tree`. Values are those of `professional`: the discs that the side to
/// move gains along the line, minus those the other side gains. A node is won if the gain is
/// positive.
#[derive(Debug, clap::Args)]
pub struct ReversiTreeArgs {
    /// The game or position: a file, `-` for standard input, or the moves or board themselves; of
    /// a game, the position after its last move [default: the start of the game]
    #[arg(value_name = "FILE")]
    game: Option<String>,
    /// Depth in plies; professional searches 2
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=6))]
    plies: u8,
    #[command(flatten)]
    show: TreeSearchArgs,
}

/// Prints the tree with its values.
///
/// # Errors
/// If the argument is neither a game nor a position.
pub fn run(args: &ReversiTreeArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let position = match args.game.as_deref() {
        None | Some("") => Position::START,
        Some(game) => read_one_game(game, &mut *console.input)?.replay().position(),
    };
    args.show.print_tree(&gain_tree(position, args.plies.into()), console)
}
