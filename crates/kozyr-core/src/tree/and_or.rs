//! AND/OR search: won or not.

use std::collections::{HashMap, HashSet};

use super::{
    game::{Solved, TwoPlayerGame},
    side::Side,
    step::{Bound, Step, Window},
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
    watch: impl FnMut(Step<G::Position, bool>),
) -> Solved<G::Position, bool> {
    let (line, known, reply) = (HashMap::new(), HashMap::new(), HashMap::new());
    let mut searcher = Searcher { game, watch, line, known, reply };
    let value = searcher.search(position).won;
    Solved { value, line: searcher.played_from(position) }
}

struct Searcher<'g, G: TwoPlayerGame, W> {
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
struct Verdict {
    won: bool,
    /// The least depth of a position that was met again and counted as not won for it. Another
    /// line might not contain that position, and the verdict be another there.
    hangs_on: Option<usize>,
}

impl<G: TwoPlayerGame, W: FnMut(Step<G::Position, bool>)> Searcher<'_, G, W> {
    fn search(&mut self, position: &G::Position) -> Verdict {
        (self.watch)(Step::Visit { position: position.clone(), window: Window::OPEN });
        let verdict = if let Some(&depth) = self.line.get(position) {
            (self.watch)(Step::Repeat { position: position.clone() });
            Verdict { won: false, hangs_on: Some(depth) }
        } else if let Some(&won) = self.known.get(position) {
            Verdict { won, hangs_on: None }
        } else {
            self.unknown(position)
        };
        let (position, value) = (position.clone(), verdict.won);
        (self.watch)(Step::Settle { position, value, bound: Bound::Exact });
        verdict
    }

    /// Looks at a position that is neither known nor in the line.
    fn unknown(&mut self, position: &G::Position) -> Verdict {
        let successors = self.game.successors(position);
        if successors.is_empty() {
            return Verdict { won: self.game.is_won(position), hangs_on: None };
        }
        let depth = self.line.len();
        self.line.insert(position.clone(), depth);
        let mut verdict = self.decide(position, successors);
        self.line.remove(position);
        // What hangs on the position itself, or on nothing, hangs on no line that leads to it.
        verdict.hangs_on = verdict.hangs_on.filter(|&earlier| earlier < depth);
        if verdict.hangs_on.is_none() {
            self.known.insert(position.clone(), verdict.won);
        }
        verdict
    }

    fn decide(&mut self, position: &G::Position, successors: Vec<G::Position>) -> Verdict {
        // Max needs one move that wins, Min one that does not.
        let decisive = self.game.side(position) == Side::Max;
        let mut hangs_on: Option<usize> = None;
        let mut successors = successors.into_iter();
        let mut first = true;
        while let Some(successor) = successors.next() {
            let verdict = self.search(&successor);
            let decided = verdict.won == decisive;
            if decided || first {
                first = false;
                let (by, value) = (successor.clone(), verdict.won);
                (self.watch)(Step::Improve { position: position.clone(), by, value });
                self.reply.insert(position.clone(), successor);
            }
            if decided {
                self.cut(position, decisive, successors.collect());
                // A win hangs on nothing: no repetition was counted as one.
                let hangs_on = verdict.hangs_on.filter(|_| !decisive);
                return Verdict { won: decisive, hangs_on };
            }
            hangs_on = [hangs_on, verdict.hangs_on].into_iter().flatten().min();
        }
        Verdict { won: !decisive, hangs_on: hangs_on.filter(|_| decisive) }
    }

    fn cut(&mut self, position: &G::Position, value: bool, skipped: Vec<G::Position>) {
        if !skipped.is_empty() {
            let position = position.clone();
            (self.watch)(Step::Cut { position, value, limit: None, skipped });
        }
    }

    /// The moves that decided, from a position on, until the end or a position met again.
    fn played_from(&self, position: &G::Position) -> Vec<G::Position> {
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
