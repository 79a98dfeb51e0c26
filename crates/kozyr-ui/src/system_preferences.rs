//! Accessibility preferences of the operating system.

use bevy::prelude::*;

/// The system's preferences.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SystemPreferences {
    /// Whether to reduce motion; `None` if unknown.
    pub reduced_motion: Option<bool>,
}

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

/// The browser page reports its preference at startup and on every change.
#[cfg(target_arch = "wasm32")]
fn receive_page_preference(
    mut from_page: MessageReader<kozyr_platform::browser::PageMessage>,
    mut wishes: ResMut<SystemPreferences>,
) {
    for said in from_page.read() {
        if let kozyr_platform::browser::PageMessage::ReducedMotionChanged(wanted) = *said {
            wishes.set_if_neq(SystemPreferences { reduced_motion: Some(wanted) });
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

    #[derive(Resource)]
    struct PendingPreferences(Task<SystemPreferences>);

    pub(crate) fn plugin(app: &mut App) {
        app.add_systems(Startup, inquire);
        app.add_systems(Update, receive_answer.run_if(resource_exists::<PendingPreferences>));
    }

    /// Queries the system's preferences in the background, so the first frame doesn't wait for the
    /// answer.
    fn inquire(mut commands: Commands) {
        let task = IoTaskPool::get()
            .spawn(async { SystemPreferences { reduced_motion: reduced_motion::ask() } });
        commands.insert_resource(PendingPreferences(task));
    }

    fn receive_answer(
        mut commands: Commands,
        mut inquiry: ResMut<PendingPreferences>,
        mut wishes: ResMut<SystemPreferences>,
        mut redraw: MessageWriter<RequestRedraw>,
    ) {
        redraw.write(RequestRedraw);
        if let Some(answer) = check_ready(&mut inquiry.0) {
            wishes.set_if_neq(answer);
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

    /// Whether motion should be reduced; `None` if the program fails.
    pub fn ask() -> Option<bool> {
        let (program, arguments, unwanted) = COMMAND;
        let answer = Command::new(program).args(arguments).output().ok()?;
        let text = String::from_utf8(answer.stdout).ok()?;
        answer.status.success().then(|| text.split_whitespace().last() == Some(unwanted))
    }
}

#[cfg(not(any(
    target_os = "linux",
    target_os = "macos",
    target_os = "windows",
    target_arch = "wasm32"
)))]
mod reduced_motion {
    /// Not supported on this system.
    pub fn ask() -> Option<bool> {
        None
    }
}
