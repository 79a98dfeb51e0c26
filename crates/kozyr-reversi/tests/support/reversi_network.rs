//! A slow floating-point implementation of the engine's network, read from its file. It shares no
//! code with the library, so the two can be compared.

use kozyr_reversi::{Board, Square};

const WIDTH: usize = 16;
const UNITS: usize = 16;

/// One pattern of each shape, as squares in the order of their digits.
const SHAPES: [&str; 11] = [
    "a1 b1 c1 a2 b2 c2 a3 b3 c3",
    "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2",
    "b2 a1 b1 c1 d1 e1 f1 g1 h1 g2",
    "a2 b2 c2 d2 e2 f2 g2 h2",
    "a3 b3 c3 d3 e3 f3 g3 h3",
    "a4 b4 c4 d4 e4 f4 g4 h4",
    "a1 b2 c3 d4 e5 f6 g7 h8",
    "b1 c2 d3 e4 f5 g6 h7",
    "c1 d2 e3 f4 g5 h6",
    "d1 e2 f3 g4 h5",
    "e1 f2 g3 h4",
];

struct Layer {
    /// By hidden unit and input.
    hidden_weights: [[f64; WIDTH]; UNITS],
    skip_weights: [f64; WIDTH],
    hidden_biases: [f64; UNITS],
    output_weights: [f64; UNITS],
    output_bias: f64,
}

pub struct ReferenceNetwork {
    /// By shape and configuration: a digit per square, 0 for an opposing disc, 2 for an own disc.
    patterns: Vec<Vec<[f64; WIDTH]>>,
    /// By mobility of the side to move.
    own: Vec<[f64; WIDTH]>,
    /// By mobility of the opponent.
    other: Vec<[f64; WIDTH]>,
    layers: Vec<Layer>,
}

/// A square as column and row.
type SquarePosition = (usize, usize);

/// The squares of a shape.
fn shape(shape_index: usize) -> Vec<SquarePosition> {
    let square = |name: &str| name.parse::<Square>().unwrap();
    SHAPES[shape_index].split(' ').map(|name| (square(name).column(), square(name).row())).collect()
}

/// The image of a square under one of the eight symmetries.
fn mapped((column, row): SquarePosition, symmetry: usize) -> SquarePosition {
    let column = if symmetry & 1 != 0 { 7 - column } else { column };
    let row = if symmetry & 2 != 0 { 7 - row } else { row };
    if symmetry & 4 != 0 { (row, column) } else { (column, row) }
}

/// The squares in ascending order.
fn sorted(mut squares: Vec<SquarePosition>) -> Vec<SquarePosition> {
    squares.sort();
    squares
}

impl ReferenceNetwork {
    /// Reads a file: eight magic bytes, a bit for each row, the stored rows, the layers, and 32
    /// digest bytes.
    pub fn read(bytes: &[u8]) -> Self {
        let shapes: Vec<Vec<SquarePosition>> = (0..SHAPES.len()).map(shape).collect();
        // Of two mirror images, the configuration with the smaller number has the row.
        let mut numbers = Vec::new();
        let mut count = 0usize;
        for squares in &shapes {
            let mapped_by = |symmetry| {
                squares.iter().map(|&square| mapped(square, symmetry)).collect::<Vec<_>>()
            };
            let mirror = (1..8).map(mapped_by).find(|images| {
                images != squares && sorted(images.clone()) == sorted(squares.clone())
            });
            let mut own_numbers = Vec::new();
            for configuration in 0..3usize.pow(squares.len() as u32) {
                let image = mirror.as_ref().map_or(configuration, |images| {
                    let digit = |index: usize| configuration / 3usize.pow(index as u32) % 3;
                    let target_digit = |square| {
                        squares.iter().position(|candidate| candidate == square).unwrap() as u32
                    };
                    (0..)
                        .zip(images)
                        .map(|(index, image)| digit(index) * 3usize.pow(target_digit(image)))
                        .sum()
                });
                if image < configuration {
                    own_numbers.push(own_numbers[image]);
                } else {
                    own_numbers.push(count);
                    count += 1;
                }
            }
            numbers.push(own_numbers);
        }
        let rows = count + 64;
        let (bits, rest) = bytes[8..bytes.len() - 32].split_at(rows.div_ceil(8));
        let mut rest = rest.iter().copied();
        let mut row = |number: usize| {
            let mut row = [0.0; WIDTH];
            if bits[number / 8] >> (number % 8) & 1 != 0 {
                row.fill_with(|| f64::from(rest.next().unwrap() as i8) / 256.0);
            }
            row
        };
        let rows: Vec<_> = (0..rows).map(&mut row).collect();
        let patterns = numbers
            .iter()
            .map(|own_numbers| own_numbers.iter().map(|&index| rows[index]).collect())
            .collect();
        let mut layers = Vec::new();
        while rest.len() > 0 {
            let mut read_i16 =
                || f64::from(i16::from_le_bytes([rest.next().unwrap(), rest.next().unwrap()]));
            let mut hidden_weights = [[0.0; WIDTH]; UNITS];
            for pair in 0..WIDTH / 2 {
                for unit in &mut hidden_weights {
                    unit[2 * pair] = read_i16() / 1024.0;
                    unit[2 * pair + 1] = read_i16() / 1024.0;
                }
            }
            let skip_weights = [(); WIDTH].map(|()| read_i16() / 4096.0);
            let mut read_i32 = || {
                let bytes = [(); 4].map(|()| rest.next().unwrap());
                f64::from(i32::from_le_bytes(bytes))
            };
            let hidden_biases = [(); UNITS].map(|()| read_i32() / 262_144.0);
            let output_weights = [(); UNITS].map(|()| read_i32() / 1024.0);
            let output_bias = read_i32() / 1_048_576.0;
            layers.push(Layer {
                hidden_weights,
                skip_weights,
                hidden_biases,
                output_weights,
                output_bias,
            });
        }
        let (own, other) = rows[count..].split_at(32);
        ReferenceNetwork { patterns, own: own.to_vec(), other: other.to_vec(), layers }
    }

    /// Evaluates a position in discs for the side to move, which must have a legal move.
    pub fn discs(&self, board: Board) -> f64 {
        let mut sums = [0.0; WIDTH];
        let mut add = |row: &[f64; WIDTH]| {
            sums.iter_mut().zip(row).for_each(|(sum, value)| *sum += value);
        };
        let digit = |(column, row): SquarePosition| {
            let square = Square::at(column, row);
            let own = board.player().contains(square);
            1 + usize::from(own) - usize::from(board.opponent().contains(square))
        };
        for (shape_index, rows) in self.patterns.iter().enumerate() {
            let mut known_sets = Vec::new();
            for symmetry in 0..8 {
                let squares: Vec<_> =
                    shape(shape_index).iter().map(|&square| mapped(square, symmetry)).collect();
                let set = sorted(squares.clone());
                if !known_sets.contains(&set) {
                    known_sets.push(set);
                    let index =
                        squares.iter().rev().fold(0, |sum, &square| 3 * sum + digit(square));
                    add(&rows[index]);
                }
            }
        }
        let mobility = |board: Board| board.moves().len().min(31);
        add(&self.own[mobility(board)]);
        add(&self.other[mobility(board.pass())]);
        let layer = &self.layers[board.empties().len() / 2];
        let mut value = layer.output_bias;
        for (sum, weight) in sums.iter().zip(layer.skip_weights) {
            value += sum * weight;
        }
        for unit in 0..UNITS {
            let products = sums
                .iter()
                .zip(layer.hidden_weights[unit])
                .map(|(sum, weight)| sum.clamp(-1.0, 1.0) * weight);
            let activation = (products.sum::<f64>() + layer.hidden_biases[unit]).max(0.0);
            value += activation * layer.output_weights[unit];
        }
        16.0 * value
    }
}
