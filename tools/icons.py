"""The icons: white on nothing, to be tinted, in one atlas.

Every icon is drawn on a grid of 24 x 24 with a pen of 2 and round ends. A drawing is a list
of paths: `F...` is filled, `-...` is cut out of what lies below, any other is stroked. `SUIT`
and `GEAR` stand for shapes that other drawings share.
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
    """A whole circle as a path."""
    return f"M{x - radius} {y}a{radius} {radius} 0 1 0 {2 * radius} 0a{radius} {radius} 0 1 0 {-2 * radius} 0Z"


def box(x: float, y: float, width: float, height: float, r: float) -> str:
    """A rounded rectangle as a path."""
    return (f"M{x + r} {y}h{width - 2 * r}a{r} {r} 0 0 1 {r} {r}v{height - 2 * r}a{r} {r} 0 0 1 {-r} {r}"
            f"h{2 * r - width}a{r} {r} 0 0 1 {-r} {-r}v{2 * r - height}a{r} {r} 0 0 1 {r} {-r}Z")


def filled(*paths: str) -> str:
    """A part to be filled."""
    return "F" + "".join(paths)


CROWN = "M4 17L3 7L8 11L12 4L16 11L21 7L20 17Z"
SPEAKER = "M4 9.5H7.500L12 5.500V18.500L7.5 14.500H4Z"
EYE = "M2.5 12C5 7.5 8.3 5.5 12 5.500S19 7.5 21.5 12C19 16.5 15.7 18.5 12 18.500S5 16.5 2.5 12Z"
CARD = box(5, 3, 14, 18, 2.5)
ICONS: dict[str, list[str]] = {
    "menu": ["M4 6.500H20M4 12H20M4 17.500H20"],
    "back": ["M20 12H4.500M11 5L4 12L11 19"],
    "close": ["M5.5 5.500L18.5 18.500M18.5 5.500L5.5 18.5"],
    "check": ["M4 12.500L9.5 18L20 6.5"],
    "hint": ["M9 17C9 14.5 6 13 6 9A6 6 0 0 1 18 9C18 13 15 14.5 15 17ZM9.5 20.500H14.5"],
    "undo": ["M8.5 4L4 8.500L8.5 13M4.5 8.500H14.500A5.5 5.5 0 0 1 14.5 19.500H9"],
    "redo": ["M15.5 4L20 8.500L15.5 13M19.5 8.500H9.500A5.5 5.5 0 0 0 9.5 19.500H15"],
    "why": ["M6.5 4H17.500A3 3 0 0 1 20.5 7V13.500A3 3 0 0 1 17.5 16.500H12L7.5 20.500V16.500H6.5"
            "A3 3 0 0 1 3.5 13.500V7A3 3 0 0 1 6.5 4Z",
            "M9.8 8.300A2.3 2.3 0 1 1 12.9 10.400C12.2 10.7 12 11 12 11.4", filled(circle(12, 13.7, 1.1))],
    "settings": ["GEAR"],
    "play": [filled("M7 4.500C7 3.7 7.9 3.2 8.6 3.700L19.3 11.200C19.9 11.6 19.9 12.4 19.3 12.800L8.6 20.3"
                    "C7.9 20.8 7 20.3 7 19.500Z")],
    "pause": [filled(box(5.5, 4, 4.5, 16, 1.2), box(14, 4, 4.5, 16, 1.2))],
    "watch": [EYE, circle(12, 12, 3)],
    "covered": [EYE, circle(12, 12, 3), "-M4 3L22 21", "M3 3L21 21"],
    "tree": ["M12 6.500V10M12 10L5.5 14.500M12 10L18.5 14.500M12 10V14.5",
             filled(circle(12, 4.8, 2.6), circle(5.5, 17, 2.6), circle(12, 17, 2.6), circle(18.5, 17, 2.6))],
    "statistics": ["M3.5 20.500H20.5", filled(box(5, 11.5, 3.5, 7, 0.8), box(10.3, 4, 3.5, 14.5, 0.8),
                                                 box(15.6, 8, 3.5, 10.5, 0.8))],
    "help": [circle(12, 12, 9), "M9.3 9.500A2.7 2.7 0 1 1 13 12C12.2 12.4 12 12.8 12 13.5",
             filled(circle(12, 16.7, 1.25))],
    "info": [circle(12, 12, 9), "M12 11.200V16.5", filled(circle(12, 7.6, 1.3))],
    "sound-on": [filled(SPEAKER), SPEAKER, "M15.5 9A4.2 4.2 0 0 1 15.5 15M18 6A8.5 8.5 0 0 1 18 18"],
    "sound-off": [filled(SPEAKER), SPEAKER, "M16 9.500L21 14.500M21 9.500L16 14.5"],
    "music": ["M9 17.500V5.500L19.5 3.500V15.5", filled(circle(6.5, 17.5, 2.8), circle(17, 15.5, 2.8))],
    "haptics": [box(8, 4, 8, 16, 2), "M4.5 8V16M1.8 10V14M19.5 8V16M22.2 10V14"],
    "rematch": ["M19.5 12A7.5 7.5 0 1 1 17 6.400M17.5 2.500V6.800H13.2"],
    "share": ["M8.3 10.900L15.7 6.600M8.3 13.100L15.7 17.4",
              filled(circle(6, 12, 3), circle(18, 5.3, 3), circle(18, 18.7, 3))],
    "mind": [box(4, 8, 16, 12, 3), "M12 8V5.200M1.8 12.500V15.500M22.2 12.500V15.500M9 16.800H15",
             filled(circle(12, 3.7, 1.8), circle(8.7, 12.7, 1.6), circle(15.3, 12.7, 1.6))],
    "person": [circle(12, 8, 4.2), "M4 20.500C4.5 16.5 8 14.8 12 14.800S19.5 16.5 20 20.5"],
    "people": [circle(9, 8.5, 3.7), "M2.5 20C2.9 16.3 5.6 14.8 9 14.800S15.1 16.3 15.5 20",
               "M15.5 5A3.7 3.7 0 0 1 15.5 12M18.3 15.400C20.3 16.2 21.3 17.7 21.5 20"],
    "crown": [filled(CROWN), CROWN, "M4.5 20.500H19.5"],
    "fool": ["M5.5 17C5.5 13.5 5.2 11.3 3.2 9.8C5.2 7 8.6 7.6 9.6 10.6C10 8.2 10.8 6.8 12 5.4C13.2 6.8 14 8.2 14.4 10.6"
             "C15.4 7.6 18.8 7 20.8 9.8C18.8 11.3 18.5 13.5 18.5 17Z", "M5.5 20.5H18.5",
             filled(circle(2.9, 11.6, 2.1), circle(12, 3.6, 2.1), circle(21.1, 11.6, 2.1))],
    "trophy": ["M7.5 4H16.500V9.500A4.5 4.5 0 0 1 7.5 9.500ZM7.5 5.500H4V7A3.5 3.5 0 0 0 7.5 10.500M16.5 5.500H20V7"
               "A3.5 3.5 0 0 1 16.5 10.500M12 14V19.500M8 20H16"],
    "spades": ["SUIT"], "clubs": ["SUIT"], "diamonds": ["SUIT"], "hearts": ["SUIT"],
    "cards": ["M9.5 6.200L17 4.300A2 2 0 0 1 19.5 5.700L22 15.300A2 2 0 0 1 20.6 17.700L18 18.4",
              box(3, 7, 11.5, 14.5, 2), filled("M8.75 10.500L11.2 14.200L8.75 18L6.3 14.200Z")],
    "discs": [circle(8.8, 8.8, 6.3), "-" + circle(15.5, 15.5, 8.3), filled(circle(15.5, 15.5, 6.8))],
    "board": [box(3, 3, 18, 18, 2), "M9 3V21M15 3V21M3 9H21M3 15H21"],
    "rotate": ["M4.5 12A7.5 7.5 0 1 0 7 6.400M6.5 2.500V6.800H10.8", filled(circle(12, 12, 2.2))],
    "flip": ["M12 3V21", filled("M9.5 7V17L3 17Z"), "M14.8 7.800V16.700L20 16.700Z"],
    "first": ["M6 5V19", filled("M19 5V19L8.5 12Z"), "M19 5V19L8.5 12Z"],
    "previous": ["M15.5 5L8.5 12L15.5 19"],
    "next": ["M8.5 5L15.5 12L8.5 19"],
    "last": ["M18 5V19", filled("M5 5V19L15.5 12Z"), "M5 5V19L15.5 12Z"],
    "down": ["M5 8.500L12 15.500L19 8.5"],
    "plus": ["M12 4.500V19.500M4.5 12H19.5"],
    "minus": ["M4.5 12H19.5"],
    "more": [filled(circle(5, 12, 2), circle(12, 12, 2), circle(19, 12, 2))],
    "edit": ["M4 20L5 15.500L16 4.500A1.8 1.8 0 0 1 18.6 4.500L19.5 5.400A1.8 1.8 0 0 1 19.5 8L8.5 19Z"
             "M13.5 7L17 10.5"],
    "copy": [box(8.5, 8.5, 12, 12, 2.2), "M5.5 15.500A2 2 0 0 1 3.5 13.500V5.700A2.2 2.2 0 0 1 5.7 3.500H13.5"
             "A2 2 0 0 1 15.5 5.5"],
    "paste": ["M8.5 5H6A1.5 1.5 0 0 0 4.5 6.500V19.500A1.5 1.5 0 0 0 6 21H18A1.5 1.5 0 0 0 19.5 19.500V6.5"
              "A1.5 1.5 0 0 0 18 5H15.5", box(8.5, 3, 7, 4, 1.2), "M8.5 12H15.500M8.5 16H13"],
    "export": ["M12 15.500V3.500M7.5 8L12 3.500L16.5 8M4 14.500V18.500A2 2 0 0 0 6 20.500H18A2 2 0 0 0 20 18.500V14.5"],
    "delete": ["M4 6.500H20M9 6.500V4.500A1 1 0 0 1 10 3.500H14A1 1 0 0 1 15 4.500V6.500M6 6.500L7 19A1.6 1.6 0 0 0 8.6 20.5"
               "H15.400A1.6 1.6 0 0 0 17 19L18 6.500M10 10.500V16.500M14 10.500V16.5"],
    "language": [circle(12, 12, 9), "M3.5 12H20.500M12 3C8 7.5 8 16.5 12 21C16 16.5 16 7.5 12 3Z"],
    "shuffle": ["M3.5 6.500H6.500C11.5 6.5 12.5 17.5 17.5 17.500H20.500M3.5 17.500H6.500C8.3 17.5 9.5 16 10.5 14.2"
                "M13.5 9.800C14.5 8 15.7 6.5 17.5 6.500H20.500M17.8 3.500L20.8 6.500L17.8 9.500M17.8 14.500L20.8 17.500L17.8 20.5"],
    "shield": ["M12 3L19.5 6V11.500C19.5 16 16.5 19.3 12 21C7.5 19.3 4.5 16 4.5 11.500V6ZM8.5 12L11 14.500L15.5 9.5"],
    "learn": ["M12 5L22 9.500L12 14L2 9.500ZM6 11.700V16.500C8 18.5 10 19.2 12 19.200S16 18.5 18 16.500V11.7"],
    "star": ["M12 3.300L14.7 8.800L20.7 9.700L16.3 13.900L17.4 19.900L12 17L6.6 19.900L7.7 13.900L3.3 9.700L9.3 8.800Z"],
    "clock": [circle(12, 12, 9), "M12 6.800V12L15.5 14.5"],
    "lock": [box(5, 10.5, 14, 10, 2.2), "M8 10.500V7.500A4 4 0 0 1 16 7.500V10.5"],
    "palette": ["M12 3A9 9 0 0 0 12 21C13.8 21 14.2 19.7 13.6 18.600C12.9 17.2 13.8 15.8 15.3 15.800H17.8"
                "C19.8 15.8 21 14.3 21 12.300C21 7 17 3 12 3Z",
                filled(circle(7.5, 12.5, 1.4), circle(9.5, 8.2, 1.4), circle(14.3, 7.8, 1.4))],
}


def parts(name: str) -> str:
    """The SVG of one icon."""
    if name in suits.PATHS:
        return suits.svg(name, 12, 12, 19, "#fff")
    if ICONS[name] == ["GEAR"]:
        return (f'<path d="{suits.gear()}" fill="#fff" stroke="#fff" stroke-width="4" '
                'transform="translate(12 12) scale(.205)"/>')
    drawn, cut = [], []
    for part in ICONS[name]:
        if part[0] == "F":
            drawn.append(f'<path d="{part[1:]}" fill="#fff" stroke="none"/>')
        elif part[0] == "-":
            # What came before is masked by this shape, widened by a pen on either side.
            cut.append(part[1:])
            mask = (f'<mask id="cut{len(cut)}" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">'
                    f'<rect width="24" height="24" fill="#fff"/><path d="{part[1:]}" fill="#000" stroke="#000" '
                    f'stroke-width="{PEN}"/></mask>')
            drawn = [f'{mask}<g mask="url(#cut{len(cut)})">{"".join(drawn)}</g>']
        else:
            drawn.append(f'<path d="{part}"/>')
    return "".join(drawn)


def icon(name: str) -> np.ndarray:
    """One icon."""
    return raster.render(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.5 -.5 25 25" fill="none" stroke="#fff" '
        f'stroke-width="{PEN}" stroke-linecap="round" stroke-linejoin="round">{parts(name)}</svg>', CELL, CELL)


def make() -> None:
    """Draw the atlas, its empty places clear, and write the order of the names."""
    names = list(ICONS)
    rows = -(-len(names) // COLUMNS)
    blank = np.zeros((CELL, CELL, 4))
    cells = [icon(name) for name in names] + [blank] * (rows * COLUMNS - len(names))
    pixels = raster.atlas([cells[row * COLUMNS:(row + 1) * COLUMNS] for row in range(rows)], GUTTER)
    # White even where it is clear, so that sampling leaves no dark rim.
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
