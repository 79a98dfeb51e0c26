"""Makes the fonts: a subset of Inter for the game's languages, and Kozyr's own symbols.

Inter comes from Debian's `fonts-inter`. The subset keeps Latin and Cyrillic letters, punctuation,
arrows, mathematical symbols, kerning and mark placement. Cubic outlines are converted to quadratic
ones, which every TrueType renderer supports. The hearts are left out, since all suits come from
`Kozyr-Symbols`, so that they look alike.
"""

from pathlib import Path

from fontTools import subset
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._g_l_y_f import Glyph

import raster
import suits

SOURCE = Path("/usr/share/fonts/opentype/inter")
FOLDER = raster.ASSETS / "fonts"
# A fixed creation and modification date, so that the files are reproducible.
DATE = 3_786_912_000
# The characters of the game's languages and related ones. Every player of the web version downloads
# the fonts, so there are no others.
RANGES = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x2BC, 0x2BC), (0x300, 0x308), (0x3A3, 0x3A3), (0x3BC, 0x3BC), (0x3C0, 0x3C0), (0x3C7, 0x3C7), (0x400, 0x45F),
    (0x490, 0x493), (0x49A, 0x49B), (0x4A2, 0x4A3), (0x4AE, 0x4B1), (0x4BA, 0x4BB), (0x4D8, 0x4D9),
    (0x4E8, 0x4E9), (0x2010, 0x2026), (0x202F, 0x203A),
    (0x2044, 0x2044), (0x2070, 0x208E), (0x20AC, 0x20BF), (0x2116, 0x2116), (0x2122, 0x2122),
    (0x2153, 0x215E), (0x2190, 0x2199), (0x21BA, 0x21BA), (0x2212, 0x2212), (0x221A, 0x221A), (0x221E, 0x221E), (0x2248, 0x2248),
    (0x2260, 0x2265), (0x25B2, 0x25C4), (0x25CF, 0x25CF), (0x2713, 0x2717),
]
LEFT_OUT = {0x2661, 0x2665}
FIGURES = "0123456789+-−.,:%/ "


def inter(weight: str) -> TTFont:
    """Debian's Inter in one weight."""
    return TTFont(SOURCE / f"Inter-{weight}.otf")


def cut(font: TTFont, unicodes: set[int], features: list[str]) -> None:
    """Keep the given characters and layout features."""
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.glyph_names = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)


def to_quadratic(font: TTFont) -> None:
    """Replace the CFF outlines by TrueType ones, with an error of at most 0.05 % of the em."""
    glyph_set, order = font.getGlyphSet(), font.getGlyphOrder()
    glyphs = {}
    for name in order:
        pen = TTGlyphPen(glyph_set)
        glyph_set[name].draw(Cu2QuPen(pen, font["head"].unitsPerEm / 2000, reverse_direction=True))
        glyphs[name] = pen.glyph()
    font["loca"] = newTable("loca")
    table = font["glyf"] = newTable("glyf")
    table.glyphOrder, table.glyphs = order, glyphs
    for name, glyph in glyphs.items():
        glyph.recalcBounds(table)
        advance, _ = font["hmtx"][name]
        font["hmtx"][name] = (advance, glyph.xMin if glyph.numberOfContours else 0)
    del font["CFF "]
    maxp = font["maxp"]
    maxp.tableVersion = 0x00010000
    for field in ("maxZones maxTwilightPoints maxStorage maxFunctionDefs maxInstructionDefs "
                  "maxStackElements maxSizeOfInstructions maxComponentElements").split():
        setattr(maxp, field, 0)
    maxp.maxZones = 1
    font["post"].formatType = 3.0
    font.sfntVersion = "\000\001\000\000"


def write(font: TTFont, path: Path) -> None:
    """Save with a fixed date."""
    path.parent.mkdir(parents=True, exist_ok=True)
    font["head"].created = font["head"].modified = DATE
    font.recalcTimestamp = False
    font.save(path)
    raster.report(path)


def make_text(weight: str) -> None:
    """Make one weight of the text font."""
    font = inter(weight)
    unicodes = {code for low, high in RANGES for code in range(low, high + 1)} - LEFT_OUT
    cut(font, unicodes, ["kern", "mark", "mkmk", "ccmp", "locl"])
    to_quadratic(font)
    write(font, FOLDER / f"Inter-{weight}.ttf")


def make_figures(weight: str) -> None:
    """Digits of one width, for columns of numbers: the `tnum` forms under plain codes."""
    font = inter(weight)
    substitutes = tabular(font)
    for table in font["cmap"].tables:
        for code, name in list(table.cmap.items()):
            if code < 0x2300 and chr(code) in FIGURES:
                table.cmap[code] = substitutes.get(name, name)
    cut(font, {ord(sign) for sign in FIGURES}, [])
    to_quadratic(font)
    write(font, FOLDER / f"Inter-{weight}-Tabular.ttf")


def tabular(font: TTFont) -> dict[str, str]:
    """The glyph substitutions of the feature `tnum`."""
    table = font["GSUB"].table
    found = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    found |= getattr(part, "ExtSubTable", part).mapping
    return found


def outline(weight: str, text: str, size: float, tracking: float = 0) -> tuple[str, float]:
    """Text as an SVG path (baseline at 0, y down), and its width."""
    font = inter(weight)
    glyphs, characters = font.getGlyphSet(), font.getBestCmap()
    scale, x, parts = size / font["head"].unitsPerEm, 0.0, []
    for sign in text:
        glyph = glyphs[characters[ord(sign)]]
        pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.2f}")
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, x, 0)))
        parts.append(pen.getCommands())
        x += glyph.width * scale + tracking
    return " ".join(parts), x - tracking


SYMBOL_EM = 2048
SYMBOL_ASCENT, SYMBOL_DESCENT = 1984, -494
CAP_HEIGHT = 0.727 * SYMBOL_EM


def bar(x: float, y: float, width: float, height: float) -> str:
    """An upright rectangle."""
    return f"M{x} {y}h{width}v{height}h{-width}Z"


def symbols() -> dict[str, tuple[str, float]]:
    """The path and width of each symbol, in a box of 100 x 100 (y down) that is as high as a capital."""
    signs = {}
    for filled, hollow, name in (("♠", "♤", "spades"), ("♥", "♡", "hearts"),
                                 ("♦", "♢", "diamonds"), ("♣", "♧", "clubs")):
        path, width = suits.PATHS[name], suits.WIDTHS[name]
        signs[filled] = (path, width)
        signs[hollow] = (path + suits.inner(name), width)
    signs["☰"] = (bar(-42, -36, 84, 12) + bar(-42, -6, 84, 12) + bar(-42, 24, 84, 12), 84)
    signs["⏸"] = (bar(-30, -42, 20, 84) + bar(10, -42, 20, 84), 60)
    signs["▸"] = ("M-22 -34L34 0L-22 34Z", 60)
    signs["▾"] = ("M-34 -22L0 34L34 -22Z", 68)
    cross = "M-38 -28L-28 -38L0 -10L28 -38L38 -28L10 0L38 28L28 38L0 10L-28 38L-38 28L-10 0Z"
    signs["✕"] = signs["✘"] = (cross, 76)
    signs["✔"] = ("M-44 4L-33 -7L-14 12L33 -35L44 -24L-14 34Z", 88)
    circle = "M-46 0A46 46 0 0 1 46 0A46 46 0 0 1 -46 0Z"
    signs["⬤"] = (circle, 92)
    signs["⚙"] = (suits.gear(), 92)
    ring = circle + "M-38 0A38 38 0 0 0 38 0A38 38 0 0 0 -38 0Z"
    signs["◐"] = (ring + "M0 46A46 46 0 0 1 0 -46Z", 92)
    signs["◑"] = (ring + "M0 -46A46 46 0 0 1 0 46Z", 92)
    # Inter lacks the subscripts and brackets that formulas need.
    signs["ᵢ"] = (bar(-4.5, 25, 9, 43) + bar(-4.5, 9, 9, 9), 9)
    signs["ⱼ"] = ("M-3 25H6V71C6 80 1 84 -11 83V76C-5 76 -3 74 -3 70Z" + bar(-3, 9, 9, 9), 12)
    for sign, side, foot in (("⌊", -12, 58), ("⌋", 3, 58), ("⌈", -12, -64), ("⌉", 3, -64)):
        signs[sign] = (bar(side, -64, 9, 131) + bar(-12, foot, 24, 9), 24)
    signs["∧"] = ("M-36 40L-4 -40H4L36 40H26L0 -27L-26 40Z", 72)
    signs["∨"] = ("M-36 -40L-4 40H4L36 -40H26L0 27L-26 -40Z", 72)
    for eighths in range(1, 9):
        signs[chr(0x2580 + eighths)] = (bar(-30, 50 - 12.5 * eighths, 60, 12.5 * eighths), 60)
    return signs


def make_symbols() -> None:
    """Make the symbol font, the fallback after Inter."""
    scale = CAP_HEIGHT / 100
    builder = FontBuilder(SYMBOL_EM, isTTF=True)
    glyphs: dict[str, Glyph] = {".notdef": TTGlyphPen(None).glyph(), "space": TTGlyphPen(None).glyph()}
    metrics, characters = {".notdef": (1024, 0), "space": (576, 0)}, {0x20: "space"}
    for sign, (path, width) in symbols().items():
        name = f"uni{ord(sign):04X}"
        bearing = 0 if 0x2581 <= ord(sign) <= 0x2588 else 7
        pen = TTGlyphPen(None)
        middle = (width / 2 + bearing) * scale
        flip = TransformPen(Cu2QuPen(pen, 1.0), (scale, 0, 0, -scale, middle, CAP_HEIGHT / 2))
        parse_path(path, flip)
        glyphs[name], characters[ord(sign)] = pen.glyph(), name
        metrics[name] = (round((width + 2 * bearing) * scale), 0)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap(characters)
    builder.setupGlyf(glyphs)
    table = builder.font["glyf"]
    builder.setupHorizontalMetrics({
        name: (advance, getattr(table[name], "xMin", 0)) for name, (advance, _) in metrics.items()})
    builder.setupHorizontalHeader(ascent=SYMBOL_ASCENT, descent=SYMBOL_DESCENT)
    builder.setupNameTable({
        "familyName": "Kozyr Symbols", "styleName": "Regular", "uniqueFontIdentifier": "Kozyr Symbols 1",
        "fullName": "Kozyr Symbols", "psName": "KozyrSymbols-Regular", "version": "Version 1.000",
        "copyright": "Copyright The Kozyr authors", "licenseDescription": "MIT OR Apache-2.0"})
    builder.setupOS2(sTypoAscender=SYMBOL_ASCENT, sTypoDescender=SYMBOL_DESCENT,
                     usWinAscent=SYMBOL_ASCENT, usWinDescent=-SYMBOL_DESCENT, sCapHeight=round(CAP_HEIGHT))
    builder.setupPost(keepGlyphNames=False)
    write(builder.font, FOLDER / "Kozyr-Symbols.ttf")


if __name__ == "__main__":
    for each in ("Regular", "SemiBold", "Bold"):
        make_text(each)
    make_figures("Regular")
    make_figures("SemiBold")
    make_symbols()
