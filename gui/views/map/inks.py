"""The colours of the map by what they are for, read from `resources/styles/map.toml`."""

from collections.abc import Mapping
from functools import cache

from PySide6.QtGui import QColor

from gui.theme import LIGHT, Palette
from heart_africa.core.strict import Strict, read_file
from resources import ROOT

FILE = ROOT / "styles" / "map.toml"


class Inks(Strict):
    """The colours of one theme as `#rrggbb`.

    `earth` gives the bare ground by environment ("": none chosen).
    """

    table: str
    frame: str
    ink: str
    halo: str
    shadow: str
    grid: str
    blade: str
    blade_light: str
    grain: str
    jungle_floor: str
    crown_dark: str
    crown: str
    crown_light: str
    palm: str
    trunk: str
    tall_floor: str
    tall_dark: str
    tall: str
    tall_light: str
    rock_floor: str
    rock_dark: str
    rock: str
    rock_light: str
    slope_dark: str
    slope_light: str
    crest: str
    hachure: str
    furrow: str
    field: str
    crop: str
    crop_light: str
    village_floor: str
    thatch_dark: str
    thatch: str
    thatch_light: str
    stake: str
    water: str
    water_deep: str
    water_light: str
    bank: str
    mud: str
    reed: str
    road: str
    road_edge: str
    gully_floor: str
    gully_dark: str
    canvas: str
    canvas_dark: str
    earthwork: str
    thorn: str
    wall: str
    roof: str
    roof_light: str
    door: str
    flame: str
    flame_light: str
    smoke: str
    red: str
    red_light: str
    blue: str
    blue_light: str
    nobody: str
    chosen: str
    wrong: str
    right: str
    path: str
    zone: str
    earth: Mapping[str, str]

    def ground(self, environment: str) -> str:
        """The colour of the bare ground of an environment."""
        return self.earth.get(environment) or self.earth[""]

    def side(self, side: str) -> tuple[str, str]:
        """The colour of a side, and the colour drawn on top of it."""
        match side:
            case "red":
                return self.red, self.red_light
            case "blue":
                return self.blue, self.blue_light
            case _:
                return self.nobody, self.halo


class Themes(Strict):
    """The colours of the map in the light theme and in the dark one."""

    light: Inks
    dark: Inks


@cache
def _themes() -> Themes:
    return read_file(Themes, FILE)


def inks(colours: Palette) -> Inks:
    """The colours of the map for a palette of the desk."""
    return _themes().light if colours is LIGHT else _themes().dark


def light() -> Inks:
    """The colours for pictures and paper."""
    return _themes().light


def colour(name: str, alpha: float = 1) -> QColor:
    """A colour with this opacity, from 0 to 1."""
    made = QColor(name)
    made.setAlphaF(alpha)
    return made
