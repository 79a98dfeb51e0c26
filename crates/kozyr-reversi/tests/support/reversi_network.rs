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
    inner: [[f64; WIDTH]; UNITS],
    direct: [f64; WIDTH],
    thresholds: [f64; UNITS],
    outer: [f64; UNITS],
    constant: f64,
}

pub struct ReferenceNetwork {
    /// By shape and configuration: a digit per square, 0 for an opposing disc, 2 for an own disc.
    patterns: Vec<Vec<[f64; WIDTH]>>,
    own: Vec<[f64; WIDTH]>,
    other: Vec<[f64; WIDTH]>,
    layers: Vec<Layer>,
}

/// A square as column and row.
type Place = (usize, usize);

fn shape(kind: usize) -> Vec<Place> {
    let square = |name: &str| name.parse::<Square>().unwrap();
    SHAPES[kind].split(' ').map(|name| (square(name).column(), square(name).row())).collect()
}

/// The image of a square under one of the eight symmetries.
fn laid((column, row): Place, way: usize) -> Place {
    let column = if way & 1 != 0 { 7 - column } else { column };
    let row = if way & 2 != 0 { 7 - row } else { row };
    if way & 4 != 0 { (row, column) } else { (column, row) }
}

fn sorted(mut squares: Vec<Place>) -> Vec<Place> {
    squares.sort();
    squares
}

impl ReferenceNetwork {
    /// Reads a file: eight magic bytes, a bit for each row, the stored rows, the layers, and 32
    /// digest bytes.
    pub fn read(bytes: &[u8]) -> Self {
        let kinds: Vec<Vec<Place>> = (0..SHAPES.len()).map(shape).collect();
        // Of two mirror images, the configuration with the smaller number has the row.
        let mut numbers = Vec::new();
        let mut count = 0usize;
        for squares in &kinds {
            let laid_so = |way| squares.iter().map(|&square| laid(square, way)).collect::<Vec<_>>();
            let mirror = (1..8).map(laid_so).find(|images| {
                images != squares && sorted(images.clone()) == sorted(squares.clone())
            });
            let mut own = Vec::new();
            for configuration in 0..3usize.pow(squares.len() as u32) {
                let image = mirror.as_ref().map_or(configuration, |images| {
                    let digit = |at: usize| configuration / 3usize.pow(at as u32) % 3;
                    let to = |square| squares.iter().position(|own| own == square).unwrap() as u32;
                    (0..).zip(images).map(|(at, image)| digit(at) * 3usize.pow(to(image))).sum()
                });
                if image < configuration {
                    own.push(own[image]);
                } else {
                    own.push(count);
                    count += 1;
                }
            }
            numbers.push(own);
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
        let patterns = numbers.iter().map(|own| own.iter().map(|&at| rows[at]).collect()).collect();
        let mut layers = Vec::new();
        while rest.len() > 0 {
            let mut short =
                || f64::from(i16::from_le_bytes([rest.next().unwrap(), rest.next().unwrap()]));
            let mut inner = [[0.0; WIDTH]; UNITS];
            for pair in 0..WIDTH / 2 {
                for unit in &mut inner {
                    unit[2 * pair] = short() / 1024.0;
                    unit[2 * pair + 1] = short() / 1024.0;
                }
            }
            let direct = [(); WIDTH].map(|()| short() / 4096.0);
            let mut long = || {
                let bytes = [(); 4].map(|()| rest.next().unwrap());
                f64::from(i32::from_le_bytes(bytes))
            };
            let thresholds = [(); UNITS].map(|()| long() / 262_144.0);
            let outer = [(); UNITS].map(|()| long() / 1024.0);
            let constant = long() / 1_048_576.0;
            layers.push(Layer { inner, direct, thresholds, outer, constant });
        }
        let (own, other) = rows[count..].split_at(32);
        ReferenceNetwork { patterns, own: own.to_vec(), other: other.to_vec(), layers }
    }

    /// Evaluates a position for the side to move, which must have a legal move.
    pub fn discs(&self, board: Board) -> f64 {
        let mut sums = [0.0; WIDTH];
        let mut add = |row: &[f64; WIDTH]| {
            sums.iter_mut().zip(row).for_each(|(sum, part)| *sum += part);
        };
        let digit = |(column, row): Place| {
            let square = Square::at(column, row);
            let own = board.player().contains(square);
            1 + usize::from(own) - usize::from(board.opponent().contains(square))
        };
        for (kind, rows) in self.patterns.iter().enumerate() {
            let mut seen = Vec::new();
            for way in 0..8 {
                let squares: Vec<_> = shape(kind).iter().map(|&square| laid(square, way)).collect();
                let set = sorted(squares.clone());
                if !seen.contains(&set) {
                    seen.push(set);
                    let at = squares.iter().rev().fold(0, |sum, &square| 3 * sum + digit(square));
                    add(&rows[at]);
                }
            }
        }
        let placements = |board: Board| board.moves().len().min(31);
        add(&self.own[placements(board)]);
        add(&self.other[placements(board.pass())]);
        let layer = &self.layers[board.empties().len() / 2];
        let mut value = layer.constant;
        for (sum, direct) in sums.iter().zip(layer.direct) {
            value += sum * direct;
        }
        for unit in 0..UNITS {
            let seen =
                sums.iter().zip(layer.inner[unit]).map(|(sum, by)| sum.clamp(-1.0, 1.0) * by);
            let made = (seen.sum::<f64>() + layer.thresholds[unit]).max(0.0);
            value += made * layer.outer[unit];
        }
        16.0 * value
    }
}
