//! Where a pausing search is in one position.

use super::{order::Candidates, table::NO_MOVE};

/// The part of a position's search that was interrupted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The position after a pass, or the shallower search that finds a first move.
    Before,
    /// The shallow search that may show a deep one to be good enough.
    CutAbove,
    /// The shallow search that may show a deep one to be hopeless.
    CutBelow,
    /// Putting the moves in order, this one next.
    Order(usize),
    /// The next move with a null window.
    Null,
    /// The next move with the full window.
    Full,
}

/// Where a search was in one position, so that it can go on from there. What follows from the
/// position alone is worked out again.
pub struct Frame {
    /// The part that was interrupted.
    pub stage: Stage,
    /// The moves that the table knew when the position was entered.
    pub hints: [u8; 2],
    /// The moves, as far as they are in order, from the one that was interrupted.
    pub candidates: Option<Box<Candidates>>,
    /// The best score and its move so far.
    pub best: (i32, u8),
}

impl Frame {
    /// A position whose moves have not been looked at.
    pub fn early(stage: Stage, hints: [u8; 2]) -> Self {
        Frame { stage, hints, candidates: None, best: (i32::MIN, NO_MOVE) }
    }

    /// A position whose moves are in order up to that one.
    pub fn ordering(at: usize, hints: [u8; 2], candidates: &Candidates) -> Self {
        let candidates = Some(Box::new(candidates.clone()));
        Frame { stage: Stage::Order(at), hints, candidates, best: (i32::MIN, NO_MOVE) }
    }

    /// A position whose moves are being tried, the last one handed out not to its end.
    pub fn moving(stage: Stage, candidates: &mut Candidates, best: (i32, u8)) -> Self {
        candidates.take_back();
        let candidates = Some(Box::new(candidates.clone()));
        Frame { stage, hints: [NO_MOVE; 2], candidates, best }
    }
}
