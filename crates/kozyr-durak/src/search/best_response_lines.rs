//! Best responses to models of the other players when nothing is hidden.

use super::{
    candidate::{ActionCandidate, HALF_POINT},
    endgame::BestResponseSearch,
    position::{Position, SeatResult},
    seat_models::{SeatModels, play_out_by_models},
    worlds::WorldSampler,
};
use crate::action::Action;
use kozyr_core::{game::Seat, opponent::Deadline};

/// Evaluates candidates by a seat's best lines when nothing is hidden and the others play by
/// models.
pub(super) struct BestResponseLines<'a> {
    search: BestResponseSearch<'a>,
    start: Position,
    models: SeatModels<'a>,
    seat: Seat,
    /// The node budget of each line.
    nodes: u64,
}

impl<'a> BestResponseLines<'a> {
    /// The lines from `start` for the seat that samples these worlds, with at most `nodes`
    /// positions for each line.
    pub(super) fn new(
        worlds: &WorldSampler,
        start: Position,
        models: SeatModels<'a>,
        nodes: u64,
        deadline: &'a Deadline,
    ) -> Self {
        let seat = worlds.seat();
        BestResponseLines {
            search: BestResponseSearch::new(seat, models, deadline),
            start,
            models,
            seat,
            nodes,
        }
    }

    /// Adds the result of the best line after each open candidate to the candidate's results,
    /// `weight` times.
    pub(super) fn note(&mut self, candidates: &mut [ActionCandidate], weight: u64) {
        for candidate in candidates.iter_mut().filter(|candidate| candidate.is_open) {
            let points = self.points_after(candidate.action);
            (0..weight).for_each(|_| candidate.add_result(points));
        }
    }

    /// The points of the best line after an action, in hundredths of half points; of a playout by
    /// models if the budget is exhausted.
    fn points_after(&mut self, action: Action) -> u64 {
        let mut next = self.start;
        next.play(action);
        let best_result = self.search.best_result(&next, self.nodes);
        let result =
            best_result.or_else(|| play_out_by_models(next, &self.models).result_for(self.seat));
        HALF_POINT * result.map_or(0, SeatResult::points)
    }
}
