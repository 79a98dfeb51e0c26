//! Runs one target under libFuzzer: `KOZYR_FUZZ=record kozyr-fuzz CORPUS [libFuzzer options]`.
#![no_main]
#![allow(unsafe_code, missing_docs, reason = "the macro declares functions for C++")]

use std::sync::OnceLock;

use kozyr_fuzz::{TARGETS, Target, named};
use libfuzzer_sys::fuzz_target;

static TARGET: OnceLock<Target> = OnceLock::new();

/// The target named by the environment variable.
fn chosen() -> Target {
    let name = std::env::var("KOZYR_FUZZ").unwrap_or_default();
    named(&name).unwrap_or_else(|| {
        let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
        eprintln!("KOZYR_FUZZ must be one of {}", names.join(", "));
        std::process::exit(2)
    })
}

fuzz_target!(|bytes: &[u8]| (TARGET.get_or_init(chosen).run)(bytes));
