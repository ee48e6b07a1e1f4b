"""What an order's dice may bring, found by trying it: the needed face, and face by face what comes."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from gui.presenters.battle.card.asking import Desk
from gui.presenters.battle.card.telling import Face, Need, Reading, capital, lines, need
from heart_africa.battle import Battle
from heart_africa.checks import Check
from heart_africa.dice import SIDES, Dice, DiceNeeded
from heart_africa.journal.deeds import Fact
from heart_africa.readings.telling import told
from heart_africa.reckoning import Reckoning

Facts = tuple[Fact, ...]


def outcomes(desk: Desk, command: Any) -> Reading:  # noqa: ANN401  # any command
    """Of an order with one die: what each face brings; of any other, what its dice need."""
    first = _wanted(desk, command)
    if first is None:
        return Reading()
    count, why = first
    tries = {face: _tried(desk, command, (face,) * count) for face in range(1, SIDES + 1)}
    needs = tuple(_needs(desk, tries.values(), desk.say(why)))
    faces = tuple(_faces(desk, tries)) if count == 1 else ()
    return Reading(needs, faces=faces)


def _wanted(desk: Desk, command: Any) -> tuple[int, str] | None:  # noqa: ANN401  # as above
    """How many dice it asks for first, and what for; None for an order without dice."""
    try:
        desk.table.referee.decide(desk.battle, command, Dice())
    except DiceNeeded as needed:
        return needed.count, needed.why
    return None


def _tried(desk: Desk, command: Any, faces: tuple[int, ...]) -> Facts | DiceNeeded:  # noqa: ANN401  # as above
    try:
        return desk.table.referee.decide(desk.battle, command, Dice(faces))
    except DiceNeeded as needed:
        return needed


def _needs(desk: Desk, tries: Iterable[Facts | DiceNeeded], head: str) -> Iterator[Need]:
    """Every check that some throw meets, once; of sums without a check, what the dice are added to."""
    found: dict[object, Need] = {}
    for facts in tries:
        for fact in facts if isinstance(facts, tuple) else ():
            check = getattr(fact.event, "check", None)
            if isinstance(check, Check):
                found.setdefault((check.target, check.reckoning), need(desk, check, head))
            elif isinstance(sum_ := getattr(fact.event, "reckoning", None), Reckoning) and sum_.lines:
                found.setdefault("sum", Need(head, "", desk.say("card-sum"), lines(desk, sum_)))
    yield from found.values()


def _faces(desk: Desk, tries: dict[int, Facts | DiceNeeded]) -> Iterator[Face]:
    """Faces that bring the same stand together."""
    said = [(face, _outcome(desk, facts)) for face, facts in tries.items()]
    for text, group in groupby(said, key=lambda pair: pair[1]):
        faces = [face for face, _ in group]
        yield Face(str(faces[0]) if len(faces) == 1 else f"{faces[0]}–{faces[-1]}", text)


def _outcome(desk: Desk, facts: Facts | DiceNeeded) -> str:
    if isinstance(facts, DiceNeeded):
        return desk.say("card-then-more", count=facts.count, what=desk.say(facts.why))
    after: Battle = desk.battle
    for fact in facts:
        after = desk.table.referee.evolve(after, fact)
    return " ".join(capital(each) for each in told(desk.lang, after, facts)) or desk.say(
        "card-nothing-happens"
    )
