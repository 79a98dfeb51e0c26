"""Measures the decoded sounds: length, peak, loudness and spectrum.

Fails if a sound is too long or too short, too loud, hisses, clicks at its ends, differs too much in
loudness from other takes of the same sound, or is not Vorbis.
"""

import re
import subprocess
import sys
from collections import defaultdict

import numpy as np

import sounds

LONGEST = {"win": 1.2, "lose": 1.2}
# The maximum difference between takes of the same sound, in LU.
MAX_DIFFERENCE = 2.0
# The loudest 400 ms of each measured sound, in LUFS.
LOUDNESS = {}


def decode(path) -> np.ndarray:
    """The samples, -1 to 1."""
    raw = subprocess.run(["oggdec", "--quiet", "--raw", "--output", "-", path],
                         check=True, capture_output=True).stdout
    return np.frombuffer(raw, dtype="<i2") / 32768


def decibel(value: float) -> float:
    """An amplitude in dB of full scale."""
    return 20 * np.log10(max(value, 1e-9))


def biquad(rate: int, middle: float, q: float, gain: float | None) -> tuple:
    """The coefficients of a high shelf with a gain in dB, or of a high-pass if there is no gain."""
    k = np.tan(np.pi * middle / rate)
    a0 = 1 + k / q + k * k
    poles = [1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0]
    if gain is None:
        return [1, -2, 1], poles
    high = 10 ** (gain / 20)
    band = high**0.4996667741545416
    return [(high + band * k / q + k * k) / a0, 2 * (k * k - high) / a0, (high - band * k / q + k * k) / a0], poles


def loudness(samples: np.ndarray, rate: int = sounds.RATE) -> float:
    """The loudest 400 ms of one channel in LUFS, weighted according to ITU-R BS.1770-4."""
    window = int(0.4 * rate)
    heard = np.concatenate([np.zeros(window), samples, np.zeros(window)])
    turn = np.exp(-2j * np.pi * np.fft.rfftfreq(len(heard)))
    spectrum = np.fft.rfft(heard)
    for zeros, poles in (biquad(rate, 1681.974450955533, 0.7071752369554196, 3.999843853973347),
                         biquad(rate, 38.13547087602444, 0.5003270373238773, None)):
        spectrum *= np.polyval(zeros[::-1], turn) / np.polyval(poles[::-1], turn)
    total = np.cumsum(np.fft.irfft(spectrum, len(heard)) ** 2)
    return -0.691 + 10 * np.log10((total[window:] - total[:-window]).max() / window)


def measure(name: str) -> list[str]:
    """Print the measurements of one sound and return its faults."""
    path = sounds.FOLDER / f"{name}.ogg"
    samples = decode(path)
    length = len(samples) / sounds.RATE
    power = np.abs(np.fft.rfft(samples * np.hanning(len(samples)))) ** 2
    frequency = np.fft.rfftfreq(len(samples), 1 / sounds.RATE)
    centroid = (power * frequency).sum() / power.sum()
    low = power[frequency < 500].sum() / power.sum()
    high = power[frequency > 8000].sum() / power.sum()
    # Spectral flatness (geometric over arithmetic mean) below 8 kHz: high for noise, low for notes.
    heard = power[(frequency > 50) & (frequency < 8000)] + 1e-15
    flatness = np.exp(np.log(heard).mean()) / heard.mean()
    peak, rms = decibel(np.abs(samples).max()), decibel(np.sqrt((samples**2).mean()))
    ends = decibel(max(abs(samples[0]), abs(samples[-1])))
    LOUDNESS[name] = loudness(samples)
    print(f"{name:9} {1000 * length:5.0f} ms  peak {peak:6.1f} dB  {LOUDNESS[name]:6.1f} LUFS  rms {rms:6.1f} dB  centroid {centroid:5.0f} Hz"
          f"  <500 Hz {low:4.0%}  >8 kHz {high:4.1%}  flatness {flatness:.3f}  ends {ends:6.1f} dB")
    faults = {
        "too long": length > LONGEST.get(name, 0.4) + 0.01, "too short": length < 0.055,
        "too loud": peak > -6, "clicks at an end": ends > -36, "hisses": high > 0.05,
        "not Vorbis": path.read_bytes()[28:35] != b"\x01vorbis"}
    return [f"{name}: {fault}" for fault, found in faults.items() if found]


def compare() -> list[str]:
    """The sounds whose takes differ too much in loudness."""
    takes = defaultdict(list)
    for name, level in LOUDNESS.items():
        takes[re.sub(r"-\d+$", "", name)].append(level)
    return [f"{name}: takes are {max(levels) - min(levels):.1f} LU apart"
            for name, levels in takes.items() if max(levels) - min(levels) > MAX_DIFFERENCE]


if __name__ == "__main__":
    faults = [fault for name in sounds.SOUNDS for fault in measure(name)]
    sys.exit("\n".join(faults + compare()) or 0)
