//! Old names of commands, options and keys still work, but the help shows only the new ones.

use crate::run_lab::{LabRun, lab};

use kozyr_core::game::Seed;
use kozyr_lab::{
    ladder::{Ladder, Meeting},
    reason_audit::AuditTally,
};

/// Renamed commands: the command above them, the old name and the new one.
const COMMANDS: &[(&str, &str, &str)] = &[
    ("", "guard", "watchdog"),
    ("durak", "faithful", "faithfulness"),
    ("durak", "learn-tables", "tune"),
    ("durak", "opponent", "serve-opponent"),
    ("durak", "reasons", "check-reasons"),
    ("reversi", "error", "eval-error"),
    ("reversi", "opponent", "serve-opponent"),
    ("reversi", "reasons", "check-reasons"),
];

/// Renamed options: the command, the old name and the new one.
const OPTIONS: &[(&str, &str, &str)] = &[
    ("durak arena", "stop-when", "sprt"),
    ("durak arena", "tell-every", "progress-every"),
    ("durak check-reasons", "any-rules", "random-rules"),
    ("durak check-reasons", "changes", "counterfactuals"),
    ("durak endings", "by", "opponent"),
    ("durak habits", "together", "group-size"),
    ("durak learner", "lessons", "train-sizes"),
    ("durak problems", "largest", "max-size"),
    ("durak ratings", "count", "add-result"),
    ("durak ratings", "reach", "max-rank-gap"),
    ("durak train", "company", "players-left"),
    ("durak train", "rounds", "epochs"),
    ("durak tune", "most-pairs", "max-pairs"),
    ("durak tune", "rounds", "total-pairs"),
    ("durak tune", "subject", "target"),
    ("durak why", "changes", "counterfactuals"),
    ("reversi arena", "stop-when", "sprt"),
    ("reversi arena", "tell-every", "progress-every"),
    ("reversi book", "loss", "max-loss"),
    ("reversi check-reasons", "any-rules", "random-rules"),
    ("reversi check-reasons", "changes", "counterfactuals"),
    ("reversi contest", "balance", "max-imbalance"),
    ("reversi contest", "plies", "opening-plies"),
    ("reversi eval-error", "judge", "reference"),
    ("reversi eval-error", "within", "max-score"),
    ("reversi problems", "largest", "max-size"),
    ("reversi ratings", "count", "add-result"),
    ("reversi ratings", "reach", "max-rank-gap"),
    ("reversi solve", "first", "limit"),
    ("reversi train", "margins", "probcut-positions"),
    ("reversi train", "rounds", "epochs"),
    ("reversi train", "sketches", "rescored-games"),
    ("reversi why", "changes", "counterfactuals"),
];

/// Runs a command line, split at spaces, with one more argument.
fn run(command: &str, argument: &str) -> LabRun {
    lab(&command.split_whitespace().chain([argument]).collect::<Vec<_>>())
}

#[test]
fn old_names_of_commands_work() {
    for (above, old, new) in COMMANDS {
        let help = run(&format!("{above} {new}"), "--help").ok();
        assert_eq!(run(&format!("{above} {old}"), "--help").ok(), help, "{above} {old}");
        let list = run(above, "--help").ok();
        // Only names of commands are indented by two spaces.
        let mut names = list.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
        assert!(names.all(|name| name != *old), "{above} {old}\n{list}");
    }
}

#[test]
fn old_names_of_options_work() {
    for (command, old, new) in OPTIONS {
        // No option accepts an empty value, and invalid values are reported before missing
        // arguments.
        for name in [old, new] {
            let ran = run(command, &format!("--{name}="));
            assert_eq!(ran.status, Some(2), "{command} --{name}: {ran:?}");
            assert!(!ran.errors.contains("unexpected argument"), "{command} --{name}: {ran:?}");
            assert!(ran.errors.contains(&format!("'--{new}")), "{command} --{name}: {ran:?}");
        }
        let help = run(command, "--help").ok();
        let mut options = help.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
        assert!(options.clone().any(|option| option == format!("--{new}")), "{command}\n{help}");
        assert!(options.all(|option| option != format!("--{old}")), "{command} --{old}\n{help}");
    }
}

#[test]
fn old_values_work() {
    let ran = run("durak endings --solver", "folded,nonsense");
    assert_eq!(ran.status, Some(2), "{ran:?}");
    assert!(ran.errors.contains("'nonsense'") && ran.errors.contains("canonical"), "{ran:?}");
    assert!(!ran.errors.contains("folded"), "{ran:?}");
}

#[test]
fn old_keys_work() {
    let tally = AuditTally {
        redacted_decisions: 2,
        faults: 1,
        first_faults: vec!["a fault".into()],
        ..AuditTally::default()
    };
    let new = serde_json::to_string(&tally).unwrap();
    let old = new.replace("redacted_decisions", "closed").replace("first_faults", "told");
    assert!(old.contains("\"closed\":2") && old.contains("\"told\":["), "{old}");
    assert_eq!(serde_json::from_str::<AuditTally>(&old).unwrap(), tally);

    let mut ladder = Ladder::new("chess", "by hand", "a", Seed::from(1));
    ladder.meetings.push(Meeting::from_games("a", "b", [1, 2, 3]));
    let new = ladder.to_ron().unwrap();
    let old = new.replace("games_per_round: 1", "games_a_round: 1");
    assert_ne!(old, new);
    assert_eq!(Ladder::from_ron(&old).unwrap(), ladder);
}
