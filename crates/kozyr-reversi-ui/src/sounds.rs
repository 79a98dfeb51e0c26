//! Flip sounds, played when discs visibly flip, each ring at a higher pitch.

use std::time::Duration;

use bevy::prelude::*;

use super::{components::Disc, screens::TABLE};
use kozyr_platform::system_sets::AppSystems;
use kozyr_table::motion::FaceUp;
use kozyr_ui::audio::Sound;

/// Gap after which flips belong to a new wave.
const WAVE_GAP: Duration = Duration::from_millis(200);

/// Adds the sounds of flipping discs.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        play_flip_sounds.run_if(in_state(TABLE)).in_set(AppSystems::UpdatePhases),
    );
}

/// Plays one sound in each frame in which discs turn over, higher with each such frame of a wave.
fn play_flip_sounds(
    discs: Query<Ref<FaceUp>, (With<Disc>, Changed<FaceUp>)>,
    time: Res<Time>,
    mut last: Local<Option<(Duration, u8)>>,
    mut sounds: MessageWriter<Sound>,
) {
    // Newly spawned discs have not flipped.
    if !discs.iter().any(|face| !face.is_added()) {
        return;
    }
    let now = time.elapsed();
    let previous = last.filter(|(at, _)| now.saturating_sub(*at) < WAVE_GAP);
    let ring = previous.map_or(0, |(_, ring)| ring.saturating_add(1));
    *last = Some((now, ring));
    sounds.write(Sound::Flip(ring));
}
