//! All tests of Durak in one program, with a module for each behaviour.
#![allow(
    clippy::disallowed_macros,
    clippy::disallowed_methods,
    reason = "tests read files and print results"
)]

mod apprentice;
mod belief;
mod best_response_lines;
mod bouts;
mod canonical_endgame;
mod coach;
mod counterfactuals;
mod custom_deals;
mod deal_endings;
mod deal_languages;
mod endgame;
mod first_attack;
mod fuzzy;
mod fuzzy_membership;
mod fuzzy_reference;
mod fuzzy_samples;
mod fuzzy_tables;
mod hand_value;
mod hand_value_reference;
mod headlines;
mod honest_opponents;
mod master;
mod models;
mod move_log;
mod notation;
mod opponent_inference;
mod opponents;
mod oracle;
mod partnership;
mod position_text;
mod positions;
mod potential;
mod potential_reference;
mod profile;
mod properties;
mod records;
mod shuffle;
mod take_back;
mod teacher_concepts;
mod transfer;
mod value_network;
mod views;

/// Shared helpers: positions, random games, and slow oracles.
mod support {
    pub mod chacha20;
    pub mod durak_brute_force;
    pub mod durak_fuzzy_reference;
    pub mod durak_games;
    pub mod durak_hand_value_reference;
    pub mod durak_opponents;
    pub mod durak_oracle;
    pub mod durak_plain_cards;
    pub mod durak_potential_reference;
    pub mod durak_scenario;
    #[path = "../../../kozyr-core/tests/support/languages.rs"]
    pub mod languages;
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
        let is_rust = path.extension().is_some_and(|extension| extension == "rs");
        is_rust.then(|| path.file_stem().unwrap().to_str().unwrap().to_owned())
    });
    assert_eq!(named, found.filter(|name| name != "main").collect());
}
