//! Expanding any game to a tree.

use super::{
    game::TwoPlayerGame,
    nodes::{NodeId, Tree},
    text::is_name,
    value::NodeValue,
};

impl Tree {
    /// Expands a game with alternating sides from a position to a depth in plies. Positions at that
    /// depth, or at the end of the game, become leaves with their static values.
    ///
    /// `label` names a position relative to its parent, for instance by the move. The name of a
    /// node consists of the labels from the root to it, without the root's own.
    ///
    /// # Panics
    /// If a label cannot be part of a name, two positions get the same name, or `plies` exceeds
    /// [`MAX_DEPTH`](Tree::MAX_DEPTH).
    pub fn expand<G: TwoPlayerGame>(
        game: &G,
        position: &G::Position,
        plies: usize,
        label: impl Fn(&G::Position) -> String,
    ) -> Self
    where
        G::Value: Into<NodeValue>,
    {
        assert!(plies <= Tree::MAX_DEPTH, "a tree is at most {} plies deep", Tree::MAX_DEPTH);
        let name = label(position);
        assert!(is_name(&name), "`{name}` cannot be a name");
        let mut tree = Tree::with_root(game.side(position), name);
        let root = tree.root();
        TreeExpander { game, tree: &mut tree, label }.expand_below(root, position, plies);
        tree
    }

    /// Returns the name of a new child: its label, preceded by the parent's name unless that is the
    /// root.
    ///
    /// # Panics
    /// If the label cannot be part of a name, or the name is taken.
    fn child_name(&self, parent: NodeId, label: &str) -> String {
        let name = match self.parent(parent) {
            None => label.to_owned(),
            Some(_) => format!("{}/{label}", self.name(parent)),
        };
        assert!(is_name(&name), "`{label}` cannot be part of a name");
        let taken = self.children(parent).iter().any(|&sibling| self.name(sibling) == name);
        assert!(!taken && name != self.name(self.root()), "`{name}` would occur twice");
        name
    }
}

struct TreeExpander<'t, G, L> {
    game: &'t G,
    tree: &'t mut Tree,
    label: L,
}

impl<G, L> TreeExpander<'_, G, L>
where
    G: TwoPlayerGame<Value: Into<NodeValue>>,
    L: Fn(&G::Position) -> String,
{
    /// Adds all descendants of a node, which has this position, to a depth in plies, and the values
    /// of leaves. Panics like [`child_name`](Tree::child_name).
    fn expand_below(&mut self, node: NodeId, position: &G::Position, plies: usize) {
        let successors = if plies == 0 { Vec::new() } else { self.game.successors(position) };
        if successors.is_empty() {
            let value = self.game.value(position).into();
            self.tree.set_value(node, value).expect("it has no children");
        }
        for successor in successors {
            let name = self.tree.child_name(node, &(self.label)(&successor));
            let child = self.tree.add_child(node, name);
            self.expand_below(child, &successor, plies - 1);
        }
    }
}
