"""What an order leaves open, as questions: what is proposed stands there, and counts if nobody says more."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from gui.presenters.battle.card import measured
from gui.presenters.battle.card.fields import Answers, CardField, Choices, FormContext, Input, Value
from gui.presenters.battle.card.wording import capital
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.language.battle.answers import alike, among, question, read, written
from heart_africa.language.battle.reader import chosen
from heart_africa.rules.referee.choices import Answer, Choice

INPUTS: dict[str, Input] = {
    "yes": "choice",
    "inches": "inches",
    "figures": "figures",
    "anybody": "figures",
    "units": "figures",
}


@dataclass(frozen=True, slots=True)
class Decided:
    """An order with every choice made; the questions that it leaves; what is wrong with an answer to them."""

    command: Any
    asks: tuple[CardField, ...]
    fault: str = ""


def decided(
    desk: FormContext,
    said: Any,  # noqa: ANN401  # a command, or a shorthand for one
    answers: Answers,
    made: Collection[str] = (),
) -> Decided:
    """The order with every choice made, as answered or else as proposed.

    `made`: the fields that were asked for elsewhere. Raises `BadData` for an order that cannot be.
    """
    asks: list[CardField] = []
    faults: list[str] = []

    def answer(choice: Choice) -> Answer:
        value = answers.get(choice.key)
        asks.append(_ask(desk, choice, value))
        try:
            return _answer(desk, choice, value)
        except BadData as fault:
            faults.append(bad_text(fault, desk.lang))
            return choice.proposed

    try:
        command = chosen(desk.table.referee, desk.battle, measured.past(desk), said, answer, made=made)
    except BadData as fault:
        if not asks:
            raise
        return Decided(None, tuple(asks), bad_text(fault, desk.lang))
    return Decided(command, tuple(asks), next(iter(faults), ""))


def _ask(desk: FormContext, choice: Choice, value: Value | None) -> CardField:
    lines = [question(desk.session, desk.battle, choice)]
    lines += [f"{codes}: {text}" for codes, text in alike(desk.session, desk.battle, choice)]
    proposed = _proposed(desk, choice)
    return CardField(
        choice.key,
        "\n".join(lines),
        INPUTS[choice.input],
        proposed if value is None else value,
        _choices(desk, choice),
        tip=lines[0],
        hint=written(desk.session, desk.battle, choice, choice.proposed),
        usual=proposed,
        question=True,
    )


def _proposed(desk: FormContext, choice: Choice) -> Value:
    if isinstance(choice.proposed, tuple):
        return choice.proposed
    if isinstance(choice.proposed, bool):
        return "yes" if choice.proposed else "no"
    return written(desk.session, desk.battle, choice, choice.proposed)


def _choices(desk: FormContext, choice: Choice) -> Choices:
    match choice.input:
        case "yes":
            said = (("yes", True), ("no", False))
            return tuple(
                (value, capital(written(desk.session, desk.battle, choice, is_so))) for value, is_so in said
            )
        case "figures" | "anybody":
            return desk.figures(choice.options)
        case "units":
            return desk.units(choice.options)
        case _:
            return ()


def _answer(desk: FormContext, choice: Choice, value: Value | None) -> Answer:
    if value is None:
        return choice.proposed
    if isinstance(value, tuple):
        return among(choice, value)
    return read(desk.battle, choice, str(value).strip())
