//! Reversi as numbers: three planes of the board; 64 squares, and the pass.

use kozyr_core::game::{Game, Seat};
use kozyr_reversi::{Action, Bitboard, Reversi, View};

use super::Tensor;

const SQUARES: usize = 64;

impl Tensor for Reversi {
    const OBSERVATION: usize = 3 * SQUARES;
    const ACTIONS: usize = SQUARES + 1;

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let view = self.view(seat);
        let (board, own) = (view.board(), view.to_move() == view.colour());
        let planes = match own {
            true => [board.player(), board.opponent(), view.placements()],
            false => [board.opponent(), board.player(), Bitboard::EMPTY],
        };
        for (plane, squares) in out.chunks_mut(SQUARES).zip(planes) {
            squares.iter().for_each(|square| plane[square.index()] = 1.0);
        }
    }

    fn index(_: View<'_>, action: Action) -> usize {
        match action {
            Action::Place(square) => square.index(),
            Action::Pass => SQUARES,
        }
    }
}
