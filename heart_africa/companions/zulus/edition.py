"""What the rulebook of an edition says in numbers and names: `data/first.toml`, `data/second.toml`."""

from functools import cache, cached_property
from pathlib import Path
from typing import Literal

from heart_africa.companions.zulus.components import ChitKind, Edition, FireTable, Range, Rank, Support
from heart_africa.core.dataclass import dataclass
from heart_africa.core.strict import Strict, read_file, read_plain

_FILES: dict[Edition, str] = {1: "first.toml", 2: "second.toml"}


@dataclass(frozen=True, kw_only=True)
class SetUp:
    """3.0 and 12.3: which cards lie where; `upper_half`, `singly`: by their ids."""

    relief: int
    night: int
    hand: tuple[int, ...]
    shuffled: tuple[int, int]
    bottom: int
    upper_half: tuple[str, ...]
    volleys_to_balance: tuple[int, int]
    singly: tuple[str, ...]
    in_pairs: tuple[int, ...]
    options: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Map:
    """2.1: `ways` tells, track by track, through which box 0 it goes."""

    farthest: int
    ways: tuple[str, str, str, str]
    victory: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Chits:
    """5.2 and 5.3: the order of an R, and what becomes of the chits of Events."""

    r_order: tuple[Literal["regroup", "rally", "retreat", "rest"], ...]
    regroup: tuple[int, ...]
    retreat_from: int
    forward: int
    back_to_cup: dict[ChitKind, Literal["always", "day"]]
    seniority: tuple[str, ...]
    sniped: int


@dataclass(frozen=True, kw_only=True)
class Actions:
    """6.0 to 6.6."""

    each_turn: int
    platoon_seconds: tuple[Rank, ...]
    leaders: tuple[Rank, ...]
    thirds: int
    white_boxes_barred: bool


@dataclass(frozen=True, kw_only=True)
class Volleys:
    """6.7, with what night and the support markers do to it."""

    medium: int
    long: int
    box4: int
    retreat: int
    hit: int
    retreat_in_fire: int
    through_fire: bool
    lowest_first: bool
    outside_exempt: bool
    from_hand: bool
    heroes_free: bool
    melee: tuple[int, ...]
    melee_needs_option: bool
    plus_least_box: int
    extra_dice: dict[Support, tuple[Range, ...]]

    @cached_property
    def ranges(self) -> dict[int, Range]:
        """The range of each box that is not close."""
        return {self.medium: "medium", self.long: "long", self.box4: "box4"}


@dataclass(frozen=True, kw_only=True)
class Draw:
    """7.0."""

    optional: bool


@dataclass(frozen=True, kw_only=True)
class Housekeeping:
    """9.0."""

    hand: int
    victory_first: bool


@dataclass(frozen=True, kw_only=True)
class Victory:
    """11.0: points, and the least points of each level, the lowest level first."""

    hero: int
    decorated: int
    marker: int
    building: int
    ibutho: int
    relief: int
    held_out: int
    support: dict[Support, int]
    card_added: int
    options: dict[str, int]
    levels: tuple[tuple[str, int], ...]


@dataclass(frozen=True, kw_only=True)
class Options:
    """12.0."""

    gold_markers: int
    varied: tuple[int, ...]
    aside_cards: int
    aside_chits: int
    not_officers: tuple[str, ...]
    no_chit: ChitKind | None = None
    dawn_left: tuple[ChitKind, ...]
    dawn_steps: tuple[Literal["impi", "redraw"], ...]
    dawn_box: int
    dawn_total: int = 0
    dawn_second_after: int = 0


@dataclass(frozen=True, kw_only=True)
class EditionData:
    """An edition, whole."""

    edition: Edition
    set_up: SetUp
    map: Map
    chits: Chits
    fires: FireTable
    actions: Actions
    volleys: Volleys
    draw: Draw
    housekeeping: Housekeeping
    victory: Victory
    options: Options


class Judged(Strict):
    """What each fact of a position at the end of an Action phase adds to the points of a game, by edition."""

    first: dict[str, float]
    second: dict[str, float]


@cache
def weights(edition: Edition) -> dict[str, float]:
    """By what the player who looks ahead judges a position (`foresight`), read once. Raises `BadData`."""
    judged = read_file(Judged, Path(__file__).parent / "data" / "foresight.toml")
    return judged.first if edition == 1 else judged.second


@cache
def edition_data(edition: Edition) -> EditionData:
    """The numbers of an edition, read once. Raises `BadData` naming file, line and key."""
    file = Path(__file__).parent / "data" / _FILES[edition]
    return read_plain(EditionData, file.read_text(encoding="utf-8"), str(file))
