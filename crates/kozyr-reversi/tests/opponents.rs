//! Random, novice, professional and the deeper opponents, checked by hand and by slow search.

use crate::support::reversi_games as games;
use crate::support::reversi_reference as reference;

use games::{any_setup, new_game, random_game, rng};
use kozyr_core::{
    explanation::{Explanation, TextArgument},
    game::Game,
    opponent::{Decision, Roster, make_opponent},
};
use kozyr_reversi::{Action, Position, Reversi, Setup};
use rand::RngExt;
use reference::{ReferenceBoard, ReferenceCell};

/// The decision of the named opponent.
fn decide(name: &str, game: &Reversi) -> Decision<Action> {
    let view = game.view(game.to_act().unwrap());
    make_opponent::<Reversi>(name).unwrap().decide(view, &Default::default(), &mut rng(7))
}

/// A game that starts from a position in text form.
fn from(text: &str) -> Reversi {
    new_game(&Setup { start: text.parse().unwrap() })
}

/// The terms of the alternative that starts with an action, followed by its value.
fn terms(explanation: &Explanation<Action>, action: &str) -> Vec<f64> {
    let alternative = explanation
        .alternatives
        .iter()
        .find(|alternative| alternative.plan[0].to_string() == action)
        .unwrap();
    let mut values: Vec<_> = alternative.terms.iter().map(|term| term.value).collect();
    values.extend(alternative.value);
    values
}

#[test]
fn the_novice_plays_the_first_of_equal_moves() {
    let decision = decide("novice", &new_game(&Setup::default()));
    assert_eq!(decision.action.to_string(), "d3");
    // One inner disc flipped from an inner square: 0 + 1 + 0 = 1, four times.
    assert_eq!(decision.explanation.alternatives.len(), 4);
    for square in ["d3", "c4", "f5", "e6"] {
        assert_eq!(terms(&decision.explanation, square), [0.0, 1.0, 0.0, 1.0]);
    }
}

#[test]
fn edges_and_corners_have_the_defined_gain() {
    // On row 1, X can take a1 over b1 (edge: 2 + 0.8) and h1 over g1 and f1 (4 + 0.8). On row 4, it
    // can take a4 over b4 (1 + 0.4).
    let board = format!("-OX-XOO-{}-OX-----{} X", "-".repeat(16), "-".repeat(32));
    let decision = decide("novice", &from(&board));
    assert_eq!(decision.action.to_string(), "h1");
    assert_eq!(terms(&decision.explanation, "a1"), [2.0, 0.0, 0.8, 2.8]);
    assert_eq!(terms(&decision.explanation, "h1"), [4.0, 0.0, 0.8, 4.8]);
    assert_eq!(terms(&decision.explanation, "a4"), [0.0, 1.0, 0.4, 1.4]);
}

#[test]
fn the_professional_considers_the_reply() {
    // On row 4, X gains three discs on g4, and then O takes them all from h4. On row 7, X gains one
    // disc on e7, and O has no reply there.
    let blank = "-".repeat(8);
    let text = format!("{0}{0}{0}OXXOOO--{0}{0}--XO----{0} X", blank);
    let game = from(&text);
    assert_eq!(decide("novice", &game).action.to_string(), "g4");
    let decision = decide("professional", &game);
    // 3, less six inner discs and an edge square.
    assert_eq!(terms(&decision.explanation, "g4"), [0.0, 3.0, 0.0, -6.4, -3.4]);
    assert_eq!(terms(&decision.explanation, "e7"), [0.0, 1.0, 0.0, 0.0, 1.0]);
    assert_eq!(decision.action.to_string(), "e7");
}

/// The gain of a move for the side to move on the reference board, in fifths of a point, directly
/// from the definition.
fn gain(board: &ReferenceBoard, column: usize, row: usize) -> i32 {
    let edge = |column: usize, row: usize| [0, 7].contains(&column) || [0, 7].contains(&row);
    let corner = [0, 7].contains(&column) && [0, 7].contains(&row);
    let flipped: i32 = board
        .turned(board.turn, column, row)
        .into_iter()
        .map(|(column, row)| if edge(column, row) { 10 } else { 5 })
        .sum();
    flipped
        + if corner {
            4
        } else if edge(column, row) {
            2
        } else {
            0
        }
}

/// The value of a position searched `plies` plies deep, in fifths of a point, and the first best
/// action; an empty text if there is none.
fn exhaustive_search(board: &ReferenceBoard, plies: u32) -> (i32, String) {
    if plies == 0 {
        return (0, String::new());
    }
    let mut best: Option<(i32, String)> = None;
    for action in board.legal() {
        let mut next = board.clone();
        let mut value = 0;
        if action != "--" {
            let column = usize::from(action.as_bytes()[0] - b'a');
            value = gain(board, column, usize::from(action.as_bytes()[1] - b'1'));
        }
        next.play(&action);
        value -= exhaustive_search(&next, plies - 1).0;
        if best.as_ref().is_none_or(|(greatest, _)| value > *greatest) {
            best = Some((value, action));
        }
    }
    best.unwrap_or_default()
}

#[test]
fn fixed_ply_opponents_match_exhaustive_search() {
    for (name, plies, games) in
        [("novice", 1, 100), ("professional", 2, 30), ("ply-3", 3, 20), ("ply-4", 4, 1)]
    {
        let mut choices = 0;
        for index in 0..games {
            let mut rng = rng(index);
            let setup = any_setup(&mut rng);
            for game in random_game(&setup, &mut rng) {
                if game.to_act().is_none() {
                    break;
                }
                let board = ReferenceBoard::read(&game.position().to_string());
                assert!(board.count(ReferenceCell::Empty) > 0);
                let (value, action) = exhaustive_search(&board, plies);
                let decision = decide(name, &game);
                assert_eq!(decision.action.to_string(), action, "{name} in {}", board.write());
                // Forced moves do not count as agreement.
                choices += usize::from(board.legal().len() > 1);
                if let Some(chosen) = decision.explanation.chosen() {
                    let stated = chosen.value.unwrap();
                    assert!((stated - f64::from(value) / 5.0).abs() < 1e-9);
                    let sum: f64 = chosen.terms.iter().map(|term| term.value).sum();
                    assert!((sum - stated).abs() < 1e-9);
                }
            }
        }
        println!("{name}: {choices}");
        assert!(choices > 0, "{name}");
    }
}

#[test]
fn opponents_are_legal_and_deterministic() {
    for registration in Reversi::roster() {
        if registration.name.starts_with("engine") {
            continue;
        }
        for index in 0..3 {
            let mut rng = rng(50 + index);
            for game in random_game(&any_setup(&mut rng), &mut rng) {
                let legal = game.legal_actions();
                if legal.is_empty() || game.position().board.empties().len() % 5 != 0 {
                    continue;
                }
                let decision = decide(registration.name, &game);
                assert!(legal.contains(&decision.action));
                assert_eq!(decision, decide(registration.name, &game));
            }
        }
    }
}

#[test]
fn a_forced_pass_is_explained() {
    let text = format!("OX-{} X", "-".repeat(61));
    for name in ["novice", "professional", "ply-3"] {
        let decision = decide(name, &from(&text));
        assert_eq!(decision.action, Action::Pass);
        assert_eq!(decision.explanation.rule.key, "reversi-must-pass");
    }
}

#[test]
fn an_engine_that_errs_states_the_score_of_its_move() {
    let mut erred = 0;
    for index in 0..60 {
        let states = random_game(&Setup::default(), &mut rng(index));
        let game = &states[rng(index).random_range(8..58).min(states.len() - 2)];
        let (Some(seat), false) = (game.to_act(), game.legal_actions().contains(&Action::Pass))
        else {
            continue;
        };
        for name in ["engine-1", "engine-5", "engine-9"] {
            let opponent = make_opponent::<Reversi>(name).unwrap();
            let Decision { explanation, .. } =
                opponent.decide(game.view(seat), &Default::default(), &mut rng(index));
            let stated_score = explanation.rule.arguments.iter().find_map(|(name, argument)| {
                matches!(argument, TextArgument::Number(_) if name == "score").then_some(argument)
            });
            let value = explanation.chosen().unwrap().value.unwrap();
            assert_eq!(stated_score, Some(&TextArgument::Number(value)), "{explanation:?}");
            let values =
                explanation.alternatives.iter().filter_map(|alternative| alternative.value);
            let best = values.fold(f64::NEG_INFINITY, f64::max);
            assert_eq!(explanation.rule.key == "engine-erred", value < best, "{explanation:?}");
            erred += u32::from(value < best);
        }
    }
    assert!(erred > 10, "{erred}");
}

#[test]
fn unknown_names_and_parameters_are_rejected() {
    assert!(make_opponent::<Reversi>("nobody").is_err());
    assert!(make_opponent::<Reversi>("novice?depth=3").is_err());
    assert!(make_opponent::<Reversi>("novice").is_ok());
    assert_eq!(Position::START, Setup::default().start);
}
