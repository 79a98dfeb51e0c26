//! Haptic feedback, with a distinct pattern for each kind of event.

use std::time::Duration;

use bevy::prelude::*;

use kozyr_platform::device::CurrentDevice;
use kozyr_ui::{audio::Sound, settings::Settings};

/// Adds vibrations for [`Sound`] messages.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, vibrate.run_if(on_message::<Sound>));
}

/// Returns the vibration pattern of a sound in milliseconds, alternating vibrations and pauses;
/// empty if the sound has no vibration.
fn vibration_pattern(sound: Sound) -> &'static [u64] {
    match sound {
        Sound::PickUp => &[8],
        Sound::Lay | Sound::ThrowIn(_) | Sound::Place => &[16],
        Sound::Slide => &[12],
        Sound::Take => &[12, 40, 12, 40, 18],
        Sound::Refuse => &[28, 50, 28],
        Sound::Win => &[20, 60, 20, 60, 70],
        Sound::Lose => &[110, 90, 40],
        Sound::Deal | Sound::Flip(_) | Sound::Draw | Sound::Pass | Sound::Tap => &[],
    }
}

/// Vibrates in the pattern of one of the sounds in this frame: the longest by total time. Does
/// nothing if haptics are off or no sound has a pattern.
fn vibrate(mut sounds: MessageReader<Sound>, device: Res<CurrentDevice>, settings: Res<Settings>) {
    let patterns = sounds.read().map(|&sound| vibration_pattern(sound));
    let longest = patterns.max_by_key(|pattern| pattern.iter().sum::<u64>()).unwrap_or_default();
    if settings.haptics && !longest.is_empty() {
        let durations: Vec<Duration> = longest.iter().copied().map(Duration::from_millis).collect();
        device.0.vibrate(&durations);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_of_different_events_are_distinct() {
        let events =
            [Sound::PickUp, Sound::Lay, Sound::Refuse, Sound::Take, Sound::Win, Sound::Lose];
        for (index, &first) in events.iter().enumerate() {
            for &second in &events[index + 1..] {
                let (first, second) = (vibration_pattern(first), vibration_pattern(second));
                // Patterns differ in their number of pulses, in their length by a factor of 1.5, or
                // in their first pulse by more than 20 ms.
                let length = |pattern: &[u64]| pattern.iter().sum::<u64>() as f32;
                let ratio = length(first) / length(second);
                let is_distinct = first.len() != second.len() || !(0.67..=1.5).contains(&ratio);
                assert!(is_distinct || first[0].abs_diff(second[0]) > 20, "{first:?} {second:?}");
            }
        }
    }

    #[test]
    fn patterns_last_less_than_a_third_of_a_second() {
        let all = [Sound::Take, Sound::Refuse, Sound::Win, Sound::Lose];
        assert!(all.iter().all(|&sound| vibration_pattern(sound).iter().sum::<u64>() < 333));
    }
}
