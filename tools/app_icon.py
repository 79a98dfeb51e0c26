"""Draws the app icon: a trump card on felt, and a two-sided disc.

`icon` has rounded corners. `maskable` fills the square, with the drawing inside the safe zone
of launchers' masks. `foreground` and `background` are the layers of Android's adaptive icon.
"""

import raster
import suits

FOLDER = raster.ASSETS / "icon"
SIZES = {
    "icon": (512, 256, 192, 128, 64, 48, 32, 24, 16),
    "maskable": (512, 192),
    "foreground": (432,),
    "background": (432,),
}
DEFS = (
    '<radialGradient id="felt" cx=".42" cy=".34" r=".85"><stop offset="0" stop-color="#258263"/>'
    '<stop offset=".55" stop-color="#175c45"/><stop offset="1" stop-color="#0c3b2d"/></radialGradient>'
    '<linearGradient id="amber" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#ffce63"/>'
    '<stop offset="1" stop-color="#e79d18"/></linearGradient>'
    '<linearGradient id="paper" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#ffffff"/>'
    '<stop offset="1" stop-color="#f3eee2"/></linearGradient>'
    '<linearGradient id="ivory" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/>'
    '<stop offset="1" stop-color="#dcd5c6"/></linearGradient>'
    '<linearGradient id="ebony" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#47474b"/>'
    '<stop offset="1" stop-color="#0e0e10"/></linearGradient>'
    '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>'
)


def shadow(shape: str) -> str:
    """A soft shadow below a shape. The shape must not set its own fill colour."""
    return f'<g transform="translate(0 9)" fill="#03130d" opacity=".5" filter="url(#soft)">{shape}</g>'


def card(x: float, y: float, turn: float, paint: str, on_it: str) -> str:
    """A card of 208 x 304, centred at x, y."""
    shape = '<rect x="-104" y="-152" width="208" height="304" rx="25"/>'
    return (f'<g transform="translate({x} {y}) rotate({turn})">{shadow(shape)}'
            f'<g fill="{paint}">{shape}</g>{on_it}</g>')


def disc(x: float, y: float, radius: float) -> str:
    """A disc, half black and half white, in an amber ring."""
    shape = f'<circle r="{radius}"/>'
    half = f"M0 {-radius}A{radius} {radius} 0 0"
    return (f'<g transform="translate({x} {y}) rotate(32)">{shadow(shape)}'
            f'<path d="{half} 0 0 {radius}Z" fill="url(#ebony)"/><path d="{half} 1 0 {radius}Z" fill="url(#ivory)"/>'
            f'<circle r="{radius}" fill="none" stroke="url(#amber)" stroke-width="13"/></g>')


def drawing() -> str:
    """The trump on top of an amber card, with the disc at its corner."""
    ace = suits.svg("spades", 0, -22, 150, "#1b1b1e")
    return (card(272, 236, 13, "url(#amber)", "") + card(226, 244, -8, "url(#paper)", ace)
            + disc(334, 346, 84))


def svg(content: str) -> str:
    """An SVG document of 512 x 512."""
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>{DEFS}</defs>'
            f'{content}</svg>\n')


def scaled(factor: float) -> str:
    """The drawing, scaled about its centre."""
    return f'<g transform="translate(256 256) scale({factor}) translate(-265 -254)">{drawing()}</g>'


def pictures() -> dict[str, str]:
    """All drawings by name."""
    square = '<rect width="512" height="512" fill="url(#felt)"/>'
    rounded = ('<rect x="8" y="8" width="496" height="496" rx="112" fill="url(#felt)"/>'
               '<rect x="10" y="10" width="492" height="492" rx="110" fill="none" stroke="#fff" '
               'stroke-opacity=".10" stroke-width="4"/>')
    return {"icon": svg(rounded + scaled(1.14)), "maskable": svg(square + scaled(0.86)),
            "foreground": svg(scaled(0.66)), "background": svg(square)}


def make() -> None:
    """Write the SVG and the PNG files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in pictures().items():
        (FOLDER / f"{name}.svg").write_text(text)
        for size in SIZES[name]:
            path = FOLDER / f"{name}-{size}.png"
            raster.save(path, raster.render(text, size, size))
            raster.report(path)


if __name__ == "__main__":
    make()
