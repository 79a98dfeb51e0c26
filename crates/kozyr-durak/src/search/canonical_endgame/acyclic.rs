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
    terms: EndgameRules,
    table: &'a mut BoundsTable,
    effort: &'a mut NodeBudget,
    /// The children still to be searched of all positions on the line.
    children: Vec<ChildNode>,
    /// Whether a result has been stored; before that, giving up would lose all progress.
    has_stored: bool,
}

#[derive(Clone, Copy)]
struct ChildNode {
    duel: TwoPlayerEndgame,
    /// Its table key, if it is kept in the table.
    key: Option<u64>,
    /// Its priority in move ordering, if scored; greater is earlier.
    order_score: f32,
}

/// The value of a position while its children are searched.
struct NodeResult {
    maximising: bool,
    window: Bounds,
    best: u8,
}

impl NodeResult {
    fn new(duel: &TwoPlayerEndgame, window: Bounds) -> Self {
        let maximising = duel.to_act() == 0;
        NodeResult { maximising, window, best: if maximising { 0 } else { 2 } }
    }

    /// Updates the value with a child's; returns whether this causes a cutoff.
    fn note(&mut self, points: u8) -> bool {
        let [low, high] = &mut self.window;
        if self.maximising {
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
    pub(super) fn new(
        terms: EndgameRules,
        table: &'a mut BoundsTable,
        effort: &'a mut NodeBudget,
    ) -> Self {
        AcyclicSearch { terms, table, effort, children: Vec::new(), has_stored: false }
    }

    /// The half points of player 0 under perfect play. Searches the window of the more likely
    /// result first.
    pub(super) fn points(mut self, duel: &TwoPlayerEndgame) -> Result<u8, BudgetExhausted> {
        if let Some(points) = self.immediate_value(duel) {
            return Ok(points);
        }
        let key = self.key(duel);
        if duel.evaluate(&self.terms) > 0.0 {
            let points = self.search(duel, key, [1, 2])?;
            if points == 2 { Ok(2) } else { self.search(duel, key, [0, 1]) }
        } else {
            let points = self.search(duel, key, [0, 1])?;
            if points == 0 { Ok(0) } else { self.search(duel, key, [1, 2]) }
        }
    }

    /// The value of a position that needs no search.
    fn immediate_value(&self, duel: &TwoPlayerEndgame) -> Option<u8> {
        if duel.phase == Phase::Over {
            Some(duel.points)
        } else {
            duel.immediate_points(&self.terms)
        }
    }

    fn key(&self, duel: &TwoPlayerEndgame) -> Option<u64> {
        (duel.phase == Phase::Attack).then(|| duel.key(&self.terms))
    }

    fn bounds(&self, key: Option<u64>) -> Bounds {
        key.map_or(UNKNOWN_BOUNDS, |key| self.table.look_up(key))
    }

    /// The value of a position if inside the window, else a bound.
    fn search(
        &mut self,
        duel: &TwoPlayerEndgame,
        key: Option<u64>,
        window: Bounds,
    ) -> Result<u8, BudgetExhausted> {
        self.effort.count(!self.has_stored)?;
        let known = self.bounds(key);
        let narrowed = [window[0].max(known[0]), window[1].min(known[1])];
        if narrowed[0] >= narrowed[1] {
            return Ok(if known[0] >= narrowed[1] { known[0] } else { known[1] });
        }
        let first = self.children.len();
        let found = self.search_children(duel, narrowed, first);
        self.children.truncate(first);
        let best = found?;
        if let Some(key) = key {
            let low = if best > narrowed[0] { best.max(known[0]) } else { known[0] };
            let high = if best < narrowed[1] { best.min(known[1]) } else { known[1] };
            self.table.store(key, [low, high]);
            self.has_stored = true;
        }
        Ok(best)
    }

    fn search_children(
        &mut self,
        duel: &TwoPlayerEndgame,
        window: Bounds,
        first: usize,
    ) -> Result<u8, BudgetExhausted> {
        let mut finding = NodeResult::new(duel, window);
        if self.generate(duel, &mut finding) {
            return Ok(finding.best);
        }
        self.order_children(duel, first);
        for index in first..self.children.len() {
            let ChildNode { duel: child, key, .. } = self.children[index];
            let points = self.search(&child, key, finding.window)?;
            if finding.note(points) {
                break;
            }
        }
        Ok(finding.best)
    }

    /// Orders the children from `first` on.
    ///
    /// Shrinking the game matters more than a good evaluation: leading low cards first visits few
    /// positions, leading the best-looking card many, and taking the most. So leads keep their
    /// order, taking comes after beating, and replies that leave the attacker little to throw in
    /// come first.
    fn order_children(&mut self, duel: &TwoPlayerEndgame, first: usize) {
        let children = &mut self.children[first..];
        if children.len() < 2 || duel.phase == Phase::Attack {
            return;
        }
        let sign = if duel.to_act() == 0 { 1.0 } else { -1.0 };
        let is_large = duel.cards_in_play().len() > SMALL_ENDGAME_CARDS;
        for child in children.iter_mut() {
            let next = &child.duel;
            child.order_score = match duel.phase {
                Phase::Defend if next.phase == Phase::ThrowIn => {
                    -(next.throwable_cards().len() as f32)
                }
                Phase::Defend if next.attacker == duel.attacker => f32::NEG_INFINITY,
                Phase::Defend => 0.0,
                _ if is_large => sign * next.evaluate(&self.terms),
                _ => 0.0,
            };
        }
        children.sort_by(|one, other| other.order_score.total_cmp(&one.order_score));
    }

    /// Updates the value with the children that are known and lists the others; returns whether
    /// this causes a cutoff.
    fn generate(&mut self, duel: &TwoPlayerEndgame, finding: &mut NodeResult) -> bool {
        let terms = self.terms;
        let told = duel.for_each_move(&terms, &mut |duel| {
            let points = match self.immediate_value(&duel) {
                Some(points) => points,
                None => {
                    let key = self.key(&duel);
                    let [low, high] = self.bounds(key);
                    if low < high {
                        self.children.push(ChildNode { duel, key, order_score: 0.0 });
                    }
                    if finding.maximising { low } else { high }
                }
            };
            if finding.note(points) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        told.is_break()
    }
}
