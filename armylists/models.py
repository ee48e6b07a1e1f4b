"""What an army list may say (pp. 29-36): one model for the book's twelve lists and for a club's own.

A list is a table of lines (troop type, least and most units) and of rows that change it under a condition on
people, years or role. `When` is that condition. The kinds of rows are fixed, so that the data cannot become a
small language of its own. Every row names its entry and page.
"""

from typing import Annotated, Literal

from pydantic import Field

from heart_africa.core.strict import Strict, Words
from heart_africa.rules.book import Role, ScenarioId, Trait

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
TroopId = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
TerrainId = Literal["steppe", "savannah", "grassland", "forest", "mountain", "coast"]
Mode = Literal["", "colonial", "native"]
Count = Annotated[int, Field(ge=0, le=99)]


class Cite(Strict):
    """The entry and page that a row of a list stands on."""

    rule: str
    page: int = Field(ge=1)


class When(Cite):
    """A row that holds only for some peoples, years or roles; what is empty holds for all.

    `people` lists those it holds for, `not_people` those it does not; the empty id stands for any other
    people. Years are inclusive: "after 1874" is `from_year = 1875` (COMP-20). `under` names the option of
    the entry's ruling under which the row holds; without it the row holds under any.
    """

    people: tuple[str, ...] = ()
    not_people: tuple[str, ...] = ()
    from_year: int | None = None
    to_year: int | None = None
    role: Role = ""
    not_role: Role = ""
    under: str = ""

    def for_people(self, people: str) -> bool:
        """Whether the row speaks of that people."""
        return (not self.people or people in self.people) and people not in self.not_people

    def in_year(self, year: int) -> bool:
        """Whether the row holds in that year."""
        return (self.from_year is None or year >= self.from_year) and (
            self.to_year is None or year <= self.to_year
        )

    def in_role(self, role: str) -> bool:
        """Whether the row holds in that role; a role not stated is neither attacker nor defender."""
        return (not self.role or role == self.role) and (not self.not_role or role != self.not_role)

    def holds(self, people: str, year: int, role: str) -> bool:
        """Whether the row is in force."""
        return self.for_people(people) and self.in_year(year) and self.in_role(role)


class Lines(Cite):
    """The printed lines: for each troop type the least and the most units."""

    units: dict[TroopId, tuple[Count, Count]]


class Limit(When):
    """Another least or most for a line, or a line that the list opens under a condition."""

    line: TroopId
    least: Count | None = None
    most: Count | None = None


class Forbidden(When):
    """Troops that may not be used under the row's condition."""

    troops: tuple[TroopId, ...]


class Reserved(When):
    """Troops that may be used only under the row's condition."""

    troops: tuple[TroopId, ...]


class Conversion(When):
    """Units of one line that may, or must, be of another troop: raised, replaced, converted.

    They keep filling the slot of their line (COMP-21). `units`: the most that may change; absent, any number.
    `compulsory`: the line's own troop is no longer available. `option`: rows with the same option are chosen
    all together or not at all, and at most one option is chosen (L03-04 to L03-06). `same_units_as` names the
    entry whose `units` it shares: two ways of changing the same unit.
    """

    line: TroopId
    to: tuple[TroopId, ...]
    units: Count | None = None
    compulsory: bool = False
    option: str = ""
    same_units_as: str = ""


class FigureLimit(When):
    """The most figures of some troops in the whole contingent, the leader counted or not."""

    troops: tuple[TroopId, ...]
    most: Count
    with_leader: bool = False


class Together(When):
    """The most units that may hold any of these troops."""

    troops: tuple[TroopId, ...]
    most: Count


class Ratio(When):
    """Figures compared: `times` as many of `more` as of `fewer`, leaders not counted."""

    more: tuple[TroopId, ...]
    fewer: tuple[TroopId, ...]
    times: Annotated[int, Field(ge=1)]


class Share(When):
    """At most `part` = (1, 2) of the figures of `whole` may be `troop`, rounded down, leaders not counted."""

    troop: TroopId
    whole: tuple[TroopId, ...]
    part: tuple[int, int]


class LeaderTroops(When):
    """The troop types a leader may be; with `extra`, besides any that the army may field."""

    troops: tuple[TroopId, ...]
    extra: bool = False


class LeaderWith(When):
    """The troop that the leader must, or must not, be once the units hold any figure of `present`."""

    present: TroopId
    must: TroopId | None = None
    must_not: TroopId | None = None


class LeaderTraits(When):
    """The traits a leader may have; `leader_troop` limits the row to leaders of that type."""

    traits: tuple[Annotated[Trait, Field(strict=False)], ...]
    leader_troop: str = ""


class NeedsWork(When):
    """Troops that may be used only beside one of these works; guns behind `useless` cannot shoot."""

    troops: tuple[TroopId, ...]
    works: tuple[str, ...]
    useless: tuple[str, ...] = ()
    useless_rule: str = ""
    useless_page: int = 0


class Allies(When):
    """A list from which allies may be taken, which of its peoples, and the troops that they may not bring."""

    list: Id
    allied_people: tuple[str, ...] = ()
    without: tuple[TroopId, ...] = ()
    without_rule: str = ""


class AllyTerms(When):
    """Other terms for allies than the general ones: contingents, and the part of the points."""

    contingents: Annotated[int, Field(ge=1)] | None = None
    share: tuple[int, int] | None = None


class People(Strict):
    """A people or nation named by the list, with the years in which it may be chosen."""

    id: Id
    name: Words
    rule: str
    page: int = Field(ge=1)
    from_year: int | None = None
    to_year: int | None = None


class Aggressiveness(Cite):
    """The list's factor for the initiative (p. 20), by mode where there are two."""

    value: int = Field(ge=1, le=6)
    mode: Mode = ""


class Independents(Cite):
    """The most standard bearers and witch doctors, in figures."""

    standard_bearer: Count = 0
    witch_doctor: Count = 0


class HomeTerrain(When):
    """The home terrains of the army, from which the player chooses.

    `passed_through`: in a campaign, the terrain of the last native district crossed counts instead (L10-14).
    """

    terrain: tuple[TerrainId, ...] = ()
    passed_through: bool = False


class ListYears(Cite):
    """The years in which the whole list may be used."""

    from_year: int | None = None
    to_year: int | None = None


class ArmyList(Strict):
    """One army list, as its file holds it."""

    format: Literal["heart-africa/list"]
    version: Literal[1]
    id: Id
    number: int = Field(ge=1)
    page: int = Field(ge=1)
    name: Words
    portrait: Words
    years: ListYears | None = None
    people_required: Cite | None = None
    modes: tuple[Mode, ...] = ()
    modes_rule: Cite | None = None
    aggressiveness: tuple[Aggressiveness, ...]
    independents: Independents
    peoples: tuple[People, ...] = ()
    lines: Lines
    limits: tuple[Limit, ...] = ()
    forbidden: tuple[Forbidden, ...] = ()
    reserved: tuple[Reserved, ...] = ()
    conversions: tuple[Conversion, ...] = ()
    options_exclude: Cite | None = None
    figure_limits: tuple[FigureLimit, ...] = ()
    together: tuple[Together, ...] = ()
    ratios: tuple[Ratio, ...] = ()
    shares: tuple[Share, ...] = ()
    leader_troops: tuple[LeaderTroops, ...] = ()
    leader_with: tuple[LeaderWith, ...] = ()
    leader_traits: tuple[LeaderTraits, ...]
    needs_work: tuple[NeedsWork, ...] = ()
    allies: tuple[Allies, ...] = ()
    ally_terms: tuple[AllyTerms, ...] = ()
    no_other_allies: Cite | None = None
    home_terrain: tuple[HomeTerrain, ...]

    def people_ids(self) -> tuple[str, ...]:
        """The peoples that may be named in a roster of this list, besides none."""
        return tuple(people.id for people in self.peoples)


class Bounds(Strict):
    """A least and a most, each with its entry."""

    least: int
    least_rule: str
    most: int
    most_rule: str
    page: int
    scenario: ScenarioId = ""
    role: Role = ""


class Pair(Cite):
    """Two troop types that may share a unit."""

    troops: tuple[TroopId, TroopId]


class General(Strict):
    """Page 29: what holds for every list."""

    points: Bounds
    units: Bounds
    ambush_units: Bounds
    ambush_compulsory: Cite
    compulsory: Cite
    maximum: Cite
    unit_points: Bounds
    unit_figures: Bounds
    overrun: Cite
    closed_list: Cite
    own_people: Cite
    slots: Cite
    leader: Cite
    leader_trait: Cite
    second_trait: Cite
    one_troop_per_unit: Cite
    pairs: tuple[Pair, ...]
    pairs_only: Cite
    bearers_with_white_men: Cite
    one_bearer_each: Cite
    bearers_not_for_others: Cite
    allies_granted: Cite
    ally_share: Cite
    ally_share_part: tuple[int, int]
    ally_lists: Cite
    ally_lists_most: int
    ally_compulsory: Cite
    ally_bearer: Cite
    ally_counted: Cite
    ally_own_list: Cite
    scout: Cite
    scouts_most: int
    single_figures: Cite
    idle_mode: Cite
    two_kinds: Cite
    baggage: Cite
    baggage_elements: int
