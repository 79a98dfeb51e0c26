//! A search of a tree, kept step by step.

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

/// How a tree is searched; as text `and-or`, `minimax` or `alpha-beta`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SearchMethod {
    /// Whether Max can force a win, by [`and_or`]; a number above 0 counts as won.
    AndOr,
    /// What the root is worth, by [`minimax`].
    Minimax,
    /// The same with less work, by [`alpha_beta`].
    AlphaBeta,
}

/// A finished search of a tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchTrace {
    /// How the tree was searched.
    pub method: SearchMethod,
    /// All that was done, in order.
    pub steps: Vec<SearchStep<NodeId, NodeValue>>,
    /// What the node is worth to Max that was asked for, usually the root.
    pub value: NodeValue,
    /// The principal variation, from there to a leaf.
    pub line: Vec<NodeId>,
}

impl SearchMethod {
    /// All methods, the simplest question first.
    pub const ALL: [SearchMethod; 3] =
        [SearchMethod::AndOr, SearchMethod::Minimax, SearchMethod::AlphaBeta];

    /// The name of the method.
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

/// A text that names no method.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a tree is searched by and-or, minimax or alpha-beta, not by `{0}`")]
pub struct ParseSearchMethodError(String);

impl FromStr for SearchMethod {
    type Err = ParseSearchMethodError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let method = SearchMethod::ALL.into_iter().find(|method| method.name() == text);
        method.ok_or_else(|| ParseSearchMethodError(text.chars().take(20).collect()))
    }
}

impl Tree {
    /// The method that a tree asks for by itself: whether it is won if its leaves say nothing
    /// else, what it is worth otherwise.
    pub fn default_method(&self) -> SearchMethod {
        let number = |node| matches!(self.value(node), Some(NodeValue::Number(_)));
        if self.nodes().any(number) { SearchMethod::Minimax } else { SearchMethod::AndOr }
    }

    /// Searches the tree.
    ///
    /// A tree that [comes back](Tree::comes_back) to a position is searched by [`Method::AndOr`],
    /// whatever is asked for: the others would never end.
    pub fn search(&self, method: SearchMethod) -> SearchTrace {
        self.search_from(self.root(), method)
    }

    /// Searches what lies below a node: is it won, what is it worth?
    pub fn search_from(&self, node: NodeId, method: SearchMethod) -> SearchTrace {
        let method = if self.has_cycle() { SearchMethod::AndOr } else { method };
        let root = self.canonical(node);
        let mut steps = Vec::new();
        let TreeSearchResult { value, line } = match method {
            SearchMethod::AndOr => {
                let solved =
                    and_or(self, &root, |step| steps.push(step.map_values(NodeValue::from)));
                TreeSearchResult { value: solved.value.into(), line: solved.line }
            }
            SearchMethod::Minimax => minimax(self, &root, usize::MAX, |step| steps.push(step)),
            SearchMethod::AlphaBeta => alpha_beta(self, &root, usize::MAX, |step| steps.push(step)),
        };
        SearchTrace { method, steps, value, line }
    }
}

impl SearchTrace {
    /// What is known of each node after the first `steps` steps, or after all if there are fewer.
    ///
    /// `tree` must be the tree that was searched.
    pub fn snapshot_after(&self, tree: &Tree, steps: usize) -> SearchSnapshot {
        let mut progress = SearchSnapshot::new(tree);
        for step in self.steps.iter().take(steps) {
            progress.apply(tree, step);
        }
        progress
    }

    /// What is known of each node of the tree in the end.
    pub fn final_snapshot(&self, tree: &Tree) -> SearchSnapshot {
        self.snapshot_after(tree, self.steps.len())
    }
}
