//! The coach's judgement of deals.

use crate::support::durak_scenario as scenario;

use kozyr_core::{
    game::{Game, Player, Record, Seat, Seed},
    opponent::{Budget, make_opponent},
};
use kozyr_durak::{
    Durak, Rules, Setup,
    coach::{DealReview, hint_search},
    search::{SearchBudget, SeatResult},
};
use scenario::{deal, play, seat};

/// A deal between opponents, played to its end.
fn recorded(opponents: [&str; 2], seed: u64) -> Record<Durak> {
    let players = opponents.map(|name| Player::Opponent(name.into())).to_vec();
    let setup = Setup::new(2, Rules::default());
    let mut record: Record<Durak> = Record::new(setup, Seed::from(seed), players).unwrap();
    let opponents = opponents.map(|name| make_opponent::<Durak>(name).unwrap());
    while let Some((seat, _)) = record.to_act() {
        let (view, mut rng) = (record.game().view(seat), record.decision_rng());
        let decision = opponents[seat.index()].decide(view, &Budget::default(), &mut rng);
        record.play(decision.action).unwrap();
    }
    record
}

const BUDGET: SearchBudget = SearchBudget::from_worlds(48);

/// The finished review of a match.
fn reviewed(record: &Record<Durak>) -> DealReview {
    let mut review = DealReview::new(record, BUDGET);
    review.finish();
    review
}

#[test]
fn every_decision_with_a_choice_is_judged_once() {
    let record = recorded(["greedy", "lowest"], 4);
    let review = reviewed(&record);
    let choices: Vec<usize> = (0..record.actions().len())
        .filter(|&action_index| record.after_actions(action_index).game().legal_actions().len() > 1)
        .collect();
    let judged: Vec<usize> =
        review.judgements().iter().map(|judgement| judgement.action_index).collect();
    assert_eq!(judged, choices);
    for judgement in review.judgements() {
        let replayed = record.after_actions(judgement.action_index);
        assert_eq!(replayed.to_act().unwrap().0, judgement.seat);
        assert_eq!(record.actions()[judgement.action_index], judgement.played);
        let legal = replayed.game().legal_actions();
        assert!(judgement.options.iter().all(|option| legal.contains(&option.action)));
        assert!(judgement.options.iter().any(|option| option.action == judgement.played));
        assert_eq!(judgement.options[0].action, judgement.best);
        assert!((0.0..=1.0).contains(&judgement.chance));
        assert!((0.0..=1.0).contains(&judgement.loss()));
        assert!(judgement.loss() == 0.0 || judgement.played != judgement.best);
    }
}

#[test]
fn a_review_can_be_read_while_in_progress() {
    let record = recorded(["random", "greedy"], 5);
    let mut review = DealReview::new(&record, BUDGET);
    let (mut progress, mut judged) = (0.0, 0);
    while !review.is_finished() {
        review.step();
        assert!(review.progress() >= progress && review.progress() <= 1.0);
        assert!(review.judgements().len() >= judged);
        (progress, judged) = (review.progress(), review.judgements().len());
    }
    assert_eq!(progress, 1.0);
    assert_eq!(review.judgements(), reviewed(&record).judgements(), "it is deterministic");
}

#[test]
fn the_chance_curve_ends_with_the_result() {
    let record = recorded(["lowest", "greedy"], 6);
    let review = reviewed(&record);
    let outcome = record.outcome().unwrap();
    for seat in Seat::all(2) {
        let curve = review.chance_curve(seat);
        assert_eq!(*curve.last().unwrap(), (record.actions().len(), outcome.score(seat)));
        assert!(curve.is_sorted_by_key(|(action_count, _)| *action_count));
    }
}

#[test]
fn random_play_loses_more_than_the_master() {
    let (mut random, mut master) = (0.0, 0.0);
    for number in 0..5 {
        let review = reviewed(&recorded(["random", "master-3"], 10 + number));
        random += review.total_loss(seat(0));
        master += review.total_loss(seat(1));
    }
    assert!(random > 2.0 * master, "{random} against {master}");
}

#[test]
fn turning_points_are_sorted_by_loss() {
    let review = reviewed(&recorded(["random", "greedy"], 21));
    let points = review.turning_points(seat(0));
    assert!(!points.is_empty());
    assert!(points.is_sorted_by(|left, right| left.loss() >= right.loss()));
    assert!(points.iter().all(|judgement| judgement.seat == seat(0) && judgement.loss() >= 0.1));
}

#[test]
fn exact_verdicts_agree_from_decision_to_decision() {
    let mut exact = 0;
    for number in 0..6 {
        let record = recorded(["greedy", "lowest"], 30 + number);
        let review = reviewed(&record);
        let mut earlier: Option<(Seat, SeatResult)> = None;
        for judgement in review.judgements().iter().filter(|judgement| judgement.exact) {
            exact += 1;
            let current = judgement.verdict().unwrap();
            // The result after the last decision is the result before this one.
            if let Some((seat, verdict)) = earlier {
                let same_seat = seat == judgement.seat;
                assert_eq!(current, if same_seat { verdict } else { verdict.reversed() });
            }
            let played = judgement.options.iter().find(|option| option.action == judgement.played);
            earlier = played.unwrap().result.map(|verdict| (judgement.seat, verdict));
        }
    }
    assert!(exact > 20, "{exact}");
}

#[test]
fn a_hint_finds_the_best_action() {
    let hands = ["6s 6c 6d Kd 8h Kc", "7s 7c 8d 9d Th 9c"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "", "Ah");
    play(&mut game, "attack 6s");
    let mut search = hint_search(game.view(seat(1)), SearchBudget::from_worlds(200), 1);
    while !search.is_finished() {
        search.step();
    }
    assert_eq!(search.best().action.to_string(), "beat 6s 7s");
    assert!(search.best().chance().unwrap() > 0.3);
}
