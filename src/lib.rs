//! The app: Bevy shows the games, egui the words, and nothing here decides a move.
//!
//! The `session` is the match in progress. Rules tell it what happened, the rooms `durak` and
//! `reversi` turn that into entities that move, `screens` and `menus` into panels.

#![cfg_attr(
    target_arch = "wasm32",
    expect(dead_code, reason = "files and command lines are not in a browser")
)]

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
    window::{PresentMode, RequestRedraw, WindowResolution},
    winit::{UpdateMode, WinitSettings},
};
use bevy_egui::{EguiContexts, EguiGlobalSettings, EguiPlugin};

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
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(Window {
                    title: "Kozyr".into(),
                    name: Some("kozyr".into()),
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
                file_path: assets(),
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
    app.add_plugins(platform::window_icon::plugin);
    #[cfg(not(target_arch = "wasm32"))]
    shell::links::of_command_line(&mut app);
    app.run()
}

/// Where the pictures and sounds are: the folder `assets` where Bevy looks for it, beside the
/// program; or, for a program that is run from its build folder, the one it was built with.
#[cfg(not(target_arch = "wasm32"))]
fn assets() -> String {
    const USUAL: &str = "assets";
    let built_with = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");
    let found = bevy::asset::io::file::FileAssetReader::get_base_path().join(USUAL).is_dir();
    if found || !std::path::Path::new(built_with).is_dir() { USUAL } else { built_with }.into()
}

/// Where the pictures and sounds are: beside the page.
#[cfg(target_arch = "wasm32")]
fn assets() -> String {
    "assets".into()
}

/// The window's first size in logical pixels: 1280×800, or `KOZYR_WINDOW`, for instance `390x844`.
fn window_size() -> WindowResolution {
    let wanted = std::env::var("KOZYR_WINDOW").ok().and_then(|text| {
        let (width, height) = text.split_once('x')?;
        Some((width.parse().ok()?, height.parse().ok()?))
    });
    let (width, height) = wanted.unwrap_or((1280, 800));
    WindowResolution::new(width, height)
}

/// An idle app draws nothing: `RUST_LOG=kozyr=trace` counts the frames and tells what asked for
/// them.
fn count_frames(mut wanted: MessageReader<RequestRedraw>, mut panels: EguiContexts) -> Result {
    let panels = panels.ctx_mut()?;
    let (causes, events) = (panels.repaint_causes(), panels.input(|input| input.events.clone()));
    trace!("frame; {} redraws wanted; panels by {causes:?}, {events:?}", wanted.read().count());
    Ok(())
}

/// Everything that the app adds to Bevy's own plugins.
fn plugin(app: &mut App) {
    app.add_plugins(platform::step::plugin);
    app.add_systems(Last, count_frames);
    app.add_plugins(EguiPlugin::default());
    // Nothing is ever typed.
    app.world_mut().resource_mut::<EguiGlobalSettings>().enable_ime = false;
    // The tour keeps its own storage, so it comes first.
    #[cfg(feature = "dev")]
    app.add_plugins(dev::tour::plugin);
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(platform::browser::plugin);
    app.add_plugins((
        platform::storage::plugin,
        platform::jobs::plugin,
        look::settings::plugin,
        look::system_preferences::plugin,
        table::pace::plugin,
        look::language::plugin,
    ));
    app.add_plugins((
        look::theme::plugin,
        platform::mipmaps::plugin,
        look::audio::plugin,
        platform::clipboard::plugin,
        platform::downloads::plugin,
        look::notices::plugin,
        shell::links::plugin,
        shell::haptics::plugin,
        shell::wake_lock::plugin,
        table::input::plugin,
        table::move_now::plugin,
        look::accessibility::plugin,
        platform::device::plugin,
        table::motion::plugin,
    ));
    app.add_plugins((
        platform::screen::plugin,
        table::room::plugin,
        features::new_game::plugin,
        shell::home::plugin,
        shell::menus::plugin,
        shell::back::plugin,
        shell::resume::plugin,
        platform::import::plugin,
        table::prompts::plugin,
        shell::confirm_leave::plugin,
        table::refusal::plugin,
        features::saved_games::plugin,
    ));
    app.add_plugins((
        features::why::plugin,
        features::trees::plugin,
        games::durak::plugin,
        games::reversi::plugin,
        features::lessons::plugin,
        features::replay::plugin,
        features::statistics::plugin,
        platform::loading::plugin,
    ));
    // A page shows a face of its own until the first picture is whole.
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(shell::start_up::plugin);
}
