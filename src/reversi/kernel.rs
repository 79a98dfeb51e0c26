//! Placements and flips on bitboards: the arithmetic under everything else.

pub(super) mod portable;
