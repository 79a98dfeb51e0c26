//! `reversi convert`: games in another format.

use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use kozyr_reversi::notation::{ExportFormat, write_games};

use crate::{console::Console, failure::Failure, files, game_files::GameFileArgs};

/// The arguments of `reversi convert`.
#[derive(Debug, clap::Args)]
pub struct ConvertArgs {
    #[command(flatten)]
    files: GameFileArgs,
    /// Format to write
    #[arg(long, value_parser = format_parser(), value_name = "FORMAT")]
    to: ExportFormat,
    /// Write to this file instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Parses the name of a format.
fn format_parser() -> impl TypedValueParser<Value = ExportFormat> {
    let value = |format: ExportFormat| PossibleValue::new(format.name()).help(format.description());
    PossibleValuesParser::new(ExportFormat::ALL.map(value)).try_map(|name| name.parse())
}

/// Writes all games in another format.
///
/// # Errors
/// If a file cannot be read or written.
pub fn run(args: &ConvertArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let games = args.files.read(&mut *console.input)?;
    let text = write_games(games.iter().map(|game| &game.imported), args.to);
    match &args.out {
        Some(file) => Ok(files::write_atomic(file, text.as_bytes())?),
        None => Ok(write!(console.output, "{text}")?),
    }
}
