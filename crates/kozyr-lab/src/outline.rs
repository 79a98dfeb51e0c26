//! Prints a searched tree as an outline.

use kozyr_core::tree::{Bound, NodeId, NodeInfo, NodeStatus, SearchTrace, Tree};

/// Formats a tree as an outline with one node per line: its label, the side to move, and the result
/// of the search.
///
/// `*` marks the principal variation, `>=` and `<=` a value that is only a bound, and `-` a node
/// that was not visited. `(above)` marks a position whose subtree is printed earlier. The text ends
/// with a newline.
pub fn outline(tree: &Tree, search: &SearchTrace) -> String {
    let progress = search.final_snapshot(tree);
    let branches: Vec<String> = tree.nodes().map(|node| branch(tree, node)).collect();
    let width = branches.iter().map(|branch| branch.chars().count()).max().unwrap_or(0);
    let mut text = String::new();
    for (node, branch) in tree.nodes().zip(branches) {
        let side = if tree.is_leaf(node) { String::new() } else { tree.side(node).to_string() };
        let star = if search.line.contains(&node) { "*" } else { "" };
        let line = format!("{branch:width$}  {side:3}  {:>8} {star}", format_value(progress[node]));
        text += line.trim_end();
        text += "\n";
    }
    text
}

/// The label of a node after the lines that connect it to the tree, followed by ` (above)` for a
/// transposition. The root has no lines.
fn branch(tree: &Tree, node: NodeId) -> String {
    let is_last = |node: NodeId, parent: NodeId| tree.children(parent).last() == Some(&node);
    let Some(parent) = tree.parent(node) else { return tree.label(node).into() };
    let note = if tree.is_transposition(node) { " (above)" } else { "" };
    let joint = if is_last(node, parent) { "└─ " } else { "├─ " };
    let mut text = format!("{joint}{}{note}", tree.label(node));
    let mut ancestor = parent;
    while let Some(next_ancestor) = tree.parent(ancestor) {
        text.insert_str(0, if is_last(ancestor, next_ancestor) { "   " } else { "│  " });
        ancestor = next_ancestor;
    }
    text
}

/// The value found for a node, with its bound; `-` if it was not visited.
fn format_value(info: NodeInfo) -> String {
    match (info.status, info.value) {
        (NodeStatus::Settled, Some(value)) => match info.bound {
            Bound::Exact => value.to_string(),
            Bound::AtLeast => format!(">= {value}"),
            Bound::AtMost => format!("<= {value}"),
        },
        _ => "-".into(),
    }
}
