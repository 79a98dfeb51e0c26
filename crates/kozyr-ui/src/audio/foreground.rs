//! Whether the app is visible and focused.

use bevy::{
    prelude::*,
    window::{AppLifecycle, WindowFocused, WindowOccluded},
};

/// The foreground state of the app.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AppForeground {
    focused: bool,
    hidden: bool,
    suspended: bool,
}

impl AppForeground {
    /// Whether the app is visible and focused.
    pub fn is_active(self) -> bool {
        self.focused && !self.hidden && !self.suspended
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(AppForeground { focused: true, hidden: false, suspended: false });
    app.add_systems(PreUpdate, track_foreground);
}

fn track_foreground(
    mut focus: MessageReader<WindowFocused>,
    mut occlusion: MessageReader<WindowOccluded>,
    mut life: MessageReader<AppLifecycle>,
    mut front: ResMut<AppForeground>,
) {
    let mut now = *front;
    now.focused = focus.read().last().map_or(now.focused, |message| message.focused);
    now.hidden = occlusion.read().last().map_or(now.hidden, |message| message.occluded);
    now.suspended = life.read().last().map_or(now.suspended, |life| {
        matches!(life, AppLifecycle::WillSuspend | AppLifecycle::Suspended)
    });
    front.set_if_neq(now);
}
