"""How the desk looks: two palettes of the savannah, one of high contrast; one style sheet.

Every state has a word or a shape besides its colour; text on its ground keeps a contrast of 4.5 to 1, in high
contrast of 7 to 1, lines and edges too.
"""

from string import Template

from heart_africa.core.dataclass import dataclass
from resources import ROOT

FONTS = ROOT / "fonts"
HEADING, TEXT = "Alegreya ExtraBold", "Heart Text"
STYLE = ROOT / "styles" / "desk.qss"


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours by what they are for."""

    ground: str
    card: str
    raised: str
    rail: str
    rail_text: str
    rail_chosen: str
    text: str
    quiet: str
    line: str
    accent: str
    accent_text: str
    focus: str
    good: str
    warn: str
    bad: str
    red: str
    blue: str


LIGHT = Palette(
    ground="#f4efe4",
    card="#fffdf8",
    raised="#ebe3d2",
    rail="#2f3b2c",
    rail_text="#e9e4d4",
    rail_chosen="#c9822b",
    text="#2a261f",
    quiet="#675f50",
    line="#d8cdb6",
    accent="#8a4b12",
    accent_text="#ffffff",
    focus="#1f6f8b",
    good="#2e6b33",
    warn="#8a5a00",
    bad="#a3261c",
    red="#a3261c",
    blue="#1f4f8b",
)
DARK = Palette(
    ground="#1d1b17",
    card="#28251f",
    raised="#343027",
    rail="#141611",
    rail_text="#d9d3c2",
    rail_chosen="#d99a45",
    text="#ece5d5",
    quiet="#b3a994",
    line="#474133",
    accent="#d99a45",
    accent_text="#1d1b17",
    focus="#6fb7d1",
    good="#8fcf8a",
    warn="#e3b45a",
    bad="#f08a7c",
    red="#f08a7c",
    blue="#8db8f0",
)
CONTRAST = Palette(
    ground="#000000",
    card="#000000",
    raised="#1a1a1a",
    rail="#000000",
    rail_text="#ffffff",
    rail_chosen="#ffd500",
    text="#ffffff",
    quiet="#ffffff",
    line="#ffffff",
    accent="#ffd500",
    accent_text="#000000",
    focus="#00e5ff",
    good="#7dff7d",
    warn="#ffd500",
    bad="#ff9b90",
    red="#ff9b90",
    blue="#9ecbff",
)
"""For those who see little: white on black, edges as strong as the text."""


SERIES = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#a58b00", "#56b4e9", "#7a5cb8", "#8c6d5a")
"""The lines of a chart, in colours that people who cannot tell red from green tell apart."""


THEMES = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}


def palette(theme: str, system: str) -> Palette:
    """The palette of a theme; `system` is the one that the machine has, for those who follow it."""
    return THEMES[system if theme == "system" else theme]


def style(colours: Palette, scale: int) -> str:
    """The style sheet in these colours, its sizes grown with the text (percent)."""
    sizes = {f"px{size}": f"{round(size * scale / 100)}px" for size in range(1, 65)}
    tokens = {name: getattr(colours, name) for name in Palette.__slots__}
    text = STYLE.read_text(encoding="utf-8")
    off = {
        "off": "dashed" if colours is CONTRAST else "solid"
    }  # there quiet words are as white as all others
    signs = {"signs": STYLE.parent.as_posix(), "shade": "light" if colours is LIGHT else "dark"}
    return Template(text).substitute(tokens | sizes | signs | off | {"heading": HEADING, "face": TEXT})


def px(size: int, scale: int) -> int:
    """A size in pixels at a text scale in percent."""
    return round(size * scale / 100)
