//! Where a game turned, and what to practise next.

use crate::support::reversi_games as games;

use kozyr_core::{
    game::{Game, Player, Record, Seat, Seed},
    teacher::{GameConcepts, ReviewedDecision, TurningPoint, turning_points},
};
use kozyr_durak::{self as durak, Durak, Rules, Setup, coach, search::SearchBudget};
use kozyr_reversi::{self as reversi, Action, Reversi};
use rand::{RngExt, seq::IndexedRandom};

fn seat(number: usize) -> Seat {
    Seat::new(number)
}

/// A random game, with invented losses for each decision.
fn reviewed(number: u64) -> (Record<Reversi>, Vec<ReviewedDecision<Action>>) {
    let mut rng = games::rng(number);
    let players = vec![Player::Human; 2];
    let setup = reversi::Setup::default();
    let mut record = Record::<Reversi>::new(setup, Seed::from(number), players).unwrap();
    let mut decisions = Vec::new();
    while let Some((seat, _)) = record.to_act() {
        let actions = record.game().legal_actions();
        let [played, better] = [0, 1].map(|_| *actions.choose(&mut rng).unwrap());
        let lost = if rng.random_bool(0.5) { rng.random_range(0.0..20.0) } else { 0.0 };
        let error = rng.random_range(0.0..4.0);
        let at = record.actions().len();
        decisions.push(ReviewedDecision {
            action_index: at,
            seat,
            played,
            better,
            loss: lost,
            standard_error: error,
        });
        record.play(played).unwrap();
    }
    (record, decisions)
}

#[test]
fn a_game_turns_three_times_at_most_where_most_was_lost_for_sure() {
    let mut counts = [0; 4];
    for number in 0..100 {
        let (record, decisions) = reviewed(number);
        for seat in [seat(0), seat(1)] {
            let lesson = turning_points(&record, seat, &decisions, 12.0);
            let sure = |one: &&ReviewedDecision<Action>| {
                one.seat == seat
                    && one.played != one.better
                    && one.loss - one.standard_error >= 12.0
            };
            let mut losses: Vec<f64> = decisions.iter().filter(sure).map(|one| one.loss).collect();
            losses.sort_by(|one, other| other.total_cmp(one));
            losses.truncate(3);
            let told: Vec<f64> =
                lesson.turning_points.iter().map(|point| point.decision.loss).collect();
            assert_eq!(told, losses);
            counts[told.len()] += 1;
            for point in &lesson.turning_points {
                assert!(!point.decision.is_as_good_as_best());
                let before = record.after_actions(point.decision.action_index);
                let one = &point.decision;
                assert_eq!(point.concepts, before.game().concepts_between(one.played, one.better));
            }
            assert!(lesson.concepts_to_practise.len() <= 2);
        }
    }
    assert!(counts[0] > 0 && counts[3] > 0, "{counts:?}");
}

#[test]
fn what_lies_within_the_error_is_as_good() {
    let decision = |lost, error| {
        let [played, better] = ["c4", "d3"].map(|square| square.parse().unwrap());
        ReviewedDecision {
            action_index: 0,
            seat: seat(0),
            played,
            better,
            loss: lost,
            standard_error: error,
        }
    };
    assert!(decision(2.0, 2.0).is_as_good_as_best() && !decision(2.1, 2.0).is_as_good_as_best());
    let same: ReviewedDecision<Action> =
        ReviewedDecision { better: "c4".parse().unwrap(), ..decision(9.0, 0.0) };
    assert!(same.is_as_good_as_best());
    let (record, _) = reviewed(1);
    let lesson = turning_points(&record, seat(0), &[decision(9.0, 9.0), same], 0.0);
    assert!(lesson.turning_points.is_empty() && lesson.concepts_to_practise.is_empty());
}

#[test]
fn what_to_practise_is_what_most_was_lost_with() {
    for number in 0..100 {
        let (record, decisions) = reviewed(number);
        let lesson = turning_points(&record, seat(0), &decisions, 100.0);
        assert!(lesson.turning_points.is_empty(), "nothing was that bad");
        let mut lost: Vec<(f64, usize)> = Reversi::CONCEPTS
            .iter()
            .enumerate()
            .map(|(place, concept)| {
                let shares = decisions
                    .iter()
                    .filter(|one| one.seat == seat(0) && !one.is_as_good_as_best())
                    .filter_map(|one| {
                        let before = record.after_actions(one.action_index);
                        let turns = before.game().concepts_between(one.played, one.better);
                        turns.contains(concept).then(|| one.loss / turns.len() as f64)
                    });
                (shares.sum(), place)
            })
            .filter(|(lost, _)| *lost > 0.0)
            .collect();
        lost.sort_by(|one, other| other.0.total_cmp(&one.0));
        // Sums in another order may differ in their last digits, so only clearly different losses
        // count.
        if let [first, second, ..] = lost[..]
            && first.0 > second.0 + 1e-9
        {
            assert_eq!(lesson.concepts_to_practise[0], Reversi::CONCEPTS[first.1]);
        }
        assert_eq!(lesson.concepts_to_practise.len(), lost.len().min(2));
    }
}

#[test]
fn a_turning_point_becomes_an_exercise() {
    let (record, decisions) = reviewed(3);
    let lesson = turning_points(&record, seat(0), &decisions, 5.0);
    let point = &lesson.turning_points[0];
    let line: Vec<Action> = vec!["a1".parse().unwrap(), Action::Pass];
    let exercise = point.to_exercise(&record, &line, 7);
    let read = Record::<Reversi>::from_short_form(&exercise.position).unwrap();
    assert_eq!(read, record.after_actions(point.decision.action_index));
    assert_eq!(exercise.played, point.decision.played.to_string());
    assert_eq!(exercise.better, point.decision.better.to_string());
    assert_eq!(exercise.refutation, ["a1", "--"]);
    assert_eq!((exercise.due, exercise.game.as_str()), (8, Reversi::NAME));
    assert!(exercise.concepts.iter().all(|id| Reversi::concept(id).is_some()));
}

#[test]
fn the_coach_and_the_teacher_agree_where_a_deal_turned() {
    let players = vec![Player::Human; 2];
    let setup = Setup::new(2, Rules::default());
    let mut record = Record::<Durak>::new(setup, Seed::from(4), players).unwrap();
    let mut rng = Seed::from(4).rng();
    while record.to_act().is_some() {
        let action = *record.game().legal_actions().choose(&mut rng).unwrap();
        record.play(action).unwrap();
    }
    let mut review = coach::DealReview::new(&record, SearchBudget::from_worlds(16));
    review.finish();
    let decisions: Vec<_> = review.judgements().iter().map(ReviewedDecision::from).collect();
    for seat in [seat(0), seat(1)] {
        let lesson = turning_points(&record, seat, &decisions, coach::TURNING_POINT_LOSS);
        let expected = review.turning_points(seat);
        // Equal losses may come in any order.
        let sorted = |mut losses: Vec<[f64; 2]>| {
            losses.sort_by(|one, other| other.partial_cmp(one).expect("losses are numbers"));
            losses
        };
        let losses = sorted(
            expected
                .iter()
                .map(|one| [one.loss() + one.standard_error, one.standard_error])
                .collect(),
        );
        let lost = |point: &TurningPoint<durak::Action>| {
            [point.decision.loss, point.decision.standard_error]
        };
        assert_eq!(sorted(lesson.mistakes().map(lost).collect()), losses);
        let greatest: Vec<f64> = losses.iter().take(3).map(|[lost, _]| *lost).collect();
        let told = lesson.turning_points.iter().map(|point| point.decision.loss);
        assert_eq!(told.collect::<Vec<_>>(), greatest);
    }
}
