//! Draws the links from transpositions to the nodes where their position first appears.

use bevy_egui::egui;
use egui::{Painter, Pos2, Rect, Shape, Stroke, vec2};
use kozyr_core::tree::NodeId;

use super::canvas::TreeDrawing;
use kozyr_ui::theme::Palette;

/// The maximum number of transpositions for drawing all links. With more, only the links of
/// highlighted nodes are drawn, so the tree stays visible.
const MAX_TRANSPOSITIONS_DRAWN: usize = 12;

/// Draws the links of transpositions, with stronger lines for the `highlighted` nodes; with more
/// than 12 transpositions, only the links of those.
pub(super) fn draw(
    painter: &Painter,
    palette: &Palette,
    drawing: &TreeDrawing<'_>,
    highlighted: [Option<NodeId>; 2],
) {
    let tree = drawing.tree;
    let nodes: Vec<NodeId> = tree.nodes().filter(|&node| tree.is_transposition(node)).collect();
    for &node in &nodes {
        let is_highlighted = highlighted.contains(&Some(node));
        if is_highlighted || nodes.len() <= MAX_TRANSPOSITIONS_DRAWN {
            let ink =
                if is_highlighted { palette.accent } else { palette.dim.gamma_multiply(0.55) };
            let stroke = Stroke::new(if is_highlighted { 2.0 } else { 1.2 }, ink);
            draw_link(
                painter,
                drawing.rect(node),
                drawing.rect(tree.canonical(node)),
                drawing.zoom,
                stroke,
            );
        }
    }
}

/// Draws the dashed outline of a node that is a transposition.
pub(super) fn outline(painter: &Painter, rect: Rect, stroke: Stroke) {
    let corners = [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
        rect.left_top(),
    ];
    painter.extend(Shape::dashed_line(&corners, stroke, 4.0, 4.0));
}

/// Draws a dashed curve with an arrowhead from the side of a node to the side of another.
fn draw_link(painter: &Painter, from: Rect, to: Rect, zoom: f32, stroke: Stroke) {
    /// The horizontal extent of the curve and the length of the arrowhead, at zoom 1.
    const CURVE_WIDTH: f32 = 46.0;
    const ARROW_LENGTH: f32 = 9.0;
    const PIECES: u8 = 24;
    let is_left = to.center().x <= from.center().x;
    let control_offset = vec2(if is_left { -CURVE_WIDTH } else { CURVE_WIDTH } * zoom, 0.0);
    let (start, end) = match is_left {
        true => (from.left_center(), to.left_center()),
        false => (from.right_center(), to.right_center()),
    };
    let controls = [start, start + control_offset, end + control_offset, end];
    let bounds = Rect::from_points(&controls);
    if !bounds.intersects(painter.clip_rect()) {
        return;
    }
    let line: Vec<Pos2> = (0..=PIECES)
        .map(|piece| cubic_point(controls, f32::from(piece) / f32::from(PIECES)))
        .collect();
    painter.extend(Shape::dashed_line(&line, stroke, 5.0, 4.0));
    let back = control_offset.normalized() * ARROW_LENGTH * zoom.max(0.6);
    for side in [-0.6, 0.6] {
        painter.line_segment([end, end + back + back.rot90() * side], stroke);
    }
}

/// The point of a cubic Bézier curve, given by its ends and control points, at the parameter `t`
/// from 0 to 1.
fn cubic_point([from, control_1, control_2, to]: [Pos2; 4], t: f32) -> Pos2 {
    let rest = 1.0 - t;
    let sum = from.to_vec2() * rest.powi(3)
        + control_1.to_vec2() * (3.0 * rest * rest * t)
        + control_2.to_vec2() * (3.0 * rest * t * t)
        + to.to_vec2() * t.powi(3);
    sum.to_pos2()
}
