"""Terrain and cover as data (pp. 16-18)."""

from enum import StrEnum
from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Cited, Entry


class GroundId(StrEnum):
    """What a figure stands on or moves through."""

    OPEN_GROUND = "open_ground"
    LOW_HILL = "low_hill"
    ESCARPMENT = "escarpment"
    ESCARPMENT_GAP = "escarpment_gap"
    KOPJE = "kopje"
    STEEP_KOPJE = "steep_kopje"
    KOPJE_PATH = "kopje_path"
    JUNGLE = "jungle"
    TALL_GRASS = "tall_grass"
    ROCKY_GROUND = "rocky_ground"
    CULTIVATION = "cultivation"
    VILLAGE = "village"
    MARSH = "marsh"
    STREAM = "stream"
    GULLY = "gully"
    GULLY_FLOOR = "gully_floor"
    RIVER = "river"
    FORD = "ford"
    SEA_OR_LAKE = "sea_or_lake"
    TEMBA = "temba"
    BREACH = "breach"


Walker = Literal["foot", "mounted", "gun", "baggage"]


class Barred(Entry):
    """Who may not enter a kind of ground."""

    who: tuple[Walker, ...]


class Cover(Entry):
    """Cover against shooting: whose, from how far, and against whom not.

    `still`: only for a figure that does not move this turn; `asked`: only where it lines a bank and is
    shot at from its front (TERR-44), which the people at the table say.
    """

    foot_only: bool = False
    beyond_in: int | None = None
    still: bool = False
    asked: bool = False
    not_against: tuple[str, ...] = ()


class Ground(Entry):
    """A kind of ground: whether it slows movement, gives cover, keeps anyone out."""

    id: Annotated[GroundId, Field(strict=False)]
    slows: Entry | None = None
    road_cancels: bool = True
    single_file: Entry | None = None
    cover: Cover | None = None
    barred: tuple[Barred, ...] = ()


class Crocodiles(Strict):
    """What it takes to escape a crocodile, and how the losses count."""

    infested: Entry
    marsh: Cited
    ford: Cited
    casualties: Entry
    baggage: Entry


class Terrain(Strict):
    """Pages 16 to 18."""

    grounds: tuple[Ground, ...]
    road: Entry
    crocodiles: Crocodiles

    @cached_property
    def ground(self) -> dict[GroundId, Ground]:
        """The kinds of ground by id."""
        return {row.id: row for row in self.grounds}
