//! A slow, simple Reversi: an array of squares, walked in each direction. It shares no code with
//! the library, so the two can be compared.

#![allow(dead_code, reason = "each test file uses its own part of this one")]

/// The content of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReferenceCell {
    Empty,
    Black,
    White,
}

use ReferenceCell::{Black, Empty, White};

/// The cells as `cells[row][column]`, and the side to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReferenceBoard {
    pub cells: [[ReferenceCell; 8]; 8],
    pub turn: ReferenceCell,
}

/// The opposite side.
fn opposite(cell: ReferenceCell) -> ReferenceCell {
    match cell {
        Black => White,
        White => Black,
        Empty => unreachable!("nobody plays with empty squares"),
    }
}

impl ReferenceBoard {
    /// The initial position.
    pub fn start() -> Self {
        let mut cells = [[Empty; 8]; 8];
        cells[3][3] = White;
        cells[4][4] = White;
        cells[3][4] = Black;
        cells[4][3] = Black;
        ReferenceBoard { cells, turn: Black }
    }

    /// Reads the library's text form: 64 of `X`, `O`, `-`, a space, and a side.
    pub fn read(text: &str) -> Self {
        let mut cells = [[Empty; 8]; 8];
        let cell = |symbol| match symbol {
            'X' => Black,
            'O' => White,
            _ => Empty,
        };
        for (index, symbol) in text.chars().take(64).enumerate() {
            cells[index / 8][index % 8] = cell(symbol);
        }
        ReferenceBoard { cells, turn: cell(text.chars().last().unwrap()) }
    }

    /// The library's text form.
    pub fn write(&self) -> String {
        let symbol = |cell| match cell {
            Empty => '-',
            Black => 'X',
            White => 'O',
        };
        let squares: String = self.cells.iter().flatten().map(|&cell| symbol(cell)).collect();
        format!("{squares} {}", symbol(self.turn))
    }

    /// The squares, as (column, row), that a move of `side` flips.
    pub fn turned(&self, side: ReferenceCell, column: usize, row: usize) -> Vec<(usize, usize)> {
        let mut turned = Vec::new();
        if self.cells[row][column] != Empty {
            return turned;
        }
        for (right, down) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]
        {
            let mut line = Vec::new();
            let (mut x, mut y) = (column as i32 + right, row as i32 + down);
            while (0..8).contains(&x) && (0..8).contains(&y) {
                let cell = self.cells[y as usize][x as usize];
                if cell == side {
                    turned.append(&mut line);
                }
                if cell != opposite(side) {
                    break;
                }
                line.push((x as usize, y as usize));
                x += right;
                y += down;
            }
        }
        turned
    }

    /// The legal moves of `side`, row by row.
    pub fn placements(&self, side: ReferenceCell) -> Vec<(usize, usize)> {
        (0..64)
            .map(|index| (index % 8, index / 8))
            .filter(|&(column, row)| !self.turned(side, column, row).is_empty())
            .collect()
    }

    /// All legal actions in the library's notation; none once the game is over.
    pub fn legal(&self) -> Vec<String> {
        let own = self.placements(self.turn);
        if own.is_empty() && !self.placements(opposite(self.turn)).is_empty() {
            return vec!["--".into()];
        }
        own.into_iter()
            .map(|(column, row)| format!("{}{}", (b'a' + column as u8) as char, row + 1))
            .collect()
    }

    /// Plays an action in the library's notation, which must be legal.
    pub fn play(&mut self, action: &str) {
        if action != "--" {
            let column = usize::from(action.as_bytes()[0] - b'a');
            let row = usize::from(action.as_bytes()[1] - b'1');
            let turned = self.turned(self.turn, column, row);
            self.cells[row][column] = self.turn;
            for (x, y) in turned {
                self.cells[y][x] = self.turn;
            }
        }
        self.turn = opposite(self.turn);
    }

    /// The number of squares with this content.
    pub fn count(&self, side: ReferenceCell) -> usize {
        self.cells.iter().flatten().filter(|&&cell| cell == side).count()
    }
}
