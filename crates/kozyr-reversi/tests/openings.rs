//! Symmetry, opening names, and the opening book.

use std::collections::HashSet;

use crate::support::reversi_games as games;

use games::rng;
use kozyr_core::{
    game::{Game, Seed},
    opponent::{Budget, make_opponent},
};
use kozyr_reversi::{
    Board, Colour, Position, Reversi, Square, Symmetry,
    engine::{OpeningBook, OpeningBookError},
    notation::parse_transcript,
    opening_name,
};

/// The text key of the opening that a transcript follows.
fn name(transcript: &str) -> Option<&'static str> {
    opening_name(&parse_transcript(&Position::START, transcript).unwrap())
}

#[test]
fn symmetries_preserve_moves_and_canonical_forms() {
    for index in 0..200 {
        let board = games::jumble(&mut rng(index)).board;
        let canonical = Symmetry::canonicalize(board).1;
        for symmetry in Symmetry::all() {
            let image = symmetry.map_board(board);
            assert_eq!(symmetry.inverse().map_board(image), board);
            assert_eq!(Symmetry::canonicalize(image).1, canonical);
            let moves = board.moves().iter().map(|square| symmetry.map_square(square)).collect();
            assert_eq!(image.moves(), moves);
        }
    }
}

#[test]
fn openings_are_named_up_to_symmetry() {
    assert_eq!(name("f5d6"), Some("opening-perpendicular"));
    assert_eq!(name("f5d6c3d3c4f4"), Some("opening-tiger"));
    assert_eq!(name("f5f6e6f4e3"), Some("opening-cow"));
    assert_eq!(name("f5"), None);
    // The Tiger, mirrored to the opposite corner.
    assert_eq!(name("c4e3f6e6f5"), Some("opening-tiger"));
    assert_eq!(name("d3c3c4c5"), Some("opening-diagonal"));
}

#[test]
fn the_book_has_legal_moves_best_first() {
    let book = OpeningBook::builtin();
    let mut pending = vec![Board::START];
    let (mut positions, mut seen) = (0, HashSet::new());
    while let Some(board) = pending.pop() {
        let moves = book.moves(board);
        assert!(moves.windows(2).all(|pair| pair[0].score >= pair[1].score));
        for root_move in &moves {
            let next = board.place(root_move.square).expect("a move of the book is legal");
            // A move's score is the negated score of the best reply.
            if let Some(reply) = book.moves(next).first() {
                assert_eq!(root_move.score, -reply.score);
            }
            if seen.insert(Symmetry::canonicalize(next).1) {
                pending.push(next);
            }
        }
        positions += usize::from(!moves.is_empty());
    }
    assert_eq!(positions, book.len(), "every position is reached");
    assert!(book.len() > 100);
}

#[test]
fn levels_with_mistakes_use_the_book_for_eight_plies() {
    let book = OpeningBook::builtin();
    let mut board = Board::START;
    let rule = |name: &str, board: Board| {
        let is_black = board.empties().len().is_multiple_of(2);
        let colour = if is_black { Colour::Black } else { Colour::White };
        let game = Reversi::from(Position { board, to_move: colour });
        let view = game.view(game.to_act().unwrap());
        let budget = Budget { nodes: Some(1000), ..Budget::default() };
        let decision =
            make_opponent::<Reversi>(name).unwrap().decide(view, &budget, &mut Seed::from(1).rng());
        decision.explanation.rule.key.into_owned()
    };
    for ply in 0.. {
        let Some(best) = book.moves(board).first().copied() else { break };
        assert_eq!(rule("engine-10", board), "engine-book", "{ply}");
        assert_eq!(rule("engine-9", board) == "engine-book", ply < 8, "{ply}");
        board = board.place(best.square).unwrap();
    }
    assert!(60 - board.empties().len() > 12, "the best line of the book is a long one");
}

#[test]
fn the_book_varies_first_moves() {
    let opponent = make_opponent::<Reversi>("engine-8").unwrap();
    let game = Reversi::from(Position::START);
    let played: std::collections::BTreeSet<String> = (0..40)
        .map(|seed| {
            let mut rng = Seed::from(seed).rng();
            let view = game.view(game.to_act().unwrap());
            opponent.decide(view, &Default::default(), &mut rng).action.to_string()
        })
        .collect();
    assert_eq!(played.len(), 4, "all four first moves are the same by symmetry");
}

#[test]
fn invalid_book_lines_are_reported_by_number() {
    let line = |text: &str| match text.parse::<OpeningBook>().unwrap_err() {
        OpeningBookError::Line(line) => line,
        error => panic!("{error}"),
    };
    assert_eq!(line("- f5:+0\nf5 a1:+0"), 2);
    assert_eq!(line("f9 d6:+0"), 1);
    assert_eq!(line("f5 d6"), 1);
    let book: OpeningBook = "- f5:+0".parse().unwrap();
    let squares: Vec<Square> =
        book.moves(Board::START).iter().map(|root_move| root_move.square).collect();
    assert_eq!(squares, ["f5".parse().unwrap()]);
}
