//! AND/OR search: won or not.

use std::collections::{HashMap, HashSet};

use super::{
    game::{TreeSearchResult, TwoPlayerGame},
    side::MinimaxSide,
    step::{Bound, SearchStep, Window},
};

/// Finds out whether Max can force a win, however long it takes.
///
/// A position of Max is won if some move leads to a won one (an OR node); a position of Min is
/// won if all moves do (an AND node). What decides a position ends the look at its successors.
/// A position that stands earlier in the same line counts as not won, for nobody wins by going
/// round: if there is a win at all, there is one that never comes back. So the search ends for
/// every game with finitely many positions; it goes as deep as their number, which the stack
/// limits to some thousand.
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
    /// The positions of the line that is looked at, and how deep each stands.
    line: HashMap<G::Position, usize>,
    /// What is known of positions whatever line leads to them.
    known: HashMap<G::Position, bool>,
    /// The move that decided a position.
    reply: HashMap<G::Position, G::Position>,
}

/// Whether a position is won, and what that hangs on.
#[derive(Clone, Copy)]
struct AndOrResult {
    won: bool,
    /// The least depth of a position that was met again and counted as not won for it. Another
    /// line might not contain that position, and the verdict be another there.
    depends_on_depth: Option<usize>,
}

impl<G: TwoPlayerGame, W: FnMut(SearchStep<G::Position, bool>)> AndOrSearcher<'_, G, W> {
    fn search(&mut self, position: &G::Position) -> AndOrResult {
        (self.watch)(SearchStep::Visit { position: position.clone(), window: Window::FULL });
        let verdict = if let Some(&depth) = self.line.get(position) {
            (self.watch)(SearchStep::Repeat { position: position.clone() });
            AndOrResult { won: false, depends_on_depth: Some(depth) }
        } else if let Some(&won) = self.known.get(position) {
            AndOrResult { won, depends_on_depth: None }
        } else {
            self.search_new(position)
        };
        let (position, value) = (position.clone(), verdict.won);
        (self.watch)(SearchStep::Settle { position, value, bound: Bound::Exact });
        verdict
    }

    /// Looks at a position that is neither known nor in the line.
    fn search_new(&mut self, position: &G::Position) -> AndOrResult {
        let successors = self.game.successors(position);
        if successors.is_empty() {
            return AndOrResult { won: self.game.is_won(position), depends_on_depth: None };
        }
        let depth = self.line.len();
        self.line.insert(position.clone(), depth);
        let mut verdict = self.decide(position, successors);
        self.line.remove(position);
        // What hangs on the position itself, or on nothing, hangs on no line that leads to it.
        verdict.depends_on_depth = verdict.depends_on_depth.filter(|&earlier| earlier < depth);
        if verdict.depends_on_depth.is_none() {
            self.known.insert(position.clone(), verdict.won);
        }
        verdict
    }

    fn decide(&mut self, position: &G::Position, successors: Vec<G::Position>) -> AndOrResult {
        // Max needs one move that wins, Min one that does not.
        let decisive = self.game.side(position) == MinimaxSide::Max;
        let mut hangs_on: Option<usize> = None;
        let mut successors = successors.into_iter();
        let mut first = true;
        while let Some(successor) = successors.next() {
            let verdict = self.search(&successor);
            let decided = verdict.won == decisive;
            if decided || first {
                first = false;
                let (by, value) = (successor.clone(), verdict.won);
                (self.watch)(SearchStep::Improve {
                    position: position.clone(),
                    successor: by,
                    value,
                });
                self.reply.insert(position.clone(), successor);
            }
            if decided {
                self.cut(position, decisive, successors.collect());
                // A win hangs on nothing: no repetition was counted as one.
                let hangs_on = verdict.depends_on_depth.filter(|_| !decisive);
                return AndOrResult { won: decisive, depends_on_depth: hangs_on };
            }
            hangs_on = [hangs_on, verdict.depends_on_depth].into_iter().flatten().min();
        }
        AndOrResult { won: !decisive, depends_on_depth: hangs_on.filter(|_| decisive) }
    }

    fn cut(&mut self, position: &G::Position, value: bool, skipped: Vec<G::Position>) {
        if !skipped.is_empty() {
            let position = position.clone();
            (self.watch)(SearchStep::Cutoff { position, value, limit: None, skipped });
        }
    }

    /// The moves that decided, from a position on, until the end or a position met again.
    fn decisive_line(&self, position: &G::Position) -> Vec<G::Position> {
        let mut line = vec![position.clone()];
        let mut met: HashSet<&G::Position> = HashSet::new();
        let mut here = position;
        while let Some(next) = self.reply.get(here)
            && met.insert(here)
        {
            line.push(next.clone());
            here = next;
        }
        line
    }
}
