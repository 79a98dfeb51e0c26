//! Reversi as tensors: three planes of the board as observations; 64 squares and the pass as
//! actions.

use kozyr_core::game::{Game, Seat};
use kozyr_reversi::{Action, Bitboard, Reversi, View};

use super::TensorGame;

const SQUARES: usize = 64;

impl TensorGame for Reversi {
    const OBSERVATION_SIZE: usize = 3 * SQUARES;
    const ACTION_COUNT: usize = SQUARES + 1;

    fn write_observation(&self, seat: Seat, out: &mut [f32]) {
        let view = self.view(seat);
        let (board, is_to_move) = (view.board(), view.to_move() == view.colour());
        let planes = match is_to_move {
            true => [board.player(), board.opponent(), view.moves()],
            false => [board.opponent(), board.player(), Bitboard::EMPTY],
        };
        for (plane, squares) in out.chunks_mut(SQUARES).zip(planes) {
            squares.iter().for_each(|square| plane[square.index()] = 1.0);
        }
    }

    fn action_index(_: View<'_>, action: Action) -> usize {
        match action {
            Action::Place(square) => square.index(),
            Action::Pass => SQUARES,
        }
    }
}
