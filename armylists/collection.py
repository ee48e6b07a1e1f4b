"""The figures that a player owns: what is missing for an army, and which armies they make."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from armylists.catalogue import Catalogue
from armylists.chance import Steady, shuffled
from armylists.figures import by_troop
from armylists.filling import filled, left
from armylists.models import TroopId
from armylists.planning import (
    Desk,
    Wish,
    ally_choices,
    founded,
    settled_mode,
    unusable,
    with_a_leader,
    with_ally,
)
from armylists.roster import Roster, Text
from heart_africa.problems import Problem
from heart_africa.rulings import Rulings, default_rulings
from heart_africa.strict import Strict

MOST_OWNED = 9999
TRIES, PATIENCE = 30, 7  # drafts of an army, and how many in a row may bring nothing better

Owned = Annotated[int, Field(ge=0, le=MOST_OWNED)]
"""Figures of one troop."""


def _there(owned: dict[str, int]) -> dict[str, int]:
    """The troops of which there are figures: to own none is the same as not to name it."""
    return {troop: count for troop, count in owned.items() if count}


class Collection(Strict):
    """Figures by troop type, with a note on each kind (where the box is, what is unpainted).

    Attendants are not counted: they are free, and any spare figure will do.
    """

    format: Literal["heart-africa/collection"] = "heart-africa/collection"
    version: Literal[1] = 1
    name: Text = ""
    figures: Annotated[dict[TroopId, Owned], AfterValidator(_there)] = Field(default_factory=dict)
    notes: dict[TroopId, Text] = Field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Need:
    """How many figures of a troop an army needs, and how many there are."""

    troop: str
    needed: int
    owned: int

    @property
    def short(self) -> int:
        """How many are missing."""
        return max(self.needed - self.owned, 0)


@dataclass(frozen=True, slots=True)
class Fielding:
    """What the collection makes of a list and people: an army, or why none and which figures it would take.

    `short`: what is missing for the legal army that lacks the fewest figures of those tried.
    """

    list: str
    people: str
    roster: Roster | None
    points: int = 0
    problems: tuple[Problem, ...] = ()
    short: tuple[Need, ...] = ()


def needs(collection: Collection, roster: Roster) -> tuple[Need, ...]:
    """Every troop of an army, allies included, with what it needs and what there is."""
    owned = collection.figures
    return tuple(Need(troop, count, owned.get(troop, 0)) for troop, count in by_troop(roster).items())


def missing(collection: Collection, roster: Roster) -> tuple[Need, ...]:
    """The troops of an army of which there are too few figures."""
    return tuple(need for need in needs(collection, roster) if need.short)


def fields(
    catalogue: Catalogue, collection: Collection, wish: Wish, rulings: Rulings | None = None
) -> tuple[Fielding, ...]:
    """What the collection makes of each list and people in the year, role and points of a wish.

    Of the wish, the list and people are not heeded: every one is tried, in the order of the lists.
    """
    chosen = default_rulings() if rulings is None else rulings
    return tuple(_fielding(catalogue, collection, each, chosen) for each in _wishes(catalogue, wish))


def _wishes(catalogue: Catalogue, wish: Wish) -> Iterator[Wish]:
    for army in catalogue.lists.values():
        peoples = army.people_ids() if army.people_required else ("", *army.people_ids())
        yield from (replace(wish, list=army.id, people=people) for people in peoples)


def _fielding(catalogue: Catalogue, collection: Collection, wish: Wish, rulings: Rulings) -> Fielding:
    people = wish.people or ""
    desk = Desk(catalogue, Steady(), rulings, collection.figures, _liking(catalogue, collection.figures))
    if problems := unusable(desk, wish):
        return Fielding(wish.list, people, None, problems=problems)
    if army := best_filled(desk, settled_mode(desk, wish)):
        return Fielding(wish.list, people, army, desk.judge(army).points)
    short = _fewest_missing(replace(desk, owned=None), collection, wish)
    rule = catalogue.general.compulsory
    about = {"list": wish.list, "people": people, "count": sum(need.short for need in short)}
    problem = Problem("collection-short", rule.rule, rule.page, "units", about)
    return Fielding(wish.list, people, None, problems=(problem,), short=short)


def _liking(catalogue: Catalogue, owned: Mapping[str, int]) -> dict[str, int]:
    """Troops are taken as readily as they are many and dear."""
    troops = catalogue.book.troops
    return {troop: 1 + count * troops[troop].points for troop, count in owned.items() if troop in troops}


def best_filled(desk: Desk, wish: Wish) -> Roster | None:
    """Of several tries the legal army nearest to its limit, and not over it, that the figures make."""
    best: Roster | None = None
    idle = number = 0
    while number < TRIES and idle < PATIENCE and (best is None or left(desk, best)):
        army = _one_filled(desk, wish, allied=bool(number % 2))
        better = army is not None and (best is None or left(desk, army) < left(desk, best))
        best, idle, number = (army if better else best), (0 if better else idle + 1), number + 1
    return best


def _one_filled(desk: Desk, wish: Wish, *, allied: bool) -> Roster | None:
    """One try: an army filled with the figures there are, with allies from the start or as a last resort."""
    draft = _founded(desk, wish)
    if draft is None:
        return None
    army = filled(desk, _with_allies(desk, draft) if allied else draft)
    return army if left(desk, army) >= 0 else None


def _founded(desk: Desk, wish: Wish) -> Roster | None:
    led = with_a_leader(desk, wish.blank())
    return founded(desk, led) if led else None


def _with_allies(desk: Desk, draft: Roster) -> Roster:
    """The draft with allies of any kind that it may call."""
    choices = shuffled(desk.chance, tuple(ally_choices(desk, draft)))
    called = (with_ally(desk, draft, ally) for ally in choices)
    return next((new for new in called if new and desk.allows(new)), draft)


def _fewest_missing(desk: Desk, collection: Collection, wish: Wish) -> tuple[Need, ...]:
    """What is missing for the small legal army that lacks the fewest figures, of several tries."""
    drafts = (_founded(desk, wish) for _ in range(2 * PATIENCE))
    lacking = (missing(collection, draft) for draft in drafts if draft)
    return min(lacking, key=lambda short: sum(need.short for need in short), default=())
