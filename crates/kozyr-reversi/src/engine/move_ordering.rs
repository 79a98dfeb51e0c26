//! Move ordering: good moves first give early cutoffs.

use super::parity::SQUARES_BY_PARITY;
use crate::kernel::Kernel;

/// A move with its flips and ordering score.
#[derive(Clone, Copy, Default)]
pub struct ScoredMove {
    /// The square.
    pub square: u8,
    /// The discs it flips.
    pub flips: u64,
    /// The ordering score; higher is earlier.
    pub score: i32,
}

/// The capacity for moves, slightly above the largest known number.
const MAX_MOVES: usize = 36;

/// The moves of a position, handed out best first.
pub struct MovePicker {
    moves: [ScoredMove; MAX_MOVES],
    len: usize,
    /// The index of the next move to hand out.
    next: usize,
    /// The number of deferred moves; they are stored first.
    deferred: usize,
    /// Whether the deferred moves are being handed out.
    is_last_pass: bool,
}

/// The ordering score of each square alone: corners highest, X- and C-squares lowest.
const SQUARE_ORDER_SCORE: [i8; 64] = {
    const QUARTER: [[i8; 4]; 4] = [[18, 4, 16, 12], [4, 2, 6, 8], [16, 6, 14, 10], [12, 8, 10, 0]];
    let mut scores = [0; 64];
    let mut square = 0;
    while square < 64 {
        let (column, row) = (square % 8, square / 8);
        let column = if column < 4 { column } else { 7 - column };
        let row = if row < 4 { row } else { 7 - row };
        scores[square] = QUARTER[row][column];
        square += 1;
    }
    scores
};

/// The four corners.
pub const CORNERS: u64 = 0x8100_0000_0000_0081;
/// The X- and C-squares, which are adjacent to corners.
pub const X_AND_C_SQUARES: u64 = 0x42c3_0000_0000_c342;

impl MovePicker {
    /// A picker of all moves of a position, without scores.
    #[inline(always)]
    pub fn new<K: Kernel>(kernel: K, player: u64, opponent: u64, mut moves: u64) -> Self {
        let mut picker = MovePicker {
            moves: [ScoredMove::default(); MAX_MOVES],
            len: 0,
            next: 0,
            deferred: 0,
            is_last_pass: false,
        };
        while moves != 0 && picker.len < MAX_MOVES {
            let square = moves.trailing_zeros() as u8;
            let flips = kernel.flips(player, opponent, usize::from(square));
            picker.moves[picker.len] = ScoredMove { square, flips, score: 0 };
            picker.len += 1;
            moves &= moves - 1;
        }
        picker
    }

    /// The moves, for scoring.
    #[inline(always)]
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, ScoredMove> {
        self.moves[..self.len].iter_mut()
    }

    /// The best move not handed out yet; deferred moves come after all others. `None` at the end.
    #[inline(always)]
    pub fn next(&mut self) -> Option<ScoredMove> {
        if self.next == self.len {
            if self.deferred == 0 {
                return None;
            }
            (self.len, self.next, self.deferred) = (self.deferred, 0, 0);
            self.is_last_pass = true;
        }
        let mut best = self.next;
        for index in self.next + 1..self.len {
            if self.moves[index].score > self.moves[best].score {
                best = index;
            }
        }
        self.moves.swap(self.next, best);
        self.next += 1;
        Some(self.moves[self.next - 1])
    }

    /// Defers the move handed out last until all others have been; returns `false`, and defers
    /// nothing, if the deferred moves are already being handed out.
    pub fn defer(&mut self) -> bool {
        if !self.is_last_pass {
            self.moves.swap(self.deferred, self.next - 1);
            self.deferred += 1;
        }
        !self.is_last_pass
    }
}

/// The ordering score of a move: higher for less mobility of the opponent, counting corners twice,
/// and less potential mobility; then by parity and by the square itself.
#[inline(always)]
pub fn fastest_first<K: Kernel>(
    kernel: K,
    player: u64,
    opponent: u64,
    candidate: &ScoredMove,
    parity: u32,
) -> i32 {
    let bit = 1u64 << candidate.square;
    let (player_next, opponent_next) = (opponent ^ candidate.flips, player | candidate.flips | bit);
    if player_next == 0 {
        return 1 << 20;
    }
    let replies = kernel.moves(player_next, opponent_next);
    let mobility = (replies.count_ones() + (replies & CORNERS).count_ones()) as i32;
    let potential = potential_mobility(opponent_next, !(player_next | opponent_next)) as i32;
    let odd = i32::from(SQUARES_BY_PARITY[parity as usize & 15] & bit != 0);
    i32::from(SQUARE_ORDER_SCORE[usize::from(candidate.square)]) * 2 + odd * 16
        - mobility * 64
        - potential * 8
}

/// The number of empty squares adjacent to `discs`.
#[inline(always)]
fn potential_mobility(discs: u64, empties: u64) -> u32 {
    let inner = discs & 0x7e7e_7e7e_7e7e_7e7e;
    let side = inner << 1 | inner >> 1;
    let rows = discs << 8 | discs >> 8;
    let diagonal = inner << 7 | inner >> 7 | inner << 9 | inner >> 9;
    ((side | rows | diagonal) & empties).count_ones()
}
