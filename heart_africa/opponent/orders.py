"""All that a side might order now, off the agenda, each filled in from the sketch.

An order that only names units, sides or one of a few words is filled in from how it is declared, so that an
order that is new in the game needs nothing here. What has to be measured or shared out has its own way.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import islice, product
from typing import Any

from heart_africa.core.fields import Holds
from heart_africa.language.order_fields import Form, Slot, choices, form
from heart_africa.opponent import beginnings, moves, roofs, vessels, worth
from heart_africa.opponent.barriers import BASE_IN
from heart_africa.opponent.drafts import Draft, classes
from heart_africa.opponent.facts import ANSWERS
from heart_africa.opponent.sketch import Position, bearing
from heart_africa.opponent.volleys import volleys
from heart_africa.rules.battle import SideId, Sort, Unit
from heart_africa.rules.book import Arm
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.play.close_combat.leaving import Evade
from heart_africa.rules.play.fires import LightFire
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee.feature import Agenda
from heart_africa.rules.referee.movement.company import is_vessel
from heart_africa.rules.referee.movement.orders import Turn
from heart_africa.rules.referee.setup.orders import WriteMarch

Fill = Callable[[Position, Unit], Iterator[Draft]]
MOST = 60
"""So many ways to fill in one order are looked at."""
NOBODY = ""
NEAR_IN = 9
"""Ground that is no farther off may be entered by a move."""


# --- orders that are filled in from how they are declared ---


@cache
def blanks(kind: str) -> tuple[Slot, ...] | None:
    """What has to be said in an order; None if some of it is more than a name, a word or a distance."""
    own: Form = form(classes()[kind])
    slots = tuple(slot for slot in own.slots if slot.required or slot.name == "inches")
    return slots if all(_is_plain(slot) for slot in slots) else None


def _is_plain(slot: Slot) -> bool:
    named = slot.holds in {Holds.UNIT, Holds.SIDE} and slot.hint is str
    return named or bool(choices(slot.hint)) or slot.hint is bool or slot.name == "inches"


def declared(at: Position, kind: str, side: SideId, who: str) -> Iterator[Draft]:
    """The ways to fill in an order of a kind whose fields are only units, sides and words."""
    slots = blanks(kind)
    if slots is None:
        return
    options = [tuple(_values(at, slot, side, who, first=n == 0)) for n, slot in enumerate(slots)]
    for said in islice(product(*options), MOST):
        named = {slot.name: value for slot, value in zip(slots, said, strict=True)}
        units = [value for slot, value in zip(slots, said, strict=True) if slot.holds is Holds.UNIT]
        if len(set(units)) < len(units):
            continue
        if "inches" in named:
            named["inches"] = round(at.apart(units[0], units[1]), 2) if len(units) > 1 else 0.0
        cls = classes()[kind]
        if "in_sight" in {slot.name for slot in form(cls).slots} and len(units) > 1:
            named["in_sight"] = at.sees(units[0], units[1])
        yield Draft(cls(**named), goal=units[-1] if units else "")


def _values(at: Position, slot: Slot, side: SideId, who: str, *, first: bool) -> Iterator[Any]:
    """What may be said there: whoever is on the agenda comes first."""
    if slot.name == "inches":
        yield 0.0
    elif slot.name == "step":
        yield at.battle.step
    elif slot.holds is Holds.SIDE:
        yield side
    elif slot.holds is Holds.UNIT:
        sort = next((each for each in Sort if each.value.endswith(slot.name)), None)
        own = [unit for unit in at.battle.of(side) if unit.here]
        if sort not in {None, Sort.UNIT}:
            yield from (unit.name for unit in own if unit.sort is sort)
        elif slot.name == "vessel":
            yield from (unit.name for unit in own if at.book.arm(unit.troop) is Arm.VESSEL)
        elif who and (first or at.battle.units[who].sort is Sort.UNIT):
            yield who
        elif not first:
            yield from (unit.name for unit in at.battle.units.values() if unit.here)
    elif slot.hint is bool:
        yield from (True, False)
    else:
        yield from choices(slot.hint)


# --- orders that are filled in from the sketch ---


def _rolls(at: Position, unit: Unit) -> Iterator[Draft]:
    """Orders to roll for a move, for open or difficult ground or both: whichever lies around the unit."""
    if unit.rolled:
        return
    if is_vessel(at.book, unit):
        yield from vessels.rolls(at, unit)
        return
    slow = at.land.slow
    near = {
        at.land.at((x + dx, y + dy))
        for _, (x, y) in at.standing(unit.name)
        for dx in (-NEAR_IN, -4, 0, 4, NEAR_IN)
        for dy in (-NEAR_IN, -4, 0, 4, NEAR_IN)
    }
    stands = {at.land.at(spot) for _, spot in at.standing(unit.name)}
    if at.battle.dark:
        yield Draft(RollMove(unit.name), goal="difficult")
        return
    if stands & slow:
        yield Draft(RollMove(unit.name, ("difficult",)), goal="difficult")
    path = at.land.path_near(at.middle(unit.name), NEAR_IN)
    if near & slow or path or any(figure.behind for foe in at.foes(unit.side) for figure in foe.here[:1]):
        yield Draft(RollMove(unit.name, ("open", "difficult")), goal="both")
    yield Draft(RollMove(unit.name), goal="open")


def _moves(at: Position, unit: Unit) -> Iterator[Draft]:
    """Into contact, towards this and that, out of contact, off the table."""
    group = moves.party(at, unit)
    if group is not None:
        if (out := moves.leave(at, group)) is not None and unit.side == at.battle.attacker:
            yield out
        most = max(each.open_in for each in group.movers)
        for foe in at.foes(unit.side):
            if at.apart(unit.name, foe.name) <= most + 1 and (met := moves.charge(at, group, foe)):
                yield met
        for name, goal in moves.goals(at, unit):
            for part in (moves.ANY_IN, most / 2):
                if (draft := moves.towards(at, group, goal, name, part)) is not None:
                    yield draft
    if (leaves := moves.break_off(at, unit)) is not None:
        yield leaves


def _climbs(at: Position, unit: Unit) -> Iterator[Draft]:
    """Over the work that some of it touch."""
    if (over := moves.climb(at, unit)) is not None:
        yield over


def _turns(at: Position, unit: Unit) -> Iterator[Draft]:
    """To face the nearest enemies, where it does not."""
    middle = at.middle(unit.name)
    for foe in sorted(at.foes(unit.side), key=lambda each: at.apart(unit.name, each.name))[:2]:
        facing = bearing(middle, at.middle(foe.name))
        off = abs(facing - at.sketch.facing.get(unit.name, 0.0)) % 360
        if min(off, 360 - off) > at.book.free_table.sight.arc_degrees.value:
            yield Draft(Turn(unit.name), facing={unit.name: facing}, goal=foe.name)


DEAREST = "dearest"
"""The goal of an order of march that has the units first that are worth most."""


def _marches(at: Position, unit: Unit) -> Iterator[Draft]:
    """The order of march of a column: the units in their order, the baggage in the middle or at the end.

    Or whoever is worth most first, and lone figures last: it is the first who meet the ambush.
    """
    own = [
        each
        for each in at.battle.of(unit.side)
        if each.here and not each.with_unit and each.sort is not Sort.BOAT
    ]
    units = [each.name for each in own if each.sort is Sort.UNIT]
    lone = [each.name for each in own if each.independent]
    train = [each.name for each in own if each.sort is Sort.BAGGAGE]
    half = (len(units) + 1) // 2
    yield Draft(WriteMarch((*units[:half], *train, *lone, *units[half:])))
    yield Draft(WriteMarch((*units, *lone, *train)))
    yield Draft(WriteMarch((*reversed(units), *train, *lone)))
    dear = sorted(units, key=lambda name: -worth.of_unit(at, at.battle.units[name]))
    yield Draft(WriteMarch((*dear[:half], *train, *dear[half:], *lone)), goal=DEAREST)


def _evades(at: Position, unit: Unit) -> Iterator[Draft]:
    """The order by which all figures of a unit that enemies have reached ride away."""
    names = tuple(figure.name for figure in unit.here if figure.enemies and figure.name in at.sketch.spots)
    if names:
        slow = tuple(name for name in names if at.land.at(at.sketch.spots[name]) in at.land.slow)
        yield Draft(Evade(unit.name, names, in_difficult=slow), goal="away")


def _fires(at: Position, unit: Unit) -> Iterator[Draft]:
    """The enemy's village set on fire by one of those who touch it; not all of them may carry fire."""
    for place in at.land.places if unit.side == at.battle.attacker else ():
        if place.what is not PieceId.VILLAGE or any(each.name == place.name for each in at.battle.fires):
            continue
        for figure, spot in at.standing(unit.name):
            if place.off(spot) <= BASE_IN / 2:
                yield Draft(LightFire(figure.name, "village", place.name), goal=place.name)


FILLED: Mapping[str, Fill] = {
    "deploy": beginnings.deployments,
    "place-arrival": beginnings.arrivals,
    "enter-column": beginnings.entrances,
    "roll-move": _rolls,
    "move": _moves,
    "turn": _turns,
    "fire": volleys,
    "place-work": beginnings.works,
    "climb-work": _climbs,
    "board": vessels.ashore,
    "climb-roof": roofs.climbs,
    "leave-roof": roofs.leaves,
    "write-march": _marches,
    "evade": _evades,
    "light-fire": _fires,
}
BY_THE_TABLE = ANSWERS.keys() | {
    "step-on-trap", "fight", "deploy-rest", "all-stay", "pass-turn", "end-step", "concede",
}  # fmt: skip
"""Said by whoever keeps the sketch: nobody chooses what is so. Where the rest stands it could not know.

Nobody gives up, and nobody says for the other side that it does not move.
"""


def openings(at: Position, agenda: Agenda, side: SideId) -> tuple[tuple[str, str], ...]:
    """The kinds of orders that make sense now, each with a unit of the side that it may be for."""
    battle = at.battle
    company = {name: battle.company.get(name, name) for name in agenda.who}
    own = tuple(
        dict.fromkeys(
            unit for unit in company.values() if unit in battle.units and battle.units[unit].side == side
        )
    )
    anybody = tuple(unit.name for unit in battle.of(side) if unit.here)
    found: list[tuple[str, str]] = []
    for kind in agenda.orders:
        if kind in BY_THE_TABLE or kind not in classes():
            continue
        if kind == "evade":
            found += [(kind, each.name) for each in at.of(side) if any(f.enemies for f in each.here)]
        elif kind in {"place-work", "write-march"}:
            found += [(kind, name) for name in anybody[:1]]
        elif kind in FILLED:
            found += [(kind, name) for name in own or ()]
        elif blanks(kind):
            found += [(kind, name) for name in own] or [(kind, NOBODY)]
        else:
            found.append((kind, NOBODY))
    return tuple(found)


def filled(at: Position, side: SideId, kind: str, who: str) -> Iterator[Draft]:
    """The ways in which an order of a kind may be given for a unit."""
    if kind in FILLED:
        unit = at.battle.units[who]
        placed = kind in {"deploy", "place-work", "write-march", "place-arrival", "enter-column", "board"}
        if placed or at.standing(who):
            yield from islice(FILLED[kind](at, unit), MOST)
    else:
        yield from declared(at, kind, side, who)
