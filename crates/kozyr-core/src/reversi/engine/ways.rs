//! How a search goes about its work, as far as that changes what it comes to.

use super::probcut::Deviation;

/// Ways of searching. The value of an ending is the same with any; positions visited, which of equal
/// moves is found first, and values of the middle game are not.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ways {
    /// Whether the table keeps the deeper of two results of one position rather than the later:
    /// moves are put in order by shallow searches, which would drive out what is proved.
    pub keeps_deepest: bool,
    /// With more empties than that, endings are remembered and their moves put in order.
    pub orders_above: u32,
    /// The binary logarithm of the entries in the table for endings.
    pub endings_bits: u32,
    /// In a search to the end, from four plies more than that on, moves are put in order by
    /// searches of the positions after them, a ply deeper for every four.
    pub looks_from: u32,
    /// How far from the last score the window of a search to the end reaches, in discs.
    pub reach: i32,
    /// How far shallow searches are taken to differ from deep ones.
    pub deviation: Deviation,
}

impl Ways {
    /// Those in which the engine searched first. What is to follow from its seed for ever keeps to
    /// them: the games that weights are learned from, and starts drawn by lot.
    pub const ORIGINAL: Ways = Ways {
        keeps_deepest: false,
        orders_above: 7,
        endings_bits: 15,
        looks_from: 8,
        reach: 3,
        deviation: Deviation::ORIGINAL,
    };

    /// Those that need the fewest positions, in which all play. The table for endings takes 1 MiB, about what each
    /// core of today's processors has to itself.
    pub const FASTEST: Ways = Ways {
        keeps_deepest: true,
        orders_above: 6,
        endings_bits: 16,
        looks_from: 12,
        reach: 1,
        deviation: Deviation::BUILTIN,
    };
}
