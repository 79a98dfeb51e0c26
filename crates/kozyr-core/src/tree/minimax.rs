//! The minimax principle.

use super::{
    game::{TreeSearchResult, TwoPlayerGame},
    step::{Bound, SearchStep, Window},
};

/// Values a position by the minimax principle, to a depth in plies.
///
/// With v the static value and V the backed-up one: V(P) = v(P) at the end of the search, V(P) =
/// max V(Pᵢ) over the successors if Max has the move, V(P) = min V(Pᵢ) if Min has. `watch` receives
/// each step. The stack limits a line of play to a few thousand plies.
pub fn minimax<G: TwoPlayerGame>(
    game: &G,
    position: &G::Position,
    plies: usize,
    mut watch: impl FnMut(SearchStep<G::Position, G::Value>),
) -> TreeSearchResult<G::Position, G::Value> {
    let mut result = back_up(game, position, plies, &mut watch);
    result.line.reverse();
    result
}

/// Values a position to a depth in plies like [`minimax`] and reports each step, but returns the
/// principal variation in reverse.
fn back_up<G: TwoPlayerGame>(
    game: &G,
    position: &G::Position,
    plies: usize,
    watch: &mut impl FnMut(SearchStep<G::Position, G::Value>),
) -> TreeSearchResult<G::Position, G::Value> {
    watch(SearchStep::Visit { position: position.clone(), window: Window::FULL });
    let successors = if plies == 0 { Vec::new() } else { game.successors(position) };
    let side = game.side(position);
    let mut best: Option<TreeSearchResult<G::Position, G::Value>> = None;
    for successor in successors {
        let reply = back_up(game, &successor, plies - 1, watch);
        let value = reply.value;
        if best.as_ref().is_none_or(|best| side.prefers(value, best.value)) {
            watch(SearchStep::Improve { position: position.clone(), successor, value });
            best = Some(reply);
        }
    }
    let mut result =
        best.unwrap_or_else(|| TreeSearchResult { value: game.value(position), line: Vec::new() });
    result.line.push(position.clone());
    let (position, value) = (position.clone(), result.value);
    watch(SearchStep::Settle { position, value, bound: Bound::Exact });
    result
}
