//! Everything can be reached without a pointer and without sight.
//!
//! Panels tell egui what they are, and egui builds the tree that screen readers read. What lies
//! on the table (cards, squares) joins that tree as [`Thing`]s, so that there is one focus and
//! one tree.

mod action_requests;
mod focus;
mod focus_group;

use bevy::prelude::*;
use bevy_egui::egui::{self, accesskit};

pub use focus::{
    reset_focus, set_initial_focus, set_initial_focus_to_next, track_focus, trap_focus,
};
pub use focus_group::{ArrowNavigation, FocusGroup, FocusGroupResponse, FocusItem};

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((focus::plugin, action_requests::plugin));
}

/// Says a text that is painted, or shown by things alone, to screen readers.
pub fn add_label(ctx: &egui::Context, id: egui::Id, at: egui::Rect, text: &str) {
    add_text_node(ctx, id, at, text, None);
}

/// Says a text, and each time it changes says it at once, when the reader has come to a stop.
pub fn announce(ctx: &egui::Context, id: egui::Id, at: egui::Rect, text: &str) {
    add_text_node(ctx, id, at, text, Some(accesskit::Live::Polite));
}

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

fn bounds(rect: egui::Rect) -> accesskit::Rect {
    accesskit::Rect {
        x0: rect.min.x.into(),
        y0: rect.min.y.into(),
        x1: rect.max.x.into(),
        y1: rect.max.y.into(),
    }
}
