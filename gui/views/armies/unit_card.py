"""A unit as a card: name, figures with steppers, what is wrong; all of it by mouse or by keys."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from armylists.edits import (
    ChooseSlot,
    CopyUnit,
    Edit,
    MergeUnits,
    MoveUnit,
    NameUnit,
    NoteUnit,
    RemoveUnit,
    SetFigures,
    SplitUnit,
    TagUnit,
)
from armylists.roster import MOST_FIGURES
from gui.presenters.armies.cards import Figures, UnitCard
from gui.session import Session
from gui.views.armies.tags import TagsRow
from gui.views.armies.widgets import CardFrame, Grip, OwnLine, Share, counted, lets_undo_through
from gui.views.parts import Stepper, button, combo, label, narrow, refill, row
from gui.views.parts.updates import fill, restyle, tell


class Hands(Protocol):
    """Who does what a card asks for."""

    def do(self, *changes: Edit) -> None:
        """Edit the army."""

    def go_to(self, where: str) -> None:
        """Put the focus on the card of that place."""

    def step(self, where: str, by: int) -> None:
        """Put the focus on the next card in view, one way or the other."""

    def drag(self, where: str, height: int) -> None:
        """Show where a card would be put."""

    def drop(self, where: str, height: int) -> None:
        """Put a card there."""


class UnitFrame(CardFrame):
    """The card of one unit; it is given another panel whenever the army has changed."""

    def __init__(self, session: Session, hands: Hands, panel: UnitCard) -> None:
        super().__init__()
        self._session, self._hands, self._panel = session, hands, panel
        self._noting = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._steppers: dict[str, Stepper] = {}
        self._latest = ""
        say = session.say
        self._rows = QVBoxLayout()
        self._rows.setSpacing(2)
        self._slot = narrow(combo((), "", self._choose_slot, name=say("builder-slot-name")))
        self._slot.setToolTip(say("builder-slot-tip"))
        self._notes = OwnLine(say("builder-notes"), role="", hint=say("builder-notes"), most=2000)
        self._notes.given.connect(self._note)
        self._notes.editingFinished.connect(self._noted)
        self._tags = TagsRow(session)
        self._tags.given.connect(self._tag)
        self._share = Share()
        self.lay(self._head(), self._rows, self._slot, self._tags, self._notes, self.marks, self._share)
        self.show_panel(panel, anew=True)

    def _head(self) -> QWidget:
        say = self._session.say
        self._grip = Grip(say("builder-drag"))
        self._grip.dragged.connect(lambda height: self._hands.drag(self._panel.where, height))
        self._grip.dropped.connect(lambda height: self._hands.drop(self._panel.where, height))
        self._number = label("", "quiet", wrap=False)
        self._name = OwnLine(say("builder-unit-name"))
        self._name.given.connect(self._rename)
        self._points = label("", "strong", wrap=False)
        self._more = button("…", self._menu, role="step", tip=say("builder-more"))
        self._more.setAccessibleName(say("builder-more"))
        away = button("×", self._remove, role="step", tip=say("builder-remove-tip"))
        away.setAccessibleName(say("builder-remove"))
        return row(self._grip, self._number, self._name, self._points, self._more, away, space=6, wide=2)

    # --- what it shows ---

    def show_panel(self, panel: UnitCard, *, anew: bool = False) -> None:
        """Show another state of the unit, touching only what is otherwise."""
        before, self._panel = self._panel, panel
        if panel == before and not anew:
            return
        self.setAccessibleName(panel.summary)
        tell(self._number, panel.number)
        tell(self._points, panel.points)
        self._name.show_text(panel.name)
        self._name.setPlaceholderText(panel.hint)
        if anew or [each.troop for each in panel.rows] != [each.troop for each in before.rows]:
            self._build_rows(panel)
        for each in panel.rows:
            self._steppers[each.troop].set(each.count, quietly=True)
        fill(self._slot, panel.slots, panel.slot)
        self._slot.setVisible(bool(panel.slots))
        self._notes.show_text(panel.notes)
        self._notes.setVisible(bool(panel.notes) or self._noting)
        self._tags.show_tags(panel.tags, panel.known_tags)
        self.show_marks(panel.marks)
        self._share.show_share(panel.share)

    def _build_rows(self, panel: UnitCard) -> None:
        self._steppers = {}
        refill(self._rows, *(self._row(each) for each in panel.rows))
        if not panel.rows:
            self._rows.addWidget(label(self._session.say("builder-unit-empty-tip"), "quiet"))

    def _row(self, figures: Figures) -> QWidget:
        least = 0 if len(self._panel.rows) > 1 else 1
        stepper = Stepper(figures.count, name=figures.name, least=least, most=MOST_FIGURES)
        stepper.changed.connect(partial(self._set, figures.troop))
        lets_undo_through(stepper)
        self._steppers[figures.troop] = stepper
        return counted(stepper, figures.name, figures.price, figures.tip)

    # --- what it does ---

    def _set(self, troop: str, count: int) -> None:
        self._latest = troop
        self._hands.do(SetFigures(self._panel.index, troop, count, self._panel.ally))

    def _rename(self, name: str) -> None:
        self._hands.do(NameUnit(self._panel.index, name, self._panel.ally))

    def _note(self, notes: str) -> None:
        self._hands.do(NoteUnit(self._panel.index, notes, self._panel.ally))

    def _noted(self) -> None:
        self._noting = False
        self._notes.setVisible(bool(self._panel.notes))

    def _tag(self, tags: tuple[str, ...]) -> None:
        self._hands.do(TagUnit(self._panel.index, tags, self._panel.ally))

    def _choose_slot(self, slot: str) -> None:
        self._hands.do(ChooseSlot(self._panel.index, slot, self._panel.ally))

    def _remove(self) -> None:
        where = self._panel.where
        self._hands.do(RemoveUnit(self._panel.index, self._panel.ally))
        self._hands.go_to(where)

    def _copy(self) -> None:
        self._hands.do(CopyUnit(self._panel.index, self._panel.ally))
        self._hands.go_to(self._place(self._panel.index + 1))

    def _split(self) -> None:
        if self._panel.splits:
            troop, count = self._panel.splits
            self._hands.do(SplitUnit(self._panel.index, troop, count, self._panel.ally))

    def _move(self, step: int) -> None:
        to = self._panel.index + step
        if to >= 0 and not (step > 0 and self._panel.last):
            self._hands.do(MoveUnit(self._panel.index, to, self._panel.ally))
            self._hands.go_to(self._place(to))

    def _place(self, index: int) -> str:
        return f"{self._panel.where[: self._panel.where.rindex('[')]}[{index}]"

    def _add(self, troop: str) -> None:
        self._latest = troop
        self._hands.do(SetFigures(self._panel.index, troop, 1, self._panel.ally))

    def _step(self, by: int) -> None:
        troops = list(self._steppers)
        if troops:
            troop = self._latest if self._latest in self._steppers else troops[0]
            self._steppers[troop].set(self._steppers[troop].value + by)

    def _begin_notes(self) -> None:
        self._noting = True
        self._notes.setVisible(True)
        self._notes.setFocus(Qt.FocusReason.OtherFocusReason)

    def _menu(self) -> None:
        self._menu_of(self).popup(self._more.mapToGlobal(QPoint(0, self._more.height())))

    def _menu_of(self, parent: QWidget) -> QMenu:
        """All that can be done with the unit, each with its key on the card."""
        say, panel, menu = self._session.say, self._panel, QMenu(parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for message, key, run, able in (
            ("builder-copy", "D", self._copy, True),
            ("builder-split", "S", self._split, panel.splits is not None),
            ("builder-note", "N", self._begin_notes, True),
            ("builder-tag", "T", self._tags.begin, True),
            ("builder-up", "Alt+↑", partial(self._move, -1), panel.index > 0),
            ("builder-down", "Alt+↓", partial(self._move, 1), not panel.last),
            ("builder-remove", "Del", self._remove, True),
        ):
            menu.addAction(f"{say(message)}\t{key}", run).setEnabled(able)
        self._submenu(
            menu, say("builder-add-troop"), [(text, partial(self._add, id_)) for id_, text in panel.addable]
        )
        self._submenu(
            menu, say("builder-join"), [(text, partial(self._join, other)) for other, text in panel.joins]
        )
        return menu

    def _join(self, other: int) -> None:
        self._hands.do(MergeUnits(self._panel.index, other, self._panel.ally))

    @staticmethod
    def _submenu(menu: QMenu, title: str, entries: list[tuple[str, Callable[[], None]]]) -> None:
        if entries:
            below = menu.addMenu(title)
            for text, run in entries:
                below.addAction(text, run)

    # --- keys ---

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """+ and - change figures; the rest as the menu says."""
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        plain: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Plus: partial(self._step, 1),
            Qt.Key.Key_Equal: partial(self._step, 1),
            Qt.Key.Key_Minus: partial(self._step, -1),
            Qt.Key.Key_Delete: self._remove,
            Qt.Key.Key_D: self._copy,
            Qt.Key.Key_S: self._split,
            Qt.Key.Key_N: self._begin_notes,
            Qt.Key.Key_T: self._tags.begin,
            Qt.Key.Key_Return: self._name.setFocus,
            Qt.Key.Key_F2: self._name.setFocus,
            Qt.Key.Key_Menu: self._menu,
            Qt.Key.Key_Up: partial(self._hands.step, self._panel.where, -1),
            Qt.Key.Key_Down: partial(self._hands.step, self._panel.where, 1),
        }
        moved: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Up: partial(self._move, -1),
            Qt.Key.Key_Down: partial(self._move, 1),
        }
        keys = moved if alt else plain
        if self.hasFocus() and event.key() in keys:
            keys[event.key()]()
            event.accept()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show that its keys work."""
        restyle(self, chosen="true")
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Its keys do not work any more."""
        restyle(self, chosen="")
        super().focusOutEvent(event)

    def narrow_to(self, tag: str) -> None:
        """Be in view if the unit has this tag, or for no tag; it is dragged only where all are in view."""
        self.setVisible(not tag or tag in self._panel.tags)
        self._grip.setVisible(not tag)

    @property
    def where(self) -> str:
        """Its place in the roster."""
        return self._panel.where
