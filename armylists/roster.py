"""A roster: what a player chose, nothing copied from the lists (`*.army.toml`), and the figures it needs."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, Field

from armylists.models import Mode, TroopId
from heart_africa.core.dataclass import dataclass
from heart_africa.core.strict import Strict
from heart_africa.rules.book import Role, ScenarioId, Trait, WorkId

FORMAT: Final = "heart-africa/army"
VERSION: Final = 1
MOST_FIGURES = 999
MOST_UNITS = 60
MOST_ALLIES = 12
MOST_TAGS = 12
GUN_BEARER, WHITE_MEN = "gun_bearer", "white_men"
"""Those who carry guns, and the only ones for whom they do."""

Text = Annotated[str, Field(max_length=200)]
Notes = Annotated[str, Field(max_length=2000)]
Number = Annotated[int, Field(ge=0, le=MOST_FIGURES)]
Year = Annotated[int, Field(ge=1, le=9999)]
Permission = Literal["second_trait"]


def present(figures: dict[str, int]) -> dict[str, int]:
    """The troops that have figures; a troop with none is left out."""
    return {troop: count for troop, count in figures.items() if count}


def _once(tags: tuple[str, ...]) -> tuple[str, ...]:
    """The tags stripped of blanks around them, each once, in the order given."""
    return tuple(dict.fromkeys(tag.strip() for tag in tags if tag.strip()))


Tag = Annotated[str, Field(max_length=30)]
Tags = Annotated[tuple[Tag, ...], Field(max_length=MOST_TAGS), AfterValidator(_once)]
Figures = Annotated[dict[TroopId, Number], AfterValidator(present)]


class Unit(Strict):
    """A unit: figures by troop type, its name, the line it fills if the player says so, private notes.

    `tags` are the player's own words to find units by ("to paint", "left wing"); no rule reads them.
    """

    name: Text = ""
    figures: Figures = Field(default_factory=dict)
    slot: str = ""
    notes: Notes = ""
    tags: Tags = ()

    @property
    def size(self) -> int:
        """Its figures, gun bearers included."""
        return sum(self.figures.values())

    @property
    def fighters(self) -> dict[str, int]:
        """Its figures without gun bearers."""
        return {troop: count for troop, count in self.figures.items() if troop != GUN_BEARER}

    def with_figures(self, troop: str, count: int) -> "Unit":
        """The unit with so many figures of a troop; none takes the troop out."""
        figures = {**self.figures, troop: count}
        if count <= 0:
            del figures[troop]
        return self.model_copy(update={"figures": figures})

    def with_more(self, troop: str, more: int) -> "Unit":
        """The unit with so many figures more of a troop, or fewer if the number is negative."""
        return self.with_figures(troop, self.figures.get(troop, 0) + more)


class Leader(Strict):
    """The one leader: his troop type, traits, attendants (free) and perhaps a gun bearer."""

    name: Text = ""
    troop: TroopId
    traits: tuple[Annotated[Trait, Field(strict=False)], ...] = ()
    attendants: Number = 0
    gun_bearer: bool = False


class Independents(Strict):
    """Figures that belong to no unit."""

    standard_bearer: Number = 0
    witch_doctor: Number = 0
    scout: Number = 0


INDEPENDENTS = tuple(Independents.model_fields)
EVERY_WORK = tuple(WorkId)


class Contingent(Strict):
    """Allies from one list; they have no leader, witch doctor, scout or allies (ALLY-05 to ALLY-08)."""

    list: str
    people: str = ""
    standard_bearer: Number = 0
    units: tuple[Unit, ...] = Field(default=(), max_length=MOST_UNITS)


class WorksBought(Strict):
    """Fortifications and stratagems: inches or pieces (pp. 13-15)."""

    field_fortification_in: Number = 0
    barricade_in: Number = 0
    tembas: Number = 0
    stake_traps: Number = 0
    dummy_traps: Number = 0
    muzzle_loading_cannon: Number = 0

    def of(self, work: WorkId) -> int:
        """How many inches or pieces of a work."""
        return int(getattr(self, work))

    def bought(self) -> tuple[tuple[WorkId, int], ...]:
        """The works with how many of each, those of which there are none left out."""
        return tuple([(work, count) for work in EVERY_WORK if (count := getattr(self, work))])


class Baggage(Strict):
    """The baggage train, in elements (p. 11)."""

    elements: Number = 4


class Roster(Strict):
    """An army as its player chose it; `points`: the limit agreed, `list_digest`: the mark of its list."""

    format: Literal["heart-africa/army"] = FORMAT
    version: Literal[1] = VERSION
    name: Text = ""
    list: str
    list_digest: Text = ""
    people: str = ""
    mode: Mode = ""
    permissions: tuple[Permission, ...] = ()
    year: Year
    points: Annotated[int, Field(ge=1, le=99999)]
    scenario: ScenarioId = ""
    role: Role = ""
    narrative: bool = False
    notes: Notes = ""
    leader: Leader | None = None
    independents: Independents = Independents()
    units: tuple[Unit, ...] = Field(default=(), max_length=MOST_UNITS)
    allies: tuple[Contingent, ...] = Field(default=(), max_length=MOST_ALLIES)
    works: WorksBought = WorksBought()
    baggage: Baggage = Baggage()

    @property
    def defends(self) -> bool:
        """Whether it is stated to defend; a role not stated defends nothing (ruling of L04-05)."""
        return self.role == "defender"

    def contingents(self) -> tuple[int | None, ...]:
        """The contingents: None for the army's own units, then the number of each allied contingent."""
        return (None, *range(len(self.allies)))

    @property
    def every_unit(self) -> Iterator[Unit]:
        """The units of all contingents, the army's own first."""
        return (unit for ally in self.contingents() for unit in self.units_of(ally))

    def units_of(self, ally: int | None) -> tuple[Unit, ...]:
        """The units of a contingent; `ally` is None for the army's own."""
        return self.units if ally is None else self.allies[ally].units

    def with_units(self, ally: int | None, units: Sequence[Unit]) -> "Roster":
        """A copy with these units for a contingent; `ally` is None for the army's own."""
        if ally is None:
            return self.model_copy(update={"units": tuple(units)})
        allies = [*self.allies]
        allies[ally] = allies[ally].model_copy(update={"units": tuple(units)})
        return self.model_copy(update={"allies": tuple(allies)})


# --- the figures on the table that an army needs, by troop and by place ---


CANNON = WorkId.MUZZLE_LOADING_CANNON.value


@dataclass(frozen=True, slots=True)
class Group:
    """So many figures of a troop in one place of the roster (`units[2]`, `leader`, `allies[0].units[1]`)."""

    troop: str
    count: int
    where: str


def groups(roster: Roster) -> Iterator[Group]:
    """The figures of the army in groups: the leader first, allies after the army's own units."""
    if leader := roster.leader:
        yield Group(leader.troop, 1, "leader")
        if leader.gun_bearer:
            yield Group(GUN_BEARER, 1, "leader.gun_bearer")
    for kind in INDEPENDENTS:
        if count := getattr(roster.independents, kind):
            yield Group(kind, count, f"independents.{kind}")
    for ally in roster.contingents():
        contingent = "" if ally is None else f"allies[{ally}]."
        if ally is not None and (count := roster.allies[ally].standard_bearer):
            yield Group("standard_bearer", count, f"{contingent}standard_bearer")
        for index, unit in enumerate(roster.units_of(ally)):
            for troop, count in unit.figures.items():
                yield Group(troop, count, f"{contingent}units[{index}]")
    if count := roster.works.muzzle_loading_cannon:
        yield Group(CANNON, count, f"works.{CANNON}")


def party_at(where: str) -> int | None:
    """The contingent that a place of the roster belongs to: 1 for `allies[1].units`, None for `units`."""
    return int(where[len("allies[") : where.index("]")]) if where.startswith("allies[") else None


def by_troop(roster: Roster) -> Counter[str]:
    """How many figures of each troop the army needs."""
    counted: Counter[str] = Counter()
    for group in groups(roster):
        counted[group.troop] += group.count
    return counted
