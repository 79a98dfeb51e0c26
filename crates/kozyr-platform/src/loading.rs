//! When an idle app may rest: not before all that it shows has been loaded and drawn.

use std::{collections::BTreeMap, time::Duration};

use bevy::{
    asset::LoadState,
    ecs::system::{SystemParam, SystemState},
    prelude::*,
    window::{RequestRedraw, WindowResized},
};

use crate::screen::Screen;

/// How long to go on drawing when everything is loaded: the renderer still uploads pictures and
/// prepares its pipelines then, and does not say when it is done.
const GRACE: Duration = Duration::from_millis(600);

/// Pictures that have to be there although no sprite shows them yet, by who wants them.
#[derive(Resource, Default)]
pub struct PreloadedImages(pub BTreeMap<&'static str, Vec<Handle<Image>>>);

/// All pictures that are to be seen.
#[derive(SystemParam)]
pub struct VisibleImages<'w, 's> {
    sprites: Query<'w, 's, &'static Sprite>,
    needed: Res<'w, PreloadedImages>,
    assets: Res<'w, AssetServer>,
}

impl VisibleImages<'_, '_> {
    /// Whether some of them are still on their way.
    pub fn is_loading(&self) -> bool {
        let on_its_way = |picture: &Handle<Image>| {
            let state = self.assets.get_load_state(picture.id());
            matches!(state, Some(LoadState::NotLoaded | LoadState::Loading))
        };
        let sprites = self.sprites.iter().map(|sprite| &sprite.image);
        sprites.chain(self.needed.0.values().flatten()).any(on_its_way)
    }
}

/// Whether something that is to be seen is still on its way.
pub fn is_loading(world: &mut World) -> bool {
    let mut state = SystemState::<VisibleImages>::new(world);
    state.get(world).is_ok_and(|shown| shown.is_loading())
}

/// Run condition: everything that is to be seen is here, and was a frame ago. Taking in a large
/// picture costs a frame, which nobody should have to wait for while an opponent thinks.
pub fn all_images_loaded(shown: VisibleImages, mut was_here: Local<bool>) -> bool {
    let is_here = !shown.is_loading();
    std::mem::replace(&mut *was_here, is_here) && is_here
}

/// A whole picture is on the screen for the first time. What that does not show is loaded no sooner.
#[derive(Resource)]
pub struct FirstFrameDrawn;

/// When [`FirstPicture`] comes, in `Last`: it is drawn in this very frame.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct FirstFrameSystems;

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

/// Sees to it that there is a whole picture, however slow the machine is.
fn detect_first_frame(
    shown: VisibleImages,
    mut whole: Local<u32>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // The last picture to come may be on the graphics card a frame late.
    const FRAMES: u32 = 2;
    redraw.write(RequestRedraw);
    *whole = if shown.is_loading() { 0 } else { *whole + 1 };
    if *whole >= FRAMES {
        commands.insert_resource(FirstFrameDrawn);
    }
}

/// Asks for more frames while something that is to be seen is on its way, and when the window has
/// another size: panels learn of it a frame late.
fn keep_redrawing(
    shown: VisibleImages,
    mut resized: MessageReader<WindowResized>,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    mut until: Local<Duration>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let turned = resized.read().count() > 0;
    if shown.is_loading() || screen.is_changed() || turned || *until == Duration::ZERO {
        *until = time.elapsed() + GRACE;
    }
    if time.elapsed() < *until {
        redraw.write(RequestRedraw);
    }
}
