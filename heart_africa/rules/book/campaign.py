"""The campaign as data (pp. 37-41)."""

from typing import Literal

from pydantic import Field

from heart_africa.core.strict import Strict
from heart_africa.rules.book.printed import Cited, Entry, Reason

KindName = Literal["native", "explorer", "colonial"]


class Calendar(Strict):
    """First year of a campaign, last year of the book, months in a turn, turns in a year."""

    start: Cited
    last: Cited
    months: Cited
    turns_in_a_year: Cited


class KindRow(Entry):
    """The kind of player that these lists make, in one mode if named, and the hongos they begin with."""

    kind: KindName
    lists: tuple[str, ...]
    mode: str = ""
    allotment: Cited


class ListYear(Entry):
    """The first year in which a list may be chosen."""

    list: str
    from_year: int


class Goner(Strict):
    """The entries that say why somebody does not play: out for good, or suspended."""

    no_hongos: Entry
    left: Entry
    wiped_out: Entry
    dismissed: Entry
    leader_dead: Entry
    subject: Entry
    over: Entry


class Spoil(Entry):
    """The hongos that one kind of player gains by beating another, and who pays them."""

    winner: KindName
    loser: KindName
    hongos: int = Field(ge=0)
    of: Literal["loser", "bank"]


class Sums(Entry):
    """The sums of dice on which something happens."""

    values: tuple[int, ...]


class HuntRow(Entry):
    """The faces of the hunter's die with what they bring, in hongos."""

    faces: tuple[int, ...]
    effect: Literal["hurt", "nothing", "ivory"]
    hongos: int


class InjuryRow(Entry):
    """The faces of the die for an injured leader, with what becomes of him."""

    faces: tuple[int, ...]
    effect: Literal["light", "recovers", "dead"]


class Explorers(Strict):
    """White Explorers: meetings, exploring, hunting, injuries."""

    meet_on: Sums
    meeting_dice: Cited
    by_consent: Entry
    by_battle: Entry
    hunts_in_a_year: Cited
    hunting: tuple[HuntRow, ...]
    injuries: tuple[InjuryRow, ...]


class Colonials(Strict):
    """Colonial Expeditions: conquest, revolt, dismissal."""

    victories: Cited
    interrupted: Entry
    subject: Entry
    revolt: Entry
    revolt_hongos: Cited
    victories_over_rebel: Cited
    district: Cited
    defeats: Cited


class First(Entry):
    """The kind of player that acts first."""

    kind: KindName


class Turn(Strict):
    """The order of play, and what may become of an attack."""

    first: First
    rest: Entry
    score: Entry
    tie: Entry
    answer: Entry
    settle: Entry
    keeps_attack: Entry
    next: Entry
    battles: Entry
    absent: Entry
    forfeit: Cited
    scenario: Entry


class Changes(Strict):
    """The conditions of every change of army."""

    once: Entry
    listed: Entry
    next_battle: Entry


class Victories(Entry):
    """How many victories over which lists are needed; `twice`: lists whose defeat counts as two.

    `hongos_each`: so many hongos got without a battle count as one victory.
    """

    least: int
    over: tuple[str, ...]
    twice: tuple[str, ...] = ()
    twice_rule: str = ""
    hongos_each: Cited | None = None


class Promotion(Entry):
    """A change of army that the book allows: from which lists to which, and on what conditions."""

    id: str
    of: tuple[str, ...]
    to: str
    people: str = ""
    victories: Victories | None = None
    from_year: Cited | None = None
    first: Entry | None = None
    hongos: Cited | None = None
    explored: Entry | None = None
    hands_in: Entry | None = None


class Conclusion(Strict):
    """How players are ranked at the end; `whites`: the lists over which natives' victories count."""

    race: Entry
    natives: Entry
    whites: tuple[str, ...]
    colonials: Entry


class Naming(Entry):
    """The names of peoples, after animals, to draw from."""

    names: tuple[str, ...]


class Agreement(Entry):
    """An order that two players have to agree on, and the entry that says so."""

    order: str


class Objections(Strict):
    """Why the orders of a campaign may not be given, a table for each order."""

    founding: tuple[Reason, ...]
    joining: tuple[Reason, ...]
    naming: tuple[Reason, ...]
    transfer: tuple[Reason, ...]
    beginning: tuple[Reason, ...]
    ordering: tuple[Reason, ...]
    going: tuple[Reason, ...]
    resting: tuple[Reason, ...]
    attacking: tuple[Reason, ...]
    settling: tuple[Reason, ...]
    exploring: tuple[Reason, ...]
    meeting: tuple[Reason, ...]
    duelling: tuple[Reason, ...]
    hunting: tuple[Reason, ...]
    playing: tuple[Reason, ...]
    reporting: tuple[Reason, ...]
    forfeiting: tuple[Reason, ...]
    revolting: tuple[Reason, ...]
    claiming: tuple[Reason, ...]


class Campaign(Strict):
    """The campaign, pages 37 to 41."""

    calendar: Calendar
    kinds: tuple[KindRow, ...]
    years: tuple[ListYear, ...]
    gone: Goner
    spoils: tuple[Spoil, ...]
    explorers: Explorers
    colonials: Colonials
    turn: Turn
    changes: Changes
    promotions: tuple[Promotion, ...]
    conclusion: Conclusion
    naming: Naming
    agreements: tuple[Agreement, ...]
    objections: Objections
