//! Things on the table that are no widgets, as the keyboard and screen readers meet them.

use bevy_egui::egui::{
    self, FocusDirection, Id, Key, LayerId, Order, Rect, Sense, Shape, Stroke, UiBuilder, Vec2,
    accesskit,
};

use super::{bounds, focus};
use crate::theme::Palette;

/// Something that lies on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct FocusItem {
    /// Tells it apart from all others of its group, wherever it lies.
    pub key: u64,
    /// Where it lies, before it is turned.
    pub rect: Rect,
    /// By how much it is turned about its middle, clockwise in radians.
    pub rotation: f32,
    /// What a screen reader says.
    pub name: String,
}

/// How arrows walk a group.
#[derive(Clone, Copy)]
pub enum ArrowNavigation<'a> {
    /// Left and right to the neighbours, round and round.
    Row,
    /// To the neighbours in rows of so many, not beyond the edges.
    Grid(usize),
    /// To where that says, from a thing to the right and down: by -1, 0 or 1.
    Custom(&'a dyn Fn(usize, i32, i32) -> usize),
}

/// Things that are one stop of the Tab key; arrows go from one to the next.
pub struct FocusGroup<'a> {
    /// Tells it apart from other groups.
    pub id: &'a str,
    /// What a screen reader says of all of them.
    pub name: &'a str,
    /// The things, in the order of reading.
    pub items: &'a [FocusItem],
    /// How they lie.
    pub arrows: ArrowNavigation<'a>,
    /// The keys that press the focused thing.
    pub activation_keys: &'a [Key],
    /// Where focus begins; the place where it was last comes first.
    pub initial: usize,
    /// The window through which a part of them is seen, if it can be moved over all of them.
    pub viewport: Option<Rect>,
}

/// What became of a group in a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FocusGroupResponse {
    /// The thing that has focus.
    pub focused: Option<usize>,
    /// The thing that was pressed.
    pub pressed: Option<usize>,
}

/// Where focus was last in a group.
#[derive(Clone, Copy)]
struct LastFocus {
    id: Id,
    index: usize,
}

impl FocusGroup<'_> {
    /// Lets the group be reached; what became of it.
    pub fn show(&self, ctx: &egui::Context, palette: &Palette) -> FocusGroupResponse {
        if self.items.is_empty() {
            return FocusGroupResponse::default();
        }
        let group = Id::new(("group", self.id));
        let ids: Vec<Id> = self.items.iter().map(|thing| group.with(thing.key)).collect();
        let layer = LayerId::new(Order::Background, group);
        // A question may lie over the table.
        let open = ctx.memory(|memory| memory.allows_interaction(layer));
        let (now, mut has_focus) = self.restore_focus(ctx, group, &ids);
        has_focus &= open;
        let mut met = FocusGroupResponse::default();
        if has_focus {
            met.pressed =
                self.activation_keys.iter().any(|&key| pressed_alone(ctx, key)).then_some(now);
        }
        let asked = |action| {
            let asked = ctx.input(|input| {
                ids.iter().position(|&id| input.has_accesskit_action_request(id, action))
            });
            asked.filter(|_| open)
        };
        met.pressed = asked(accesskit::Action::Click).or(met.pressed);
        let wanted = asked(accesskit::Action::Focus);
        let stepped = if has_focus { self.move_by_arrows(ctx, now) } else { now };
        let next = wanted.unwrap_or(stepped);
        has_focus |= wanted.is_some();
        if has_focus && ctx.memory(|memory| memory.focused()) != Some(ids[next]) {
            ctx.memory_mut(|memory| memory.request_focus(ids[next]));
            ctx.request_repaint();
        }
        ctx.data_mut(|data| data.insert_temp(group, LastFocus { id: ids[next], index: next }));
        self.add_to_tree(ctx, layer, &ids, next);
        if ctx.memory(|memory| memory.has_focus(ids[next])) {
            met.focused = Some(next);
            draw_focus_ring(ctx, palette, &self.items[next]);
        }
        met
    }

    /// Finds the thing that had focus last, or what has come to its place, and whether it has it
    /// still.
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

    /// Where the arrows lead that were pressed in this frame.
    fn move_by_arrows(&self, ctx: &egui::Context, from: usize) -> usize {
        let by = |more: Key, less: Key| {
            i32::from(pressed_alone(ctx, more)) - i32::from(pressed_alone(ctx, less))
        };
        let right = by(Key::ArrowRight, Key::ArrowLeft);
        let down = match self.arrows {
            // Up and down lead away from a row.
            ArrowNavigation::Row => 0,
            ArrowNavigation::Grid(_) | ArrowNavigation::Custom(_) => {
                by(Key::ArrowDown, Key::ArrowUp)
            }
        };
        if (right, down) == (0, 0) {
            return from;
        }
        // Else egui, too, would go where the arrow points.
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        let count = self.items.len();
        let to = match self.arrows {
            ArrowNavigation::Row => (from as i32 + right).rem_euclid(count as i32) as usize,
            ArrowNavigation::Grid(columns) => {
                let moved = |at: usize, by: i32, size: usize| {
                    (at as i32 + by).clamp(0, size as i32 - 1) as usize
                };
                let column = moved(from % columns, right, columns);
                moved(from / columns, down, count.div_ceil(columns)) * columns + column
            }
            ArrowNavigation::Custom(to) => to(from, right, down),
        };
        to.min(count - 1)
    }

    /// Puts all things into the tree; the one that focus is at, or would go to, can be focused.
    fn add_to_tree(&self, ctx: &egui::Context, layer: LayerId, ids: &[Id], now: usize) {
        let builder = UiBuilder::new().layer_id(layer).max_rect(ctx.content_rect());
        let ui = egui::Ui::new(ctx.clone(), layer.id.with("all"), builder);
        ctx.accesskit_node_builder(ui.unique_id(), |node| {
            node.set_role(accesskit::Role::Group);
            node.set_label(self.name);
            if let Some(window) = self.viewport {
                node.set_bounds(bounds(window));
            }
        });
        for (index, (thing, &id)) in self.items.iter().zip(ids).enumerate() {
            // The table has its own way with pointers.
            let sense = if index == now { Sense::FOCUSABLE } else { Sense::hover() };
            let response = ui.interact(thing.rect, id, sense);
            if index == now {
                focus::track_focus(&ui, &response);
                focus::set_initial_focus(&response);
            }
            ctx.accesskit_node_builder(id, |node| {
                node.set_role(accesskit::Role::Button);
                node.set_label(thing.name.as_str());
                node.set_bounds(bounds(thing.rect));
                node.add_action(accesskit::Action::Click);
                node.add_action(accesskit::Action::Focus);
                node.set_position_in_set(index + 1);
                node.set_size_of_set(ids.len());
            });
        }
    }
}

/// Whether a key was pressed without others.
fn pressed_alone(ctx: &egui::Context, key: Key) -> bool {
    ctx.input(|input| input.key_pressed(key) && !input.modifiers.any())
}

/// Marks a thing that has focus: a bright line with a dark one around it shows on any ground.
fn draw_focus_ring(ctx: &egui::Context, palette: &Palette, thing: &FocusItem) {
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("focus")));
    let middle = thing.rect.center();
    let turn = egui::emath::Rot2::from_angle(thing.rotation);
    let outline = |out: f32| {
        let half = thing.rect.size() / 2.0 + Vec2::splat(out);
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
            .map(|(x, y)| middle + turn * egui::vec2(x * half.x, y * half.y))
            .to_vec()
    };
    painter.add(Shape::closed_line(outline(3.5), Stroke::new(2.5, palette.panel)));
    painter.add(Shape::closed_line(outline(1.0), Stroke::new(3.5, palette.accent)));
}
