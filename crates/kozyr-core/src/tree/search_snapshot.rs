//! Snapshots of a tree search.

use std::ops::Index;

use super::{
    nodes::{NodeId, Tree},
    step::{Bound, SearchStep, Window},
    value::NodeValue,
};

/// The state of each node after some steps of a search: `snapshot[node]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchSnapshot {
    nodes: Vec<NodeInfo>,
    /// The first node of each node's position.
    canonical: Vec<NodeId>,
    /// The open nodes, each below the previous one, as they occur in the tree.
    path: Vec<NodeId>,
    /// The node of the last step.
    current: Option<NodeId>,
    /// Whether the last position visited is a repetition on the same line.
    repeated: bool,
}

/// The state of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NodeInfo {
    /// Its status.
    pub status: NodeStatus,
    /// Its value: that of its best child so far while it is open, its own once it is settled.
    pub value: Option<NodeValue>,
    /// Whether the value, once settled, is exact or a bound.
    pub bound: Bound,
    /// The window when the search entered it.
    pub window: Window<NodeValue>,
}

/// The status of a node in a search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NodeStatus {
    /// The search has not visited it (yet).
    Unseen,
    /// The search is visiting its descendants.
    Open,
    /// The search has found its value.
    Settled,
    /// The search will never visit it: it or an ancestor was cut off.
    Pruned,
}

impl SearchSnapshot {
    /// Creates a snapshot before the first step, with all nodes unseen.
    pub fn new(tree: &Tree) -> Self {
        let unseen = NodeInfo {
            status: NodeStatus::Unseen,
            value: None,
            bound: Bound::Exact,
            window: Window::FULL,
        };
        let canonical = tree.nodes().map(|node| tree.canonical(node)).collect();
        let (nodes, path) = (vec![unseen; tree.len()], Vec::new());
        SearchSnapshot { nodes, canonical, path, current: None, repeated: false }
    }

    /// Updates the snapshot by the next step of a search of `tree`.
    pub fn apply(&mut self, tree: &Tree, step: &SearchStep<NodeId, NodeValue>) {
        if let SearchStep::Visit { position, .. } = step {
            self.path.push(self.child_for(tree, *position));
        }
        self.current = self.path.last().copied();
        if let SearchStep::Settle { .. } = step {
            self.path.pop();
        }
        match step {
            SearchStep::Visit { position, window } => {
                let info = &mut self.nodes[position.index()];
                (info.status, info.window) = (NodeStatus::Open, *window);
            }
            SearchStep::Improve { position, value, .. } => {
                self.nodes[position.index()].value = Some(*value);
            }
            SearchStep::Cutoff { skipped, .. } => {
                for node in skipped.iter().flat_map(|&node| tree.subtree(node)) {
                    let info = &mut self.nodes[node.index()];
                    // A shared node may have been visited on another path.
                    if info.status == NodeStatus::Unseen {
                        info.status = NodeStatus::Pruned;
                    }
                }
            }
            // The next `Settle` is about this visit, not about the position itself.
            SearchStep::Repeat { .. } => self.repeated = true,
            SearchStep::Settle { position, .. } if std::mem::take(&mut self.repeated) => {
                self.nodes[position.index()].status = NodeStatus::Open;
            }
            SearchStep::Settle { position, value, bound } => {
                let info = &mut self.nodes[position.index()];
                (info.status, info.value, info.bound) = (NodeStatus::Settled, Some(*value), *bound);
            }
        }
    }

    /// Returns the node of the last step; `None` before the first step. For a transposition it is
    /// the node on the search path, not the first node of the position.
    pub fn current_node(&self) -> Option<NodeId> {
        self.current
    }

    /// Returns the child of the last open node that has this position, which is given by its first
    /// node. Without such a child or an open node, returns `position`.
    fn child_for(&self, tree: &Tree, position: NodeId) -> NodeId {
        let children =
            self.path.last().map_or(&[][..], |&parent| tree.children(tree.canonical(parent)));
        children
            .iter()
            .copied()
            .find(|&child| tree.canonical(child) == position)
            .unwrap_or(position)
    }
}

impl Index<NodeId> for SearchSnapshot {
    type Output = NodeInfo;

    /// Returns the state of the node's position, which is kept at the position's first node.
    fn index(&self, node: NodeId) -> &NodeInfo {
        &self.nodes[self.canonical[node.index()].index()]
    }
}
