//! Simulated learners: what they see, and what they learn from it.

use crate::run_lab::lab;

use kozyr_core::{
    counterfactual::CounterfactualLimits,
    explanation::Verdict,
    game::{Game, Seed},
    opponent::{Budget, ExplanationDetail, LimitedOpponent, Opponent},
};
use kozyr_durak::{Action, Card, CardSet, Durak};
use kozyr_lab::learner::{
    LearnableGame, Lesson, LessonHeadline, Student, TrainingSignal, collect_lessons,
};
use kozyr_reversi::Reversi;
use std::collections::BTreeMap;

/// A lesson with a better and a worse action, given by their feature vectors.
fn lesson(better: &[f64], worse: &[f64], verdict: Verdict, cause_features: &[usize]) -> Lesson {
    let cause_features = cause_features.to_vec();
    Lesson {
        options: vec![worse.to_vec(), better.to_vec()],
        chosen: 1,
        is_clear: true,
        headline: Some(LessonHeadline { verdict, cause_features, instead: Some(0) }),
        runner_up: Some(0),
        counterfactuals: Vec::new(),
    }
}

/// The verdict that names some cause.
fn cause() -> Verdict {
    Verdict::Cause("some".into())
}

#[test]
fn students_learn_from_moves_which_features_are_good() {
    let lessons: Vec<Lesson> = (0..20)
        .map(|number| {
            let noise = f64::from(number % 3) - 1.0;
            lesson(&[1.0, noise, 0.0], &[0.0, 0.0, 1.0], Verdict::DeepTactic, &[])
        })
        .collect();
    for signal in [TrainingSignal::Moves, TrainingSignal::Headlines, TrainingSignal::Comparison] {
        let student = Student::new(signal, &lessons);
        let options = [[0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 0.0, 0.0]].map(Vec::from);
        assert_eq!(student.preferred(&options), [1], "{signal:?}");
        assert_eq!(student.preferred(&options[..1]), [0]);
        let untrained = Student::new(signal, &[]);
        assert_eq!(untrained.preferred(&options), [0, 1, 2], "{signal:?}");
    }
}

#[test]
fn a_named_cause_tells_which_of_two_features_deserves_the_credit() {
    // Both features always go together, so moves alone cannot tell them apart.
    let lessons = vec![lesson(&[1.0, 1.0], &[0.0, 0.0], cause(), &[1]); 10];
    let options = [vec![1.0, 0.0], vec![0.0, 1.0]];
    let with = |signal| Student::new(signal, &lessons).preferred(&options);
    assert_eq!(with(TrainingSignal::Moves), [0, 1]);
    assert_eq!(with(TrainingSignal::Headlines), [1]);
}

#[test]
fn a_close_call_teaches_less_than_a_clear_choice() {
    let clear = lesson(&[1.0, 0.0], &[0.0, 0.0], Verdict::DeepTactic, &[]);
    let close = lesson(&[0.0, 1.0], &[0.0, 0.0], Verdict::CloseCall, &[]);
    let lessons: Vec<Lesson> = (0..10).flat_map(|_| [clear.clone(), close.clone()]).collect();
    let options = [vec![1.0, 0.0], vec![0.0, 1.0]];
    let with = |signal| Student::new(signal, &lessons).preferred(&options);
    assert_eq!(with(TrainingSignal::Moves), [0, 1]);
    assert_eq!(with(TrainingSignal::Headlines), [0]);
}

#[test]
fn counterfactuals_teach_by_the_pairs_that_they_compare() {
    let mut example = lesson(&[1.0, 0.0], &[0.0, 1.0], Verdict::DeepTactic, &[]);
    example.counterfactuals = vec![[vec![0.0, 1.0], vec![1.0, 0.0]]];
    let student = Student::new(TrainingSignal::Counterfactuals, &[example]);
    assert_eq!(student.preferred(&[vec![1.0, 0.0], vec![0.0, 1.0]]), [1]);
}

/// The value of a feature, added up over both phases.
fn feature<G: LearnableGame>(view: G::View<'_>, action: G::Action, name: &str) -> f64 {
    let count = G::FEATURE_NAMES.len();
    let index = G::FEATURE_NAMES.iter().position(|other| *other == name).unwrap();
    let vector = G::features(view, action);
    assert_eq!(vector.len(), 3 * count, "a block per phase, and one for both");
    let [first, second, both] = [0, 1, 2].map(|block| vector[block * count + index]);
    assert!(first == 0.0 || second == 0.0, "{name}");
    assert_eq!(first + second, both, "{name}");
    both
}

/// Causes whose action and alternative differ in a feature, and the sign of the difference.
const DURAK_SIGNS: [(&str, &str, f64); 9] = [
    ("spend-trumps-late", "trumps-spent", -1.0),
    ("keep-pairs", "pair-split", -1.0),
    ("keep-high-cards", "plain-high-cards", -1.0),
    ("load-the-taker", "loads-the-taker", 1.0),
    ("throw-in-to-strip", "throws-in", 1.0),
    ("take-early", "takes", 1.0),
    ("beat-rather", "takes", -1.0),
    ("take-good-cards", "good-cards-taken", 1.0),
    ("draw-out-trumps", "beaten-by-trumps-only", 1.0),
];
/// The same for Reversi.
const REVERSI_SIGNS: [(&str, &str, f64); 9] = [
    ("take-corner", "takes-corner", 1.0),
    ("corners", "gives-corners", -1.0),
    ("leave-corner", "gives-corners", -1.0),
    ("wedges", "wedge", 1.0),
    ("no-wedge", "gives-wedge", -1.0),
    ("x-squares", "x-square", -1.0),
    ("c-squares", "c-square", -1.0),
    ("mobility", "replies", -1.0),
    ("frontier", "frontier", -1.0),
];

/// Checks the signs in decisions of an opponent that plays itself. Returns how often each cause was
/// named.
fn check_signs<G: LearnableGame>(
    name: &str,
    games: u64,
    signs: &[(&str, &str, f64)],
) -> BTreeMap<String, u32> {
    let opponent = LimitedOpponent::<G>::from_name(name).unwrap();
    let budget = Budget { explanation_detail: ExplanationDetail::Contrasts, ..Budget::default() };
    let mut found = BTreeMap::new();
    for number in 0..games {
        let mut record = G::new_record(Seed::from(number));
        while let Some((seat, _)) = record.to_act() {
            let view = record.game().view(seat);
            let decision = opponent.decide(view, &budget, &mut record.decision_rng());
            let headline = decision.explanation.headline.as_ref();
            if let Some(headline) = headline
                && let (Some(cause), Some(instead)) = (headline.cause(), &headline.instead)
            {
                *found.entry(cause.to_owned()).or_default() += 1;
                for (_, name, sign) in signs.iter().filter(|(of, _, _)| *of == cause) {
                    let [chosen, other] = [decision.action, instead.action]
                        .map(|action| feature::<G>(view, action, name));
                    assert!(sign * (chosen - other) > 0.0, "{cause}: {chosen} and {other}");
                    assert!(G::features_of_cause(cause).contains(name), "{cause}");
                }
            }
            let action = decision.action;
            record.play(action).unwrap();
        }
    }
    found
}

#[test]
fn causes_show_in_the_features_that_they_are_about() {
    let durak = check_signs::<Durak>("master-1", 12, &DURAK_SIGNS);
    let reversi = check_signs::<Reversi>("engine-3", 4, &REVERSI_SIGNS);
    let count = |found: &BTreeMap<_, u32>, signs: &[(&str, &str, f64)]| {
        signs.iter().filter(|(cause, _, _)| found.contains_key(*cause)).count()
    };
    assert!(count(&durak, &DURAK_SIGNS) >= 6, "{durak:?}");
    assert!(count(&reversi, &REVERSI_SIGNS) >= 4, "{reversi:?}");
}

#[test]
fn every_cause_that_can_be_seen_is_about_features() {
    fn without_features<G: LearnableGame>() -> Vec<&'static str> {
        let mut without = Vec::new();
        let prefix = format!("cause-{}-", G::NAME);
        let texts = include_str!("../../../assets/languages/en/opponents-causes.ftl");
        for line in texts.lines().filter_map(|line| line.strip_prefix(&prefix)) {
            let (cause, _) = line.split_once(" =").unwrap();
            let names = G::features_of_cause(cause);
            assert!(names.iter().all(|name| G::FEATURE_NAMES.contains(name)), "{cause}: {names:?}");
            if names.is_empty() {
                without.push(cause);
            }
        }
        without
    }
    let mut durak = without_features::<Durak>();
    durak.sort_unstable();
    let looked_ahead =
        ["count-the-last-bout", "counted-out", "good-hand", "weak-hand", "who-leads-last"];
    assert_eq!(durak, looked_ahead);
    assert_eq!(without_features::<Reversi>(), ["count-out", "wipe-out", "wiped-out"]);
}

#[test]
fn features_count_what_an_action_does() {
    let mut checked = 0;
    for seed in 0..5 {
        let mut record = Durak::new_record(Seed::from(seed));
        while let Some((seat, _)) = record.to_act() {
            let legal = record.game().legal_actions();
            let view = record.game().view(seat);
            for &action in &legal {
                let cards: Vec<Card> = action.played_cards().iter().collect();
                let trumps = cards.iter().filter(|card| card.suit() == view.trump()).count();
                let value = |name| feature::<Durak>(view, action, name);
                assert_eq!(value("cards-played"), cards.len() as f64);
                assert_eq!(value("trumps-spent"), trumps as f64);
                assert_eq!(value("takes"), f64::from(u8::from(action == Action::Take)));
                if action == Action::Take {
                    assert_eq!(6.0 * value("cards-taken"), view.table_cards().len() as f64);
                }
                // A seat that can beat every card that it does not see fears none.
                let hand = view.hand() - CardSet::from_iter(cards);
                if value("hand-cannot-beat") == 0.0 && action != Action::Take {
                    for unseen in view.unseen_cards().iter() {
                        assert!(hand.iter().any(|card| card.beats(unseen, view.trump())));
                    }
                }
                checked += 1;
            }
            let action = legal[seed as usize % legal.len()];
            record.play(action).unwrap();
        }
    }
    assert!(checked > 100, "{checked}");
}

#[test]
fn lessons_are_decisions_with_a_choice() {
    let limits = CounterfactualLimits { max_found: 1, ..CounterfactualLimits::default() };
    let collect = |count| {
        collect_lessons::<Durak>("master-1", count, limits, Seed::from(3), &Budget::default())
            .unwrap()
    };
    let lessons = collect(20);
    assert_eq!(lessons.len(), 20);
    assert_eq!(lessons[..8], collect(8), "more lessons begin with the same ones");
    assert!(lessons.iter().any(|lesson| !lesson.counterfactuals.is_empty()));
    for lesson in &lessons {
        let headline = lesson.headline.as_ref().unwrap();
        assert!(lesson.options.len() > 1);
        assert!(headline.instead.is_none_or(|instead| instead != lesson.chosen));
        if !matches!(headline.verdict, Verdict::Cause(_)) {
            assert!(headline.cause_features.is_empty());
        }
    }
}

#[test]
fn the_command_prints_a_curve_for_each_signal_and_depends_only_on_the_seed() {
    let words = "durak learner --teacher master-1 --learners 2 --train-sizes 0,8 --pairs 1 \
                 --signals moves,headlines --seed 4";
    let words: Vec<&str> = words.split_whitespace().collect();
    let text = lab(&words).ok();
    let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows[0][..3], ["shown", "lessons", "agrees"], "{text}");
    let shown: Vec<_> = rows[1..].iter().map(|row| (row[0], row[1])).collect();
    let expected = [("moves", "0"), ("moves", "8"), ("headlines", "0"), ("headlines", "8")];
    assert_eq!(shown, expected, "{text}");
    // Without lessons all learners play alike.
    assert_eq!(rows[1][2..], rows[3][2..], "{text}");
    assert_ne!(rows[1][2..], rows[2][2..], "{text}");
    assert_eq!(lab(&words).ok(), text);
}

#[test]
fn reversi_has_learners_and_unknown_signals_are_refused() {
    let run = |signals: &str| {
        let words = "reversi learner --teacher engine-1 --learners 2 --train-sizes 4 --pairs 1";
        lab(&words.split_whitespace().chain(["--signals", signals]).collect::<Vec<_>>())
    };
    let text = run("moves,headlines,comparison").ok();
    assert_eq!(text.lines().count(), 4, "{text}");
    let refused = run("moves,riddles");
    assert!(refused.errors.contains("there is no signal `riddles`"), "{refused:?}");
    assert_eq!(refused.status, Some(2));
}
