//! Features of the device: vibration, a screen that stays on, safe areas and the system's text
//! size.

#[cfg(target_arch = "wasm32")]
mod browser;

use std::time::Duration;

use bevy::{
    prelude::*,
    window::{AppLifecycle, PrimaryWindow, WindowResized, WindowScaleFactorChanged},
};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};
use egui::{SafeAreaInsets, epaint::MarginF32};
use kozyr_core::game::ImportFile;

use crate::opened_files::OpenFileError;

/// Reads files that were opened. It is called off the main thread.
pub type ReadOpenedFiles = Box<dyn FnOnce() -> Result<Vec<ImportFile>, OpenFileError> + Send>;

/// The device that the app runs on. Features that it lacks do nothing.
pub trait Device: Send + Sync + 'static {
    /// The width that cameras or system bars cover at each edge of the window, in physical pixels.
    fn safe_area_insets(&self) -> Insets {
        Insets::default()
    }

    /// The system's text scale; 1 is the default.
    fn text_scale(&self) -> f32 {
        1.0
    }

    /// Vibrates for the first duration, pauses for the second, and so on.
    fn vibrate(&self, _: &[Duration]) {}

    /// Sets whether the screen stays on without user input.
    fn keep_screen_on(&self, _: bool) {}

    /// Sets whether messages to all devices of the network are received, which find tables nearby.
    /// Phones ignore them otherwise, to save power.
    fn receive_multicast(&self, _: bool) {}

    /// Copies a text to the system's clipboard.
    fn set_clipboard_text(&self, _: &str) {}

    /// The text in the system's clipboard, if any.
    fn clipboard_text(&self) -> Option<String> {
        None
    }

    /// Whether [`choose_files`](Device::choose_files) opens a dialog.
    fn can_choose_files(&self) -> bool {
        false
    }

    /// Opens the system's dialog for choosing files. The app is paused meanwhile.
    fn choose_files(&self) {}

    /// Takes the files that were chosen in the dialog, or that another app passed to this one since
    /// the last call; `None` if there are none. The function that it returns reads them and may
    /// take long.
    fn take_opened_files(&self) -> Option<ReadOpenedFiles> {
        None
    }

    /// Opens the system's dialog for saving a text file with a suggested name, and returns whether
    /// there is one. The app is paused meanwhile.
    fn save_file(&self, _name: &str, _text: &str) -> bool {
        false
    }

    /// Takes what became of a file of [`save_file`](Device::save_file): its name, or the reason why
    /// it was not saved; `None` if no file was saved since the last call.
    fn take_saved_file(&self) -> Option<Result<String, String>> {
        None
    }

    /// Whether [`share`](Device::share) opens a menu.
    fn can_share(&self) -> bool {
        false
    }

    /// Opens the system's menu of apps to share a text with. The app is paused meanwhile.
    fn share(&self, _title: &str, _text: &str) {}
}

/// Distances from the edges of the window.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Insets {
    /// From the left edge.
    pub left: f32,
    /// From the top edge.
    pub top: f32,
    /// From the right edge.
    pub right: f32,
    /// From the bottom edge.
    pub bottom: f32,
}

impl Insets {
    /// Applies a function to each distance.
    fn map(self, change: impl Fn(f32) -> f32) -> Self {
        Insets {
            left: change(self.left),
            top: change(self.top),
            right: change(self.right),
            bottom: change(self.bottom),
        }
    }
}

/// A device with a window and no other features.
#[cfg(not(target_arch = "wasm32"))]
struct WindowOnlyDevice;

#[cfg(not(target_arch = "wasm32"))]
impl Device for WindowOnlyDevice {}

/// The device in use.
#[derive(Resource)]
pub struct CurrentDevice(pub Box<dyn Device>);

/// The system's text scale; 1 is the default.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct SystemTextScale(pub f32);

/// The minimum margin at each edge, in logical pixels.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct MinMargin(pub f32);

/// The margins of the window to keep free of content, in logical pixels.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Margins(pub Insets);

impl Margins {
    /// The part of a window of this size inside the margins.
    pub fn content_rect(&self, size: Vec2) -> Rect {
        let Insets { left, top, right, bottom } = self.0;
        Rect { min: Vec2::new(left, top), max: size - Vec2::new(right, bottom) }
    }
}

/// The device to use if the app sets none.
fn default_device() -> Box<dyn Device> {
    #[cfg(target_arch = "wasm32")]
    return Box::new(browser::BrowserDevice);
    #[cfg(not(target_arch = "wasm32"))]
    Box::new(WindowOnlyDevice)
}

/// Adds the device, and keeps the margins and the text scale up to date.
pub(crate) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<CurrentDevice>() {
        app.insert_resource(CurrentDevice(default_device()));
    }
    app.init_resource::<Margins>().init_resource::<MinMargin>();
    app.insert_resource(SystemTextScale(1.0));
    let has_changed = on_message::<WindowResized>
        .or_eager(on_message::<WindowScaleFactorChanged>)
        .or_eager(on_message::<AppLifecycle>)
        .or_eager(resource_changed::<MinMargin>);
    app.add_systems(PreUpdate, measure.run_if(has_changed).in_set(MarginSystems));
    app.add_systems(
        PreUpdate,
        update_egui_insets
            .run_if(resource_changed::<Margins>)
            .after(measure)
            .after(EguiPreUpdateSet::InitContexts)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// Updates [`Margins`] and [`SystemTextScale`].
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MarginSystems;

/// Reads the margins and the text scale from the device.
fn measure(
    device: Res<CurrentDevice>,
    min_margin: Res<MinMargin>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut margins: ResMut<Margins>,
    mut text_scale: ResMut<SystemTextScale>,
) {
    let insets = device.0.safe_area_insets().map(|pixels| pixels / window.scale_factor());
    margins.set_if_neq(Margins(insets.map(|inset| inset.max(min_margin.0))));
    text_scale.set_if_neq(SystemTextScale(device.0.text_scale()));
}

/// Passes the margins to egui as its safe area.
fn update_egui_insets(margins: Res<Margins>, mut inputs: Query<&mut EguiInput>) {
    let Insets { left, top, right, bottom } = margins.0;
    for mut input in &mut inputs {
        input.safe_area_insets = Some(SafeAreaInsets(MarginF32 { left, right, top, bottom }));
    }
}
