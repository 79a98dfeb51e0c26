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
    /// Prepares the evaluation of lines from `start` for the seat that samples `worlds`, with at
    /// most `nodes` positions for each line. The other seats play by `models`.
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

    /// Searches the best line after each candidate that is still considered, and adds its result to
    /// the candidate's results, `weight` times.
    pub(super) fn note(&mut self, candidates: &mut [ActionCandidate], weight: u64) {
        for candidate in candidates.iter_mut().filter(|candidate| candidate.is_open) {
            let points = self.points_after(candidate.action);
            (0..weight).for_each(|_| candidate.add_result(points));
        }
    }

    /// Returns the result of the seat's best line after an action, in hundredths of half points, 0
    /// to 200. If the budget or the time runs out, this is the result of a playout by models.
    fn points_after(&mut self, action: Action) -> u64 {
        let mut next = self.start;
        next.play(action);
        let best_result = self.search.best_result(&next, self.nodes);
        let result =
            best_result.or_else(|| play_out_by_models(next, &self.models).result_for(self.seat));
        HALF_POINT * result.map_or(0, SeatResult::points)
    }
}
