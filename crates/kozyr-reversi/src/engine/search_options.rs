//! How a search goes about its work, as far as that changes what it comes to.

use super::probcut::Deviation;

/// Ways of searching. The value of an ending is the same with any; positions visited, which of equal
/// moves is found first, and values of the middle game are not.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ways {
    /// Whether the table keeps the deeper of two results of one position rather than the later:
    /// moves are put in order by shallow searches, which would drive out what is proved.
    pub keeps_deepest: bool,
    /// With more empties than that, the moves of an ending are put in order.
    pub orders_above: u32,
    /// With more empties than that, endings are remembered: in a small table of their own.
    pub remembers_above: u32,
    /// With so many empties or more, endings are remembered in the large table instead.
    pub remembers_long_from: u32,
    /// The binary logarithm of the entries in the table for endings.
    pub endings_bits: u32,
    /// In an ending of so many empties or more, what is known of the positions after each move is
    /// looked up before any of them is searched.
    pub looks_up_from: u32,
    /// In an ending of so many empties or more, it is seen whether the other side's stable discs
    /// decide it already.
    pub counts_stable_from: u32,
    /// In a search to the end, from four plies more than that on, moves are put in order by
    /// searches of the positions after them, a ply deeper for every four.
    pub looks_from: u32,
    /// What a reply less weighs, in quarters of a disc, where moves of a search to the end are put
    /// in order by value.
    pub few_replies: i32,
    /// How far from the last score the window of a search to the end reaches, in discs.
    pub reach: i32,
    /// How far shallow searches are taken to differ from deep ones.
    pub deviation: Deviation,
    /// In searches of so many plies or more, a shallow search may stand for a deep one.
    pub guesses_from: u32,
    /// Whether the last ply tries corners first, and squares beside corners last.
    pub tries_corners_first: bool,
    /// Whether a better move that a round had found before it was broken off is played.
    pub keeps_found: bool,
}

impl Ways {
    /// Those in which the engine searched first. What is to follow from its seed for ever keeps to
    /// them: the games that weights are learned from, and starts drawn by lot.
    pub const ORIGINAL: Ways = Ways {
        keeps_deepest: false,
        orders_above: 7,
        remembers_above: 7,
        remembers_long_from: u32::MAX,
        endings_bits: 15,
        looks_up_from: 9,
        counts_stable_from: 5,
        looks_from: 8,
        few_replies: 4,
        reach: 3,
        deviation: Deviation::ORIGINAL,
        guesses_from: 3,
        tries_corners_first: false,
        keeps_found: false,
    };

    /// Those that take the least time, in which all play. The table for endings takes 1 MiB, about what each
    /// core of today's processors has to itself.
    pub const FASTEST: Ways = Ways {
        keeps_deepest: true,
        orders_above: 4,
        remembers_above: 5,
        remembers_long_from: 11,
        endings_bits: 16,
        looks_up_from: 8,
        counts_stable_from: 4,
        looks_from: 20,
        few_replies: 8,
        reach: 1,
        deviation: Deviation::BUILTIN,
        guesses_from: 2,
        tries_corners_first: true,
        keeps_found: true,
    };
}
