"""Every other order with dice: its fields read off the order itself, what each face may bring."""

from collections.abc import Iterator

from gui.presenters.battle import measured
from gui.presenters.battle.card.every_face import outcomes
from gui.presenters.battle.card.panel import Doubt, Maker
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.forms import Answers, Field, FormValues, OrderForm, lacking, order_form, said_in
from heart_africa.core.dataclass import replace
from heart_africa.language.order_fields import inner


def known(desk: BattleContext, answers: Answers) -> Answers:
    """What the form fills in by itself, and what the map says of whom it names."""
    found = order_form(desk, answers).values
    return {**found, **measured.order(desk.map, desk.kind, found)}


def _form(desk: BattleContext, said: FormValues) -> OrderForm:
    return order_form(desk, {**said.known, **said.answers})


def asks(desk: BattleContext, said: FormValues) -> Iterator[Field]:
    """The fields of the order, the usual ones shown without unfolding."""
    yield from _form(desk, said).fields


def command(desk: BattleContext, said: FormValues) -> object:
    """The order of a form filled in so. Raises `BadData`, `Doubt` while a field is empty that may not be.

    A distance that is asked at once has to be measured, even where the order could do without.
    """
    form = _form(desk, said)
    open_ = {slot.name for slot in desk.order.slots if inner(slot.hint)[1]}
    asked = (
        replace(each, needed=each.needed or (each.main and each.input == "inches" and each.name not in open_))
        for each in form.fields
    )
    if wanting := lacking(desk, asked):
        raise Doubt(wanting)
    return said_in(desk, form.values)


def points(desk: BattleContext, said: FormValues, unit: str) -> str:
    """The first field that may hold that unit."""
    fits = (each.name for each in _form(desk, said).fields if unit in dict(each.choices))
    return next(fits, "")


OTHER = Maker(asks, command, outcomes, known, points)
