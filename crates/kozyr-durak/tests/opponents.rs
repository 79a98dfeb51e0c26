//! Properties of all opponents, and examples for the simple ones.

use crate::support::durak_games as games;
use crate::support::durak_opponents as opponents;
use crate::support::durak_scenario as scenario;
use crate::support::languages::{Language, languages};

use kozyr_core::{
    game::{Game, Seed},
    opponent::{Budget, Decision, DecisionRng, Roster, make_opponent},
};
use kozyr_durak::{Action, Card, CardSet, Deck, Durak, Phase, Rules, Setup};
use opponents::{answer, decide, term};
use scenario::{deal, deal_all, play, rules};
use std::collections::{BTreeMap, BTreeSet};

/// The opponents tested here: those that do not search.
const SIMPLE: [&str; 9] = [
    "random",
    "lowest",
    "greedy",
    "fuzzy",
    "fuzzy-learned",
    "hand-value-published",
    "hand-value",
    "potential-fixed",
    "potential",
];

/// Some of them with parameters that produce additional explanations.
const CHANGED: [&str; 2] = ["potential?awkward=1", "fuzzy?late_by_opponent=1&samples=20"];

/// The random numbers of the next decision of a game.
fn decision_rng(game: &Durak) -> DecisionRng {
    Seed::from(game.history().len() as u64).rng()
}

/// Lets each opponent play against itself by any rules, and visits its decisions.
fn visit_decisions(games: usize, mut visit: impl FnMut(&str, &Durak, &Decision<Action>)) {
    let mut rng = Seed::from(11).rng();
    for name in SIMPLE.into_iter().chain(CHANGED) {
        let opponent = make_opponent::<Durak>(name).unwrap();
        for _ in 0..games {
            let seed = games::any_seed(&mut rng).1;
            let mut game = Durak::new(&games::any_setup(&mut rng), &seed).unwrap();
            while let Some(seat) = game.to_act() {
                let decision =
                    opponent.decide(game.view(seat), &Budget::default(), &mut decision_rng(&game));
                visit(name, &game, &decision);
                // An occasional random action leads to unusual positions.
                let random_action = games::any_legal(&game, &mut rng).unwrap();
                let is_random = rand::RngExt::random_bool(&mut rng, 0.1);
                game.play(if is_random { random_action } else { decision.action }).unwrap();
            }
        }
    }
}

#[test]
fn every_decision_is_legal_and_explained() {
    visit_decisions(600, |name, game, decision| {
        let explanation = &decision.explanation;
        assert!(game.legal_actions().contains(&decision.action), "{name}: {}", decision.action);
        let chosen: Vec<_> =
            explanation.alternatives.iter().filter(|alternative| alternative.chosen).collect();
        if explanation.alternatives.is_empty() {
            return;
        }
        assert_eq!(chosen.len(), 1, "{name}");
        assert_eq!(chosen[0].plan[0], decision.action);
        for alternative in &explanation.alternatives {
            assert!(game.legal_actions().contains(&alternative.plan[0]));
            assert!(alternative.value.is_none_or(f64::is_finite));
            assert!(alternative.value <= chosen[0].value, "{name} chose less than the best");
            // The plan can be played until another seat has to act.
            let mut game = game.clone();
            alternative.plan.iter().for_each(|&action| {
                game.play(action).unwrap();
            });
        }
    });
}

#[test]
fn the_same_view_leads_to_the_same_decision() {
    visit_decisions(50, |name, game, decision| {
        let opponent = make_opponent::<Durak>(name).unwrap();
        let view = game.view(game.to_act().unwrap());
        assert_eq!(opponent.decide(view, &Budget::default(), &mut decision_rng(game)), *decision);
    });
}

#[test]
fn opponents_finish_a_defence_they_have_begun() {
    for name in ["greedy", "potential", "potential-fixed", "fuzzy"] {
        for number in 0..500 {
            let mut game =
                Durak::new(&Setup::new(2, Rules::default()), &Seed::from(number)).unwrap();
            let mut has_begun = false;
            while game.to_act().is_some() {
                let action = decide(name, &game).action;
                assert!(!(has_begun && action == Action::Take), "{name} in game {number}");
                game.play(action).unwrap();
                let open = game.view(scenario::seat(0)).phase() == Phase::Defend;
                has_begun = open && matches!(action, Action::Beat { .. });
            }
        }
    }
}

/// The text keys of opponents, except names and parameters.
fn translated_keys(language: &str) -> BTreeSet<String> {
    let read = |file: &str| {
        let folder = env!("CARGO_MANIFEST_DIR");
        std::fs::read_to_string(format!("{folder}/../../assets/languages/{language}/{file}"))
            .unwrap()
    };
    let text = read("opponents-durak.ftl") + &read("opponents-fuzzy.ftl");
    let messages = text.lines().filter(|line| line.starts_with(char::is_alphabetic));
    let keys = messages.filter_map(|line| Some(line.split_once(" =")?.0.to_owned()));
    // The app's captions for pictures of tables are not part of explanations.
    let is_table_caption = |key: &str| {
        ["fuzzy-table-", "fuzzy-answer-", "fuzzy-quality-"]
            .iter()
            .any(|prefix| key.starts_with(prefix))
    };
    keys.filter(|key| !is_table_caption(key)).collect()
}

#[test]
fn explanations_use_exactly_the_translated_keys() {
    let mut used = BTreeSet::new();
    visit_decisions(600, |_, _, decision| {
        let explanation = &decision.explanation;
        used.insert(explanation.rule.key.to_string());
        used.extend(explanation.terms.iter().map(|term| term.name.to_string()));
        for alternative in &explanation.alternatives {
            used.extend(alternative.label.iter().map(|label| label.key.to_string()));
            used.extend(alternative.terms.iter().map(|term| term.name.to_string()));
        }
    });
    let simple = |keys: BTreeSet<String>| -> BTreeSet<String> {
        let is_simple =
            |key: &String| SIMPLE.iter().any(|name| key.starts_with(&format!("{name}-")));
        keys.into_iter().filter(is_simple).collect()
    };
    for Language { name, .. } in languages() {
        assert_eq!(simple(translated_keys(&name)), used, "{name}");
    }
}

#[test]
fn simple_opponents_are_on_the_roster_and_reject_unknown_parameters() {
    let names: Vec<&str> = Durak::roster().iter().map(|entry| entry.name).collect();
    for name in SIMPLE {
        assert!(names.contains(&name));
        assert!(make_opponent::<Durak>(&format!("{name}?nonsense=1")).is_err());
    }
}

#[test]
fn random_picks_every_legal_action_equally_often() {
    let game = Durak::new(&Setup::new(2, Rules::default()), &Seed::from(3)).unwrap();
    let opponent = make_opponent::<Durak>("random").unwrap();
    let (mut rng, mut counts) = (Seed::from(4).rng(), BTreeMap::new());
    let view = game.view(game.to_act().unwrap());
    let legal = view.legal_actions();
    for _ in 0..1000 * legal.len() {
        let action = opponent.decide(view, &Budget::default(), &mut rng).action;
        *counts.entry(action.to_string()).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), legal.len());
    assert!(counts.values().all(|count| (850..1150).contains(count)), "{counts:?}");
}

#[test]
fn lowest_leads_beats_and_throws_in_its_lowest_card() {
    let hands = ["7s 6c 6d Kd 7h Kc", "7c 8c 8d 9d 9h Th"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "", "Ah");
    assert_eq!(answer("lowest", &game), "attack 6c");
    play(&mut game, "attack 6c");
    assert_eq!(answer("lowest", &game), "beat 6c 7c");
    play(&mut game, "beat 6c 7c");
    assert_eq!(answer("lowest", &game), "throw 6d");
    play(&mut game, "throw 6d; beat 6d 8d");
    assert_eq!(answer("lowest", &game), "throw 7s");
    play(&mut game, "throw 7s");
    assert_eq!(answer("lowest", &game), "beat 7s 9h", "a trump only if it must");
    play(&mut game, "beat 7s 9h");
    assert_eq!(answer("lowest", &game), "pass", "never a trump");
    play(&mut game, "throw 7h");
    assert_eq!(answer("lowest", &game), "beat 7h Th");
}

#[test]
fn lowest_takes_only_if_it_cannot_beat() {
    let hands = ["As 6c 6d Kd 7h Kc", "7s 8s 8d 9d 9c Tc"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "", "Ah");
    play(&mut game, "attack As");
    assert_eq!(answer("lowest", &game), "take");
}

#[test]
fn lowest_leads_a_trump_if_it_has_nothing_else() {
    let hands = ["9h 7h Th Jh Qh Kh", "7s 8s 8d 9d 9c Tc"];
    let game = deal(Setup::new(2, Rules::default()), &hands, "", "Ah");
    assert_eq!(answer("lowest", &game), "attack 7h");
}

#[test]
fn greedy_leads_the_largest_group_of_plain_cards() {
    let hands = ["6s 9c 9d Kd Kc 6h", "7s 8s 8d 9s Tc 9h"];
    let game = deal(Setup::new(2, Rules::default()), &hands, "", "Ah");
    let decision = decide("greedy", &game);
    assert_eq!(decision.action.to_string(), "attack 9c 9d", "the lower of two pairs");
    let chosen = decision.explanation.chosen().unwrap();
    assert_eq!(term(&chosen.terms, "greedy-cards"), 2.0);
    assert_eq!(term(&chosen.terms, "greedy-price"), 8.0);
}

#[test]
fn greedy_throws_in_every_plain_card_from_the_lowest() {
    let hands = ["6s 7d 6d Kd 7h 6h", "7s 8s 8d 9s Tc 9h"];
    let mut game = deal(Setup::new(2, Rules::default()), &hands, "", "Ah");
    play(&mut game, "attack 6s; beat 6s 7s");
    assert_eq!(answer("greedy", &game), "throw 6d");
    play(&mut game, "throw 6d; take");
    assert_eq!(answer("greedy", &game), "throw 7d");
    play(&mut game, "throw 7d");
    assert_eq!(answer("greedy", &game), "pass");
}

#[test]
fn greedy_transfers_with_a_trump_only_if_it_cannot_beat() {
    for (attack, hand, expected) in [
        ("attack 7s", "7c 7h 8c 9d Tc 9c", "transfer 7c"),
        ("attack 7s", "8s 7h 8c 9d Tc 9c", "beat 7s 8s"),
        ("attack 7s", "6c 7h 8c 9d Tc 9c", "beat 7s 7h"),
        ("attack 7s 7d", "6c 7h 8c 6d Tc 9c", "transfer 7h"),
    ] {
        let hands = ["7s 7d Td Kd 6h 9s", hand];
        let mut game = deal(Setup::new(2, Rules::transfer()), &hands, "", "Ah");
        play(&mut game, attack);
        assert_eq!(answer("greedy", &game), expected);
    }
}

/// The lowest price of beating all attacks, by brute force; `None` if that is impossible.
fn lowest_price(attacks: &[Card], hand: CardSet, game: &Durak) -> Option<usize> {
    let Some((&attack, rest)) = attacks.split_first() else { return Some(0) };
    let view = game.view(scenario::seat(0));
    let (deck, trump) = (view.rules().deck, view.trump());
    let price = |card: Card| {
        deck.rank_number(card.rank()) + if card.suit() == trump { deck.rank_count() } else { 0 }
    };
    let beating = hand.iter().filter(|card| card.beats(attack, trump));
    let covers = beating
        .filter_map(|card| Some(price(card) + lowest_price(rest, hand - card.into(), game)?));
    covers.min()
}

#[test]
fn greedy_beats_at_the_lowest_price() {
    let mut compared = 0;
    visit_decisions(400, |name, game, decision| {
        let view = game.view(game.to_act().unwrap());
        // Trying all covers of more attacks with large hands would take too long.
        if name != "greedy" || view.phase() != Phase::Defend || view.open_attacks().len() > 4 {
            return;
        }
        let attacks = Vec::from(view.open_attacks());
        let lowest = lowest_price(&attacks, view.hand(), game);
        let mut alternatives = decision.explanation.alternatives.iter();
        let cover =
            alternatives.find(|alternative| matches!(alternative.plan[0], Action::Beat { .. }));
        let price = cover.map(|cover| term(&cover.terms, "greedy-price") as usize);
        assert_eq!(price, lowest);
        compared += usize::from(attacks.len() > 1);
    });
    assert!(compared > 100, "{compared}");
}

#[test]
fn opponents_can_play_without_a_talon() {
    let setup = Setup::new(4, rules(|rules| rules.deck = Deck::Cards24));
    let hands =
        ["9s 9h Kc Kd Kh Ac", "Ts Tc Td Ks As Th", "9c Qs Qc Qd Js Jh", "9d Jc Jd Ad Qh Ah"];
    for name in SIMPLE {
        let mut game = deal_all(setup, &hands);
        while game.to_act().is_some() {
            let action = decide(name, &game).action;
            game.play(action).unwrap();
        }
    }
}
