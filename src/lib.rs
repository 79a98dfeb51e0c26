//! The app: Bevy shows the games, egui the words, and nothing here decides a move.
//!
//! `table` has the match in progress: rules tell it what happened, a game's own folder turns that
//! into entities that move, `features` and `shell` into panels.

pub mod platform;

pub mod look;

pub mod table;

pub mod features;

pub mod games;

pub mod shell;

#[cfg(feature = "dev")]
pub mod dev;

use std::time::Duration;

use bevy::{
    asset::AssetMetaCheck,
    prelude::*,
    window::{PresentMode, WindowResolution},
    winit::{UpdateMode, WinitSettings},
};

/// How long an idle app sleeps before it looks around by itself.
const IDLE: Duration = Duration::from_secs(3600);

/// Opens the window and runs the app to its end.
pub fn run() -> AppExit {
    run_in(App::new())
}

/// The same on a device that can do more than show a window.
pub fn run_on(device: impl platform::device::Device) -> AppExit {
    let mut app = App::new();
    app.insert_resource(platform::device::CurrentDevice(Box::new(device)));
    run_in(app)
}

fn run_in(mut app: App) -> AppExit {
    #[cfg(target_arch = "wasm32")]
    if platform::jobs::is_worker() {
        platform::jobs::serve(games::jobs());
        return AppExit::Success;
    }
    app.add_plugins(
        platform::parts::BevyParts
            .set(WindowPlugin {
                primary_window: Some(Window {
                    title: "Kozyr".into(),
                    // By which desktops find the program's entry in their menus.
                    name: Some("org.kozyr.app".into()),
                    resolution: window_size(),
                    present_mode: PresentMode::AutoVsync,
                    // The page's own canvas, as large as the page.
                    canvas: Some("#kozyr".into()),
                    fit_canvas_to_parent: true,
                    ..default()
                }),
                ..default()
            })
            .set(AssetPlugin {
                file_path: platform::assets::folder(),
                meta_check: AssetMetaCheck::Never,
                ..default()
            }),
    );
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::reactive_low_power(IDLE),
        unfocused_mode: UpdateMode::reactive_low_power(IDLE),
    });
    app.add_plugins(plugin);
    #[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
    app.add_plugins((platform::window_icon::plugin, platform::stop_signals::plugin));
    #[cfg(not(target_arch = "wasm32"))]
    shell::links::of_command_line(&mut app);
    app.run()
}

/// The window's first size in logical pixels: that of the page.
#[cfg(target_arch = "wasm32")]
fn window_size() -> WindowResolution {
    let (width, height) = platform::browser::size();
    WindowResolution::new(width, height)
}

/// The window's first size in logical pixels: 1280×800, or `KOZYR_WINDOW`, for instance `390x844`.
#[cfg(not(target_arch = "wasm32"))]
fn window_size() -> WindowResolution {
    let wanted = std::env::var("KOZYR_WINDOW").ok().and_then(|text| {
        let (width, height) = text.split_once('x')?;
        Some((width.parse().ok()?, height.parse().ok()?))
    });
    let (width, height) = wanted.unwrap_or((1280, 800));
    WindowResolution::new(width, height)
}

/// Everything that the app adds to Bevy's own plugins. A layer may ask those below it as soon as it
/// is added.
fn plugin(app: &mut App) {
    // The tour brings a storage of its own, in place of the one that the platform would open.
    #[cfg(feature = "dev")]
    app.add_plugins(dev::plugin);
    app.add_plugins((
        platform::plugin,
        look::plugin,
        table::plugin,
        features::plugin,
        games::plugin,
        shell::plugin,
    ));
}
