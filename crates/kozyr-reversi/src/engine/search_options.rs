//! Options that affect search results.

use super::probcut::ProbCutDeviation;

/// Search options. They do not change exact endgame scores, but may change the number of nodes, the
/// choice between equal moves, and midgame scores.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchOptions {
    /// Whether the table keeps the deeper of two results for a position instead of the later one.
    /// This protects proved results from shallow ordering searches.
    pub keep_deepest_entry: bool,
    /// Endgame moves are ordered above this number of empties.
    pub order_above_empties: u32,
    /// Endgames are stored, in a small separate table, above this number of empties.
    pub store_above_empties: u32,
    /// From this number of empties, endgames are stored in the main table instead.
    pub main_table_from_empties: u32,
    /// The binary logarithm of the number of endgame table entries.
    pub endgame_table_bits: u32,
    /// Enhanced transposition cutoffs are tried from this number of empties in endgames.
    pub enhanced_cutoff_from_empties: u32,
    /// Stability cutoffs are tried from this number of empties in endgames.
    pub stability_from_empties: u32,
    /// In exact searches at least four plies deeper than this, moves are ordered by shallow
    /// searches, one ply deeper for every four plies.
    pub search_ordering_from_depth: u32,
    /// The weight of the opponent's mobility when an exact search orders moves by value: quarter
    /// discs per legal move.
    pub mobility_weight: i32,
    /// The half-width of the aspiration window in exact searches, in discs.
    pub aspiration_discs: i32,
    /// The assumed deviation between shallow and deep searches.
    pub probcut_deviation: ProbCutDeviation,
    /// The smallest depth for ProbCut.
    pub probcut_from_depth: u32,
    /// Whether the last ply tries corners first and X- and C-squares last.
    pub corners_first: bool,
    /// Whether to play a better move found by an interrupted iteration.
    pub keep_interrupted_best: bool,
}

impl SearchOptions {
    /// The engine's first options. Results that must stay reproducible from a seed use them:
    /// training games and random starts.
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

    /// The fastest options, used in play. The endgame table takes 1 MiB, roughly the cache of one
    /// core in current processors.
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
