//! The concepts of Reversi, and how to recognize them in a decision.

use super::regions::is_in_odd_region;
use crate::{
    action::Action, bitboard::Bitboard, board::Board, engine::stable_discs, game::Reversi,
    square::Square,
};
use kozyr_core::{game::Game, teacher::Concept};

/// The smallest difference in the opponent's mobility that counts.
const MIN_MOBILITY_DIFFERENCE: usize = 3;
/// The smallest difference in frontier discs that counts.
const MIN_FRONTIER_DIFFERENCE: usize = 4;
/// The smallest difference in stable discs that counts.
const MIN_STABLE_DIFFERENCE: usize = 4;
/// The largest number of empty squares where only counting out matters.
const COUNT_OUT_MAX_EMPTIES: usize = 5;

/// Creates a concept of Reversi.
const fn concept(id: &'static str) -> Concept {
    Concept::new(Reversi::NAME, id)
}

/// Leave the opponent few moves.
pub const MOBILITY: Concept = concept("mobility");
/// Keep few discs next to empty squares.
pub const FRONTIER: Concept = concept("frontier");
/// Take corners and do not give any away.
pub const CORNERS: Concept = concept("corners");
/// Squares diagonally adjacent to an empty corner.
pub const X_SQUARES: Concept = concept("x-squares");
/// Squares adjacent to an empty corner along the edge.
pub const C_SQUARES: Concept = concept("c-squares");
/// Discs wedged between two opposing discs on an edge.
pub const WEDGES: Concept = concept("wedges");
/// Edge formations that give a corner away.
pub const EDGE_TRAPS: Concept = concept("edge-traps");
/// Discs that can never be flipped.
pub const STABLE_DISCS: Concept = concept("stable-discs");
/// Leave the opponent without a safe move.
pub const TEMPO: Concept = concept("tempo");
/// Get the last move in each region.
pub const PARITY: Concept = concept("parity");
/// Make the opponent pass.
pub const PASSES: Concept = concept("passes");
/// Count out the last moves.
pub const COUNT_OUT: Concept = concept("count-out");

/// All concepts in the recommended reading order.
pub const ALL: [Concept; 12] = [
    CORNERS,
    X_SQUARES,
    C_SQUARES,
    MOBILITY,
    FRONTIER,
    STABLE_DISCS,
    WEDGES,
    EDGE_TRAPS,
    TEMPO,
    PARITY,
    PASSES,
    COUNT_OUT,
];

/// The four edges, each with its squares in order.
pub fn edges() -> [[Square; 8]; 4] {
    [
        std::array::from_fn(|index| Square::at(index, 0)),
        std::array::from_fn(|index| Square::at(index, 7)),
        std::array::from_fn(|index| Square::at(0, index)),
        std::array::from_fn(|index| Square::at(7, index)),
    ]
}

/// The corner adjacent to a square, diagonally or along the edge; `None` if there is none.
fn adjacent_corner(square: Square) -> Option<Square> {
    Bitboard::CORNERS.iter().find(|corner| corner.distance(square) == 1)
}

/// A move with the boards before and after it.
#[derive(Clone, Copy)]
struct MoveInContext {
    square: Square,
    /// The board before the move, from the mover's point of view.
    before: Board,
    /// The board after the move, from the opponent's point of view.
    after: Board,
}

/// The concepts that distinguish two moves of the side to move.
pub(super) fn concepts_between(board: Board, played: Action, better: Action) -> Vec<Concept> {
    let (Action::Place(played), Action::Place(better)) = (played, better) else {
        return Vec::new();
    };
    let Some(contrast) = MoveContrast::new(board, played, better).filter(|_| played != better)
    else {
        return Vec::new();
    };
    ALL.into_iter().filter(|concept| contrast.turns_on(*concept)).collect()
}

/// Two legal moves of the side to move, of which one is better.
#[derive(Clone, Copy)]
pub(crate) struct MoveContrast {
    played: MoveInContext,
    better: MoveInContext,
}

impl MoveContrast {
    /// Compares two moves; `None` if either is illegal.
    pub(crate) fn new(board: Board, played: Square, better: Square) -> Option<Self> {
        let in_context =
            |square| Some(MoveInContext { square, before: board, after: board.place(square)? });
        Some(MoveContrast { played: in_context(played)?, better: in_context(better)? })
    }

    /// Returns whether a concept says why the better move is better than the played one.
    pub(crate) fn turns_on(self, concept: Concept) -> bool {
        turns_on(concept, self.played, self.better)
    }

    /// The corners that only the played move opens to the opponent; none if the better move opens
    /// one, too, or leaves as many.
    pub(crate) fn corners_opened(self) -> Bitboard {
        match self.leaves_fewer_corners() {
            true => self.played.corners_opened(),
            false => Bitboard::EMPTY,
        }
    }

    /// Whether the better move opens no corner to the opponent, and leaves fewer than the played
    /// one.
    fn leaves_fewer_corners(self) -> bool {
        self.better.corners_opened().is_empty()
            && self.better.corners_given().len() < self.played.corners_given().len()
    }

    /// The corners that the opponent could take already, and that only the better move closes; none
    /// if it opens another one.
    pub(crate) fn corners_closed(self) -> Bitboard {
        let left_open = |moved: MoveInContext| moved.corners_given() - moved.corners_opened();
        match self.leaves_fewer_corners() {
            true => left_open(self.played) - left_open(self.better),
            false => Bitboard::EMPTY,
        }
    }

    /// The empty corners that only the played move is next to.
    pub(crate) fn corners_at_risk(self) -> Bitboard {
        self.played.corners_beside() - self.better.corners_beside()
    }

    /// Whether only the better move wedges a disc between two opposing ones on an edge.
    pub(crate) fn wedges_in(self) -> bool {
        self.better.is_wedge() && !self.played.is_wedge()
    }

    /// The replies that wedge a disc between two own ones on an edge, if only the played move allows
    /// any.
    pub(crate) fn wedges_allowed(self) -> Bitboard {
        match self.better.wedges_allowed().is_empty() {
            true => self.played.wedges_allowed(),
            false => Bitboard::EMPTY,
        }
    }

    /// Whether the better move opens fewer new replies to the opponent and leaves no more in all.
    pub(crate) fn opens_less(self) -> bool {
        self.better.replies_opened().len() < self.played.replies_opened().len()
            && self.better.replies().len() <= self.played.replies().len()
    }

    /// The opponent's legal moves after the better move.
    pub(crate) fn replies(self) -> Bitboard {
        self.better.replies()
    }

    /// The squares whose discs only the played move leaves next to empty squares.
    pub(crate) fn exposed(self) -> Bitboard {
        self.played.frontier() - self.better.frontier()
    }

    /// The squares whose discs only the better move makes unflippable.
    pub(crate) fn secured(self) -> Bitboard {
        self.better.stable() - self.played.stable()
    }
}

/// Whether the difference between two moves turns on a concept, which favours the better one.
fn turns_on(concept: Concept, played: MoveInContext, better: MoveInContext) -> bool {
    match concept {
        MOBILITY => played.replies().len() >= better.replies().len() + MIN_MOBILITY_DIFFERENCE,
        FRONTIER => played.frontier().len() >= better.frontier().len() + MIN_FRONTIER_DIFFERENCE,
        CORNERS => {
            better.square.is_corner() && !played.square.is_corner()
                || !played.corners_given().is_empty() && better.corners_given().is_empty()
        }
        X_SQUARES => played.is_x_square() && !better.is_x_square(),
        C_SQUARES => played.is_c_square() && !better.is_c_square(),
        WEDGES => {
            better.is_wedge() && !played.is_wedge()
                || !played.wedges_allowed().is_empty() && better.wedges_allowed().is_empty()
        }
        EDGE_TRAPS => played.makes_edge_trap() && !better.makes_edge_trap(),
        STABLE_DISCS => better.stable().len() >= played.stable().len() + MIN_STABLE_DIFFERENCE,
        TEMPO => better.leaves_no_safe_reply() && !played.leaves_no_safe_reply(),
        PARITY => better.plays_into_odd_region() && !played.plays_into_odd_region(),
        PASSES => better.after.must_pass() && !played.after.must_pass(),
        COUNT_OUT => played.before.empties().len() <= COUNT_OUT_MAX_EMPTIES,
        _ => false,
    }
}

impl MoveInContext {
    /// The opponent's legal moves.
    fn replies(self) -> Bitboard {
        self.after.moves()
    }

    /// The own discs next to empty squares.
    fn frontier(self) -> Bitboard {
        self.after.opponent() & self.after.empties().with_neighbours()
    }

    /// The corners that the opponent can take.
    fn corners_given(self) -> Bitboard {
        self.replies() & Bitboard::CORNERS
    }

    /// The opponent's legal moves that the move has opened.
    fn replies_opened(self) -> Bitboard {
        self.replies() - self.before.pass().moves()
    }

    /// The corners that the opponent can take because of the move.
    fn corners_opened(self) -> Bitboard {
        self.replies_opened() & Bitboard::CORNERS
    }

    /// The corners that were empty and that the move is adjacent to: one at most.
    fn corners_beside(self) -> Bitboard {
        let corner = adjacent_corner(self.square);
        corner.map_or(Bitboard::EMPTY, Bitboard::from_square) & self.before.empties()
    }

    /// Whether the move is adjacent to a corner that was empty.
    fn is_beside_empty_corner(self) -> bool {
        !self.corners_beside().is_empty()
    }

    /// Whether the move is diagonally adjacent to a corner that was empty.
    fn is_x_square(self) -> bool {
        !self.square.is_edge() && self.is_beside_empty_corner()
    }

    /// Whether the move is adjacent along the edge to a corner that was empty.
    fn is_c_square(self) -> bool {
        self.square.is_edge() && !self.square.is_corner() && self.is_beside_empty_corner()
    }

    /// Whether the disc is wedged between two opposing discs on an edge.
    fn is_wedge(self) -> bool {
        is_between(self.square, self.after.player())
    }

    /// The opponent's replies that place a disc between two own discs on an edge.
    fn wedges_allowed(self) -> Bitboard {
        let after = |square| self.after.place(square);
        // After the reply, the original player is to move again.
        let is_wedge = |&square: &Square| {
            after(square).is_some_and(|board| is_between(square, board.player()))
        };
        self.replies().iter().filter(is_wedge).collect()
    }

    /// Whether the move leaves an unbalanced edge: five own discs in a row, both corners empty, and
    /// one empty square next to a corner. A move there can be answered in the corner.
    fn makes_edge_trap(self) -> bool {
        edges()
            .iter()
            .any(|edge| edge.contains(&self.square) && is_unbalanced_edge(edge, self.after))
    }

    /// The own discs that can never be flipped.
    fn stable(self) -> Bitboard {
        stable_discs(self.after.pass())
    }

    /// Whether the opponent has replies, all of them next to an empty corner.
    fn leaves_no_safe_reply(self) -> bool {
        let empties = self.after.empties();
        let is_safe =
            |square: Square| adjacent_corner(square).is_none_or(|corner| !empties.contains(corner));
        !self.replies().is_empty() && !self.replies().iter().any(is_safe)
    }

    /// Whether the move is [in one of several regions](is_in_odd_region) with an odd number of
    /// empty squares.
    fn plays_into_odd_region(self) -> bool {
        is_in_odd_region(self.before.empties(), self.square)
    }
}

/// Whether both neighbours of a square along an edge are in `discs`.
pub fn is_between(square: Square, discs: Bitboard) -> bool {
    edges().iter().any(|edge| {
        let index = edge.iter().position(|&edge_square| edge_square == square);
        index.is_some_and(|index| {
            (1..7).contains(&index)
                && discs.contains(edge[index - 1])
                && discs.contains(edge[index + 1])
        })
    })
}

/// Whether an edge has empty corners and, of the six squares between them, five own discs and one
/// empty square at an end. The board is from the opponent's point of view.
pub fn is_unbalanced_edge(edge: &[Square; 8], board: Board) -> bool {
    let empty = |index: usize| board.empties().contains(edge[index]);
    let own = |index: usize| board.opponent().contains(edge[index]);
    empty(0) && empty(7) && (2..6).all(own) && (empty(1) && own(6) || own(1) && empty(6))
}
