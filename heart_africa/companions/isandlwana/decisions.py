"""What waits to be decided in a game, one line of a table for each: by which order, among what."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from heart_africa.companions.isandlwana import combat, movement
from heart_africa.companions.isandlwana.events import Settled
from heart_africa.companions.isandlwana.run import Run
from heart_africa.companions.isandlwana.state import State, Wait, WaitKind
from heart_africa.companions.rules import OrderRule
from heart_africa.companions.run import Book, against
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import Problem


class Decision(NamedTuple):
    """The entry that asks for it, the order of one field that decides it, what may stand in that field."""

    rule: str
    order: type[Any]
    choices: Callable[[State, Wait], Iterable[str]]


DECISIONS: Mapping[WaitKind, Decision] = {
    "displace": Decision(
        "IS-066", movement.Displace, lambda state, wait: movement.displaceable(state, wait.hex)
    ),
    "send": Decision("IS-067", movement.Send, lambda _, wait: wait.pieces[1:]),
    "recycle": Decision("IS-124", combat.Recycle, lambda state, wait: combat.onrush_for(state, wait.hex)),
    "hit": Decision("IS-105", combat.TakeStep, lambda _, wait: wait.pieces),
    "sniping": Decision("IS-059", combat.TakeStep, lambda _, wait: wait.pieces),
    "advance": Decision(
        "IS-121", combat.Advance, lambda state, wait: (*combat.attackers(state, wait.hex), "")
    ),
    "relocate": Decision("IS-117", combat.Relocate, lambda _, wait: wait.pieces[1:]),
}


def answers(state: State, wait: Wait) -> Iterator[Any]:
    """The orders that decide what waits."""
    decision = DECISIONS[wait.kind]
    return map(decision.order, decision.choices(state, wait))


def against_deciding(_book: Book, state: State, order: Command) -> Iterator[Problem]:
    """Nothing of the kind is due, or what the order names is not among the choices."""
    wait = state.wait
    if wait is None or DECISIONS[wait.kind].order is not type(order):
        rule = next(each.rule for each in DECISIONS.values() if each.order is type(order))
        yield against("isandlwana-nothing-waits", rule)
    elif order not in answers(state, wait):
        named = getattr(order, next(iter(order.__dataclass_fields__)))
        yield against("isandlwana-not-among", DECISIONS[wait.kind].rule, piece=named)
    elif state.side == "zulu" and state.solitaire:
        yield against("isandlwana-system-plays", "IS-135")


def decided(deed: Callable[[Run, Wait, Any], None]) -> OrderRule:
    """What may be against such an order, and what it does: nothing waits for it any more, then the deed."""

    def carried_out(run: Run, order: Command) -> None:
        if wait := run.state.wait:
            run.tell(Settled())
            deed(run, wait, order)

    return OrderRule(against_deciding, carried_out)
