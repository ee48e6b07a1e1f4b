"""Every order of the game has its words in both languages, and is written and read back as it was."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heart_africa.core.fields import FREE, Holds, Meaning
from heart_africa.core.journal.records import Command
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.core.problems import BadData
from heart_africa.language.battle.shorthands import SHORT
from heart_africa.language.battle.words import Names
from heart_africa.language.order_fields import (
    Form,
    Slot,
    choices,
    form,
    inner,
    is_row,
    value_message,
    words_of,
)
from heart_africa.language.reader import Reader
from heart_africa.language.writer import line
from heart_africa.rules.book import book
from heart_africa.rules.campaign.keeper import ORDERS as OF_CAMPAIGN
from heart_africa.rules.organisation.traps import StepOnTrap
from heart_africa.rules.referee import referee
from heart_africa.rules.referee.ending import Occupy
from heart_africa.rules.referee.movement.orders import Decline
from heart_africa.rules.referee.muster import Muster, Remuster
from heart_africa.rules.referee.referee import ORDERS
from heart_africa.terminal.battle.game import VERBS
from tests.language.battle.toys import a_battle

COMMANDS = [*SHORT.values(), *ORDERS]
TYPED = [command for command in ORDERS if command not in {Muster, Remuster}]
"""The orders that are typed whole; an army comes from its file."""


def inside(cls: type[Any]) -> set[type[Any]]:
    """A command with every value that may stand within it."""
    found = {cls}
    for slot in form(cls).slots:
        of = inner(slot.hint)[0]
        of = get_args(of)[0] if is_row(of) else of
        if isinstance(of, type) and is_dataclass(of):
            found |= inside(of)
    return found


FORMS: list[Form] = [form(each) for command in TYPED for each in inside(command)]
SLOTS: list[Slot] = [slot for each in FORMS for slot in each.slots]


# --- words ---


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=lambda each: each.__name__)
def test_every_order_has_its_verb_and_help(command: type[Any], lang: str) -> None:
    kind = form(command).kind

    assert has(lang, f"order-{kind}")
    assert has(lang, f"order-{kind}.help")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_its_word(lang: str) -> None:
    wordless = {(slot.owner, slot.name) for slot in SLOTS
                if not words_of(lang, slot.message)}  # fmt: skip

    assert wordless == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_of_a_set_has_its_word(lang: str) -> None:
    values = {value for slot in SLOTS for value in _choices(slot.hint) if value}

    assert {value for value in values if not words_of(lang, value_message(value))} == set()


def _choices(hint: Any) -> set[str]:  # noqa: ANN401  # any annotation
    own = set(choices(hint))
    return own.union(*(_choices(each) for each in get_args(hint) if not isinstance(each, str)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_verb_is_that_of_two_orders(lang: str) -> None:
    own = [verb for command in COMMANDS for verb in form(command).verbs(lang)]
    here = [
        word for id_ in VERBS if id_ not in {"muster", "remuster"} for word in words_of(lang, f"prompt-{id_}")
    ]

    assert [verb for verb, count in Counter([*own, *here]).items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_that_of_two_options_of_an_order(lang: str) -> None:
    for each in [*FORMS, *(form(short) for short in SHORT.values())]:
        words = [word for slot in each.slots for word in slot.words(lang)]

        assert len(words) == len(set(words)), each.kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_that_of_two_values_of_a_set(lang: str) -> None:
    for slot in SLOTS:
        words = [
            word for value in _choices(slot.hint) if value for word in words_of(lang, value_message(value))
        ]

        assert len(words) == len(set(words)), (slot.owner, slot.name)


# --- written and read ---

BATTLE = a_battle()
UNITS, FIGURES = list(BATTLE.units), list(BATTLE.company)
TEXTS = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=12)
NAMES: dict[Meaning, st.SearchStrategy[str]] = {
    Holds.UNIT: st.sampled_from(UNITS),
    Holds.FIGURE: st.sampled_from(FIGURES),
    Holds.WHO: st.sampled_from([*UNITS, *FIGURES]),
    Holds.SIDE: st.sampled_from(["red", "blue"]),
    Holds.ANY: st.sampled_from([*UNITS, *FIGURES, "red", "blue"]),
}
INCHES = st.integers(0, 400).map(lambda quarters: quarters / 4)


def commands(cls: type[Any]) -> st.SearchStrategy[Any]:
    """Any value of a command's class, some of its fields left at their defaults."""
    defaults = {field.name: field.default for field in fields(cls) if field.default is not MISSING}
    given_ = {slot.name: _slot(slot, defaults.get(slot.name, MISSING)) for slot in form(cls).slots}
    return st.builds(cls, **given_)


def _slot(slot: Slot, default: Any) -> st.SearchStrategy[Any]:  # noqa: ANN401  # any default
    of = _values(slot, slot.hint)
    return of if default is MISSING else st.just(default) | of


def _values(slot: Slot, hint: Any) -> st.SearchStrategy[Any]:  # noqa: ANN401  # any annotation
    origin, args = get_origin(hint), get_args(hint)
    if origin in {Union, UnionType}:
        parts = [st.none() if each is NoneType else _values(slot, each) for each in args]
        return st.one_of(parts)
    if origin is tuple and args[-1] is Ellipsis:
        return st.lists(_values(slot, args[0]), max_size=3).map(tuple)
    if origin is tuple:
        return st.tuples(*(_values(slot, each) for each in args))
    if isinstance(origin, type) and issubclass(origin, Mapping):
        return st.dictionaries(_values(slot, str), _values(slot, args[1]), max_size=2)
    if origin is Literal:
        return st.sampled_from(args)
    if issubclass(hint, Enum):
        return st.sampled_from(hint)
    if isinstance(hint, type) and is_dataclass(hint):
        return commands(hint)
    plain = {bool: st.booleans(), int: st.integers(0, 99), float: INCHES}
    return plain[hint] if hint in plain else NAMES.get(slot.holds, TEXTS)


THE_BOOK = referee(book())


def a_reader(lang: str) -> Reader:
    return Reader(lang, tuple(ORDERS), Names(BATTLE), tuple(THE_BOOK.book.troops))


@pytest.mark.parametrize("command", TYPED, ids=lambda each: each.__name__)
@settings(max_examples=25)
@given(st.data())
def test_an_order_read_back_is_what_was_written(command: type[Any], data: st.DataObject) -> None:
    """In the other language, too; what no line can say stands as plain data, which is read as it was."""
    order = data.draw(commands(command))
    mine, yours = data.draw(st.permutations(LANGUAGES))

    text = line(a_reader(mine), order, THE_BOOK.codec.write_command)

    if not text.startswith("{"):
        assert a_reader(yours).command(text) == order


@pytest.mark.parametrize("command", [each for each in TYPED if not any(
    slot.holds in FREE and "str" in str(slot.hint) for slot in form(each).slots)],
    ids=lambda each: each.__name__)  # fmt: skip
@settings(max_examples=15)
@given(st.data())
def test_an_order_without_free_text_needs_no_plain_data(command: type[Any], data: st.DataObject) -> None:
    """But for a building or a roof called "-", which is how a line says that none is meant."""
    order = data.draw(commands(command))

    text = line(a_reader("en"), order, THE_BOOK.codec.write_command)

    assert not text.startswith("{") or ': "-"' in text


# --- a yes or no that has to be said ---

HAS_TO_SAY = [(form(each).kind, slot) for each in ORDERS for slot in form(each).slots
              if slot.is_flag and slot.required]  # fmt: skip


@pytest.mark.parametrize(
    "line_", ["no mover R1", "no mueve R1", "sin mover R1", "do not move R1", "not move R1", "queda R1"]
)
def test_not_to_move_is_an_order_in_the_words_of_its_button(line_: str) -> None:
    battle = a_battle()
    found = Reader("es", tuple(ORDERS), Names(battle)).command(line_)

    assert found == Decline(Names(battle).unit("R1"))


def test_every_yes_or_no_that_has_to_be_said_has_its_question() -> None:
    """No order of a campaign has one, and none stands within another value: nobody would be asked there."""
    assert {(kind, slot.name) for kind, slot in HAS_TO_SAY} == {("step-on-trap", "real"), ("occupy", "held")}
    assert all(slot.whether for _, slot in HAS_TO_SAY)
    assert not [slot for form_ in FORMS for slot in form_.slots
                if slot.whether is None and slot.is_flag and slot.required]  # fmt: skip
    assert not [slot for each in OF_CAMPAIGN for slot in form(each).slots if slot.is_flag and slot.required]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("order", "text"),
    [
        (StepOnTrap("1ª compañía 1", real=True), "trap R2.1 --real"),
        (StepOnTrap("1ª compañía 1", real=False), "trap R2.1 --no-real"),
        (Occupy(held=False), "occupy --no-held"),
        (Occupy(held=True, units=("1ª compañía",)), "occupy --held --units R2"),
    ],
)
def test_a_yes_or_no_that_has_to_be_said_is_written_both_ways(order: Command, text: str, lang: str) -> None:
    written = line(a_reader(lang), order, THE_BOOK.codec.write_command)

    assert (written == text) == (lang == "en")
    assert a_reader("en").command(written) == order


@pytest.mark.parametrize(
    ("text", "real"),
    [("trap R2.1 real", True), ("trap R2.1 yes", True), ("trap R2.1 no", False), ("trap R2.1 no-real", False),
     ("trampa R2.1 sin-real", False), ("trap R2.1", False)],
)  # fmt: skip
def test_one_word_says_whether_a_trap_is_real(text: str, real: bool) -> None:
    """In a script that says neither it is none: so old scripts read."""
    assert a_reader("en").command(text) == StepOnTrap("1ª compañía 1", real=real)


@pytest.mark.parametrize(
    ("lang", "typed", "meant"), [("en", "movement R1", "roll"), ("es", "movimiento", "tira")]
)
def test_a_word_out_of_what_an_order_is_called_points_to_it(lang: str, typed: str, meant: str) -> None:
    with pytest.raises(BadData) as fault:
        a_reader(lang).command(typed)

    assert (fault.value.code, meant in str(fault.value.about["nearest"])) == ("no-such-verb", True)
