//! All tests of the laboratory in one program, with a module per behaviour.
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "tests write what nobody should"
)]

mod external_program;
mod kept_files;
mod kept_requests;
mod lab_any_match;
mod lab_arena;
mod lab_bounds;
mod lab_command_line;
mod lab_deals;
mod lab_durak_search;
mod lab_exec;
mod lab_experiments;
mod lab_explanations;
mod lab_findings;
mod lab_gauntlet;
mod lab_interval;
mod lab_jobs;
mod lab_killed;
mod lab_ladder;
mod lab_learner;
mod lab_old_names;
mod lab_opponent;
mod lab_problems;
#[cfg(feature = "rooms")]
mod lab_rooms;
mod lab_signals;
mod lab_sprt;
mod lab_terminal;
mod lab_trees;
mod lab_tuning;
mod lab_whole_files;
mod reversi_game_files;
mod reversi_lab;
mod reversi_nboard;
mod reversi_nboard_session;
mod run_lab;
#[cfg(feature = "rooms")]
mod table_server;
mod third_game;

/// Support code shared with the tests of the core.
#[path = "../../kozyr-core/tests/support"]
mod support {
    pub mod tic_tac_toe;
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
