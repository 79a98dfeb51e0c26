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
fn reviewed_game(number: u64) -> (Record<Reversi>, Vec<ReviewedDecision<Action>>) {
    let mut rng = games::rng(number);
    let players = vec![Player::Human; 2];
    let setup = reversi::Setup::default();
    let mut record = Record::<Reversi>::new(setup, Seed::from(number), players).unwrap();
    let mut decisions = Vec::new();
    while let Some((seat, _)) = record.to_act() {
        let actions = record.game().legal_actions();
        let [played, better] = [0, 1].map(|_| *actions.choose(&mut rng).unwrap());
        let loss = if rng.random_bool(0.5) { rng.random_range(0.0..20.0) } else { 0.0 };
        let standard_error = rng.random_range(0.0..4.0);
        let action_index = record.actions().len();
        decisions.push(ReviewedDecision {
            action_index,
            seat,
            played,
            better,
            loss,
            standard_error,
        });
        record.play(played).unwrap();
    }
    (record, decisions)
}

#[test]
fn turning_points_are_the_three_greatest_certain_losses() {
    let mut counts = [0; 4];
    for number in 0..100 {
        let (record, decisions) = reviewed_game(number);
        for seat in [seat(0), seat(1)] {
            let summary = turning_points(&record, seat, &decisions, 12.0);
            let is_certain = |decision: &&ReviewedDecision<Action>| {
                decision.seat == seat
                    && decision.played != decision.better
                    && decision.loss - decision.standard_error >= 12.0
            };
            let mut losses: Vec<f64> =
                decisions.iter().filter(is_certain).map(|decision| decision.loss).collect();
            losses.sort_by(|a, b| b.total_cmp(a));
            losses.truncate(3);
            let found: Vec<f64> =
                summary.turning_points.iter().map(|point| point.decision.loss).collect();
            assert_eq!(found, losses);
            counts[found.len()] += 1;
            for point in &summary.turning_points {
                assert!(!point.decision.is_as_good_as_best());
                let record_before = record.after_actions(point.decision.action_index);
                let decision = &point.decision;
                assert_eq!(
                    point.concepts,
                    record_before.game().concepts_between(decision.played, decision.better)
                );
            }
            assert!(summary.concepts_to_practise.len() <= 2);
        }
    }
    assert!(counts[0] > 0 && counts[3] > 0, "{counts:?}");
}

#[test]
fn losses_within_the_error_do_not_count() {
    let decision = |loss, standard_error| {
        let [played, better] = ["c4", "d3"].map(|square| square.parse().unwrap());
        ReviewedDecision { action_index: 0, seat: seat(0), played, better, loss, standard_error }
    };
    assert!(decision(2.0, 2.0).is_as_good_as_best() && !decision(2.1, 2.0).is_as_good_as_best());
    let best_played: ReviewedDecision<Action> =
        ReviewedDecision { better: "c4".parse().unwrap(), ..decision(9.0, 0.0) };
    assert!(best_played.is_as_good_as_best());
    let (record, _) = reviewed_game(1);
    let summary = turning_points(&record, seat(0), &[decision(9.0, 9.0), best_played], 0.0);
    assert!(summary.turning_points.is_empty() && summary.concepts_to_practise.is_empty());
}

#[test]
fn concepts_with_the_greatest_losses_are_to_be_practised() {
    for number in 0..100 {
        let (record, decisions) = reviewed_game(number);
        let summary = turning_points(&record, seat(0), &decisions, 100.0);
        assert!(summary.turning_points.is_empty(), "nothing was that bad");
        // Concepts are compared by shares of losses; what is reported is each concept's whole loss.
        let mut losses: Vec<(f64, usize, f64)> = Reversi::CONCEPTS
            .iter()
            .enumerate()
            .map(|(index, concept)| {
                let of_concept: Vec<(f64, usize)> = decisions
                    .iter()
                    .filter(|decision| decision.seat == seat(0) && !decision.is_as_good_as_best())
                    .filter_map(|decision| {
                        let record_before = record.after_actions(decision.action_index);
                        let relevant =
                            record_before.game().concepts_between(decision.played, decision.better);
                        relevant.contains(concept).then_some((decision.loss, relevant.len()))
                    })
                    .collect();
                let share = of_concept.iter().map(|(loss, count)| loss / *count as f64).sum();
                (share, index, of_concept.iter().map(|(loss, _)| loss).sum())
            })
            .filter(|(share, ..)| *share > 0.0)
            .collect();
        losses.sort_by(|a, b| b.0.total_cmp(&a.0));
        // Sums in another order may differ in their last digits, so only clearly different losses
        // count.
        if let [first, second, ..] = losses[..]
            && first.0 > second.0 + 1e-9
        {
            let lost = summary.concepts_to_practise[0];
            assert_eq!(lost.concept, Reversi::CONCEPTS[first.1]);
            assert!((lost.loss - first.2).abs() < 1e-9 && lost.decisions > 0);
            let own = summary.mistakes().filter(|point| point.concepts.contains(&lost.concept));
            assert!(own.map(|point| point.decision.loss).sum::<f64>() <= lost.loss + 1e-9);
        }
        assert_eq!(summary.concepts_to_practise.len(), losses.len().min(2));
    }
}

#[test]
fn a_turning_point_becomes_an_exercise() {
    let (record, decisions) = reviewed_game(3);
    let summary = turning_points(&record, seat(0), &decisions, 5.0);
    let point = &summary.turning_points[0];
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
fn coach_and_teacher_find_the_same_turning_points() {
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
        let summary = turning_points(&record, seat, &decisions, coach::TURNING_POINT_LOSS);
        let expected = review.turning_points(seat);
        // Equal losses may come in any order.
        let sorted = |mut losses: Vec<[f64; 2]>| {
            losses.sort_by(|a, b| b.partial_cmp(a).expect("losses are numbers"));
            losses
        };
        let losses = sorted(
            expected
                .iter()
                .map(|point| [point.loss() + point.standard_error, point.standard_error])
                .collect(),
        );
        let loss_and_error = |point: &TurningPoint<durak::Action>| {
            [point.decision.loss, point.decision.standard_error]
        };
        assert_eq!(sorted(summary.mistakes().map(loss_and_error).collect()), losses);
        let greatest: Vec<f64> = losses.iter().take(3).map(|[loss, _]| *loss).collect();
        let found = summary.turning_points.iter().map(|point| point.decision.loss);
        assert_eq!(found.collect::<Vec<_>>(), greatest);
    }
}
