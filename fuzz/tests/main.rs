//! What the fuzzer has kept holds, and so do bytes that are like it.

use std::{fs, path::PathBuf};

use kozyr_fuzz::{TARGETS, Target};
use rand::{Rng, RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;

/// Changed inputs for each target.
const CHANGED: usize = 300;
/// No input is longer, so that none takes long.
const LONGEST: usize = 8192;

/// What is kept of a target, in the order of its names.
fn corpus(target: Target) -> Vec<Vec<u8>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target.name);
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.into_iter().map(|file| fs::read(file).unwrap()).collect()
}

#[test]
fn every_target_has_a_corpus_and_every_corpus_a_target() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let mut found: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    found.sort();
    let mut named: Vec<String> = TARGETS.iter().map(|target| target.name.to_owned()).collect();
    named.sort();
    assert_eq!(found, named);
    assert!(TARGETS.iter().all(|&target| !corpus(target).is_empty()));
}

#[test]
fn what_was_kept_holds() {
    for target in TARGETS {
        (target.run)(b"");
        corpus(target).iter().for_each(|bytes| (target.run)(bytes));
    }
}

#[test]
fn what_is_like_it_holds() {
    for target in TARGETS {
        let corpus = corpus(target);
        let mut rng = ChaCha8Rng::seed_from_u64(14);
        for _ in 0..CHANGED {
            let mut bytes = corpus.choose(&mut rng).unwrap().clone();
            bytes.truncate(LONGEST);
            for _ in 0..rng.random_range(1..6) {
                change(&mut bytes, &corpus, &mut rng);
            }
            (target.run)(&bytes);
        }
    }
}

/// Changes a little: a bit, a byte, a piece left out, doubled, or taken from another input.
fn change(bytes: &mut Vec<u8>, corpus: &[Vec<u8>], rng: &mut impl Rng) {
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
            let other = corpus.choose(rng).unwrap();
            let from = rng.random_range(0..=other.len());
            let end = rng.random_range(from..=other.len().min(from + 40));
            bytes.splice(at..to, other[from..end].iter().copied());
        }
    }
}
