//! What only the device can do: be felt, stay lit, and say where it covers the window and how
//! large its owner wants text.

#[cfg(target_arch = "wasm32")]
mod page;

use std::time::Duration;

use bevy::{
    prelude::*,
    window::{AppLifecycle, PrimaryWindow, WindowResized, WindowScaleFactorChanged},
};
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};
use egui::{SafeAreaInsets, epaint::MarginF32};
use kozyr_core::{durak::Durak, reversi::Reversi};

use crate::{
    look::{audio::Sound, settings::Settings, theme::SystemText},
    platform::screen::{Menu, Screen},
    table::{
        pace::Watch,
        session::{Session, TableGame},
    },
};

/// The device that the app runs on. What it cannot do it leaves undone.
pub trait Device: Send + Sync + 'static {
    /// How far from each edge the window is covered, by a camera or the system's own bars, in
    /// physical pixels.
    fn covered(&self) -> Edges {
        Edges::default()
    }

    /// How large text is for the system's other programs; 1 is usual.
    fn text_scale(&self) -> f32 {
        1.0
    }

    /// Lets the owner feel something.
    fn vibrate(&self, _: Duration) {}

    /// Keeps the screen lit although nobody touches it, until told otherwise.
    fn keep_lit(&self, _: bool) {}

    /// Puts a text where the system's other programs take texts from.
    fn copy(&self, _: &str) {}

    /// The text that lies there, if there is one.
    fn pasted(&self) -> Option<String> {
        None
    }
}

/// A distance from each edge of the window.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Edges {
    /// From the left edge.
    pub left: f32,
    /// From the upper edge.
    pub top: f32,
    /// From the right edge.
    pub right: f32,
    /// From the lower edge.
    pub bottom: f32,
}

impl Edges {
    fn map(self, change: impl Fn(f32) -> f32) -> Self {
        Edges {
            left: change(self.left),
            top: change(self.top),
            right: change(self.right),
            bottom: change(self.bottom),
        }
    }
}

/// A device that can do nothing but show a window.
struct Plain;

impl Device for Plain {}

/// The device in use.
#[derive(Resource)]
pub(crate) struct CurrentDevice(pub Box<dyn Device>);

/// How far from each edge of the window nothing is shown that matters, in logical pixels.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Margins(pub Edges);

impl Margins {
    /// What is left of a window of that size.
    pub fn within(&self, size: Vec2) -> Rect {
        let Edges { left, top, right, bottom } = self.0;
        Rect { min: Vec2::new(left, top), max: size - Vec2::new(right, bottom) }
    }
}

/// The device that there is if the app is given no other.
fn usual() -> Box<dyn Device> {
    #[cfg(target_arch = "wasm32")]
    return Box::new(page::Page);
    #[cfg(not(target_arch = "wasm32"))]
    Box::new(Plain)
}

pub(crate) fn plugin(app: &mut App) {
    if !app.world().contains_resource::<CurrentDevice>() {
        app.insert_resource(CurrentDevice(usual()));
    }
    app.init_resource::<Margins>();
    let turned = on_message::<WindowResized>
        .or_eager(on_message::<WindowScaleFactorChanged>)
        .or_eager(on_message::<AppLifecycle>)
        .or_eager(resource_changed::<Settings>);
    app.add_systems(PreUpdate, measure.run_if(turned));
    app.add_systems(
        PreUpdate,
        tell_panels
            .run_if(resource_changed::<Margins>)
            .after(measure)
            .after(EguiPreUpdateSet::InitContexts)
            .before(EguiPreUpdateSet::BeginPass),
    );
    app.add_systems(PostUpdate, (feel.run_if(on_message::<Sound>), keep_lit));
}

fn measure(
    device: Res<CurrentDevice>,
    settings: Res<Settings>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut margins: ResMut<Margins>,
    mut text: ResMut<SystemText>,
) {
    let covered = device.0.covered().map(|pixels| pixels / window.scale_factor());
    margins.set_if_neq(Margins(covered.map(|covered| covered.max(settings.margin))));
    text.set_if_neq(SystemText(device.0.text_scale()));
}

fn tell_panels(margins: Res<Margins>, mut inputs: Query<&mut EguiInput>) {
    let Edges { left, top, right, bottom } = margins.0;
    for mut input in &mut inputs {
        input.safe_area_insets = Some(SafeAreaInsets(MarginF32 { left, right, top, bottom }));
    }
}

/// What is played is felt, and its end the most.
fn feel(mut sounds: MessageReader<Sound>, device: Res<CurrentDevice>, settings: Res<Settings>) {
    let strength = |sound: &Sound| match sound {
        Sound::Slide | Sound::Place => 12,
        Sound::Take => 25,
        Sound::Win | Sound::Lose => 60,
        _ => 0,
    };
    let strongest = sounds.read().map(strength).max().unwrap_or(0);
    if settings.haptics && strongest > 0 {
        device.0.vibrate(Duration::from_millis(strongest));
    }
}

/// Who watches a match does not touch the screen, which must not go dark then; otherwise it may.
fn keep_lit(
    device: Res<CurrentDevice>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    watch: Res<Watch>,
    durak: Option<Res<Session<Durak>>>,
    reversi: Option<Res<Session<Reversi>>>,
    mut lit: Local<bool>,
) {
    let watched = match screen.get() {
        Screen::Durak => durak.is_some_and(|session| goes_on(&session)),
        Screen::Reversi => reversi.is_some_and(|session| goes_on(&session)),
        _ => false,
    };
    let wanted = watched && watch.goes_on() && *menu == Menu::None;
    if *lit != wanted {
        *lit = wanted;
        device.0.keep_lit(wanted);
    }
}

fn goes_on<G: TableGame>(session: &Session<G>) -> bool {
    session.is_watched() && session.record().outcome().is_none()
}
