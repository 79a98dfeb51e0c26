//! All Reversi tests in one binary, with a module for each behaviour.
#![allow(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "tests read files and say what they find"
)]

mod engine;
mod ffo;
mod headlines;
mod import;
mod multi_pv;
mod notation;
mod openings;
mod opponents;
mod perft;
mod position_editing;
mod properties;
mod random_start;
mod reference;
mod rules;
mod solver;
mod stability;
mod teacher_concepts;
mod threads;
mod tree;

/// Shared helpers: positions, random games, and slow reference implementations.
mod support {
    pub mod reversi_games;
    pub mod reversi_network;
    pub mod reversi_reference;
    pub mod wthor_files;
}

#[test]
fn every_test_file_is_a_module() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let named: std::collections::BTreeSet<String> = include_str!("main.rs")
        .lines()
        .filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';').map(Into::into))
        .collect();
    let found = std::fs::read_dir(folder).unwrap().filter_map(|file| {
        let path = file.unwrap().path();
        let rust = path.extension().is_some_and(|extension| extension == "rs");
        rust.then(|| path.file_stem().unwrap().to_str().unwrap().to_owned())
    });
    assert_eq!(named, found.filter(|name| name != "main").collect());
}
