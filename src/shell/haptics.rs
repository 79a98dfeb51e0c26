//! A phone is felt when something is played.

use std::time::Duration;

use bevy::prelude::*;

use crate::{
    look::{audio::Sound, settings::Settings},
    platform::device::CurrentDevice,
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, feel.run_if(on_message::<Sound>));
}

/// What is played is felt, and the end of a match the most.
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
