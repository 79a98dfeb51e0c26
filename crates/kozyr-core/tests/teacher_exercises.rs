//! Exercises come back until they are solved twice in a row, and are saved as text.

use kozyr_core::{
    game::Seed,
    persistence::SavedFormatError,
    teacher::{Exercise, ExerciseOutcome, Exercises, REVIEW_INTERVALS_DAYS},
};
use rand::RngExt;

/// An exercise of Reversi at a numbered position, from a mistake made `today`.
fn exercise(number: u64, today: u64) -> Exercise {
    Exercise {
        concepts: vec!["parity".into()],
        refutation: vec!["a1".into(), "--".into()],
        loss: 4.5,
        ..Exercise::new("reversi", format!("position-{number}"), "c4".into(), "f5".into(), today)
    }
}

/// Exercises of positions 0 to `count` − 1, each from a mistake made on the day of its number.
fn exercises_of_positions(count: u64) -> Exercises {
    let mut exercises = Exercises::default();
    (0..count).for_each(|number| _ = exercises.add(exercise(number, number)));
    exercises
}

#[test]
fn failed_exercises_come_back_after_1_3_7_14_and_30_days() {
    let mut exercises = Exercises::default();
    assert!(exercises.add(exercise(1, 100)));
    let mut day = 100;
    for wait in [1, 3, 7, 14, 30, 30, 30] {
        assert!(exercises.due("reversi", day + wait - 1).is_empty());
        day += wait;
        assert_eq!(exercises.due("reversi", day).len(), 1);
        assert_eq!(exercises.next_due("reversi"), Some(day));
        assert!(exercises.due("durak", day).is_empty());
        let outcome = exercises.record_attempt("reversi", "position-1", false, day);
        assert!(matches!(outcome, Some(ExerciseOutcome::DueAgain(_))));
    }
}

#[test]
fn exercises_solved_twice_in_a_row_are_learned() {
    let mut exercises = exercises_of_positions(1);
    let mut attempt = |solved, day| exercises.record_attempt("reversi", "position-0", solved, day);
    assert_eq!(attempt(true, 1), Some(ExerciseOutcome::DueAgain(4)));
    assert_eq!(
        attempt(false, 4),
        Some(ExerciseOutcome::DueAgain(11)),
        "a failure resets the streak"
    );
    assert_eq!(attempt(true, 11), Some(ExerciseOutcome::DueAgain(25)));
    assert_eq!(attempt(true, 25), Some(ExerciseOutcome::Learned));
    assert_eq!(attempt(true, 55), None);
    assert!(exercises.all().is_empty());
}

/// Whether these answers complete an exercise, without use of the library.
fn is_learned(answers: &[bool]) -> bool {
    answers.windows(2).any(|two| two == [true, true])
}

#[test]
fn random_answers_match_a_slow_implementation() {
    for case in 0..2_000 {
        let mut rng = Seed::from(9).derive("exercises", case).rng();
        let mut exercises = exercises_of_positions(3);
        let mut answers: [Vec<bool>; 3] = Default::default();
        let mut day = 0;
        for _ in 0..rng.random_range(1..40) {
            day += rng.random_range(0..20);
            let number = rng.random_range(0..3);
            let was_learned = is_learned(&answers[number]);
            let solved = rng.random();
            let attempts_before = answers[number].len();
            let name = format!("position-{number}");
            let outcome = exercises.record_attempt("reversi", &name, solved, day);
            assert_eq!(outcome.is_none(), was_learned);
            if was_learned {
                continue;
            }
            answers[number].push(solved);
            let expected = if is_learned(&answers[number]) {
                ExerciseOutcome::Learned
            } else {
                ExerciseOutcome::DueAgain(day + REVIEW_INTERVALS_DAYS[(attempts_before + 1).min(4)])
            };
            assert_eq!(outcome, Some(expected));
            let read = Exercises::from_text(&exercises.to_text()).unwrap();
            assert_eq!(read, exercises);
        }
        let remaining = answers.iter().filter(|answers| !is_learned(answers)).count();
        assert_eq!(exercises.all().len(), remaining);
    }
}

#[test]
fn a_decision_is_added_once() {
    let mut exercises = exercises_of_positions(3);
    assert!(!exercises.add(exercise(1, 50)));
    assert_eq!(exercises.merge(exercises_of_positions(5)), 2);
    assert_eq!(exercises.all().len(), 5);
    assert!(exercises.remove("reversi", "position-4") && !exercises.remove("durak", "position-3"));
    assert_eq!(exercises.all().len(), 4);
}

#[test]
fn reviewing_a_match_again_does_not_bring_back_retired_exercises() {
    let mut exercises = exercises_of_positions(2);
    assert!(!exercises.add_unless_retired(exercise(0, 1)), "it is there");
    for day in [1, 4] {
        exercises.record_attempt("reversi", "position-0", true, day);
    }
    assert!(exercises.remove("reversi", "position-1") && exercises.all().is_empty());
    // The same holds after saving, and for another device that has not learned it yet.
    let mut exercises = Exercises::from_text(&exercises.to_text()).unwrap();
    assert!(
        !exercises.add_unless_retired(exercise(0, 5))
            && !exercises.add_unless_retired(exercise(1, 5))
    );
    assert_eq!(exercises.merge(exercises_of_positions(2)), 0);
    assert!(exercises.add_unless_retired(exercise(2, 5)), "another decision is another mistake");
    // An exercise that the player adds explicitly comes back, and is then learned again.
    assert!(exercises.add(exercise(0, 6)));
    assert_eq!(exercises.all().len(), 2);
    assert_eq!(Exercises::from_text(&exercises.to_text()).unwrap(), exercises);
    // An exercise retired on one device is retired on the other.
    let mut other_device = Exercises::default();
    other_device.merge(exercises);
    assert!(!other_device.add_unless_retired(exercise(1, 7)));
}

#[test]
fn the_longest_overdue_exercise_comes_first() {
    let mut exercises = exercises_of_positions(4);
    exercises.record_attempt("reversi", "position-0", false, 1);
    let due: Vec<_> =
        exercises.due("reversi", 4).iter().map(|exercise| &exercise.position).collect();
    assert_eq!(due, ["position-1", "position-2", "position-0", "position-3"]);
}

#[test]
fn truncated_and_foreign_texts_are_rejected() {
    let text = exercises_of_positions(3).to_text();
    for end in 0..text.len() {
        assert!(
            matches!(Exercises::from_text(&text[..end]), Err(SavedFormatError::Damaged(_))),
            "{end}"
        );
    }
    let later = text.replace("\"version\": 1", "\"version\": 2").replace("due", "later");
    assert_eq!(Exercises::from_text(&later), Err(SavedFormatError::TooNew(2)));
    for (from, to) in [("kozyr-exercises", "kozyr-data"), ("\"version\": 1", "\"version\": 0")] {
        assert!(matches!(
            Exercises::from_text(&text.replace(from, to)),
            Err(SavedFormatError::Damaged(_))
        ));
    }
}

#[test]
fn huge_days_do_not_overflow() {
    let mut exercises = Exercises::default();
    exercises.add(exercise(1, u64::MAX));
    let outcome = exercises.record_attempt("reversi", "position-1", true, u64::MAX);
    assert_eq!(outcome, Some(ExerciseOutcome::DueAgain(u64::MAX)));
}
