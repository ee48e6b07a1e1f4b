"""Spending the remaining points: on more figures, then on units and extras, at last by exchanges."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

from armylists.army_plans import Draft, add_unit, ally_choices, open_kinds, smallest, with_ally
from armylists.chance import shuffled, weighed
from armylists.edits import Edit, SetAllyBearer, SetIndependent, SetLeaderBearer, SetTraits, SetWork
from armylists.roster import CANNON, GUN_BEARER, INDEPENDENTS, WHITE_MEN, Roster, Unit
from heart_africa.core.dataclass import dataclass

MOST_AT_ONCE = 6
MOST_OPENINGS = 40
MOST_EXCHANGES = 24
EXCHANGED = range(1, 10)


@dataclass(frozen=True, slots=True)
class Growth:
    """A troop of a unit of which the unit may take more figures."""

    party: int | None
    index: int
    troop: str

    def unit(self, draft: Draft) -> Unit:
        """The unit, as it stands in a draft."""
        return draft.roster.units_of(self.party)[self.index]

    def grown(self, draft: Draft, more: int) -> Draft:
        """The draft with so many figures more in the unit, or fewer if the number is negative."""
        return draft.with_figures(self.party, self.index, self.troop, more)


def filled(draft: Draft, most_units: int | None = None) -> Draft:
    """The legal draft with its remaining points spent as far as possible, still legal and within its limit.

    `most_units`: the number of units that are preferred, as far as the points allow.
    """
    draft = _grown_all(draft)
    for _ in range(MOST_OPENINGS):
        more = _one_thing_more(draft, most_units)
        if more is None:
            break
        draft = _grown_all(more)
    # the draft with some figures changed for others, if that spends the last points
    while room := max(draft.left, 0):
        better = next((new for new in _exchanges(draft, room) if new.allowed), None)
        if better is None:
            break
        draft = better
    return draft


def growths(roster: Roster) -> list[Growth]:
    """Every unit and troop of a draft that may take more figures."""
    found = []
    for party in roster.contingents():
        for index, unit in enumerate(roster.units_of(party)):
            troops = dict.fromkeys([*unit.figures, *([GUN_BEARER] if WHITE_MEN in unit.figures else [])])
            found += [Growth(party, index, troop) for troop in troops]
    return found


def _grown_all(draft: Draft) -> Draft:
    """The draft with figures added to units, in an order drawn, until no unit takes more."""
    flow = [(growth, draft.chance.randrange(5) + 1) for growth in growths(draft.roster)]
    while flow:
        growth = weighed(draft.chance, flow)
        grown = _grown(draft, growth, _room_for(draft, growth))
        if grown is None:
            flow = [(other, speed) for other, speed in flow if other != growth]
        else:
            draft = grown
    return draft


def _room_for(draft: Draft, growth: Growth) -> int:
    """The most figures that a unit could take by points, by size, and by the figures owned."""
    general, price = draft.catalogue.general, draft.cost(growth.troop)
    unit = growth.unit(draft)
    return min(
        draft.left // price,
        (general.unit_points.most - draft.worth(unit)) // price,
        general.unit_figures.most - unit.size,
        draft.spare(growth.troop),
    )


def _grown(draft: Draft, growth: Growth, most: int) -> Draft | None:
    """The draft with more figures of a troop in a unit, or None if the unit takes none.

    Their number is drawn, and halved until the draft is allowed. With owned figures a unit takes all it can.
    """
    count = most if draft.owned is not None else 1 + draft.chance.randrange(max(min(most, MOST_AT_ONCE), 1))
    while 1 <= count <= most:
        grown = growth.grown(draft, count)
        if grown.allowed:
            return grown
        count //= 2
    return None


def _one_thing_more(draft: Draft, most_units: int | None) -> Draft | None:
    """The draft with one purchase other than figures for a unit; None if the points buy nothing."""
    if draft.left <= 0:
        return None
    grown = (
        add_unit(draft, party, [kind])
        for party in draft.roster.contingents()
        for kind in open_kinds(draft, party)
    )
    more_units = [each for each in grown if each]
    figures = [draft.after(edit) for _, edit in independents(draft.roster)] + list(leader_extras(draft))
    ways = (figures, more_units) if enough_units(draft, most_units) else (more_units, figures)
    for group in (*ways, list(works(draft)), _calls(draft)):
        for more in shuffled(draft.chance, group):
            if more.left >= 0 and more.allowed:
                return more
    return None


def enough_units(draft: Draft, most: int | None) -> bool:
    """Whether an army has as many units as it shall have, allied ones included."""
    return most is not None and len(list(draft.roster.every_unit)) >= most


def _calls(draft: Draft) -> list[Draft]:
    """The draft with each contingent of allies that it may still call, if there is room for a unit."""
    if draft.left < draft.catalogue.general.unit_points.least:
        return []
    called = (with_ally(draft, ally) for ally in ally_choices(draft))
    return [each for each in called if each is not None]


def independents(roster: Roster) -> Iterator[tuple[str, Edit]]:
    """Each independent figure that an army or an allied contingent might have, with the edit that adds it."""
    for kind in INDEPENDENTS:
        yield kind, SetIndependent(kind, getattr(roster.independents, kind) + 1)
    for index, ally in enumerate(roster.allies):
        yield "standard_bearer", SetAllyBearer(index, ally.standard_bearer + 1)


def leader_extras(draft: Draft) -> Iterator[Draft]:
    """The draft with a gun bearer for its leader, or with a second trait where the players permit it."""
    leader = draft.roster.leader
    if leader and leader.troop == WHITE_MEN and not leader.gun_bearer:
        yield draft.after(SetLeaderBearer(1))
    if leader and "second_trait" in draft.roster.permissions:
        for row in draft.book.leaders.traits:
            yield draft.after(SetTraits((*leader.traits, row.id)))


def works(draft: Draft) -> Iterator[Draft]:
    """The draft with more works: some pieces or inches of each kind that a defender may buy.

    Where the figures are those that somebody owns, only the cannon, which is one of them.
    """
    if not draft.roster.defends:
        return
    for work in draft.book.works.works:
        bought = draft.roster.works.of(work.id)
        most = min(work.most.value - bought, draft.left // work.points.value)
        if most > 0 and (draft.owned is None or work.id.value == CANNON):
            yield draft.after(SetWork(work.id.value, bought + 1 + draft.chance.randrange(most)))


def _exchanges(draft: Draft, room: int) -> Iterator[Draft]:
    """Drafts that give up a few figures of one troop for others or for an independent, dearest first."""
    trades = [
        (wanted.points - given.points, given, wanted)
        for given, wanted in product(_offers(draft, fewer=True), _offers(draft, fewer=False))
        if 0 < wanted.points - given.points <= room
    ]
    trades.sort(key=lambda trade: (-trade[0], trade[1].points))
    for _, given, wanted in trades[:MOST_EXCHANGES]:
        yield wanted.change(given.change(draft))


@dataclass(frozen=True, slots=True)
class _Offer:
    """A change of a draft, with the points that it saves or costs."""

    points: int
    change: Callable[[Draft], Draft]


def _offers(draft: Draft, *, fewer: bool) -> Iterator[_Offer]:
    """Changes by a few figures, fewer or more, of each troop of each party; or by an independent or a unit.

    Figures are taken from the largest unit of their troop and added to the smallest.
    """
    sized = [(each.unit(draft).figures.get(each.troop, 0), each) for each in growths(draft.roster)]
    sized.sort(key=lambda pair: pair[0], reverse=not fewer)
    for count, growth in {(growth.party, growth.troop): (count, growth) for count, growth in sized}.values():
        for number in EXCHANGED:
            if number <= count or not fewer:
                change = partial(growth.grown, more=-number if fewer else number)
                yield _Offer(number * draft.cost(growth.troop), change)
    if not fewer:
        for figure, edit in independents(draft.roster):
            yield _Offer(draft.cost(figure), partial(_edited, edit=edit))
        # one more unit of each kind, as small as it may be
        for party in draft.roster.contingents():
            for kind in open_kinds(draft, party):
                if unit := smallest(draft, kind):
                    yield _Offer(draft.worth(unit), partial(Draft.with_unit, party=party, unit=unit))


def _edited(draft: Draft, edit: Edit) -> Draft:
    return draft.after(edit)
