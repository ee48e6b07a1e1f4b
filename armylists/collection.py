"""The figures that a player owns: what is missing for an army, and which armies they make."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from armylists.army_plans import (
    ArmyRequest,
    Draft,
    ally_choices,
    founded,
    settled_mode,
    unusable,
    with_a_leader,
    with_ally,
)
from armylists.catalogue import Catalogue
from armylists.chance import Steady, shuffled
from armylists.legality.leader import leader_troops
from armylists.models import TroopId
from armylists.point_filling import filled
from armylists.roster import Roster, Text, by_troop, present
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.problems import Problem
from heart_africa.core.rulings import Rulings
from heart_africa.core.strict import Strict

MOST_OWNED = 9999
TRIES, PATIENCE = 40, 5  # drafts of an army, and how many beyond a round may bring nothing better

Owned = Annotated[int, Field(ge=0, le=MOST_OWNED)]
"""Figures of one troop."""


class Collection(Strict):
    """Figures by troop type, with a note on each kind (where the box is, what is unpainted).

    Attendants are not counted: they are free, and any spare figure will do.
    """

    format: Literal["heart-africa/collection"] = "heart-africa/collection"
    version: Literal[1] = 1
    name: Text = ""
    figures: Annotated[dict[TroopId, Owned], AfterValidator(present)] = Field(default_factory=dict)
    notes: dict[TroopId, Text] = Field(default_factory=dict)

    def having(self, troop: str, count: int, note: str | None = None) -> "Collection":
        """So many figures of a troop, with another note on them if one is given; none takes both out."""
        figures = {**self.figures, troop: count}
        notes = self.notes if note is None else {**self.notes, troop: note}
        kept = {each: text for each, text in notes.items() if figures.get(each) and text}
        return Collection(name=self.name, figures=figures, notes=kept)


@dataclass(frozen=True, slots=True)
class Need:
    """How many figures of a troop an army needs, and how many there are."""

    troop: str
    needed: int
    owned: int

    @property
    def short(self) -> int:
        """How many figures are missing; 0 if there are enough."""
        return max(self.needed - self.owned, 0)


@dataclass(frozen=True, slots=True)
class Fielding:
    """The army that a collection makes of a list and people, or why there is none.

    `short`: the figures missing for the legal army, among those tried, that lacks the fewest.
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
    catalogue: Catalogue, collection: Collection, request: ArmyRequest, rulings: Rulings | None = None
) -> tuple[Fielding, ...]:
    """What the collection makes of each list and people in the year, role and points of a request.

    An empty list in the request stands for every list, no people (None) for every people of theirs.
    """
    wishes = []
    for army in [catalogue.find(request.list)] if request.list else catalogue.lists.values():
        every = army.people_ids() if army.people_required else ("", *army.people_ids())
        peoples = every if request.people is None else (request.people,)
        wishes += [replace(request, list=army.id, people=people) for people in peoples]
    return tuple(_fielding(catalogue, collection, each, rulings) for each in wishes)


def _fielding(
    catalogue: Catalogue, collection: Collection, request: ArmyRequest, rulings: Rulings | None
) -> Fielding:
    people, chance = request.people or "", Steady()
    if problems := unusable(catalogue, request, rulings):
        return Fielding(request.list, people, None, problems=problems)
    blank = Draft.blank(catalogue, settled_mode(catalogue, request, chance), chance, rulings)
    # how readily each troop is taken: the more, the more figures there are and the dearer they are
    owned = collection.figures
    troops = catalogue.book.troops
    liking = {troop: 1 + count * troops[troop].points for troop, count in owned.items() if troop in troops}
    if army := best_filled(replace(blank, owned=collection.figures, liking=liking)):
        return Fielding(request.list, people, army.roster, army.verdict.points)
    short = _fewest_missing(replace(blank, liking=liking), collection)
    rule = catalogue.general.compulsory
    about = {"list": request.list, "people": people, "count": sum(need.short for need in short)}
    problem = Problem("collection-short", rule.rule, rule.page, "units", about)
    return Fielding(request.list, people, None, problems=(problem,), short=short)


def best_filled(blank: Draft) -> Draft | None:
    """The legal army, of several tries, that comes nearest to its limit with the figures owned.

    Each troop that might lead leads in turn, and each with and without allies.
    """
    best: Draft | None = None
    # the troops, of which there is a figure, that might lead: those that are worth least in a unit first
    ready = {troop for troop in (*leader_troops(blank), *blank.force.available) if blank.spare(troop) > 0}
    leaders = sorted(ready, key=lambda troop: (blank.liking.get(troop, 1), troop))
    turns = [(troop, allied) for allied in (False, True) for troop in leaders]
    idle = number = 0
    while turns and number < TRIES and idle < len(turns) + PATIENCE and (best is None or best.left):
        army = _one_filled(blank, *turns[number % len(turns)])
        better = army is not None and (best is None or army.left < best.left)
        best, idle, number = (army if better else best), (0 if better else idle + 1), number + 1
    return best


def _one_filled(blank: Draft, leader: str, allied: bool) -> Draft | None:  # noqa: FBT001  # of a turn
    """An army under this leader, filled with the figures owned; with allies from the start if `allied`."""
    led = with_a_leader(blank, (leader,))
    draft = founded(led) if led else None
    if draft is None:
        return None
    if allied:
        called = (with_ally(draft, ally) for ally in shuffled(draft.chance, tuple(ally_choices(draft))))
        draft = next((new for new in called if new and new.allowed), draft)
    army = filled(draft)
    return army if army.left >= 0 else None


def _fewest_missing(blank: Draft, collection: Collection) -> tuple[Need, ...]:
    """What is missing for the small legal army that lacks the fewest figures, of several tries.

    Where the points are too tight for the tries, what is missing is told of an army of any points.
    """
    points = blank.roster.points
    for limit in dict.fromkeys((points, max(points, blank.catalogue.general.points.most))):
        led = (with_a_leader(blank.having(points=limit)) for _ in range(2 * PATIENCE))
        drafts = (founded(draft) for draft in led if draft)
        lacking = [missing(collection, draft.roster) for draft in drafts if draft]
        if lacking:
            return min(lacking, key=lambda short: sum(need.short for need in short))
    return ()
