//! `replay`: a recorded game step by step.

use std::path::PathBuf;

use super::Failure;
use kozyr_core::{durak::Durak, known_games::KnownGames, reversi::Reversi};

use crate::{
    files::read_text,
    play::Console,
    replay::{Show, replay},
};

/// What is to be shown.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The file of the record
    record: PathBuf,
    /// Explain each decision of an opponent, worked out again from the record
    #[arg(long)]
    why: bool,
    /// Draw the table after each action
    #[arg(long)]
    pictures: bool,
}

/// Prints the game.
pub fn run(args: &Args, console: &mut Console<'_>) -> Result<(), Failure> {
    let show = Show { reasons: args.why, pictures: args.pictures };
    let record = KnownGames::default()
        .from_json(&read_text(&args.record)?)
        .map_err(|error| Failure::Failed(format!("{}: {error}", args.record.display())))?;
    if let Some(record) = record.of::<Durak>() {
        replay(record, show, console.output)?;
    }
    if let Some(record) = record.of::<Reversi>() {
        replay(record, show, console.output)?;
    }
    Ok(())
}
