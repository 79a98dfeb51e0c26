//! What only the device can do: be felt, stay lit, and say where it covers the window and how
//! large its owner wants text.

#[cfg(target_arch = "wasm32")]
mod browser;

use std::time::Duration;

use bevy::{
    prelude::*,
    window::{AppLifecycle, PrimaryWindow, WindowResized, WindowScaleFactorChanged},
};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};
use egui::{SafeAreaInsets, epaint::MarginF32};

/// The device that the app runs on. What it cannot do it leaves undone.
pub trait Device: Send + Sync + 'static {
    /// How far from each edge the window is covered, by a camera or the system's own bars, in
    /// physical pixels.
    fn safe_area_insets(&self) -> Insets {
        Insets::default()
    }

    /// How large text is for the system's other programs; 1 is usual.
    fn text_scale(&self) -> f32 {
        1.0
    }

    /// Lets the owner feel something for the first of these times, pauses for the second, and so on
    /// in turn.
    fn vibrate(&self, _: &[Duration]) {}

    /// Keeps the screen lit although nobody touches it, until told otherwise.
    fn keep_screen_on(&self, _: bool) {}

    /// Puts a text where the system's other programs take texts from.
    fn set_clipboard_text(&self, _: &str) {}

    /// The text that lies there, if there is one.
    fn clipboard_text(&self) -> Option<String> {
        None
    }
}

/// A distance from each edge of the window.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Insets {
    /// From the left edge.
    pub left: f32,
    /// From the upper edge.
    pub top: f32,
    /// From the right edge.
    pub right: f32,
    /// From the lower edge.
    pub bottom: f32,
}

impl Insets {
    fn map(self, change: impl Fn(f32) -> f32) -> Self {
        Insets {
            left: change(self.left),
            top: change(self.top),
            right: change(self.right),
            bottom: change(self.bottom),
        }
    }
}

/// A device that can do nothing but show a window.
#[cfg(not(target_arch = "wasm32"))]
struct WindowOnlyDevice;

#[cfg(not(target_arch = "wasm32"))]
impl Device for WindowOnlyDevice {}

/// The device in use.
#[derive(Resource)]
pub struct CurrentDevice(pub Box<dyn Device>);

/// How large text is for the system's other programs; 1 is usual.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct SystemTextScale(pub f32);

/// How far from each edge everything stays at least, in logical pixels, covered or not.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct MinMargin(pub f32);

/// How far from each edge of the window nothing is shown that matters, in logical pixels.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Margins(pub Insets);

impl Margins {
    /// What is left of a window of that size.
    pub fn content_rect(&self, size: Vec2) -> Rect {
        let Insets { left, top, right, bottom } = self.0;
        Rect { min: Vec2::new(left, top), max: size - Vec2::new(right, bottom) }
    }
}

/// The device that there is if the app is given no other.
fn default_device() -> Box<dyn Device> {
    #[cfg(target_arch = "wasm32")]
    return Box::new(page::Page);
    #[cfg(not(target_arch = "wasm32"))]
    Box::new(WindowOnlyDevice)
}

pub(crate) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<CurrentDevice>() {
        app.insert_resource(CurrentDevice(default_device()));
    }
    app.init_resource::<Margins>().init_resource::<MinMargin>();
    app.insert_resource(SystemTextScale(1.0));
    let turned = on_message::<WindowResized>
        .or_eager(on_message::<WindowScaleFactorChanged>)
        .or_eager(on_message::<AppLifecycle>)
        .or_eager(resource_changed::<MinMargin>);
    app.add_systems(PreUpdate, measure.run_if(turned).in_set(MarginSystems));
    app.add_systems(
        PreUpdate,
        update_egui_insets
            .run_if(resource_changed::<Margins>)
            .after(measure)
            .after(EguiPreUpdateSet::InitContexts)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// Where the margins are measured.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MarginSystems;

fn measure(
    device: Res<CurrentDevice>,
    least: Res<MinMargin>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut margins: ResMut<Margins>,
    mut text: ResMut<SystemTextScale>,
) {
    let covered = device.0.safe_area_insets().map(|pixels| pixels / window.scale_factor());
    margins.set_if_neq(Margins(covered.map(|covered| covered.max(least.0))));
    text.set_if_neq(SystemTextScale(device.0.text_scale()));
}

fn update_egui_insets(margins: Res<Margins>, mut inputs: Query<&mut EguiInput>) {
    let Insets { left, top, right, bottom } = margins.0;
    for mut input in &mut inputs {
        input.safe_area_insets = Some(SafeAreaInsets(MarginF32 { left, right, top, bottom }));
    }
}
