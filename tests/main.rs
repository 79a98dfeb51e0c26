//! All integration tests of the app in one binary, with a module for each behavior.

mod app_ask_first;
mod app_characters;
mod app_custom_deals;
mod app_entities;
mod app_first_start;
mod app_friends;
mod app_glyphs;
mod app_habits;
mod app_help;
mod app_hidden_cards;
mod app_hosting;
mod app_hot_seat;
mod app_import;
mod app_job_cancellation;
mod app_jobs;
mod app_keyboard;
mod app_layout;
mod app_lessons;
mod app_monkey;
mod app_move_log;
mod app_old_saves;
mod app_opponents;
mod app_panel_order;
mod app_phone;
mod app_playthrough;
mod app_problems;
mod app_reasons_on_table;
mod app_refusals;
mod app_replays;
mod app_review;
mod app_saved_games;
mod app_screen_reader;
mod app_second_instance;
mod app_settings;
mod app_statistics;
mod app_table_delay;
mod assets_folder;
mod film_board;
mod film_cards;
mod film_check_mutations;
mod film_checks;
mod film_checks_board_and_drag;
mod film_flights;
mod film_hand;
mod languages;
mod missing_requirements;
mod numbered_texts;
mod persistent_choices;
mod random_match;
mod sound_levels;
mod storage;
mod storage_background_writer;
mod storage_faults;
mod storage_foreign_files;
mod storage_fuzzed_imports;
mod storage_two_processes;
mod third_game;

/// Support code shared with the tests of other crates.
#[path = "../crates"]
mod support {
    #[path = "kozyr-durak/tests/support/durak_games.rs"]
    pub mod durak_games;
    #[path = "kozyr-core/tests/support/languages.rs"]
    pub mod languages;
    #[path = "kozyr-core/tests/support/mutated_bytes.rs"]
    pub mod mutated_bytes;
    #[path = "kozyr-core/tests/support/tic_tac_toe.rs"]
    pub mod tic_tac_toe;
    #[path = "kozyr-reversi/tests/support/wthor_files.rs"]
    pub mod wthor_files;
}

#[test]
fn every_file_is_a_module() {
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
