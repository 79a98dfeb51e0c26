//! The minimax principle.

use super::{
    game::{Solved, TwoPlayerGame},
    step::{Bound, Step, Window},
};

/// Values a position by the minimax principle, to a depth in plies.
///
/// With v the static value and V the backed-up one: V(P) = v(P) at the end of the search,
/// V(P) = max V(Pᵢ) over the successors where Max has the move, V(P) = min V(Pᵢ) where Min has.
/// `watch` is told each step. A line of play may be as long as the stack allows, some thousand
/// plies.
pub fn minimax<G: TwoPlayerGame>(
    game: &G,
    position: &G::Position,
    plies: usize,
    mut watch: impl FnMut(Step<G::Position, G::Value>),
) -> Solved<G::Position, G::Value> {
    let mut solved = backed_up(game, position, plies, &mut watch);
    solved.line.reverse();
    solved
}

/// The value, and the principal variation from its end.
fn backed_up<G: TwoPlayerGame>(
    game: &G,
    position: &G::Position,
    plies: usize,
    watch: &mut impl FnMut(Step<G::Position, G::Value>),
) -> Solved<G::Position, G::Value> {
    watch(Step::Visit { position: position.clone(), window: Window::OPEN });
    let successors = if plies == 0 { Vec::new() } else { game.successors(position) };
    let side = game.side(position);
    let mut best: Option<Solved<G::Position, G::Value>> = None;
    for successor in successors {
        let reply = backed_up(game, &successor, plies - 1, watch);
        let value = reply.value;
        if best.as_ref().is_none_or(|best| side.prefers(value, best.value)) {
            watch(Step::Improve { position: position.clone(), by: successor, value });
            best = Some(reply);
        }
    }
    let mut solved =
        best.unwrap_or_else(|| Solved { value: game.value(position), line: Vec::new() });
    solved.line.push(position.clone());
    let (position, value) = (position.clone(), solved.value);
    watch(Step::Settle { position, value, bound: Bound::Exact });
    solved
}
