//! The concepts behind decisions, in constructed deals.

use crate::support::durak_games as games;
use crate::support::durak_scenario as scenario;

use kozyr_core::{
    game::{Game, Seat, Seed},
    teacher::{GameConcepts, TeachableGame},
};
use kozyr_durak::{
    Action, Durak, Phase, Rules, Setup,
    search::{Position, SeatResult},
    teacher::concepts::COUNT_THE_LAST_BOUT,
};
use rand::seq::IndexedRandom;
use scenario::{attacking, deal, play};

/// The ids of the concepts between two actions given as texts.
fn concepts_between(game: &Durak, played: &str, better: &str) -> Vec<&'static str> {
    let [played, better] = [played, better].map(|text| text.parse().unwrap());
    game.concepts_between(played, better).iter().map(|concept| concept.id()).collect()
}

/// Asserts that a concept is recognized between two actions, and not in reverse.
#[track_caller]
fn assert_concept(game: &Durak, concept: &str, played: &str, better: &str) {
    let (forward, reverse) =
        (concepts_between(game, played, better), concepts_between(game, better, played));
    assert!(forward.contains(&concept), "{played} for {better}: {forward:?}");
    assert!(!reverse.contains(&concept), "{better} for {played}: {reverse:?}");
}

/// Hearts are trumps, the ace is at the bottom of the talon, and seat 0 leads.
fn leading() -> Durak {
    attacking("6s 6c 7s As Kd Qh", "7c 8c 9c Tc Jc Qc")
}

/// Seat 1 has to beat a seven.
fn defending() -> Durak {
    let mut game = attacking("7s 6c 8d 9d 6h Qd", "8s 9s 9c 7h Qh Kc");
    play(&mut game, "attack 7s");
    game
}

#[test]
fn equal_or_illegal_actions_have_no_concepts() {
    let game = leading();
    assert!(concepts_between(&game, "attack 7s", "attack 7s").is_empty());
    assert!(
        concepts_between(&game, "attack 9d", "attack 7s").is_empty(),
        "neither player has that card"
    );
    assert!(concepts_between(&game, "take", "attack 7s").is_empty(), "the action is illegal");
}

#[test]
fn a_pair_is_split_by_one_of_its_cards() {
    assert_concept(&leading(), "keep-pairs", "attack 6s", "attack 7s");
    let together = concepts_between(&leading(), "attack 7s", "attack 6s 6c");
    assert!(!together.contains(&"keep-pairs"));
    assert_concept(&leading(), "keep-pairs", "attack 6s", "attack 6s 6c");
    assert_concept(&defending(), "keep-pairs", "beat 7s 9s", "beat 7s 8s");
}

#[test]
fn leading_high_instead_of_low_is_recognised() {
    assert_concept(&leading(), "lead-low", "attack Kd", "attack 7s");
    assert!(
        !concepts_between(&leading(), "attack Qh", "attack 7s").contains(&"lead-low"),
        "a trump"
    );
    assert!(!concepts_between(&defending(), "beat 7s 9s", "beat 7s 8s").contains(&"lead-low"));
}

#[test]
fn early_and_high_trumps_are_recognised() {
    assert_concept(&leading(), "spend-trumps-late", "attack Qh", "attack 7s");
    assert_concept(&defending(), "spend-trumps-late", "beat 7s Qh", "beat 7s 7h");
    assert_concept(&defending(), "spend-trumps-late", "beat 7s 7h", "beat 7s 8s");
    assert!(
        !concepts_between(&defending(), "beat 7s 9s", "beat 7s 8s").contains(&"spend-trumps-late")
    );
}

#[test]
fn a_single_unbeatable_trump_is_a_lone_high_trump() {
    let deal_hand = |hand: &str, trump: &str| {
        deal(Setup::new(2, Rules::default()), &[hand, "7c 8c 9c Tc Jc Qc"], "", trump)
    };
    let highest = deal_hand("6s 6c 7s As Kd Ah", "Kh");
    assert_concept(&highest, "lone-high-trump", "attack Ah", "attack 7s");
    let beaten_by_one = deal_hand("6s 6c 7s As Kd Kh", "Ah");
    assert!(
        !concepts_between(&beaten_by_one, "attack Kh", "attack 7s").contains(&"lone-high-trump")
    );
    let one_of_two = deal_hand("6s 6c 7s As 6h Ah", "Kh");
    assert!(!concepts_between(&one_of_two, "attack Ah", "attack 7s").contains(&"lone-high-trump"));
}

#[test]
fn leads_that_only_trumps_beat_draw_out_trumps() {
    assert_concept(&leading(), "draw-out-trumps", "attack 7s", "attack As");
    // The other player holds clubs, but this is not known.
    assert_concept(&leading(), "draw-out-trumps", "attack 6c", "attack Qh");
    assert!(!concepts_between(&leading(), "attack 7s", "attack Kd").contains(&"draw-out-trumps"));
}

#[test]
fn missed_throw_ins_are_recognised() {
    let mut beaten = attacking("6s 6c 7d 9d 7h Qd", "7s 8s 8c 9c Qh Kc");
    play(&mut beaten, "attack 6s; beat 6s 7s");
    assert_concept(&beaten, "throw-in-to-strip", "pass", "throw 6c");
    assert_concept(&beaten, "hold-back", "throw 6c", "pass");
    assert!(!concepts_between(&beaten, "pass", "throw 6c").contains(&"load-the-taker"));
    let mut taken = attacking("6s 6c 7d 9d 7h Qd", "7s 8s 8c 9c Qh Kc");
    play(&mut taken, "attack 6s; take");
    assert_concept(&taken, "load-the-taker", "pass", "throw 6c");
    assert_concept(&taken, "hold-back", "throw 6c", "pass");
    assert!(!concepts_between(&taken, "pass", "throw 6c").contains(&"throw-in-to-strip"));
}

#[test]
fn taking_and_beating_are_different_concepts() {
    assert_concept(&defending(), "take-early", "beat 7s Qh", "take");
    assert_concept(&defending(), "beat-rather", "take", "beat 7s 8s");
    let beats = concepts_between(&defending(), "beat 7s 9s", "beat 7s 8s");
    assert!(!beats.contains(&"take-early") && !beats.contains(&"beat-rather"));
}

#[test]
fn beating_with_a_rank_on_the_table_closes_ranks() {
    assert_concept(&defending(), "close-ranks", "beat 7s 8s", "beat 7s 7h");
    assert!(!concepts_between(&defending(), "beat 7s 9s", "beat 7s 8s").contains(&"close-ranks"));
}

/// Returns whether the seat can force the deal to end in this bout without being the fool, using
/// the rules themselves.
fn ends_in_this_bout(game: &Durak, seat: Seat) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.score(seat) > 0.0;
    }
    if game.view(seat).phase() == Phase::Attack {
        return false;
    }
    let after = |action: Action| {
        let mut next = game.clone();
        next.play(action).unwrap();
        ends_in_this_bout(&next, seat)
    };
    let mut actions = game.legal_actions().into_iter();
    if game.to_act() == Some(seat) { actions.any(after) } else { actions.all(after) }
}

/// Plays random deals of two players and visits their small endgames.
fn visit_endgames(deals: u64, mut visit: impl FnMut(&Durak)) {
    for number in 0..deals {
        let seed = Seed::from(number).derive("teacher-endings", 0);
        let mut rng = seed.rng();
        let mut game = Durak::new(&Setup::new(2, Rules::default()), &seed).unwrap();
        while let Some(action) = games::any_legal(&game, &mut rng) {
            if game.check_suitable().is_ok() && game.remaining_size() <= 8 {
                visit(&game);
            }
            game.play(action).unwrap();
        }
    }
}

#[test]
fn the_last_bout_concept_matches_brute_force() {
    let mut rng = Seed::from(5).rng();
    let mut seen = [0; 2];
    visit_endgames(1_500, |game| {
        let actions = game.legal_actions();
        let [played, better] = [0, 1].map(|_| *actions.choose(&mut rng).unwrap());
        let seat = game.to_act().unwrap();
        let ends = |action: Action| {
            let mut next = game.clone();
            next.play(action).unwrap();
            ends_in_this_bout(&next, seat)
        };
        let expected = ends(better) && !ends(played);
        let found = game.concepts_between(played, better).contains(&COUNT_THE_LAST_BOUT);
        assert_eq!(
            found,
            expected,
            "{played} for {better}: {}",
            Position::from_game(game).unwrap()
        );
        seen[usize::from(expected)] += 1;
    });
    assert!(seen[0] > 500 && seen[1] > 25, "{seen:?}");
}

#[test]
fn the_last_lead_concept_matches_best_play() {
    let mut seen = 0;
    visit_endgames(150, |game| {
        let seat = game.to_act().unwrap();
        let leads = |action: Action| {
            let mut next = game.clone();
            next.play(action).unwrap();
            for action in next.best_line(&Default::default()).unwrap() {
                if next.view(seat).phase() == Phase::Attack {
                    return next.to_act();
                }
                next.play(action).unwrap();
            }
            next.to_act()
        };
        let leaders: Vec<_> =
            game.legal_actions().into_iter().map(|action| (action, leads(action))).collect();
        for &(played, after_played) in &leaders {
            for &(better, after_better) in &leaders {
                let changes_leader = played != better
                    && after_better == Some(seat)
                    && after_played.is_some_and(|leader| leader != seat);
                let found = game.concepts_between(played, better);
                let found = found.iter().any(|concept| concept.id() == "who-leads-last");
                assert_eq!(found, changes_leader, "{played} for {better}");
                seen += usize::from(changes_leader);
            }
        }
    });
    assert!(seen > 50, "{seen}");
}

/// The fewest plies a seat needs to force a result, by the rules alone, or `None` beyond `max_plies`.
fn fewest_plies(game: &Durak, seat: Seat, target: SeatResult, max_plies: u32) -> Option<u32> {
    fn within(at: &Position, seat: Seat, target: SeatResult, plies: u32) -> bool {
        if let Some(result) = at.result_for(seat) {
            return result >= target;
        }
        let after = |action| {
            let mut next = *at;
            next.play(action);
            within(&next, seat, target, plies - 1)
        };
        let mut actions = at.legal_actions().into_iter();
        plies > 0 && if at.to_act() == Some(seat) { actions.any(after) } else { actions.all(after) }
    }
    let position = Position::from_game(game).unwrap();
    (0..=max_plies).find(|&plies| within(&position, seat, target, plies))
}

#[test]
fn the_winner_takes_the_shortest_line() {
    let mut seen = [0; 3];
    visit_endgames(60, |game| {
        if game.remaining_size() > 6 {
            return;
        }
        let seat = game.to_act().unwrap();
        let line = game.best_line(&Default::default()).unwrap();
        let mut end = game.clone();
        for &action in &line {
            end.play(action).unwrap();
        }
        let score = end.outcome().expect("the line reaches the end").score(seat);
        let results = game.proven_results(&Default::default()).unwrap();
        let best = results.iter().map(|(_, result)| *result).max().unwrap();
        assert_eq!((2.0 * score) as usize, best as usize, "{line:?}");
        let other = Seat::new(1 - seat.index());
        let winner = match (2.0 * score) as usize {
            0 => Some(other),
            1 => None,
            _ => Some(seat),
        };
        if let Some(winner) = winner {
            let fewest_plies = fewest_plies(game, winner, SeatResult::Won, 40);
            assert_eq!(fewest_plies, Some(line.len() as u32), "{line:?}");
        }
        seen[best as usize] += 1;
    });
    assert!(seen[0] > 20 && seen[2] > 20, "{seen:?}");
}
