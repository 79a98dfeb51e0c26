//! Reversi as a student sees it.

use kozyr_core::game::{Game, Player, Record, Seed};
use kozyr_reversi::{
    Action, Bitboard, Board, Reversi, Setup, Square, View,
    engine::stable_discs,
    teacher::{
        concepts::{edges, is_between, is_unbalanced_edge},
        is_in_odd_region,
    },
};
use rand::seq::IndexedRandom;

use super::learnable_game::{LearnableGame, feature_vector};

/// Random plies at the start of each game. Without them a teacher would always play the same game.
const OPENING_PLIES: usize = 6;
/// The second phase begins with this many empty squares.
const LATE_EMPTIES: usize = 20;
/// The unit of counts of moves and discs.
const COUNT_SCALE: f64 = 10.0;

/// The features of a move.
const NAMES: [&str; 17] = [
    "takes-corner",
    "gives-corners",
    "x-square",
    "c-square",
    "edge-square",
    "wedge",
    "gives-wedge",
    "edge-trap",
    "replies",
    "safe-replies",
    "own-moves",
    "own-safe-moves",
    "frontier",
    "discs-flipped",
    "stable-discs",
    "odd-region",
    "passes",
];

/// The features that each cause is about.
const CAUSES: &[(&str, &[&str])] = &[
    ("take-corner", &["takes-corner"]),
    ("corners", &["gives-corners"]),
    ("x-squares", &["x-square"]),
    ("c-squares", &["c-square"]),
    ("leave-corner", &["gives-corners"]),
    ("wedges", &["wedge"]),
    ("no-wedge", &["gives-wedge"]),
    ("edge-traps", &["edge-trap"]),
    ("mobility", &["replies"]),
    ("frontier", &["frontier"]),
    ("stable-discs", &["stable-discs"]),
    ("tempo", &["safe-replies"]),
    ("parity", &["odd-region"]),
    ("passes", &["passes"]),
    ("more-choice", &["own-moves"]),
    ("less-choice", &["replies"]),
    ("safe-moves", &["own-safe-moves"]),
    ("fewer-safe-moves", &["safe-replies"]),
    ("corner-later", &["takes-corner"]),
    ("no-corner-later", &["gives-corners", "x-square", "c-square"]),
    ("edges", &["edge-square"]),
    ("quiet-move", &["replies", "discs-flipped"]),
    ("exposed-later", &["frontier"]),
    ("more-stable", &["stable-discs"]),
    ("last-moves", &["odd-region"]),
    ("forced-passes", &["passes", "replies"]),
];

impl LearnableGame for Reversi {
    const FEATURE_NAMES: &'static [&'static str] = &NAMES;
    const CAUSES: &'static [(&'static str, &'static [&'static str])] = CAUSES;

    /// The phases are with many and with few empty squares.
    fn features(view: View<'_>, action: Action) -> Vec<f64> {
        let board = view.board();
        let values = match action {
            Action::Place(square) => move_features(board, square),
            Action::Pass => [0.0; NAMES.len()],
        };
        feature_vector(usize::from(board.empties().len() <= LATE_EMPTIES), &values)
    }

    /// A game after six random plies.
    fn new_record(seed: Seed) -> Record<Self> {
        let players = vec![Player::Human; 2];
        let mut record =
            Record::<Self>::new(Setup::default(), seed, players).expect("the setup is valid");
        let mut rng = seed.derive("opening", 0).rng();
        for _ in 0..OPENING_PLIES {
            if let Some(&action) = record.game().legal_actions().choose(&mut rng) {
                record.play(action).expect("the action is legal");
            }
        }
        record
    }
}

/// The features of placing a disc on a square.
fn move_features(board: Board, square: Square) -> [f64; NAMES.len()] {
    let after = board.place(square).expect("the move is legal");
    let empties = board.empties();
    let left = after.empties();
    let is = |condition: bool| f64::from(u8::from(condition));
    let scaled = |squares: Bitboard| squares.len() as f64 / COUNT_SCALE;
    let safe = |moves: Bitboard| moves - (Bitboard::CORNERS & left).with_neighbours();
    let (replies, own_moves) = (after.moves(), after.pass().moves());
    let beside_corner =
        !(Bitboard::from_square(square).with_neighbours() & Bitboard::CORNERS & empties).is_empty()
            && !square.is_corner();
    let is_wedged = |square: Square, board: Board| is_between(square, board.player());
    let gives_wedge =
        |reply: Square| after.place(reply).is_some_and(|next| is_between(reply, next.player()));
    [
        is(square.is_corner()),
        (replies & Bitboard::CORNERS).len() as f64,
        is(beside_corner && !square.is_edge()),
        is(beside_corner && square.is_edge()),
        is(square.is_edge()),
        is(is_wedged(square, after)),
        is(replies.iter().any(gives_wedge)),
        is(edges().iter().any(|edge| edge.contains(&square) && is_unbalanced_edge(edge, after))),
        scaled(replies),
        scaled(safe(replies)),
        scaled(own_moves),
        scaled(safe(own_moves)),
        scaled(after.opponent() & left.with_neighbours()),
        scaled(board.flips(square)),
        scaled(stable_discs(after.pass())),
        is(is_in_odd_region(empties, square)),
        is(after.must_pass()),
    ]
}
