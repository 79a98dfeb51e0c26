//! The master's decisions.

use crate::support::durak_games as games;
use crate::support::durak_scenario as scenario;

use std::num::NonZeroUsize;

use games::{any_legal, any_seed, any_setup};
use kozyr_core::{
    game::{Game, Seed},
    opponent::{Budget, Decision, ExplanationDetail, make_opponent},
};
use kozyr_durak::{
    Action, Durak, Rules, Setup,
    opponents::explain_search,
    search::{ActionSearch, Position, SearchBudget, SeatResult},
};
use rand::RngExt;
use scenario::{deal, play, seat};

fn decide(level: u32, game: &Durak, worlds: u64) -> Decision<Action> {
    let master = make_opponent::<Durak>(&format!("master-{level}")).unwrap();
    let budget = Budget { nodes: Some(worlds), ..Budget::default() };
    master.decide(game.view(game.to_act().unwrap()), &budget, &mut Seed::from(0).rng())
}

#[test]
fn by_any_rules_and_in_any_company_the_master_plays_legally_and_says_why() {
    let mut rng = Seed::from(1).rng();
    for _ in 0..60 {
        let mut game = Durak::new(&any_setup(&mut rng), &any_seed(&mut rng).1).unwrap();
        while game.to_act().is_some() {
            let decision = decide(1, &game, 3);
            assert!(game.legal_actions().contains(&decision.action));
            let chosen = decision.explanation.chosen();
            assert!(chosen.is_none_or(|chosen| chosen.plan[0] == decision.action));
            let any = any_legal(&game, &mut rng).unwrap();
            game.play(if rng.random_bool(0.2) { any } else { decision.action }).unwrap();
        }
    }
}

#[test]
fn slices_lead_to_the_same_decision_as_thinking_at_one_go() {
    let mut rng = Seed::from(2).rng();
    for number in 0..40 {
        let mut game = Durak::new(&any_setup(&mut rng), &Seed::from(number)).unwrap();
        for _ in 0..rng.random_range(0..80) {
            let Some(action) = any_legal(&game, &mut rng) else { break };
            game.play(action).unwrap();
        }
        let Some(seat) = game.to_act() else { continue };
        let view = game.view(seat);
        let mut whole = ActionSearch::new(view, SearchBudget::from_worlds(40), 7);
        whole.finish();
        let mut sliced = ActionSearch::new(view, SearchBudget::from_worlds(40), 7);
        let mut progress = 0.0;
        while !sliced.is_finished() {
            sliced.step();
            assert!(sliced.progress() >= progress);
            progress = sliced.progress();
        }
        assert_eq!(explain_search(view, &sliced), explain_search(view, &whole));
    }
}

#[test]
fn any_number_of_threads_comes_to_the_same() {
    let mut rng = Seed::from(4).rng();
    for number in 0..40 {
        let mut game = Durak::new(&any_setup(&mut rng), &Seed::from(number)).unwrap();
        for _ in 0..rng.random_range(0..80) {
            let Some(action) = any_legal(&game, &mut rng) else { break };
            game.play(action).unwrap();
        }
        let Some(seat) = game.to_act() else { continue };
        let view = game.view(seat);
        let [one, two, seven] = [1, 2, 7].map(|threads| {
            let effort =
                SearchBudget::from_worlds(300).with_threads(NonZeroUsize::new(threads).unwrap());
            let mut search = ActionSearch::new(view, effort, number);
            search.finish();
            search
        });
        for other in [two, seven] {
            assert_eq!(other.candidates(), one.candidates());
            assert_eq!(explain_search(view, &other), explain_search(view, &one));
        }
    }
}

#[test]
fn a_won_ending_is_won_against_anybody() {
    let mut rng = Seed::from(3).rng();
    let (mut endings, mut tried) = (0, 0);
    while endings < 60 {
        tried += 1;
        let mut game = Durak::new(&Setup::new(2, Rules::default()), &Seed::from(tried)).unwrap();
        let hero = seat(tried as usize % 2);
        let mut won = false;
        while let Some(to_act) = game.to_act() {
            if to_act != hero {
                let action = any_legal(&game, &mut rng).unwrap();
                game.play(action).unwrap();
                continue;
            }
            let mut search = ActionSearch::new(game.view(hero), SearchBudget::from_worlds(400), 1);
            let ending = game.talon().len() < 2;
            if ending {
                search.finish();
            }
            let best = search.best();
            assert!(
                !won || best.proven_result == Some(SeatResult::Won) || best.proven_result.is_none()
            );
            won |= best.proven_result == Some(SeatResult::Won);
            let action = if ending { best.action } else { any_legal(&game, &mut rng).unwrap() };
            game.play(action).unwrap();
        }
        if won {
            assert_eq!(game.outcome().unwrap().score(hero), 1.0);
            endings += 1;
        }
    }
}

#[test]
fn a_lost_ending_is_said_to_be_lost() {
    // Every lead can be beaten, and the rest of the other hand cannot.
    let position: Position = "trump h; hands 6s 6c 7d | Ah Kh Qh".parse().unwrap();
    assert!(position.is_heads_up());
    let mut endgame = kozyr_durak::search::EndgameSolver::new(12);
    assert_eq!(endgame.solve(&position, 10_000), Some(SeatResult::Lost));
}

#[test]
fn where_there_is_one_thing_to_do_nothing_is_weighed() {
    let hands = ["6s 7c 8d Kd 8h Kc", "7s 9c Td 9d Th 9s"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "", "Ah");
    play(&mut game, "attack 6s; beat 6s 9s");
    let decision = decide(5, &game, 1000);
    assert_eq!(decision.action, Action::Pass);
    assert_eq!(decision.explanation.rule.key, "master-forced");
    assert!(decision.explanation.alternatives.is_empty());
}

#[test]
fn the_master_asks_for_a_new_hand_only_if_its_own_is_poor() {
    let setup = Setup::new(2, scenario::rules(|rules| rules.redeal = true));
    for (hand, expected) in
        [("6s 7s 8s 9s Ts 6c", Action::Redeal), ("Ah Kh Qh Jh Th As", Action::Keep)]
    {
        let hands = [hand, "7c 8c Jd Qd 7d 9c"];
        let game = deal(setup, &hands, "", "8h");
        assert_eq!(decide(5, &game, 200).action, expected, "{hand}");
    }
}

#[test]
fn time_is_a_limit_too() {
    let game = Durak::new(&Setup::new(2, Rules::default()), &Seed::from(1)).unwrap();
    let master = make_opponent::<Durak>("master-5").unwrap();
    let budget = Budget {
        nodes: Some(u64::MAX),
        time: Some(std::time::Duration::from_millis(5)),
        ..Budget::default()
    };
    let view = game.view(game.to_act().unwrap());
    let decision = master.decide(view, &budget, &mut Seed::from(0).rng());
    assert!(game.legal_actions().contains(&decision.action));
}

/// The master's decisions in deals of this many players, with and without the expected line.
fn looked_ahead(players: usize, deals: u64) -> Vec<(Durak, Decision<Action>)> {
    let mut rng = Seed::from(11).rng();
    let mut found = Vec::new();
    for number in 0..deals {
        let setup = Setup::new(players, Rules::default());
        let mut game = Durak::new(&setup, &Seed::from(number)).unwrap();
        while let Some(to_act) = game.to_act() {
            let decide = |reasons| {
                let master = make_opponent::<Durak>("master-1").unwrap();
                let budget =
                    Budget { nodes: Some(48), explanation_detail: reasons, ..Budget::default() };
                master.decide(game.view(to_act), &budget, &mut Seed::from(number).rng())
            };
            let (plain, decision) =
                (decide(ExplanationDetail::Alternatives), decide(ExplanationDetail::Contrasts));
            assert_eq!(plain.action, decision.action, "the line decides nothing");
            assert!(plain.explanation.expected_line.is_empty());
            let action = decision.action;
            found.push((game.clone(), decision));
            let any = any_legal(&game, &mut rng).unwrap();
            game.play(if rng.random_bool(0.3) { any } else { action }).unwrap();
        }
    }
    found
}

#[test]
fn the_line_of_an_ending_that_was_counted_out_can_be_played_and_keeps_the_verdict() {
    let (mut lines, mut ends) = (0, 0);
    for (mut game, decision) in looked_ahead(2, 20) {
        let seat = game.to_act().unwrap();
        let rule = decision.explanation.rule.key.clone();
        let proved = ["master-proved-won", "master-proved-drawn", "master-proved-lost"];
        let Some(verdict) = proved.iter().position(|key| *key == rule) else { continue };
        for action in [decision.action].iter().chain(&decision.explanation.expected_line) {
            game.play(*action).unwrap_or_else(|error| panic!("{action}: {error}"));
        }
        lines += usize::from(!decision.explanation.expected_line.is_empty());
        if let Some(outcome) = game.outcome() {
            assert_eq!(outcome.score(seat), [1.0, 0.5, 0.0][verdict]);
            ends += 1;
        }
    }
    assert!(lines > 20 && ends > 10, "{lines} {ends}");
}

#[test]
fn what_is_expected_can_come_to_pass_in_worlds_that_the_seat_can_imagine() {
    use kozyr_durak::search::{Belief, SplitMix64};
    const WORLDS: usize = 200;
    let mut lines = 0;
    for players in [2, 3, 4] {
        for (game, decision) in looked_ahead(players, 4) {
            let line = &decision.explanation.expected_line;
            assert!(line.len() <= 11);
            if line.is_empty() {
                continue;
            }
            let view = game.view(game.to_act().unwrap());
            let belief = Belief::from_view(view);
            let mut dice = SplitMix64::new(5);
            let comes_to_pass = |dice: &mut SplitMix64| {
                let world = belief.sample(dice);
                let mut position =
                    Position::from_view_with(view, *world.hands(), world.talon()).unwrap();
                [decision.action].iter().chain(line).all(|action| {
                    let legal = position.legal_actions().contains(action);
                    if legal {
                        position.play(*action);
                    }
                    legal
                })
            };
            let share = (0..WORLDS).filter(|_| comes_to_pass(&mut dice)).count();
            // Half of the worlds examined, which were few.
            assert!(4 * share >= WORLDS, "{:?} {line:?}: {share}", decision.action);
            lines += 1;
        }
    }
    assert!(lines > 60, "{lines}");
}
