//! Random bytes and identifiers, from the operating system.

use kozyr_rooms::{ConnectionId, RoomId};

/// The letters and digits of room identifiers.
const ALPHANUMERIC: &[u8] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// The length of a room's identifier: more than 95 bits, so it cannot be guessed.
const ROOM_ID_CHARS: usize = 16;

/// Returns random bytes that nobody can guess.
///
/// # Panics
/// If the operating system has none, which it reports only when it is broken.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system provides random bytes");
    bytes
}

/// Returns random characters of an alphabet of at most 128 ASCII characters, all equally likely.
pub fn text(alphabet: &[u8], len: usize) -> String {
    let mask = alphabet.len().next_power_of_two() - 1;
    let mut text = String::with_capacity(len);
    while text.len() < len {
        let indices = bytes::<32>().map(|byte| usize::from(byte) & mask);
        // Numbers beyond the alphabet are skipped; a remainder would favour its beginning.
        let letters = indices.iter().filter_map(|&index| alphabet.get(index));
        let missing = len - text.len();
        text.extend(letters.take(missing).map(|&byte| char::from(byte)));
    }
    text
}

/// Returns a new room's identifier.
///
/// # Panics
/// Never: the identifier is valid.
pub fn room_id() -> RoomId {
    RoomId::new(text(ALPHANUMERIC, ROOM_ID_CHARS)).expect("letters and digits are allowed")
}

/// Returns a new connection's identifier, which differs from those of all other connections, also on
/// other servers and before a restart.
pub fn connection_id() -> ConnectionId {
    ConnectionId(u64::from_le_bytes(bytes()))
}
