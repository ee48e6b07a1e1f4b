"""Orders in which there is nothing to choose: facts read off the sketch, and dice that are due."""

from collections.abc import Callable, Iterator, Mapping
from typing import cast

from heart_africa.core.dataclass import replace
from heart_africa.opponent import worth
from heart_africa.opponent.barriers import BASE_IN
from heart_africa.opponent.drafts import Draft, classes
from heart_africa.opponent.sketch import Position, ahead, bearing, far, middle_of
from heart_africa.opponent.weights import weights
from heart_africa.rules.battle import Battle, Sort, Stage, Where
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import BAGGAGE, Book
from heart_africa.rules.organisation.baggage import Capture
from heart_africa.rules.play.close_combat.leaving import Evade, rolled_in
from heart_africa.rules.play.morale.news import Hear, questions
from heart_africa.rules.play.reloading import Reload
from heart_africa.rules.preparation.deployment.ambushes import Spring, spring
from heart_africa.rules.preparation.terrain import CrossWater
from heart_africa.rules.referee.ending import Occupy
from heart_africa.rules.referee.feature import Agenda
from heart_africa.rules.referee.movement.orders import ReachWork, Work
from heart_africa.rules.referee.shooting.phase import StayInFire, blazes, reloading, touching
from heart_africa.rules.referee.turn import EndStep
from heart_africa.rules.referee.umpire import CallIt
from heart_africa.rules.shared_terms import Moved

Answer = Callable[[Position, Agenda], Iterator[Draft]]
CALLED, PASSED = "opponent-called-turns", "opponent-called-limit"


def _hear(at: Position, _agenda: Agenda) -> Iterator[Draft]:
    """Which units something of this turn has reached."""
    for asked in questions(at.book, at.battle):
        gone = at.battle.company.get(asked.news.unit, asked.news.unit)
        there = _stood(at, gone)
        heard = []
        for name in asked.units:
            spots = [spot for _, spot in at.standing(name)]
            inches = min((far(a, b) - BASE_IN for a in spots for b in there), default=None)
            if inches is None:
                continue
            inches = max(0.0, round(inches, 2))
            if inches <= asked.within_in and (
                not asked.sight or at.land.seen(middle_of(spots), middle_of(there))
            ):
                heard.append((name, inches))
        yield Draft(Hear(asked.happening, tuple(heard)))
        return


def _stood(at: Position, unit: str) -> list[tuple[float, float]]:
    """Where the figures of a unit stand, or stood before they went."""
    found = at.battle.units.get(unit)
    spots = at.sketch.spots
    return [spots[each.name] for each in found.figures if each.name in spots] if found else []


def _reload(at: Position, _agenda: Agenda) -> Iterator[Draft]:
    names = reloading(at.book, at.battle)
    if names:
        yield Draft(Reload(names))


def _capture(at: Position, _agenda: Agenda) -> Iterator[Draft]:
    for captor, elements in touching(at.battle).items():
        yield Draft(Capture(captor, elements[0]))


def _crocodiles(at: Position, _agenda: Agenda) -> Iterator[Draft]:
    for unit in at.battle.units.values():
        for water in ("ford", "marsh"):
            names = tuple(figure.name for figure in unit.here if figure.water == water)
            if names:
                yield Draft(CrossWater(unit.name, names, water))


def _flames(at: Position, _agenda: Agenda) -> Iterator[Draft]:
    """Whoever is still in a fire when the time to leave is over."""
    for blaze in blazes(at.book, at.battle):
        place = next((each for each in at.land.places if each.name == blaze.name), None)
        if place is None or not blaze.burns or at.battle.turn < blaze.out_by:
            continue
        names = tuple(
            figure.name
            for unit in at.battle.units.values()
            for figure, spot in at.standing(unit.name)
            if unit.deployed and place.holds(spot)
        )
        if names:
            yield Draft(StayInFire(blaze.name, names))


def _stopped(at: Position, _agenda: Agenda) -> Iterator[Draft]:
    """Who has come up to a work that is not his: there he stops for this turn (FORT-08)."""
    for unit in at.there if at.land.barriers else ():
        met: dict[Work, list[str]] = {}
        for figure, spot in at.standing(unit.name):
            fresh = figure.moved is Moved.MOVED and not figure.attempted and not figure.enemies
            work = at.land.touched(spot) if fresh and not figure.behind else None
            if work is not None and work.climbed:
                met.setdefault(cast("Work", work.kind), []).append(figure.name)
        yield from (Draft(ReachWork(tuple(names), kind)) for kind, names in met.items())


def _occupied(at: Position, _agenda: Agenda) -> Iterator[Draft]:
    """Whether some unit of the attacker is all inside the place, and no defender but baggage."""
    battle, home = at.battle, at.home
    if home is None:
        yield Draft(Occupy(held=False))
        return
    holders = tuple(
        unit.name
        for unit in at.of(battle.attacker)
        if unit.sort is Sort.UNIT and all(home.holds(spot) for _, spot in at.standing(unit.name))
    )
    opposed = any(
        figure.troop != BAGGAGE and home.holds(spot)
        for unit in at.of(battle.defender)
        for figure, spot in at.standing(unit.name)
    )
    held = bool(holders) and not opposed
    yield Draft(Occupy(held=held, units=holders if held else ()))


def _over(_at: Position, _agenda: Agenda) -> Iterator[Draft]:
    """The turns that were agreed are over: who has not won by then has lost (SCEN-44)."""
    yield Draft(CallIt("defender", PASSED))


def _revealed(at: Position, _agenda: Agenda) -> Iterator[Draft]:
    """An ambush that somebody has come upon."""
    for unit in at.battle.units.values():
        if unit.where is not Where.AMBUSH or not at.standing(unit.name):
            continue
        foes = at.foes(unit.side)
        near = {
            name: min((at.apart(unit.name, foe.name) for foe in foes if foe.sort in sorts), default=None)
            for name, sorts in (("enemy", {*Sort}), ("scout", {Sort.SCOUT}), ("leader", {Sort.LEADER}))
        }
        told = {name: None if inches is None else round(inches, 2) for name, inches in near.items()}
        order = Spring(unit.name, told["enemy"], told["scout"], told["leader"])
        if spring(at.book, at.battle, order):
            yield Draft(order)


ANSWERS: Mapping[str, Answer] = {
    "spring": _revealed,
    "hear": _hear,
    "reload": _reload,
    "capture": _capture,
    "cross-water": _crocodiles,
    "stay-in-fire": _flames,
    "reach-work": _stopped,
    "occupy": _occupied,
    "call-it": _over,
}
THROWN = (
    "roll-off", "accept-forces", "begin-play", "roll-arrival-order", "settle-wind", "check-grounding",
    "check-victory", "fight", "throw-trait",
)  # fmt: skip
"""Orders that are given as they are as soon as they make sense."""
FIRST = (
    "check-victory",
    "hear",
    "cross-water",
    "check-grounding",
    "settle-wind",
    "reload",
    "capture",
    "fight",
)


def facts(at: Position, agenda: Agenda) -> Iterator[Draft]:
    """What is to be said or thrown next though nobody chooses it, off the agenda."""
    owed = tuple(dict.fromkeys(each.order for each in agenda.owed))
    for kind in (*FIRST, *owed, *agenda.orders):
        if kind not in agenda.orders and kind not in owed:
            continue
        if kind in ANSWERS:
            yield from ANSWERS[kind](at, agenda)
        elif kind in THROWN:
            yield from _thrown(kind, agenda)


def _thrown(kind: str, agenda: Agenda) -> Iterator[Draft]:
    order = classes()[kind]
    named = {"check-grounding": "vessel", "throw-trait": "leader"}.get(kind)
    if named is None:
        yield Draft(order())
        return
    owed = [who for each in agenda.owed if each.order == kind for who in each.who] or list(agenda.who)
    yield from (Draft(order(**{named: who})) for who in owed)


def called(book: Book, battle: Battle, most_turns: int = 0) -> Draft | None:
    """The umpire ends it after so many turns: the defender has won, an Encounter who has plainly more left.

    What is left counts by the share of what each has brought; where neither has plainly more it is a draw.
    """
    turns = weights().turns
    if battle.stage is not Stage.PLAY or battle.turn <= (most_turns or turns.most(battle.scenario)):
        return None
    if battle.scenario != "encounter":
        return Draft(CallIt("defender", CALLED))
    shares = {
        side: worth.points(book, battle, side, left=True) / max(1, worth.points(book, battle, side))
        for side in SIDES
    }
    more, less = sorted(SIDES, key=lambda side: -shares[side])
    plain = shares[more] > 0 and shares[more] >= turns.plain * shares[less]
    return Draft(CallIt(battle.role(more) if plain else "draw", CALLED))


def ends(at: Position) -> Draft:
    """The step is over."""
    return Draft(EndStep(at.battle.step))


def ridden(at: Position, then: Battle, draft: Draft) -> Draft:
    """Where riders have come to who evaded, by the dice that they have thrown; `at`: as they were reached."""
    order = draft.order
    if not isinstance(order, Evade):
        return draft
    unit = at.battle.unit(order.unit)
    inches = rolled_in(then.unit(order.unit))
    spots = {}
    for name in order.figures:
        foes = [at.sketch.spots[each] for each in unit.figure(name).enemies if each in at.sketch.spots]
        here = at.sketch.spots[name]
        away = bearing(middle_of(foes), here) if foes else at.sketch.facing.get(unit.name, 0.0) + 180
        x, y = ahead(here, away, float(inches))
        spots[name] = min(max(x, 0.4), at.land.long_in - 0.4), min(max(y, 0.4), at.land.wide_in - 0.4)
    return replace(draft, spots=spots)
