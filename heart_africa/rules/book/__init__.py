"""The numbers of the book as values: all tables as a `Book`; troops, their prices, traits, works, scenarios.

Everything here is read from `rules/data/*.toml`, laid out as the book prints it, with the page beside it: a
strict model for each file, those of the troops in this module.

Part one, organising the army: works, boats, leaders, scouts   organisation
Part two, preparing the game                                   preparation
Choosing the pieces of terrain, cover, a free table            terrain
Part three, the turn: shooting, close combat, morale           play
Part five, the campaign                                        campaign
What the tables have in common; which of their rows hold       printed
"""

from collections.abc import Callable
from enum import StrEnum
from functools import cache, cached_property
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, cast

from pydantic import Field

from heart_africa.core.rulings import Rulings, default_rulings
from heart_africa.core.strict import Model, Strict, read_file
from heart_africa.rules.book.campaign import Campaign
from heart_africa.rules.book.organisation import (
    Baggage,
    Boats,
    Fortifications,
    Independents,
    Leading,
    Scouts,
    Tembas,
    Traps,
)
from heart_africa.rules.book.play import (
    CloseCombat,
    Fires,
    Morale,
    Movement,
    Moving,
    Reloading,
    Reminders,
    Sequence,
    Shooting,
)
from heart_africa.rules.book.preparation import (
    Ambushes,
    Arrivals,
    Arriving,
    Cohesion,
    Deployment,
    Preparing,
    Victories,
)
from heart_africa.rules.book.printed import Cited, Entry, PrintedRate
from heart_africa.rules.book.terrain import ChoosingTerrain, FreeTable, Terrain

Role = Literal["", "attacker", "defender"]
ScenarioId = Literal["", "encounter", "ambush", "planned_attack", "raid"]


class Arm(StrEnum):
    """What a figure is on the table: on foot, mounted, a gun or a vessel (pp. 5-10, 26)."""

    FOOT = "foot"
    MOUNTED = "mounted"
    GUN = "gun"
    VESSEL = "vessel"


BAGGAGE = "baggage"
ATTENDANT = "attendant"
CANOE, DHOW = "canoe", "dhow"
NO_TROOP = {
    BAGGAGE: None,
    ATTENDANT: Arm.FOOT,
    CANOE: Arm.VESSEL,
    DHOW: Arm.VESSEL,
}  # without a row on page 12


class Weapon(StrEnum):
    """What a figure shoots with (pp. 6-10)."""

    BREECH_LOADER = "breech_loader"
    MUZZLE_LOADER = "muzzle_loader"
    THROWN = "thrown"
    BOW = "bow"
    GUN = "gun"
    NONE = "none"


class TroopKind(StrEnum):
    """How a figure comes into an army: in a unit, alone, beside a White Man, or bought as a work."""

    UNIT = "unit"
    INDEPENDENT = "independent"
    BEARER = "bearer"
    WORK = "work"


class Ability(StrEnum):
    """What a troop can do beyond its row of page 12; each ability has its rule and page in the data."""

    WHITE_MAN_SAVE = "white_man_save"
    LANCER_SAVE = "lancer_save"
    CREW_SAVE = "crew_save"
    SCOUT_SAVE = "scout_save"
    WITCHCRAFT_IMMUNE = "witchcraft_immune"
    PYGMY = "pygmy"
    DISMOUNTS = "dismounts"
    SPLASH = "splash"
    JAMS = "jams"
    NEVER_MOVES = "never_moves"
    TWO_SHOTS_WITH_BEARER = "two_shots_with_bearer"
    CANCELS_A_TEST = "cancels_a_test"
    CASTS_SPELLS = "casts_spells"
    FINDS_AMBUSHES = "finds_ambushes"
    AMBUSHES_IN_ROCKS = "ambushes_in_rocks"
    KEEPS_BONUS_OVER_WORKS = "keeps_bonus_over_works"
    TWO_RANKS = "two_ranks"
    RIDES_GUNBOAT = "rides_gunboat"


class Trait(StrEnum):
    """The personal traits of a leader (pp. 4-5)."""

    CHARISMATIC = "charismatic"
    DISCIPLINARIAN = "disciplinarian"
    ELOQUENT = "eloquent"
    MIGHTY_WARRIOR = "mighty_warrior"
    CUNNING_DEVIL = "cunning_devil"
    ORGANIZING_GENIUS = "organizing_genius"


class Profile(Strict):
    """A row of the table of characteristics (p. 12); a dash is an absent value.

    Range in inches; `melee` None fights no one, `morale` None never tests, `move_cover` None cannot
    move in difficult ground; `shots` per turn.
    """

    range_in: int | None = Field(default=None, gt=0)
    shot_bonus: int | None = None
    reload: bool | None = None
    shots: int = Field(default=1, ge=1)
    melee: int | None = None
    move_open: PrintedRate
    move_cover: PrintedRate | None = None
    morale: int | None = Field(default=None, ge=2, le=6)


class Troop(Strict):
    """A troop type: its row of the table, its price in points per figure, its arm, weapon and abilities."""

    id: str
    rule: str
    page: int
    kind: Annotated[TroopKind, Field(strict=False)] = TroopKind.UNIT
    arm: Annotated[Arm, Field(strict=False)]
    weapon: Annotated[Weapon, Field(strict=False)]
    firearm: bool
    points: int = Field(gt=0)
    profile: Profile
    dismounted: Profile | None = None
    abilities: tuple[Annotated[Ability, Field(strict=False)], ...] = ()


class AbilityRow(Strict):
    """The rule and page of an ability, and what a die needs for it, if it is a save (4 for 4+)."""

    rule: str
    page: int
    needs: int | None = None


class Characteristics(Strict):
    """Page 12: all troops, and the abilities of pages 5-15 that they have beyond their rows."""

    troops: tuple[Troop, ...]
    abilities: dict[str, AbilityRow]


class TraitRow(Strict):
    """A leader's trait: its number on the die (p. 4) and where it is described."""

    id: Annotated[Trait, Field(strict=False)]
    die: int = Field(ge=1, le=6)
    rule: str
    page: int


class Leaders(Strict):
    """The numbers of the book about leaders (pp. 4-5, 10)."""

    price: Entry
    number: Cited
    attendants_max: Cited
    traits_free: Cited
    second_trait_points: Cited
    gun_bearer: Cited
    traits: tuple[TraitRow, ...]


class WorkId(StrEnum):
    """The works and stratagems that a defender may buy (pp. 13-15)."""

    FIELD_FORTIFICATION = "field_fortification_in"
    BARRICADE = "barricade_in"
    TEMBA = "tembas"
    STAKE_TRAP = "stake_traps"
    DUMMY_TRAP = "dummy_traps"
    MUZZLE_LOADING_CANNON = "muzzle_loading_cannon"


TRAPS = frozenset({WorkId.STAKE_TRAP, WorkId.DUMMY_TRAP})
"""Of these the enemy sees only that there are traps, not which of them are feigned."""


class Work(Strict):
    """A work: points for each (an inch or a piece), the most of it, who may have it and by which entries.

    `lists` empty means every list; `fortification` says that it is one for the limits of the scenarios;
    `shares` names the work whose maximum it shares.
    """

    id: Annotated[WorkId, Field(strict=False)]
    points: Cited
    most: Cited
    lists: tuple[str, ...] = ()
    lists_rule: str
    lists_page: int
    defender_rule: str
    defender_page: int
    fortification: bool
    shares: Annotated[WorkId, Field(strict=False)] | None = None
    see: tuple[str, ...] = ()


class Works(Strict):
    """The price list of works (pp. 13-15)."""

    works: tuple[Work, ...]


class Scenario(Strict):
    """What a scenario says of the two armies before deployment (pp. 20-22).

    `attacker_percent`: the attacker's points in percent of the defender's. `fortifications`: whether the
    defender may have any; `fortification_share`: at most this part of his points, as (1, 3);
    `attacker_rule`: the entry of this scenario that denies them to the attacker, if it says so itself.
    """

    id: ScenarioId
    rule: str
    page: int
    die: tuple[int, ...]
    attacker_percent: Cited
    fortifications: bool
    fortification_rule: str
    fortification_page: int
    fortification_share: tuple[int, int] | None = None
    attacker_rule: str = ""
    campaign_rule: str
    campaign_page: int
    campaign_attacker: int = Field(gt=0)
    campaign_defender: int = Field(gt=0)


class Bonus(Strict):
    """A percentage added to a player's points in a campaign (p. 41), and which armies have it.

    `lists` are those that have it, `modes` the ways of playing a list that has several, `from_year` the first
    year. `hongos_min`: from so many hongos on. Of several rows that apply, the highest counts.
    """

    id: str
    percent: int = Field(gt=0)
    rule: str
    page: int
    lists: tuple[str, ...]
    modes: tuple[str, ...] = ()
    from_year: int | None = None
    hongos_min: int = 0


class Scenarios(Strict):
    """The four scenarios (pp. 20-22) and the totals of a campaign (p. 41)."""

    scenarios: tuple[Scenario, ...]
    bonuses: tuple[Bonus, ...]


class _Table(Generic[Model]):
    """A table of the book, read from its file when it is first used: most orders need only a few of them."""

    def __init__(self, model: type[Model]) -> None:
        self._model = model

    def __set_name__(self, _owner: type, name: str) -> None:
        self._name = name

    def __get__(self, book: "Book", _owner: type | None = None) -> Model:
        return cast("Model", vars(book).setdefault(self._name, book.read(self._model, self._name)))


class Book:
    """The book as the rules need it: its tables of numbers, and the rulings for what it leaves open.

    Each table has the name of its file in `data/`; it is read on first use, which may raise `BadData`.
    """

    characteristics = _Table(Characteristics)
    leaders = _Table(Leaders)
    works = _Table(Works)
    scenarios = _Table(Scenarios)
    traps = _Table(Traps)
    close_combat = _Table(CloseCombat)
    shooting = _Table(Shooting)
    reloading = _Table(Reloading)
    leading = _Table(Leading)
    independents = _Table(Independents)
    baggage = _Table(Baggage)
    morale = _Table(Morale)
    terrain = _Table(Terrain)
    choosing_terrain = _Table(ChoosingTerrain)
    preparing = _Table(Preparing)
    deployment = _Table(Deployment)
    arrivals = _Table(Arrivals)
    arriving = _Table(Arriving)
    ambushes = _Table(Ambushes)
    fires = _Table(Fires)
    movement = _Table(Movement)
    moving = _Table(Moving)
    scouts = _Table(Scouts)
    sequence = _Table(Sequence)
    reminders = _Table(Reminders)
    boats = _Table(Boats)
    cohesion = _Table(Cohesion)
    fortifications = _Table(Fortifications)
    free_table = _Table(FreeTable)
    tembas = _Table(Tembas)
    victories = _Table(Victories)
    campaign = _Table(Campaign)

    def __init__(self, read: Callable[..., Any], rulings: Rulings) -> None:
        """A book with these rulings; `read` gives a table by model and name, and is called once for each."""
        self.read, self.rulings = read, rulings

    def read_by(self, rulings: Rulings) -> "Book":
        """The same book under other rulings."""
        return self if rulings == self.rulings else Book(self.read, rulings)

    def read_all(self) -> None:
        """Read every table now, so that no later order has to wait.

        Raises `BadData` for the first that is wrong.
        """
        for name, table in vars(Book).items():
            if isinstance(table, _Table):
                getattr(self, name)

    @cached_property
    def troops(self) -> dict[str, Troop]:
        """The 27 troop types by id, in the order of the table."""
        return {troop.id: troop for troop in self.characteristics.troops}

    def can(self, who: str, ability: Ability) -> bool:
        """Whether a troop type has an ability; baggage and attendants, which are no troops, have none."""
        return who not in NO_TROOP and ability in self.troops[who].abilities

    def has_firearm(self, who: str) -> bool:
        """Whether figures shoot firearms of their own: gun crews and gun bearers do not (FIRE-01)."""
        own = who not in NO_TROOP and self.troops[who].firearm
        return own and self.arm(who) in {Arm.FOOT, Arm.MOUNTED}

    def arm(self, who: str) -> Arm | None:
        """What a troop type is on the table; attendants are on foot, baggage is None."""
        return NO_TROOP[who] if who in NO_TROOP else self.troops[who].arm


# --- from data/*.toml to the book ---


DATA = Path(__file__).parents[1] / "data"


@cache
def _read(model: type[Model], name: str) -> Model:
    """The table of that name. Raises `BadData` naming file, line and key of a number that is wrong."""
    return read_file(model, DATA / f"{name}.toml")


@cache
def book() -> Book:
    """The book under its default rulings, one object for the whole program."""
    return Book(_read, default_rulings())
