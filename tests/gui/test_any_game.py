"""A game of a few lines gets all of the desk's document, library and log, without a line of theirs changed."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gui.app import session as a_session
from gui.dice import OrderDice
from gui.documents.journal import JournalDocument
from gui.documents.library import Journals, library
from gui.presenters.forms import Answers, FormContext, Value
from gui.presenters.journal import Choice, JournalWords
from gui.session import Session
from gui.views.form import FormView, TypedLine
from gui.views.library import LibraryView
from gui.views.log import LogView
from gui.views.parts import Stepper
from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import Holds
from heart_africa.core.journal.journal import Amendment, Refused, StandingAct
from heart_africa.core.journal.records import Command, EventRecord
from heart_africa.core.problems import BadData, Problem
from heart_africa.language.battle.words import Names
from heart_africa.language.order_fields import Form, Slot
from heart_africa.language.reader import Completion, Meant, Reader
from heart_africa.rules.battle import Battle
from heart_africa.storage.documents import Conflict
from tests.gui.hands import settle
from tests.journal.toy import NAMES, EndTurn, Leap, March, Rest, Road, Walks

# --- all that the game has to say ---


class Walk(JournalDocument[Road]):
    """A walk that lies open."""

    topic, order_topic = "walk", "walk-order"


WALKS: Journals[Road, Walk] = Journals(
    Walks(),
    Walk,
    lambda journal: "".join(f"{each.number},{each.act.command.kind}\n" for each in journal.standing),
)


class WalkWords(JournalWords[Road]):
    """How a walk is worded."""

    def line(self, before: Road, command: Command) -> str:
        del before
        return " ".join((command.kind, *(str(getattr(command, name)) for name in ("name", "steps", "dice")
                                         if hasattr(command, name))))  # fmt: skip

    def command(self, before: Road, text: str) -> Command:
        kind, name, count = text.partition("=")[0].split()
        if name not in before.places:
            raise BadData("not-in-the-battle", about={"what": "unit", "found": name})
        return March(name, int(count)) if kind == "march" else Leap(name, int(count))

    def moment(self, act: StandingAct[Road]) -> Hashable:
        return act.before.turn

    def heading(self, act: StandingAct[Road]) -> str:
        return f"Day {act.before.turn}"

    def sentences(self, act: StandingAct[Road], facts: Sequence[EventRecord]) -> tuple[str, ...]:
        return tuple(f"{fact.who} walks to {act.after.places[fact.who]}." for fact in facts if fact.who)

    def against(self, problems: Iterable[Problem]) -> tuple[str, ...]:
        return tuple(each.code for each in problems)

    def filters(self) -> Mapping[str, Sequence[Choice]]:
        return {"player": [(name, name) for name in self.document.live.places]}

    def keeps(self, act: StandingAct[Road], chosen: Mapping[str, str]) -> bool:
        return chosen["player"] in {"", *(fact.who for fact in act.act.facts)}


@dataclass(frozen=True)
class WalkTyping(Completion):
    """What a line of a walk may become."""

    reader: Reader

    def verbs(self) -> Meant:
        return ((each.kind, "") for each in self.reader.verbs.values())

    def values(self, slot: Slot) -> Meant:
        return ((name, "") for name in NAMES if slot.name == "name")


@dataclass(frozen=True)
class WalkForms(FormContext[Walk]):
    """How orders of a walk are filled in."""

    offered = frozenset({Holds.TEXT})
    example = "battle-typed-hint"

    @property
    def order(self) -> Form:
        return self.reader.verbs[self.kind]

    @property
    def reader(self) -> Reader:
        return Reader(self.lang, (March, Leap, Rest), Names(Battle()))

    @property
    def completion(self) -> WalkTyping:
        return WalkTyping(self.lang, self.reader)

    def names(self, slot: Slot, known: Answers) -> Iterable[tuple[str, str]]:
        del known
        return ((name, name) for name in NAMES if slot.name == "name")

    def usual(self, slot: Slot) -> Value | None:
        del slot
        return None

    def worded(self, problems: Iterable[Problem]) -> tuple[str, ...]:
        return tuple(each.code for each in problems)


# --- what it gets for it ---


@pytest.fixture
def desk(tmp_path: Path) -> Session:
    return a_session(tmp_path / "desk", "en")


@pytest.fixture
def walk(desk: Session) -> Walk:
    """Two days on the road: Ana marches, leaps (4, 5) and rests (2)."""
    made = WALKS.begin(desk, "Nile")
    for command, thrown in (
        (March("Ana", 3), ()),
        (EndTurn(), ()),
        (Leap("Ana"), (4, 5)),
        (Rest("Ana"), (2,)),
    ):
        made.submit(command, OrderDice(thrown))
    return made


def ana(walk: Walk) -> int:
    return walk.live.places["Ana"]


def names(desk: Session) -> list[str]:
    return [each.name for each in WALKS.all(desk)]


def test_an_order_is_entered_refused_overruled_undone_and_redone(walk: Walk) -> None:
    assert ana(walk) == 3 + 9 - 2
    with pytest.raises(Refused):
        walk.submit(March("Ana", 7), OrderDice())
    walk.submit(March("Ana", 7), OrderDice(), "downhill")
    assert ana(walk) == 17
    assert walk.undo().act.command == March("Ana", 7)
    assert ana(walk) == 10
    walk.redo()
    assert ana(walk) == 17


def test_an_earlier_moment_is_looked_at_and_nothing_is_written_there(walk: Walk) -> None:
    walk.goto(2)
    assert walk.looked_at.places["Ana"] == 3
    with pytest.raises(ValueError, match="desk-off-looking"):
        walk.submit(EndTurn(), OrderDice())
    walk.goto(None)
    assert walk.looked_at is walk.live


def test_what_was_entered_is_put_right(walk: Walk) -> None:
    assert walk.misread(3, (1, 1), "the sun was in my eyes") == ()
    assert ana(walk) == 3 + 2 - 2
    first = walk.journal.standing[0].number
    assert walk.amend(Amendment(first, March("Ana", 6), "she ran"), OrderDice()) == ()
    assert ana(walk) == 6 + 2 - 2
    walk.correct(walk.journal.standing[0].number, "we begin anew")
    assert ana(walk) == 6


def test_what_somebody_else_wrote_meanwhile_is_told_and_taken_over(desk: Session, walk: Walk) -> None:
    other = WALKS.open(a_session(desk.folder, "en"), "Nile")
    other.submit(EndTurn(), OrderDice())
    with pytest.raises(Conflict):
        walk.submit(EndTurn(), OrderDice())
    assert walk.conflict
    assert walk.reload() == 1
    assert not walk.conflict


def test_it_is_closed_opened_renamed_copied_put_away_and_taken_back(desk: Session, walk: Walk) -> None:
    stood = walk.live
    WALKS.close(desk)
    assert WALKS.opened(desk) is None
    WALKS.rename(desk, "Nile", "Congo")
    assert WALKS.copy(desk, "Congo") == "Congo 2"
    away = WALKS.put_away(desk, "Congo")
    assert names(desk) == ["Congo 2"]
    assert [each.document.name for each in WALKS.away(desk)] == ["Congo"]
    assert WALKS.take_in(desk, away.path).name == "Congo"
    assert WALKS.open(desk, "Congo").live == stood
    assert desk.settings.recent[0] == "walk:Congo"


def test_backups_are_saved_when_it_is_opened_closed_and_when_its_game_says_so(
    desk: Session, walk: Walk
) -> None:
    document = walk.writer.document
    WALKS.close(desk)
    WALKS.open(desk, "Nile")
    assert {each.sort for each in WALKS.backups(desk).of(document)} == {"before", "after", "turn"}


def test_a_damaged_one_is_mended_from_its_backups(desk: Session, walk: Walk) -> None:
    stood = walk.live
    WALKS.close(desk)
    with library(desk).database.writing() as connection:
        connection.exec_driver_sql("UPDATE journal_lines SET mark = 'x' WHERE number = 2")
    with pytest.raises(BadData, match="journal-damaged"):
        WALKS.open(desk, "Nile")
    assert "none is lost" in WALKS.mend(desk, "Nile")
    assert WALKS.open(desk, "Nile").live == stood


# --- at the screen ---


def seen(inside: QWidget) -> str:
    QApplication.processEvents()
    return " | ".join(each.text() for each in inside.findChildren(QLabel) if each.isVisible())


def press(inside: QWidget, name: str) -> None:
    QApplication.processEvents()
    buttons = [each for each in inside.findChildren(QAbstractButton) if each.isVisible()]
    next(each for each in buttons if name in {each.text(), each.accessibleName()}).click()


def fill(inside: QWidget, name: str, text: str) -> None:
    QApplication.processEvents()
    lines = (each for each in inside.findChildren(QLineEdit) if each.isVisible())
    next(each for each in lines if each.accessibleName() == name).setText(text)


def test_the_list_of_the_kept_ones_serves_it(qtbot: QtBot, desk: Session, walk: Walk) -> None:
    WALKS.close(desk)
    view = LibraryView(desk, WALKS)
    qtbot.addWidget(view)
    view.show()
    view.show_library()
    assert "Go on with a game" in seen(view)
    press(view, "Put away: Nile")
    assert names(desk) == []
    press(view, "Restore: Nile")
    press(view, "Rename: Nile")
    fill(view, "The new name of “Nile”", "Congo")
    press(view, "Use this name")
    press(view, "Go on with Congo")
    assert WALKS.opened(desk)


def test_the_log_tells_it_and_puts_it_right(qtbot: QtBot, desk: Session, walk: Walk) -> None:
    view: LogView[Road] = LogView(desk)
    qtbot.addWidget(view)
    view.resize(700, 500)
    view.show()
    view.show_log(WalkWords(desk, walk))
    model = view.tree.model()
    assert [model.index(row, 0).data() for row in range(model.rowCount())] == ["Day 1", "Day 2"]
    leap = model.index(0, 0, model.index(1, 0))
    assert leap.data() == "#3  Ana walks to 12."
    assert "4 5" in model.index(0, 0, leap).data()
    view.tree.setCurrentIndex(leap)
    settle()
    assert leap.data(Qt.ItemDataRole.UserRole) == 3
    press(view, "Change this order")
    fill(view, "The order as it should have been", "leap Ana 3 = 6")
    fill(view, "Why it is corrected", "a third die lay there")
    press(view, "Change #3")
    assert ana(walk) == 3 + 15 - 2


def test_its_orders_are_filled_in_and_typed(qtbot: QtBot, desk: Session, walk: Walk) -> None:
    form, line = FormView(WalkForms(desk, walk, "march")), TypedLine(desk)
    line.serve(WalkForms(desk, walk))
    for view in (form, line):
        qtbot.addWidget(view)
        view.show()
    who, steps = form.fields.inputs["name"], form.fields.inputs["steps"]
    assert isinstance(who, QComboBox)
    assert [who.itemText(each) for each in range(who.count())] == list(NAMES)
    assert isinstance(steps, Stepper)
    steps.set(7)
    assert "too-quick" in seen(form)
    steps.set(4)
    press(form, "Carry out")
    assert ana(walk) == 10 + 4

    line.line.setText("leap Ana --dice 1 = 6")
    line.enter()
    assert ana(walk) == 14 + 6
