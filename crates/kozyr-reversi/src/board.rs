//! The board from the point of view of the side to move.

use super::{
    action::Action,
    bitboard::Bitboard,
    kernel::{Kernel, Portable},
    square::Square,
};

/// The discs on the board, from the point of view of the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    player: Bitboard,
    opponent: Bitboard,
}

/// The error for a square occupied by both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there are two discs on {0}")]
pub struct OverlappingDiscs(pub Square);

impl Board {
    /// The initial position of four discs, with Black to move.
    pub const START: Board = Board {
        player: Bitboard(0x0000_0008_1000_0000),
        opponent: Bitboard(0x0000_0010_0800_0000),
    };

    /// The board without discs.
    pub const EMPTY: Board = Board { player: Bitboard::EMPTY, opponent: Bitboard::EMPTY };

    /// The board with the given discs of the side to move and of the opponent.
    ///
    /// # Errors
    /// If the two sets overlap.
    pub const fn new(player: Bitboard, opponent: Bitboard) -> Result<Self, OverlappingDiscs> {
        match Bitboard(player.0 & opponent.0).first() {
            Some(square) => Err(OverlappingDiscs(square)),
            None => Ok(Board { player, opponent }),
        }
    }

    /// The discs of the side to move.
    pub const fn player(self) -> Bitboard {
        self.player
    }

    /// The opponent's discs.
    pub const fn opponent(self) -> Bitboard {
        self.opponent
    }

    /// The empty squares.
    pub const fn empties(self) -> Bitboard {
        Bitboard(!(self.player.0 | self.opponent.0))
    }

    /// The legal moves of the side to move.
    pub fn moves(self) -> Bitboard {
        Bitboard(Portable.moves(self.player.0, self.opponent.0))
    }

    /// The discs that a move on `square` flips; empty if the move is illegal.
    pub fn flips(self, square: Square) -> Bitboard {
        if !self.empties().contains(square) {
            return Bitboard::EMPTY;
        }
        Bitboard(Portable.flips(self.player.0, self.opponent.0, square.index()))
    }

    /// The board after a move, from the opponent's point of view; `None` if the move is illegal.
    pub fn place(self, square: Square) -> Option<Board> {
        let flips = self.flips(square);
        (!flips.is_empty()).then(|| Board {
            player: self.opponent - flips,
            opponent: self.player | flips | square.into(),
        })
    }

    /// The same discs from the opponent's point of view.
    #[must_use]
    pub const fn pass(self) -> Board {
        Board { player: self.opponent, opponent: self.player }
    }

    /// The board after an action, from the opponent's point of view; `None` if the action is
    /// illegal.
    pub fn play(self, action: Action) -> Option<Board> {
        match action {
            Action::Place(square) => self.place(square),
            Action::Pass => self.must_pass().then(|| self.pass()),
        }
    }

    /// Whether the side to move must pass: it has no legal move, but the opponent has one.
    pub fn must_pass(self) -> bool {
        self.moves().is_empty() && !self.pass().moves().is_empty()
    }

    /// Whether neither side has a legal move.
    pub fn is_over(self) -> bool {
        self.moves().is_empty() && self.pass().moves().is_empty()
    }

    /// The final disc difference for the side to move, −64 to 64. Empty squares count for the
    /// winner, as in the rules of the World Othello Federation.
    pub const fn final_score(self) -> i32 {
        let (player, opponent) = (self.player.len() as i32, self.opponent.len() as i32);
        let empties = 64 - player - opponent;
        player - opponent + (player - opponent).signum() * empties
    }
}
