//! The built-in trees that explain the searches.

use super::nodes::Tree;

/// The names of the built-in trees.
pub const FIGURE_NAMES: [&str; 2] = ["figure-10", "figure-11"];

/// A simple game tree: a is won by way of b, and c is not won.
const FIGURE_10: &str = "
a -> b c
b -> d e
c -> f g
d = won
e = won
f = lost
g = lost
";

/// Static values at the leaves; backed up, they make a worth 4 by way of b and d. The lecture's
/// figure is lost, so the values at the leaves are those of Bratko's book.
const FIGURE_11: &str = "
a -> b c
b -> d e
c -> f g
d -> h i
e -> j k
f -> l m
g -> n o
h = 1
i = 4
j = 5
k = 6
l = 2
m = 1
n = 1
o = 1
";

/// Returns a built-in tree: figure 10 or 11 of a Ukrainian lecture on games in Prolog, which took
/// the second from Bratko. `None` if there is no tree of that name.
pub fn figure(name: &str) -> Option<Tree> {
    let text = match name {
        "figure-10" => FIGURE_10,
        "figure-11" => FIGURE_11,
        _ => return None,
    };
    Some(text.parse().expect("built-in trees are valid"))
}
