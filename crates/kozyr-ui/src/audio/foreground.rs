//! Whether the app is visible and focused.

use bevy::{
    prelude::*,
    window::{AppLifecycle, WindowFocused, WindowOccluded},
};

/// The foreground state of the app.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AppForeground {
    /// Whether the window has focus.
    focused: bool,
    /// Whether the window is minimized or fully covered.
    hidden: bool,
    /// Whether the system has suspended the app, or is about to.
    suspended: bool,
}

impl AppForeground {
    /// Whether the app is visible, focused and not suspended.
    pub fn is_active(self) -> bool {
        self.focused && !self.hidden && !self.suspended
    }
}

/// Adds [`AppForeground`], initially active, and keeps it up to date.
pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(AppForeground { focused: true, hidden: false, suspended: false });
    app.add_systems(PreUpdate, track_foreground);
}

/// Updates each part of the foreground state from the last message about it in this frame, if any.
fn track_foreground(
    mut focus: MessageReader<WindowFocused>,
    mut occlusion: MessageReader<WindowOccluded>,
    mut lifecycle: MessageReader<AppLifecycle>,
    mut foreground: ResMut<AppForeground>,
) {
    let mut current = *foreground;
    current.focused = focus.read().last().map_or(current.focused, |message| message.focused);
    current.hidden = occlusion.read().last().map_or(current.hidden, |message| message.occluded);
    current.suspended = lifecycle.read().last().map_or(current.suspended, |lifecycle| {
        matches!(lifecycle, AppLifecycle::WillSuspend | AppLifecycle::Suspended)
    });
    foreground.set_if_neq(current);
}
