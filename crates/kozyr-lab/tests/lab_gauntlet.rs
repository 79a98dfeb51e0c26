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
    let (well, text) = lab(arguments);
    assert!(well && text.contains("all legal, all explained"), "{text}");
    let counts = |line: &str| line.split_whitespace().take(6).collect::<Vec<_>>().join(" ");
    text.lines().map(counts).collect()
}

#[test]
fn every_opponent_of_durak_does_everything_right() {
    let (well, text) = lab("durak gauntlet --games 100 --nodes 1");
    assert!(well, "{text}");
    assert!(text.contains("\n100 games, ") && text.contains("all legal, all explained"), "{text}");
}

#[test]
fn every_quick_opponent_of_reversi_does_everything_right() {
    let opponents = ["random", "novice", "professional", "ply-3", "engine-1", "engine-perfect"];
    let opponents = opponents.map(|opponent| format!(" --opponent {opponent}")).concat();
    let (well, text) = lab(&format!("reversi gauntlet --games 12{opponents}"));
    assert!(well, "{text}");
}

#[test]
fn the_same_seed_gives_the_same_company_on_any_number_of_threads() {
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
fn an_unknown_opponent_is_answered_with_the_list() {
    let (well, text) = lab("durak gauntlet --opponent nobody");
    assert!(!well && text.contains("potential-fixed"), "{text}");
}

const HERE: Action = Action::Place(Square::new(19));
const THERE: Action = Action::Pass;

fn hear(
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
    ReasonChecker::default().check_decision(&Decision { action: HERE, explanation })
}

fn gain() -> TranslatableText {
    TranslatableText::new("reversi-greatest-gain")
        .with_notation("square", "d3")
        .with_number("value", 2.0)
}

#[test]
fn good_reasons_are_taken() {
    let terms = vec![Term::new("reversi-placed", 0.4)];
    assert_eq!(hear(gain(), &[(THERE, false), (HERE, true)], terms), Ok(()));
    assert_eq!(hear("reversi-must-pass".into(), &[], Vec::new()), Ok(()));
}

#[test]
fn reasons_that_cannot_be_said_are_noticed() {
    assert!(hear("no-such-rule".into(), &[], Vec::new()).unwrap_err().contains("no-such-rule"));
    let without_value =
        TranslatableText::new("reversi-greatest-gain").with_notation("square", "d3");
    assert!(hear(without_value, &[], Vec::new()).unwrap_err().contains("value"));
    assert!(hear(gain(), &[], vec![Term::new("no-such-term", 1.0)]).is_err());
    assert!(hear(gain(), &[], vec![Term::new("reversi-placed", f64::NAN)]).is_err());
}

#[test]
fn reasons_for_another_action_are_noticed() {
    for wrong in
        [&[(THERE, true), (HERE, false)][..], &[(HERE, false)], &[(HERE, true), (THERE, true)]]
    {
        assert!(hear(gain(), wrong, Vec::new()).is_err());
    }
}
