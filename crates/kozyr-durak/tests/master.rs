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

/// The decision of a master level with this many worlds.
fn decide(level: u32, game: &Durak, worlds: u64) -> Decision<Action> {
    let master = make_opponent::<Durak>(&format!("master-{level}")).unwrap();
    let budget = Budget { nodes: Some(worlds), ..Budget::default() };
    master.decide(game.view(game.to_act().unwrap()), &budget, &mut Seed::from(0).rng())
}

#[test]
fn the_master_plays_legally_by_any_rules_and_explains_its_choice() {
    let mut rng = Seed::from(1).rng();
    for _ in 0..60 {
        let mut game = Durak::new(&any_setup(&mut rng), &any_seed(&mut rng).1).unwrap();
        while game.to_act().is_some() {
            let decision = decide(1, &game, 3);
            assert!(game.legal_actions().contains(&decision.action));
            let chosen = decision.explanation.chosen();
            assert!(chosen.is_none_or(|chosen| chosen.plan[0] == decision.action));
            let random_action = any_legal(&game, &mut rng).unwrap();
            game.play(if rng.random_bool(0.2) { random_action } else { decision.action }).unwrap();
        }
    }
}

#[test]
fn searching_in_steps_gives_the_same_decision() {
    let mut rng = Seed::from(2).rng();
    for number in 0..40 {
        let mut game = Durak::new(&any_setup(&mut rng), &Seed::from(number)).unwrap();
        for _ in 0..rng.random_range(0..80) {
            let Some(action) = any_legal(&game, &mut rng) else { break };
            game.play(action).unwrap();
        }
        let Some(seat) = game.to_act() else { continue };
        let view = game.view(seat);
        let mut uninterrupted = ActionSearch::new(view, SearchBudget::from_worlds(40), 7);
        uninterrupted.finish();
        let mut stepped = ActionSearch::new(view, SearchBudget::from_worlds(40), 7);
        let mut progress = 0.0;
        while !stepped.is_finished() {
            stepped.step();
            assert!(stepped.progress() >= progress);
            progress = stepped.progress();
        }
        assert_eq!(explain_search(view, &stepped), explain_search(view, &uninterrupted));
    }
}

#[test]
fn the_number_of_threads_does_not_change_the_result() {
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
            let budget =
                SearchBudget::from_worlds(300).with_threads(NonZeroUsize::new(threads).unwrap());
            let mut search = ActionSearch::new(view, budget, number);
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
fn a_won_endgame_is_won_against_any_play() {
    let mut rng = Seed::from(3).rng();
    let (mut wins, mut seed) = (0, 0);
    while wins < 60 {
        seed += 1;
        let mut game = Durak::new(&Setup::new(2, Rules::default()), &Seed::from(seed)).unwrap();
        let hero = seat(seed as usize % 2);
        let mut won = false;
        while let Some(to_act) = game.to_act() {
            if to_act != hero {
                let action = any_legal(&game, &mut rng).unwrap();
                game.play(action).unwrap();
                continue;
            }
            let mut search = ActionSearch::new(game.view(hero), SearchBudget::from_worlds(400), 1);
            let is_endgame = game.talon().len() < 2;
            if is_endgame {
                search.finish();
            }
            let best = search.best();
            assert!(
                !won || best.proven_result == Some(SeatResult::Won) || best.proven_result.is_none()
            );
            won |= best.proven_result == Some(SeatResult::Won);
            let action = if is_endgame { best.action } else { any_legal(&game, &mut rng).unwrap() };
            game.play(action).unwrap();
        }
        if won {
            assert_eq!(game.outcome().unwrap().score(hero), 1.0);
            wins += 1;
        }
    }
}

#[test]
fn a_lost_endgame_is_recognised() {
    // Every lead can be beaten, and the rest of the other hand cannot.
    let position: Position = "trump h; hands 6s 6c 7d | Ah Kh Qh".parse().unwrap();
    assert!(position.is_heads_up());
    let mut solver = kozyr_durak::search::EndgameSolver::new(12);
    assert_eq!(solver.solve(&position, 10_000), Some(SeatResult::Lost));
}

#[test]
fn a_forced_action_is_played_without_evaluation() {
    let hands = ["6s 7c 8d Kd 8h Kc", "7s 9c Td 9d Th 9s"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "", "Ah");
    play(&mut game, "attack 6s; beat 6s 9s");
    let decision = decide(5, &game, 1000);
    assert_eq!(decision.action, Action::Pass);
    assert_eq!(decision.explanation.rule.key, "master-forced");
    assert!(decision.explanation.alternatives.is_empty());
}

#[test]
fn the_master_asks_for_a_redeal_only_with_a_poor_hand() {
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
fn a_time_limit_ends_the_search() {
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

/// The master's decisions in deals of this many players, with their expected lines. Asserts that
/// the line does not change the action.
fn decisions_with_lines(players: usize, deals: u64) -> Vec<(Durak, Decision<Action>)> {
    let mut rng = Seed::from(11).rng();
    let mut decisions = Vec::new();
    for number in 0..deals {
        let setup = Setup::new(players, Rules::default());
        let mut game = Durak::new(&setup, &Seed::from(number)).unwrap();
        while let Some(to_act) = game.to_act() {
            let decide = |detail| {
                let master = make_opponent::<Durak>("master-1").unwrap();
                let budget =
                    Budget { nodes: Some(48), explanation_detail: detail, ..Budget::default() };
                master.decide(game.view(to_act), &budget, &mut Seed::from(number).rng())
            };
            let (plain, decision) =
                (decide(ExplanationDetail::Alternatives), decide(ExplanationDetail::Contrasts));
            assert_eq!(plain.action, decision.action, "the line decides nothing");
            assert!(plain.explanation.expected_line.is_empty());
            let action = decision.action;
            decisions.push((game.clone(), decision));
            let random_action = any_legal(&game, &mut rng).unwrap();
            game.play(if rng.random_bool(0.3) { random_action } else { action }).unwrap();
        }
    }
    decisions
}

#[test]
fn the_expected_line_of_a_solved_endgame_is_legal_and_reaches_the_verdict() {
    let (mut lines, mut finished) = (0, 0);
    for (mut game, decision) in decisions_with_lines(2, 20) {
        let seat = game.to_act().unwrap();
        let rule = decision.explanation.rule.key.clone();
        let proven_keys = ["master-proved-won", "master-proved-drawn", "master-proved-lost"];
        let Some(verdict) = proven_keys.iter().position(|key| *key == rule) else { continue };
        for action in [decision.action].iter().chain(&decision.explanation.expected_line) {
            game.play(*action).unwrap_or_else(|error| panic!("{action}: {error}"));
        }
        lines += usize::from(!decision.explanation.expected_line.is_empty());
        if let Some(outcome) = game.outcome() {
            assert_eq!(outcome.score(seat), [1.0, 0.5, 0.0][verdict]);
            finished += 1;
        }
    }
    assert!(lines > 20 && finished > 10, "{lines} {finished}");
}

#[test]
fn the_expected_line_is_legal_in_many_sampled_worlds() {
    use kozyr_durak::search::{Belief, SplitMix64};
    const WORLDS: usize = 200;
    let mut lines = 0;
    for players in [2, 3, 4] {
        for (game, decision) in decisions_with_lines(players, 4) {
            let line = &decision.explanation.expected_line;
            assert!(line.len() <= 11);
            if line.is_empty() {
                continue;
            }
            let view = game.view(game.to_act().unwrap());
            let belief = Belief::from_view(view);
            let mut rng = SplitMix64::new(5);
            let is_legal = |rng: &mut SplitMix64| {
                let world = belief.sample(rng);
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
            let legal_count = (0..WORLDS).filter(|_| is_legal(&mut rng)).count();
            // Half of the worlds examined, which were few.
            assert!(4 * legal_count >= WORLDS, "{:?} {line:?}: {legal_count}", decision.action);
            lines += 1;
        }
    }
    assert!(lines > 60, "{lines}");
}
