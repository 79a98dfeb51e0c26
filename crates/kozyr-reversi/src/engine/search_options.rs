//! How a search goes about its work, as far as that changes what it comes to.

use super::probcut::ProbCutDeviation;

/// Ways of searching. The value of an ending is the same with any; positions visited, which of equal
/// moves is found first, and values of the middle game are not.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchOptions {
    /// Whether the table keeps the deeper of two results of one position rather than the later:
    /// moves are put in order by shallow searches, which would drive out what is proved.
    pub keep_deepest_entry: bool,
    /// With more empties than that, the moves of an ending are put in order.
    pub order_above_empties: u32,
    /// With more empties than that, endings are remembered: in a small table of their own.
    pub store_above_empties: u32,
    /// With so many empties or more, endings are remembered in the large table instead.
    pub main_table_from_empties: u32,
    /// The binary logarithm of the entries in the table for endings.
    pub endgame_table_bits: u32,
    /// In an ending of so many empties or more, what is known of the positions after each move is
    /// looked up before any of them is searched.
    pub enhanced_cutoff_from_empties: u32,
    /// In an ending of so many empties or more, it is seen whether the other side's stable discs
    /// decide it already.
    pub stability_from_empties: u32,
    /// In a search to the end, from four plies more than that on, moves are put in order by
    /// searches of the positions after them, a ply deeper for every four.
    pub search_ordering_from_depth: u32,
    /// What a reply less weighs, in quarters of a disc, where moves of a search to the end are put
    /// in order by value.
    pub mobility_weight: i32,
    /// How far from the last score the window of a search to the end reaches, in discs.
    pub aspiration_discs: i32,
    /// How far shallow searches are taken to differ from deep ones.
    pub probcut_deviation: ProbCutDeviation,
    /// In searches of so many plies or more, a shallow search may stand for a deep one.
    pub probcut_from_depth: u32,
    /// Whether the last ply tries corners first, and squares beside corners last.
    pub corners_first: bool,
    /// Whether a better move that a round had found before it was broken off is played.
    pub keep_interrupted_best: bool,
}

impl SearchOptions {
    /// Those in which the engine searched first. What is to follow from its seed for ever keeps to
    /// them: the games that weights are learned from, and starts drawn by lot.
    pub const ORIGINAL: SearchOptions = SearchOptions {
        keep_deepest_entry: false,
        order_above_empties: 7,
        store_above_empties: 7,
        main_table_from_empties: u32::MAX,
        endgame_table_bits: 15,
        enhanced_cutoff_from_empties: 9,
        stability_from_empties: 5,
        search_ordering_from_depth: 8,
        mobility_weight: 4,
        aspiration_discs: 3,
        probcut_deviation: ProbCutDeviation::ORIGINAL,
        probcut_from_depth: 3,
        corners_first: false,
        keep_interrupted_best: false,
    };

    /// Those that take the least time, in which all play. The table for endings takes 1 MiB, about what each
    /// core of today's processors has to itself.
    pub const FASTEST: SearchOptions = SearchOptions {
        keep_deepest_entry: true,
        order_above_empties: 4,
        store_above_empties: 5,
        main_table_from_empties: 11,
        endgame_table_bits: 16,
        enhanced_cutoff_from_empties: 8,
        stability_from_empties: 4,
        search_ordering_from_depth: 20,
        mobility_weight: 8,
        aspiration_discs: 1,
        probcut_deviation: ProbCutDeviation::BUILTIN,
        probcut_from_depth: 2,
        corners_first: true,
        keep_interrupted_best: true,
    };
}
