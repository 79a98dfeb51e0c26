//! Alpha-beta search.

use super::{
    game::{Solved, TwoPlayerGame},
    side::Side,
    step::{Bound, Step, Window},
};

/// Values a position as [`minimax`](super::minimax()) does, with the same principal variation,
/// and leaves out what cannot change the result.
///
/// Where Max has already found more in a position than Min need allow (beta), the remaining
/// successors are cut off, and likewise where Min has found less than Max has elsewhere (alpha).
/// Of such a position only a bound is known, and the bound found may lie outside the window
/// («fail-soft»).
pub fn alpha_beta<G: TwoPlayerGame>(
    game: &G,
    position: &G::Position,
    plies: usize,
    watch: impl FnMut(Step<G::Position, G::Value>),
) -> Solved<G::Position, G::Value> {
    let mut found = Searcher { game, watch }.search(position, plies, Window::OPEN);
    found.line.reverse();
    Solved { value: found.value, line: found.line }
}

struct Searcher<'g, G, W> {
    game: &'g G,
    watch: W,
}

/// What is known of a position; the line from its end.
struct Found<P, V> {
    value: V,
    bound: Bound,
    line: Vec<P>,
}

impl<G: TwoPlayerGame, W: FnMut(Step<G::Position, G::Value>)> Searcher<'_, G, W> {
    fn search(
        &mut self,
        position: &G::Position,
        plies: usize,
        window: Window<G::Value>,
    ) -> Found<G::Position, G::Value> {
        (self.watch)(Step::Visit { position: position.clone(), window });
        let mut found = self.best_successor(position, plies, window).unwrap_or_else(|| Found {
            value: self.game.value(position),
            bound: Bound::Exact,
            line: Vec::new(),
        });
        found.line.push(position.clone());
        let Found { value, bound, .. } = found;
        (self.watch)(Step::Settle { position: position.clone(), value, bound });
        found
    }

    /// What the best successor is worth; `None` if the search ends here.
    fn best_successor(
        &mut self,
        position: &G::Position,
        plies: usize,
        mut window: Window<G::Value>,
    ) -> Option<Found<G::Position, G::Value>> {
        let plies = plies.checked_sub(1)?;
        let side = self.game.side(position);
        let mut best: Option<Found<G::Position, G::Value>> = None;
        let mut successors = self.game.successors(position).into_iter();
        while let Some(successor) = successors.next() {
            let reply = self.search(&successor, plies, window);
            let value = reply.value;
            if best.as_ref().is_some_and(|best| !side.prefers(value, best.value)) {
                continue;
            }
            (self.watch)(Step::Improve { position: position.clone(), by: successor, value });
            best = Some(reply);
            if let Some(limit) = window.reached(side, value)
                && successors.len() > 0
            {
                let (position, skipped) = (position.clone(), successors.collect());
                (self.watch)(Step::Cut { position, value, limit: Some(limit), skipped });
                let bound = match side {
                    Side::Max => Bound::AtLeast,
                    Side::Min => Bound::AtMost,
                };
                return best.map(|best| Found { bound, ..best });
            }
            window.narrow(side, value);
        }
        best
    }
}

impl<V: Copy + Ord> Window<V> {
    /// The limit beyond which the other side does not let it come to this, if it is reached.
    fn reached(self, side: Side, value: V) -> Option<V> {
        match side {
            Side::Max => self.beta.filter(|&beta| value >= beta),
            Side::Min => self.alpha.filter(|&alpha| value <= alpha),
        }
    }

    /// Notes what a side has for certain.
    fn narrow(&mut self, side: Side, value: V) {
        match side {
            // `None` is less than any value.
            Side::Max => self.alpha = self.alpha.max(Some(value)),
            Side::Min => {
                self.beta = Some(self.beta.map_or(value, |beta| beta.min(value)));
            }
        }
    }
}
