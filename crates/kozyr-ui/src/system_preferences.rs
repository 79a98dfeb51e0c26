//! Accessibility preferences of the operating system.

use bevy::prelude::*;

/// The system's preferences.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SystemPreferences {
    /// Whether to reduce motion; `None` if unknown.
    pub reduced_motion: Option<bool>,
}

/// Adds the [`SystemPreferences`], which are unknown until the system or the page has reported
/// them.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SystemPreferences>();
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(inquiry::plugin);
    #[cfg(target_arch = "wasm32")]
    app.add_systems(
        PreUpdate,
        receive_page_preference.after(kozyr_platform::browser::PageMessageSystems),
    );
}

/// Receives the preference from the browser page, which reports it at startup and on every change.
#[cfg(target_arch = "wasm32")]
fn receive_page_preference(
    mut messages: MessageReader<kozyr_platform::browser::PageMessage>,
    mut preferences: ResMut<SystemPreferences>,
) {
    for message in messages.read() {
        if let kozyr_platform::browser::PageMessage::ReducedMotionChanged(reduce) = *message {
            preferences.set_if_neq(SystemPreferences { reduced_motion: Some(reduce) });
        }
    }
}

/// Systems that the app must query.
#[cfg(not(target_arch = "wasm32"))]
mod inquiry {
    use bevy::{
        prelude::*,
        tasks::{IoTaskPool, Task, futures::check_ready},
        window::RequestRedraw,
    };

    use super::{SystemPreferences, reduced_motion};

    /// The query that has not been answered yet.
    #[derive(Resource)]
    struct PendingPreferences(Task<SystemPreferences>);

    /// Queries the preferences once, at startup, in the background.
    pub(crate) fn plugin(app: &mut App) {
        app.add_systems(Startup, start_query);
        app.add_systems(Update, receive_answer.run_if(resource_exists::<PendingPreferences>));
    }

    /// Queries the system's preferences in the background, so the first frame doesn't wait for the
    /// answer.
    fn start_query(mut commands: Commands) {
        let task = IoTaskPool::get()
            .spawn(async { SystemPreferences { reduced_motion: reduced_motion::ask() } });
        commands.insert_resource(PendingPreferences(task));
    }

    /// Stores the preferences once the system has answered. Requests redraws until then, so that an
    /// idle app notices the answer.
    fn receive_answer(
        mut commands: Commands,
        mut pending: ResMut<PendingPreferences>,
        mut preferences: ResMut<SystemPreferences>,
        mut redraw: MessageWriter<RequestRedraw>,
    ) {
        redraw.write(RequestRedraw);
        if let Some(answer) = check_ready(&mut pending.0) {
            preferences.set_if_neq(answer);
            commands.remove_resource::<PendingPreferences>();
        }
    }
}

/// Desktop systems, queried through their settings programs.
#[cfg(any(target_os = "linux", target_os = "macos", target_os = "windows"))]
mod reduced_motion {
    use std::process::Command;

    /// The program, its arguments, and the last word of its output if motion should be reduced.
    const COMMAND: (&str, &[&str], &str) = if cfg!(target_os = "macos") {
        ("defaults", &["read", "com.apple.universalaccess", "reduceMotion"], "1")
    } else if cfg!(target_os = "windows") {
        let arguments = &["query", r"HKCU\Control Panel\Desktop\WindowMetrics", "/v", "MinAnimate"];
        ("reg", arguments, "0")
    } else {
        ("gsettings", &["get", "org.gnome.desktop.interface", "enable-animations"], "false")
    };

    /// Runs the system's settings program and waits for its answer. Returns whether motion should
    /// be reduced; `None` if the program cannot be run, fails or prints no valid text.
    pub fn ask() -> Option<bool> {
        let (program, arguments, unwanted) = COMMAND;
        let answer = Command::new(program).args(arguments).output().ok()?;
        let text = String::from_utf8(answer.stdout).ok()?;
        answer.status.success().then(|| text.split_whitespace().last() == Some(unwanted))
    }
}

/// Systems that are not queried.
#[cfg(not(any(
    target_os = "linux",
    target_os = "macos",
    target_os = "windows",
    target_arch = "wasm32"
)))]
mod reduced_motion {
    /// Returns `None`: this is not supported on this system.
    pub fn ask() -> Option<bool> {
        None
    }
}
