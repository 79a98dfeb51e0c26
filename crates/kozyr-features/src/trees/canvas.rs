//! Draws a tree: nodes, branches, and what the search knows about them.

use bevy_egui::egui;
use egui::{Align2, Color32, FontId, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Vec2, vec2};
use kozyr_core::tree::{
    MinimaxSide, NodeId, NodeInfo, NodeStatus, NodeValue, SearchSnapshot, Tree, TreeLayout,
};

use super::{TreeExplorer, transpositions};
use kozyr_ui::{
    accessibility::{ArrowNavigation, FocusGroup, FocusGroupResponse, FocusItem},
    language::Language,
    theme::{Palette, strong_font},
};

/// The visible part of a drawing.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct TreeViewport {
    /// The zoom factor; `None` to fit the drawing into its area.
    zoom: Option<f32>,
    /// The offset of the drawing, in points.
    pan: Vec2,
}

/// The height and spacing of nodes at zoom 1, in points.
const NODE_HEIGHT: f32 = 44.0;
const NODE_GAP: f32 = 16.0;
/// The gap between nodes in a tree with transpositions, whose symbols need more space.
const TRANSPOSITION_GAP: f32 = 30.0;
const ROW_HEIGHT: f32 = 104.0;
/// The minimum and maximum zoom.
const ZOOM_RANGE: std::ops::RangeInclusive<f32> = 0.02..=3.0;
/// The minimum zoom for drawing text.
const MIN_LEGIBLE_ZOOM: f32 = 0.42;
/// The minimum zoom for fitting the drawing; a larger drawing is shown in part.
const MIN_FIT_ZOOM: f32 = 0.5;

/// Draws the tree in its area. A tap selects a node, a drag moves the drawing, and the wheel or a
/// pinch zooms. The arrow keys move between nodes. Draws nothing in a tiny area.
pub(crate) fn draw(
    ui: &mut egui::Ui,
    palette: &Palette,
    language: &Language,
    area: Rect,
    explorer: &mut TreeExplorer,
) {
    // A low window with large text may leave no space for the drawing.
    if area.size().min_elem() <= 2.0 * NODE_HEIGHT {
        return;
    }
    let has_transpositions = explorer.tree.nodes().any(|node| explorer.tree.is_transposition(node));
    let gap = if has_transpositions { TRANSPOSITION_GAP } else { NODE_GAP };
    let layout = TreeLayout::new(&explorer.tree, |node| width(&explorer.tree, node), gap);
    let progress = explorer.search.snapshot_after(&explorer.tree, explorer.steps_taken);
    let response = ui.allocate_rect(area, Sense::CLICK | Sense::DRAG);
    let fit = fit_zoom(&layout, area);
    let mut zoom = explorer.viewport.zoom.unwrap_or(fit);
    if response.dragged() {
        explorer.viewport.zoom = Some(zoom);
        explorer.viewport.pan += response.drag_delta();
    }
    if let Some(pointer) = response.hover_pos().or(response.interact_pointer_pos()) {
        let wheel = ui.input(|input| input.smooth_scroll_delta().y);
        let factor = ui.input(egui::InputState::zoom_delta) * (wheel * 0.004).exp();
        if factor != 1.0 {
            let new = (zoom * factor).clamp(*ZOOM_RANGE.start(), *ZOOM_RANGE.end());
            // Keep the point under the pointer in place.
            let offset = pointer - area.center() - explorer.viewport.pan;
            explorer.viewport.pan += offset * (1.0 - new / zoom);
            zoom = new;
            explorer.viewport.zoom = Some(zoom);
        }
    }
    let drawing = TreeDrawing {
        layout: &layout,
        tree: &explorer.tree,
        area,
        zoom,
        pan: explorer.viewport.pan,
    };
    if response.clicked() {
        let pointer = response.interact_pointer_pos();
        explorer.selected = pointer.and_then(|pointer| drawing.node_at(pointer));
    }
    let painter = ui.painter().with_clip_rect(area);
    let finished = explorer.steps_taken == explorer.search.steps.len();
    for node in explorer.tree.nodes() {
        for &child in explorer.tree.children(node) {
            let is_on_line = finished && is_on_principal_variation(explorer, node, child);
            draw_branch(&painter, palette, &drawing, node, child, &progress, is_on_line);
        }
    }
    let current = progress.current_node().filter(|_| !finished);
    transpositions::draw(&painter, palette, &drawing, [explorer.selected, current]);
    for node in explorer.tree.nodes() {
        let parent = explorer.tree.parent(node);
        let is_on_line = finished
            && match parent.filter(|_| explorer.tree.is_transposition(node)) {
                Some(parent) => is_on_principal_variation(explorer, parent, node),
                None => explorer.search.line.contains(&node),
            };
        let style = NodeStyle {
            mark: &progress[node],
            current: current == Some(node),
            chosen: is_on_line,
            selected: explorer.selected == Some(node),
        };
        drawing.node(&painter, palette, node, style);
    }
    let name = explorer.tree.label(explorer.tree.root());
    let focus = drawing.show_accessible(ui.ctx(), palette, language, name, &progress);
    if let Some(node) = focus.focused.and_then(|index| explorer.tree.nodes().nth(index))
        && explorer.selected != Some(node)
    {
        explorer.selected = Some(node);
        let inner = area.shrink(NODE_HEIGHT);
        let center = drawing.node_center(node);
        explorer.viewport.zoom = Some(zoom);
        explorer.viewport.pan += inner.clamp(center) - center;
        ui.ctx().request_repaint();
    }
}

/// The zoom that shows the whole drawing, at least 0.5 and at most a maximum that grows with the
/// area.
fn fit_zoom(layout: &TreeLayout, area: Rect) -> f32 {
    let height = (layout.rows() as f32 - 1.0) * ROW_HEIGHT + NODE_HEIGHT * 2.2;
    let horizontal = (area.width() - 24.0) / layout.width().max(1.0);
    let vertical = (area.height() - 16.0) / height;
    let max = (area.size().min_elem() / 640.0).clamp(1.25, 2.2);
    horizontal.min(vertical).clamp(MIN_FIT_ZOOM, max)
}

/// Whether the branch from a node to its child is part of the search's principal variation.
fn is_on_principal_variation(explorer: &TreeExplorer, node: NodeId, child: NodeId) -> bool {
    explorer.search.line.windows(2).any(|pair| pair == [node, explorer.tree.canonical(child)])
}

/// The label of a node, with a symbol in front of a transposition.
fn node_label(tree: &Tree, node: NodeId) -> String {
    let label = tree.label(node);
    if tree.is_transposition(node) { format!("↺ {label}") } else { label.to_owned() }
}

/// The width of a node at zoom 1, in points.
fn width(tree: &Tree, node: NodeId) -> f32 {
    /// The symbol is wider than a letter.
    const SYMBOL_WIDTH: f32 = 14.0;
    let symbol_width = if tree.is_transposition(node) { SYMBOL_WIDTH } else { 0.0 };
    NODE_HEIGHT.max(node_label(tree, node).chars().count() as f32 * 11.0 + 14.0 + symbol_width)
}

/// The style of a node.
struct NodeStyle<'a> {
    /// The search's knowledge of the node.
    mark: &'a NodeInfo,
    /// Whether the search is at this node.
    current: bool,
    /// Whether it is part of the principal variation.
    chosen: bool,
    /// Whether the player has selected it.
    selected: bool,
}

/// The geometry of the drawing.
pub(super) struct TreeDrawing<'a> {
    layout: &'a TreeLayout,
    pub(super) tree: &'a Tree,
    area: Rect,
    pub(super) zoom: f32,
    pan: Vec2,
}

impl TreeDrawing<'_> {
    /// The center of a node on the screen, in points.
    fn node_center(&self, node: NodeId) -> Pos2 {
        let rows = (self.layout.rows() as f32 - 1.0) * ROW_HEIGHT;
        let x = self.layout.centre_x(node) - self.layout.width() / 2.0;
        let y = self.tree.depth(node) as f32 * ROW_HEIGHT - rows / 2.0;
        self.area.center() + self.pan + vec2(x, y) * self.zoom
    }

    /// The rectangle of a node on the screen, in points.
    pub(super) fn rect(&self, node: NodeId) -> Rect {
        let size = vec2(width(self.tree, node), NODE_HEIGHT) * self.zoom;
        Rect::from_center_size(self.node_center(node), size)
    }

    /// Exposes the nodes to the keyboard and screen readers as a focus group called `name`. Returns
    /// the focused and the pressed node, as indices in the order of [`Tree::nodes`].
    fn show_accessible(
        &self,
        ctx: &egui::Context,
        palette: &Palette,
        language: &Language,
        name: &str,
        progress: &SearchSnapshot,
    ) -> FocusGroupResponse {
        let nodes: Vec<NodeId> = self.tree.nodes().collect();
        let to_item = |&node: &NodeId| {
            let (label, rect) = (self.tree.label(node), self.rect(node));
            let label = match self.tree.is_transposition(node) {
                true => language.format("trees-node-again", &[("name", label.to_owned().into())]),
                false => label.to_owned(),
            };
            let value = self.tree.value(node).or(progress[node].value).map(format_value);
            FocusItem {
                key: node.index() as u64,
                // Nodes out of sight are placed at the edge where they would appear.
                rect: Rect::from_min_max(self.area.clamp(rect.min), self.area.clamp(rect.max)),
                rotation: 0.0,
                name: value.map_or_else(|| label.clone(), |value| format!("{label}: {value}")),
            }
        };
        let items: Vec<FocusItem> = nodes.iter().map(to_item).collect();
        let index_of = |node: NodeId| nodes.iter().position(|&other| other == node);
        let step = |from: usize, right: i32, down: i32| {
            let node = nodes[from];
            let nodes_in_row =
                || nodes.iter().filter(|&&other| self.tree.depth(other) == self.tree.depth(node));
            let target = match (right, down) {
                (_, 1) => self.tree.children(node).first().copied(),
                (_, -1) => self.tree.parent(node),
                (1, _) => nodes_in_row().copied().find(|&other| self.is_left_of(node, other)),
                _ => nodes_in_row().copied().rfind(|&other| self.is_left_of(other, node)),
            };
            target.and_then(index_of).unwrap_or(from)
        };
        let arrows = ArrowNavigation::Custom(&step);
        let viewport = Some(self.area);
        FocusGroup {
            id: "tree",
            name,
            items: &items,
            arrows,
            activation_keys: &[],
            initial: 0,
            viewport,
        }
        .show(ctx, palette)
    }

    /// Whether the center of a node is left of another's.
    fn is_left_of(&self, node: NodeId, other: NodeId) -> bool {
        self.layout.centre_x(node) < self.layout.centre_x(other)
    }

    /// The node nearest to a point, if one is within reach of a finger.
    fn node_at(&self, point: Pos2) -> Option<NodeId> {
        // A finger needs at least this margin, even in a small drawing.
        let reach = (22.0 - NODE_HEIGHT * self.zoom / 2.0).max(4.0);
        let candidates =
            self.tree.nodes().filter(|&node| self.rect(node).expand(reach).contains(point));
        candidates.min_by(|&a, &b| {
            let distance = |node| self.node_center(node).distance(point);
            distance(a).total_cmp(&distance(b))
        })
    }

    /// Draws a node in this style if it is in view.
    fn node(&self, painter: &egui::Painter, palette: &Palette, node: NodeId, style: NodeStyle) {
        let rect = self.rect(node);
        if !rect.expand(30.0).intersects(painter.clip_rect()) {
            return;
        }
        let is_pruned = style.mark.status == NodeStatus::Pruned;
        let is_unseen = style.mark.status == NodeStatus::Unseen;
        let fill = match style.mark.status {
            NodeStatus::Settled => palette.button,
            _ => palette.inset,
        };
        let edge_colour = if style.current || style.chosen {
            palette.accent
        } else if style.mark.status == NodeStatus::Open {
            palette.ink
        } else if is_pruned || is_unseen {
            palette.line
        } else {
            palette.bar
        };
        let stroke =
            Stroke::new(if style.current || style.chosen { 2.5 } else { 1.5 }, edge_colour);
        // Max nodes are square, Min nodes round; leaves have slightly rounded corners.
        let leaf = self.tree.is_leaf(node);
        let corner = match self.tree.side(node) {
            _ if leaf => 4.0,
            MinimaxSide::Max => 6.0,
            MinimaxSide::Min => NODE_HEIGHT / 2.0,
        };
        let corner = (corner * self.zoom) as u8;
        if self.tree.is_transposition(node) {
            // A transposition has its subtree elsewhere, so draw it with a dashed outline.
            painter.rect_filled(rect, 0, palette.inset);
            transpositions::outline(painter, rect, stroke);
        } else {
            painter.rect_filled(rect, corner, fill);
            if leaf || !is_pruned {
                painter.rect_stroke(rect, corner, stroke, StrokeKind::Inside);
            }
        }
        if style.selected {
            let ring = Stroke::new(2.0, palette.ink);
            painter.rect_stroke(rect.expand(4.0), corner + 4, ring, StrokeKind::Outside);
        }
        if is_pruned {
            let cross = Stroke::new(1.5, palette.red.gamma_multiply(0.7));
            let inner = rect.shrink(rect.height() * 0.3);
            painter.line_segment([inner.left_top(), inner.right_bottom()], cross);
            painter.line_segment([inner.right_top(), inner.left_bottom()], cross);
        }
        if self.zoom >= MIN_LEGIBLE_ZOOM {
            self.draw_text(painter, palette, node, rect, style);
        }
    }

    /// Draws the label of a node, and its value below a leaf or next to an inner node.
    fn draw_text(
        &self,
        painter: &egui::Painter,
        palette: &Palette,
        node: NodeId,
        rect: Rect,
        style: NodeStyle,
    ) {
        let dimmed = matches!(style.mark.status, NodeStatus::Pruned | NodeStatus::Unseen);
        let ink = if dimmed { palette.dim } else { palette.ink };
        let font = strong_font(16.0 * self.zoom.min(1.4));
        if style.mark.status != NodeStatus::Pruned {
            let label = node_label(self.tree, node);
            painter.text(rect.center(), Align2::CENTER_CENTER, label, font, ink);
        }
        let value = self.tree.value(node).or(style.mark.value);
        let Some(value) = value else { return };
        let text = format!("{}{}", style.mark.bound.sign(), format_value(value));
        let small = FontId::new(14.5 * self.zoom.min(1.4), kozyr_ui::theme::strong_family());
        let (position, anchor) = if self.tree.is_leaf(node) {
            (rect.center_bottom() + vec2(0.0, 4.0), Align2::CENTER_TOP)
        } else {
            (rect.right_center() + vec2(5.0, -rect.height() * 0.32), Align2::LEFT_CENTER)
        };
        painter.text(position, anchor, text, small, ink);
    }
}

/// A value in short form: a number with at most two decimals, ✓ for won, ✗ for lost.
pub(crate) fn format_value(value: NodeValue) -> String {
    match value {
        NodeValue::Won => "✓".into(),
        NodeValue::Lost => "✗".into(),
        NodeValue::Number(_) => value.to_string().replacen('-', "−", 1),
    }
}

/// Draws the branch from a node to its child, in the style of the child's status; `is_on_line`
/// marks the principal variation.
fn draw_branch(
    painter: &egui::Painter,
    palette: &Palette,
    drawing: &TreeDrawing,
    node: NodeId,
    child: NodeId,
    progress: &SearchSnapshot,
    is_on_line: bool,
) {
    let from = drawing.rect(node).center_bottom();
    let to = drawing.rect(child).center_top();
    let bounds = Rect::from_two_pos(from, to).expand(2.0);
    if !bounds.intersects(painter.clip_rect()) {
        return;
    }
    let line_scale = drawing.zoom.clamp(0.5, 1.0);
    let stroke = |width: f32, colour: Color32| Stroke::new(width * line_scale, colour);
    match progress[child].status {
        NodeStatus::Pruned => {
            let line = Shape::dashed_line(&[from, to], stroke(1.0, palette.line), 5.0, 5.0);
            painter.extend(line);
        }
        _ if is_on_line => _ = painter.line_segment([from, to], stroke(3.0, palette.accent)),
        NodeStatus::Unseen => {
            painter.line_segment([from, to], stroke(1.0, palette.dim.gamma_multiply(0.35)));
        }
        _ => _ = painter.line_segment([from, to], stroke(1.5, palette.dim.gamma_multiply(0.7))),
    }
}
