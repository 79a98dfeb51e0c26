//! Loudness and clicks of the sounds, measured on the decoded files.
use std::{collections::BTreeMap, f64::consts::PI, path::PathBuf};

use kira::sound::static_sound::StaticSoundData;

/// Mono samples from -1 to 1, with the sample rate in hertz.
struct DecodedSound {
    samples: Vec<f64>,
    rate: f64,
}

impl DecodedSound {
    /// Decodes a sound file, which must be mono.
    fn file(path: &PathBuf) -> Self {
        let sound = StaticSoundData::from_file(path).unwrap();
        let alike = sound.frames.iter().all(|frame| frame.left == frame.right);
        assert!(alike, "{} is mono", path.display());
        let samples = sound.frames.iter().map(|frame| f64::from(frame.left)).collect();
        DecodedSound { samples, rate: f64::from(sound.sample_rate) }
    }

    /// The peak level in dBFS.
    fn peak(&self) -> f64 {
        decibels(self.samples.iter().fold(0.0, |most, sample| most.max(sample.abs())))
    }

    /// The higher level of the first and last sample, in dBFS.
    fn ends(&self) -> f64 {
        let [first, last] = [self.samples[0], self.samples[self.samples.len() - 1]];
        decibels(first.abs().max(last.abs()))
    }

    /// The loudest 400 ms in LUFS according to ITU-R BS.1770-4; the constants are its filters for
    /// any sample rate.
    fn loudness(&self) -> f64 {
        let silence = vec![0.0; (0.4 * self.rate) as usize];
        let all = [&silence[..], &self.samples, &silence].concat();
        let shelf = BiquadFilter::shelf(self.rate, 1_681.974_450_955_533, 0.707_175_236_955_419_6);
        let pass =
            BiquadFilter::high_pass(self.rate, 38.135_470_876_024_44, 0.500_327_037_323_877_3);
        let filtered = pass.apply(&shelf.apply(&all));
        let mut sum = 0.0_f64;
        let mut max_sum = 0.0_f64;
        for (at, sample) in filtered.iter().enumerate() {
            sum += sample * sample;
            if let Some(oldest) = at.checked_sub(silence.len()) {
                sum -= filtered[oldest] * filtered[oldest];
            }
            max_sum = max_sum.max(sum);
        }
        -0.691 + 10.0 * (max_sum / silence.len() as f64).log10()
    }
}

/// Converts an amplitude from 0 to 1 to dBFS.
fn decibels(amplitude: f64) -> f64 {
    20.0 * amplitude.max(1e-9).log10()
}

/// A second-order (biquad) filter: the coefficients of the last three inputs and the last two
/// outputs.
struct BiquadFilter {
    zeros: [f64; 3],
    poles: [f64; 2],
}

impl BiquadFilter {
    /// Creates a high shelf filter; rate and frequency in hertz.
    fn shelf(rate: f64, frequency: f64, q: f64) -> Self {
        let high_gain = 10.0_f64.powf(3.999_843_853_973_347 / 20.0);
        let band_gain = high_gain.powf(0.499_666_774_154_541_6);
        let (k, a0, poles) = BiquadFilter::poles(rate, frequency, q);
        let zeros = [
            high_gain + band_gain * k / q + k * k,
            2.0 * (k * k - high_gain),
            high_gain - band_gain * k / q + k * k,
        ];
        BiquadFilter { zeros: zeros.map(|zero| zero / a0), poles }
    }

    /// Creates a high-pass filter; rate and frequency in hertz.
    fn high_pass(rate: f64, frequency: f64, q: f64) -> Self {
        let (.., poles) = BiquadFilter::poles(rate, frequency, q);
        BiquadFilter { zeros: [1.0, -2.0, 1.0], poles }
    }

    /// Returns the prewarped frequency, the normalization factor and the output coefficients that
    /// both filters share.
    fn poles(rate: f64, frequency: f64, q: f64) -> (f64, f64, [f64; 2]) {
        let k = (PI * frequency / rate).tan();
        let a0 = 1.0 + k / q + k * k;
        (k, a0, [2.0 * (k * k - 1.0) / a0, (1.0 - k / q + k * k) / a0])
    }

    /// Filters samples.
    fn apply(&self, samples: &[f64]) -> Vec<f64> {
        let (mut inputs, mut outputs) = ([0.0; 2], [0.0; 2]);
        let mut next = |sample: f64| {
            let result =
                self.zeros[0] * sample + self.zeros[1] * inputs[0] + self.zeros[2] * inputs[1]
                    - self.poles[0] * outputs[0]
                    - self.poles[1] * outputs[1];
            inputs = [sample, inputs[0]];
            outputs = [result, outputs[0]];
            result
        };
        samples.iter().map(|&sample| next(sample)).collect()
    }
}

/// All sounds except the music, by name.
fn sounds() -> BTreeMap<String, DecodedSound> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets/sounds");
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let sounds = files.filter(|path| path.extension().is_some_and(|kind| kind == "ogg"));
    let name = |path: &PathBuf| path.file_stem().unwrap().to_str().unwrap().to_owned();
    sounds
        .filter(|path| name(path) != "music")
        .map(|path| (name(&path), DecodedSound::file(&path)))
        .collect()
}

#[test]
fn a_full_scale_sine_has_the_standard_loudness() {
    // A 997 Hz sine at full scale in one channel has -3.01 LUFS.
    for rate in [44_100.0, 48_000.0] {
        let sine = |at: usize| (2.0 * PI * 997.0 * at as f64 / rate).sin();
        let sound = DecodedSound { samples: (0..rate as usize).map(sine).collect(), rate };
        let loudness = sound.loudness();
        assert!((loudness + 3.01).abs() < 0.02, "{loudness}");
    }
}

#[test]
fn sounds_are_within_the_level_limits_and_do_not_click() {
    let sounds = sounds();
    assert!(sounds.len() > 20);
    for (name, sound) in &sounds {
        let (peak, ends, loudness) = (sound.peak(), sound.ends(), sound.loudness());
        assert!((-20.0..=-6.0).contains(&peak), "{name}: a peak of {peak} dB");
        assert!(ends < -36.0, "{name}: {ends} dB at an end");
        assert!((-40.0..=-19.0).contains(&loudness), "{name}: {loudness} LUFS");
    }
}

#[test]
fn takes_of_a_sound_are_equally_loud() {
    let mut takes: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for (name, sound) in sounds() {
        let kind = name.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == '-');
        takes.entry(kind.to_owned()).or_default().push(sound.loudness());
    }
    for (name, levels) in &takes {
        let [least, most] =
            [f64::min, f64::max].map(|pick| levels.iter().copied().reduce(pick).unwrap());
        assert!(most - least <= 2.0, "{name}: {levels:?}");
        let often = !["tap", "win", "lose"].contains(&name.as_str());
        assert!(!often || levels.len() > 1, "{name}: frequent sounds have several takes");
    }
}

#[test]
fn frequent_sounds_are_softer_than_the_end_of_a_match() {
    let sounds = sounds();
    let loudness = |name: &str| sounds[name].loudness();
    for often in ["draw", "lay", "slide", "flip", "place", "pick-up", "tap", "pass"] {
        assert!(loudness(often) < loudness("win").min(loudness("lose")) - 6.0, "{often}");
    }
}
