"""Every order of a campaign through its form: found by its button, filled in by mouse and keys, entered as it was meant.

An order that the keeper knows and that has no situation, or no button on the page of the turn, fails here.
"""

import logging
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from gui.documents.campaign import CAMPAIGNS, CampaignDocument
from gui.documents.library import library
from gui.presenters.campaign.page import verb
from gui.views.campaign.turn import TurnView
from gui.views.form import FormView
from gui.views.window import Window
from heart_africa import __version__
from heart_africa.core.dice import settle as throws
from heart_africa.core.journal.records import Act
from heart_africa.core.messages import LANGUAGES
from heart_africa.language.campaign.reader import SHORT, Proposal, order_line, shorthands
from heart_africa.language.campaign.words import form_of
from heart_africa.language.order_fields import Slot, form
from heart_africa.language.writer import text
from heart_africa.rules.campaign.agreements import Propose
from heart_africa.rules.campaign.keeper import ORDERS
from heart_africa.storage.journal_writer import JournalWriter
from tests.campaign.every_order import SITUATIONS, CampaignAt
from tests.gui.hands import enter, press_folded, put, read, sat_down, settle, tidied

KINDS = tuple(form(order).kind for order in ORDERS)
IN_BOTH = {form(order).kind for order in SHORT}
"""What has a form of its own, in place of one read off the order."""
GIVEN = [
    (kind, lang)
    for place, kind in enumerate(KINDS)
    for number, lang in enumerate(LANGUAGES)
    if kind in IN_BOTH or place % len(LANGUAGES) == number
]
"""Each order in one language or other; what has a form of its own in all."""
FACES = (5, 2, 3, 6, 1, 4, 4)


@pytest.fixture(scope="module")
def window(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """One desk for all orders."""
    yield from sat_down(tmp_path_factory.mktemp("desk"))


def begun(window: Window, kind: str, lang: str) -> CampaignDocument:
    """A campaign in which that order may be given, open on the page of the turn."""
    session = window.session
    if session.lang != lang:
        session.prefer(language=lang)
    shelf = library(session)
    document = shelf.create(CAMPAIGNS.kind, f"{kind} {lang}", who="", rules=__version__, rulings={})
    opened = CAMPAIGNS.show(
        session, JournalWriter(CampaignAt.of(SITUATIONS[kind]), shelf, document, shelf.clock, "")
    )
    if session.page != "campaign":
        session.go("campaign")
    settle()
    tidied()
    return opened


def said(opened: CampaignDocument, order: Any) -> Any:  # noqa: ANN401  # any order
    """The order as it is filled in: its shorthand, if it has one."""
    if isinstance(order, Propose):
        session = opened.session
        proposed = order_line(session.lang, session.catalogue, opened.keeper, opened.live, order.order)
        return Proposal(order.player, proposed)
    return next(shorthands(opened.session.catalogue, order)) if type(order) in SHORT else order


def answers(
    opened: CampaignDocument, kind: str, shown: Mapping[str, QWidget]
) -> Iterator[tuple[str, str | bool]]:
    """The fields that say something, each as one would type or choose it."""
    filled = said(opened, SITUATIONS[kind].order)
    for slot in form_of(kind).slots:
        value = getattr(filled, slot.name)
        if slot.required or value != slot.default:
            yield (
                slot.name,
                value if isinstance(value, bool) else _answer(opened, slot, value, shown[slot.name]),
            )


def _answer(opened: CampaignDocument, slot: Slot, value: Any, made: QWidget) -> str:  # noqa: ANN401  # of the field
    free = isinstance(made, QComboBox | QLineEdit) and isinstance(value, str)
    return str(value) if free else text(opened.reader, slot, slot.hint, value)


def faces(opened: CampaignDocument, order: Any) -> tuple[int, ...]:  # noqa: ANN401  # any order
    """The dice that it throws there."""
    found: list[int] = []

    def more(count: int, _why: str) -> tuple[int, ...]:
        given = FACES[len(found) : len(found) + count]
        found.extend(given)
        return given

    throws(lambda dice: opened.keeper.decide(opened.live, order, dice), more)
    return tuple(found)


def test_there_is_a_situation_for_every_order_of_a_campaign() -> None:
    assert set(SITUATIONS) == set(KINDS)


@pytest.mark.parametrize(("kind", "lang"), GIVEN)
def test_every_order_is_given_by_its_form(
    window: Window, kind: str, lang: str, caplog: pytest.LogCaptureFixture
) -> None:
    opened, order = begun(window, kind, lang), SITUATIONS[kind].order
    thrown = faces(opened, order)
    page = next(each for each in window.findChildren(TurnView) if each.isVisible())

    press_folded(page, verb(window.session, kind))
    shown = next((each for each in window.findChildren(FormView) if each.isVisible()), None)
    if shown is not None:
        for name, value in answers(opened, kind, shown.fields.inputs):
            put(shown.fields.inputs[name], value)
        enter(shown, thrown)
    told = "" if shown is None or opened.journal.entries else read(shown)
    assert len(opened.journal.entries) == 1, told

    entered = opened.journal.entries[-1].record
    assert isinstance(entered, Act)
    assert entered.command == order
    assert entered.faces == thrown
    assert entered.despite == ()
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]
