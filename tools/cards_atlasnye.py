"""Renders the «Атласные» deck as two atlases, with Russian and with Latin letters.

The two sources are drawings from aisleriot (LGPL-3+, see assets/cards/LICENSE-atlasnye.txt).
Each is one SVG with all cards in a grid of 362 x 542.
"""

import gzip
import re
from pathlib import Path

import deck
import raster

SOURCE = Path(__file__).resolve().parent / "source"
PITCH_X, PITCH_Y = 362, 542
SOURCE_ROWS = ["clubs", "diamonds", "hearts", "spades"]
SOURCE_COLUMNS = ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"]
# The background of a card in the source: white, with a thick black outline.
OUTLINE = re.compile(r'(<rect [^>]*?width="359" height="539"[^>]*?)fill="#ffffff"([^>]*?)'
                     r'stroke="#2b2b2b"([^>]*?)stroke-width="3"')


def soften_outline(svg: str) -> str:
    """Make the paper warmer and the outline lighter, which looks more like a printed card."""
    svg, changed = OUTLINE.subn(
        rf'\1fill="{deck.PAPER}"\2stroke="{deck.EDGE}"\3stroke-width="3"', svg)
    assert changed >= 52, changed
    return svg


def cell(svg: str, suit: str, rank: str):
    """One card of the source, stretched by 0.2 % to the common cell size."""
    x = SOURCE_COLUMNS.index(rank) * PITCH_X
    y = SOURCE_ROWS.index(suit) * PITCH_Y
    window = re.sub(r'width="\d+" height="\d+"([^>]*) viewBox="[^"]*"',
                    rf'width="{PITCH_X}" height="{PITCH_Y}"\1 viewBox="{x} {y} {PITCH_X} {PITCH_Y}"'
                    ' preserveAspectRatio="none"', svg, count=1)
    return raster.render(window, deck.CELL_WIDTH, deck.CELL_HEIGHT)


def make(name: str, indices: str) -> None:
    """Render the whole deck from tools/source/`name`.svgz."""
    svg = soften_outline(gzip.decompress((SOURCE / f"{name}.svgz").read_bytes()).decode())
    cells = [[cell(svg, suit, rank) for rank in deck.RANKS] for suit in deck.SUITS]
    deck.save(name, cells, {"indices": indices, "four_colours": False, "licence": "LGPL-3.0-or-later"})


if __name__ == "__main__":
    make("atlasnye", "cyrillic")
    make("atlasnye-latin", "latin")
