//! Perft: counts lines of play to test the correctness and speed of move generation.

use super::{
    board::Board,
    kernel::{self, Kernel, KernelJob},
};

/// The number of lines of exactly `depth` plies from a board.
///
/// A pass counts as a ply, and a game that ends early counts as one line. From the initial
/// position: 4, 12, 56, 244, 1 396, 8 200, 55 092 …
pub fn perft(board: Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    kernel::run(PerftJob { player: board.player().0, opponent: board.opponent().0, depth })
}

/// Counts lines of a depth of at least 1.
struct PerftJob {
    player: u64,
    opponent: u64,
    depth: u32,
}

impl KernelJob for PerftJob {
    type Output = u64;

    /// The number of lines.
    #[inline(always)]
    fn run<K: Kernel>(self, kernel: K) -> u64 {
        let PerftJob { player, opponent, depth } = self;
        let mut moves = kernel.moves(player, opponent);
        if moves == 0 {
            let is_leaf = depth == 1 || kernel.moves(opponent, player) == 0;
            let passed = PerftJob { player: opponent, opponent: player, depth: depth - 1 };
            return if is_leaf { 1 } else { kernel.call(passed) };
        }
        if depth == 1 {
            return moves.count_ones().into();
        }
        let mut lines = 0;
        while moves != 0 {
            let square = moves.trailing_zeros() as usize;
            let flips = kernel.flips(player, opponent, square);
            let (player_next, opponent_next) = (opponent ^ flips, player | flips | 1 << square);
            lines += if depth == 2 {
                last_ply(kernel, player_next, opponent_next)
            } else {
                kernel.call(PerftJob {
                    player: player_next,
                    opponent: opponent_next,
                    depth: depth - 1,
                })
            };
            moves &= moves - 1;
        }
        lines
    }
}

/// The number of lines of depth 1, counted without making the moves: the legal moves, or else the
/// pass or the end of the game.
#[inline(always)]
fn last_ply<K: Kernel>(kernel: K, player: u64, opponent: u64) -> u64 {
    kernel.moves(player, opponent).count_ones().max(1).into()
}
