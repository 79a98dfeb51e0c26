//! Targets for the laboratory's parsers, through its commands.

use std::io::Cursor;

use clap::Parser;
use kozyr_lab::{
    commands::{Cli, run},
    console::Console,
    exec::reply,
    ladder::Ladder,
};

/// Returns the output of a `kozyr-lab` command for some input. The command may fail cleanly.
fn command_output(arguments: &[&str], input: &[u8]) -> Vec<u8> {
    let arguments = ["kozyr-lab"].iter().chain(arguments);
    let cli = Cli::try_parse_from(arguments).expect("the command line is valid");
    let (mut input, mut output) = (Cursor::new(input), Vec::new());
    let _ = run(cli, Console { input: &mut input, output: &mut output, invocation: None });
    output
}

/// Asserts that output is UTF-8 and has no control characters except newlines and tabs.
fn assert_harmless(output: &[u8]) {
    let text = std::str::from_utf8(output).expect("the output is UTF-8");
    let is_control = |letter: char| letter.is_control() && !matches!(letter, '\n' | '\t');
    assert!(!text.contains(is_control), "{text:?}");
}

/// Reads a rating ladder, updates its ratings and writes it again.
pub fn ratings(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(mut ladder) = Ladder::from_ron(text) else { return };
    // Updating ratings takes cubic time in the number of opponents.
    if ladder.meetings.len() < 20 {
        ladder.update_ratings();
        let text = ladder.to_ron().expect("a parsed ladder can be written");
        assert!(Ladder::from_ron(&text).is_ok(), "{text}");
    }
}

/// Runs the NBoard protocol on any input, with searches limited to one ply.
pub fn nboard(bytes: &[u8]) {
    // Limits searches to one ply, because a single line could request hours.
    let text = String::from_utf8_lossy(bytes).replace("depth", "dept");
    let input = ["set depth 1\n", &text].concat();
    assert_harmless(&command_output(&["reversi", "nboard"], input.as_bytes()));
}

/// Reads the reply of an external opponent; an error is explained without technical terms.
pub fn answer(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Err(reason) = reply::parse_action(&text) {
        assert!(!reason.contains("serde") && !reason.is_empty());
    }
}

/// Serves any input to an opponent of each game.
pub fn question(bytes: &[u8]) {
    let [durak, reversi] = [
        ["lowest", "potential", "fuzzy", "hand-value"].as_slice(),
        ["random", "novice", "professional"].as_slice(),
    ];
    // Selects one opponent of each game; the sum changes with every byte.
    let sum: usize = bytes.iter().copied().map(usize::from).sum();
    assert_harmless(&command_output(&["durak", "serve-opponent", durak[sum % durak.len()]], bytes));
    assert_harmless(&command_output(
        &["reversi", "serve-opponent", reversi[sum % reversi.len()]],
        bytes,
    ));
}
