//! Parallel search.

use std::{
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    thread::Builder,
};

use super::{
    deepening::{IterativeDeepening, board_after_line},
    in_progress::InProgressTable,
    progress::{ProgressTracker, SearchProgress},
    report::{SearchLimits, SearchReport},
    root_search::Engine,
    search::SearchContext,
    transposition::TranspositionTable,
};
use crate::{board::Board, kernel, square::Square};

impl Engine<'_> {
    /// Searches a position with several threads.
    ///
    /// All threads walk the same tree and share the table; each defers moves that another thread is
    /// searching. The first thread to finish provides the report, and nodes are summed over all
    /// threads. With one thread the result is deterministic. With more, only scores of searches to
    /// the end of the game are; everything else may vary. When stopped, the thread with the deepest
    /// iteration provides the report.
    ///
    /// `report` receives the progress of the calling thread, with the nodes of that thread alone.
    pub fn search_parallel(
        &mut self,
        board: Board,
        limits: &SearchLimits,
        threads: usize,
        should_stop: &(dyn Fn() -> bool + Sync),
        report: &dyn Fn(&SearchProgress),
    ) -> SearchReport {
        if threads <= 1 {
            return self.search_with_progress(board, limits, should_stop, report);
        }
        self.age_tables();
        let (in_progress, done) = (InProgressTable::new(), AtomicBool::new(false));
        let must_stop = || done.load(Relaxed) || should_stop();
        // Each thread has its own endgame table. Small endgames are so frequent that threads
        // sharing one would wait for each other's writes.
        let bits = self.options.endgame_table_bits;
        let endgame_tables: Vec<_> =
            (1..threads).map(|_| TranspositionTable::new(bits, self.options)).collect();
        let work = &|endgame_table: &TranspositionTable, tracker: Option<ProgressTracker<'_>>| {
            let tables = [&self.table, endgame_table];
            let mut search = SearchContext::new(
                tables,
                self.weights,
                self.options,
                limits.max_nodes,
                &must_stop,
            );
            search.in_progress = Some(&in_progress);
            search.tracker = tracker;
            let report =
                kernel::run(IterativeDeepening { board, limits: *limits, search: &mut search });
            // A stopped thread must not stop the others.
            let first = !must_stop() && !done.swap(true, Relaxed);
            (report, first)
        };
        let report = std::thread::scope(|scope| {
            // If a thread cannot be spawned, the search runs with fewer.
            let spawn = |table| Builder::new().spawn_scoped(scope, move || work(table, None)).ok();
            let helpers: Vec<_> = endgame_tables.iter().filter_map(spawn).collect();
            let tracker = ProgressTracker::new(report);
            let mut results = vec![work(&self.endgame_table, Some(tracker))];
            let join = |helper: std::thread::ScopedJoinHandle<'_, _>| {
                helper.join().expect("a search does not panic")
            };
            results.extend(helpers.into_iter().map(join));
            let nodes = results.iter().map(|(report, _)| report.nodes).sum();
            let rank =
                |(report, first): &(SearchReport, bool)| (*first, report.depth, report.certainty);
            let best = results.into_iter().max_by_key(rank);
            let (report, _) = best.expect("there are several threads");
            SearchReport { nodes, ..report }
        });
        self.with_verified_line(board, limits, report, should_stop)
    }

    /// Repairs the line of an exact report so that it leads to the proved score. Threads writing to
    /// one table concurrently may have mixed up entries.
    fn with_verified_line(
        &self,
        board: Board,
        limits: &SearchLimits,
        report: SearchReport,
        should_stop: &(dyn Fn() -> bool + Sync),
    ) -> SearchReport {
        let Some(best) = report.best.filter(|_| report.exact) else { return report };
        if final_score_of_line(board, &report.line) == Some(report.score) {
            return report;
        }
        let (mut line, mut next) = (vec![best], board.place(best).expect("it was searched"));
        while !next.is_over() {
            let to_move = if next.must_pass() { next.pass() } else { next };
            let reply = self.search_without_aging(to_move, limits, should_stop);
            let Some(square) = reply.best.filter(|_| reply.exact) else { break };
            line.push(square);
            next = to_move.place(square).expect("it was searched");
        }
        SearchReport { line, ..report }
    }
}

/// The final score of a line for the side that starts it; `None` if the line stops early.
fn final_score_of_line(board: Board, line: &[Square]) -> Option<i32> {
    let (board, sign) = board_after_line(board, line)?;
    board.is_over().then(|| sign * board.final_score())
}
