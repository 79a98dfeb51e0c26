//! The best lines where nothing is hidden and others do what they are used to do.

use super::{
    candidate::{ActionCandidate, HALF_POINT},
    endgame::BestResponseSearch,
    position::{Position, SeatResult},
    seat_models::{SeatModels, play_out_by_models},
    worlds::WorldSampler,
};
use crate::action::Action;
use kozyr_core::{game::Seat, opponent::Deadline};

/// The best lines of a seat from a deal in which nothing is hidden, the others playing on by models.
pub(super) struct BestResponseLines<'a> {
    habit: BestResponseSearch<'a>,
    start: Position,
    players: SeatModels<'a>,
    seat: Seat,
    /// Positions to be visited for each.
    nodes: u64,
}

impl<'a> BestResponseLines<'a> {
    /// Lines of the seat whose worlds these are.
    pub(super) fn new(
        worlds: &WorldSampler,
        start: Position,
        players: SeatModels<'a>,
        nodes: u64,
        deadline: &'a Deadline,
    ) -> Self {
        let seat = worlds.seat();
        BestResponseLines {
            habit: BestResponseSearch::new(seat, players, deadline),
            start,
            players,
            seat,
            nodes,
        }
    }

    /// Notes the best line after each open candidate, so many times.
    pub(super) fn note(&mut self, candidates: &mut [ActionCandidate], weight: u64) {
        for candidate in candidates.iter_mut().filter(|candidate| candidate.is_open) {
            let points = self.points_after(candidate.action);
            (0..weight).for_each(|_| candidate.add_result(points));
        }
    }

    /// What the best line after an action makes, in hundredths of half points; of playing on as models do where it is not found.
    fn points_after(&mut self, action: Action) -> u64 {
        let mut next = self.start;
        next.play(action);
        let best = self.habit.best_result(&next, self.nodes);
        let end = best.or_else(|| play_out_by_models(next, &self.players).result_for(self.seat));
        HALF_POINT * end.map_or(0, SeatResult::points)
    }
}
