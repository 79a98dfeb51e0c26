//! Stable discs, which can never be flipped.

use std::sync::LazyLock;

use super::search::SearchContext;
use crate::{bitboard::Bitboard, board::Board};

/// The stable own discs of an edge, considering moves on that edge only, by own and opposing discs.
static STABLE_EDGE_DISCS: LazyLock<Box<[u8]>> = LazyLock::new(|| {
    let mut stable = vec![0; 1 << 16].into_boxed_slice();
    // Fuller edges first, because an edge's result depends on those with one empty square less.
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

/// The index of an edge in [`STABLE_EDGE_DISCS`], by own and opposing discs.
fn edge_index(own: u8, other: u8) -> usize {
    usize::from(own) << 8 | usize::from(other)
}

/// The own discs on an edge that survive every sequence of moves by either side, flipping or not.
/// `stable` must hold the results for edges with fewer empty squares.
fn stable_on_edge(stable: &[u8], own: u8, other: u8) -> u8 {
    let mut result = own;
    for square in (0..8).filter(|square| (own | other) >> square & 1 == 0) {
        let placed = 1 << square;
        let flips = line_flips(own, other, square);
        result &= stable[edge_index(own | flips | placed, other & !flips)];
        let flips = line_flips(other, own, square);
        result &= !flips & stable[edge_index(own & !flips, other | flips | placed)];
    }
    result
}

/// The discs of `other` flipped on a line by an own disc at `start`.
fn line_flips(own: u8, other: u8, start: u32) -> u8 {
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
    run(&mut (start + 1..8)) | run(&mut (0..start).rev())
}

/// A lower bound of the stable discs of the side to move.
pub fn stable_discs(board: Board) -> Bitboard {
    Bitboard(stable_bits(board.player().0, board.opponent().0))
}

/// An upper bound of at most `alpha` from the opponent's stable discs alone, if there is one.
#[inline(always)]
pub fn stability_cut_off(
    search: &SearchContext<'_>,
    player: u64,
    opponent: u64,
    alpha: i32,
    empties: u32,
) -> Option<i32> {
    // A low alpha makes the cutoff unlikely; too few discs make it impossible.
    let too_few = 2 * opponent.count_ones() as i32 + alpha < 64;
    if empties < search.options.stability_from_empties || alpha < 2 * empties as i32 - 4 || too_few
    {
        return None;
    }
    let bound = 64 - 2 * stable_bits(opponent, player).count_ones() as i32;
    (bound <= alpha).then_some(bound)
}

/// A lower bound of the stable discs of `player`.
#[inline(always)]
pub fn stable_bits(player: u64, opponent: u64) -> u64 {
    let full = full_lines(player | opponent);
    let [rows, columns, falling, rising] = full;
    let mut stable = stable_edges(player, opponent)
        | player & rows & columns & falling & rising & 0x007e_7e7e_7e7e_7e00;
    // A disc is stable if, along each of its four lines, the line is full or a neighbour is a
    // stable own disc or the edge of the board.
    loop {
        let supported = |step: u32, full: u64| stable << step | stable >> step | full;
        let grown = player
            & 0x007e_7e7e_7e7e_7e00
            & supported(1, rows)
            & supported(8, columns)
            & supported(9, falling)
            & supported(7, rising);
        if grown & !stable == 0 {
            return stable;
        }
        stable |= grown;
    }
}

/// The stable discs on the four edges.
#[inline(always)]
fn stable_edges(player: u64, opponent: u64) -> u64 {
    let edges = &*STABLE_EDGE_DISCS;
    let stable_on = |own: u8, other: u8| u64::from(edges[edge_index(own, other)]);
    let column = |discs: u64, column: u32| {
        (((discs >> column) & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56)
            as u8
    };
    // Spreads the bits of a byte over the rows of column a. The eighth is added separately because
    // it would collide with the first.
    let to_column = |bits: u64| {
        (bits & 0x7f).wrapping_mul(0x0002_0408_1020_4081) & 0x0101_0101_0101_0101
            | (bits & 0x80) << 49
    };
    stable_on(player as u8, opponent as u8)
        | stable_on((player >> 56) as u8, (opponent >> 56) as u8) << 56
        | to_column(stable_on(column(player, 0), column(opponent, 0)))
        | to_column(stable_on(column(player, 7), column(opponent, 7))) << 7
}

/// The squares of full rows, columns, and falling (a1–h8) and rising (a8–h1) diagonals.
#[inline(always)]
fn full_lines(discs: u64) -> [u64; 4] {
    let mut rows = discs & discs >> 1;
    rows &= rows >> 2;
    rows &= rows >> 4;
    let rows = (rows & 0x0101_0101_0101_0101).wrapping_mul(0xff);
    let mut columns = discs & discs.rotate_left(8);
    columns &= columns.rotate_left(16);
    columns &= columns.rotate_left(32);
    [rows, columns, full_diagonals::<9>(discs), full_diagonals::<7>(discs)]
}

/// The squares of full diagonals; `STEP` is the index difference along a diagonal.
#[inline(always)]
fn full_diagonals<const STEP: u32>(discs: u64) -> u64 {
    let [once, twice, four_times] = const { off_board_masks(STEP) };
    let (mut up, mut down) = (discs, discs);
    // No empty square within one step, three steps, seven steps.
    up &= up >> STEP | once[0];
    down &= down << STEP | once[1];
    up &= up >> (2 * STEP) | twice[0];
    down &= down << (2 * STEP) | twice[1];
    up &= up >> (4 * STEP) | four_times[0];
    down &= down << (4 * STEP) | four_times[1];
    up & down
}

/// The squares where one, two and four steps leave the board, towards higher and lower indices.
const fn off_board_masks(step: u32) -> [[u64; 2]; 3] {
    let mut off_board = [[0; 2]; 3];
    let column_step = if step == 9 { 1 } else { -1 };
    let mut square = 0;
    while square < 64 {
        let (column, row) = (square % 8, square / 8);
        let mut index = 0;
        while index < 3 {
            let distance = 1 << index;
            let (right, left) = (column + distance * column_step, column - distance * column_step);
            if row + distance > 7 || right < 0 || right > 7 {
                off_board[index][0] |= 1 << square;
            }
            if row < distance || left < 0 || left > 7 {
                off_board[index][1] |= 1 << square;
            }
            index += 1;
        }
        square += 1;
    }
    off_board
}
