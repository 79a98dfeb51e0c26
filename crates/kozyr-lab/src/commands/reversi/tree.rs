//! `reversi tree`: the tree that an opponent looking some plies ahead searches.

use super::super::tree::TreeSearchArgs;
use crate::{console::Console, failure::Failure};
use kozyr_core::game::Game;
use kozyr_reversi::{Position, Reversi, notation::parse_transcript, opponents::gain_tree};

/// What is to be drawn. The values are those of professional: what who is to move gains on the way, less what the other
/// side does, in discs; won is what gains anything.
#[derive(Debug, clap::Args)]
pub struct ReversiTreeArgs {
    /// The game so far, as `f5d6c3…`; the start if there is none
    #[arg(default_value = "")]
    transcript: String,
    /// How many plies deep; two are what professional looks at
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=6))]
    plies: u8,
    #[command(flatten)]
    show: TreeSearchArgs,
}

/// Prints the tree with its values.
///
/// # Errors
/// If the transcript is not that of a legal game.
pub fn run(args: &ReversiTreeArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let actions = parse_transcript(&Position::START, &args.transcript)
        .map_err(|error| Failure::Usage(error.to_string()))?;
    let mut game = Reversi::from(Position::START);
    for action in actions {
        game.play(action).expect("the transcript was read as a legal game");
    }
    args.show.print_tree(&gain_tree(game.position(), args.plies.into()), console)
}
