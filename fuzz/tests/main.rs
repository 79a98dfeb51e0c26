//! Runs all targets on their corpora and on mutated inputs.

mod mutations;
mod mutator;
mod samples;

/// Shared with the tests of `kozyr-reversi`.
#[path = "../../crates/kozyr-reversi/tests/support/wthor_files.rs"]
mod wthor_files;

use std::{fs, path::PathBuf};

use kozyr_fuzz::TARGETS;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Shared with the tests of `kozyr-core`.
#[path = "../../crates/kozyr-core/tests/support"]
mod support {
    pub mod mutated_bytes;
}

use samples::corpus;
use support::mutated_bytes::changed;

/// The number of mutated inputs for each target.
const CHANGED: usize = 300;

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
    assert!(TARGETS.iter().all(|&target| !corpus(target.name).is_empty()));
}

#[test]
fn corpus_inputs_pass() {
    for target in TARGETS {
        (target.run)(b"");
        corpus(target.name).iter().for_each(|bytes| (target.run)(bytes));
    }
}

#[test]
fn mutated_corpus_inputs_pass() {
    for target in TARGETS {
        let corpus = corpus(target.name);
        let mut rng = ChaCha8Rng::seed_from_u64(14);
        for _ in 0..CHANGED {
            (target.run)(&changed(&corpus, &mut rng));
        }
    }
}
