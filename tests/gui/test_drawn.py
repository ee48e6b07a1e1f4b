"""Nothing stale is shown: after any run of orders a page says what it says when it is drawn afresh."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QWidget,
)

from armylists.edits import (
    AddUnit,
    CopyUnit,
    MoveUnit,
    NameArmy,
    NameUnit,
    NoteUnit,
    SetFact,
    SetFigures,
    TagUnit,
    recount,
)
from gui.app import MAKERS
from gui.dice import Generator, OrderDice
from gui.documents.army import change, redo, relist, start_army, undo
from gui.documents.campaign import PARTS, CampaignDocument, begin_sample
from gui.documents.companions import AnyGame
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.battle.progress import due
from gui.presenters.companions import CompanionDesk, Offer
from gui.presenters.forms import at_once
from gui.presenters.isandlwana.desk import DESK as ISANDLWANA
from gui.presenters.kingdoms.desk import DESK as KINGDOMS
from gui.presenters.zulus.desk import DESK as ZULUS
from gui.session import Session
from gui.views.armies import builder
from gui.views.page import Page, PageArea
from gui.views.window import Window
from heart_africa.core.journal.journal import Refused
from heart_africa.core.problems import BadData
from heart_africa.rules.campaign.attacks import PassGo
from heart_africa.rules.campaign.turn import BeginTurn, up
from heart_africa.rules.referee.turn import EndStep
from heart_africa.rules.referee.umpire import Note
from tests.gui.battles import give, played
from tests.gui.hands import settle
from tests.gui.test_armies import START
from tests.gui.test_isandlwana import begun
from tests.gui.test_kingdoms import settled

FEW = 5
SAID = ("role", "state", "side", "chosen", "active", "gone")


def told(page: QWidget) -> Counter[tuple[object, ...]]:
    """Everything that is to be seen or heard there, however often."""
    return Counter(
        (type(each).__name__, *_words(each), each.isEnabled(), each.toolTip(), each.accessibleName(),
         *(each.property(name) for name in SAID))
        for each in page.findChildren(QWidget)
        if each.isVisible() and not isinstance(each, QScrollBar) and not each.objectName().startswith("qt_")
    )  # fmt: skip


def _words(widget: QWidget) -> tuple[object, ...]:
    match widget:
        case QAbstractButton():
            return (widget.text(), widget.isChecked())
        case QComboBox():
            return (widget.currentText(), *(widget.itemText(place) for place in range(widget.count())))
        case QLabel() | QLineEdit():
            return (widget.text(),)
        case QPlainTextEdit():
            return (widget.toPlainText(),)
        case QAbstractItemView() if widget.model() is not None:
            return tuple(_lines(widget.model(), QModelIndex()))
        case _:
            return ()


def _lines(model: QAbstractItemModel, above: QModelIndex) -> Iterator[str]:
    for row in range(model.rowCount(above)):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(above)):
            yield str(model.data(model.index(row, column, above), Qt.ItemDataRole.DisplayRole))
        yield from _lines(model, model.index(row, 0, above))


@contextmanager
def afresh(window: Window) -> Iterator[Page]:
    """The page in view made and drawn once more, as large, in the same window; put away in the end."""
    session = window.session
    heard = {topic: list(each) for topic, each in session._listeners.items()}
    made = MAKERS[session.page](session)
    area = PageArea(made)
    area.setParent(window)
    area.setGeometry(window._areas[session.page].geometry())
    area.show()
    made.freshen()
    settle()
    yield made
    session._listeners.clear()
    session._listeners.update(heard)
    area.hide()
    area.deleteLater()


def check(window: Window, acts: list[tuple[str, Callable[[], object]]], chance: Random) -> None:
    """Do them in any order; every few the page in view says what it says when it is drawn afresh."""
    done: list[str] = []
    for number, (name, act) in enumerate(chance.sample(acts, len(acts)), 1):
        with suppress(BadData, Refused, ValueError, IndexError):  # not now, or nothing to choose from
            act()
            done.append(name)
        settle()
        if number % FEW and number < len(acts):
            continue
        with afresh(window) as anew:
            is_, ought = told(window.page(window.session.page)), told(anew)
        assert is_ == ought, (
            f"{done}: stale {list((is_ - ought).items())}, fresh {list((ought - is_).items())}"
        )


def looks(session: Session) -> list[tuple[str, Callable[[], object]]]:
    """What changes on every page."""
    own = session.settings
    return [
        ("language", lambda: session.prefer(language="es" if session.lang == "en" else "en")),
        ("measure", lambda: session.prefer(measure="centimetres" if own.measure == "inches" else "inches")),
        ("page", lambda: _there_and_back(session)),
    ]


def _there_and_back(session: Session) -> None:
    here = session.page
    session.go("rulebook")
    session.go(here)


@pytest.mark.parametrize("seed", [1])
def test_the_battle_page_shows_nothing_stale(window: Window, seed: int) -> None:
    table, chance, session = played(window.session), Random(seed), window.session
    session.go("battle")

    def given() -> None:
        choice = chance.choice([each for each in due(session, table).choices if not each.off])
        command = at_once(BattleContext(session, table, choice.kind, choice.who))
        if command is None:
            table.ask(choice.kind, *choice.who)
        else:
            give(table, command)

    check(window, [
        *looks(session),
        *(("order", given) for _ in range(3)),
        ("note", lambda: give(table, Note("The drums are heard."))),
        *(("step", lambda: give(table, EndStep(table.live.step))) for _ in range(2)),
        ("choose", lambda: table.choose(chance.choice(["", *table.live.units]))),
        ("leave", lambda: table.ask("")),
        ("undo", table.undo),
        ("redo", table.redo),
        ("look", lambda: table.goto(5)),
        *(("now", lambda: table.goto(None)) for _ in range(2)),
        ("eyes", lambda: table.show_to(chance.choice(["", "red", "blue"]))),
    ], chance)  # fmt: skip


EDITS = (
    AddUnit("swordsmen", 10),
    SetFigures(0, "askaris", 18),
    NameUnit(1, "Los leones"),
    NoteUnit(0, "Painted in May."),
    TagUnit(0, ("painted",)),
    CopyUnit(0),
    MoveUnit(0, 1),
    CopyUnit(0, ally=0),
    SetFact("year", 1885),
    SetFact("points", 400),
    SetFact("scenario", "raid"),
    recount("works.tembas", 1),
    recount("baggage", 4),
    recount("standard_bearer", 1),
    NameArmy("The Sultan's own"),
)


@pytest.mark.parametrize("seed", [1])
def test_the_page_of_armies_shows_nothing_stale(
    window: Window, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(builder, "LATER", 0)  # what else fits is reckoned without a pause
    chance, session = Random(seed), window.session
    start_army(session, START)
    session.go("armies")

    check(window, [
        *looks(session),
        *((type(each).__name__, partial(change, session, each)) for each in chance.sample(EDITS, 7)),
        ("list", lambda: relist(session, chance.choice(["jungle_cannibals", "pygmies", "zanzibaris"]))),
        *(("undo", partial(undo, session)) for _ in range(2)),
        ("redo", partial(redo, session)),
    ], chance)  # fmt: skip


@pytest.mark.parametrize("seed", [1])
def test_the_campaign_page_shows_nothing_stale(window: Window, seed: int) -> None:
    kept: CampaignDocument = begin_sample(window.session)
    chance, session = Random(seed), window.session
    session.go("campaign")

    def given() -> object:
        name = up(kept.live)
        return kept.submit(PassGo(name) if name else BeginTurn(), OrderDice((), Generator(seed)))

    check(window, [
        *looks(session),
        *(("order", given) for _ in range(4)),
        *(("part", partial(kept.show, part)) for part in ("turn", *chance.sample(PARTS, 3))),
        ("player", lambda: kept.choose(chance.choice(["", *kept.live.players]))),
        ("undo", kept.undo),
        ("redo", kept.redo),
        ("look", lambda: kept.goto(5)),
        *(("now", lambda: kept.goto(None)) for _ in range(2)),
    ], chance)  # fmt: skip


BEGUN: dict[str, Callable[[Session], AnyGame]] = {
    "isandlwana": begun,
    "kingdoms": settled,
    "zulus-1": lambda session: ZULUS.begin(session, "Rorke", 1, {}, own=False, thrower=Generator(1)),
    "zulus-2": lambda session: ZULUS.begin(session, "Rorke", 2, {}, own=False, thrower=Generator(1)),
}
DESKS: dict[str, CompanionDesk[Any]] = {"isandlwana": ISANDLWANA, "kingdoms": KINGDOMS, "zulus": ZULUS}


@pytest.mark.parametrize("seed", [1])
@pytest.mark.parametrize("game", BEGUN)
def test_the_page_of_more_games_shows_nothing_stale(window: Window, game: str, seed: int) -> None:
    made = BEGUN[game](window.session)
    chance, session, desk = Random(seed), window.session, DESKS[game.partition("-")[0]]
    session.go("companions")

    def offered() -> list[Offer]:
        return [each for each in desk.table(session, made).offers if not each.off]

    check(window, [
        *looks(session),
        *(("order", lambda: made.submit(chance.choice(offered()).order, OrderDice((), made.generator))) for _ in range(5)),
        *(("choose", lambda: made.choose(place=chance.choice(offered()).place)) for _ in range(2)),
        ("undo", made.undo),
        ("redo", made.redo),
        ("look", lambda: made.goto(1)),
        *(("now", lambda: made.goto(None)) for _ in range(2)),
    ], chance)  # fmt: skip
