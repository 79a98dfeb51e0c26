//! `replay`: prints a recorded game step by step.

use std::{io, path::PathBuf};

use super::record_file::{parse_first_record, read_match_file};
use crate::{
    console::Console,
    failure::Failure,
    lab_game::LabGame,
    replay::{ReplayOptions, print_replay, replay_to_json},
};
use kozyr_core::game::Record;
use kozyr_durak::Durak;
use kozyr_reversi::Reversi;

/// The arguments of `replay`.
#[derive(Debug, clap::Args)]
pub struct ReplayArgs {
    /// A record, a link, or a Reversi game in another format (the first if there are several): a
    /// file, `-` for standard input, or the game itself
    record: PathBuf,
    /// Explain each decision of an opponent, recomputed from the record
    #[arg(long)]
    why: bool,
    /// Draw the table after each action
    #[arg(long)]
    pictures: bool,
    /// Print JSON
    #[arg(long, conflicts_with = "pictures")]
    json: bool,
}

/// Prints the first game of a file, as text or as JSON.
///
/// # Errors
/// If the file cannot be read or is not a record of a known game.
pub fn run(args: &ReplayArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let options = ReplayOptions { reasons: args.why, pictures: args.pictures };
    let file = read_match_file(&args.record, &mut *console.input)?;
    let failed = |reason| Failure::Failed(format!("{}: {reason}", file.name));
    let (record, _) = parse_first_record(&file).map_err(failed)?;
    if let Some(record) = record.downcast_ref::<Durak>() {
        print(record, args.json, options, console)?;
    }
    if let Some(record) = record.downcast_ref::<Reversi>() {
        print(record, args.json, options, console)?;
    }
    Ok(())
}

/// Prints a record as JSON, or as text with these options.
fn print<G: LabGame>(
    record: &Record<G>,
    json: bool,
    options: ReplayOptions,
    console: &mut Console<'_>,
) -> io::Result<()> {
    if json {
        return writeln!(console.output, "{:#}", replay_to_json(record, options.reasons));
    }
    print_replay(record, options, console.output)
}
