"""Every order of a battle through its card: found by its button, filled in by mouse and keys, entered as it was meant.

An order that the registries know and that has no situation, or no card at the desk, fails here.
"""

import logging
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel, QWidget

from gui.documents import battle
from gui.documents.battle import BattleDocument
from gui.documents.library import library
from gui.presenters.battle.card.cards import card
from gui.presenters.battle.card.cards import desk as asked
from gui.presenters.battle.order_context import BattleContext, form_of
from gui.presenters.forms import order_form
from gui.views.battle.orders import OrderCard, OrdersView
from gui.views.fields import FieldsView
from gui.views.form import FormView
from gui.views.parts.flow import Toggles
from gui.views.window import Window
from heart_africa import __version__
from heart_africa.core.journal.records import Act
from heart_africa.core.messages import LANGUAGES
from heart_africa.language.battle.words import KINDS, typed
from heart_africa.language.order_fields import Slot, order_title
from heart_africa.language.writer import text
from tests.gui.hands import buttons, click, enter, folds, press_folded, put, read, sat_down, settle, tidied
from tests.referee.referred import REFEREE
from tests.situations import BATTLES, brought_about

Answer = str | bool | int | tuple[str, ...]

SEATED = frozenset(kind for kind, each in BATTLES.items() if not isinstance(each.line, str))
"""What is given in another way than by a form: armies take their seats, in `test_battle`."""

ANSWERS: Mapping[str, Mapping[str, Answer]] = {
    "fire": {"unit": "Guardia", "target": "Compañía", "inches": "7"},
    "roll-move": {"unit": "Guardia"},
    "move": {"unit": "Guardia", "inches": "5"},
    "hear": {"units": ("Guardia",)},
    "overlook": {"leader": "Mkwawa", "unit": "Guardia", "inches": "3"},
    "raise-standard": {"bearer": "Bandera", "unit": "Guardia", "inches": "8"},
    "take-tests": {"unit": "Guardia"},
    "take-vessel-tests": {"vessel": "Nyanza"},
    "bewitch": {"witch_doctor": "Kinjikitile", "unit": "Leva", "inches": "8"},
    "rally": {"leader": "Mkwawa", "unit": "Guardia", "inches": "3"},
    "fight": {},
}
"""What is answered on the cards that ask questions of their own; every other form asks for the fields of its order."""

GIVEN = [
    (kind, lang)
    for number, lang in enumerate(LANGUAGES)
    for place, kind in enumerate(KINDS)
    if kind not in SEATED and (kind in ANSWERS or place % len(LANGUAGES) == number)
]
"""Each order in one language or other; what has a card of its own in all."""


@pytest.fixture(scope="module")
def window(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """One desk for all orders."""
    yield from sat_down(tmp_path_factory.mktemp("desk"))


def staged(window: Window, kind: str, lang: str) -> BattleDocument:
    """A battle in which that order may be given, open on the board."""
    session = window.session
    if session.lang != lang:
        session.prefer(language=lang)
    shelf, name, kept = library(session), f"{kind} {lang}", brought_about(BATTLES[kind])
    document = shelf.create(battle.BATTLES.kind, name, who="", rules=__version__, rulings={})
    shelf.append(document, document.head, [REFEREE.codec.text(each) for each in kept.entries])
    opened = battle.BATTLES.open(session, name)
    if session.page != "battle":
        session.go("battle")
    settle()
    tidied()
    return opened


def card_of(window: Window, opened: BattleDocument, kind: str) -> QWidget | None:
    """The card of an order, by its button; None if it was carried out at once, for nothing was left to say."""
    before = opened.journal.next_number
    here = next(each for each in window.findChildren(OrdersView) if each.isVisible())
    name = order_title(window.session.lang, typed(kind))
    press_folded(here, name)
    if opened.journal.next_number > before:
        return None
    cards: list[QWidget] = [*window.findChildren(OrderCard), *window.findChildren(FormView)]
    return next(each for each in cards if each.isVisible())


def answers(opened: BattleDocument, kind: str) -> Mapping[str, Answer]:
    """What has to be filled in, by the fields of the card."""
    return ANSWERS[kind] if kind in ANSWERS else dict(_fields(opened, kind))


def _fields(opened: BattleDocument, kind: str) -> Iterator[tuple[str, Answer]]:
    """The fields of the order that say something, each as one would type or choose it."""
    command, inputs = (
        BATTLES[kind].order(opened.live),
        {each.name: each.input for each in order_form(BattleContext(opened.session, opened, kind)).fields},
    )
    for slot in form_of(kind).slots:
        value = getattr(command, slot.name)
        if slot.required or value != slot.default:
            yield slot.name, _answer(opened, slot, inputs[slot.name], value)


def _answer(opened: BattleDocument, slot: Slot, input_: str, value: Any) -> Answer:  # noqa: ANN401  # of the field
    if input_ == "toggle":
        return bool(value)
    if input_ in {"choice", "one"}:
        return ("yes" if value else "no") if isinstance(value, bool) else str(getattr(value, "value", value))
    if input_ == "text" and slot.hint is str and value not in opened.live.company:
        return str(value)
    return text(opened.reader, slot, slot.hint, value)


def field_of(shown: QWidget, name: str) -> QWidget:
    """The field of that name, brought into view if it stands folded."""
    found = inputs(shown)[name]
    for fold in folds(shown):
        if not found.isVisible() and fold not in inputs(shown).values():
            click(fold)
            found = inputs(shown)[name]
    assert found.isVisible(), name
    return found


def inputs(shown: QWidget) -> Mapping[str, QWidget]:
    """The fields of a card or a form by their names."""
    return {name: made for each in shown.findChildren(FieldsView) for name, made in each.inputs.items()}


def sums(opened: BattleDocument) -> set[str]:
    """What the order needs as it is filled in: the numbers, and the sums that make them."""
    at = asked(opened.session, opened)
    needs = card(at).reading.needs if at is not None else ()
    return {text for need in needs for text in (need.head, need.number, need.text) if text}


def shown_in(shown: QWidget) -> set[str]:
    """Every text of the card that is to be seen."""
    return {each.text() for each in shown.findChildren(QLabel) if each.isVisible()}


@pytest.mark.parametrize(("kind", "lang"), GIVEN)
def test_every_order_is_given_by_its_card(
    window: Window, kind: str, lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    opened, situation = staged(window, kind, lang), BATTLES[kind]
    command = situation.order(opened.live)
    assert opened.objections(command) == ()
    number = opened.journal.next_number

    shown = card_of(window, opened, kind)
    if shown is not None:
        for name, value in answers(opened, kind).items():
            put(field_of(shown, name), value)
        assert sums(opened) <= shown_in(shown)
        enter(shown, situation.faces)
        told = read(shown) if opened.journal.next_number == number else ""
        assert opened.journal.next_number == number + 1, told

    entered = opened.journal.entries[-1].record
    assert isinstance(entered, Act)
    assert entered.command == command
    assert entered.faces == situation.faces
    assert entered.despite == ()
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]


def test_a_question_of_yes_or_no_has_two_buttons_and_neither_is_down(window: Window) -> None:
    opened = staged(window, "occupy", next(lang for lang in LANGUAGES if ("occupy", lang) not in GIVEN))
    card = card_of(window, opened, "occupy")
    assert card is not None
    held = inputs(card)["held"]
    assert isinstance(held, Toggles)
    assert [press.isChecked() for press in held.presses.values()] == [False, False]
    done = next(each for each in buttons(card) if each.property("role") == "main")
    assert not done.isEnabled()
    click(held.presses["no"])
    assert done.isEnabled()
    click(held.presses["yes"])
    assert [press.isChecked() for press in held.presses.values()] == [True, False]
