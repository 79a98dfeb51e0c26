//! Parallel search.

use std::{
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    thread::Builder,
};

use super::{
    deepening::{IterativeDeepening, board_after_line},
    in_progress::InProgressTable,
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
    pub fn search_parallel(
        &mut self,
        board: Board,
        request: &SearchLimits,
        threads: usize,
        asked_to_stop: &(dyn Fn() -> bool + Sync),
    ) -> SearchReport {
        if threads <= 1 {
            return self.search(board, request, asked_to_stop);
        }
        self.age_tables();
        let (busy, done) = (InProgressTable::new(), AtomicBool::new(false));
        let over = || done.load(Relaxed) || asked_to_stop();
        // Each thread has its own endgame table. Small endgames are so frequent that threads
        // sharing one would wait for each other's writes.
        let bits = self.options.endgame_table_bits;
        let endings: Vec<_> =
            (1..threads).map(|_| TranspositionTable::new(bits, self.options)).collect();
        let work = &|endings: &TranspositionTable| {
            let tables = [&self.table, endings];
            let mut search =
                SearchContext::new(tables, self.weights, self.options, request.max_nodes, &over);
            search.in_progress = Some(&busy);
            let report =
                kernel::run(IterativeDeepening { board, request: *request, search: &mut search });
            // A stopped thread must not stop the others.
            let first = !over() && !done.swap(true, Relaxed);
            (report, first)
        };
        let report = std::thread::scope(|scope| {
            // If a thread cannot be spawned, the search runs with fewer.
            let begin = |endings| Builder::new().spawn_scoped(scope, move || work(endings)).ok();
            let helpers: Vec<_> = endings.iter().filter_map(begin).collect();
            let mut results = vec![work(&self.endgame_table)];
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
        self.with_verified_line(board, request, report, asked_to_stop)
    }

    /// Repairs the line of an exact report so that it leads to the proved score. Threads writing to
    /// one table concurrently may have mixed up entries.
    fn with_verified_line(
        &self,
        board: Board,
        request: &SearchLimits,
        report: SearchReport,
        asked_to_stop: &(dyn Fn() -> bool + Sync),
    ) -> SearchReport {
        let Some(best) = report.best.filter(|_| report.exact) else { return report };
        if final_score_of_line(board, &report.line) == Some(report.score) {
            return report;
        }
        let (mut line, mut next) = (vec![best], board.place(best).expect("it was searched"));
        while !next.is_over() {
            let to_move = if next.must_pass() { next.pass() } else { next };
            let answer = self.search_without_aging(to_move, request, asked_to_stop);
            let Some(square) = answer.best.filter(|_| answer.exact) else { break };
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
