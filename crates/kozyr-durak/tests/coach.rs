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

const EFFORT: SearchBudget = SearchBudget::from_worlds(48);

fn reviewed(record: &Record<Durak>) -> DealReview {
    let mut review = DealReview::new(record, EFFORT);
    review.finish();
    review
}

#[test]
fn every_decision_with_a_choice_is_judged_once() {
    let record = recorded(["greedy", "lowest"], 4);
    let review = reviewed(&record);
    let choices: Vec<usize> = (0..record.actions().len())
        .filter(|&at| record.after_actions(at).game().legal_actions().len() > 1)
        .collect();
    let judged: Vec<usize> =
        review.judgements().iter().map(|judgement| judgement.action_index).collect();
    assert_eq!(judged, choices);
    for judgement in review.judgements() {
        let before = record.after_actions(judgement.action_index);
        assert_eq!(before.to_act().unwrap().0, judgement.seat);
        assert_eq!(record.actions()[judgement.action_index], judgement.played);
        let legal = before.game().legal_actions();
        assert!(judgement.options.iter().all(|option| legal.contains(&option.action)));
        assert!(judgement.options.iter().any(|option| option.action == judgement.played));
        assert_eq!(judgement.options[0].action, judgement.best);
        assert!((0.0..=1.0).contains(&judgement.chance));
        assert!((0.0..=1.0).contains(&judgement.loss()));
        assert!(judgement.loss() == 0.0 || judgement.played != judgement.best);
    }
}

#[test]
fn a_review_can_be_looked_at_while_it_grows() {
    let record = recorded(["random", "greedy"], 5);
    let mut review = DealReview::new(&record, EFFORT);
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
fn the_chart_ends_with_what_the_deal_came_to() {
    let record = recorded(["lowest", "greedy"], 6);
    let review = reviewed(&record);
    let outcome = record.outcome().unwrap();
    for seat in Seat::all(2) {
        let chances = review.chance_curve(seat);
        assert_eq!(*chances.last().unwrap(), (record.actions().len(), outcome.score(seat)));
        assert!(chances.is_sorted_by_key(|(at, _)| *at));
    }
}

#[test]
fn random_play_gives_away_more_than_the_masters() {
    let (mut random, mut master) = (0.0, 0.0);
    for number in 0..5 {
        let review = reviewed(&recorded(["random", "master-3"], 10 + number));
        random += review.total_loss(seat(0));
        master += review.total_loss(seat(1));
    }
    assert!(random > 2.0 * master, "{random} against {master}");
}

#[test]
fn turning_points_come_with_the_greatest_loss_first() {
    let review = reviewed(&recorded(["random", "greedy"], 21));
    let points = review.turning_points(seat(0));
    assert!(!points.is_empty());
    assert!(points.is_sorted_by(|one, other| one.loss() >= other.loss()));
    assert!(points.iter().all(|judgement| judgement.seat == seat(0) && judgement.loss() >= 0.1));
}

#[test]
fn once_nothing_is_hidden_verdicts_are_proved_and_never_better_for_the_one_who_erred() {
    let mut exact = 0;
    for number in 0..6 {
        let record = recorded(["greedy", "lowest"], 30 + number);
        let review = reviewed(&record);
        let mut earlier: Option<(Seat, SeatResult)> = None;
        for judgement in review.judgements().iter().filter(|judgement| judgement.exact) {
            exact += 1;
            let before = judgement.verdict().unwrap();
            // The result after the last decision is the result before this one.
            if let Some((seat, verdict)) = earlier {
                let own = seat == judgement.seat;
                assert_eq!(before, if own { verdict } else { verdict.reversed() });
            }
            let played = judgement.options.iter().find(|one| one.action == judgement.played);
            earlier = played.unwrap().result.map(|verdict| (judgement.seat, verdict));
        }
    }
    assert!(exact > 20, "{exact}");
}

#[test]
fn a_hint_finds_what_wins() {
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
