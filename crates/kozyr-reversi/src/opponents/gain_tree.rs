//! The game tree that the fixed-ply opponents search.

use super::{fixed_ply::tenths_to_discs, move_gain::MoveGain};
use crate::{action::Action, board::Board, position::Position};
use kozyr_core::tree::{FiniteF64, MinimaxSide, Tree, TwoPlayerGame};

/// The name of the root.
const ROOT: &str = "now";
/// The name of a pass; `--` would look like an arrow.
const PASS: &str = "pass";

/// The next plies of a position as a game tree.
///
/// Max is the side to move. The value of a leaf is Max's gains minus Min's on the way to it, in
/// discs, as the opponents from `novice` to `ply-6` calculate them. A tree of two plies is the one
/// that `professional` searches, and the root's value is the value of its move. Nodes are
/// identified by the squares that lead to them and labelled with the last one, or `pass`. A
/// finished game is also a leaf.
///
/// # Panics
/// If `plies` exceeds [`Tree::MAX_DEPTH`].
pub fn gain_tree(position: Position, plies: usize) -> Tree {
    let root = GainNode { board: position.board, side: MinimaxSide::Max, gain: 0, last: None };
    Tree::expand(&GainGame, &root, plies, |node| match node.last {
        None => ROOT.into(),
        Some(Action::Pass) => PASS.into(),
        Some(Action::Place(square)) => square.to_string(),
    })
}

/// Reversi as a game of accumulated gains.
struct GainGame;

/// A board and the gains on the way to it.
#[derive(Clone, PartialEq, Eq, Hash)]
struct GainNode {
    board: Board,
    side: MinimaxSide,
    /// Max's gains minus Min's, in tenths of a disc.
    gain: i32,
    /// The action that led here; `None` for the root.
    last: Option<Action>,
}

impl GainNode {
    /// The node after an action of the side to move.
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
        FiniteF64::new(tenths_to_discs(node.gain)).expect("a sum of gains is finite")
    }

    fn is_won(&self, node: &GainNode) -> bool {
        node.gain > 0
    }
}
