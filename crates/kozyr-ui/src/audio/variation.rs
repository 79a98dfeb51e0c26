//! In which voice a sound is heard: a little different each time, and higher where it rises.

use super::Sound;

/// How a file is played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct SoundVariation {
    /// How fast, as a factor: twice as fast is an octave higher.
    pub rate: f64,
    /// How much louder than it was recorded, in decibels.
    pub gain: f32,
}

/// By how many semitones a sound may stray from its pitch.
const PITCH_JITTER_SEMITONES: f64 = 0.45;
/// By how many decibels it may be softer than it was recorded.
const GAIN_JITTER_DECIBELS: f64 = 2.5;
/// By how many semitones each of those that rise is higher than the one before.
const STEP_SEMITONES: f64 = 1.0;
/// More steps are not climbed.
const MAX_STEPS: u8 = 8;

impl SoundVariation {
    /// The voice of a sound that is the so-manieth to be heard.
    pub fn new(sound: Sound, turn: u32) -> Self {
        // Multiples of these, without their whole part, go evenly through what lies between 0
        // and 1, and two in a row are never close.
        const PITCH: f64 = 0.618_034;
        const LOUDNESS: f64 = 0.754_878;
        let part = |step: f64| (f64::from(turn) * step).fract();
        let steps = match sound {
            Sound::ThrowIn(number) | Sound::Flip(number) => {
                f64::from(number.min(MAX_STEPS)) * STEP_SEMITONES
            }
            _ => 0.0,
        };
        // Notes are in tune.
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
        assert!(mean.abs() < 0.02, "on the whole it keeps its pitch: {mean}");
        assert!(voices.iter().all(|voice| voice.gain <= 0.0), "never louder than it was measured");
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
