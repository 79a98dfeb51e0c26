//! Damage that files suffer: on their way, in editors, and by people who change them.

use rand::{Rng, RngExt, seq::IndexedRandom};

/// The maximum length of a mutated input, in bytes.
const MAX_BYTES: usize = 32 << 10;

/// Numbers that overflow or confuse readers which count with them.
const HUGE_NUMBERS: [&str; 6] = ["0", "-1", "65536", "4294967296", "99999999999999999999", "1e308"];

/// A kind of damage to a sample. Some need the other samples of the format.
type Mutation = fn(&mut Vec<u8>, &[Vec<u8>], &mut dyn Rng);

/// All kinds, each applied with the same probability.
const MUTATIONS: [(&str, Mutation); 15] = [
    ("flip a bit", flip_bit),
    ("change a byte", change_byte),
    ("insert a byte", insert_byte),
    ("delete a piece", delete_piece),
    ("double a piece", double_piece),
    ("insert a piece of another sample", insert_piece),
    ("truncate", truncate),
    ("drop the beginning", drop_beginning),
    ("swap lines", swap_lines),
    ("double a line", double_line),
    ("splice two samples", splice),
    ("write a huge number", huge_number),
    ("repeat a piece many times", repeat),
    ("change the encoding", reencode),
    ("change the letters' case", change_case),
];

/// A sample of the format with one to four kinds of damage, and their names.
pub fn mutated(samples: &[Vec<u8>], rng: &mut impl Rng) -> (Vec<u8>, Vec<&'static str>) {
    let mut bytes = samples.choose(rng).expect("every format has a sample").clone();
    bytes.truncate(MAX_BYTES);
    let mut names = Vec::new();
    for _ in 0..rng.random_range(1..5) {
        let (name, mutate) = MUTATIONS.choose(rng).expect("there are some");
        mutate(&mut bytes, samples, rng);
        bytes.truncate(MAX_BYTES);
        names.push(*name);
    }
    (bytes, names)
}

/// A piece of up to 60 bytes.
fn piece(bytes: &[u8], rng: &mut dyn Rng) -> std::ops::Range<usize> {
    let start = rng.random_range(0..=bytes.len());
    start..rng.random_range(start..=bytes.len().min(start + 60))
}

fn flip_bit(bytes: &mut Vec<u8>, _: &[Vec<u8>], rng: &mut dyn Rng) {
    let bit = rng.random_range(0..8);
    if let Some(byte) = bytes.choose_mut_at(rng) {
        *byte ^= 1 << bit;
    }
}

fn change_byte(bytes: &mut Vec<u8>, _: &[Vec<u8>], rng: &mut dyn Rng) {
    let new: u8 = rng.random();
    if let Some(byte) = bytes.choose_mut_at(rng) {
        *byte = new;
    }
}

fn insert_byte(bytes: &mut Vec<u8>, _: &[Vec<u8>], rng: &mut dyn Rng) {
    let at = rng.random_range(0..=bytes.len());
    bytes.insert(at, rng.random());
}

fn delete_piece(bytes: &mut Vec<u8>, _: &[Vec<u8>], rng: &mut dyn Rng) {
    bytes.drain(piece(bytes, rng));
}

fn double_piece(bytes: &mut Vec<u8>, _: &[Vec<u8>], rng: &mut dyn Rng) {
    let range = piece(bytes, rng);
    let copy = bytes[range.clone()].to_vec();
    bytes.splice(range.end..range.end, copy);
}

fn insert_piece(bytes: &mut Vec<u8>, samples: &[Vec<u8>], mut rng: &mut dyn Rng) {
    let other = samples.choose(&mut rng).expect("every format has a sample");
    let copy = other[piece(other, rng)].to_vec();
    bytes.splice(piece(bytes, rng), copy);
}

fn truncate(bytes: &mut Vec<u8>, _: &[Vec<u8>], rng: &mut dyn Rng) {
    bytes.truncate(rng.random_range(0..=bytes.len()));
}

fn drop_beginning(bytes: &mut Vec<u8>, _: &[Vec<u8>], rng: &mut dyn Rng) {
    bytes.drain(..rng.random_range(0..=bytes.len()));
}

fn swap_lines(bytes: &mut Vec<u8>, _: &[Vec<u8>], rng: &mut dyn Rng) {
    let mut lines: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == b'\n').collect();
    if lines.len() > 1 {
        let [one, other] = [0; 2].map(|_| rng.random_range(0..lines.len()));
        lines.swap(one, other);
        *bytes = lines.concat();
    }
}

fn double_line(bytes: &mut Vec<u8>, _: &[Vec<u8>], rng: &mut dyn Rng) {
    let mut lines: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == b'\n').collect();
    if !lines.is_empty() {
        let line = lines[rng.random_range(0..lines.len())];
        lines.insert(rng.random_range(0..=lines.len()), line);
        *bytes = lines.concat();
    }
}

fn splice(bytes: &mut Vec<u8>, samples: &[Vec<u8>], mut rng: &mut dyn Rng) {
    let other = samples.choose(&mut rng).expect("every format has a sample");
    bytes.truncate(rng.random_range(0..=bytes.len()));
    bytes.extend(&other[rng.random_range(0..=other.len())..]);
}

/// Replaces a number by a huge one; in binary data, four bytes by 255.
fn huge_number(bytes: &mut Vec<u8>, _: &[Vec<u8>], mut rng: &mut dyn Rng) {
    let from = rng.random_range(0..=bytes.len());
    let digit = bytes[from..].iter().position(u8::is_ascii_digit);
    match digit.filter(|_| rng.random_bool(0.7)) {
        Some(offset) => {
            let start = from + offset;
            let length = bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
            let number = HUGE_NUMBERS.choose(&mut rng).expect("there are some");
            bytes.splice(start..start + length, number.bytes());
        }
        None => {
            let end = bytes.len().min(from + 4);
            bytes[from..end].fill(255);
        }
    }
}

fn repeat(bytes: &mut Vec<u8>, _: &[Vec<u8>], rng: &mut dyn Rng) {
    let range = piece(bytes, rng);
    let times = rng.random_range(2..400);
    let copies = bytes[range.clone()].repeat(times);
    bytes.splice(range, copies);
}

/// Writes text in another encoding or with other line breaks.
fn reencode(bytes: &mut Vec<u8>, _: &[Vec<u8>], rng: &mut dyn Rng) {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let units = |text: &str| text.encode_utf16().collect::<Vec<u16>>();
    *bytes = match rng.random_range(0..7) {
        0 => [0xfeff].into_iter().chain(units(&text)).flat_map(u16::to_le_bytes).collect(),
        1 => [0xfeff].into_iter().chain(units(&text)).flat_map(u16::to_be_bytes).collect(),
        2 => units(&text).into_iter().flat_map(u16::to_le_bytes).collect(),
        3 => text.chars().map(|letter| u8::try_from(letter as u32).unwrap_or(0xe9)).collect(),
        4 => format!("\u{feff}{text}").into_bytes(),
        5 => text.replace('\n', "\r\n").into_bytes(),
        _ => text.replace('\n', "\r").into_bytes(),
    };
}

#[expect(clippy::ptr_arg, reason = "all kinds of damage have one signature")]
fn change_case(bytes: &mut Vec<u8>, _: &[Vec<u8>], rng: &mut dyn Rng) {
    let range = piece(bytes, rng);
    match rng.random_bool(0.5) {
        true => bytes[range].make_ascii_lowercase(),
        false => bytes[range].make_ascii_uppercase(),
    }
}

/// A random element of a slice.
trait ChooseMutAt {
    /// A random byte to change; `None` if there is none.
    fn choose_mut_at(&mut self, rng: &mut dyn Rng) -> Option<&mut u8>;
}

impl ChooseMutAt for Vec<u8> {
    fn choose_mut_at(&mut self, rng: &mut dyn Rng) -> Option<&mut u8> {
        let length = self.len().max(1);
        self.get_mut(rng.random_range(0..length))
    }
}
