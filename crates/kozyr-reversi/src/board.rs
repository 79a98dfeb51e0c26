//! The board as the side to move sees it.

use super::{
    action::Action,
    bitboard::Bitboard,
    kernel::{Kernel, Portable},
    square::Square,
};

/// Where the discs lie, from the view of the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    player: Bitboard,
    opponent: Bitboard,
}

/// Two discs on one square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there are two discs on {0}")]
pub struct OverlappingDiscs(pub Square);

impl Board {
    /// The four discs in the middle, seen from Black, who begins.
    pub const START: Board = Board {
        player: Bitboard(0x0000_0008_1000_0000),
        opponent: Bitboard(0x0000_0010_0800_0000),
    };

    /// No disc at all.
    pub const EMPTY: Board = Board { player: Bitboard::EMPTY, opponent: Bitboard::EMPTY };

    /// The board with these discs of the side to move and of the other side.
    ///
    /// # Errors
    /// If a square is in both sets.
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

    /// The discs of the other side.
    pub const fn opponent(self) -> Bitboard {
        self.opponent
    }

    /// The squares without a disc.
    pub const fn empties(self) -> Bitboard {
        Bitboard(!(self.player.0 | self.opponent.0))
    }

    /// The squares on which the side to move can place a disc.
    pub fn moves(self) -> Bitboard {
        Bitboard(Portable.moves(self.player.0, self.opponent.0))
    }

    /// The discs that turn when the side to move places one there; none if it cannot.
    pub fn flips(self, square: Square) -> Bitboard {
        if !self.empties().contains(square) {
            return Bitboard::EMPTY;
        }
        Bitboard(Portable.flips(self.player.0, self.opponent.0, square.index()))
    }

    /// The board after a placement, seen from the other side; `None` if it is not legal.
    pub fn place(self, square: Square) -> Option<Board> {
        let flips = self.flips(square);
        (!flips.is_empty()).then(|| Board {
            player: self.opponent - flips,
            opponent: self.player | flips | square.into(),
        })
    }

    /// The same discs seen from the other side.
    #[must_use]
    pub const fn pass(self) -> Board {
        Board { player: self.opponent, opponent: self.player }
    }

    /// The board after an action, seen from the other side; `None` if it is not legal.
    pub fn play(self, action: Action) -> Option<Board> {
        match action {
            Action::Place(square) => self.place(square),
            Action::Pass => self.must_pass().then(|| self.pass()),
        }
    }

    /// Whether the side to move has to pass: it cannot place a disc, but the other side can.
    pub fn must_pass(self) -> bool {
        self.moves().is_empty() && !self.pass().moves().is_empty()
    }

    /// Whether neither side can place a disc.
    pub fn is_over(self) -> bool {
        self.moves().is_empty() && self.pass().moves().is_empty()
    }

    /// By how many discs the side to move leads, −64 to 64, the empties counted for the winner
    /// as the rules of the World Othello Federation have it.
    pub const fn final_score(self) -> i32 {
        let (player, opponent) = (self.player.len() as i32, self.opponent.len() as i32);
        let empties = 64 - player - opponent;
        player - opponent + (player - opponent).signum() * empties
    }
}
