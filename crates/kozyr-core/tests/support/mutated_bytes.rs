//! Mutated inputs, for parsers that must accept arbitrary bytes without a panic.

use rand::{Rng, RngExt, seq::IndexedRandom};

/// Maximum length of an input, so that none takes long.
const MAX_BYTES: usize = 8192;

/// Returns one of the inputs with one to five changes.
pub fn changed(inputs: &[Vec<u8>], rng: &mut impl Rng) -> Vec<u8> {
    let mut bytes = inputs.choose(rng).expect("there is one").clone();
    bytes.truncate(MAX_BYTES);
    for _ in 0..rng.random_range(1..6) {
        change(&mut bytes, inputs, rng);
    }
    bytes
}

/// Makes a small change: in a bit or a byte, or by removing, doubling or inserting a piece.
fn change(bytes: &mut Vec<u8>, inputs: &[Vec<u8>], rng: &mut impl Rng) {
    let at = rng.random_range(0..=bytes.len());
    let to = rng.random_range(at..=bytes.len().min(at + 40));
    match rng.random_range(0..5) {
        0 if at < bytes.len() => bytes[at] ^= 1 << rng.random_range(0..8),
        1 => bytes.insert(at, rng.random()),
        2 => drop(bytes.drain(at..to)),
        3 => {
            let piece = bytes[at..to].to_vec();
            bytes.splice(at..at, piece);
        }
        _ => {
            let other = inputs.choose(rng).expect("there is one");
            let from = rng.random_range(0..=other.len());
            let end = rng.random_range(from..=other.len().min(from + 40));
            bytes.splice(at..to, other[from..end].iter().copied());
        }
    }
}
