//! The WTHOR database of the French Othello Federation: `.wtb` files with games, `.jou` with the
//! names of the players and `.trn` with those of the tournaments.
//!
//! All three start with a header of 16 bytes: century, year, month and day of creation; the number
//! of games (4 bytes, little endian; 0 in files of names); the number of names (2 bytes); the year
//! of the games (2 bytes); the board size (0 or 8 for 8×8, 10 for 10×10); the kind of games; the
//! number of empties at which best play was computed; one unused byte. A game has 68 bytes, a
//! player's name 20, a tournament's 26.

use super::notated_game::{BestPlay, NotatedGame, NotatedMove, StatedResult};
use crate::{
    action::Action, game::IllegalAction, game::Reversi, position::Position, square::Square,
};
use kozyr_core::game::Game;

const HEADER_BYTES: usize = 16;
const GAME_BYTES: usize = 68;
const PLAYER_BYTES: usize = 20;
const TOURNAMENT_BYTES: usize = 26;

/// The names of the players (`.jou`) or tournaments (`.trn`) of a WTHOR database. Games refer to
/// them by number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct WthorNames(Vec<String>);

/// The error for bytes that are not a WTHOR file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WthorError {
    /// The file is shorter than its header.
    #[error("the file has {bytes} bytes; a WTHOR file starts with a header of 16 bytes")]
    NoHeader {
        /// The length of the file.
        bytes: usize,
    },
    /// The length does not fit the number of games or names in the header.
    #[error(
        "bytes {place} announce {records} records, so the file should have {expected} bytes, not {bytes}",
        place = if *are_games { "5 to 8" } else { "9 and 10" }
    )]
    Length {
        /// Whether the records are games and not names.
        are_games: bool,
        /// The number of records in the header.
        records: u32,
        /// The length that they need, in bytes.
        expected: u64,
        /// The length of the file, in bytes.
        bytes: usize,
    },
    /// Boards other than 8×8.
    #[error("byte 13: boards of size {0} are not supported, only 8")]
    BoardSize(u8),
    /// The file holds solitaire problems, not games.
    #[error("byte 14: the file holds solitaire problems, not games")]
    Solitaire,
    /// A move that is not a square.
    #[error(
        "game {game}, move {number}: {code} is not a square; expected ten times the row plus the column, 11 to 88"
    )]
    Move {
        /// The number of the game, from 1.
        game: usize,
        /// The number of the move, from 1.
        number: usize,
        /// The byte found.
        code: u8,
    },
    /// An illegal move.
    #[error("game {game}, move {number}: {square} is not legal: {illegal}")]
    Illegal {
        /// The number of the game, from 1.
        game: usize,
        /// The number of the move, from 1.
        number: usize,
        /// The square.
        square: Square,
        /// The rule that it breaks.
        illegal: IllegalAction,
    },
    /// A score above 64 discs.
    #[error("game {game}: a score of {discs} discs; expected 0 to 64")]
    Score {
        /// The number of the game, from 1.
        game: usize,
        /// The byte found.
        discs: u8,
    },
}

/// The header of a WTHOR file.
#[derive(Clone, Copy, Debug)]
struct WthorHeader {
    games: u32,
    names: u16,
    year: u16,
    board_size: u8,
    kind: u8,
    best_play_empties: u8,
}

impl WthorHeader {
    /// Reads the header of a file; `None` if the file is shorter than that.
    fn read(bytes: &[u8]) -> Option<Self> {
        let header: &[u8; HEADER_BYTES] = bytes.first_chunk()?;
        Some(WthorHeader {
            games: u32::from_le_bytes(*header[4..].first_chunk()?),
            names: u16::from_le_bytes([header[8], header[9]]),
            year: u16::from_le_bytes([header[10], header[11]]),
            board_size: header[12],
            kind: header[13],
            best_play_empties: header[14],
        })
    }
}

/// The length of a file with such records, in bytes.
fn file_bytes(records: u32, record_bytes: usize) -> u64 {
    HEADER_BYTES as u64 + u64::from(records) * record_bytes as u64
}

/// Whether bytes look like a WTHOR file of games: the length fits the header, which most other
/// files of that length would not.
pub fn is_wthor(bytes: &[u8]) -> bool {
    WthorHeader::read(bytes)
        .is_some_and(|header| file_bytes(header.games, GAME_BYTES) == bytes.len() as u64)
}

/// Reads the header of a file.
///
/// # Errors
/// If the file is shorter than that.
fn read_header(bytes: &[u8]) -> Result<WthorHeader, WthorError> {
    WthorHeader::read(bytes).ok_or(WthorError::NoHeader { bytes: bytes.len() })
}

impl WthorNames {
    /// Reads the names of a `.jou` file.
    ///
    /// # Errors
    /// If the length does not fit the header.
    pub fn read_players(bytes: &[u8]) -> Result<Self, WthorError> {
        Self::read(bytes, PLAYER_BYTES)
    }

    /// Reads the names of a `.trn` file.
    ///
    /// # Errors
    /// If the length does not fit the header.
    pub fn read_tournaments(bytes: &[u8]) -> Result<Self, WthorError> {
        Self::read(bytes, TOURNAMENT_BYTES)
    }

    /// Reads names of `record_bytes` bytes each. Some programs write their number where files of
    /// games have that of the games.
    fn read(bytes: &[u8], record_bytes: usize) -> Result<Self, WthorError> {
        let header = read_header(bytes)?;
        let fits = |records: u32| file_bytes(records, record_bytes) == bytes.len() as u64;
        let records = u32::from(header.names);
        if !fits(records) && !fits(header.games) {
            let expected = file_bytes(records, record_bytes);
            let are_games = false;
            return Err(WthorError::Length { are_games, records, expected, bytes: bytes.len() });
        }
        let names = bytes[HEADER_BYTES..].chunks_exact(record_bytes);
        Ok(WthorNames(names.map(decode_name).collect()))
    }

    /// The name with the given number; empty if there is none.
    pub fn get(&self, number: u16) -> &str {
        self.0.get(usize::from(number)).map_or("", String::as_str)
    }

    /// The number of names.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are no names.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Decodes a name: Latin-1, ended by a zero byte.
fn decode_name(bytes: &[u8]) -> String {
    let text: String = bytes
        .iter()
        .take_while(|&&byte| byte != 0)
        .map(|&byte| char::from(byte))
        .filter(|letter| !letter.is_control())
        .collect();
    text.trim().to_owned()
}

/// Reads the games of a `.wtb` file. Without `players` or `tournaments`, the names are empty.
///
/// The recorded score is kept as [`StatedResult::Discs`]: Black's discs, and 64 minus them for
/// White. Passes, which WTHOR leaves out, are filled in.
///
/// # Errors
/// The first error, with the number of its game.
pub fn read_wthor(
    bytes: &[u8],
    players: &WthorNames,
    tournaments: &WthorNames,
) -> Result<Vec<NotatedGame>, WthorError> {
    wthor_games(bytes, players, tournaments)?.collect()
}

/// Like [`read_wthor`], game by game.
///
/// # Errors
/// If the header is wrong. Each game may have an error, too.
pub(super) fn wthor_games<'a>(
    bytes: &'a [u8],
    players: &'a WthorNames,
    tournaments: &'a WthorNames,
) -> Result<impl Iterator<Item = Result<NotatedGame, WthorError>> + use<'a>, WthorError> {
    let header = read_header(bytes)?;
    let (records, expected) = (header.games, file_bytes(header.games, GAME_BYTES));
    if expected != bytes.len() as u64 {
        let are_games = true;
        return Err(WthorError::Length { are_games, records, expected, bytes: bytes.len() });
    }
    match header.board_size {
        0 | 8 => {}
        size => return Err(WthorError::BoardSize(size)),
    }
    if header.kind == 1 {
        return Err(WthorError::Solitaire);
    }
    let games = bytes[HEADER_BYTES..].chunks_exact(GAME_BYTES).enumerate();
    Ok(games.map(move |(index, game)| read_game(index + 1, game, &header, players, tournaments)))
}

/// Reads the record of the game `number`, counted from 1. Unknown players and tournaments have
/// empty names.
fn read_game(
    number: usize,
    bytes: &[u8],
    header: &WthorHeader,
    players: &WthorNames,
    tournaments: &WthorNames,
) -> Result<NotatedGame, WthorError> {
    let word = |at: usize| u16::from_le_bytes([bytes[at], bytes[at + 1]]);
    let discs = |at: usize| match bytes[at] {
        discs @ 0..=64 => Ok(discs),
        discs => Err(WthorError::Score { game: number, discs }),
    };
    let black = discs(6)?;
    let best_black = discs(7)?;
    let game = play_moves(number, &bytes[8..])?;
    let empties = header.best_play_empties;
    Ok(NotatedGame {
        event: tournaments.get(word(0)).to_owned(),
        date: if header.year == 0 { String::new() } else { header.year.to_string() },
        black: players.get(word(2)).to_owned(),
        white: players.get(word(4)).to_owned(),
        result: StatedResult::Discs { black, white: 64 - black },
        moves: game.history().iter().copied().map(NotatedMove::from).collect(),
        best_play: (empties > 0).then_some(BestPlay { empties, black_discs: best_black }),
        ..NotatedGame::new(Position::START)
    })
}

/// Plays the moves of the game `game_number`, up to a zero byte, with the passes that WTHOR leaves
/// out.
fn play_moves(game_number: usize, codes: &[u8]) -> Result<Reversi, WthorError> {
    let mut game = Reversi::from(Position::START);
    for (index, &code) in codes.iter().enumerate().take_while(|&(_, &code)| code != 0) {
        let number = index + 1;
        let (row, column) = (code / 10, code % 10);
        if !(1..=8).contains(&row) || !(1..=8).contains(&column) {
            return Err(WthorError::Move { game: game_number, number, code });
        }
        let square = Square::at(usize::from(column) - 1, usize::from(row) - 1);
        if game.position().board.must_pass() {
            game.play(Action::Pass).expect("the side to move must pass");
        }
        game.play(Action::Place(square)).map_err(|illegal| WthorError::Illegal {
            game: game_number,
            number,
            square,
            illegal,
        })?;
    }
    Ok(game)
}
