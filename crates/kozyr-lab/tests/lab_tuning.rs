//! Tuning: the test that decides, the proposed changes, and reproducibility.
use kozyr_core::{game::Seed, opponent::make_opponent};
use kozyr_durak::{Durak, Rules, Setup, opponents::fuzzy::ControlTables};
use kozyr_lab::{
    interval::Histogram,
    sprt::{Sprt, SprtVerdict},
    tuning::{Tuner, TuningCandidate, TuningOutcome, TuningSettings, TuningTarget},
};
use rand::RngExt;
use std::{collections::BTreeSet, num::NonZeroUsize, path::Path, process::Command};

const TEST: Sprt = Sprt::from_equal(0.05, 0.05, 0.1);

fn settings(subject: TuningTarget, seed: u64) -> TuningSettings {
    TuningSettings {
        subject,
        outcome: TuningOutcome::Deals,
        setup: Setup::new(2, Rules::default()),
        seed: Seed::from(seed),
        samples: 5,
        test: TEST,
        max_pairs: 300,
    }
}

/// The share of runs in which the test accepts a change whose true score is `score`.
fn share_called_better(test: &Sprt, score: f64, rng: &mut impl rand::Rng) -> f64 {
    let better = (0..2000).filter(|_| {
        let mut rounds = Histogram::default();
        loop {
            for _ in 0..50 {
                // Two games that are won or lost.
                rounds.add((0..2).map(|_| 2 * u64::from(rng.random_bool(score))).sum());
            }
            if let Some(verdict) = test.verdict(&rounds, 4) {
                return verdict == SprtVerdict::Better;
            }
        }
    });
    better.count() as f64 / 2000.0
}

#[test]
fn the_error_rates_of_the_test_are_within_their_limits() {
    let mut rng = Seed::from(1).rng();
    let test = Sprt { effect: 0.03, ..TEST };
    let mut share = |score| share_called_better(&test, score, &mut rng);
    assert!(share(0.5) <= test.alpha);
    assert!(share(0.53) >= 1.0 - test.beta);
    assert!(share(0.47) < 0.01);
    assert!(share(0.6) > 0.99);
}

#[test]
fn a_few_identical_rounds_prove_nothing() {
    let mut rounds = Histogram::default();
    for _ in 0..5 {
        rounds.add(4);
    }
    assert_eq!(TEST.verdict(&rounds, 4), None);
}

#[test]
fn neighbours_differ_by_one_change() {
    // One other answer in each of 27 cells, three in each of 9, two in each of 3.
    let initial = TuningTarget::Tables.initial_candidate();
    let neighbours = initial.neighbours();
    assert_eq!(neighbours.len(), 27 + 27 + 6);
    let names: BTreeSet<String> = neighbours.iter().map(TuningCandidate::to_string).collect();
    assert_eq!(names.len(), 60);
    assert!(!names.contains(&initial.to_string()));
    for subject in [TuningTarget::Tables, TuningTarget::Potential, TuningTarget::HandValue] {
        let initial = subject.initial_candidate();
        assert!(make_opponent::<Durak>(&initial.to_string()).is_ok());
        for neighbour in initial.neighbours() {
            assert!(make_opponent::<Durak>(&neighbour.to_string()).is_ok(), "{neighbour}");
            let change = neighbour.describe_changes(&initial);
            assert!(change.contains(" -> ") && !change.contains(','), "{change}");
        }
    }
}

#[test]
fn resumed_tuning_gives_the_same_result() {
    let one_thread = NonZeroUsize::MIN;
    for subject in [TuningTarget::Tables, TuningTarget::Potential] {
        let mut whole = Tuner::new(settings(subject, 4));
        let mut resumed = Tuner::new(settings(subject, 4));
        for _ in 0..8 {
            whole.step(one_thread).unwrap();
            resumed.step(one_thread).unwrap();
            let saved = serde_json::to_string(&resumed).unwrap();
            resumed = serde_json::from_str(&saved).unwrap();
            assert_eq!(whole, resumed);
        }
        assert!(!whole.history().is_empty());
        let mut other = Tuner::new(settings(subject, 5));
        (0..8).for_each(|_| other.step(one_thread).unwrap());
        assert_ne!(whole.history(), other.history());
    }
}

#[test]
fn bouts_can_decide_instead_of_deals() {
    let by = |outcome, threads| {
        let settings = TuningSettings { outcome, ..settings(TuningTarget::Tables, 2) };
        let mut tuner = Tuner::new(settings);
        while tuner.history().len() < 12 {
            tuner.step(NonZeroUsize::new(threads).unwrap()).unwrap();
        }
        tuner
    };
    let bouts = by(TuningOutcome::Bouts, 1);
    assert_eq!(bouts, by(TuningOutcome::Bouts, 2), "threads change no result");
    let deals = by(TuningOutcome::Deals, 1);
    // The same first change is tried, with other results.
    assert_eq!(bouts.history()[0].candidate, deals.history()[0].candidate);
    assert_ne!(bouts.history()[0].pairs, deals.history()[0].pairs);
    for trial in bouts.history() {
        assert!(trial.pairs.iter().all(|(half_points, _)| half_points <= 4));
        assert_eq!(trial.pair_count() % 100, 0);
    }
}

#[test]
fn states_from_before_outcomes_could_be_chosen_are_by_deals() {
    let tuner = Tuner::new(settings(TuningTarget::Tables, 2));
    let mut state = serde_json::to_value(&tuner).unwrap();
    state["settings"].as_object_mut().unwrap().remove("outcome").unwrap();
    assert_eq!(serde_json::from_value::<Tuner>(state).unwrap(), tuner);
}

#[test]
fn the_champion_changes_if_and_only_if_a_candidate_is_better() {
    let mut tuner = Tuner::new(settings(TuningTarget::Tables, 2));
    let mut champion = tuner.champion().clone();
    for _ in 0..40 {
        let decided = tuner.history().len();
        tuner.step(NonZeroUsize::MIN).unwrap();
        if let Some(trial) = tuner.history().get(decided) {
            let better = trial.verdict == Some(SprtVerdict::Better);
            assert_eq!(better, trial.candidate == *tuner.champion());
            assert_eq!(trial.candidate.describe_changes(&champion), trial.change);
            assert!(trial.verdict.is_some() || trial.pair_count() >= 300);
            champion = tuner.champion().clone();
        }
    }
    assert_ne!(
        champion,
        TuningTarget::Tables.initial_candidate(),
        "no improvement in forty batches"
    );
}

/// Tunes the tables of `fuzzy` with the command, up to this many pairs, and returns its output.
fn tune(folder: &Path, pairs: u32) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_kozyr-lab"))
        .args(["durak", "tune", "--samples", "3", "--effect", "0.05", "--seed", "3"])
        .args(["--max-pairs", "200", "--total-pairs", &pairs.to_string(), "--out"])
        .arg(folder)
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_command_resumes_from_its_folder_and_writes_tables_and_history() {
    let (whole, parts) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    tune(whole.path(), 600);
    tune(parts.path(), 300);
    tune(parts.path(), 600);
    for file in ["state.json", "learned.ron", "history.csv"] {
        let read = |folder: &Path| std::fs::read_to_string(folder.join(file)).unwrap();
        assert_eq!(read(whole.path()), read(parts.path()), "{file}");
    }
    let learned = std::fs::read_to_string(whole.path().join("learned.ron")).unwrap();
    assert!(learned.parse::<ControlTables>().is_ok());
}
