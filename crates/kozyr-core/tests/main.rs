//! All tests of the core, in one program: a module for each behaviour.
#![allow(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "tests read files and say what they find"
)]

mod any_record;
mod counterfactuals;
mod deal_languages;
mod digests;
mod durak_apprentice;
mod durak_belief;
mod durak_bouts;
mod durak_coach;
mod durak_diary;
mod durak_endgame;
mod durak_endings;
mod durak_first_attack;
mod durak_folded;
mod durak_fuzzy;
mod durak_fuzzy_reading;
mod durak_fuzzy_samples;
mod durak_fuzzy_tables;
mod durak_fuzzy_terms;
mod durak_given_deals;
mod durak_hand_value;
mod durak_hand_value_program;
mod durak_honest_opponents;
mod durak_lines;
mod durak_master;
mod durak_models;
mod durak_network;
mod durak_notation;
mod durak_opponents;
mod durak_partnership;
mod durak_position_text;
mod durak_positions;
mod durak_potential;
mod durak_potential_reading;
mod durak_profile;
mod durak_properties;
mod durak_reading;
mod durak_records;
mod durak_second_opinion;
mod durak_shuffle;
mod durak_take_back;
mod durak_transfer;
mod durak_views;
mod durak_what_if;
mod erring;
mod explanation_shown;
mod kept_texts;
mod links;
mod opponent_parameters;
mod ratings;
mod recorded_matches;
mod reversi_drawn_start;
mod reversi_engine;
mod reversi_ffo;
mod reversi_lines;
mod reversi_notation;
mod reversi_openings;
mod reversi_opponents;
mod reversi_perft;
mod reversi_properties;
mod reversi_reference;
mod reversi_rules;
mod reversi_set_up;
mod reversi_solver;
mod reversi_stability;
mod reversi_threads;
mod short_records;
mod stated_versions;
mod statistics;
mod stopping;
mod teacher_durak_concepts;
mod teacher_exercises;
mod teacher_languages;
mod teacher_problems;
mod teacher_reversi_concepts;
mod teacher_turning_points;
mod tree_figures;
mod tree_languages;
mod tree_layout;
mod tree_reversi;
mod tree_searches;
mod tree_shared;
mod tree_text;
mod views_read_back;

/// What several of them need: positions, games at random, and slow oracles.
mod support {
    pub mod chacha20;
    pub mod durak_brute;
    pub mod durak_fuzzy_model;
    pub mod durak_games;
    pub mod durak_hand_value_model;
    pub mod durak_opponents;
    pub mod durak_oracle;
    pub mod durak_plain_cards;
    pub mod durak_potential_model;
    pub mod durak_scenario;
    pub mod languages;
    pub mod reversi_games;
    pub mod reversi_network;
    pub mod reversi_reference;
    pub mod trees;
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
