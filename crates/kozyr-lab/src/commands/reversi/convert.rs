//! `reversi convert`: games in another format.

use std::path::PathBuf;

use kozyr_reversi::{
    Position,
    notation::{
        ImportedGame, NotatedGame, ObfLine, StatedResult, TranscriptStyle, format_transcript,
        write_ggf,
    },
};

use crate::{
    console::Console,
    failure::Failure,
    files,
    game_files::{GameFileArgs, SourcedGame},
};

/// The arguments of `reversi convert`.
#[derive(Debug, clap::Args)]
pub struct ConvertArgs {
    #[command(flatten)]
    files: GameFileArgs,
    /// Format to write
    #[arg(long, value_enum, value_name = "FORMAT")]
    to: OutputFormat,
    /// Write to this file instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// A format that games can be written in.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum OutputFormat {
    /// `f5d6c3`, one game per line; passes are left out
    Transcript,
    /// `f5d6--c3`, one game per line, with passes
    WithPasses,
    /// `1. F5 d6 2. C3 d3 34-30`, with tags for players and event
    Numbered,
    /// GGF, one game per line
    Ggf,
    /// The position after the moves as OBF, with the scored moves of OBF lines
    Obf,
}

/// Writes all games in another format.
///
/// # Errors
/// If a file cannot be read or written.
pub fn run(args: &ConvertArgs, console: &mut Console<'_>) -> Result<(), Failure> {
    let games = args.files.read(&mut *console.input)?;
    let text: String = games.iter().map(|game| convert(game, args.to) + "\n").collect();
    match &args.out {
        Some(file) => Ok(files::write_atomic(file, text.as_bytes())?),
        None => Ok(write!(console.output, "{text}")?),
    }
}

fn convert(SourcedGame { imported, .. }: &SourcedGame, format: OutputFormat) -> String {
    let game = &imported.game;
    match format {
        OutputFormat::Transcript => one_line(game, TranscriptStyle::Plain),
        OutputFormat::WithPasses => one_line(game, TranscriptStyle::WithPasses),
        OutputFormat::Numbered => with_tags(game),
        OutputFormat::Ggf => write_ggf(game),
        OutputFormat::Obf => final_position(imported),
    }
}

/// The moves; a nonstandard start precedes them.
fn one_line(game: &NotatedGame, style: TranscriptStyle) -> String {
    let moves = format_transcript(&game.start, &game.actions(), style);
    if game.start == Position::START { moves } else { format!("{} {moves}", game.start) }
}

fn with_tags(game: &NotatedGame) -> String {
    let mut text = String::new();
    for (name, value) in [
        ("Event", &game.event),
        ("Date", &game.date),
        ("Black", &game.black),
        ("White", &game.white),
    ] {
        if !value.is_empty() {
            let value = value.replace('"', "\\\"").replace(['\r', '\n'], " ");
            text += &format!("[{name} \"{value}\"]\n");
        }
    }
    if !text.is_empty() {
        text += "\n";
    }
    if game.start != Position::START {
        text += &format!("{}\n", game.start);
    }
    text += &format_transcript(&game.start, &game.actions(), TranscriptStyle::Numbered);
    text + &result_suffix(game.result) + "\n"
}

/// The result after the moves, after a blank; empty if it is unknown.
fn result_suffix(result: StatedResult) -> String {
    match result {
        StatedResult::Unknown => String::new(),
        stated => format!(" {stated}"),
    }
}

fn final_position(imported: &ImportedGame) -> String {
    let position = imported.game.replay().position();
    ObfLine { position, moves: imported.scored_moves.clone() }.to_string()
}
