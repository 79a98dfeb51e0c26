//! Keyboard and screen reader support.
//!
//! egui builds the accessibility tree from its panels. Objects on the table (cards, squares) join
//! the same tree as [`FocusItem`]s, so there is a single focus and a single tree.

mod action_requests;
mod focus;
mod focus_group;

use bevy::prelude::*;
use bevy_egui::egui::{self, accesskit};

pub use focus::{
    reset_focus, set_initial_focus, set_initial_focus_to_next, track_focus, trap_focus,
};
pub use focus_group::{ArrowNavigation, FocusGroup, FocusGroupResponse, FocusItem};

/// Adds the placement of keyboard focus and the handling of screen reader requests.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((focus::plugin, action_requests::plugin));
}

/// Adds a screen reader label with the bounds `at` to this frame, for text that is painted directly
/// or conveyed only by pictures. `id` identifies the label between frames.
pub fn add_label(ctx: &egui::Context, id: egui::Id, at: egui::Rect, text: &str) {
    add_text_node(ctx, id, at, text, None);
}

/// Adds a live label with the bounds `at` to this frame: screen readers announce its text politely
/// whenever it changes. `id` identifies the label between frames.
pub fn announce(ctx: &egui::Context, id: egui::Id, at: egui::Rect, text: &str) {
    add_text_node(ctx, id, at, text, Some(accesskit::Live::Polite));
}

/// Adds a label with the bounds `at` to the accessibility tree; a live region if `live` is set.
fn add_text_node(
    ctx: &egui::Context,
    id: egui::Id,
    at: egui::Rect,
    text: &str,
    live: Option<accesskit::Live>,
) {
    ctx.accesskit_node_builder(id.with("said"), |node| {
        node.set_role(accesskit::Role::Label);
        node.set_value(text);
        node.set_bounds(bounds(at));
        if let Some(live) = live {
            node.set_live(live);
        }
    });
}

/// Converts an egui rectangle to an AccessKit one with the same coordinates.
fn bounds(rect: egui::Rect) -> accesskit::Rect {
    accesskit::Rect {
        x0: rect.min.x.into(),
        y0: rect.min.y.into(),
        x1: rect.max.x.into(),
        y1: rect.max.y.into(),
    }
}
