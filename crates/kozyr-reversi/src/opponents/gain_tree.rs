//! The tree that opponents of a fixed number of plies look at.

use super::{fixed_ply::in_discs, move_gain::Appraisal};
use crate::{action::Action, board::Board, position::Position};
use kozyr_core::tree::{Number, Side, Tree, TwoPlayerGame};

/// What the root of a tree is called.
const ROOT: &str = "now";
/// What a pass is called: `--` would look like an arrow.
const PASS: &str = "pass";

/// The next plies of a position as a game tree.
///
/// Max is the side to move. A leaf is worth what Max has gained on the way to it less what Min
/// has, in discs, by the appraisal of all opponents from `novice` to `ply-6`: two plies are what
/// `professional` looks at, and the value of the root is what it sees in its move. Nodes are
/// called by the squares on the way to them, and labelled with the last one or `pass`. A game
/// that is over is a leaf, too.
///
/// # Panics
/// If more than [`Tree::MAX_DEPTH`] plies are asked for.
pub fn tree_of(position: Position, plies: usize) -> Tree {
    let root = Node { board: position.board, side: Side::Max, gain: 0, last: None };
    Tree::unfold(&Gains, &root, plies, |node| match node.last {
        None => ROOT.into(),
        Some(Action::Pass) => PASS.into(),
        Some(Action::Place(square)) => square.to_string(),
    })
}

/// Reversi as a game of gains.
struct Gains;

/// A board and what has been gained until it came about.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Node {
    board: Board,
    side: Side,
    /// Max's gains less Min's, in tenths of a disc.
    gain: i32,
    last: Option<Action>,
}

impl Node {
    fn after(&self, action: Action) -> Node {
        let (board, gain) = match action {
            Action::Pass => (self.board.pass(), 0),
            Action::Place(square) => (
                self.board.place(square).expect("the square is among the moves"),
                Appraisal::of(self.board, square).tenths(),
            ),
        };
        let gain = match self.side {
            Side::Max => self.gain + gain,
            Side::Min => self.gain - gain,
        };
        Node { board, side: self.side.opposite(), gain, last: Some(action) }
    }
}

impl TwoPlayerGame for Gains {
    type Position = Node;
    type Value = Number;

    fn side(&self, node: &Node) -> Side {
        node.side
    }

    fn successors(&self, node: &Node) -> Vec<Node> {
        if node.board.must_pass() {
            return vec![node.after(Action::Pass)];
        }
        node.board.moves().iter().map(|square| node.after(Action::Place(square))).collect()
    }

    fn value(&self, node: &Node) -> Number {
        Number::new(in_discs(node.gain)).expect("so few discs are a finite number")
    }

    fn is_won(&self, node: &Node) -> bool {
        node.gain > 0
    }
}
