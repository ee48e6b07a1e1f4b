"""Terrain as data (pp. 16-20): choosing its pieces, what each does, what a free table needs beside."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field

from heart_africa.core.strict import Strict
from heart_africa.rules.book.printed import Cited, Entry

# --- choosing the pieces of terrain ---


Environment = Literal["steppe", "savannah", "grassland", "forest", "mountain", "coast"]
ENVIRONMENTS: tuple[Environment, ...] = ("steppe", "savannah", "grassland", "forest", "mountain", "coast")
Class = Literal["dominant", "common", "permitted"]


class PieceId(StrEnum):
    """Kinds of pieces of terrain: grounds (pp. 16-18) by the same ids, and others such as roads and camps."""

    LOW_HILL = "low_hill"
    ESCARPMENT = "escarpment"
    KOPJE = "kopje"
    JUNGLE = "jungle"
    TALL_GRASS = "tall_grass"
    ROCKY_GROUND = "rocky_ground"
    CULTIVATION = "cultivation"
    VILLAGE = "village"
    MARSH = "marsh"
    STREAM = "stream"
    GULLY = "gully"
    RIVER = "river"
    SEA_OR_LAKE = "sea_or_lake"
    ROAD = "road"
    CAMP = "camp"


PieceKind = Annotated[PieceId, Field(strict=False)]
ByFace = Annotated[tuple[int, ...], Field(min_length=6, max_length=6)]
Touch = Literal["table_edge", "river", "stream", "sea_or_lake", "marsh"]


class Bounds(Entry):
    """How much of the table a class of terrain covers, as fractions, and in how many pieces."""

    id: Class
    least: tuple[int, int] = (0, 1)
    most: tuple[int, int] = (1, 1)
    least_pieces: int = 0
    most_pieces: int | None = None


class Sizes(Entry):
    """The limits of a piece's longest side, in inches."""

    least_in: int
    most_in: int


class Exempt(Entry):
    """A kind of piece with a size of its own; `longer`: it may only be longer than others."""

    what: PieceKind
    longer: bool = False


class Ends(Entry):
    """How many ends of a kind of piece must lie at which things."""

    what: PieceKind
    ends: int
    at: tuple[Touch, ...]


class Width(Entry):
    """The limits of a watercourse's width, in inches."""

    what: PieceKind
    least_in: int = 0
    most_in: int | None = None


class Beside(Entry):
    """A kind of piece that needs another on the table, or in contact with it."""

    what: PieceKind
    other: tuple[PieceKind, ...]
    touching: bool = False
    environment: Environment | None = None


class Country(Entry):
    """An environment: its dominant, common and permitted terrain, and inches of streams and roads."""

    id: Environment
    dominant: tuple[PieceKind, ...] = ()
    common: tuple[PieceKind, ...] = ()
    permitted: tuple[PieceKind, ...] = ()
    streams_max_in: int
    roads_max_in: int

    def class_of(self, what: PieceId) -> Class | None:
        """The class of a kind of piece in this environment; None if it is not in the list."""
        classes: tuple[tuple[Class, tuple[PieceId, ...]], ...] = (
            ("dominant", self.dominant),
            ("common", self.common),
            ("permitted", self.permitted),
        )
        return next((class_ for class_, kinds in classes if what in kinds), None)


class Objective(Entry):
    """The scenarios in which the defender must have a village or camp in his half of the table."""

    scenarios: tuple[str, ...]
    what: tuple[PieceKind, ...]


class Proposal(Strict):
    """How this project draws a table at random: its own numbers, within the limits of the book.

    By the face of a die: how much of the table a class covers in all, in percent, and in how many pieces; the
    longest sides of permitted pieces and the most that one of them covers; how much of the length allowed a
    stream or road has, in percent; the widths of a river, in inches.
    """

    dominant_percent: ByFace
    common_percent: ByFace
    pieces: ByFace
    permitted_pieces: ByFace
    permitted_in: ByFace
    permitted_most_percent: int
    line_percent: ByFace
    stream_wide_in: int
    river_in: ByFace


class ChoosingTerrain(Strict):
    """Choosing terrain, pages 18 to 20."""

    table_in: tuple[int, int]
    default: Entry
    fallback: Environment
    fallback_rule: Entry
    passed_through: Entry
    bounds: tuple[Bounds, ...]
    sizes: Sizes
    exempt: tuple[Exempt, ...]
    whole_table: Entry
    lengths: Entry
    ends: tuple[Ends, ...]
    widths: tuple[Width, ...]
    beside: tuple[Beside, ...]
    systems: Cited
    coast_only: Entry
    objective: Objective
    countries: tuple[Country, ...]
    proposal: Proposal

    @cached_property
    def country(self) -> dict[str, Country]:
        """The environments by id."""
        return {row.id: row for row in self.countries}

    def bound(self, class_: Class) -> Bounds:
        """The limits of a class of terrain."""
        return next(row for row in self.bounds if row.id == class_)


# --- terrain and cover ---


class GroundId(StrEnum):
    """The kinds of ground that a figure stands on or moves through."""

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
    """Who may not enter a kind of ground, and the entry that says so."""

    who: tuple[Walker, ...]


class Cover(Entry):
    """Cover against shooting: for whom, beyond how many inches, and against whom not.

    `still`: only for a figure that does not move this turn; `asked`: only where it lines a bank and is shot
    at from its front (TERR-44), which the players say.
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
    """What a die needs to escape a crocodile, and how the losses count."""

    infested: Entry
    marsh: Cited
    ford: Cited
    casualties: Entry
    baggage: Entry


class Terrain(Strict):
    """Terrain, pages 16 to 18."""

    grounds: tuple[Ground, ...]
    road: Entry
    crocodiles: Crocodiles

    @cached_property
    def ground(self) -> dict[GroundId, Ground]:
        """The kinds of ground by id."""
        return {row.id: row for row in self.grounds}


Form = Literal["square", "round"]
Bearer = Literal["foot", "mounted", "gun", "baggage", "canoe", "dhow", "gunboat"]


class BaseSize(Strict):
    """The usual base of a kind of figure, in millimetres."""

    wide_mm: float = Field(gt=0)
    deep_mm: float = Field(gt=0)
    form: Form = "square"


class Bases(Entry):
    """The usual bases: the book recommends 20 mm for foot and larger ones for the rest.

    The other sizes are this project's own.
    """

    millimetres_per_inch: float
    sizes: Mapping[Bearer, BaseSize]


class Sight(Strict):
    """What stops a line of sight, and after how many inches."""

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
    """What a way may not lead over or through; widths of fords and paths if not stated (our own)."""

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
    """A least and a most, in inches, that the book allows."""

    least: int
    most: int


class Laying(Strict):
    """Limits of an escarpment's slope and a gully's floor, in inches, for tables that the program draws."""

    slope_in: Between
    gully_floor_in: Between


class FreeTable(Strict):
    """Numbers for tables that the program measures itself.

    `close_in`: nearer than this to a limit, in inches, the players measure instead (our own). `names`: what
    drawn pieces are called, by kind.
    """

    bases: Bases
    sight: Sight
    ways: Ways
    laying: Laying
    close_in: float
    touching_in: float
    names: Mapping[PieceKind, Annotated[tuple[str, ...], Field(min_length=1)]]
