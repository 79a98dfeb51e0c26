//! One target under libFuzzer: `KOZYR_FUZZ=record kozyr-fuzz CORPUS [options of libFuzzer]`.
#![no_main]
#![allow(unsafe_code, missing_docs, reason = "the engine's macro declares what C++ calls")]

use std::sync::OnceLock;

use kozyr_fuzz::{TARGETS, Target, named};
use libfuzzer_sys::fuzz_target;

static TARGET: OnceLock<Target> = OnceLock::new();

/// The target that was asked for.
fn chosen() -> Target {
    let name = std::env::var("KOZYR_FUZZ").unwrap_or_default();
    named(&name).unwrap_or_else(|| {
        let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
        eprintln!("KOZYR_FUZZ should be one of {}", names.join(", "));
        std::process::exit(2)
    })
}

fuzz_target!(|bytes: &[u8]| (TARGET.get_or_init(chosen).run)(bytes));
