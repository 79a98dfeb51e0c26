//! Search steps in words.

use super::{
    nodes::{NodeId, Tree},
    step::{Bound, SearchStep, Window},
    value::NodeValue,
};
use crate::explanation::message::TranslatableText;

impl SearchStep<NodeId, NodeValue> {
    /// Returns the step as a text to translate, in which nodes have their [labels](Tree::label).
    pub fn message(&self, tree: &Tree) -> TranslatableText {
        let with_node = |key, &node: &NodeId| {
            TranslatableText::new(key).with_notation("node", tree.label(node).to_owned())
        };
        match self {
            SearchStep::Visit { position, window } => {
                let Window { alpha, beta } = window;
                let key = match (alpha, beta) {
                    (None, None) => "tree-step-visit",
                    (Some(_), None) => "tree-step-visit-above",
                    (None, Some(_)) => "tree-step-visit-below",
                    (Some(_), Some(_)) => "tree-step-visit-between",
                };
                let message = with_node(key, position);
                let message =
                    alpha.iter().fold(message, |text, alpha| text.with_notation("alpha", alpha));
                beta.iter().fold(message, |text, beta| text.with_notation("beta", beta))
            }
            SearchStep::Improve { position, successor, value } => {
                with_node("tree-step-improve", position)
                    .with_notation("by", tree.label(*successor))
                    .with_notation("value", value)
            }
            SearchStep::Cutoff { position, value, limit, skipped } => {
                let names: Vec<_> = skipped.iter().map(|&node| tree.label(node)).collect();
                let key = match (limit, value) {
                    (Some(_), _) => "tree-step-cut",
                    (None, _) => "tree-step-decided",
                };
                let message = with_node(key, position)
                    .with_notation("value", value)
                    .with_notation("skipped", names.join(" "));
                limit.iter().fold(message, |text, limit| text.with_notation("limit", limit))
            }
            SearchStep::Repeat { position } => with_node("tree-step-repeat", position),
            SearchStep::Settle { position, value, bound } => {
                let key = match bound {
                    Bound::Exact if tree.is_leaf(*position) => "tree-step-leaf",
                    Bound::Exact => "tree-step-settle",
                    Bound::AtLeast => "tree-step-at-least",
                    Bound::AtMost => "tree-step-at-most",
                };
                with_node(key, position).with_notation("value", value)
            }
        }
    }
}
