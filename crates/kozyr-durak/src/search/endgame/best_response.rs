//! Best responses to players who follow known models.

use super::{
    super::{
        position::{Position, SeatResult},
        seat_models::SeatModels,
    },
    DEADLINE_CHECK_NODES, REPETITION_ACTIONS,
    moves::EndgameMoves,
    table::{EndgameTable, key_of},
};
use kozyr_core::{game::Seat, opponent::Deadline};

/// A table of 512 KiB.
const TABLE_BITS: u32 = 16;

/// Searches a player's best line in an endgame with nothing hidden when the others play by given
/// models.
///
/// Perfect play can't save a lost endgame, but a player who knows the others' habits can look for
/// their mistakes.
pub(in super::super) struct BestResponseSearch<'a> {
    seat: Seat,
    /// The models of the other seats.
    models: SeatModels<'a>,
    table: EndgameTable,
    nodes_left: u64,
    deadline: &'a Deadline,
}

impl<'a> BestResponseSearch<'a> {
    /// Creates a search for the best response of a seat to the others' models.
    pub(in super::super) fn new(
        seat: Seat,
        models: SeatModels<'a>,
        deadline: &'a Deadline,
    ) -> Self {
        BestResponseSearch {
            seat,
            models,
            table: EndgameTable::new(TABLE_BITS),
            nodes_left: 0,
            deadline,
        }
    }

    /// Returns the best result that the seat can reach, visiting at most `nodes` positions; `None`
    /// if the budget runs out or the deadline has passed.
    pub(in super::super) fn best_result(
        &mut self,
        position: &Position,
        nodes: u64,
    ) -> Option<SeatResult> {
        self.nodes_left = nodes;
        let points = self.search(position)?;
        Some([SeatResult::Lost, SeatResult::Drawn, SeatResult::Won][usize::from(points)])
    }

    /// Like [`best_result`](Self::best_result) within the nodes left, with the result in half
    /// points.
    fn search(&mut self, position: &Position) -> Option<u8> {
        let own_seat = self.seat.index() as u8;
        let mut current = *position;
        while current.ending.is_none()
            && current.to_act != own_seat
            && current.actions_without_progress <= REPETITION_ACTIONS
        {
            self.models[usize::from(current.to_act)].play_move(&mut current);
        }
        if let Some(result) = current.result_for(self.seat) {
            return Some(result.points() as u8);
        }
        if current.actions_without_progress > REPETITION_ACTIONS {
            return Some(SeatResult::Drawn.points() as u8);
        }
        let key = key_of(&current);
        let known = self.table.look_up(key);
        if known.low == known.high {
            return Some(known.low);
        }
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        if self.nodes_left.is_multiple_of(DEADLINE_CHECK_NODES) && self.deadline.has_passed() {
            return None;
        }
        let (mut best, mut best_move) = (0, 0);
        let moves = EndgameMoves::of(&current);
        for index in moves.order(known.best) {
            let mut next = current;
            moves.play(index, &mut next);
            let points = self.search(&next)?;
            if points > best {
                (best, best_move) = (points, index);
            }
            if best == 2 {
                break;
            }
        }
        self.table.store(key, best, [0, 2], best_move as u8);
        Some(best)
    }
}
