//! All tests of the app, in one program: a module for each behaviour.

mod app_asking;
mod app_characters;
mod app_closed_hands;
mod app_deals;
mod app_earlier;
mod app_entities;
mod app_film;
mod app_film_board;
mod app_film_broken;
mod app_film_hand;
mod app_first_start;
mod app_games;
mod app_habits;
mod app_help;
mod app_jobs;
mod app_keys;
mod app_lessons;
mod app_letters;
mod app_log;
mod app_opponents;
mod app_panels;
mod app_people;
mod app_phone;
mod app_plays;
mod app_problems;
mod app_reasons_on_table;
mod app_refusals;
mod app_replays;
mod app_review;
mod app_screen_reader;
mod app_second;
mod app_settings;
mod app_statistics;
mod app_stopping;
mod app_storm;
mod app_walk;
mod assets_folder;
mod environment;
mod film_checks;
mod film_checks_touch;
mod film_flights;
mod languages;
mod numbered_texts;
mod played_badly;
mod remembered_choices;
mod saving;
mod sound_levels;
mod storage;
mod storage_faults;
mod storage_imports;
mod storage_others;
mod storage_writers;
mod third_game;

/// What they share with the tests of the crates below.
#[path = "../crates"]
mod support {
    #[path = "kozyr-core/tests/support/changed_bytes.rs"]
    pub mod changed_bytes;
    #[path = "kozyr-durak/tests/support/durak_games.rs"]
    pub mod durak_games;
    #[path = "kozyr-core/tests/support/languages.rs"]
    pub mod languages;
    #[path = "kozyr-core/tests/support/tic_tac_toe.rs"]
    pub mod tic_tac_toe;
}

#[test]
fn no_file_is_forgotten() {
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
