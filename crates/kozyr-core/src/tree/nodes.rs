//! Game trees as data.

use serde::{Deserialize, Serialize};

use super::{
    game::TwoPlayerGame, parse_error::ParseTreeError, side::MinimaxSide, value::NodeValue,
};

/// A game tree: named positions, the moves between them, and the values of its leaves.
///
/// As text it has one line per node, either `parent -> child child …` or `leaf = value`. Commas
/// between children and `→` as the arrow are accepted too, and `#` starts a comment. A line
/// `min to move` gives Min the first move. Sides take turns. A name is anything without white
/// space, `,`, `=`, `#`, `->` and `→`. What follows its last `/` is the label to show, so `f5/d6`
/// and `e6/d6` can both be shown as `d6`.
///
/// A node may have several parents, or be its own descendant if all leaves are won or lost. The
/// position is then the same, and its first occurrence in the tree has the subtree. Every other
/// occurrence is a [transposition](Self::is_transposition) without children.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Tree {
    to_move: MinimaxSide,
    /// In depth-first order: a parent, then each child with its subtree.
    nodes: Vec<TreeNode>,
}

/// A node of a [`Tree`], numbered depth-first from the root.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(usize);

#[derive(Clone, PartialEq, Eq, Debug)]
struct TreeNode {
    name: String,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    depth: usize,
    /// The number after the last node of its subtree.
    end: usize,
    value: Option<NodeValue>,
    /// The first node of the same position, if that is another one.
    canonical: Option<NodeId>,
}

/// The error for setting the value of an inner node, which follows from its children.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a leaf: its value follows from its children")]
pub struct NotALeafError(pub String);

impl NodeId {
    /// Returns the number of the node, 0 for the root.
    pub const fn index(self) -> usize {
        self.0
    }
}

impl Tree {
    /// Maximum depth of a node below the root.
    pub const MAX_DEPTH: usize = 500;

    /// How many node visits a search may need if nodes are shared.
    pub const MAX_NODE_VISITS: u64 = 100_000;

    /// Creates a tree of one node with this name and no value; `to_move` has the first move.
    pub(super) fn with_root(to_move: MinimaxSide, name: String) -> Self {
        let (parent, children, value, canonical) = (None, Vec::new(), None, None);
        let root = TreeNode { name, parent, children, depth: 0, end: 1, value, canonical };
        Tree { to_move, nodes: vec![root] }
    }

    /// Adds a child with the name and position of `canonical`, an earlier node, and returns it.
    /// `parent` is restricted as in [`add_child`](Self::add_child).
    pub(super) fn add_transposition(&mut self, parent: NodeId, canonical: NodeId) -> NodeId {
        let node = self.add_child(parent, self.name(canonical).to_owned());
        self.nodes[node.0].canonical = Some(canonical);
        node
    }

    /// Adds a child without a value and returns it. `parent` must be the last node or one of its
    /// ancestors, so that nodes stay in depth-first order.
    pub(super) fn add_child(&mut self, parent: NodeId, name: String) -> NodeId {
        let node = NodeId(self.nodes.len());
        let depth = self.depth(parent) + 1;
        let (parent, children, end) = (Some(parent), Vec::new(), node.0 + 1);
        self.nodes.push(TreeNode {
            name,
            parent,
            children,
            depth,
            end,
            value: None,
            canonical: None,
        });
        if let Some(parent) = parent {
            self.nodes[parent.0].children.push(node);
        }
        let mut ancestor = parent;
        while let Some(node) = ancestor {
            self.nodes[node.0].end = end;
            ancestor = self.parent(node);
        }
        node
    }

    /// Returns the root, the node of the first position.
    pub fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// Returns the number of nodes, at least one; transpositions count.
    #[expect(clippy::len_without_is_empty, reason = "a tree has a root")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Returns all nodes in depth-first order, from the root.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + use<> {
        (0..self.nodes.len()).map(NodeId)
    }

    /// Returns a node and all its descendants; for a [transposition](Self::is_transposition), only
    /// the node itself.
    pub fn subtree(
        &self,
        node: NodeId,
    ) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + use<> {
        (node.0..self.nodes[node.0].end).map(NodeId)
    }

    /// Returns the first node of the same position: the node itself unless it is a transposition.
    pub fn canonical(&self, node: NodeId) -> NodeId {
        self.nodes[node.0].canonical.unwrap_or(node)
    }

    /// Whether the position occurs earlier in the tree, where its subtree is.
    pub fn is_transposition(&self, node: NodeId) -> bool {
        self.nodes[node.0].canonical.is_some()
    }

    /// Whether a position can occur again below itself, so that a line of play need not end.
    pub fn has_cycle(&self) -> bool {
        let ancestors = |node| std::iter::successors(self.parent(node), |&node| self.parent(node));
        let closes_cycle = |node| ancestors(node).any(|ancestor| ancestor == self.canonical(node));
        self.nodes().filter(|&node| self.is_transposition(node)).any(closes_cycle)
    }

    /// Returns the name of a node; all nodes of a position share it.
    pub fn name(&self, node: NodeId) -> &str {
        &self.nodes[node.0].name
    }

    /// Returns the label to show below the parent: the part of the name after its last `/`, or all
    /// of it if that part is empty.
    pub fn label(&self, node: NodeId) -> &str {
        let name = self.name(node);
        match name.rsplit_once('/') {
            Some((_, label)) if !label.is_empty() => label,
            _ => name,
        }
    }

    /// Returns the first node of this name; `None` if there is none.
    pub fn find(&self, name: &str) -> Option<NodeId> {
        self.nodes().find(|&node| self.name(node) == name)
    }

    /// Returns the parent; `None` for the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.0].parent
    }

    /// Returns the children in order; none for a leaf or a [transposition](Self::is_transposition).
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.0].children
    }

    /// Whether the node's position has no moves. A [transposition](Self::is_transposition) is
    /// judged by the first node of its position.
    pub fn is_leaf(&self, node: NodeId) -> bool {
        self.children(self.canonical(node)).is_empty()
    }

    /// Returns the number of moves from the root to the node.
    pub fn depth(&self, node: NodeId) -> usize {
        self.nodes[node.0].depth
    }

    /// Returns the side to move at the node.
    pub fn side(&self, node: NodeId) -> MinimaxSide {
        if self.depth(node).is_multiple_of(2) { self.to_move } else { self.to_move.opposite() }
    }

    /// Gives a side the move at a node. Sides take turns, so if the other side had it, the sides
    /// change places at every node.
    pub fn set_side(&mut self, node: NodeId, side: MinimaxSide) {
        if self.side(node) != side {
            self.to_move = self.to_move.opposite();
        }
    }

    /// Returns the value of a leaf for Max; `None` for an inner node.
    pub fn value(&self, node: NodeId) -> Option<NodeValue> {
        self.nodes[self.canonical(node).0].value
    }

    /// Sets the value of a leaf, which all nodes of its position share.
    ///
    /// # Errors
    /// If the node is not a leaf.
    pub fn set_value(&mut self, node: NodeId, value: NodeValue) -> Result<(), NotALeafError> {
        if !self.is_leaf(node) {
            return Err(NotALeafError(self.name(node).into()));
        }
        let node = self.canonical(node);
        self.nodes[node.0].value = Some(value);
        Ok(())
    }
}

impl From<Tree> for String {
    /// Formats the tree in its [text form](Tree).
    fn from(tree: Tree) -> Self {
        tree.to_string()
    }
}

impl TryFrom<String> for Tree {
    type Error = ParseTreeError;

    /// Parses the [text form](Tree) of a tree.
    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

/// Only leaves have values, so a tree is searched to its leaves.
impl TwoPlayerGame for Tree {
    type Position = NodeId;
    type Value = NodeValue;

    fn side(&self, &node: &NodeId) -> MinimaxSide {
        Tree::side(self, node)
    }

    /// Returns the first node of the position after each move.
    fn successors(&self, &node: &NodeId) -> Vec<NodeId> {
        // Searches see each position as its first node, so that they recognize it.
        self.children(self.canonical(node)).iter().map(|&child| self.canonical(child)).collect()
    }

    /// Returns the value of a leaf.
    ///
    /// # Panics
    /// If the node is not a leaf.
    fn value(&self, &node: &NodeId) -> NodeValue {
        Tree::value(self, node).expect("searches stop at leaves, which have values")
    }

    /// Whether the value of this leaf counts as a win for Max: it is won or a number above 0.
    ///
    /// # Panics
    /// If the node is not a leaf.
    fn is_won(&self, node: &NodeId) -> bool {
        TwoPlayerGame::value(self, node).is_won()
    }
}
