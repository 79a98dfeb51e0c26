"""Measures the sounds as a player decodes them: length, peak, loudness, where the energy lies.

Fails where one is too long, too loud, clicks at its ends, or is not Vorbis.
"""

import subprocess
import sys

import numpy as np

import sounds

LONGEST = {"win": 1.2, "lose": 1.2}


def decode(path) -> np.ndarray:
    """The samples, -1 to 1."""
    raw = subprocess.run(["oggdec", "--quiet", "--raw", "--output", "-", path],
                         check=True, capture_output=True).stdout
    return np.frombuffer(raw, dtype="<i2") / 32768


def decibel(value: float) -> float:
    """Amplitude as dB of full scale."""
    return 20 * np.log10(max(value, 1e-9))


def measure(name: str) -> list[str]:
    """Print a line about one sound, return what is wrong with it."""
    path = sounds.FOLDER / f"{name}.ogg"
    samples = decode(path)
    length = len(samples) / sounds.RATE
    power = np.abs(np.fft.rfft(samples * np.hanning(len(samples)))) ** 2
    frequency = np.fft.rfftfreq(len(samples), 1 / sounds.RATE)
    centroid = (power * frequency).sum() / power.sum()
    low = power[frequency < 500].sum() / power.sum()
    high = power[frequency > 8000].sum() / power.sum()
    # Noise is flat, a note is not: geometric over arithmetic mean, below 8 kHz.
    heard = power[(frequency > 50) & (frequency < 8000)] + 1e-15
    flatness = np.exp(np.log(heard).mean()) / heard.mean()
    peak, rms = decibel(np.abs(samples).max()), decibel(np.sqrt((samples**2).mean()))
    ends = decibel(max(abs(samples[0]), abs(samples[-1])))
    print(f"{name:9} {1000 * length:5.0f} ms  peak {peak:6.1f} dB  rms {rms:6.1f} dB  centroid {centroid:5.0f} Hz"
          f"  <500 Hz {low:4.0%}  >8 kHz {high:4.1%}  flatness {flatness:.3f}  ends {ends:6.1f} dB")
    faults = {
        "too long": length > LONGEST.get(name, 0.4) + 0.01, "too short": length < 0.055,
        "too loud": peak > -6, "clicks at an end": ends > -36, "hisses": high > 0.05,
        "not Vorbis": path.read_bytes()[28:35] != b"\x01vorbis"}
    return [f"{name}: {fault}" for fault, found in faults.items() if found]


if __name__ == "__main__":
    sys.exit("\n".join(fault for name in sounds.SOUNDS for fault in measure(name)) or 0)
