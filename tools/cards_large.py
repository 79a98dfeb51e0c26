"""Draws the large-print deck: an index that fills a third of the card, one large suit symbol,
and a crown on court cards. It has Latin or Russian letters, and two or four colours.
"""

import deck
import fonts
import suits

LETTERS = {
    "latin": {"jack": "J", "queen": "Q", "king": "K", "ace": "A"},
    "cyrillic": {"jack": "В", "queen": "Д", "king": "К", "ace": "Т"},
}
INDEX_HEIGHT = 122  # cap height, in pixels
INDEX_WIDTH = 122
INDEX_MIDDLE = 77
INDEX_TOP = 22
# Crowns in a box of 100 x 60, with the band at the bottom. They distinguish the court cards.
CROWNS = {
    "jack": "M-36 60H36V46H-36ZM-38 40C-52 30 -46 14 -26 9C-6 4 22 4 36 11C52 19 50 33 38 40Z"
            "M-22 2C-18 -24 8 -42 48 -42C46 -20 22 -4 -22 2Z",
    "queen": "M-42 60H42V46H-42ZM-42 40L-50 8L-24 22L-14 -4L0 18L14 -4L24 22L50 8L42 40Z"
             "M-50 -9A9 9 0 0 1 -50 9A9 9 0 0 1 -50 -9ZM50 -9A9 9 0 0 1 50 9A9 9 0 0 1 50 -9Z"
             "M-14 -22A9 9 0 0 1 -14 -4A9 9 0 0 1 -14 -22ZM14 -22A9 9 0 0 1 14 -4A9 9 0 0 1 14 -22Z",
    "king": "M-46 60H46V46H-46ZM-46 40L-54 -4L-28 16L-7 -8V-18H-16V-30H-7V-40H7V-30H16V-18H7V-8"
            "L28 16L54 -4L46 40Z",
}


def index(text: str, colour: str) -> str:
    """The rank in the corner, condensed if it is too wide."""
    weight = "Black" if len(text) > 1 else "Bold"
    path, width = fonts.outline(weight, text, INDEX_HEIGHT / 0.727, tracking=-8)
    squeeze = min(1.0, INDEX_WIDTH / width)
    left = INDEX_MIDDLE - width * squeeze / 2
    return (f'<path d="{path}" fill="{colour}" '
            f'transform="translate({left:.2f} {INDEX_TOP + INDEX_HEIGHT}) scale({squeeze:.4f} 1)"/>')


def crown(rank: str, x: float, y: float, size: float, colour: str) -> str:
    """The crown of a court card, `size` wide, centred at x, with its top near y."""
    return (f'<path d="{CROWNS[rank]}" fill="{colour}" '
            f'transform="translate({x} {y}) scale({size / 100})"/>')


def face(rank: str, suit: str, letters: dict, colour: str) -> str:
    """The face of a card."""
    corner = index(letters.get(rank, rank), colour) + suits.svg(suit, 66, 211, 70, colour)
    if rank in CROWNS:
        panel = f'<rect x="124" y="176" width="200" height="300" rx="26" fill="{colour}"/>'
        return (corner + panel + crown(rank, 190, 222, 84, deck.PAPER)
                + suits.svg(suit, 190, 322, 84, deck.PAPER))
    size = (166 if rank == "ace" else 142) * (1.1 if suit == "diamonds" else 1)
    return corner + suits.svg(suit, 240 - size * suits.WIDTHS[suit] / 200, 364 - size / 2, size, colour)


def make(name: str, indices: str, colours: dict, four: bool) -> None:
    """Draw one variant of the deck."""
    cells = [[deck.card(face(rank, suit, LETTERS[indices], colours[suit])) for rank in deck.RANKS]
             for suit in deck.SUITS]
    about = {"indices": indices, "four_colours": four, "licence": "MIT OR Apache-2.0"}
    deck.save(name, cells, about, colours=128)


if __name__ == "__main__":
    make("large", "latin", suits.TWO_COLOURS, False)
    make("large-four-colours", "latin", suits.FOUR_COLOURS, True)
    make("large-ru", "cyrillic", suits.TWO_COLOURS, False)
    make("large-ru-four-colours", "cyrillic", suits.FOUR_COLOURS, True)
