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
    /// The variation for the `turn`-th playback of a sound.
    pub fn new(sound: Sound, turn: u32) -> Self {
        // The fractional parts of multiples of these fill 0 to 1 evenly, and successive ones are
        // never close (an additive recurrence).
        const PITCH: f64 = 0.618_034;
        const LOUDNESS: f64 = 0.754_878;
        let part = |step: f64| (f64::from(turn) * step).fract();
        let steps = match sound {
            Sound::ThrowIn(number) | Sound::Flip(number) => {
                f64::from(number.min(MAX_STEPS)) * STEP_SEMITONES
            }
            _ => 0.0,
        };
        // Musical notes stay in tune.
        let strays =
            if matches!(sound, Sound::Win | Sound::Lose) { 0.0 } else { PITCH_JITTER_SEMITONES };
        let semitones = steps + strays * (2.0 * part(PITCH) - 1.0);
        SoundVariation {
            rate: (semitones / 12.0).exp2(),
            gain: (-GAIN_JITTER_DECIBELS * part(LOUDNESS)) as f32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn semitones(voice: SoundVariation) -> f64 {
        12.0 * voice.rate.log2()
    }

    #[test]
    fn a_sound_is_never_heard_twice_alike_in_a_row() {
        let voices: Vec<SoundVariation> =
            (0..500).map(|turn| SoundVariation::new(Sound::Lay, turn)).collect();
        for pair in voices.windows(2) {
            assert!((semitones(pair[0]) - semitones(pair[1])).abs() > 0.2, "{pair:?}");
            assert!((pair[0].gain - pair[1].gain).abs() > 0.3, "{pair:?}");
        }
        let mean = voices.iter().copied().map(semitones).sum::<f64>() / 500.0;
        assert!(mean.abs() < 0.02, "the mean pitch is unchanged: {mean}");
        assert!(voices.iter().all(|voice| voice.gain <= 0.0), "never louder than the recording");
    }

    #[test]
    fn each_card_that_is_thrown_in_is_heard_higher_whatever_its_turn() {
        for turn in 0..200 {
            for number in 1..6 {
                let [before, after] = [number - 1, number].map(|number| {
                    semitones(SoundVariation::new(Sound::ThrowIn(number), turn + u32::from(number)))
                });
                assert!(after > before, "{turn} {number}");
            }
        }
    }

    #[test]
    fn melodies_are_in_tune() {
        for turn in 0..50 {
            assert_eq!(SoundVariation::new(Sound::Win, turn).rate, 1.0);
            assert_eq!(SoundVariation::new(Sound::Lose, turn).rate, 1.0);
        }
    }
}
