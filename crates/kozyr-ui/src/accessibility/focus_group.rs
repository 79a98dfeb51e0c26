//! Focusable objects on the table that are not egui widgets.

use bevy_egui::egui::{
    self, FocusDirection, Id, Key, LayerId, Order, Rect, Sense, Shape, Stroke, UiBuilder, Vec2,
    accesskit,
};

use super::{bounds, focus};
use crate::theme::Palette;

/// A focusable object on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct FocusItem {
    /// A key unique within the group that stays the same when the item moves.
    pub key: u64,
    /// The bounds before rotation.
    pub rect: Rect,
    /// The clockwise rotation about the center, in radians.
    pub rotation: f32,
    /// The screen reader name.
    pub name: String,
}

/// How arrow keys move within a group.
#[derive(Clone, Copy)]
pub enum ArrowNavigation<'a> {
    /// Left and right move to the neighbors and wrap around.
    Row,
    /// A grid with this many columns; movement stops at the edges.
    Grid(usize),
    /// A function that returns the new index. Its arguments are the current index and the steps to
    /// the right and down, each −1, 0 or 1.
    Custom(&'a dyn Fn(usize, i32, i32) -> usize),
}

/// A group of items with a single Tab stop; arrow keys move within it.
pub struct FocusGroup<'a> {
    /// An id that is unique among groups and identifies the group between frames.
    pub id: &'a str,
    /// The screen reader name of the group.
    pub name: &'a str,
    /// The items, in reading order.
    pub items: &'a [FocusItem],
    /// How arrow keys move.
    pub arrows: ArrowNavigation<'a>,
    /// The keys that activate the focused item when pressed without modifiers.
    pub activation_keys: &'a [Key],
    /// The index of the Tab stop in the first frame, and after the item of the Tab stop disappears
    /// while it does not have focus.
    pub initial: usize,
    /// The visible part of a scrollable group; `None` if it does not scroll.
    pub viewport: Option<Rect>,
}

/// The result of showing a group for one frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FocusGroupResponse {
    /// The index of the focused item; `None` if focus is elsewhere.
    pub focused: Option<usize>,
    /// The index of the item activated in this frame, if any.
    pub pressed: Option<usize>,
}

/// The item that was the Tab stop of a group in the last frame.
#[derive(Clone, Copy)]
struct LastFocus {
    id: Id,
    index: usize,
}

impl FocusGroup<'_> {
    /// Handles the keys and screen reader requests of this frame, adds the group to the
    /// accessibility tree and draws the focus ring. Returns which item has focus and which was
    /// activated.
    ///
    /// Call it in every frame. Does nothing if the group has no items. A group below a modal layer
    /// gets no input.
    pub fn show(&self, ctx: &egui::Context, palette: &Palette) -> FocusGroupResponse {
        if self.items.is_empty() {
            return FocusGroupResponse::default();
        }
        let group = Id::new(("group", self.id));
        let ids: Vec<Id> = self.items.iter().map(|item| group.with(item.key)).collect();
        let layer = LayerId::new(Order::Background, group);
        // A modal prompt may cover the table.
        let is_interactive = ctx.memory(|memory| memory.allows_interaction(layer));
        let (current, mut has_focus) = self.restore_focus(ctx, group, &ids);
        has_focus &= is_interactive;
        let mut response = FocusGroupResponse::default();
        if has_focus {
            response.pressed =
                self.activation_keys.iter().any(|&key| pressed_alone(ctx, key)).then_some(current);
        }
        let requested = |action| {
            let index = ctx.input(|input| {
                ids.iter().position(|&id| input.has_accesskit_action_request(id, action))
            });
            index.filter(|_| is_interactive)
        };
        response.pressed = requested(accesskit::Action::Click).or(response.pressed);
        let focus_request = requested(accesskit::Action::Focus);
        let stepped = if has_focus { self.move_by_arrows(ctx, current) } else { current };
        let next = focus_request.unwrap_or(stepped);
        has_focus |= focus_request.is_some();
        if has_focus && ctx.memory(|memory| memory.focused()) != Some(ids[next]) {
            ctx.memory_mut(|memory| memory.request_focus(ids[next]));
            ctx.request_repaint();
        }
        ctx.data_mut(|data| data.insert_temp(group, LastFocus { id: ids[next], index: next }));
        self.add_to_tree(ctx, layer, &ids, next);
        if ctx.memory(|memory| memory.has_focus(ids[next])) {
            response.focused = Some(next);
            draw_focus_ring(ctx, palette, &self.items[next]);
        }
        response
    }

    /// Returns the index of the item that is the group's Tab stop, and whether it has focus. If the
    /// Tab stop of the last frame is gone, returns the item now in its place if it had focus, else
    /// the initial one.
    fn restore_focus(&self, ctx: &egui::Context, group: Id, ids: &[Id]) -> (usize, bool) {
        let Some(last) = ctx.data(|data| data.get_temp::<LastFocus>(group)) else {
            return (self.initial.min(ids.len() - 1), false);
        };
        let has_focus = ctx.memory(|memory| memory.focused()) == Some(last.id);
        match ids.iter().position(|&id| id == last.id) {
            Some(index) => (index, has_focus),
            None if has_focus => (last.index.min(ids.len() - 1), true),
            None => (self.initial.min(ids.len() - 1), false),
        }
    }

    /// Returns the index that the arrow keys pressed in this frame without modifiers reach from the
    /// index `from`; `from` itself if none were. In a row, only left and right count. Also
    /// keeps egui from moving focus by the keys that count, which stay in its input.
    fn move_by_arrows(&self, ctx: &egui::Context, from: usize) -> usize {
        let direction = |more: Key, less: Key| {
            i32::from(pressed_alone(ctx, more)) - i32::from(pressed_alone(ctx, less))
        };
        let right = direction(Key::ArrowRight, Key::ArrowLeft);
        let down = match self.arrows {
            // Up and down leave a row.
            ArrowNavigation::Row => 0,
            ArrowNavigation::Grid(_) | ArrowNavigation::Custom(_) => {
                direction(Key::ArrowDown, Key::ArrowUp)
            }
        };
        if (right, down) == (0, 0) {
            return from;
        }
        // Keeps egui from moving focus in the arrow's direction too.
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        let count = self.items.len();
        let to = match self.arrows {
            ArrowNavigation::Row => (from as i32 + right).rem_euclid(count as i32) as usize,
            ArrowNavigation::Grid(columns) => {
                let step = |at: usize, by: i32, size: usize| {
                    (at as i32 + by).clamp(0, size as i32 - 1) as usize
                };
                let column = step(from % columns, right, columns);
                step(from / columns, down, count.div_ceil(columns)) * columns + column
            }
            ArrowNavigation::Custom(to) => to(from, right, down),
        };
        to.min(count - 1)
    }

    /// Adds the group and its items to the accessibility tree. Only the item `current` is
    /// focusable, and it becomes the initial focus of the frame.
    fn add_to_tree(&self, ctx: &egui::Context, layer: LayerId, ids: &[Id], current: usize) {
        let builder = UiBuilder::new().layer_id(layer).max_rect(ctx.content_rect());
        let ui = egui::Ui::new(ctx.clone(), layer.id.with("all"), builder);
        ctx.accesskit_node_builder(ui.unique_id(), |node| {
            node.set_role(accesskit::Role::Group);
            node.set_label(self.name);
            if let Some(viewport) = self.viewport {
                node.set_bounds(bounds(viewport));
            }
        });
        for (index, (item, &id)) in self.items.iter().zip(ids).enumerate() {
            // The table handles pointers itself.
            let sense = if index == current { Sense::FOCUSABLE } else { Sense::hover() };
            let response = ui.interact(item.rect, id, sense);
            if index == current {
                focus::track_focus(&ui, &response);
                focus::set_initial_focus(&response);
            }
            ctx.accesskit_node_builder(id, |node| {
                node.set_role(accesskit::Role::Button);
                node.set_label(item.name.as_str());
                node.set_bounds(bounds(item.rect));
                node.add_action(accesskit::Action::Click);
                node.add_action(accesskit::Action::Focus);
                node.set_position_in_set(index + 1);
                node.set_size_of_set(ids.len());
            });
        }
    }
}

/// Whether `key` was pressed in this frame and no modifier key is held.
fn pressed_alone(ctx: &egui::Context, key: Key) -> bool {
    ctx.input(|input| input.key_pressed(key) && !input.modifiers.any())
}

/// Draws a focus ring around an item, rotated with it: a bright line with a dark outline, visible
/// on any background.
fn draw_focus_ring(ctx: &egui::Context, palette: &Palette, item: &FocusItem) {
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("focus")));
    let center = item.rect.center();
    let rotation = egui::emath::Rot2::from_angle(item.rotation);
    let outline = |distance: f32| {
        let half = item.rect.size() / 2.0 + Vec2::splat(distance);
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
            .map(|(x, y)| center + rotation * egui::vec2(x * half.x, y * half.y))
            .to_vec()
    };
    painter.add(Shape::closed_line(outline(3.5), Stroke::new(2.5, palette.panel)));
    painter.add(Shape::closed_line(outline(1.0), Stroke::new(3.5, palette.accent)));
}
