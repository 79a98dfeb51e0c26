//! When an idle app may rest: not before all that it shows has been loaded and drawn.

use std::time::Duration;

use bevy::{asset::LoadState, prelude::*, window::RequestRedraw};

use super::{durak::Pictures, screen::Screen};

/// How long to go on drawing when everything is loaded: the renderer still uploads pictures and
/// prepares its pipelines then, and does not say when it is done.
const GRACE: Duration = Duration::from_millis(600);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, stay_awake);
}

/// Asks for more frames while something that is to be seen is on its way.
fn stay_awake(
    sprites: Query<&Sprite>,
    pictures: Res<Pictures>,
    assets: Res<AssetServer>,
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    mut until: Local<Duration>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let on_its_way = |picture: &Handle<Image>| {
        let state = assets.get_load_state(picture.id());
        matches!(state, Some(LoadState::NotLoaded | LoadState::Loading))
    };
    let loading =
        sprites.iter().map(|sprite| &sprite.image).chain([&pictures.faces]).any(on_its_way);
    if loading || screen.is_changed() || *until == Duration::ZERO {
        *until = time.elapsed() + GRACE;
    }
    if time.elapsed() < *until {
        redraw.write(RequestRedraw);
    }
}
