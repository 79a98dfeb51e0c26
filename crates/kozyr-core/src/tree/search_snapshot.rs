//! How far the search of a tree has come.

use std::ops::Index;

use super::{
    nodes::{NodeId, Tree},
    step::{Bound, SearchStep, Window},
    value::NodeValue,
};

/// What is known of each node after some steps of a search: `progress[node]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchSnapshot {
    nodes: Vec<NodeInfo>,
    /// Which node stands for the position of each.
    canonical: Vec<NodeId>,
    /// The nodes that are open, each below the one before, as they stand in the tree.
    path: Vec<NodeId>,
    at: Option<NodeId>,
    /// Whether the position come to last stands earlier in the same line.
    repeated: bool,
}

/// What is known of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeInfo {
    /// What the search has done with it.
    pub status: NodeStatus,
    /// Its value: that of its best child so far while it is open, its own once it is settled.
    pub value: Option<NodeValue>,
    /// Whether the value, once settled, is all that can be said of it.
    pub bound: Bound,
    /// The values that mattered when the search came to it.
    pub window: Window<NodeValue>,
}

/// What a search has done with a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NodeStatus {
    /// It has not come there (yet).
    Unseen,
    /// It is looking at what lies below.
    Open,
    /// It has found the value.
    Settled,
    /// It never comes there: the node was cut off, or one above it.
    Pruned,
}

impl SearchSnapshot {
    /// Before the first step.
    pub fn new(tree: &Tree) -> Self {
        let unseen = NodeInfo {
            status: NodeStatus::Unseen,
            value: None,
            bound: Bound::Exact,
            window: Window::FULL,
        };
        let same = tree.nodes().map(|node| tree.canonical(node)).collect();
        let (marks, way) = (vec![unseen; tree.len()], Vec::new());
        SearchSnapshot { nodes: marks, canonical: same, path: way, at: None, repeated: false }
    }

    /// Takes one step more.
    pub fn apply(&mut self, tree: &Tree, step: &SearchStep<NodeId, NodeValue>) {
        if let SearchStep::Visit { position, .. } = step {
            self.path.push(self.child_for(tree, *position));
        }
        self.at = self.path.last().copied();
        if let SearchStep::Settle { .. } = step {
            self.path.pop();
        }
        match step {
            SearchStep::Visit { position, window } => {
                let mark = &mut self.nodes[position.index()];
                (mark.status, mark.window) = (NodeStatus::Open, *window);
            }
            SearchStep::Improve { position, value, .. } => {
                self.nodes[position.index()].value = Some(*value);
            }
            SearchStep::Cutoff { skipped, .. } => {
                for node in skipped.iter().flat_map(|&node| tree.subtree(node)) {
                    let mark = &mut self.nodes[node.index()];
                    // What is reached by another way, too, may have been seen.
                    if mark.status == NodeStatus::Unseen {
                        mark.status = NodeStatus::Pruned;
                    }
                }
            }
            // What is settled next is this way to the position, not the position itself.
            SearchStep::Repeat { .. } => self.repeated = true,
            SearchStep::Settle { position, .. } if std::mem::take(&mut self.repeated) => {
                self.nodes[position.index()].status = NodeStatus::Open;
            }
            SearchStep::Settle { position, value, bound } => {
                let mark = &mut self.nodes[position.index()];
                (mark.status, mark.value, mark.bound) = (NodeStatus::Settled, Some(*value), *bound);
            }
        }
    }

    /// The node that the last step was about; `None` before the first step. Where its position
    /// stands earlier in the tree it is the node by which the search has come there, not that one.
    pub fn current_node(&self) -> Option<NodeId> {
        self.at
    }

    /// The node by which the search comes to a position from where it is.
    fn child_for(&self, tree: &Tree, position: NodeId) -> NodeId {
        let below = self.path.last().map_or(&[][..], |&above| tree.children(tree.canonical(above)));
        below.iter().copied().find(|&child| tree.canonical(child) == position).unwrap_or(position)
    }
}

impl Index<NodeId> for SearchSnapshot {
    type Output = NodeInfo;

    fn index(&self, node: NodeId) -> &NodeInfo {
        &self.nodes[self.canonical[node.index()].index()]
    }
}
