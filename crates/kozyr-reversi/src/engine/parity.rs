//! Parity of quadrants. Moving last in a region is an advantage, so odd quadrants come first.

/// The quadrants with an odd number of empty squares, one bit each.
#[inline(always)]
pub fn quadrant_parities(empties: u64) -> u32 {
    QUADRANTS
        .iter()
        .enumerate()
        .map(|(index, quadrant)| ((empties & quadrant).count_ones() & 1) << index)
        .sum()
}

/// The squares of each quadrant.
const QUADRANTS: [u64; 4] =
    [0x0000_0000_0f0f_0f0f, 0x0000_0000_f0f0_f0f0, 0x0f0f_0f0f_0000_0000, 0xf0f0_f0f0_0000_0000];

/// The bit of a square's quadrant.
#[inline(always)]
pub fn quadrant_bit(square: usize) -> u32 {
    1 << ((square >> 2 & 1) | (square >> 4 & 2))
}

/// All squares of the quadrants whose bits are set.
pub static SQUARES_BY_PARITY: [u64; 16] = {
    let mut squares = [0; 16];
    let mut parity = 0;
    while parity < 16 {
        let mut index = 0;
        while index < 4 {
            if parity >> index & 1 != 0 {
                squares[parity] |= QUADRANTS[index];
            }
            index += 1;
        }
        parity += 1;
    }
    squares
};

/// Orders the four squares of `empties`, odd quadrants first. Also returns whether they form two
/// pairs, the first two in one quadrant and the last two in another. `parity` holds the quadrant
/// parities.
#[inline(always)]
pub fn parity_order(empties: u64, parity: u32) -> ([u8; 4], bool) {
    let odd = empties & SQUARES_BY_PARITY[parity as usize & 15];
    let mut squares = [0; 4];
    let mut count = 0;
    let first_quadrant =
        SQUARES_BY_PARITY[quadrant_bit(empties.trailing_zeros() as usize) as usize & 15] & empties;
    let groups =
        if odd != 0 { [odd, empties ^ odd] } else { [first_quadrant, empties ^ first_quadrant] };
    for mut group in groups {
        while group != 0 {
            squares[count & 3] = group.trailing_zeros() as u8;
            count += 1;
            group &= group - 1;
        }
    }
    (squares, odd == 0 && first_quadrant != empties)
}
