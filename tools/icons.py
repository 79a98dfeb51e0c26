"""Draws the icons in one atlas, white on transparent, so that the app can tint them.

Every icon is drawn on a grid of 24 x 24 with a stroke width of 2 and round ends. A drawing is a list
of paths: `F...` is filled, `-...` is cut out of the paths before it, and any other is stroked. `SUIT`
and `GEAR` refer to shapes in suits.py.
"""

import numpy as np

import raster
import suits

FOLDER = raster.ASSETS / "icons"
CELL = 96
GUTTER = 4
COLUMNS = 8
PEN = 2


def circle(x: float, y: float, radius: float) -> str:
    """A circle as a path."""
    return f"M{x - radius} {y}a{radius} {radius} 0 1 0 {2 * radius} 0a{radius} {radius} 0 1 0 {-2 * radius} 0Z"


def box(x: float, y: float, width: float, height: float, r: float) -> str:
    """A rounded rectangle as a path."""
    return (f"M{x + r} {y}h{width - 2 * r}a{r} {r} 0 0 1 {r} {r}v{height - 2 * r}a{r} {r} 0 0 1 {-r} {r}"
            f"h{2 * r - width}a{r} {r} 0 0 1 {-r} {-r}v{2 * r - height}a{r} {r} 0 0 1 {r} {-r}Z")


def filled(*paths: str) -> str:
    """A filled path."""
    return "F" + "".join(paths)


CROWN = "M4 17L3 7L8 11L12 4L16 11L21 7L20 17Z"
SPEAKER = "M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4Z"
EYE = "M2.5 12C5 7.5 8.3 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.7 18.5 12 18.5S5 16.5 2.5 12Z"
CARD = box(5, 3, 14, 18, 2.5)
ICONS: dict[str, list[str]] = {
    "menu": ["M4 6.5H20M4 12H20M4 17.5H20"],
    "back": ["M20 12H4.5M11 5L4 12L11 19"],
    "close": ["M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5"],
    "check": ["M4 12.5L9.5 18L20 6.5"],
    "hint": ["M9 17C9 14.5 6 13 6 9A6 6 0 0 1 18 9C18 13 15 14.5 15 17ZM9.5 20.5H14.5"],
    "undo": ["M8.5 4L4 8.5L8.5 13M4.5 8.5H14.5A5.5 5.5 0 0 1 14.5 19.5H9"],
    "redo": ["M15.5 4L20 8.5L15.5 13M19.5 8.5H9.5A5.5 5.5 0 0 0 9.5 19.5H15"],
    "why": ["M6.5 4H17.5A3 3 0 0 1 20.5 7V13.5A3 3 0 0 1 17.5 16.5H12L7.5 20.5V16.5H6.5"
            "A3 3 0 0 1 3.5 13.5V7A3 3 0 0 1 6.5 4Z",
            "M9.8 8.3A2.3 2.3 0 1 1 12.9 10.4C12.2 10.7 12 11 12 11.4", filled(circle(12, 13.7, 1.1))],
    "settings": ["GEAR"],
    "play": [filled("M7 4.5C7 3.7 7.9 3.2 8.6 3.7L19.3 11.2C19.9 11.6 19.9 12.4 19.3 12.8L8.6 20.3"
                    "C7.9 20.8 7 20.3 7 19.5Z")],
    "pause": [filled(box(5.5, 4, 4.5, 16, 1.2), box(14, 4, 4.5, 16, 1.2))],
    "watch": [EYE, circle(12, 12, 3)],
    "covered": [EYE, circle(12, 12, 3), "-M4 3L22 21", "M3 3L21 21"],
    "tree": ["M12 6.5V10M12 10L5.5 14.5M12 10L18.5 14.5M12 10V14.5",
             filled(circle(12, 4.8, 2.6), circle(5.5, 17, 2.6), circle(12, 17, 2.6), circle(18.5, 17, 2.6))],
    "statistics": ["M3.5 20.5H20.5", filled(box(5, 11.5, 3.5, 7, 0.8), box(10.3, 4, 3.5, 14.5, 0.8),
                                                 box(15.6, 8, 3.5, 10.5, 0.8))],
    "help": [circle(12, 12, 9), "M9.3 9.5A2.7 2.7 0 1 1 13 12C12.2 12.4 12 12.8 12 13.5",
             filled(circle(12, 16.7, 1.25))],
    "info": [circle(12, 12, 9), "M12 11.2V16.5", filled(circle(12, 7.6, 1.3))],
    "sound-on": [filled(SPEAKER), SPEAKER, "M15.5 9A4.2 4.2 0 0 1 15.5 15M18 6A8.5 8.5 0 0 1 18 18"],
    "sound-off": [filled(SPEAKER), SPEAKER, "M16 9.5L21 14.5M21 9.5L16 14.5"],
    "music": ["M9 17.5V5.5L19.5 3.5V15.5", filled(circle(6.5, 17.5, 2.8), circle(17, 15.5, 2.8))],
    "haptics": [box(8, 4, 8, 16, 2), "M4.5 8V16M1.8 10V14M19.5 8V16M22.2 10V14"],
    "rematch": ["M19.5 12A7.5 7.5 0 1 1 17 6.4M17.5 2.5V6.8H13.2"],
    "share": ["M8.3 10.9L15.7 6.6M8.3 13.1L15.7 17.4",
              filled(circle(6, 12, 3), circle(18, 5.3, 3), circle(18, 18.7, 3))],
    "opponent": [box(4, 8, 16, 12, 3), "M12 8V5.2M1.8 12.5V15.5M22.2 12.5V15.5M9 16.8H15",
             filled(circle(12, 3.7, 1.8), circle(8.7, 12.7, 1.6), circle(15.3, 12.7, 1.6))],
    "person": [circle(12, 8, 4.2), "M4 20.5C4.5 16.5 8 14.8 12 14.8S19.5 16.5 20 20.5"],
    "people": [circle(9, 8.5, 3.7), "M2.5 20C2.9 16.3 5.6 14.8 9 14.8S15.1 16.3 15.5 20",
               "M15.5 5A3.7 3.7 0 0 1 15.5 12M18.3 15.4C20.3 16.2 21.3 17.7 21.5 20"],
    "crown": [filled(CROWN), CROWN, "M4.5 20.5H19.5"],
    "fool": ["M5.5 17C5.5 13.5 5.2 11.3 3.2 9.8C5.2 7 8.6 7.6 9.6 10.6C10 8.2 10.8 6.8 12 5.4C13.2 6.8 14 8.2 14.4 10.6"
             "C15.4 7.6 18.8 7 20.8 9.8C18.8 11.3 18.5 13.5 18.5 17Z", "M5.5 20.5H18.5",
             filled(circle(2.9, 11.6, 2.1), circle(12, 3.6, 2.1), circle(21.1, 11.6, 2.1))],
    "trophy": ["M7.5 4H16.5V9.5A4.5 4.5 0 0 1 7.5 9.5ZM7.5 5.5H4V7A3.5 3.5 0 0 0 7.5 10.5M16.5 5.5H20V7"
               "A3.5 3.5 0 0 1 16.5 10.5M12 14V19.5M8 20H16"],
    "spades": ["SUIT"], "clubs": ["SUIT"], "diamonds": ["SUIT"], "hearts": ["SUIT"],
    "cards": ["M9.5 6.2L17 4.3A2 2 0 0 1 19.5 5.7L22 15.3A2 2 0 0 1 20.6 17.7L18 18.4",
              box(3, 7, 11.5, 14.5, 2), filled("M8.75 10.5L11.2 14.2L8.75 18L6.3 14.2Z")],
    "discs": [circle(8.8, 8.8, 6.3), "-" + circle(15.5, 15.5, 8.3), filled(circle(15.5, 15.5, 6.8))],
    "board": [box(3, 3, 18, 18, 2), "M9 3V21M15 3V21M3 9H21M3 15H21"],
    "rotate": ["M4.5 12A7.5 7.5 0 1 0 7 6.4M6.5 2.5V6.8H10.8", filled(circle(12, 12, 2.2))],
    "flip": ["M12 3V21", filled("M9.5 7V17L3 17Z"), "M14.8 7.8V16.7L20 16.7Z"],
    "first": ["M6 5V19", filled("M19 5V19L8.5 12Z"), "M19 5V19L8.5 12Z"],
    "previous": ["M15.5 5L8.5 12L15.5 19"],
    "next": ["M8.5 5L15.5 12L8.5 19"],
    "last": ["M18 5V19", filled("M5 5V19L15.5 12Z"), "M5 5V19L15.5 12Z"],
    "down": ["M5 8.5L12 15.5L19 8.5"],
    "plus": ["M12 4.5V19.5M4.5 12H19.5"],
    "minus": ["M4.5 12H19.5"],
    "more": [filled(circle(5, 12, 2), circle(12, 12, 2), circle(19, 12, 2))],
    "edit": ["M4 20L5 15.5L16 4.5A1.8 1.8 0 0 1 18.6 4.5L19.5 5.4A1.8 1.8 0 0 1 19.5 8L8.5 19Z"
             "M13.5 7L17 10.5"],
    "copy": [box(8.5, 8.5, 12, 12, 2.2), "M5.5 15.5A2 2 0 0 1 3.5 13.5V5.7A2.2 2.2 0 0 1 5.7 3.5H13.5"
             "A2 2 0 0 1 15.5 5.5"],
    "paste": ["M8.5 5H6A1.5 1.5 0 0 0 4.5 6.5V19.5A1.5 1.5 0 0 0 6 21H18A1.5 1.5 0 0 0 19.5 19.5V6.5"
              "A1.5 1.5 0 0 0 18 5H15.5", box(8.5, 3, 7, 4, 1.2), "M8.5 12H15.5M8.5 16H13"],
    "export": ["M12 15.5V3.5M7.5 8L12 3.5L16.5 8M4 14.5V18.5A2 2 0 0 0 6 20.5H18A2 2 0 0 0 20 18.5V14.5"],
    "delete": ["M4 6.5H20M9 6.5V4.5A1 1 0 0 1 10 3.5H14A1 1 0 0 1 15 4.5V6.5M6 6.5L7 19A1.6 1.6 0 0 0 8.6 20.5"
               "H15.4A1.6 1.6 0 0 0 17 19L18 6.5M10 10.5V16.5M14 10.5V16.5"],
    "language": [circle(12, 12, 9), "M3.5 12H20.5M12 3C8 7.5 8 16.5 12 21C16 16.5 16 7.5 12 3Z"],
    "shuffle": ["M3.5 6.5H6.5C11.5 6.5 12.5 17.5 17.5 17.5H20.5M3.5 17.5H6.5C8.3 17.5 9.5 16 10.5 14.2"
                "M13.5 9.8C14.5 8 15.7 6.5 17.5 6.5H20.5M17.8 3.5L20.8 6.5L17.8 9.5"
                "M17.8 14.5L20.8 17.5L17.8 20.5"],
    "shield": ["M12 3L19.5 6V11.5C19.5 16 16.5 19.3 12 21C7.5 19.3 4.5 16 4.5 11.5V6ZM8.5 12L11 14.5L15.5 9.5"],
    "learn": ["M12 5L22 9.5L12 14L2 9.5ZM6 11.7V16.5C8 18.5 10 19.2 12 19.2S16 18.5 18 16.5V11.7"],
    "star": ["M12 3.3L14.7 8.8L20.7 9.7L16.3 13.9L17.4 19.9L12 17L6.6 19.9L7.7 13.9L3.3 9.7L9.3 8.8Z"],
    "clock": [circle(12, 12, 9), "M12 6.8V12L15.5 14.5"],
    "lock": [box(5, 10.5, 14, 10, 2.2), "M8 10.5V7.5A4 4 0 0 1 16 7.5V10.5"],
    "palette": ["M12 3A9 9 0 0 0 12 21C13.8 21 14.2 19.7 13.6 18.6C12.9 17.2 13.8 15.8 15.3 15.8H17.8"
                "C19.8 15.8 21 14.3 21 12.3C21 7 17 3 12 3Z",
                filled(circle(7.5, 12.5, 1.4), circle(9.5, 8.2, 1.4), circle(14.3, 7.8, 1.4))],
}


def cut(shape: str, drawn: str) -> str:
    """The drawing without a shape and a margin around it."""
    return ('<mask id="cut" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">'
            '<rect width="24" height="24" fill="#fff"/>'
            f'<path d="{shape}" fill="#000" stroke="#000" stroke-width="{PEN}"/></mask>'
            f'<g mask="url(#cut)">{drawn}</g>')


def parts(name: str) -> str:
    """The SVG of one icon."""
    if name in suits.PATHS:
        return suits.svg(name, 12, 12, 19, "#fff")
    if ICONS[name] == ["GEAR"]:
        return (f'<path d="{suits.gear()}" fill="#fff" stroke="#fff" stroke-width="4" '
                'transform="translate(12 12) scale(.205)"/>')
    drawn: list[str] = []
    for part in ICONS[name]:
        if part[0] == "F":
            drawn.append(f'<path d="{part[1:]}" fill="#fff" stroke="none"/>')
        elif part[0] == "-":
            drawn = [cut(part[1:], "".join(drawn))]
        else:
            drawn.append(f'<path d="{part}"/>')
    return "".join(drawn)


def icon(name: str) -> np.ndarray:
    """The pixels of one icon."""
    return raster.render(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.5 -.5 25 25" fill="none" stroke="#fff" '
        f'stroke-width="{PEN}" stroke-linecap="round" stroke-linejoin="round">{parts(name)}</svg>', CELL, CELL)


def make() -> None:
    """Draw the atlas, with unused cells transparent, and write the order of the names."""
    names = list(ICONS)
    rows = -(-len(names) // COLUMNS)
    blank = np.zeros((CELL, CELL, 4))
    cells = [icon(name) for name in names] + [blank] * (rows * COLUMNS - len(names))
    pixels = raster.atlas([cells[row * COLUMNS:(row + 1) * COLUMNS] for row in range(rows)], GUTTER)
    # White even where it is transparent, so that sampling leaves no dark fringe.
    white = np.dstack([np.ones(pixels.shape[:2]), pixels[..., 3]])
    picture = FOLDER / "icons.png"
    raster.save(picture, white, "LA")
    stride = CELL + 2 * GUTTER
    raster.save_json(FOLDER / "icons.json", {
        "image": picture.name, "licence": "MIT OR Apache-2.0",
        "size": {"x": stride * COLUMNS, "y": stride * rows}, "cell": CELL, "stride": stride,
        "margin": GUTTER, "columns": COLUMNS, "names": names})
    raster.report(picture)


if __name__ == "__main__":
    make()
