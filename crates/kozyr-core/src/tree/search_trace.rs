//! A search of a tree, kept step by step.

use std::{fmt, str::FromStr};

use super::{
    alpha_beta, and_or,
    game::Solved,
    minimax,
    nodes::{NodeId, Tree},
    search_snapshot::Progress,
    step::Step,
    value::Value,
};

/// How a tree is searched; as text `and-or`, `minimax` or `alpha-beta`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Method {
    /// Whether Max can force a win, by [`and_or`]; a number above 0 counts as won.
    AndOr,
    /// What the root is worth, by [`minimax`].
    Minimax,
    /// The same with less work, by [`alpha_beta`].
    AlphaBeta,
}

/// A finished search of a tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Search {
    /// How the tree was searched.
    pub method: Method,
    /// All that was done, in order.
    pub steps: Vec<Step<NodeId, Value>>,
    /// What the node is worth to Max that was asked for, usually the root.
    pub value: Value,
    /// The principal variation, from there to a leaf.
    pub line: Vec<NodeId>,
}

impl Method {
    /// All methods, the simplest question first.
    pub const ALL: [Method; 3] = [Method::AndOr, Method::Minimax, Method::AlphaBeta];

    /// The name of the method.
    pub const fn name(self) -> &'static str {
        match self {
            Method::AndOr => "and-or",
            Method::Minimax => "minimax",
            Method::AlphaBeta => "alpha-beta",
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no method.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a tree is searched by and-or, minimax or alpha-beta, not by `{0}`")]
pub struct ParseMethodError(String);

impl FromStr for Method {
    type Err = ParseMethodError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let method = Method::ALL.into_iter().find(|method| method.name() == text);
        method.ok_or_else(|| ParseMethodError(text.chars().take(20).collect()))
    }
}

impl Tree {
    /// The method that a tree asks for by itself: whether it is won if its leaves say nothing
    /// else, what it is worth otherwise.
    pub fn usual_method(&self) -> Method {
        let number = |node| matches!(self.value(node), Some(Value::Number(_)));
        if self.nodes().any(number) { Method::Minimax } else { Method::AndOr }
    }

    /// Searches the tree.
    ///
    /// A tree that [comes back](Tree::comes_back) to a position is searched by [`Method::AndOr`],
    /// whatever is asked for: the others would never end.
    pub fn search(&self, method: Method) -> Search {
        self.search_from(self.root(), method)
    }

    /// Searches what lies below a node: is it won, what is it worth?
    pub fn search_from(&self, node: NodeId, method: Method) -> Search {
        let method = if self.comes_back() { Method::AndOr } else { method };
        let root = self.same(node);
        let mut steps = Vec::new();
        let Solved { value, line } = match method {
            Method::AndOr => {
                let solved = and_or(self, &root, |step| steps.push(step.map_values(Value::from)));
                Solved { value: solved.value.into(), line: solved.line }
            }
            Method::Minimax => minimax(self, &root, usize::MAX, |step| steps.push(step)),
            Method::AlphaBeta => alpha_beta(self, &root, usize::MAX, |step| steps.push(step)),
        };
        Search { method, steps, value, line }
    }
}

impl Search {
    /// What is known of each node after the first `steps` steps, or after all if there are fewer.
    ///
    /// `tree` must be the tree that was searched.
    pub fn after(&self, tree: &Tree, steps: usize) -> Progress {
        let mut progress = Progress::new(tree);
        for step in self.steps.iter().take(steps) {
            progress.take(tree, step);
        }
        progress
    }

    /// What is known of each node of the tree in the end.
    pub fn result(&self, tree: &Tree) -> Progress {
        self.after(tree, self.steps.len())
    }
}
