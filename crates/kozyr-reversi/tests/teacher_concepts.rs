//! Each concept against its definition, checked square by square in random and in constructed
//! positions.

use crate::support::reversi_games as games;

use kozyr_core::{
    game::{Game, Seed},
    teacher::GameConcepts,
};
use kozyr_reversi::{Action, Position, Reversi, Setup, Square};
use rand::seq::IndexedRandom;
use std::collections::BTreeMap;

type Discs = BTreeMap<(i32, i32), bool>;

/// The discs after a move, by square; true for discs of the side that moved.
struct BoardAfterMove {
    own: Discs,
    game: Reversi,
}

/// A game that starts from a position.
fn game(position: Position) -> Reversi {
    Reversi::new(&Setup { start: position }, &Seed::from(0)).unwrap()
}

/// The board after a move.
fn after_move(before: &Reversi, square: Square) -> BoardAfterMove {
    let mut game = before.clone();
    let mover = before.position().to_move;
    game.play(Action::Place(square)).unwrap();
    let disc = |square: Square| {
        let coordinates = (square.column() as i32, square.row() as i32);
        Some((coordinates, game.position().disc(square)? == mover))
    };
    let own = Square::all().filter_map(disc).collect();
    BoardAfterMove { own, game }
}

/// Parses squares separated by spaces.
fn squares(text: &str) -> Vec<Square> {
    text.split(' ').map(|square| square.parse().unwrap()).collect()
}

impl BoardAfterMove {
    /// The opponent's legal moves; empty if it must pass.
    fn replies(&self) -> Vec<Square> {
        let squares = |action: Action| match action {
            Action::Place(square) => Some(square),
            Action::Pass => None,
        };
        if self.game.to_act().is_none() {
            return Vec::new();
        }
        self.game.legal_actions().into_iter().filter_map(squares).collect()
    }

    fn must_pass(&self) -> bool {
        self.game.legal_actions() == [Action::Pass]
    }

    /// Whether a square, as column and row, is on the board and empty.
    fn is_empty(&self, (column, row): (i32, i32)) -> bool {
        (0..8).contains(&column) && (0..8).contains(&row) && !self.own.contains_key(&(column, row))
    }

    /// The number of own discs next to an empty square.
    fn frontier(&self) -> usize {
        let is_next_to_empty = |(column, row): (i32, i32)| {
            (-1..=1).any(|x| (-1..=1).any(|y| self.is_empty((column + x, row + y))))
        };
        self.own
            .iter()
            .filter(|(coordinates, own)| **own && is_next_to_empty(**coordinates))
            .count()
    }
}

/// The empty corner adjacent to a square, and whether diagonally.
fn beside_corner(discs: &Reversi, square: Square) -> Option<bool> {
    let neighbours = [
        ("a1", "a2 b1", "b2"),
        ("h1", "g1 h2", "g2"),
        ("a8", "a7 b8", "b7"),
        ("h8", "h7 g8", "g7"),
    ];
    neighbours.into_iter().find_map(|(corner, edge, diagonal)| {
        let is_empty = discs.position().disc(squares(corner)[0]).is_none();
        let is_adjacent = squares(edge).contains(&square) || squares(diagonal).contains(&square);
        (is_empty && is_adjacent).then(|| squares(diagonal).contains(&square))
    })
}

const EDGES: [&str; 4] = [
    "a1 b1 c1 d1 e1 f1 g1 h1",
    "a8 b8 c8 d8 e8 f8 g8 h8",
    "a1 a2 a3 a4 a5 a6 a7 a8",
    "h1 h2 h3 h4 h5 h6 h7 h8",
];

/// Whether a square is on an edge between two discs of one side.
fn is_between(own: &Discs, square: Square, side: bool) -> bool {
    EDGES.into_iter().any(|edge| {
        let edge = squares(edge);
        let disc = |square: &Square| own.get(&(square.column() as i32, square.row() as i32));
        edge.windows(3).any(|triple| {
            triple[1] == square
                && disc(&triple[0]) == Some(&side)
                && disc(&triple[2]) == Some(&side)
        })
    })
}

/// Whether some reply is between two discs of the side that moved, on an edge.
fn allows_wedge(after: &BoardAfterMove) -> bool {
    after.replies().into_iter().any(|square| {
        // For the side that replies, the first player's discs are the opponent's.
        is_between(&after_move(&after.game, square).own, square, false)
    })
}

/// Whether a move leaves an unbalanced edge of five discs.
fn is_trap(after: &BoardAfterMove, square: Square) -> bool {
    EDGES.into_iter().map(squares).filter(|edge| edge.contains(&square)).any(|edge| {
        let signs: String = edge
            .iter()
            .map(|square| match after.own.get(&(square.column() as i32, square.row() as i32)) {
                None => '-',
                Some(true) => 'X',
                Some(false) => 'O',
            })
            .collect();
        signs == "-XXXXX--" || signs == "--XXXXX-"
    })
}

/// The size of the region of empty squares around a square.
fn region(before: &Reversi, square: Square) -> usize {
    let is_empty = |square: Square| before.position().disc(square).is_none();
    let mut region = vec![square];
    let mut index = 0;
    while index < region.len() {
        let neighbours: Vec<Square> = Square::all()
            .filter(|candidate| {
                candidate.distance(region[index]) == 1
                    && is_empty(*candidate)
                    && !region.contains(candidate)
            })
            .collect();
        region.extend(neighbours);
        index += 1;
    }
    region.len()
}

/// Whether a concept applies, by its definition; `None` for concepts not defined here.
fn expected(id: &str, before: &Reversi, played: Square, better: Square) -> Option<bool> {
    let [played_board, better_board] = [played, better].map(|square| after_move(before, square));
    let empties = Square::all().filter(|square| before.position().disc(*square).is_none()).count();
    let corners =
        |after: &BoardAfterMove| after.replies().iter().filter(|square| square.is_corner()).count();
    let has_only_unsafe_replies = |after: &BoardAfterMove| {
        let replies = after.replies();
        !replies.is_empty()
            && replies.iter().all(|square| beside_corner(&after.game, *square).is_some())
    };
    let is_in_odd_region = |square: Square| {
        let region = region(before, square);
        region < empties && region % 2 == 1
    };
    Some(match id {
        "corners" => {
            better.is_corner() && !played.is_corner()
                || corners(&played_board) > 0 && corners(&better_board) == 0
        }
        "x-squares" => {
            beside_corner(before, played) == Some(true)
                && beside_corner(before, better) != Some(true)
        }
        "c-squares" => {
            beside_corner(before, played) == Some(false)
                && beside_corner(before, better) != Some(false)
        }
        "mobility" => played_board.replies().len() >= better_board.replies().len() + 3,
        "frontier" => played_board.frontier() >= better_board.frontier() + 4,
        "wedges" => {
            let is_wedge = |after: &BoardAfterMove, square| is_between(&after.own, square, false);
            is_wedge(&better_board, better) && !is_wedge(&played_board, played)
                || allows_wedge(&played_board) && !allows_wedge(&better_board)
        }
        "edge-traps" => is_trap(&played_board, played) && !is_trap(&better_board, better),
        "tempo" => {
            has_only_unsafe_replies(&better_board) && !has_only_unsafe_replies(&played_board)
        }
        "parity" => is_in_odd_region(better) && !is_in_odd_region(played),
        "passes" => better_board.must_pass() && !played_board.must_pass(),
        "count-out" => empties <= 5,
        _ => return None,
    })
}

#[test]
fn concepts_match_their_definitions() {
    let mut counts: BTreeMap<&str, [u64; 2]> = BTreeMap::new();
    for number in 0..150 {
        let mut rng = games::rng(number);
        let states = games::random_game(&Setup::default(), &mut rng);
        for state in states.iter().filter(|state| state.to_act().is_some()) {
            let actions = state.legal_actions();
            let [played, better] = [0, 1].map(|_| *actions.choose(&mut rng).unwrap());
            let (Action::Place(played_square), Action::Place(better_square)) = (played, better)
            else {
                continue;
            };
            let found = state.concepts_between(played, better);
            if played_square == better_square {
                assert!(found.is_empty());
                continue;
            }
            for concept in Reversi::CONCEPTS {
                let Some(expected) = expected(concept.id(), state, played_square, better_square)
                else {
                    continue;
                };
                let position = state.position();
                let id = concept.id();
                assert_eq!(found.contains(concept), expected, "{id}, {played} {better} {position}");
                counts.entry(id).or_default()[usize::from(expected)] += 1;
            }
        }
    }
    assert_eq!(counts.len(), Reversi::CONCEPTS.len() - 1);
    for (id, [absent, present]) in &counts {
        let minimum = if matches!(*id, "edge-traps" | "tempo") { 5 } else { 20 };
        assert!(*absent > 500 && *present >= minimum, "{id}: {present} and {absent}");
    }
}

/// The ids of the concepts between two moves on a board of eight rows, Black to move.
fn between(board: &str, played: &str, better: &str) -> Vec<&'static str> {
    let position: Position = format!("{board} X").parse().unwrap();
    let [played, better] = [played, better].map(|text| text.parse().unwrap());
    let found = game(position).concepts_between(played, better);
    found.iter().map(|concept| concept.id()).collect()
}

const EDGE: &str = "
    XOOOOOO-
    --------
    --------
    ---OX---
    ---XO---
    --------
    --------
    --------";

#[test]
fn a_full_edge_is_stable() {
    // Black takes the corner and the whole edge.
    let found = between(EDGE, "d3", "h1");
    assert!(found.contains(&"stable-discs") && found.contains(&"corners"), "{found:?}");
    let reversed = between(EDGE, "h1", "d3");
    assert!(!reversed.contains(&"stable-discs") && !reversed.contains(&"corners"), "{reversed:?}");
}

#[test]
fn four_more_stable_discs_are_needed() {
    // h1 becomes stable with f1 and g1; the rest of the edge is empty.
    let board = EDGE.replacen("XOOOOOO-", "----XOO-", 1);
    let found = between(&board, "d3", "h1");
    assert!(found.contains(&"corners"), "{found:?}");
    // h1, g1, f1 and e1: four.
    assert!(found.contains(&"stable-discs"), "{found:?}");
    let board = EDGE.replacen("XOOOOOO-", "-----XO-", 1);
    assert!(!between(&board, "d3", "h1").contains(&"stable-discs"));
}

#[test]
fn an_unbalanced_edge_of_five_is_a_trap() {
    let board = "
        --XXXO--
        --------
        --------
        ---OX---
        ---XO---
        --------
        --------
        --------";
    // With g1 Black has c1 to g1, and b1 is empty.
    let found = between(board, "g1", "d3");
    assert!(found.contains(&"edge-traps") && found.contains(&"c-squares"), "{found:?}");
    assert!(!between(board, "d3", "g1").contains(&"edge-traps"));
}

#[test]
fn a_pass_turns_on_no_concept() {
    let position: Position = format!("{EDGE} X").parse().unwrap();
    assert!(game(position).concepts_between(Action::Pass, "h1".parse().unwrap()).is_empty());
    assert!(game(position).concepts_between("a2".parse().unwrap(), Action::Pass).is_empty());
}
