//! How far the search of a tree has come.

use std::ops::Index;

use super::{
    nodes::{NodeId, Tree},
    step::{Bound, Step, Window},
    value::Value,
};

/// What is known of each node after some steps of a search: `progress[node]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    marks: Vec<Mark>,
    /// Which node stands for the position of each.
    same: Vec<NodeId>,
    /// The nodes that are open, each below the one before, as they stand in the tree.
    way: Vec<NodeId>,
    at: Option<NodeId>,
    /// Whether the position come to last stands earlier in the same line.
    repeated: bool,
}

/// What is known of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// What the search has done with it.
    pub state: State,
    /// Its value: that of its best child so far while it is open, its own once it is settled.
    pub value: Option<Value>,
    /// Whether the value, once settled, is all that can be said of it.
    pub bound: Bound,
    /// The values that mattered when the search came to it.
    pub window: Window<Value>,
}

/// What a search has done with a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum State {
    /// It has not come there (yet).
    Unseen,
    /// It is looking at what lies below.
    Open,
    /// It has found the value.
    Settled,
    /// It never comes there: the node was cut off, or one above it.
    Skipped,
}

impl Progress {
    /// Before the first step.
    pub fn new(tree: &Tree) -> Self {
        let unseen =
            Mark { state: State::Unseen, value: None, bound: Bound::Exact, window: Window::OPEN };
        let same = tree.nodes().map(|node| tree.same(node)).collect();
        let (marks, way) = (vec![unseen; tree.len()], Vec::new());
        Progress { marks, same, way, at: None, repeated: false }
    }

    /// Takes one step more.
    pub fn take(&mut self, tree: &Tree, step: &Step<NodeId, Value>) {
        if let Step::Visit { position, .. } = step {
            self.way.push(self.next(tree, *position));
        }
        self.at = self.way.last().copied();
        if let Step::Settle { .. } = step {
            self.way.pop();
        }
        match step {
            Step::Visit { position, window } => {
                let mark = &mut self.marks[position.index()];
                (mark.state, mark.window) = (State::Open, *window);
            }
            Step::Improve { position, value, .. } => {
                self.marks[position.index()].value = Some(*value);
            }
            Step::Cut { skipped, .. } => {
                for node in skipped.iter().flat_map(|&node| tree.subtree(node)) {
                    let mark = &mut self.marks[node.index()];
                    // What is reached by another way, too, may have been seen.
                    if mark.state == State::Unseen {
                        mark.state = State::Skipped;
                    }
                }
            }
            // What is settled next is this way to the position, not the position itself.
            Step::Repeat { .. } => self.repeated = true,
            Step::Settle { position, .. } if std::mem::take(&mut self.repeated) => {
                self.marks[position.index()].state = State::Open;
            }
            Step::Settle { position, value, bound } => {
                let mark = &mut self.marks[position.index()];
                (mark.state, mark.value, mark.bound) = (State::Settled, Some(*value), *bound);
            }
        }
    }

    /// The node that the last step was about; `None` before the first step. Where its position
    /// stands earlier in the tree it is the node by which the search has come there, not that one.
    pub fn at(&self) -> Option<NodeId> {
        self.at
    }

    /// The node by which the search comes to a position from where it is.
    fn next(&self, tree: &Tree, position: NodeId) -> NodeId {
        let below = self.way.last().map_or(&[][..], |&above| tree.children(tree.same(above)));
        below.iter().copied().find(|&child| tree.same(child) == position).unwrap_or(position)
    }
}

impl Index<NodeId> for Progress {
    type Output = Mark;

    fn index(&self, node: NodeId) -> &Mark {
        &self.marks[self.same[node.index()].index()]
    }
}
