//! Random variation of sounds, and the rising pitch of sound sequences.

use super::Sound;

/// How a recording is played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct SoundVariation {
    /// The playback rate as a factor; 2 is an octave higher.
    pub rate: f64,
    /// The gain relative to the recording, in decibels.
    pub gain: f32,
}

/// The greatest pitch deviation, in semitones.
const PITCH_JITTER_SEMITONES: f64 = 0.45;
/// The greatest attenuation, in decibels.
const GAIN_JITTER_DECIBELS: f64 = 2.5;
/// The pitch step of rising sounds, in semitones.
const STEP_SEMITONES: f64 = 1.0;
/// The step after which the pitch stops rising.
const MAX_STEPS: u8 = 8;

impl SoundVariation {
    /// Returns the variation of a sound in the playback with this index, counting the playbacks of
    /// all sounds. Equal arguments give equal variations. [`Sound::Win`] and [`Sound::Lose`] vary
    /// only in loudness.
    pub fn new(sound: Sound, index: u32) -> Self {
        // The fractional parts of multiples of these fill 0 to 1 evenly, and successive ones are
        // never close (an additive recurrence).
        const PITCH: f64 = 0.618_034;
        const LOUDNESS: f64 = 0.754_878;
        let fraction = |step: f64| (f64::from(index) * step).fract();
        let steps = match sound {
            Sound::ThrowIn(number) | Sound::Flip(number) => {
                f64::from(number.min(MAX_STEPS)) * STEP_SEMITONES
            }
            _ => 0.0,
        };
        // Musical notes stay in tune.
        let jitter =
            if matches!(sound, Sound::Win | Sound::Lose) { 0.0 } else { PITCH_JITTER_SEMITONES };
        let semitones = steps + jitter * (2.0 * fraction(PITCH) - 1.0);
        SoundVariation {
            rate: (semitones / 12.0).exp2(),
            gain: (-GAIN_JITTER_DECIBELS * fraction(LOUDNESS)) as f32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the change of pitch in a variation, in semitones.
    fn semitones(variation: SoundVariation) -> f64 {
        12.0 * variation.rate.log2()
    }

    #[test]
    fn consecutive_playbacks_differ_in_pitch_and_loudness() {
        let variations: Vec<SoundVariation> =
            (0..500).map(|index| SoundVariation::new(Sound::Lay, index)).collect();
        for pair in variations.windows(2) {
            assert!((semitones(pair[0]) - semitones(pair[1])).abs() > 0.2, "{pair:?}");
            assert!((pair[0].gain - pair[1].gain).abs() > 0.3, "{pair:?}");
        }
        let mean = variations.iter().copied().map(semitones).sum::<f64>() / 500.0;
        assert!(mean.abs() < 0.02, "the mean pitch is unchanged: {mean}");
        assert!(
            variations.iter().all(|variation| variation.gain <= 0.0),
            "never louder than the recording"
        );
    }

    #[test]
    fn pitch_rises_with_each_thrown_in_card() {
        for index in 0..200 {
            for number in 1..6 {
                let [lower, higher] = [number - 1, number].map(|number| {
                    semitones(SoundVariation::new(
                        Sound::ThrowIn(number),
                        index + u32::from(number),
                    ))
                });
                assert!(higher > lower, "{index} {number}");
            }
        }
    }

    #[test]
    fn win_and_lose_melodies_keep_their_pitch() {
        for index in 0..50 {
            assert_eq!(SoundVariation::new(Sound::Win, index).rate, 1.0);
            assert_eq!(SoundVariation::new(Sound::Lose, index).rate, 1.0);
        }
    }
}
