//! The tree that opponents of a fixed number of plies look at.

use super::{fixed_ply::tenths_to_discs, move_gain::MoveGain};
use crate::{action::Action, board::Board, position::Position};
use kozyr_core::tree::{FiniteF64, MinimaxSide, Tree, TwoPlayerGame};

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
pub fn gain_tree(position: Position, plies: usize) -> Tree {
    let root = GainNode { board: position.board, side: MinimaxSide::Max, gain: 0, last: None };
    Tree::expand(&GainGame, &root, plies, |node| match node.last {
        None => ROOT.into(),
        Some(Action::Pass) => PASS.into(),
        Some(Action::Place(square)) => square.to_string(),
    })
}

/// Reversi as a game of gains.
struct GainGame;

/// A board and what has been gained until it came about.
#[derive(Clone, PartialEq, Eq, Hash)]
struct GainNode {
    board: Board,
    side: MinimaxSide,
    /// Max's gains less Min's, in tenths of a disc.
    gain: i32,
    last: Option<Action>,
}

impl GainNode {
    fn after(&self, action: Action) -> GainNode {
        let (board, gain) = match action {
            Action::Pass => (self.board.pass(), 0),
            Action::Place(square) => (
                self.board.place(square).expect("the square is among the moves"),
                MoveGain::of_move(self.board, square).tenths(),
            ),
        };
        let gain = match self.side {
            MinimaxSide::Max => self.gain + gain,
            MinimaxSide::Min => self.gain - gain,
        };
        GainNode { board, side: self.side.opposite(), gain, last: Some(action) }
    }
}

impl TwoPlayerGame for GainGame {
    type Position = GainNode;
    type Value = FiniteF64;

    fn side(&self, node: &GainNode) -> MinimaxSide {
        node.side
    }

    fn successors(&self, node: &GainNode) -> Vec<GainNode> {
        if node.board.must_pass() {
            return vec![node.after(Action::Pass)];
        }
        node.board.moves().iter().map(|square| node.after(Action::Place(square))).collect()
    }

    fn value(&self, node: &GainNode) -> FiniteF64 {
        FiniteF64::new(tenths_to_discs(node.gain)).expect("so few discs are a finite number")
    }

    fn is_won(&self, node: &GainNode) -> bool {
        node.gain > 0
    }
}
