//! The app: combines Kozyr's crates and opens the window.
//!
//! | crate | contents |
//! | --- | --- |
//! | `kozyr-platform` | storage, jobs, files, the device, the browser |
//! | `kozyr-ui` | settings, language, theme, widgets, accessibility, sound |
//! | `kozyr-table` | the match in progress: session, thinking, motion, input |
//! | `kozyr-features` | reasons, reviews, replays, lessons, problems, statistics |
//! | `kozyr-tables` | playing with friends |
//! | `kozyr-durak-ui`, `kozyr-reversi-ui` | the games, which register themselves |
//! | `kozyr-shell` | home screen, menus, back navigation |
//!
//! Each depends only on crates above it in the table. None of them decides a move: rules and
//! opponents are in crates without Bevy.

pub mod games;

use std::time::Duration;

use bevy::{
    asset::AssetMetaCheck,
    prelude::*,
    window::{PresentMode, WindowResolution},
    winit::{UpdateMode, WinitSettings},
};

/// The interval at which an idle app wakes without an event.
const IDLE_WAKE_INTERVAL: Duration = Duration::from_secs(3600);

/// Opens the window, runs the app with its default storage and device, and returns its exit status.
pub fn run() -> AppExit {
    run_with(|_| {})
}

/// Runs the app on a device with features that a desktop window lacks, such as vibration. Returns
/// its exit status.
pub fn run_on_device(device: impl kozyr_platform::device::Device) -> AppExit {
    run_with(|app| {
        app.insert_resource(kozyr_platform::device::CurrentDevice(Box::new(device)));
    })
}

/// Opens the window, runs the app and returns its exit status. Calls `add` after adding Bevy's
/// plugins and before the app's own, for instance to insert another storage. In a worker of the web
/// page, serves the games' jobs instead and does not call `add`.
pub fn run_with(add: impl FnOnce(&mut App)) -> AppExit {
    #[cfg(target_arch = "wasm32")]
    if kozyr_platform::jobs::is_worker() {
        kozyr_platform::jobs::serve(games::job_registry());
        return AppExit::Success;
    }
    #[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
    kozyr_shell::environment::report_missing_requirements();
    let mut app = App::new();
    let plugins = kozyr_platform::bevy_plugins::BevyPlugins;
    #[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
    let plugins = plugins.set(kozyr_shell::environment::log_plugin());
    app.add_plugins(
        plugins
            .set(WindowPlugin {
                primary_window: Some(Window {
                    title: "Kozyr".into(),
                    // Desktops use it to find the program's menu entry.
                    name: Some("org.kozyr.app".into()),
                    resolution: window_size(),
                    present_mode: PresentMode::AutoVsync,
                    // The page's own canvas, which fills the page.
                    canvas: Some("#kozyr".into()),
                    fit_canvas_to_parent: true,
                    ..default()
                }),
                ..default()
            })
            .set(AssetPlugin {
                file_path: kozyr_platform::assets::folder(),
                meta_check: AssetMetaCheck::Never,
                ..default()
            }),
    );
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::reactive_low_power(IDLE_WAKE_INTERVAL),
        unfocused_mode: UpdateMode::reactive_low_power(IDLE_WAKE_INTERVAL),
    });
    add(&mut app);
    app.add_plugins(plugin);
    #[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
    app.add_plugins((kozyr_platform::window_icon::plugin, kozyr_platform::stop_signals::plugin));
    #[cfg(not(target_arch = "wasm32"))]
    kozyr_shell::links::open_from_command_line(&mut app);
    app.run()
}

/// Returns the initial window size in logical pixels: that of the page.
#[cfg(target_arch = "wasm32")]
fn window_size() -> WindowResolution {
    let (width, height) = kozyr_platform::browser::page_size();
    WindowResolution::new(width, height)
}

/// Returns the initial window size in logical pixels: the valid size in the environment variable
/// `KOZYR_WINDOW`, for instance `390x844`, or else 1280×800.
#[cfg(not(target_arch = "wasm32"))]
fn window_size() -> WindowResolution {
    let size = std::env::var("KOZYR_WINDOW").ok().and_then(|text| {
        let (width, height) = text.split_once('x')?;
        Some((width.parse().ok()?, height.parse().ok()?))
    });
    let (width, height) = size.unwrap_or((1280, 800));
    WindowResolution::new(width, height)
}

/// Adds everything of the app except Bevy's own plugins, the window, stop signals and the link of
/// the command line.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        kozyr_platform::plugin,
        kozyr_ui::plugin,
        kozyr_table::plugin,
        kozyr_features::plugin,
        kozyr_tables::plugin,
        games::plugin,
        kozyr_shell::plugin,
    ));
}
