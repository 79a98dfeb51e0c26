//! Keeps an idle app drawing until everything visible has been loaded and drawn.

use std::{collections::BTreeMap, time::Duration};

use bevy::{
    asset::LoadState,
    ecs::system::{SystemParam, SystemState},
    prelude::*,
    window::{RequestRedraw, WindowResized},
};

use crate::screen::Screen;

/// How long to keep drawing after everything is loaded. The renderer still uploads images and
/// prepares pipelines then, and does not report when it has finished.
const GRACE: Duration = Duration::from_millis(600);

/// Images to load before any sprite shows them, by the name of their user.
#[derive(Resource, Default)]
pub struct PreloadedImages(pub BTreeMap<&'static str, Vec<Handle<Image>>>);

/// All images that are visible or preloaded.
#[derive(SystemParam)]
pub struct VisibleImages<'w, 's> {
    sprites: Query<'w, 's, &'static Sprite>,
    needed: Res<'w, PreloadedImages>,
    assets: Res<'w, AssetServer>,
}

impl VisibleImages<'_, '_> {
    /// Whether some visible or preloaded images are still loading. Images that failed to load do
    /// not count.
    pub fn is_loading(&self) -> bool {
        let is_loading = |image: &Handle<Image>| {
            let state = self.assets.get_load_state(image.id());
            matches!(state, Some(LoadState::NotLoaded | LoadState::Loading))
        };
        let sprites = self.sprites.iter().map(|sprite| &sprite.image);
        sprites.chain(self.needed.0.values().flatten()).any(is_loading)
    }
}

/// Whether some visible or preloaded images of the app are still loading. Images that failed to
/// load do not count.
pub fn is_loading(world: &mut World) -> bool {
    let mut state = SystemState::<VisibleImages>::new(world);
    state.get(world).is_ok_and(|images| images.is_loading())
}

/// Run condition: no visible or preloaded image is loading, neither now nor at the previous check
/// (usually in the last frame). Uploading a large image blocks a frame, which should not happen
/// while an opponent thinks.
pub fn all_images_loaded(images: VisibleImages, mut was_loaded: Local<bool>) -> bool {
    let is_loaded = !images.is_loading();
    std::mem::replace(&mut *was_loaded, is_loaded) && is_loaded
}

/// Present once the first complete frame was drawn. Assets not visible in it are loaded later.
#[derive(Resource)]
pub struct FirstFrameDrawn;

/// Inserts [`FirstFrameDrawn`], in `Last` of the frame that is drawn.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct FirstFrameSystems;

/// Adds [`PreloadedImages`], the detection of the first complete frame, and the redraws that an
/// idle app needs until everything visible is drawn.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PreloadedImages>();
    app.add_systems(
        Last,
        (
            keep_redrawing,
            detect_first_frame
                .in_set(FirstFrameSystems)
                .run_if(not(resource_exists::<FirstFrameDrawn>)),
        ),
    );
}

/// Inserts [`FirstFrameDrawn`] in the second frame in a row in which no image is loading. Requests
/// a redraw whenever it runs, so that this happens even on slow machines.
fn detect_first_frame(
    images: VisibleImages,
    mut complete_frames: Local<u32>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // The last image may reach the GPU one frame late.
    const FRAMES: u32 = 2;
    redraw.write(RequestRedraw);
    *complete_frames = if images.is_loading() { 0 } else { *complete_frames + 1 };
    if *complete_frames >= FRAMES {
        commands.insert_resource(FirstFrameDrawn);
    }
}

/// Requests redraws while images are loading, and for [`GRACE`] after that, after the start, after
/// a change of screen and after the window was resized, since panels adapt one frame late.
fn keep_redrawing(
    images: VisibleImages,
    mut resized: MessageReader<WindowResized>,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    mut until: Local<Duration>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let was_resized = resized.read().count() > 0;
    if images.is_loading() || screen.is_changed() || was_resized || *until == Duration::ZERO {
        *until = time.elapsed() + GRACE;
    }
    if time.elapsed() < *until {
        redraw.write(RequestRedraw);
    }
}
