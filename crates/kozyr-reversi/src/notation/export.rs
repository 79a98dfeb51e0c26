//! Writing games and positions as text.

use std::str::FromStr;

use super::{
    ggf::write_ggf,
    import::ImportedGame,
    notated_game::{NotatedGame, StatedResult},
    obf::ObfLine,
    text_reader::play_at,
    transcript::{TranscriptStyle, format_transcript},
};
use crate::{action::Action, position::Position};

/// A format that games are written in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ExportFormat {
    /// `f5d6c3`, one game per line; passes are left out. An empty line follows an unfinished game,
    /// and a `*` a position, if the next line could seem to go on with it.
    Transcript,
    /// `f5d6--c3`, one game per line, with passes.
    WithPasses,
    /// `1. F5 d6 2. C3 d3 34-30`, with tags for players and event.
    Numbered,
    /// GGF, one game per line.
    Ggf,
    /// The position after the moves as OBF, with the scored moves of OBF lines.
    Obf,
}

/// The error for a name that is not that of an [`ExportFormat`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown format `{0}`; known are {known}", known = ExportFormat::ALL.map(ExportFormat::name).join(", "))]
pub struct UnknownExportFormat(String);

impl ExportFormat {
    /// All formats.
    pub const ALL: [ExportFormat; 5] = [
        ExportFormat::Transcript,
        ExportFormat::WithPasses,
        ExportFormat::Numbered,
        ExportFormat::Ggf,
        ExportFormat::Obf,
    ];

    /// The name of the format as an argument of programs.
    pub const fn name(self) -> &'static str {
        match self {
            ExportFormat::Transcript => "transcript",
            ExportFormat::WithPasses => "with-passes",
            ExportFormat::Numbered => "numbered",
            ExportFormat::Ggf => "ggf",
            ExportFormat::Obf => "obf",
        }
    }

    /// What is written, in a few words.
    pub const fn description(self) -> &'static str {
        match self {
            ExportFormat::Transcript => "`f5d6c3`, one game per line; passes are left out",
            ExportFormat::WithPasses => "`f5d6--c3`, one game per line, with passes",
            ExportFormat::Numbered => "`1. F5 d6 2. C3 d3 34-30`, with tags for players and event",
            ExportFormat::Ggf => "GGF, one game per line",
            ExportFormat::Obf => {
                "The position after the moves as OBF, with the scored moves of OBF lines"
            }
        }
    }
}

impl FromStr for ExportFormat {
    type Err = UnknownExportFormat;

    /// Parses the name of a format, in lower case.
    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let format = ExportFormat::ALL.into_iter().find(|format| format.name() == name);
        format.ok_or_else(|| UnknownExportFormat(name.chars().take(20).collect()))
    }
}

/// Writes games one after the other, each followed by a line break; as OBF, only their final
/// positions.
///
/// # Panics
/// If a move is illegal. Readers return only legal games.
///
/// ```
/// use kozyr_reversi::notation::{ExportFormat, read_games, write_games};
///
/// let games = read_games("f5d6c3 34-30").unwrap();
/// assert_eq!(write_games(&games, ExportFormat::Numbered), "1. F5 d6 2. C3 34-30\n\n");
/// ```
pub fn write_games<'a>(
    games: impl IntoIterator<Item = &'a ImportedGame>,
    format: ExportFormat,
) -> String {
    let is_line = matches!(format, ExportFormat::Transcript | ExportFormat::WithPasses);
    let mut text = String::new();
    let mut previous: Option<&NotatedGame> = None;
    for imported in games {
        // The moves would seem to go on with the game above.
        if let Some(above) = previous.filter(|_| is_line && implies_start(&imported.game)) {
            if above.moves.is_empty() {
                text.insert_str(text.len() - 1, " *");
            } else if goes_on(above, &imported.game) {
                text.push('\n');
            }
        }
        text += &write_game(imported, format);
        text.push('\n');
        previous = Some(&imported.game);
    }
    text
}

/// Whether the moves of `next` are also legal after those of `above`.
fn goes_on(above: &NotatedGame, next: &NotatedGame) -> bool {
    let mut play = above.replay();
    let mut moves = next.actions().into_iter().filter(|action| *action != Action::Pass);
    moves.all(|action| play_at(&mut play, action, 0).is_ok())
}

/// Writes a game in a format, without a line break at its end in formats of one line.
fn write_game(imported: &ImportedGame, format: ExportFormat) -> String {
    let game = &imported.game;
    match format {
        ExportFormat::Transcript => one_line(game, TranscriptStyle::Plain),
        ExportFormat::WithPasses => one_line(game, TranscriptStyle::WithPasses),
        ExportFormat::Numbered => with_tags(game),
        ExportFormat::Ggf => write_ggf(game),
        ExportFormat::Obf => final_position(imported),
    }
}

/// The moves on one line, preceded by the start position if the moves don't imply it.
fn one_line(game: &NotatedGame, style: TranscriptStyle) -> String {
    let moves = format_transcript(&game.start, &game.actions(), style);
    if implies_start(game) { moves } else { format!("{} {moves}", game.start) }
}

/// Whether the moves alone are the game: there are some, from the usual start.
fn implies_start(game: &NotatedGame) -> bool {
    game.start == Position::START && !game.moves.is_empty()
}

/// Tags for what is known of event, date, players and time control, the start position if the moves don't imply
/// it, then numbered moves and the result.
fn with_tags(game: &NotatedGame) -> String {
    let mut text = String::new();
    for (name, value) in [
        ("Event", &game.event),
        ("Date", &game.date),
        ("Black", &game.black),
        ("White", &game.white),
        ("TimeControl", &game.time_control),
    ] {
        if !value.is_empty() {
            let value = value.replace('"', "\\\"").replace(['\r', '\n'], " ");
            text += &format!("[{name} \"{value}\"]\n");
        }
    }
    if !text.is_empty() {
        text += "\n";
    }
    if !implies_start(game) {
        // The result of a position stays on its line: a `*` below could be the first disc of a
        // board.
        let end = if game.moves.is_empty() { "" } else { "\n" };
        text += &format!("{}{end}", game.start);
    }
    text += &format_transcript(&game.start, &game.actions(), TranscriptStyle::Numbered);
    text + &result_suffix(game) + "\n"
}

/// The result after the moves, after a blank. An unknown one is written only where the game has no
/// moves, so that those of the next game don't seem to follow.
fn result_suffix(game: &NotatedGame) -> String {
    match game.result {
        StatedResult::Unknown if game.moves.is_empty() => " *".into(),
        StatedResult::Unknown => String::new(),
        stated => format!(" {stated}"),
    }
}

/// The position after the moves as an OBF line, with the scored moves.
fn final_position(imported: &ImportedGame) -> String {
    let position = imported.game.replay().position();
    ObfLine { position, moves: imported.scored_moves.clone() }.to_string()
}
