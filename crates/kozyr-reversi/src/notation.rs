//! Notation for games and positions.
//!
//! [`read_games`] reads any text that players exchange, and [`read_game_files`] also reads files of
//! the WTHOR database. [`write_games`] writes most formats. Each format on its own:
//!
//! - Transcript: `f5d6c3d3c4` or `1. F5 d6 2. C3 d3` ([`parse_transcript`], [`format_transcript`]).
//! - Board string: 64 squares and the side to move (the text form of
//!   [`Position`](super::Position)).
//! - OBF line: a board string with scored moves ([`ObfLine`]).
//! - GGF: whole games with players, times and result ([`NotatedGame`], [`write_ggf`]).
//! - WTHOR: the database of tournament games ([`read_wthor`], [`WthorNames`]).

mod board_text;
mod encoding;
mod export;
mod files;
mod ggf;
mod import;
mod notated_game;
mod obf;
mod player_texts;
mod result_text;
mod text_reader;
mod transcript;
mod wthor;

pub use export::{ExportFormat, UnknownExportFormat, write_games};
pub use files::{ImportFilesError, read_game_files};
pub use ggf::{GgfErrorKind, write_ggf};
pub use import::{
    ImportError, ImportFileError, ImportFormat, ImportProblem, ImportedGame, MAX_IMPORT_BYTES,
    MAX_SKIPPED_ERRORS, SkippedGames, read_game_file, read_games, read_valid_games,
};
pub use notated_game::{BestPlay, EmptySquares, NotatedGame, NotatedMove, StatedResult};
pub use obf::{ObfLine, ObfMove};
pub use transcript::{TranscriptStyle, format_transcript, parse_transcript, write_transcript};
pub use wthor::{WthorError, WthorNames, read_wthor};

pub(crate) use board_text::{SymbolSet, parse_cell};
