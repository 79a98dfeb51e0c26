//! Alpha-beta over positions that never recur.

use std::ops::ControlFlow;

use super::{
    BudgetExhausted, NodeBudget,
    state::{EndgameRules, TwoPlayerEndgame},
    table::{Bounds, BoundsTable, UNKNOWN_BOUNDS},
};
use crate::phase::Phase;

/// With at most this many cards in play, scoring throw-ins takes longer than it saves.
const SMALL_ENDGAME_CARDS: usize = 10;

/// Solves positions that never recur.
///
/// The table holds only positions between bouts. Others rarely repeat, and a lookup takes longer
/// than another search.
pub(super) struct AcyclicSearch<'a> {
    rules: EndgameRules,
    table: &'a mut BoundsTable,
    budget: &'a mut NodeBudget,
    /// The children still to be searched of all positions on the line.
    children: Vec<ChildNode>,
    /// Whether a result has been stored; before that, giving up would lose all progress.
    has_stored: bool,
}

/// A position that follows from another.
#[derive(Clone, Copy)]
struct ChildNode {
    endgame: TwoPlayerEndgame,
    /// Its table key, if it is kept in the table.
    key: Option<u64>,
    /// Its priority in move ordering, if scored; greater is earlier.
    order_score: f32,
}

/// The value of a position while its children are searched.
struct NodeResult {
    is_maximising: bool,
    window: Bounds,
    best: u8,
}

impl NodeResult {
    /// The value before any child is searched.
    fn new(endgame: &TwoPlayerEndgame, window: Bounds) -> Self {
        let is_maximising = endgame.to_act() == 0;
        NodeResult { is_maximising, window, best: if is_maximising { 0 } else { 2 } }
    }

    /// Updates the best value and the window with a child's value. Returns whether this empties the
    /// window, which is a cutoff.
    fn add_child_value(&mut self, points: u8) -> bool {
        let [low, high] = &mut self.window;
        if self.is_maximising {
            self.best = self.best.max(points);
            *low = (*low).max(points);
        } else {
            self.best = self.best.min(points);
            *high = (*high).min(points);
        }
        low >= high
    }
}

impl<'a> AcyclicSearch<'a> {
    /// Creates a search that uses this table and budget.
    pub(super) fn new(
        rules: EndgameRules,
        table: &'a mut BoundsTable,
        budget: &'a mut NodeBudget,
    ) -> Self {
        AcyclicSearch { rules, table, budget, children: Vec::new(), has_stored: false }
    }

    /// Returns the half points of player 0 under perfect play. Searches the window of the more
    /// likely result first. Fails if the budget is exhausted.
    pub(super) fn points(mut self, endgame: &TwoPlayerEndgame) -> Result<u8, BudgetExhausted> {
        if let Some(points) = self.immediate_value(endgame) {
            return Ok(points);
        }
        let key = self.key(endgame);
        if endgame.evaluate(&self.rules) > 0.0 {
            let points = self.search(endgame, key, [1, 2])?;
            if points == 2 { Ok(2) } else { self.search(endgame, key, [0, 1]) }
        } else {
            let points = self.search(endgame, key, [0, 1])?;
            if points == 0 { Ok(0) } else { self.search(endgame, key, [1, 2]) }
        }
    }

    /// Returns the half points of player 0 in a position that needs no search; `None` for other
    /// positions.
    fn immediate_value(&self, endgame: &TwoPlayerEndgame) -> Option<u8> {
        if endgame.phase == Phase::Over {
            Some(endgame.points)
        } else {
            endgame.immediate_points(&self.rules)
        }
    }

    /// Returns the table key of a position between bouts; `None` for other positions.
    fn key(&self, endgame: &TwoPlayerEndgame) -> Option<u64> {
        (endgame.phase == Phase::Attack).then(|| endgame.key(&self.rules))
    }

    /// Returns the known bounds for a table key; the widest for `None`.
    fn bounds(&self, key: Option<u64>) -> Bounds {
        key.map_or(UNKNOWN_BOUNDS, |key| self.table.look_up(key))
    }

    /// Returns the half points of player 0 in a position if inside the window, else a bound of
    /// them. The table keeps the result of a position with a key. Fails if the budget is exhausted.
    fn search(
        &mut self,
        endgame: &TwoPlayerEndgame,
        key: Option<u64>,
        window: Bounds,
    ) -> Result<u8, BudgetExhausted> {
        self.budget.count(!self.has_stored)?;
        let known = self.bounds(key);
        let narrowed = [window[0].max(known[0]), window[1].min(known[1])];
        if narrowed[0] >= narrowed[1] {
            return Ok(if known[0] >= narrowed[1] { known[0] } else { known[1] });
        }
        let first = self.children.len();
        let result = self.search_children(endgame, narrowed, first);
        self.children.truncate(first);
        let best = result?;
        if let Some(key) = key {
            let low = if best > narrowed[0] { best.max(known[0]) } else { known[0] };
            let high = if best < narrowed[1] { best.min(known[1]) } else { known[1] };
            self.table.store(key, [low, high]);
            self.has_stored = true;
        }
        Ok(best)
    }

    /// Returns the value of a position from its children, which it lists from index `first` on;
    /// outside the window, the value is a bound. Fails if the budget is exhausted.
    fn search_children(
        &mut self,
        endgame: &TwoPlayerEndgame,
        window: Bounds,
        first: usize,
    ) -> Result<u8, BudgetExhausted> {
        let mut result = NodeResult::new(endgame, window);
        if self.generate(endgame, &mut result) {
            return Ok(result.best);
        }
        self.order_children(endgame, first);
        for index in first..self.children.len() {
            let ChildNode { endgame: child, key, .. } = self.children[index];
            let points = self.search(&child, key, result.window)?;
            if result.add_child_value(points) {
                break;
            }
        }
        Ok(result.best)
    }

    /// Orders the children from `first` on.
    ///
    /// Shrinking the game matters more than a good evaluation: leading low cards first visits few
    /// positions, leading the best-looking card many, and taking the most. So leads keep their
    /// order, taking comes after beating, and replies that leave the attacker little to throw in
    /// come first.
    fn order_children(&mut self, endgame: &TwoPlayerEndgame, first: usize) {
        let children = &mut self.children[first..];
        if children.len() < 2 || endgame.phase == Phase::Attack {
            return;
        }
        let sign = if endgame.to_act() == 0 { 1.0 } else { -1.0 };
        let is_large = endgame.cards_in_play().len() > SMALL_ENDGAME_CARDS;
        for child in children.iter_mut() {
            let next = &child.endgame;
            child.order_score = match endgame.phase {
                Phase::Defend if next.phase == Phase::ThrowIn => {
                    -(next.throwable_cards().len() as f32)
                }
                Phase::Defend if next.attacker == endgame.attacker => f32::NEG_INFINITY,
                Phase::Defend => 0.0,
                _ if is_large => sign * next.evaluate(&self.rules),
                _ => 0.0,
            };
        }
        children.sort_by(|left, right| right.order_score.total_cmp(&left.order_score));
    }

    /// Updates the value with the known values and bounds of the children, and appends the
    /// undecided children to `children`. Returns whether this causes a cutoff, which ends the
    /// listing.
    fn generate(&mut self, endgame: &TwoPlayerEndgame, result: &mut NodeResult) -> bool {
        let rules = self.rules;
        let flow = endgame.for_each_move(&rules, &mut |endgame| {
            let points = match self.immediate_value(&endgame) {
                Some(points) => points,
                None => {
                    let key = self.key(&endgame);
                    let [low, high] = self.bounds(key);
                    if low < high {
                        self.children.push(ChildNode { endgame, key, order_score: 0.0 });
                    }
                    if result.is_maximising { low } else { high }
                }
            };
            if result.add_child_value(points) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        flow.is_break()
    }
}
