//! Random trees, valued by plain recursion.

// Not every test uses all of this.
#![allow(dead_code)]

use rand::{Rng, RngExt};

/// A tree without names: the value of a leaf, or children.
pub enum PlainTree {
    Leaf(i32),
    Inner(Vec<PlainTree>),
}

impl PlainTree {
    /// Returns a random tree of at most `plies` plies, with leaves from `-span` to `span`.
    pub fn any(rng: &mut impl Rng, plies: u32, span: i32) -> PlainTree {
        if plies == 0 || rng.random_bool(0.2) {
            return PlainTree::Leaf(rng.random_range(-span..=span));
        }
        let children = rng.random_range(1..=4);
        PlainTree::Inner((0..children).map(|_| PlainTree::any(rng, plies - 1, span)).collect())
    }

    /// Returns the minimax value.
    pub fn value(&self, max_to_move: bool) -> i32 {
        match self {
            PlainTree::Leaf(value) => *value,
            PlainTree::Inner(children) => {
                let values = children.iter().map(|child| child.value(!max_to_move));
                if max_to_move { values.max() } else { values.min() }.unwrap()
            }
        }
    }

    /// Whether Max can reach a leaf above 0.
    pub fn is_won(&self, max_to_move: bool) -> bool {
        match self {
            PlainTree::Leaf(value) => *value > 0,
            PlainTree::Inner(children) if max_to_move => {
                children.iter().any(|child| child.is_won(false))
            }
            PlainTree::Inner(children) => children.iter().all(|child| child.is_won(true)),
        }
    }

    /// Returns the text form, with nodes named `n`, `n.0`, `n.0.2`.
    pub fn text(&self) -> String {
        let mut text = String::new();
        self.write(&mut text, "n");
        text
    }

    /// Appends the lines of the subtree whose root has this name.
    fn write(&self, text: &mut String, name: &str) {
        match self {
            PlainTree::Leaf(value) => *text += &format!("{name} = {value}\n"),
            PlainTree::Inner(children) => {
                let names: Vec<_> =
                    (0..children.len()).map(|index| format!("{name}.{index}")).collect();
                *text += &format!("{name} -> {}\n", names.join(" "));
                for (child, name) in children.iter().zip(&names) {
                    child.write(text, name);
                }
            }
        }
    }

    /// Returns the subtree that a name of the text form refers to.
    pub fn find(&self, name: &str) -> &PlainTree {
        name.split('.').skip(1).fold(self, |subtree, index| match subtree {
            PlainTree::Inner(children) => &children[index.parse::<usize>().unwrap()],
            PlainTree::Leaf(_) => panic!("a leaf has no children"),
        })
    }
}
