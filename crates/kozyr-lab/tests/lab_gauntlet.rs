//! Opponents make no mistakes in any combination, and mistakes would be noticed.
use kozyr_core::{
    explanation::{Alternative, Explanation, Term, TranslatableText},
    opponent::Decision,
};
use kozyr_lab::gauntlet::ReasonChecker;
use kozyr_reversi::{Action, Square};
use std::process::Command;

/// Runs `kozyr-lab`. Returns whether it succeeded, and its output, errors last.
fn lab(arguments: &str) -> (bool, String) {
    let output =
        Command::new(env!("CARGO_BIN_EXE_kozyr-lab")).args(arguments.split(' ')).output().unwrap();
    let text = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    (output.status.success(), text)
}

/// The counts of a gauntlet, without the times.
fn counts(arguments: &str) -> Vec<String> {
    let (succeeded, text) = lab(arguments);
    assert!(succeeded && text.contains("all legal, all explained"), "{text}");
    let counts = |line: &str| line.split_whitespace().take(6).collect::<Vec<_>>().join(" ");
    text.lines().map(counts).collect()
}

#[test]
fn every_opponent_of_durak_passes_the_gauntlet() {
    let (succeeded, text) = lab("durak gauntlet --games 100 --nodes 1");
    assert!(succeeded, "{text}");
    assert!(text.contains("\n100 games, ") && text.contains("all legal, all explained"), "{text}");
}

#[test]
fn every_quick_opponent_of_reversi_passes_the_gauntlet() {
    let opponents = ["random", "novice", "professional", "ply-3", "engine-1", "engine-perfect"];
    let opponents = opponents.map(|opponent| format!(" --opponent {opponent}")).concat();
    let (succeeded, text) = lab(&format!("reversi gauntlet --games 12{opponents}"));
    assert!(succeeded, "{text}");
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let games =
        "durak gauntlet --games 60 --opponent random --opponent lowest --opponent greedy --seed 5";
    let once = counts(&format!("{games} --threads 1"));
    assert_eq!(counts(&format!("{games} --threads 3")), once);
    assert_ne!(
        counts("durak gauntlet --games 60 --opponent random --opponent lowest --opponent greedy"),
        once
    );
}

#[test]
fn an_unknown_opponent_lists_the_known_ones() {
    let (succeeded, text) = lab("durak gauntlet --opponent nobody");
    assert!(!succeeded && text.contains("potential-fixed"), "{text}");
}

const PLAYED: Action = Action::Place(Square::new(19));
const OTHER: Action = Action::Pass;

/// Checks an explanation of the action [`PLAYED`].
fn check_reason(
    rule: TranslatableText,
    alternatives: &[(Action, bool)],
    terms: Vec<Term>,
) -> Result<(), String> {
    let alternative = |&(action, chosen): &(Action, bool)| Alternative {
        chosen,
        ..Alternative::new(vec![action])
    };
    let alternatives = alternatives.iter().map(alternative).collect();
    let explanation = Explanation::new(rule, alternatives, terms);
    ReasonChecker::default().check_decision(&Decision { action: PLAYED, explanation })
}

/// A valid reason.
fn gain() -> TranslatableText {
    TranslatableText::new("reversi-greatest-gain")
        .with_notation("square", "d3")
        .with_number("value", 2.0)
}

#[test]
fn valid_reasons_are_accepted() {
    let terms = vec![Term::new("reversi-placed", 0.4)];
    assert_eq!(check_reason(gain(), &[(OTHER, false), (PLAYED, true)], terms), Ok(()));
    assert_eq!(check_reason("reversi-must-pass".into(), &[], Vec::new()), Ok(()));
}

#[test]
fn reasons_that_cannot_be_rendered_are_errors() {
    assert!(
        check_reason("no-such-rule".into(), &[], Vec::new()).unwrap_err().contains("no-such-rule")
    );
    let without_value =
        TranslatableText::new("reversi-greatest-gain").with_notation("square", "d3");
    assert!(check_reason(without_value, &[], Vec::new()).unwrap_err().contains("value"));
    assert!(check_reason(gain(), &[], vec![Term::new("no-such-term", 1.0)]).is_err());
    assert!(check_reason(gain(), &[], vec![Term::new("reversi-placed", f64::NAN)]).is_err());
}

#[test]
fn reasons_for_another_action_are_errors() {
    for wrong in [
        &[(OTHER, true), (PLAYED, false)][..],
        &[(PLAYED, false)],
        &[(PLAYED, true), (OTHER, true)],
    ] {
        assert!(check_reason(gain(), wrong, Vec::new()).is_err());
    }
}
