//! Recorded searches of trees.

use std::{fmt, str::FromStr};

use super::{
    alpha_beta, and_or,
    game::TreeSearchResult,
    minimax,
    nodes::{NodeId, Tree},
    search_snapshot::SearchSnapshot,
    step::SearchStep,
    value::NodeValue,
};

/// A method of searching a tree; as text `and-or`, `minimax` or `alpha-beta`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SearchMethod {
    /// [`and_or`]: whether Max can force a win, where a number above 0 counts as won.
    AndOr,
    /// [`minimax`]: the value of the root.
    Minimax,
    /// [`alpha_beta`]: the same value with fewer nodes.
    AlphaBeta,
}

/// A question about a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NodeQuestion {
    /// The node as the player's position: Max has the move there, even if Min has it in the tree.
    /// This is the question of the predicate `vikt` in the lecture that the
    /// [figures](super::figures::figure) are from.
    PlayersPosition,
    /// The node in the game from the root: the side has the move whose turn it is then.
    InGame,
}

/// A finished search of a tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchTrace {
    /// The method used.
    pub method: SearchMethod,
    /// All steps, in order.
    pub steps: Vec<SearchStep<NodeId, NodeValue>>,
    /// The value for Max of the node searched, usually the root.
    pub value: NodeValue,
    /// The principal variation, from that node to a leaf.
    pub line: Vec<NodeId>,
}

impl SearchMethod {
    /// All methods, the simplest question first.
    pub const ALL: [SearchMethod; 3] =
        [SearchMethod::AndOr, SearchMethod::Minimax, SearchMethod::AlphaBeta];

    /// Returns the name of the method, as in its text form.
    pub const fn name(self) -> &'static str {
        match self {
            SearchMethod::AndOr => "and-or",
            SearchMethod::Minimax => "minimax",
            SearchMethod::AlphaBeta => "alpha-beta",
        }
    }
}

impl fmt::Display for SearchMethod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The error for an unknown search method.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown search method `{0}`: use and-or, minimax or alpha-beta")]
pub struct ParseSearchMethodError(String);

impl FromStr for SearchMethod {
    type Err = ParseSearchMethodError;

    /// Parses the [name](SearchMethod::name) of a method.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let method = SearchMethod::ALL.into_iter().find(|method| method.name() == text);
        method.ok_or_else(|| ParseSearchMethodError(text.chars().take(20).collect()))
    }
}

impl Tree {
    /// Returns the default method: AND/OR search if all leaves are won or lost, or else minimax.
    pub fn default_method(&self) -> SearchMethod {
        let is_number = |node| matches!(self.value(node), Some(NodeValue::Number(_)));
        if self.nodes().any(is_number) { SearchMethod::Minimax } else { SearchMethod::AndOr }
    }

    /// Searches the tree.
    ///
    /// A tree with a [cycle](Tree::has_cycle) is always searched by [`SearchMethod::AndOr`]; the
    /// other methods would never end.
    pub fn search(&self, method: SearchMethod) -> SearchTrace {
        self.search_from(self.root(), method)
    }

    /// Searches the subtree of a node in the game from the root: the side whose turn it is has the
    /// move. For [`NodeQuestion::PlayersPosition`], [give](Self::set_side) Max the move first. Like
    /// [`search`](Tree::search), uses AND/OR if the tree has a cycle. A
    /// [transposition](Tree::is_transposition) is replaced by the first node of its position.
    pub fn search_from(&self, node: NodeId, method: SearchMethod) -> SearchTrace {
        let method = if self.has_cycle() { SearchMethod::AndOr } else { method };
        let root = self.canonical(node);
        let mut steps = Vec::new();
        let TreeSearchResult { value, line } = match method {
            SearchMethod::AndOr => {
                let result =
                    and_or(self, &root, |step| steps.push(step.map_values(NodeValue::from)));
                TreeSearchResult { value: result.value.into(), line: result.line }
            }
            SearchMethod::Minimax => minimax(self, &root, usize::MAX, |step| steps.push(step)),
            SearchMethod::AlphaBeta => alpha_beta(self, &root, usize::MAX, |step| steps.push(step)),
        };
        SearchTrace { method, steps, value, line }
    }
}

impl SearchTrace {
    /// Returns the snapshot after the first `steps` steps, or after all if there are fewer.
    ///
    /// `tree` must be the tree that was searched.
    pub fn snapshot_after(&self, tree: &Tree, steps: usize) -> SearchSnapshot {
        let mut snapshot = SearchSnapshot::new(tree);
        for step in self.steps.iter().take(steps) {
            snapshot.apply(tree, step);
        }
        snapshot
    }

    /// Returns the snapshot after all steps. `tree` must be the tree that was searched.
    pub fn final_snapshot(&self, tree: &Tree) -> SearchSnapshot {
        self.snapshot_after(tree, self.steps.len())
    }
}
