"""What an order's dice may bring, found by trying it: the needed face, and face by face what comes."""

import re
from collections.abc import Iterable, Iterator

from gui.presenters.battle.card.wording import Face, Need, Reading, lines, need
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.forms import capital
from heart_africa.analytics.outcomes import told
from heart_africa.core.dice import SIDES, Dice, DiceNeeded
from heart_africa.core.journal.records import Command, EventRecord
from heart_africa.core.reckoning import Check, Reckoning
from heart_africa.rules.battle import Battle

Facts = tuple[EventRecord, ...]
Told = tuple[str, tuple[str, ...]]
"""A face, and the sentence about it, cut at its numbers."""
NUMBER = re.compile(r"(\d+)")


def outcomes(desk: BattleContext, command: Command) -> Reading:
    """Of an order with one die: what each face brings; of any other, what its dice need."""
    first = _wanted(desk, command)
    if first is None:
        return Reading()
    count, why = first
    tries = {face: _tried(desk, command, (face,) * count) for face in range(1, SIDES + 1)}
    needs = tuple(_needs(desk, tries.values(), desk.say(why)))
    faces = tuple(_faces(desk, tries)) if count == 1 else ()
    return Reading(needs, faces=faces)


def _wanted(desk: BattleContext, command: Command) -> tuple[int, str] | None:
    """How many dice it asks for first, and what for; None for an order without dice."""
    try:
        desk.document.referee.decide(desk.battle, command, Dice())
    except DiceNeeded as needed:
        return needed.count, needed.why
    return None


def _tried(desk: BattleContext, command: Command, faces: tuple[int, ...]) -> Facts | DiceNeeded:
    try:
        return desk.document.referee.decide(desk.battle, command, Dice(faces))
    except DiceNeeded as needed:
        return needed


def _needs(desk: BattleContext, tries: Iterable[Facts | DiceNeeded], head: str) -> Iterator[Need]:
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


def _faces(desk: BattleContext, tries: dict[int, Facts | DiceNeeded]) -> Iterator[Face]:
    """Faces that bring the same stand together, whatever face their sentences name."""
    groups: list[list[Told]] = []
    for face, facts in tries.items():
        told_ = (str(face), tuple(NUMBER.split(_outcome(desk, facts))))
        if groups and _same(groups[-1][0], told_):
            groups[-1].append(told_)
        else:
            groups.append([told_])
    yield from (_face(group) for group in groups)


def _same(one: Told, other: Told) -> bool:
    """Whether two sentences differ in nothing but the faces that they are about."""
    if len(one[1]) != len(other[1]):
        return False
    pairs = zip(one[1], other[1], strict=True)
    return all(left == right or (left, right) == (one[0], other[0]) for left, right in pairs)


def _face(group: list[Told]) -> Face:
    """Sentences that are the same as one: where each named its face, all of them are named."""
    (face, parts), last = group[0], group[-1]
    shown = face if len(group) == 1 else f"{face}–{last[0]}"
    both = zip(parts, last[1], strict=True)
    return Face(shown, "".join(left if left == right else shown for left, right in both))


def _outcome(desk: BattleContext, facts: Facts | DiceNeeded) -> str:
    if isinstance(facts, DiceNeeded):
        return desk.say("card-then-more", count=facts.count, what=desk.say(facts.why))
    after: Battle = desk.battle
    for fact in facts:
        after = desk.document.referee.evolve(after, fact)
    return " ".join(capital(each) for each in told(desk.lang, after, facts)) or desk.say(
        "card-nothing-happens"
    )
