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
    with_leader,
    worth,
)
from armylists.chance import shuffled, weighed
from armylists.figures import CANNON, INDEPENDENTS
from armylists.points import points_left
from armylists.roster import Roster, Unit
from heart_africa.rules.book import WorkId

MASTER, BEARER = "white_men", "gun_bearer"
MOST_AT_ONCE = 6
MOST_OPENINGS = 40
MOST_EXCHANGES = 24
EXCHANGED = range(1, 10)


@dataclass(frozen=True, slots=True)
class Tap:
    """A unit that may grow by one of its troops."""

    party: int | None
    index: int
    troop: str


def filled(desk: PlanContext, roster: Roster, most_units: int | None = None) -> Roster:
    """The legal draft grown as near to its limit as can be found, legal at every step and never over it.

    `most_units`: how many units it shall rather have, if the points can be spent on them.
    """
    draft = _poured(desk, roster)
    for _ in range(MOST_OPENINGS):
        opened = _opened(desk, draft, most_units)
        if opened is None:
            break
        draft = _poured(desk, opened)
    return _exchanged(desk, draft)


def left(desk: PlanContext, roster: Roster) -> int:
    """The points that may still be spent."""
    return points_left(desk.catalogue.book, roster)


def taps(roster: Roster) -> list[Tap]:
    """Every unit and troop of a draft that may take more figures."""
    found = []
    for party in roster.contingents():
        for index, unit in enumerate(roster.units_of(party)):
            troops = dict.fromkeys([*unit.figures, *([BEARER] if MASTER in unit.figures else [])])
            found += [Tap(party, index, troop) for troop in troops]
    return found


def _poured(desk: PlanContext, roster: Roster) -> Roster:
    """The draft with figures added to its units, some here, some there, until none takes any more."""
    flow = [(tap, desk.chance.randrange(5) + 1) for tap in taps(roster)]
    while flow:
        tap = weighed(desk.chance, flow)
        most = _takes(desk, roster, tap)
        grown = _grown(desk, roster, tap, most)
        if grown is None:
            flow = [(other, speed) for other, speed in flow if other != tap]
        else:
            roster = grown
    return roster


def _takes(desk: PlanContext, roster: Roster, tap: Tap) -> int:
    """The most figures that a unit could take: by points, by size, by those that there are."""
    general, price = desk.catalogue.general, desk.price(tap.troop)
    unit = roster.units_of(tap.party)[tap.index]
    return min(
        left(desk, roster) // price,
        (general.unit_points.most - worth(desk, unit)) // price,
        general.unit_figures.most - unit.size,
        desk.spare(roster)(tap.troop),
    )


def _grown(desk: PlanContext, roster: Roster, tap: Tap, most: int) -> Roster | None:
    """The draft with more figures in a unit: as many as drawn, or half of them, ... or None if it takes none.

    Where the figures are those that somebody owns, a unit takes all that it can.
    """
    count = most if desk.owned is not None else 1 + desk.chance.randrange(max(min(most, MOST_AT_ONCE), 1))
    while 1 <= count <= most:
        grown = with_figures(roster, tap.party, tap.index, {tap.troop: count})
        if desk.allows(grown):
            return grown
        count //= 2
    return None


def _opened(desk: PlanContext, roster: Roster, most_units: int | None) -> Roster | None:
    """The draft with one thing more that is not a figure in a unit; None if the points buy nothing."""
    room = left(desk, roster)
    if room <= 0:
        return None
    more_units, figures = list(_more_units(desk, roster)), list(_more_figures(desk, roster))
    ways = (figures, more_units) if enough_units(roster, most_units) else (more_units, figures)
    for group in (*ways, list(works(desk, roster)), _calls(desk, roster)):
        for opened in shuffled(desk.chance, group):
            if left(desk, opened) >= 0 and desk.allows(opened):
                return opened
    return None


def enough_units(roster: Roster, most: int | None) -> bool:
    """Whether an army has as many units as it shall have, allied ones included."""
    return most is not None and sum(len(roster.units_of(party)) for party in roster.contingents()) >= most


def _more_figures(desk: PlanContext, roster: Roster) -> Iterator[Roster]:
    yield from (change(roster) for _, change in independents(roster))
    yield from leader_extras(desk, roster)


def _more_units(desk: PlanContext, roster: Roster) -> Iterator[Roster]:
    for party in roster.contingents():
        for kind in open_kinds(desk, roster, party):
            if grown := add_unit(desk, roster, party, [kind]):
                yield grown


def _calls(desk: PlanContext, roster: Roster) -> list[Roster]:
    """The draft with each contingent of allies that it may still call, if there is room for a unit."""
    if left(desk, roster) < desk.catalogue.general.unit_points.least:
        return []
    called = (with_ally(desk, roster, ally) for ally in ally_choices(desk, roster))
    return [draft for draft in called if draft is not None]


Edit = Callable[[Roster], Roster]


def independents(roster: Roster) -> Iterator[tuple[str, Edit]]:
    """Each independent figure that an army or an allied contingent might have, with the way to add it."""
    for kind in INDEPENDENTS:
        yield kind, partial(_with_independent, kind=kind)
    for index in range(len(roster.allies)):
        yield INDEPENDENTS[0], partial(_with_allied_bearer, index=index)


def _with_independent(roster: Roster, kind: str) -> Roster:
    count = getattr(roster.independents, kind) + 1
    return roster.model_copy(update={"independents": roster.independents.model_copy(update={kind: count})})


def _with_allied_bearer(roster: Roster, index: int) -> Roster:
    allies = list(roster.allies)
    count = allies[index].standard_bearer + 1
    allies[index] = allies[index].model_copy(update={"standard_bearer": count})
    return roster.model_copy(update={"allies": tuple(allies)})


def leader_extras(desk: PlanContext, roster: Roster) -> Iterator[Roster]:
    """The draft with a gun bearer for its leader, or with a second trait where the players permit it."""
    leader = roster.leader
    if leader and leader.troop == MASTER and not leader.gun_bearer:
        yield with_leader(roster, gun_bearer=True)
    if leader and "second_trait" in roster.permissions:
        for row in desk.catalogue.book.leaders.traits:
            yield with_leader(roster, traits=(*leader.traits, row.id))


def works(desk: PlanContext, roster: Roster) -> Iterator[Roster]:
    """The draft with more works: some pieces or inches of each kind that a defender may buy.

    Where the figures are those that somebody owns, only the cannon, which is one of them.
    """
    if not roster.defends:
        return
    room, every = left(desk, roster), desk.catalogue.book.works.works
    for work in every if desk.owned is None else [each for each in every if each.id.value == CANNON]:
        most = min(work.most.value - getattr(roster.works, work.id.value), room // work.points.value)
        if most > 0:
            yield with_work(roster, work.id, 1 + desk.chance.randrange(most))


def with_work(roster: Roster, work: WorkId, more: int) -> Roster:
    """The draft with so many inches or pieces more of a work."""
    count = getattr(roster.works, work.value) + more
    return roster.model_copy(update={"works": roster.works.model_copy(update={work.value: count})})


def _exchanged(desk: PlanContext, roster: Roster) -> Roster:
    """The draft with some figures changed for others, if that spends the last points."""
    draft = roster
    while room := max(left(desk, draft), 0):
        better = next((new for new in _exchanges(desk, draft, room) if desk.allows(new)), None)
        if better is None:
            break
        draft = better
    return draft


def _exchanges(desk: PlanContext, roster: Roster, room: int) -> Iterator[Roster]:
    """Drafts with a few figures of one troop given up for others or for an independent, dearest first."""
    trades = [
        (wanted.points - given.points, given, wanted)
        for given, wanted in product(_offers(desk, roster, fewer=True), _offers(desk, roster, fewer=False))
        if 0 < wanted.points - given.points <= room
    ]
    trades.sort(key=lambda trade: (-trade[0], trade[1].points))
    for _, given, wanted in trades[:MOST_EXCHANGES]:
        yield wanted.change(given.change(roster))


@dataclass(frozen=True, slots=True)
class _Offer:
    """A change of a draft and its points, given up or spent."""

    points: int
    change: Edit


def _offers(desk: PlanContext, roster: Roster, *, fewer: bool) -> Iterator[_Offer]:
    """A few figures fewer (or more) of each troop of each party; with more, an independent or a unit too.

    Figures leave the largest unit of their troop and join the smallest.
    """
    sized = [(_count(roster, tap), tap) for tap in taps(roster)]
    sized.sort(key=lambda pair: pair[0], reverse=not fewer)
    for count, tap in {(tap.party, tap.troop): (count, tap) for count, tap in sized}.values():
        for number in EXCHANGED:
            if number <= count or not fewer:
                more = {tap.troop: -number if fewer else number}
                change = partial(with_figures, party=tap.party, index=tap.index, more=more)
                yield _Offer(number * desk.price(tap.troop), change)
    if not fewer:
        yield from (_Offer(desk.price(kind), change) for kind, change in independents(roster))
        yield from _unit_offers(desk, roster)


def _unit_offers(desk: PlanContext, roster: Roster) -> Iterator[_Offer]:
    """One more unit of each kind, as small as it may be."""
    for party in roster.contingents():
        for kind in open_kinds(desk, roster, party):
            if unit := smallest(desk, roster, kind):
                yield _Offer(worth(desk, unit), partial(_with_unit, party=party, unit=unit))


def _with_unit(roster: Roster, party: int | None, unit: Unit) -> Roster:
    return roster.with_units(party, (*roster.units_of(party), unit))


def _count(roster: Roster, tap: Tap) -> int:
    return roster.units_of(tap.party)[tap.index].figures.get(tap.troop, 0)
