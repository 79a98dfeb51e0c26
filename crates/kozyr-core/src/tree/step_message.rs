//! What a search of a tree says.

use super::{
    nodes::{NodeId, Tree},
    step::{Bound, Step, Window},
    value::Value,
};
use crate::explanation::message::Message;

impl Step<NodeId, Value> {
    /// The step as a sentence to be translated.
    pub fn message(&self, tree: &Tree) -> Message {
        let about =
            |key, &node: &NodeId| Message::new(key).notation("node", tree.label(node).to_owned());
        match self {
            Step::Visit { position, window } => {
                let Window { alpha, beta } = window;
                let key = match (alpha, beta) {
                    (None, None) => "tree-step-visit",
                    (Some(_), None) => "tree-step-visit-above",
                    (None, Some(_)) => "tree-step-visit-below",
                    (Some(_), Some(_)) => "tree-step-visit-between",
                };
                let message = about(key, position);
                let message =
                    alpha.iter().fold(message, |text, alpha| text.notation("alpha", alpha));
                beta.iter().fold(message, |text, beta| text.notation("beta", beta))
            }
            Step::Improve { position, by, value } => about("tree-step-improve", position)
                .notation("by", tree.label(*by))
                .notation("value", value),
            Step::Cut { position, value, limit, skipped } => {
                let names: Vec<_> = skipped.iter().map(|&node| tree.label(node)).collect();
                let key = match (limit, value) {
                    (Some(_), _) => "tree-step-cut",
                    (None, _) => "tree-step-decided",
                };
                let message = about(key, position)
                    .notation("value", value)
                    .notation("skipped", names.join(" "));
                limit.iter().fold(message, |text, limit| text.notation("limit", limit))
            }
            Step::Repeat { position } => about("tree-step-repeat", position),
            Step::Settle { position, value, bound } => {
                let key = match bound {
                    Bound::Exact if tree.is_leaf(*position) => "tree-step-leaf",
                    Bound::Exact => "tree-step-settle",
                    Bound::AtLeast => "tree-step-at-least",
                    Bound::AtMost => "tree-step-at-most",
                };
                about(key, position).notation("value", value)
            }
        }
    }
}
