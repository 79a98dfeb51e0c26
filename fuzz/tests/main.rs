//! Runs all targets on their corpora and on mutated inputs.

use std::{fs, path::PathBuf};

use kozyr_fuzz::{TARGETS, Target};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Shared with the tests of `kozyr-core`.
#[path = "../../crates/kozyr-core/tests/support"]
mod support {
    pub mod mutated_bytes;
}

use support::mutated_bytes::changed;

/// The number of mutated inputs for each target.
const CHANGED: usize = 300;

/// The corpus of a target, sorted by file name.
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
fn corpus_inputs_pass() {
    for target in TARGETS {
        (target.run)(b"");
        corpus(target).iter().for_each(|bytes| (target.run)(bytes));
    }
}

#[test]
fn mutated_corpus_inputs_pass() {
    for target in TARGETS {
        let corpus = corpus(target);
        let mut rng = ChaCha8Rng::seed_from_u64(14);
        for _ in 0..CHANGED {
            (target.run)(&changed(&corpus, &mut rng));
        }
    }
}
