"""Kozyr's suit symbols, in a box from -50 to 50 with y downwards, and their colours."""

import math

PATHS = {
    "hearts": "M0 47C-7 33 -45 9 -45 -19C-45 -36 -34 -46 -21 -46C-11 -46 -3 -40 0 -29"
              "C3 -40 11 -46 21 -46C34 -46 45 -36 45 -19C45 9 7 33 0 47Z",
    "diamonds": "M0 -50C10 -30 23 -14 39 0C23 14 10 30 0 50C-10 30 -23 14 -39 0C-23 -14 -10 -30 0 -50Z",
    "spades": "M0 -50C7 -34 45 -12 45 14C45 28 35 36 23 36C15 36 8 32 4 25C5 36 10 44 19 50"
              "L-19 50C-10 44 -5 36 -4 25C-8 32 -15 36 -23 36C-35 36 -45 28 -45 14C-45 -12 -7 -34 0 -50Z",
    "clubs": "M0 -50A22 22 0 0 1 16.5 -13.4A22 22 0 1 1 4.2 20C5 34 10 44 19 50"
             "L-19 50C-10 44 -5 34 -4.2 20A22 22 0 1 1 -16.5 -13.4A22 22 0 0 1 0 -50Z",
}
WIDTHS = {"hearts": 90, "diamonds": 78, "spades": 90, "clubs": 92}
TWO_COLOURS = {"spades": "#1d1d20", "clubs": "#1d1d20", "diamonds": "#cf2a1e", "hearts": "#cf2a1e"}
# The four colours of poker decks, dark enough to look printed.
FOUR_COLOURS = {"spades": "#1d1d20", "clubs": "#12743a", "diamonds": "#1d55b8", "hearts": "#cf2a1e"}
INNER = {
    "hearts": "M0 34C9 23 37 5 37 -19C37 -31 30 -38 21 -38C11 -38 3 -30 0 -14"
              "C-3 -30 -11 -38 -21 -38C-30 -38 -37 -31 -37 -19C-37 5 -9 23 0 34Z",
    "diamonds": "M0 -34C-8 -21 -17 -10 -28 0C-17 10 -8 21 0 34C8 21 17 10 28 0C17 -10 8 -21 0 -34Z",
    "spades": "M0 -36C-9 -22 -37 -6 -37 14C-37 23 -31 28 -23 28C-13 28 -6 22 -3.5 8L3.5 8"
              "C6 22 13 28 23 28C31 28 37 23 37 14C37 -6 9 -22 0 -36Z",
    "clubs": "M0 -42A14 14 0 0 0 -8 -16.5L-5 -7L-13 -6A14 14 0 1 0 -8 17L-3 8L3 8L8 17"
             "A14 14 0 1 0 13 -6L5 -7L8 -16.5A14 14 0 0 0 0 -42Z",
}


def inner(name: str) -> str:
    """The inner path that makes a filled symbol hollow."""
    return INNER[name]


def gear(teeth: int = 8) -> str:
    """A gear with a round hole."""
    step, points = 2 * math.pi / teeth, []
    for tooth in range(teeth):
        for radius, offset in ((34, -0.32), (46, -0.19), (46, 0.19), (34, 0.32)):
            angle = step * (tooth + offset)
            points.append(f"{radius * math.sin(angle):.2f} {-radius * math.cos(angle):.2f}")
    return f"M{'L'.join(points)}ZM-16 0A16 16 0 0 0 16 0A16 16 0 0 0 -16 0Z"


def svg(name: str, x: float, y: float, size: float, colour: str, turned: bool = False) -> str:
    """A symbol `size` high, centred at x, y."""
    turn = " rotate(180)" if turned else ""
    return (f'<path d="{PATHS[name]}" fill="{colour}" '
            f'transform="translate({x} {y}){turn} scale({size / 100})"/>')
