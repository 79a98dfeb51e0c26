//! A search in slices, for programs that have one thread and a picture to draw.

use super::{
    Engine, Report, Request,
    deepening::{Advance, Deepening},
    search::{Pause, Search},
};
use crate::reversi::{Board, kernel};

/// A search that goes on when told to and keeps its place meanwhile.
///
/// However it is sliced, its report is that of [`Engine::search`] with the same engine, position
/// and request.
pub struct Thought<'w> {
    engine: Engine<'w>,
    deepening: Deepening,
    pause: Pause,
    limit: u64,
    done: bool,
}

impl<'w> Thought<'w> {
    /// A search about to begin, with an engine whose tables are its own until it is given back.
    pub fn new(mut engine: Engine<'w>, board: Board, request: &Request) -> Self {
        engine.grow_older();
        let deepening = Deepening::new(board, request);
        Thought { engine, deepening, pause: Pause::default(), limit: request.nodes, done: false }
    }

    /// Searches about so many positions more, at least one; `true` when there is nothing left
    /// to search.
    ///
    /// A slice ends at the first position with more than twelve empties, or searched by
    /// evaluation, after so many; the ending in between is finished first, which takes tens of
    /// thousands of positions at most times, a few milliseconds.
    pub fn step(&mut self, nodes: u64) -> bool {
        if self.done {
            return true;
        }
        let tables = [&self.engine.table, &self.engine.endings];
        let mut search = Search::new(tables, self.engine.weights, self.limit, &|| false)
            .after(std::mem::take(&mut self.pause), nodes);
        kernel::run(Advance { deepening: &mut self.deepening, search: &mut search });
        self.done = !search.paused();
        self.pause = search.into_pause();
        self.done
    }

    /// What is known so far: the last complete round, and the positions visited until now.
    pub fn report(&self) -> &Report {
        &self.deepening.report
    }

    /// Ends the search where it is and gives the engine back, with all that its tables hold.
    pub fn into_engine(self) -> Engine<'w> {
        self.engine
    }
}
