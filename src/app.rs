//! The app: Bevy shows the games, egui the words, and nothing here decides a move.
//!
//! The `session` is the match in progress. Rules tell it what happened, the rooms `durak` and
//! `reversi` turn that into entities that move, `screens` and `menus` into panels.

#![cfg_attr(
    target_arch = "wasm32",
    expect(
        dead_code,
        unused_imports,
        reason = "tests and tours look into the app, and are not in a browser"
    )
)]

mod access;
pub mod ask;
mod audio;
mod back;
mod clipboard;
mod clock;
pub mod device;
mod downloads;
mod durak;
pub mod exchange;
mod hud;
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
mod icon;
mod input;
mod kept;
pub mod language;
mod leaving;
mod lesson;
mod link;
mod menus;
mod mips;
mod motion;
mod place;
mod question;
mod refusal;
mod replay;
mod rest;
mod reversi;
mod review;
pub mod screen;
mod screens;
mod session;
pub mod settings;
#[cfg(not(target_arch = "wasm32"))]
mod splash;
mod statistics;
pub mod storage;
mod system;
mod tempo;
mod theme;
mod thinking;
mod toast;
#[cfg(not(target_arch = "wasm32"))]
mod tour;
mod trees;
#[cfg(target_arch = "wasm32")]
mod web;
mod who;
mod why;
mod widget;

#[cfg(not(target_arch = "wasm32"))]
pub mod testing;

use std::time::Duration;

use bevy::{
    asset::AssetMetaCheck,
    prelude::*,
    window::{PresentMode, RequestRedraw, WindowResolution},
    winit::{UpdateMode, WinitSettings},
};
use bevy_egui::{EguiContexts, EguiGlobalSettings, EguiPlugin};

/// What happens in an update, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Step {
    /// Fingers, mouse and keys become intents.
    Input,
    /// Finished thoughts are submitted.
    Think,
    /// What was submitted becomes an action of the game.
    Play,
    /// Entities are told where they belong.
    Place,
    /// Entities move.
    Move,
    /// Phases follow the record and what still moves.
    Follow,
    /// Whoever is to decide next is asked.
    Ask,
}

/// How long an idle app sleeps before it looks around by itself.
const IDLE: Duration = Duration::from_secs(3600);

/// Opens the window and runs the app to its end.
pub fn run() -> AppExit {
    run_in(App::new())
}

/// The same on a device that can do more than show a window.
pub fn run_on(device: impl device::Device) -> AppExit {
    let mut app = App::new();
    app.insert_resource(device::Owned(Box::new(device)));
    run_in(app)
}

fn run_in(mut app: App) -> AppExit {
    #[cfg(target_arch = "wasm32")]
    if ask::is_worker() {
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
    app.add_plugins(icon::plugin);
    #[cfg(not(target_arch = "wasm32"))]
    link::of_command_line(&mut app);
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
    app.configure_sets(
        Update,
        (Step::Input, Step::Think, Step::Play, Step::Place, Step::Move, Step::Follow, Step::Ask)
            .chain(),
    );
    app.add_systems(Last, count_frames);
    app.add_plugins(EguiPlugin::default());
    // Nothing is ever typed.
    app.world_mut().resource_mut::<EguiGlobalSettings>().enable_ime = false;
    // The tour keeps its own storage, so it comes first.
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(tour::plugin);
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(web::plugin);
    app.add_plugins((
        storage::plugin,
        settings::plugin,
        system::plugin,
        tempo::plugin,
        language::plugin,
    ));
    app.add_plugins((
        theme::plugin,
        mips::plugin,
        audio::plugin,
        clipboard::plugin,
        downloads::plugin,
        toast::plugin,
        link::plugin,
        input::plugin,
        access::plugin,
        device::plugin,
        motion::plugin,
    ));
    app.add_plugins((
        screen::plugin,
        screens::plugin,
        menus::plugin,
        back::plugin,
        place::plugin,
        exchange::plugin,
        question::plugin,
        leaving::plugin,
        refusal::plugin,
        kept::plugin,
    ));
    app.add_plugins((
        why::plugin,
        trees::plugin,
        durak::plugin,
        reversi::plugin,
        lesson::plugin,
        replay::plugin,
        statistics::plugin,
        rest::plugin,
    ));
    // A page shows a face of its own until the first picture is whole.
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(splash::plugin);
}
