"""Exact chances of what the dice and the cup will bring: a volley, a defence, a fire, the next chit.

Every case is played out by the rules themselves, so nothing is said here a second time.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

from heart_africa.companions.run import Alike, Book
from heart_africa.companions.run import cases as all_cases
from heart_africa.companions.zulus import volleys
from heart_africa.companions.zulus.chits import CarryOut, DrawChit, is_advance
from heart_africa.companions.zulus.components import TRACKS, FireResult
from heart_africa.companions.zulus.game import carried_out
from heart_africa.companions.zulus.movement import defence
from heart_africa.companions.zulus.state import Run, State
from heart_africa.core.chances import Chances
from heart_africa.core.dice import FACES, SIDES, Dice
from heart_africa.core.journal.records import Command

TELLING = (1, 4, 5, 6)
"""The faces of a volley that have to be told apart: any below a 4 is a miss, whatever is added to it."""
IN_FIRE = (1, 3, 4, 5, 6)
"""So for one in a burning building, where a +1 makes a retreat of a 3."""


class Outcome(NamedTuple):
    """What a volley leaves of its target: pieces lost, the box where it stands, whether it routed or fell."""

    lost: int
    box: int
    routed: bool
    fallen: bool


def volley(book: Book, state: State, order: volleys.Fire) -> Chances[Outcome]:
    """The chances of a volley; G Company's +1 goes where it does most. Raises `ComponentNeeded`.

    As many dice with as many -1s at the same target do the same.
    """
    shot = volleys.aimed(state, order)
    count = volleys.dice_count(state, state.card(order.card), shot.range)
    rules = (state.edition, *(book.readings[rule] for rule in ("ZR-172", "ZR-175")))
    target = (state.ibuthos[shot.track], state.burns(shot.track))
    key = (rules, *target, count, volleys.net_minus(state, shot))
    return _volley(Alike(key, (book, state.with_(step="volley", shot=shot))), count)


@lru_cache(maxsize=1 << 10)
def _volley(alike: Alike[tuple[Book, State]], count: int) -> Chances[Outcome]:
    book, state = alike.of
    assert state.shot is not None  # noqa: S101  # nobody fires without one
    weights: dict[Outcome, int] = {}
    for faces, chance in thrown(count, FACES):
        run = Run(book, state.with_(shot=state.shot._replace(faces=faces)), Dice())
        volleys.resolve(run, best_raise(run.state))
        before, after = (each.ibuthos[state.shot.track] for each in (state, run.state))
        outcome = Outcome(before.strength - after.strength, after.box, after.routed, after.fallen)
        weights[outcome] = weights.get(outcome, 0) + int(chance * SIDES**count)
    return Chances(weights, SIDES**count)


@cache
def thrown(dice: int, telling: Sequence[int] = TELLING) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """What so many dice may show, with the chance of each; a 1 stands for every face that can do nothing.

    Only 4, 5 and 6 ever count; where G Company's +1 may make a 4 of a 3 in a fire, `telling` has the 3 too.
    """
    dull = SIDES - len(telling) + 1
    return tuple(
        (faces, Fraction(factorial(dice) * dull ** faces.count(1), ways * SIDES**dice))
        for faces in combinations_with_replacement(telling, dice)
        for ways in (prod(factorial(faces.count(face)) for face in telling),)
    )


def best_raise(state: State) -> int:
    """Which die G Company's +1 helps most: most hits, then most retreats, in a fire by 4s too; or 0."""
    shot = state.shot
    if shot is None or volleys.net_minus(state, shot) >= 0:
        return 0
    faces, traded, numbers = shot.faces, shot.traded, state.data.volleys
    burning = numbers.retreat_in_fire if volleys.stands_in_fire(state, shot.track) else numbers.retreat

    def worth(raised: int) -> tuple[int, int]:
        shown = volleys.counted(faces, 0, raised, traded)
        return shown.count(numbers.hit), sum(face in (numbers.retreat, burning) for face in shown)

    return max(range(len(faces) + 1), key=worth)


def defends(state: State, card: int) -> Fraction:
    """The chance that the defence of a card holds. Raises `ComponentNeeded`."""
    return Fraction(len(set(defence(state, card)[1])), SIDES)


def fire(state: State, *, fighting: bool = False) -> Chances[FireResult]:
    """The chances of the Building Ablaze table as things stand, or of fighting a fire."""
    table = state.box.fires or state.data.fires
    column = table.fighting if fighting else (table.none, table.one, table.both)[len(state.fires)]
    return Chances({result: column.count(result) for result in column}, SIDES)


def chits(state: State) -> dict[str, Fraction]:
    """The chance of each chit to come out of the cup next."""
    size, known = state.in_cup, sum(state.sure) if state.aside else 0
    found: dict[str, Fraction] = {}
    for place, count in enumerate(state.cup):
        sure = state.sure[place] if state.aside else 0
        chance = Fraction(sure, size) if sure else Fraction(0)
        if count > sure:
            chance += Fraction(size - known, size) * Fraction(count - sure, size - known + state.aside)
        if chance:
            found[state.box.chits[place].id] = chance
    return found


def overrun(book: Book, state: State) -> Fraction:
    """The chance that the chit that waits, or else the next one, loses the game, if no card answers it."""
    if state.step == "chit":
        return _lost(book, state, CarryOut())
    if state.step not in ("impi", "redraw"):
        state = state.with_(step="impi", advanced=0, held=(), chit=-1, event=-1, choosing_fire=False)
    found = {name: chance for name, chance in chits(state).items() if _reaches(state, name)}
    return sum((chance * _lost(book, state, DrawChit(name)) for name, chance in found.items()), Fraction(0))


def _reaches(state: State, name: str) -> bool:
    """Whether a chit might bring anybody to the Zulu Victory marker: others need not be played out."""
    chit = state.chit_of(state.chit_place(name))
    match chit.kind:
        case "advance":
            going, boxes = [TRACKS.index(track) for track in chit.tracks], chit.boxes
        case "indluyengwe":
            going = [track for track, each in enumerate(state.ibuthos) if each.name == "indluyengwe"]
            boxes = state.data.chits.forward
        case kind:
            return kind in ("overheat", "snipers")
    moving = (state.ibuthos[track] for track in going)
    return any(each.active and each.box - boxes <= state.victory_box for each in moving)


def _lost(book: Book, state: State, order: Command) -> Fraction:
    total = Fraction(0)
    for after, chance in cases(book, state, order, Fraction(1)):
        if after.ending == "defeat":
            total += chance
        elif after.step == "chit":
            total += chance * _lost(book, after, CarryOut())
        elif after.step == "redraw":
            total += chance * _after_redraw(book, after)
    return total


def _after_redraw(book: Book, state: State) -> Fraction:
    """5.3.4, 5.3.7: only an Advance counts; the Snipers draw until there is one."""
    advances = {
        name: chance
        for name, chance in chits(state).items()
        if is_advance(book, state.chit_of(state.chit_place(name)))
    }
    whole = sum(advances.values()) if state.chit_of(state.event).kind == "snipers" else Fraction(1)
    return sum(
        (chance / whole * _lost(book, state, DrawChit(name)) for name, chance in advances.items()),
        Fraction(0),
    )


def cases(book: Book, state: State, order: Command, chance: Fraction) -> Iterator[tuple[State, Fraction]]:
    """The position after an order for every fall of its dice and lots, with its part of a chance."""
    return all_cases(lambda dice: carried_out(book, state, order, dice).state, chance)
