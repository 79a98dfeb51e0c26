//! AND/OR search: whether a position is won.

use std::collections::{HashMap, HashSet};

use super::{
    game::{TreeSearchResult, TwoPlayerGame},
    side::MinimaxSide,
    step::{Bound, SearchStep, Window},
};

/// Determines whether Max can force a win, in any number of moves.
///
/// If Max has the move, a position is won if some move leads to a won position (an OR node). If Min
/// has the move, all moves must (an AND node). The search of a node ends once it is decided. A
/// position that repeats an earlier one of the same line counts as not won: if there is a win at
/// all, there is one without repetition. So the search ends for every game with finitely many
/// positions. It goes as deep as their number, which the stack limits to a few thousand. `watch`
/// receives each step.
pub fn and_or<G: TwoPlayerGame>(
    game: &G,
    position: &G::Position,
    watch: impl FnMut(SearchStep<G::Position, bool>),
) -> TreeSearchResult<G::Position, bool> {
    let (line, known, reply) = (HashMap::new(), HashMap::new(), HashMap::new());
    let mut searcher = AndOrSearcher { game, watch, line, known, reply };
    let value = searcher.search(position).won;
    TreeSearchResult { value, line: searcher.decisive_line(position) }
}

struct AndOrSearcher<'g, G: TwoPlayerGame, W> {
    game: &'g G,
    watch: W,
    /// The positions of the current line, with their depths.
    line: HashMap<G::Position, usize>,
    /// The results that hold on any line.
    known: HashMap<G::Position, bool>,
    /// The move that decided a position; the first move if none did.
    reply: HashMap<G::Position, G::Position>,
}

/// Whether a position is won, and on what repetition that depends.
#[derive(Clone, Copy)]
struct AndOrResult {
    won: bool,
    /// The least depth of a repeated position that was counted as not won. On a line without that
    /// position the result might differ.
    depends_on_depth: Option<usize>,
}

impl<G: TwoPlayerGame, W: FnMut(SearchStep<G::Position, bool>)> AndOrSearcher<'_, G, W> {
    /// Finds the result of a position and reports each step. A position on the current line counts
    /// as not won; a known one is not searched again.
    fn search(&mut self, position: &G::Position) -> AndOrResult {
        (self.watch)(SearchStep::Visit { position: position.clone(), window: Window::FULL });
        let result = if let Some(&depth) = self.line.get(position) {
            (self.watch)(SearchStep::Repeat { position: position.clone() });
            AndOrResult { won: false, depends_on_depth: Some(depth) }
        } else if let Some(&won) = self.known.get(position) {
            AndOrResult { won, depends_on_depth: None }
        } else {
            self.search_new(position)
        };
        let (position, value) = (position.clone(), result.won);
        (self.watch)(SearchStep::Settle { position, value, bound: Bound::Exact });
        result
    }

    /// Searches a position that is neither known nor on the line. If the result holds on any line,
    /// the position becomes known.
    fn search_new(&mut self, position: &G::Position) -> AndOrResult {
        let successors = self.game.successors(position);
        if successors.is_empty() {
            return AndOrResult { won: self.game.is_won(position), depends_on_depth: None };
        }
        let depth = self.line.len();
        self.line.insert(position.clone(), depth);
        let mut result = self.decide(position, successors);
        self.line.remove(position);
        // A result that depends only on the position itself, or on none, holds on any line.
        result.depends_on_depth = result.depends_on_depth.filter(|&earlier| earlier < depth);
        if result.depends_on_depth.is_none() {
            self.known.insert(position.clone(), result.won);
        }
        result
    }

    /// Searches the successors of a position on the line until one decides it, and returns its
    /// result. Records that successor, or the first if none decides, as the reply.
    fn decide(&mut self, position: &G::Position, successors: Vec<G::Position>) -> AndOrResult {
        // Max needs one move that wins, Min one that does not.
        let decisive = self.game.side(position) == MinimaxSide::Max;
        let mut depends_on_depth: Option<usize> = None;
        let mut successors = successors.into_iter();
        let mut first = true;
        while let Some(successor) = successors.next() {
            let result = self.search(&successor);
            let decided = result.won == decisive;
            if decided || first {
                first = false;
                let (reply, value) = (successor.clone(), result.won);
                (self.watch)(SearchStep::Improve {
                    position: position.clone(),
                    successor: reply,
                    value,
                });
                self.reply.insert(position.clone(), successor);
            }
            if decided {
                self.report_cutoff(position, decisive, successors.collect());
                // A win depends on nothing: repetitions never count as wins.
                let depends_on_depth = result.depends_on_depth.filter(|_| !decisive);
                return AndOrResult { won: decisive, depends_on_depth };
            }
            depends_on_depth =
                [depends_on_depth, result.depends_on_depth].into_iter().flatten().min();
        }
        AndOrResult { won: !decisive, depends_on_depth: depends_on_depth.filter(|_| decisive) }
    }

    /// Reports that the remaining successors of a decided position are skipped, if there are any.
    fn report_cutoff(&mut self, position: &G::Position, value: bool, skipped: Vec<G::Position>) {
        if !skipped.is_empty() {
            let position = position.clone();
            (self.watch)(SearchStep::Cutoff { position, value, limit: None, skipped });
        }
    }

    /// Returns the line that the recorded replies give, from the position itself to the end or to a
    /// repetition.
    fn decisive_line(&self, position: &G::Position) -> Vec<G::Position> {
        let mut line = vec![position.clone()];
        let mut visited: HashSet<&G::Position> = HashSet::new();
        let mut current = position;
        while let Some(next) = self.reply.get(current)
            && visited.insert(current)
        {
            line.push(next.clone());
            current = next;
        }
        line
    }
}
