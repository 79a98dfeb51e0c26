//! Alpha-beta over positions that never recur.

use std::ops::ControlFlow;

use super::{
    BudgetExhausted, NodeBudget,
    state::{EndgameRules, TwoPlayerEndgame},
    table::{Bounds, BoundsTable, UNKNOWN_BOUNDS},
};
use crate::phase::Phase;

/// So many cards at most make an ending in which it takes longer to find out which of the cards to throw in looks best
/// than to search a little more.
const SMALL_ENDGAME_CARDS: usize = 10;

/// Finds what positions that never recur are worth.
///
/// The table holds those between bouts alone: within one hardly any is met twice, and to look them up
/// takes longer than to search them again.
pub(super) struct AcyclicSearch<'a> {
    terms: EndgameRules,
    table: &'a mut BoundsTable,
    effort: &'a mut NodeBudget,
    /// The children still to be looked into of all positions on the line.
    children: Vec<ChildNode>,
    /// Whether anything has been added to the table: before, nothing would be won by giving up.
    has_stored: bool,
}

#[derive(Clone, Copy)]
struct ChildNode {
    duel: TwoPlayerEndgame,
    /// Its key in the table, if it is there.
    key: Option<u64>,
    /// How soon it is best tried, if that has been asked: the greater, the sooner.
    order_score: f32,
}

/// What is found of a position while its children are looked at.
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

    /// Notes what a child is worth; whether that is enough.
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

    /// The half points of player 0 in perfect play: first whether the likelier end is reached.
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

    /// What a position is worth if that is seen at once.
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

    /// The value of a position within a window, or a bound of it outside.
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

    /// Puts the children from one on in the order in which they are best tried.
    ///
    /// What is left in play weighs more than what looks good: whoever always leads low cards first comes
    /// to few positions, whoever looks for the best card to many, and whoever takes to the most. So
    /// leads stay as they are listed, and taking comes after beating; what leaves the attacker
    /// little to throw in comes first.
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

    /// Notes the children that are known, and lists the others; whether that is enough.
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
