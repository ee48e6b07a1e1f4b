"""What a free table needs beside the chapters: bases, sight, ways, the limits of drawn pieces (pp. 2-26)."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.choosing_terrain import PieceKind
from heart_africa.rules.tables.printed import Cited, Entry

Form = Literal["square", "round"]
Bearer = Literal["foot", "mounted", "gun", "baggage", "canoe", "dhow", "gunboat"]


class BaseSize(Strict):
    """The base that a kind of figure stands on unless people say otherwise, in millimetres."""

    wide_mm: float = Field(gt=0)
    deep_mm: float = Field(gt=0)
    form: Form = "square"


class Bases(Entry):
    """The book recommends 20 mm for foot and larger ones for the rest; the others are this project's own."""

    millimetres_per_inch: float
    sizes: Mapping[Bearer, BaseSize]


class Sight(Strict):
    """What stops a line of sight, and after how many inches of it."""

    bases: Entry
    attendants: Entry
    crest: Entry
    higher: Entry
    same_hill_in: Cited
    lip_in: Cited
    jungle_in: Cited
    tall_grass_in: Cited
    fence: Entry
    village_in: Cited
    gully_in: Cited
    across_gully: Entry
    fortification: Entry
    temba: Entry
    road: Entry
    smoke: Entry
    arc_degrees: Cited
    kopje: Entry
    man_high: Entry
    barricade: Entry
    roof: Entry
    bearer_in: Cited


class Ways(Strict):
    """What a way may not lead over or through; how wide fords and paths are that say no width (our own)."""

    ford_wide_in: float
    path_wide_in: float
    length: Entry
    table: Entry
    enemy_bases: Entry
    work: Entry
    wall: Entry
    trap: Entry
    contact: Entry


class Between(Entry):
    """The least and the most that the book allows, in inches."""

    least: int
    most: int


class Laying(Strict):
    """How wide the slope of an escarpment and the floor of a gully are that the program draws."""

    slope_in: Between
    gully_floor_in: Between


class FreeTable(Strict):
    """`close_in`: nearer than this to a limit, the figures decide nothing and people measure (our own).

    `names`: what drawn pieces are called, by kind.
    """

    bases: Bases
    sight: Sight
    ways: Ways
    laying: Laying
    close_in: float
    touching_in: float
    names: Mapping[PieceKind, Annotated[tuple[str, ...], Field(min_length=1)]]
