//! The causes that the engine names are true of the board, and none is named where it cannot
//! matter.

use std::collections::BTreeMap;

use crate::support::reversi_games::rng;
use kozyr_core::{
    explanation::{Headline, Verdict},
    game::{Game, Player, Record, Seed},
    opponent::{self, Budget, Decision, ExplanationDetail},
    tree::Bound,
};
use kozyr_reversi::{
    Action, Bitboard, Board, Reversi, Setup, Square, Symmetry,
    engine::{EXACT_CERTAINTY, Engine, SearchLimits, Weights},
    opponents::{ScoredMove, contrast},
};
use rand::seq::IndexedRandom;

/// The engine's decision with its headline.
fn explained(record: &Record<Reversi>, name: &str) -> Decision<Action> {
    let (seat, _) = record.to_act().unwrap();
    let budget = Budget { explanation_detail: ExplanationDetail::Contrasts, ..Budget::default() };
    opponent::decide(record, seat, name, &budget).unwrap()
}

/// A match of a name against itself after some random plies.
fn opening(name: &str, seed: u64, plies: usize) -> Record<Reversi> {
    let players = vec![Player::Opponent(name.into()); 2];
    let mut record = Record::<Reversi>::new(Setup::default(), Seed::from(seed), players).unwrap();
    let mut rng = rng(seed);
    for _ in 0..plies {
        let action = *record.game().legal_actions().choose(&mut rng).unwrap();
        record.play(action).unwrap();
    }
    record
}

/// Calls `check` with the board, the move, the alternative and the headline of every decision in
/// some games that has one.
fn for_each_headline(mut check: impl FnMut(Board, Square, Option<Square>, &Headline<Action>)) {
    for seed in 0..6 {
        let mut record = opening("engine-6", seed, 4 + seed as usize);
        while record.to_act().is_some() {
            let decision = explained(&record, "engine-6");
            let square_of = |action| match action {
                Action::Place(square) => Some(square),
                Action::Pass => None,
            };
            if let (Some(headline), Some(square)) =
                (&decision.explanation.headline, square_of(decision.action))
            {
                let instead =
                    headline.instead.as_ref().and_then(|instead| square_of(instead.action));
                check(record.game().position().board, square, instead, headline);
            }
            record.play(decision.action).unwrap();
        }
    }
}

/// The squares that a headline is about.
fn subject(headline: &Headline<Action>) -> Vec<Square> {
    headline.subject.split_whitespace().map(|square| square.parse().unwrap()).collect()
}

/// The corners that the opponent can take after a move.
fn corners_after(board: Board, square: Square) -> Bitboard {
    board.place(square).unwrap().moves() & Bitboard::CORNERS
}

/// The connected regions of empty squares, with a slow flood fill.
fn region_count(board: Board) -> usize {
    let mut left: Vec<Square> = board.empties().iter().collect();
    let mut count = 0;
    while let Some(first) = left.pop() {
        count += 1;
        let mut queue = vec![first];
        while let Some(square) = queue.pop() {
            let (near, far) = left.iter().partition(|other| square.distance(**other) == 1);
            left = far;
            queue.extend::<Vec<Square>>(near);
        }
    }
    count
}

#[test]
fn the_four_first_moves_are_the_same() {
    for name in ["engine-1", "engine-9"] {
        let record = opening(name, 1, 0);
        let headline = explained(&record, name).explanation.headline;
        assert_eq!(headline.unwrap().verdict, Verdict::Symmetric, "{name}");
    }
}

#[test]
fn named_causes_are_true_of_the_board() {
    let mut seen: BTreeMap<String, u64> = BTreeMap::new();
    for_each_headline(|board, square, instead, headline| {
        let Some(cause) = headline.cause() else { return };
        *seen.entry(cause.to_owned()).or_default() += 1;
        let instead = instead.expect("a cause separates the move from an alternative");
        assert_ne!(instead, square);
        let reply_squares = |square| board.place(square).unwrap().moves();
        let replies = |square| reply_squares(square).len();
        let open_before = board.pass().moves();
        let opened = |square| (reply_squares(square) - open_before).len();
        let empty_corner_beside = |square: Square| {
            Bitboard::CORNERS
                .iter()
                .any(|corner| corner.distance(square) == 1 && board.empties().contains(corner))
        };
        match cause {
            "take-corner" => assert!(square.is_corner() && !instead.is_corner()),
            "corners" => {
                for corner in subject(headline) {
                    assert!(corners_after(board, instead).contains(corner));
                    assert!(!open_before.contains(corner), "it was open already");
                }
                assert!(!subject(headline).is_empty());
                let given = corners_after(board, square) - open_before;
                assert!(given.is_empty(), "the move opens a corner itself");
            }
            "leave-corner" => {
                for corner in subject(headline) {
                    assert!(corners_after(board, instead).contains(corner));
                    assert!(open_before.contains(corner));
                    assert!(!corners_after(board, square).contains(corner));
                }
                assert!(!subject(headline).is_empty());
            }
            "x-squares" => {
                assert!(!instead.is_edge() && empty_corner_beside(instead));
                assert!(square.is_edge() || !empty_corner_beside(square));
                assert!(subject(headline).iter().all(|corner| corner.distance(square) > 1));
            }
            "c-squares" => {
                assert!(instead.is_edge() && empty_corner_beside(instead));
                assert!(subject(headline).iter().all(|corner| corner.distance(square) > 1));
            }
            "wedges" => assert!(square.is_edge() && !square.is_corner()),
            "no-wedge" => {
                let answers = reply_squares(instead);
                assert!(subject(headline).iter().all(|square| answers.contains(*square)));
                assert!(subject(headline).iter().all(|square| square.is_edge()));
            }
            "quiet-move" => {
                assert!(opened(square) < opened(instead), "it opens less");
                assert!(replies(square) <= replies(instead), "it leaves no more replies");
            }
            "mobility" => assert!(replies(square) < replies(instead)),
            "passes" => assert!(replies(square) == 0 && replies(instead) > 0),
            "parity" | "last-moves" => {
                assert!(board.empties().len() <= 20, "parity matters only late");
                assert!(region_count(board) > 1, "parity needs several regions");
            }
            "count-out" => assert!(board.empties().len() <= 12),
            _ => {}
        }
        if let Some(evidence) = &headline.evidence {
            assert!(evidence.effect.separation >= 2.0 && evidence.effect.margin > 0.0);
            if let Some(rest) = evidence.effect.margin_where_equal {
                assert!(rest < evidence.effect.margin, "less is left without the cause");
            }
        } else {
            let calculated = ["count-out", "wipe-out", "wiped-out"];
            assert!(calculated.contains(&cause), "only calculations need no samples");
        }
    });
    assert!(seen.len() >= 8, "many causes occur: {seen:?}");
}

#[test]
fn turned_and_mirrored_positions_have_the_same_headline() {
    for seed in 0..6 {
        let record = opening("engine-3", seed, 10 + 5 * seed as usize);
        let board = record.game().position().board;
        let limits = SearchLimits {
            depth: 3,
            exact_empties: 0,
            certainty: EXACT_CERTAINTY,
            max_nodes: u64::MAX,
        };
        let mut engine = Engine::new(Weights::builtin(), 10);
        let score = |square| engine.score_move(board, square, &limits, &|| false).unwrap().score;
        let mut moves: Vec<(Square, i32)> =
            board.moves().iter().zip(board.moves().iter().map(score)).collect();
        moves.sort_by_key(|&(_, score)| -score);
        let [Some(&best), Some(&other)] = [moves.first(), moves.last()] else { continue };
        let headline_after = |symmetry: Symmetry| {
            let scored = |(square, score): (Square, i32)| ScoredMove {
                square: symmetry.map_square(square),
                score,
                bound: Bound::Exact,
            };
            contrast(symmetry.map_board(board), [best, other].map(scored), false, 1.0)
        };
        let plain = headline_after(Symmetry::all().next().unwrap());
        for symmetry in Symmetry::all() {
            let image = headline_after(symmetry);
            assert_eq!((&image.verdict, &image.evidence), (&plain.verdict, &plain.evidence));
            let map = |action| match action {
                Action::Place(square) => Action::Place(symmetry.map_square(square)),
                Action::Pass => Action::Pass,
            };
            let instead = |headline: &Headline<Action>| {
                headline.instead.as_ref().map(|instead| instead.action)
            };
            assert_eq!(instead(&image), instead(&plain).map(map));
            let mut squares: Vec<Square> =
                subject(&plain).into_iter().map(|square| symmetry.map_square(square)).collect();
            squares.sort();
            assert_eq!(subject(&image), squares);
        }
    }
}

/// The shortest game known. Black's fifth move takes all discs of White.
const SHORTEST_GAME: [&str; 9] = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];

/// A match of `engine-6` against itself after the first moves of the shortest game.
fn shortest_game(moves: usize) -> Record<Reversi> {
    let mut record = opening("engine-6", 1, 0);
    for square in &SHORTEST_GAME[..moves] {
        record.play(square.parse().unwrap()).unwrap();
    }
    record
}

#[test]
fn the_loss_of_all_discs_is_a_cause() {
    let over = shortest_game(9);
    assert_eq!(over.game().final_discs().unwrap().white, 0);
    // Black takes them all.
    let explanation = explained(&shortest_game(8), "engine-6").explanation;
    assert_eq!(explanation.headline.unwrap().cause(), Some("wipe-out"));
    // White asks about the move that allowed it.
    let record = shortest_game(7);
    let budget = Budget {
        explanation_detail: ExplanationDetail::Contrasts,
        reader_action: Some(SHORTEST_GAME[7].into()),
        ..Budget::default()
    };
    let (seat, _) = record.to_act().unwrap();
    let decision = opponent::decide(&record, seat, "engine-6", &budget).unwrap();
    assert_ne!(decision.action.to_string(), SHORTEST_GAME[7]);
    let contrast = decision.explanation.reader_contrast.unwrap();
    assert_eq!(contrast.cause(), Some("wiped-out"));
}

#[test]
fn decided_positions_have_the_same_result_after_every_move() {
    let mut decided = 0;
    let mut engine = Engine::new(Weights::builtin(), 14);
    let limits = SearchLimits {
        depth: 60,
        exact_empties: 64,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    for_each_headline(|board, _, _, headline| {
        // Larger endings take too long to solve here.
        if board.empties().len() > 10 {
            return;
        }
        let sign = match headline.verdict {
            Verdict::AllWin => 1,
            Verdict::AllLose => -1,
            Verdict::AllDraw => 0,
            _ => return,
        };
        for square in board.moves().iter() {
            let next = board.place(square).unwrap();
            let score = if next.is_over() {
                -next.final_score()
            } else if next.must_pass() {
                engine.value(next.pass(), &limits)
            } else {
                -engine.value(next, &limits)
            };
            assert_eq!(score.signum(), sign, "{square} on\n{board:?}");
        }
        decided += 1;
    });
    assert!(decided > 10, "{decided}");
}

#[test]
fn every_other_move_can_be_asked_about() {
    let mut engine = Engine::new(Weights::builtin(), 14);
    let to_the_end = SearchLimits {
        depth: 60,
        exact_empties: 64,
        certainty: EXACT_CERTAINTY,
        max_nodes: u64::MAX,
    };
    let (mut causes, mut solved) = (0, 0);
    for seed in 0..2 {
        let mut record = opening("engine-6", seed, 12);
        while let Some((seat, _)) = record.to_act() {
            let decision = explained(&record, "engine-6");
            let board = record.game().position().board;
            for action in record.game().legal_actions() {
                let budget = Budget {
                    explanation_detail: ExplanationDetail::Contrasts,
                    reader_action: Some(action.to_string()),
                    ..Budget::default()
                };
                let asked = opponent::decide(&record, seat, "engine-6", &budget).unwrap();
                assert_eq!(asked.action, decision.action, "asking never changes the decision");
                assert_eq!(asked.explanation.headline, decision.explanation.headline);
                let contrast = asked.explanation.reader_contrast;
                assert_eq!(contrast.is_some(), action != decision.action);
                let Some(instead) = contrast.as_ref().and_then(|found| found.instead.clone())
                else {
                    continue;
                };
                assert_eq!(instead.action, action);
                causes += u32::from(contrast.is_some_and(|headline| headline.cause().is_some()));
                let (Some([_, own]), Action::Place(square)) = (instead.values, action) else {
                    continue;
                };
                if board.empties().len() > 9 {
                    continue;
                }
                // Its value is the result of perfect play, not a bound.
                let next = board.place(square).unwrap();
                let score = if next.is_over() {
                    -next.final_score()
                } else if next.must_pass() {
                    engine.value(next.pass(), &to_the_end)
                } else {
                    -engine.value(next, &to_the_end)
                };
                assert_eq!(own, f64::from(score), "{square} on\n{board:?}");
                solved += 1;
            }
            record.play(decision.action).unwrap();
        }
    }
    assert!(causes > 30 && solved > 20, "{causes} {solved}");
}

#[test]
fn the_move_of_a_deep_tactic_lies_ahead() {
    let mut named = 0;
    for_each_headline(|board, _, _, headline| {
        let Some(number) = headline.point_on_move else { return };
        assert_eq!(headline.verdict, Verdict::DeepTactic);
        let moves_played = 60 - board.empties().len() as u32;
        // The move itself and the reply would be no deep tactic.
        assert!((moves_played + 2..=moves_played + 8).contains(&number), "{number}");
        named += 1;
    });
    assert!(named > 0, "some point is found");
}

#[test]
fn parity_is_not_claimed_while_the_board_is_one_region_or_nearly_empty() {
    let mut claims = 0;
    for seed in 0..4 {
        let mut record = opening("engine-6", seed, 4);
        while record.to_act().is_some() {
            let decision = explained(&record, "engine-6");
            let board = record.game().position().board;
            for alternative in &decision.explanation.alternatives {
                let label = alternative.label.as_ref().map(|label| &*label.key);
                if label == Some("engine-keeps-parity") {
                    assert!(board.empties().len() <= 20 && region_count(board) > 1, "{board:?}");
                    claims += 1;
                }
            }
            for contrast in &decision.explanation.contrasts {
                assert!(contrast.name != "parity" || board.empties().len() <= 30, "{board:?}");
            }
            record.play(decision.action).unwrap();
        }
    }
    assert!(claims > 0, "late in the game it is claimed");
}
