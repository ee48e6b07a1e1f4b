"""Every other order with dice: its fields read off the order itself, what each face may bring."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from gui.presenters.battle.card import measured
from gui.presenters.battle.card.every_face import outcomes
from gui.presenters.battle.card.fields import (
    Answers,
    CardField,
    Doubt,
    FormContext,
    FormValues,
    Input,
    Value,
)
from gui.presenters.battle.card.forms import Field, command_of, order_form
from gui.presenters.battle.card.panel import Maker

INPUTS: Mapping[str, Input] = MappingProxyType(
    {"flag": "toggle", "choice": "choice", "inches": "inches", "whole": "text", "text": "text"}
)
ON, OFF = "yes", "no"


def known(desk: FormContext, answers: Answers) -> Answers:
    """What the form fills in by itself, and what the map says of whom it names."""
    found = {each.name: _value(each) for each in _form(desk)}
    return found | measured.order(desk, {**found, **answers})


def _form(desk: FormContext) -> tuple[Field, ...]:
    return order_form(desk.session, desk.table, desk.kind, desk.who).fields


def _value(each: Field) -> Value:
    if each.input == "flag":
        return each.value == ON
    return each.value or (each.choices[0][0] if each.choices else "")


def asks(desk: FormContext, said: FormValues) -> Iterator[CardField]:
    """The fields of the order, those that are usual at once."""
    for each in _form(desk):
        value = said.flag(each.name) if each.input == "flag" else said.text(each.name)
        yield CardField(each.name, each.label, INPUTS[each.input], value, each.choices, each.tip, each.hint,
                  main=each.main, unit=each.unit, usual=_value(each))  # fmt: skip


def command(desk: FormContext, said: FormValues) -> Any:  # noqa: ANN401  # any command
    """The order of a form filled in so. Raises `BadData`, `Doubt` while a field is empty that may not be."""
    values = {}
    for each in _form(desk):
        if each.input == "flag":
            values[each.name] = ON if said.flag(each.name) else OFF
        else:
            values[each.name] = said.text(each.name)
        if each.main and each.input == "inches" and not each.unsaid and not values[each.name].strip():
            raise Doubt(desk.say("card-doubt-field", field=each.label.lower()))
    return command_of(desk.table, desk.kind, values)


def points(desk: FormContext, _said: FormValues, unit: str) -> str:
    """The first field that may hold that unit."""
    fits = (each.name for each in _form(desk) if unit in dict(each.choices))
    return next(fits, "")


OTHER = Maker(asks, command, outcomes, known, points)
