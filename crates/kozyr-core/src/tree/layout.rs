//! The layout of a tree for drawing.

use super::nodes::{NodeId, Tree};

/// Where the nodes of a tree are when it is drawn from the top down.
///
/// Nodes of equal depth form a row and keep their distance. A parent is centred above its first and
/// its last child. Equal subtrees look the same everywhere, and the mirrored tree looks mirrored.
/// From Andrew Kennedy, «Drawing Trees», Journal of Functional Programming 6 (3), 1996.
#[derive(Clone, PartialEq, Debug)]
pub struct TreeLayout {
    centres_x: Vec<f32>,
    width: f32,
    rows: usize,
}

/// How far a subtree extends to the left and to the right of its root, in each of its rows.
type Contour = Vec<(f32, f32)>;

impl TreeLayout {
    /// Computes a layout. `width` returns the width of each node, and neighbours in a row are at
    /// least `gap` apart; both in any unit, and not negative.
    pub fn new(tree: &Tree, width: impl Fn(NodeId) -> f32, gap: f32) -> Self {
        let mut contours: Vec<Contour> = vec![Vec::new(); tree.len()];
        // The offset of each node from its parent.
        let mut offsets = vec![0.0; tree.len()];
        for node in tree.nodes().rev() {
            let below: Vec<Contour> = tree
                .children(node)
                .iter()
                .map(|child| std::mem::take(&mut contours[child.index()]))
                .collect();
            let places = place_side_by_side(&below, gap);
            for (child, &place) in tree.children(node).iter().zip(&places) {
                offsets[child.index()] = place;
            }
            let half = width(node) / 2.0;
            let rows = below
                .iter()
                .zip(&places)
                .fold(Contour::new(), |all, (one, &place)| merge_contours(all, one, place));
            contours[node.index()] = std::iter::once((-half, half)).chain(rows).collect();
        }
        let whole = &contours[tree.root().index()];
        let left = whole.iter().fold(0.0, |left: f32, row| left.min(row.0));
        let right = whole.iter().fold(0.0, |right: f32, row| right.max(row.1));
        let mut middles = offsets;
        for node in tree.nodes() {
            middles[node.index()] +=
                tree.parent(node).map_or(-left, |above| middles[above.index()]);
        }
        TreeLayout { centres_x: middles, width: right - left, rows: whole.len() }
    }

    /// Returns the distance of a node's centre from the left edge of the drawing.
    pub fn centre_x(&self, node: NodeId) -> f32 {
        self.centres_x[node.index()]
    }

    /// Returns the width of the drawing.
    pub fn width(&self) -> f32 {
        self.width
    }

    /// Returns the number of rows; a node is in the row of its [depth](Tree::depth).
    pub fn rows(&self) -> usize {
        self.rows
    }
}

/// Places subtrees side by side as closely as possible, relative to the point midway between the
/// first and the last.
///
/// Packed to the left, small subtrees between large ones stick to the left one; packed to the
/// right, they stick to the right one. The mean of both also keeps all distances.
fn place_side_by_side(subtrees: &[Contour], gap: f32) -> Vec<f32> {
    let leftmost = place_leftmost(subtrees.iter().cloned(), gap);
    let mirrored = |rows: &Contour| rows.iter().map(|&(left, right)| (-right, -left)).collect();
    let mut rightmost = place_leftmost(subtrees.iter().rev().map(mirrored), gap);
    rightmost.reverse();
    let reach = leftmost.last().copied().unwrap_or(0.0);
    let mean = |(left, right): (f32, f32)| (left - right) / 2.0;
    debug_assert!(rightmost.first().is_none_or(|first| (first - reach).abs() <= reach * 1e-3));
    leftmost.into_iter().zip(rightmost).map(mean).collect()
}

/// Returns the offsets of subtrees from the first, each packed to the left.
fn place_leftmost(subtrees: impl Iterator<Item = Contour>, gap: f32) -> Vec<f32> {
    let mut all = Contour::new();
    let mut places = Vec::new();
    for subtree in subtrees {
        let room = all.iter().zip(&subtree).map(|(all, one)| all.1 - one.0 + gap);
        let place = room.reduce(f32::max).unwrap_or(0.0);
        all = merge_contours(all, &subtree, place);
        places.push(place);
    }
    places
}

/// Adds a subtree to the right of a contour.
fn merge_contours(mut all: Contour, subtree: &Contour, place: f32) -> Contour {
    for (row, &(left, right)) in subtree.iter().enumerate() {
        match all.get_mut(row) {
            Some(row) => row.1 = place + right,
            None => all.push((place + left, place + right)),
        }
    }
    all
}
