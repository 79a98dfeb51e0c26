//! Random bytes and identifiers, from the operating system.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use kozyr_rooms::{ConnectionId, RoomId};

use crate::time;

/// The random bits at the end of a connection's identifier. 44 bits remain for the milliseconds.
const RANDOM_BITS: u32 = 20;

/// The letters and digits of room identifiers.
const ALPHANUMERIC: &[u8] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// The length of a room's identifier: more than 95 bits, so it cannot be guessed.
const ROOM_ID_CHARS: usize = 16;

/// Returns random bytes that cannot be guessed.
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

/// Returns a new connection's identifier, which is unique and higher than those of earlier
/// connections, since the newest connection of a seat plays. It begins with the time, so it is also
/// higher than those of earlier connections to other servers if their clocks agree.
pub fn connection_id() -> ConnectionId {
    static LAST: AtomicU64 = AtomicU64::new(0);

    let random = u64::from(u32::from_le_bytes(bytes())) >> (u32::BITS - RANDOM_BITS);
    let id = (time::now() << RANDOM_BITS) | random;
    let next = |last: u64| Some(id.max(last.saturating_add(1)));
    let last = LAST.fetch_update(Relaxed, Relaxed, next).unwrap_or_default();
    ConnectionId(id.max(last.saturating_add(1)))
}
