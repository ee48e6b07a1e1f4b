"""How the desk looks: palettes by theme and one style sheet.

Every state has a word or a shape besides its colour. Text has a contrast of at least 4.5 to 1 to its
background; in high contrast 7 to 1, lines and edges too.
"""

import tomllib
from string import Template

from heart_africa.core.dataclass import dataclass
from resources import ROOT

FONTS = ROOT / "fonts"
HEADING, TEXT = "Alegreya ExtraBold", "Heart Text"
STYLE, PALETTES = ROOT / "styles" / "desk.qss", ROOT / "styles" / "palettes.toml"


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a theme by their use."""

    ground: str
    card: str
    raised: str
    rail: str
    rail_text: str
    rail_chosen: str
    text: str
    quiet: str
    hint: str
    line: str
    edge: str
    accent: str
    accent_text: str
    focus: str
    good: str
    warn: str
    bad: str
    red: str
    blue: str


SERIES = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#a58b00", "#56b4e9", "#7a5cb8", "#8c6d5a")
"""Colours for the lines of a chart, distinguishable without telling red from green."""


BRIGHT = ("#56b4e9", "#ff9f5a", "#3fd6a6", "#f0a8d0", "#e6cf45", "#a9d8ff", "#c3a9f5", "#d9b38c")
"""The colours of lines on a dark ground; each has a contrast of 7 to 1 on black."""


THEMES = {name: Palette(**colours) for name, colours in tomllib.loads(PALETTES.read_text("utf-8")).items()}
LIGHT, DARK, CONTRAST = THEMES["light"], THEMES["dark"], THEMES["contrast"]


def palette(theme: str, system: str) -> Palette:
    """The palette of a theme; `system` is the operating system's theme, for the theme "system"."""
    return THEMES[system if theme == "system" else theme]


def style(colours: Palette, scale: int) -> str:
    """The style sheet in these colours, with sizes for letters of `scale` percent."""
    sizes = {f"px{size}": f"{round(size * scale / 100)}px" for size in range(1, 65)}
    tokens = {name: getattr(colours, name) for name in Palette.__slots__}
    text = STYLE.read_text(encoding="utf-8")
    off = {"off": "dashed" if colours is CONTRAST else "solid"}  # high contrast has no quieter ink
    signs = {"signs": STYLE.parent.as_posix(), "shade": "light" if colours is LIGHT else "dark"}
    return Template(text).substitute(tokens | sizes | signs | off | {"heading": HEADING, "face": TEXT})


def px(size: int, scale: int) -> int:
    """A size in pixels, given at 100 %, for letters of `scale` percent."""
    return round(size * scale / 100)
