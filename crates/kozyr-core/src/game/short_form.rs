//! A record as one short line, for messages and links.
//!
//! ```text
//! kozyr-durak-1-EjRWeJq83vAB…
//!       │     │ └ base64url (RFC 4648, section 5) without padding: number and checksum
//!       │     └ version of the short form
//!       └ name of the game
//! ```
//!
//! The number encodes the whole match in mixed radix ([`MixedRadix`]), in this order: setup,
//! players, seed, number of actions, and each action as its index in [`Game::legal_actions`]. A
//! forced action takes no space, and most others less than three bits. The checksum is 4 bytes of
//! the SHA-256 of the game's name, the number and the actions in notation. So a program with other
//! rules rejects the text instead of showing a different match.

mod mixed_radix;

use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};

use super::{
    import::{ImportFile, ImportedMatch, NotationError},
    record::{Player, Record},
    rules::Game,
    seed::Seed,
};
use crate::{quotation::shortened, version::VersionCheck};

pub use mixed_radix::MixedRadix;

/// The prefix of every short form.
const PREFIX: &str = "kozyr-";
/// The version that is written.
const VERSION: u32 = 1;
/// Length of the checksum in bytes.
const CHECKSUM_BYTES: usize = 4;
/// Maximum length of a short form in characters; deals of a thousand actions stay far below.
const MAX_CHARS: usize = 16_384;

/// A game whose records have a short form, and perhaps notations of other programs.
pub trait ShortForm: Game {
    /// Writes a setup.
    fn write_setup(setup: &Self::Setup, digits: &mut MixedRadix);

    /// Reads what [`write_setup`](ShortForm::write_setup) wrote; `None` if it is not a setup.
    fn read_setup(digits: &mut MixedRadix) -> Option<Self::Setup>;

    /// Reads all matches of files in the notations of other programs; `None` if the files do not
    /// look like any.
    ///
    /// # Errors
    /// If they look like matches but one of them is invalid.
    fn import(_files: &[ImportFile]) -> Option<Result<Vec<ImportedMatch>, NotationError>> {
        None
    }
}

/// Errors of reading a short form.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ShortFormError {
    /// The text contains nothing like a short form.
    #[error("no match in the text: expected `{PREFIX}GAME-{VERSION}-…`")]
    Missing,
    /// A match of another game.
    #[error("a match of `{}`, not of {expected}", shortened(found))]
    OtherGame {
        /// The game in the text.
        found: String,
        /// The requested game.
        expected: String,
    },
    /// Written by a newer version of the program.
    #[error("version {found} of the short form is newer than this program reads ({VERSION})")]
    TooNew {
        /// The version in the text.
        found: u64,
    },
    /// Truncated, mistyped, or from rules that this program does not have.
    #[error("the text was truncated or changed")]
    Damaged,
}

/// Returns the name of the game of the short form in a text, which may have other text around it.
///
/// # Errors
/// If the text contains no short form, or one of an unsupported version.
pub fn short_form_game_name(text: &str) -> Result<&str, ShortFormError> {
    find_short_form(text).map(|(game, _)| game)
}

impl<G: ShortForm> Record<G> {
    /// Formats the match as one short line of letters, digits, `-` and `_`. The names of people are
    /// not in it.
    pub fn to_short_form(&self) -> String {
        let mut digits = MixedRadix::new();
        G::write_setup(self.setup(), &mut digits);
        for player in self.players() {
            write_player(player, &mut digits);
        }
        for byte in self.seed().bytes() {
            digits.write_digit(byte.into(), 256);
        }
        digits.write_count(self.actions().len() as u64);
        let mut replay = self.after_actions(0);
        for &action in self.actions() {
            let legal = replay.game().legal_actions();
            let index = legal.iter().position(|&candidate| candidate == action);
            let index = index.expect("recorded actions are legal");
            digits.write_digit(index as u32, legal.len() as u32);
            replay.play(action).expect("recorded actions are legal");
        }
        let mut bytes = digits.into_bytes();
        bytes.extend(checksum::<G>(&bytes, self.actions()));
        format!("{PREFIX}{}-{VERSION}-{}", G::NAME, BASE64URL_NOPAD.encode(&bytes))
    }

    /// Reads the short form in a text, such as a link or a message, and replays it.
    ///
    /// # Errors
    /// If there is none, it is of another game or version, or it is damaged.
    pub fn from_short_form(text: &str) -> Result<Self, ShortFormError> {
        let (found, body) = find_short_form(text)?;
        if found != G::NAME {
            return Err(ShortFormError::OtherGame {
                found: found.into(),
                expected: G::NAME.into(),
            });
        }
        read(body).ok_or(ShortFormError::Damaged)
    }
}

/// Returns the game's name and the encoded body of the first short form in a text, once its version
/// is checked.
fn find_short_form(text: &str) -> Result<(&str, &str), ShortFormError> {
    let found = text.match_indices(PREFIX).find_map(|(at, _)| {
        let (game, rest) = text[at + PREFIX.len()..].split_once('-')?;
        let (version, rest) = rest.split_once('-')?;
        let is_name = !game.is_empty() && game.bytes().all(|byte| byte.is_ascii_lowercase());
        Some((is_name.then_some(game)?, VersionCheck::check_digits(version, VERSION)?, rest))
    });
    let (game, version, rest) = found.ok_or(ShortFormError::Missing)?;
    match version {
        VersionCheck::Supported => {}
        VersionCheck::TooNew(found) => return Err(ShortFormError::TooNew { found }),
        VersionCheck::Invalid => return Err(ShortFormError::Damaged),
    }
    let is_symbol = |symbol: char| symbol.is_ascii_alphanumeric() || "-_".contains(symbol);
    let end = rest.find(|symbol| !is_symbol(symbol)).unwrap_or(rest.len());
    Ok((game, &rest[..end]))
}

/// Decodes and replays the body of a short form; `None` if it is damaged.
fn read<G: ShortForm>(body: &str) -> Option<Record<G>> {
    if body.len() > MAX_CHARS {
        return None;
    }
    let bytes = BASE64URL_NOPAD.decode(body.as_bytes()).ok()?;
    let (number, expected_checksum) =
        bytes.split_at_checked(bytes.len().checked_sub(CHECKSUM_BYTES)?)?;
    let mut digits = MixedRadix::from_bytes(number);
    let setup = G::read_setup(&mut digits)?;
    let seats = G::new(&setup, &Seed::new([0; 32])).ok()?.seats();
    let players = (0..seats).map(|_| read_player(&mut digits)).collect::<Option<_>>()?;
    let seed = Seed::new(std::array::from_fn(|_| digits.read_digit(256) as u8));
    let mut record = Record::<G>::new(setup, seed, players).ok()?;
    for _ in 0..digits.read_count()? {
        let legal = record.game().legal_actions();
        let last = legal.len().checked_sub(1)?;
        record.play(legal[digits.read_digit(last as u32 + 1) as usize]).ok()?;
    }
    let is_valid =
        digits.is_empty() && checksum::<G>(number, record.actions()) == expected_checksum;
    is_valid.then_some(record)
}

/// Writes a player: a flag for an opponent, then the length and bytes of its name.
fn write_player(player: &Player, digits: &mut MixedRadix) {
    match player {
        Player::Human => digits.write_digit(0, 2),
        Player::Opponent(name) => {
            digits.write_digit(1, 2);
            digits.write_count(name.len() as u64);
            for byte in name.bytes() {
                digits.write_digit(byte.into(), 256);
            }
        }
    }
}

/// Reads what [`write_player`] wrote; `None` if it is invalid.
fn read_player(digits: &mut MixedRadix) -> Option<Player> {
    if digits.read_digit(2) == 0 {
        return Some(Player::Human);
    }
    let length = digits.read_count().filter(|&length| length <= MAX_CHARS as u64)?;
    let name = (0..length).map(|_| digits.read_digit(256) as u8).collect();
    Some(Player::Opponent(String::from_utf8(name).ok()?))
}

/// Returns the first bytes of the SHA-256 of the game's name, the number and the actions in
/// notation.
fn checksum<G: ShortForm>(number: &[u8], actions: &[G::Action]) -> [u8; CHECKSUM_BYTES] {
    let mut hash = Sha256::new();
    hash.update(G::NAME);
    hash.update(number);
    for action in actions {
        hash.update(action.to_string());
        hash.update("\n");
    }
    let hash: [u8; 32] = hash.finalize().into();
    std::array::from_fn(|index| hash[index])
}
