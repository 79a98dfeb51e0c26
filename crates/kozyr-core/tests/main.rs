//! All tests of the core in one program, with a module for each behaviour.
#![allow(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "tests read files and print what they find"
)]

mod any_record;
mod causes;
mod counterfactuals;
mod digests;
mod format_versions;
mod links;
mod mistake_model;
mod opponent_parameters;
mod persistence;
mod ratings;
mod record_schema;
mod recorded_matches;
mod redacted_explanation;
mod short_records;
mod statistics;
mod stopping;
mod teacher_exercises;
mod teacher_languages;
mod teacher_problems;
mod teacher_turning_points;
mod tree_figures;
mod tree_languages;
mod tree_layout;
mod tree_searches;
mod tree_shared;
mod tree_text;
mod view_round_trip;

/// Shared helpers: positions, random games, and slow reference implementations.
mod support {
    #[path = "../../../kozyr-durak/tests/support/durak_games.rs"]
    pub mod durak_games;
    pub mod known_games;
    pub mod languages;
    #[path = "../../../kozyr-reversi/tests/support/reversi_games.rs"]
    pub mod reversi_games;
    pub mod trees;
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
