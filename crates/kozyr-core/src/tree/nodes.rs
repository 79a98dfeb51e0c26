//! A game tree as data.

use serde::{Deserialize, Serialize};

use super::{
    game::TwoPlayerGame, parse_error::ParseTreeError, side::MinimaxSide, value::NodeValue,
};

/// A game tree: positions with names, the moves between them, and what its leaves are worth.
///
/// As text one line a node, either `parent -> child child …` or `leaf = value`; commas between
/// children and `→` for the arrow are read too, `#` begins a comment, and a line `min to move`
/// says that Min has the first move. Sides take turns. A name is anything without white space,
/// `,`, `=`, `#`, `->` and `→`; what follows its last `/` is the label to be shown, so `f5/d6`
/// and `e6/d6` can both be shown as `d6`.
///
/// A node may be the child of several, or stand below itself where all leaves are won or lost: the
/// position is then the same, and what is below it stands where it is reached first. Everywhere
/// else stands a node that [is the same](Self::same) and has nothing below it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Tree {
    to_move: MinimaxSide,
    /// In the order in which a reader goes through: a parent, then each child with all below it.
    nodes: Vec<TreeNode>,
}

/// A node of a [`Tree`], numbered from the root on: a parent, then each child with all below it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(usize);

#[derive(Clone, PartialEq, Eq, Debug)]
struct TreeNode {
    name: String,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    depth: usize,
    /// The number after the last one of its subtree.
    end: usize,
    value: Option<NodeValue>,
    /// The node that stands for the same position, if another one does first.
    canonical: Option<NodeId>,
}

/// A node that is no leaf has the value that its children give it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no leaf: its value follows from its children")]
pub struct NotALeafError(pub String);

impl NodeId {
    /// The number of the node, 0 for the root.
    pub const fn index(self) -> usize {
        self.0
    }
}

impl Tree {
    /// The deepest that a node may stand below the root.
    pub const MAX_DEPTH: usize = 500;

    /// How often a search may come to nodes in all where some are shared.
    pub const MAX_NODE_VISITS: u64 = 100_000;

    /// A tree of one node.
    pub(super) fn with_root(to_move: MinimaxSide, name: String) -> Self {
        let (parent, children, value, same) = (None, Vec::new(), None, None);
        let root = TreeNode { name, parent, children, depth: 0, end: 1, value, canonical: same };
        Tree { to_move, nodes: vec![root] }
    }

    /// Adds a child that is the same position as another node.
    pub(super) fn add_transposition(&mut self, parent: NodeId, same: NodeId) -> NodeId {
        let node = self.add_child(parent, self.name(same).to_owned());
        self.nodes[node.0].canonical = Some(same);
        node
    }

    /// Adds a child, below the node added last or one of those above that.
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
        let mut above = parent;
        while let Some(node) = above {
            self.nodes[node.0].end = end;
            above = self.parent(node);
        }
        node
    }

    /// The first position.
    pub fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// How many nodes there are, at least one.
    #[expect(clippy::len_without_is_empty, reason = "a tree has a root")]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// All nodes: a parent, then each child with all below it.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + use<> {
        (0..self.nodes.len()).map(NodeId)
    }

    /// A node and all below it.
    pub fn subtree(
        &self,
        node: NodeId,
    ) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + use<> {
        (node.0..self.nodes[node.0].end).map(NodeId)
    }

    /// The node that stands for the position of a node: itself, unless the position stands
    /// earlier in the tree.
    pub fn canonical(&self, node: NodeId) -> NodeId {
        self.nodes[node.0].canonical.unwrap_or(node)
    }

    /// Whether the position of a node stands earlier in the tree, and what is below it there.
    pub fn is_transposition(&self, node: NodeId) -> bool {
        self.nodes[node.0].canonical.is_some()
    }

    /// Whether a position can be come back to, so that a line need not end.
    pub fn has_cycle(&self) -> bool {
        let above = |node| std::iter::successors(self.parent(node), |&node| self.parent(node));
        let back = |node| above(node).any(|earlier| earlier == self.canonical(node));
        self.nodes().filter(|&node| self.is_transposition(node)).any(back)
    }

    /// The name of a node, which no other position has.
    pub fn name(&self, node: NodeId) -> &str {
        &self.nodes[node.0].name
    }

    /// What a node is to be called where it stands below its parent: the last part of its name.
    pub fn label(&self, node: NodeId) -> &str {
        let name = self.name(node);
        match name.rsplit_once('/') {
            Some((_, label)) if !label.is_empty() => label,
            _ => name,
        }
    }

    /// The node of that name.
    pub fn find(&self, name: &str) -> Option<NodeId> {
        self.nodes().find(|&node| self.name(node) == name)
    }

    /// The node before; `None` for the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.0].parent
    }

    /// The nodes that a move leads to, in order; none for a leaf, nor where the position
    /// [stands earlier](Self::stands_earlier).
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.0].children
    }

    /// Whether no move leads on.
    pub fn is_leaf(&self, node: NodeId) -> bool {
        self.children(self.canonical(node)).is_empty()
    }

    /// How many moves lead from the root to the node.
    pub fn depth(&self, node: NodeId) -> usize {
        self.nodes[node.0].depth
    }

    /// Who has the move.
    pub fn side(&self, node: NodeId) -> MinimaxSide {
        if self.depth(node).is_multiple_of(2) { self.to_move } else { self.to_move.opposite() }
    }

    /// What a leaf is worth to Max; `None` for an inner node.
    pub fn value(&self, node: NodeId) -> Option<NodeValue> {
        self.nodes[self.canonical(node).0].value
    }

    /// Changes what a leaf is worth.
    ///
    /// # Errors
    /// If the node is no leaf.
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
    fn from(tree: Tree) -> Self {
        tree.to_string()
    }
}

impl TryFrom<String> for Tree {
    type Error = ParseTreeError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

/// Only leaves have a value of their own, so a tree is searched to its leaves.
impl TwoPlayerGame for Tree {
    type Position = NodeId;
    type Value = NodeValue;

    fn side(&self, &node: &NodeId) -> MinimaxSide {
        Tree::side(self, node)
    }

    fn successors(&self, &node: &NodeId) -> Vec<NodeId> {
        // Each position is searched where it stands first, so that it is known again.
        self.children(self.canonical(node)).iter().map(|&child| self.canonical(child)).collect()
    }

    fn value(&self, &node: &NodeId) -> NodeValue {
        Tree::value(self, node).expect("a tree is searched to its leaves, and they have values")
    }

    fn is_won(&self, node: &NodeId) -> bool {
        TwoPlayerGame::value(self, node).is_won()
    }
}
