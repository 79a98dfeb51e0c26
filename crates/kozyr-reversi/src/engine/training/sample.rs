//! Labelled training positions.

use crate::board::Board;

/// The size of a sample in a file.
pub const LABELLED_BOARD_BYTES: usize = 17;

/// A position labelled with a final disc difference for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LabelledBoard {
    /// The discs, from the point of view of the side to move.
    pub board: Board,
    /// The label, −64 to 64.
    pub score: i8,
}

impl LabelledBoard {
    /// Serializes the sample: own discs, opposing discs, label; little-endian.
    pub fn to_bytes(self) -> [u8; LABELLED_BOARD_BYTES] {
        let mut bytes = [0; LABELLED_BOARD_BYTES];
        bytes[..8].copy_from_slice(&self.board.player().0.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.board.opponent().0.to_le_bytes());
        bytes[16] = self.score as u8;
        bytes
    }

    /// Deserializes a sample; `None` if the bytes are invalid.
    pub fn from_bytes(bytes: &[u8; LABELLED_BOARD_BYTES]) -> Option<Self> {
        let bitboard_at = |offset: usize| {
            let bytes: [u8; 8] = std::array::from_fn(|index| bytes[offset + index]);
            crate::Bitboard(u64::from_le_bytes(bytes))
        };
        let score = bytes[16] as i8;
        let board = Board::new(bitboard_at(0), bitboard_at(8)).ok()?;
        (-64..=64).contains(&score).then_some(LabelledBoard { board, score })
    }
}
