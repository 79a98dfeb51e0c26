//! The layout of a tree for drawing.

use super::nodes::{NodeId, Tree};

/// Where the nodes of a tree are when it is drawn from the top down.
///
/// Nodes of equal depth form a row and keep their distance. A parent is centred above its first and
/// its last child. Equal subtrees look the same everywhere, and the mirrored tree looks mirrored.
/// From Andrew Kennedy, «Drawing Trees», Journal of Functional Programming 6 (3), 1996.
#[derive(Clone, PartialEq, Debug)]
pub struct TreeLayout {
    /// The distance of each node's centre from the left edge.
    centres_x: Vec<f32>,
    width: f32,
    rows: usize,
}

/// How far a subtree extends to the left and to the right of its root, in each of its rows.
type Contour = Vec<(f32, f32)>;

impl TreeLayout {
    /// Computes a layout with neighbours in a row at least `gap` apart. `width` returns the width
    /// of each node. Both are in any one unit, and not negative.
    pub fn new(tree: &Tree, width: impl Fn(NodeId) -> f32, gap: f32) -> Self {
        let mut contours: Vec<Contour> = vec![Vec::new(); tree.len()];
        // The offset of each node from its parent.
        let mut offsets = vec![0.0; tree.len()];
        for node in tree.nodes().rev() {
            let child_contours: Vec<Contour> = tree
                .children(node)
                .iter()
                .map(|child| std::mem::take(&mut contours[child.index()]))
                .collect();
            let child_offsets = place_side_by_side(&child_contours, gap);
            for (child, &offset) in tree.children(node).iter().zip(&child_offsets) {
                offsets[child.index()] = offset;
            }
            let half = width(node) / 2.0;
            let rows = child_contours
                .iter()
                .zip(&child_offsets)
                .fold(Contour::new(), |merged, (contour, &offset)| {
                    merge_contours(merged, contour, offset)
                });
            contours[node.index()] = std::iter::once((-half, half)).chain(rows).collect();
        }
        let whole = &contours[tree.root().index()];
        let left = whole.iter().fold(0.0, |left: f32, row| left.min(row.0));
        let right = whole.iter().fold(0.0, |right: f32, row| right.max(row.1));
        let mut centres_x = offsets;
        for node in tree.nodes() {
            centres_x[node.index()] +=
                tree.parent(node).map_or(-left, |parent| centres_x[parent.index()]);
        }
        TreeLayout { centres_x, width: right - left, rows: whole.len() }
    }

    /// Returns the distance of a node's centre from the left edge of the drawing.
    pub fn centre_x(&self, node: NodeId) -> f32 {
        self.centres_x[node.index()]
    }

    /// Returns the width of the drawing, in the unit of the node widths.
    pub fn width(&self) -> f32 {
        self.width
    }

    /// Returns the number of rows; a node is in the row of its [depth](Tree::depth).
    pub fn rows(&self) -> usize {
        self.rows
    }
}

/// Returns the offsets of the roots of subtrees placed side by side as closely as `gap` allows,
/// relative to the point midway between the first and the last.
///
/// Packed to the left, small subtrees between large ones stick to the left one; packed to the
/// right, they stick to the right one. The mean of both also keeps all distances.
fn place_side_by_side(subtrees: &[Contour], gap: f32) -> Vec<f32> {
    let leftmost = place_leftmost(subtrees.iter().cloned(), gap);
    let mirrored = |rows: &Contour| rows.iter().map(|&(left, right)| (-right, -left)).collect();
    let mut rightmost = place_leftmost(subtrees.iter().rev().map(mirrored), gap);
    rightmost.reverse();
    let total = leftmost.last().copied().unwrap_or(0.0);
    let mean = |(left, right): (f32, f32)| (left - right) / 2.0;
    debug_assert!(rightmost.first().is_none_or(|first| (first - total).abs() <= total * 1e-3));
    leftmost.into_iter().zip(rightmost).map(mean).collect()
}

/// Returns the offset of each subtree's root from the first, with each subtree as far to the left
/// as `gap` allows.
fn place_leftmost(subtrees: impl Iterator<Item = Contour>, gap: f32) -> Vec<f32> {
    let mut merged = Contour::new();
    let mut offsets = Vec::new();
    for subtree in subtrees {
        let distances = merged.iter().zip(&subtree).map(|(placed, added)| placed.1 - added.0 + gap);
        let offset = distances.reduce(f32::max).unwrap_or(0.0);
        merged = merge_contours(merged, &subtree, offset);
        offsets.push(offset);
    }
    offsets
}

/// Returns a contour with a subtree added on the right, whose root is at `offset`.
fn merge_contours(mut contour: Contour, subtree: &Contour, offset: f32) -> Contour {
    for (row, &(left, right)) in subtree.iter().enumerate() {
        match contour.get_mut(row) {
            Some(row) => row.1 = offset + right,
            None => contour.push((offset + left, offset + right)),
        }
    }
    contour
}
