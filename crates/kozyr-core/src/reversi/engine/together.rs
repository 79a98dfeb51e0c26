//! Several threads on one search.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::{
    Engine, Report, Request,
    busy::Busy,
    deepening::{Advance, Deepening},
    root::ENDINGS_BITS,
    search::Search,
    table::TranspositionTable,
};
use crate::reversi::{Board, kernel};

impl Engine<'_> {
    /// Searches a position with several threads.
    ///
    /// All walk the same tree and share the table; a move on which one is at work the others
    /// leave for later. The first to come to the end decides the report, which counts the
    /// positions of all. With one thread the report depends on the request alone; with more,
    /// scores to the end of the game are the same and all else may vary.
    pub fn search_together(&mut self, board: Board, request: &Request, threads: usize) -> Report {
        if threads <= 1 {
            return self.search(board, request, &|| false);
        }
        self.grow_older();
        let (busy, done) = (Busy::new(), AtomicBool::new(false));
        let asked_to_stop = || done.load(Relaxed);
        // Small endings are so many that threads which shared their table would spend their time
        // waiting for each other's writes.
        let endings: Vec<_> = (1..threads).map(|_| TranspositionTable::new(ENDINGS_BITS)).collect();
        let work = |endings: &TranspositionTable| {
            let tables = [&self.table, endings];
            let mut search = Search::new(tables, self.weights, request.nodes, &asked_to_stop);
            search.busy = Some(&busy);
            let mut deepening = Deepening::new(board, request);
            kernel::run(Advance { deepening: &mut deepening, search: &mut search });
            // Only who has not been stopped by another stops the others.
            let first = !asked_to_stop() && !done.swap(true, Relaxed);
            (deepening.report, first)
        };
        std::thread::scope(|scope| {
            let helpers: Vec<_> =
                endings.iter().map(|endings| scope.spawn(|| work(endings))).collect();
            let mut results = vec![work(&self.endings)];
            let join = |helper: std::thread::ScopedJoinHandle<'_, _>| {
                helper.join().expect("a search does not panic")
            };
            results.extend(helpers.into_iter().map(join));
            let nodes = results.iter().map(|(report, _)| report.nodes).sum();
            let first = results.into_iter().find(|(_, first)| *first);
            let (report, _) = first.expect("one of them was the first");
            Report { nodes, ..report }
        })
    }
}
