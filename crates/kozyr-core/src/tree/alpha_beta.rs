//! Alpha-beta search.

use super::{
    game::{TreeSearchResult, TwoPlayerGame},
    side::MinimaxSide,
    step::{Bound, SearchStep, Window},
};

/// Values a position like [`minimax`](super::minimax()), with the same principal variation, but
/// skips what cannot change the result.
///
/// If Max reaches beta in a position, the value that Min has secured elsewhere, the remaining
/// successors are cut off; likewise if Min reaches alpha, which Max has secured. Only a bound is
/// then known for the position, and it may be outside the window (fail-soft). `watch` receives each
/// step.
pub fn alpha_beta<G: TwoPlayerGame>(
    game: &G,
    position: &G::Position,
    plies: usize,
    watch: impl FnMut(SearchStep<G::Position, G::Value>),
) -> TreeSearchResult<G::Position, G::Value> {
    let mut result = AlphaBetaSearcher { game, watch }.search(position, plies, Window::FULL);
    result.line.reverse();
    TreeSearchResult { value: result.value, line: result.line }
}

struct AlphaBetaSearcher<'g, G, W> {
    game: &'g G,
    watch: W,
}

/// The result for a position; the line is in reverse order.
struct BoundedResult<P, V> {
    value: V,
    bound: Bound,
    line: Vec<P>,
}

impl<G: TwoPlayerGame, W: FnMut(SearchStep<G::Position, G::Value>)> AlphaBetaSearcher<'_, G, W> {
    /// Searches a position to a depth in plies within a window, and reports each step.
    fn search(
        &mut self,
        position: &G::Position,
        plies: usize,
        window: Window<G::Value>,
    ) -> BoundedResult<G::Position, G::Value> {
        (self.watch)(SearchStep::Visit { position: position.clone(), window });
        let mut result =
            self.best_successor(position, plies, window).unwrap_or_else(|| BoundedResult {
                value: self.game.value(position),
                bound: Bound::Exact,
                line: Vec::new(),
            });
        result.line.push(position.clone());
        let BoundedResult { value, bound, .. } = result;
        (self.watch)(SearchStep::Settle { position: position.clone(), value, bound });
        result
    }

    /// Searches the successors until one reaches a limit of the window, and returns the result of
    /// the best; after a cutoff its value is a bound. `None` without plies or successors.
    fn best_successor(
        &mut self,
        position: &G::Position,
        plies: usize,
        mut window: Window<G::Value>,
    ) -> Option<BoundedResult<G::Position, G::Value>> {
        let plies = plies.checked_sub(1)?;
        let side = self.game.side(position);
        let mut best: Option<BoundedResult<G::Position, G::Value>> = None;
        let mut successors = self.game.successors(position).into_iter();
        while let Some(successor) = successors.next() {
            let reply = self.search(&successor, plies, window);
            let value = reply.value;
            if best.as_ref().is_some_and(|best| !side.prefers(value, best.value)) {
                continue;
            }
            (self.watch)(SearchStep::Improve { position: position.clone(), successor, value });
            best = Some(reply);
            if let Some(limit) = window.cutoff_limit(side, value)
                && successors.len() > 0
            {
                let (position, skipped) = (position.clone(), successors.collect());
                (self.watch)(SearchStep::Cutoff { position, value, limit: Some(limit), skipped });
                let bound = match side {
                    MinimaxSide::Max => Bound::AtLeast,
                    MinimaxSide::Min => Bound::AtMost,
                };
                return best.map(|best| BoundedResult { bound, ..best });
            }
            window.narrow(side, value);
        }
        best
    }
}

impl<V: Copy + Ord> Window<V> {
    /// Returns the limit that a value for the side to move has reached: beta if that is Max, alpha
    /// if it is Min. `None` if the value is still within.
    fn cutoff_limit(self, side: MinimaxSide, value: V) -> Option<V> {
        match side {
            MinimaxSide::Max => self.beta.filter(|&beta| value >= beta),
            MinimaxSide::Min => self.alpha.filter(|&alpha| value <= alpha),
        }
    }

    /// Raises alpha to a value that Max has secured, or lowers beta to one that Min has; never
    /// widens the window.
    fn narrow(&mut self, side: MinimaxSide, value: V) {
        match side {
            // `None` is less than any value.
            MinimaxSide::Max => self.alpha = self.alpha.max(Some(value)),
            MinimaxSide::Min => {
                self.beta = Some(self.beta.map_or(value, |beta| beta.min(value)));
            }
        }
    }
}
