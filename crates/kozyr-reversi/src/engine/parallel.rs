//! Several threads on one search.

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
    /// All walk the same tree and share the table; a move on which one is at work the others
    /// leave for later. The first to come to the end decides the report, which counts the
    /// positions of all. With one thread the report depends on the request alone; with more,
    /// scores to the end of the game are the same and all else may vary. When asked to stop, all
    /// threads end, and the report is that of the one that has come deepest.
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
        // Small endings are so many that threads which shared their table would spend their time
        // waiting for each other's writes.
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
            // Only who has not been stopped stops the others.
            let first = !over() && !done.swap(true, Relaxed);
            (report, first)
        };
        let report = std::thread::scope(|scope| {
            // A machine that gives fewer threads has the same search with fewer.
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

    /// The report with a line that comes to what was proved: threads that write into one table at the same time may have
    /// mixed up what it says of single positions.
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

/// What a line comes to for who begins it; `None` if it stops before the end of the game.
fn final_score_of_line(board: Board, line: &[Square]) -> Option<i32> {
    let (board, sign) = board_after_line(board, line)?;
    board.is_over().then(|| sign * board.final_score())
}
