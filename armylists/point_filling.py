"""Spending what is left of the points: figures, then units and the rest, then an exchange or two."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product

from armylists.army_plans import (
    PlanContext,
    add_unit,
    ally_choices,
    open_kinds,
    smallest,
    with_ally,
    with_figures,
    worth,
)
from armylists.chance import shuffled, weighed
from armylists.edits import Edit, SetAllyBearer, SetIndependent, SetLeaderBearer, SetTraits, SetWork
from armylists.figures import CANNON, INDEPENDENTS
from armylists.points import points_left
from armylists.roster import Roster, Unit

MASTER, BEARER = "white_men", "gun_bearer"
MOST_AT_ONCE = 6
MOST_OPENINGS = 40
MOST_EXCHANGES = 24
EXCHANGED = range(1, 10)


@dataclass(frozen=True, slots=True)
class Growth:
    """A unit that may grow by one of its troops."""

    party: int | None
    index: int
    troop: str

    def unit(self, roster: Roster) -> Unit:
        """The unit, as it stands in a draft."""
        return roster.units_of(self.party)[self.index]

    def grown(self, roster: Roster, more: int) -> Roster:
        """The draft with so many figures more in the unit, or fewer if the number is negative."""
        return with_figures(roster, self.party, self.index, self.troop, more)


def filled(plan: PlanContext, roster: Roster, most_units: int | None = None) -> Roster:
    """The legal draft grown as near to its limit as can be found, legal at every step and never over it.

    `most_units`: how many units it shall rather have, if the points can be spent on them.
    """
    draft = _grown_all(plan, roster)
    for _ in range(MOST_OPENINGS):
        more = _one_thing_more(plan, draft, most_units)
        if more is None:
            break
        draft = _grown_all(plan, more)
    return _exchanged(plan, draft)


def left(plan: PlanContext, roster: Roster) -> int:
    """The points that may still be spent."""
    return points_left(plan.catalogue.book, roster)


def growths(roster: Roster) -> list[Growth]:
    """Every unit and troop of a draft that may take more figures."""
    found = []
    for party in roster.contingents():
        for index, unit in enumerate(roster.units_of(party)):
            troops = dict.fromkeys([*unit.figures, *([BEARER] if MASTER in unit.figures else [])])
            found += [Growth(party, index, troop) for troop in troops]
    return found


def _grown_all(plan: PlanContext, roster: Roster) -> Roster:
    """The draft with figures added to its units, some here, some there, until none takes any more."""
    flow = [(growth, plan.chance.randrange(5) + 1) for growth in growths(roster)]
    while flow:
        growth = weighed(plan.chance, flow)
        most = _room_for(plan, roster, growth)
        grown = _grown(plan, roster, growth, most)
        if grown is None:
            flow = [(other, speed) for other, speed in flow if other != growth]
        else:
            roster = grown
    return roster


def _room_for(plan: PlanContext, roster: Roster, growth: Growth) -> int:
    """The most figures that a unit could take: by points, by size, by those that there are."""
    general, price = plan.catalogue.general, plan.price(growth.troop)
    unit = growth.unit(roster)
    return min(
        left(plan, roster) // price,
        (general.unit_points.most - worth(plan, unit)) // price,
        general.unit_figures.most - unit.size,
        plan.spare(roster)(growth.troop),
    )


def _grown(plan: PlanContext, roster: Roster, growth: Growth, most: int) -> Roster | None:
    """The draft with more figures in a unit: as many as drawn, or half of them, ... or None if it takes none.

    Where the figures are those that somebody owns, a unit takes all that it can.
    """
    count = most if plan.owned is not None else 1 + plan.chance.randrange(max(min(most, MOST_AT_ONCE), 1))
    while 1 <= count <= most:
        grown = growth.grown(roster, count)
        if plan.allows(grown):
            return grown
        count //= 2
    return None


def _one_thing_more(plan: PlanContext, roster: Roster, most_units: int | None) -> Roster | None:
    """The draft with one thing more that is not a figure in a unit; None if the points buy nothing."""
    room = left(plan, roster)
    if room <= 0:
        return None
    more_units, figures = list(_more_units(plan, roster)), list(_more_figures(plan, roster))
    ways = (figures, more_units) if enough_units(roster, most_units) else (more_units, figures)
    for group in (*ways, list(works(plan, roster)), _calls(plan, roster)):
        for more in shuffled(plan.chance, group):
            if left(plan, more) >= 0 and plan.allows(more):
                return more
    return None


def enough_units(roster: Roster, most: int | None) -> bool:
    """Whether an army has as many units as it shall have, allied ones included."""
    return most is not None and sum(len(roster.units_of(party)) for party in roster.contingents()) >= most


def _more_figures(plan: PlanContext, roster: Roster) -> Iterator[Roster]:
    yield from (edit.apply(roster) for _, edit in independents(roster))
    yield from leader_extras(plan, roster)


def _more_units(plan: PlanContext, roster: Roster) -> Iterator[Roster]:
    for party in roster.contingents():
        for kind in open_kinds(plan, roster, party):
            if grown := add_unit(plan, roster, party, [kind]):
                yield grown


def _calls(plan: PlanContext, roster: Roster) -> list[Roster]:
    """The draft with each contingent of allies that it may still call, if there is room for a unit."""
    if left(plan, roster) < plan.catalogue.general.unit_points.least:
        return []
    called = (with_ally(plan, roster, ally) for ally in ally_choices(plan, roster))
    return [draft for draft in called if draft is not None]


def independents(roster: Roster) -> Iterator[tuple[str, Edit]]:
    """Each independent figure that an army or an allied contingent might have, with the edit that adds it."""
    for kind in INDEPENDENTS:
        yield kind, SetIndependent(kind, getattr(roster.independents, kind) + 1)
    for index, ally in enumerate(roster.allies):
        yield INDEPENDENTS[0], SetAllyBearer(index, ally.standard_bearer + 1)


def leader_extras(plan: PlanContext, roster: Roster) -> Iterator[Roster]:
    """The draft with a gun bearer for its leader, or with a second trait where the players permit it."""
    leader = roster.leader
    if leader and leader.troop == MASTER and not leader.gun_bearer:
        yield SetLeaderBearer(1).apply(roster)
    if leader and "second_trait" in roster.permissions:
        for row in plan.catalogue.book.leaders.traits:
            yield SetTraits((*leader.traits, row.id)).apply(roster)


def works(plan: PlanContext, roster: Roster) -> Iterator[Roster]:
    """The draft with more works: some pieces or inches of each kind that a defender may buy.

    Where the figures are those that somebody owns, only the cannon, which is one of them.
    """
    if not roster.defends:
        return
    room, every = left(plan, roster), plan.catalogue.book.works.works
    for work in every if plan.owned is None else [each for each in every if each.id.value == CANNON]:
        most = min(work.most.value - getattr(roster.works, work.id.value), room // work.points.value)
        if most > 0:
            more = 1 + plan.chance.randrange(most)
            yield SetWork(work.id.value, getattr(roster.works, work.id.value) + more).apply(roster)


def _exchanged(plan: PlanContext, roster: Roster) -> Roster:
    """The draft with some figures changed for others, if that spends the last points."""
    draft = roster
    while room := max(left(plan, draft), 0):
        better = next((new for new in _exchanges(plan, draft, room) if plan.allows(new)), None)
        if better is None:
            break
        draft = better
    return draft


def _exchanges(plan: PlanContext, roster: Roster, room: int) -> Iterator[Roster]:
    """Drafts with a few figures of one troop given up for others or for an independent, dearest first."""
    trades = [
        (wanted.points - given.points, given, wanted)
        for given, wanted in product(_offers(plan, roster, fewer=True), _offers(plan, roster, fewer=False))
        if 0 < wanted.points - given.points <= room
    ]
    trades.sort(key=lambda trade: (-trade[0], trade[1].points))
    for _, given, wanted in trades[:MOST_EXCHANGES]:
        yield wanted.change(given.change(roster))


@dataclass(frozen=True, slots=True)
class _Offer:
    """A change of a draft and its points, given up or spent."""

    points: int
    change: Callable[[Roster], Roster]


def _offers(plan: PlanContext, roster: Roster, *, fewer: bool) -> Iterator[_Offer]:
    """A few figures fewer (or more) of each troop of each party; with more, an independent or a unit too.

    Figures leave the largest unit of their troop and join the smallest.
    """
    sized = [(growth.unit(roster).figures.get(growth.troop, 0), growth) for growth in growths(roster)]
    sized.sort(key=lambda pair: pair[0], reverse=not fewer)
    for count, growth in {(growth.party, growth.troop): (count, growth) for count, growth in sized}.values():
        for number in EXCHANGED:
            if number <= count or not fewer:
                more = -number if fewer else number
                change = partial(growth.grown, more=more)
                yield _Offer(number * plan.price(growth.troop), change)
    if not fewer:
        yield from (_Offer(plan.price(kind), edit.apply) for kind, edit in independents(roster))
        yield from _unit_offers(plan, roster)


def _unit_offers(plan: PlanContext, roster: Roster) -> Iterator[_Offer]:
    """One more unit of each kind, as small as it may be."""
    for party in roster.contingents():
        for kind in open_kinds(plan, roster, party):
            if unit := smallest(plan, roster, kind):
                yield _Offer(worth(plan, unit), partial(_with_unit, party=party, unit=unit))


def _with_unit(roster: Roster, party: int | None, unit: Unit) -> Roster:
    return roster.with_units(party, (*roster.units_of(party), unit))
