//! Discs that can never be turned again.

use std::sync::LazyLock;

use crate::reversi::{Bitboard, Board};

/// For each edge of eight squares, indexed by own and by other discs: the own discs that no
/// sequence of placements on the edge can turn.
static EDGES: LazyLock<Box<[u8]>> = LazyLock::new(|| {
    let mut stable = vec![0; 1 << 16].into_boxed_slice();
    // Fuller edges first: an edge's answer rests on those with one empty square less.
    let mut pairs: Vec<(u8, u8)> = (0..=255)
        .flat_map(|own| (0..=255).map(move |other| (own, other)))
        .filter(|(own, other)| own & other == 0)
        .collect();
    pairs.sort_by_key(|(own, other)| std::cmp::Reverse((own | other).count_ones()));
    for (own, other) in pairs {
        stable[edge_index(own, other)] = stable_on_edge(&stable, own, other);
    }
    stable
});

fn edge_index(own: u8, other: u8) -> usize {
    usize::from(own) << 8 | usize::from(other)
}

/// An own disc is stable if it stays own whichever side places a disc on whichever empty square,
/// turning something or not, and so on to the end.
fn stable_on_edge(stable: &[u8], own: u8, other: u8) -> u8 {
    let mut result = own;
    for place in (0..8).filter(|place| (own | other) >> place & 1 == 0) {
        let placed = 1 << place;
        let flips = line_flips(own, other, place);
        result &= stable[edge_index(own | flips | placed, other & !flips)];
        let flips = line_flips(other, own, place);
        result &= !flips & stable[edge_index(own & !flips, other | flips | placed)];
    }
    result
}

/// The discs of `other` turned on a line when a disc is placed there.
fn line_flips(own: u8, other: u8, place: u32) -> u8 {
    let run = |squares: &mut dyn Iterator<Item = u32>| {
        let mut flips = 0;
        for square in squares {
            if other >> square & 1 != 0 {
                flips |= 1 << square;
            } else {
                return if own >> square & 1 != 0 { flips } else { 0 };
            }
        }
        0
    };
    run(&mut (place + 1..8)) | run(&mut (0..place).rev())
}

/// Discs of the side to move that can surely never be turned; there may be more.
pub fn stable_discs(board: Board) -> Bitboard {
    Bitboard(stable(board.player().0, board.opponent().0))
}

/// How many discs of `player` are surely stable; there may be more.
pub fn count_stable(player: u64, opponent: u64) -> u32 {
    stable(player, opponent).count_ones()
}

/// Discs of `player` that are surely stable.
pub fn stable(player: u64, opponent: u64) -> u64 {
    let full = full_lines(player | opponent);
    let [rows, columns, falling, rising] = full;
    let mut stable = stable_edges(player, opponent)
        | player & rows & columns & falling & rising & 0x007e_7e7e_7e7e_7e00;
    // A disc is stable if along each of the four lines through it the line is full, or a
    // stable own disc is next to it, or the rim is.
    loop {
        let beside = |step: u32, full: u64| stable << step | stable >> step | full;
        let more = player
            & 0x007e_7e7e_7e7e_7e00
            & beside(1, rows)
            & beside(8, columns)
            & beside(9, falling)
            & beside(7, rising);
        if more & !stable == 0 {
            return stable;
        }
        stable |= more;
    }
}

/// The stable discs of the four edges.
fn stable_edges(player: u64, opponent: u64) -> u64 {
    let edges = &*EDGES;
    let look = |own: u8, other: u8| u64::from(edges[edge_index(own, other)]);
    let column = |discs: u64, column: u32| {
        (((discs >> column) & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56)
            as u8
    };
    // Spreads the bits of a byte over the rows of column a.
    let upright =
        |bits: u64| (0..8).fold(0, |squares, row| squares | (bits >> row & 1) << (8 * row));
    look(player as u8, opponent as u8)
        | look((player >> 56) as u8, (opponent >> 56) as u8) << 56
        | upright(look(column(player, 0), column(opponent, 0)))
        | upright(look(column(player, 7), column(opponent, 7))) << 7
}

/// The squares of full rows, columns, and falling (a1–h8) and rising (a8–h1) diagonals.
fn full_lines(discs: u64) -> [u64; 4] {
    let mut rows = discs & discs >> 1;
    rows &= rows >> 2;
    rows &= rows >> 4;
    let rows = (rows & 0x0101_0101_0101_0101).wrapping_mul(0xff);
    let mut columns = discs & discs.rotate_left(8);
    columns &= columns.rotate_left(16);
    columns &= columns.rotate_left(32);
    // A diagonal is full where no empty square is met on the way to the rim on either side.
    let diagonal = |step: u32| {
        let mut full = discs;
        for _ in 0..6 {
            full &= (full << step | RIM_LOW[usize::from(step == 7)])
                & (full >> step | RIM_HIGH[usize::from(step == 7)]);
        }
        full
    };
    [rows, columns, diagonal(9), diagonal(7)]
}

/// The squares at which falling (then rising) diagonals begin when walked upwards in number.
const RIM_LOW: [u64; 2] = [0x0101_0101_0101_01ff, 0x8080_8080_8080_80ff];
/// The squares at which they end.
const RIM_HIGH: [u64; 2] = [0xff80_8080_8080_8080, 0xff01_0101_0101_0101];
