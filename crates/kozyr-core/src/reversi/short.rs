//! A start position in few digits.

use super::{Bitboard, Colour, Position, Reversi, Setup, Square};
use crate::game::{Digits, Short};

impl Short for Reversi {
    fn write_setup(setup: &Setup, digits: &mut Digits) {
        let usual = *setup == Setup::default();
        digits.write((!usual).into(), 2);
        if usual {
            return;
        }
        digits.write(setup.start.to_move as u32, 2);
        for square in Square::all() {
            digits.write(setup.start.disc(square).map_or(0, |colour| colour as u32 + 1), 3);
        }
    }

    fn read_setup(digits: &mut Digits) -> Option<Setup> {
        if digits.read(2) == 0 {
            return Some(Setup::default());
        }
        let to_move = Colour::BOTH[digits.read(2) as usize];
        let mut discs = [Bitboard::EMPTY; 2];
        for square in Square::all() {
            if let Some(colour) = digits.read(3).checked_sub(1) {
                discs[colour as usize] |= square.into();
            }
        }
        let [black, white] = discs;
        Some(Setup { start: Position::new(black, white, to_move).ok()? })
    }
}
