//! What the player has asked of the whole system, as far as it tells.

use bevy::prelude::*;

/// What the system wishes of its apps.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SystemPreferences {
    /// Whether things should move as little as can be; `None` where that cannot be known.
    pub reduced_motion: Option<bool>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SystemPreferences>();
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(inquiry::plugin);
    #[cfg(target_arch = "wasm32")]
    app.add_systems(PreUpdate, heed.after(kozyr_platform::browser::HearPage));
}

/// A page tells of itself, at the beginning and whenever it changes.
#[cfg(target_arch = "wasm32")]
fn receive_page_preference(
    mut from_page: MessageReader<kozyr_platform::browser::FromPage>,
    mut wishes: ResMut<SystemPreferences>,
) {
    for said in from_page.read() {
        if let kozyr_platform::browser::FromPage::ReducedMotion(wanted) = *said {
            wishes.set_if_neq(SystemPreferences { reduced_motion: Some(wanted) });
        }
    }
}

/// Systems that have to be asked.
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

    /// Asks off the frame: the first picture need not wait for the answer.
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

/// Desktops tell through the programs that hold their settings.
#[cfg(any(target_os = "linux", target_os = "macos", target_os = "windows"))]
mod reduced_motion {
    use std::process::Command;

    /// The program, its arguments, and the last word of its answer if motion is not wanted.
    const COMMAND: (&str, &[&str], &str) = if cfg!(target_os = "macos") {
        ("defaults", &["read", "com.apple.universalaccess", "reduceMotion"], "1")
    } else if cfg!(target_os = "windows") {
        let arguments = &["query", r"HKCU\Control Panel\Desktop\WindowMetrics", "/v", "MinAnimate"];
        ("reg", arguments, "0")
    } else {
        ("gsettings", &["get", "org.gnome.desktop.interface", "enable-animations"], "false")
    };

    /// Whether things should move little; `None` if nobody answers.
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
    /// Nobody to ask here.
    pub fn ask() -> Option<bool> {
        None
    }
}
