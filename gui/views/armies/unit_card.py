"""The cards of a unit and of the leader: figures with steppers, tags, what is wrong; by mouse or by keys."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QCompleter,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from armylists.edits import (
    ChooseSlot,
    CopyUnit,
    DismissLeader,
    Edit,
    MergeUnits,
    MoveUnit,
    NameLeader,
    NameUnit,
    NoteUnit,
    RemoveUnit,
    SetAttendants,
    SetFigures,
    SetLeader,
    SetLeaderBearer,
    SetTraits,
    SplitUnit,
    TagUnit,
)
from armylists.roster import MOST_FIGURES, MOST_TAGS
from gui.presenters.armies.cards import Figures, LeaderCard, UnitCard
from gui.session import Session
from gui.theme import px
from gui.views.armies.widgets import CardFrame, Grip, OwnLine, Share, counted
from gui.views.parts import Stepper, button, combo, field, label, narrow, refill, row, toggle
from gui.views.parts.controls import titled
from gui.views.parts.flow import FlowBox, flow
from gui.views.parts.work import fill, restyle, tell

# --- the player's own tags ---


WIDE, LONGEST = 130, 30


class TagsRow(FlowBox):
    """The tags of a unit, each with a cross that takes it off, and a line to type another.

    A comma separates several. The row is hidden while there are no tags and none is being typed.

    `given` is emitted with all tags after a change.
    """

    given = Signal(tuple)

    def __init__(self, session: Session) -> None:
        super().__init__(4)
        self._session = session
        self._tags: tuple[str, ...] = ()
        self._known: tuple[str, ...] = ()
        self._writing = False
        say = session.say
        self._line = field("", self._write, name=say("builder-tag-new"), hint=say("builder-tag-hint"))
        self._line.setToolTip(say("builder-tag-tip"))
        self._line.setMaxLength(LONGEST * MOST_TAGS)
        self._line.setFixedWidth(px(WIDE, session.settings.scale))
        self.hold(self._line)
        self.hide()

    def show_tags(self, tags: tuple[str, ...], known: tuple[str, ...]) -> None:
        """Show these tags; `known` are all tags of the army, offered as completion."""
        if known != self._known:
            self._known = known
            offered = QCompleter(list(known), self._line)
            offered.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            self._line.setCompleter(offered)
        if tags != self._tags:
            self._tags = tags
            chips: list[QWidget] = []
            for tag in tags:
                rest = tuple(each for each in tags if each != tag)
                tip = self._session.say("builder-tag-off", tag=tag)
                off = partial(self.given.emit, rest)
                chips.append(button(f"#{tag} ×", off, role="tag", tip=tip, name=tip))
            self.hold(*chips, self._line)
        self.setVisible(bool(tags) or self._writing)

    def begin(self) -> None:
        """Show the line and put the focus into it."""
        self._writing = True
        self.show()
        self._line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _write(self, text: str) -> None:
        self._line.clear()
        self._writing = False
        new = (each.strip().lstrip("#").strip()[:LONGEST] for each in text.split(","))
        tags = tuple(dict.fromkeys((*self._tags, *(each for each in new if each))))[:MOST_TAGS]
        if tags != self._tags:
            self.given.emit(tags)
        self.setVisible(bool(self._tags))


class TagFilter(FlowBox):
    """All tags of the army as toggles; if one is down, only units with that tag are shown."""

    def __init__(self, session: Session, chosen: Callable[[str], object]) -> None:
        super().__init__(4)
        self._session, self._chosen = session, chosen
        self._tags: tuple[str, ...] = ()
        self.tag = ""
        self.hide()

    def show_tags(self, tags: tuple[str, ...]) -> None:
        """Offer these tags; the chosen one is dropped if no unit has it any more."""
        self.tag = self.tag if self.tag in tags else ""
        if tags != self._tags:
            self._tags = tags
            self.hold(
                label(self._session.say("builder-tags-only"), "quiet", wrap=False), *map(self._one, tags)
            )
        self.setVisible(bool(tags))

    def _one(self, tag: str) -> QWidget:
        tip = self._session.say("builder-tags-tip", tag=tag)
        return toggle(f"#{tag}", tag == self.tag, partial(self._choose, tag), tip=tip, name=tip)

    def _choose(self, tag: str, on: bool) -> None:  # noqa: FBT001  # as the button says
        if on or self.tag == tag:
            self.choose(tag if on else "")

    def choose(self, tag: str) -> None:
        """Show only units with a tag; the empty tag shows all."""
        self.tag = tag
        for press in self.findChildren(QPushButton):
            press.setChecked(press.text() == f"#{tag}")
        self._chosen(tag)


# --- a unit as a card ---


class CardHost(Protocol):
    """What a card asks of the pane that holds it."""

    def do(self, *changes: Edit) -> None:
        """Apply edits to the army."""

    def go_to(self, where: str) -> None:
        """Put the focus on the card of that place."""

    def step(self, where: str, by: int) -> None:
        """Put the focus on the next visible card: downward if `by` is positive."""

    def drag(self, where: str, height: int) -> None:
        """Show where the card would be put at this height on the screen."""

    def drop(self, where: str, height: int) -> None:
        """Put the card into the gap at this height on the screen."""


class UnitFrame(CardFrame):
    """The card of one unit; it is given another panel whenever the army has changed."""

    def __init__(self, session: Session, hands: CardHost, panel: UnitCard) -> None:
        super().__init__()
        self._session, self._hands, self._panel = session, hands, panel
        self._noting = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._steppers: dict[str, Stepper] = {}
        self._latest = ""
        say = session.say
        self._rows = QVBoxLayout()
        self._rows.setSpacing(2)
        self._slot = narrow(combo((), "", partial(self._do, ChooseSlot), name=say("builder-slot-name")))
        self._slot.setToolTip(say("builder-slot-tip"))
        self._notes = OwnLine(say("builder-notes"), role="", hint=say("builder-notes"), most=2000)
        self._notes.given.connect(partial(self._do, NoteUnit))
        self._notes.editingFinished.connect(self._end_notes)
        self._tags = TagsRow(session)
        self._tags.given.connect(partial(self._do, TagUnit))
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
        self._name.given.connect(partial(self._do, NameUnit))
        self._points = label("", "strong", wrap=False)
        more, name = say("builder-more"), say("builder-remove")
        self._more = button("…", self._menu, role="step", tip=more, name=more)
        away = button("×", self._remove, role="step", tip=say("builder-remove-tip"), name=name)
        return row(self._grip, self._number, self._name, self._points, self._more, away, space=6, wide=2)

    # --- what it shows ---

    def show_panel(self, panel: UnitCard, *, anew: bool = False) -> None:
        """Show another state of the unit; widgets that would look the same are not touched."""
        before, self._panel = self._panel, panel
        if panel == before and not anew:
            return
        self.setAccessibleName(panel.summary)
        tell(self._number, panel.number)
        tell(self._points, panel.points)
        self._name.show_text(panel.name)
        self._name.setPlaceholderText(panel.hint)
        if anew or [each.troop for each in panel.rows] != [each.troop for each in before.rows]:
            self._steppers = {}
            refill(self._rows, *(self._row(each) for each in panel.rows))
            if not panel.rows:
                self._rows.addWidget(label(self._session.say("builder-unit-empty-tip"), "quiet"))
        for each in panel.rows:
            self._steppers[each.troop].set(each.count, quietly=True)
        fill(self._slot, panel.slots, panel.slot)
        self._slot.setVisible(bool(panel.slots))
        self._notes.show_text(panel.notes)
        self._notes.setVisible(bool(panel.notes) or self._noting)
        self._tags.show_tags(panel.tags, panel.known_tags)
        self.show_marks(panel.marks)
        self._share.show_share(panel.share)

    def _row(self, figures: Figures) -> QWidget:
        least = 0 if len(self._panel.rows) > 1 else 1
        stepper = Stepper(figures.count, name=figures.name, least=least, most=MOST_FIGURES)
        stepper.changed.connect(partial(self._set, figures.troop))
        self._steppers[figures.troop] = stepper
        return counted(stepper, figures.name, figures.price, figures.tip)

    # --- what it does ---

    def _do(self, edit: Callable[..., Edit], *facts: object) -> None:
        """Apply an edit of this unit. Unit edits take its index first and the allied contingent last."""
        self._hands.do(edit(self._panel.index, *facts, self._panel.ally))

    def _set(self, troop: str, count: int) -> None:
        self._latest = troop
        self._do(SetFigures, troop, count)

    def _end_notes(self) -> None:
        self._noting = False
        self._notes.setVisible(bool(self._panel.notes))

    def _remove(self) -> None:
        where = self._panel.where
        self._do(RemoveUnit)
        self._hands.go_to(where)

    def _copy(self) -> None:
        self._do(CopyUnit)
        self._hands.go_to(self._place(self._panel.index + 1))

    def _split(self) -> None:
        if self._panel.splits:
            self._do(SplitUnit, *self._panel.splits)

    def _move(self, step: int) -> None:
        to = self._panel.index + step
        if to >= 0 and not (step > 0 and self._panel.last):
            self._do(MoveUnit, to)
            self._hands.go_to(self._place(to))

    def _place(self, index: int) -> str:
        return f"{self._panel.where[: self._panel.where.rindex('[')]}[{index}]"

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
        added = [(text, partial(self._set, troop, 1)) for troop, text in panel.addable]
        joined = [(text, partial(self._do, MergeUnits, other)) for other, text in panel.joins]
        for title, entries in (("builder-add-troop", added), ("builder-join", joined)):
            if entries:
                below = menu.addMenu(say(title))
                for text, run in entries:
                    below.addAction(text, run)
        return menu

    # --- keys ---

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """+ and - change the number of figures; other keys do what the menu says beside them."""
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
        """Mark the card: its keys work now."""
        restyle(self, chosen="true")
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the mark away: its keys no longer work."""
        restyle(self, chosen="")
        super().focusOutEvent(event)

    def narrow_to(self, tag: str) -> None:
        """Show the card if its unit has this tag, or if the tag is empty.

        Its grip is hidden while a tag is chosen: dragging needs all cards in view.
        """
        self.setVisible(not tag or tag in self._panel.tags)
        self._grip.setVisible(not tag)

    @property
    def where(self) -> str:
        """The unit's place in the roster, as `units[2]` or `allies[0].units[1]`."""
        return self._panel.where


# --- the leader's card ---


MOST = 99


class LeaderFrame(CardFrame):
    """The card of the leader; without a leader, the choices by which one is taken on."""

    def __init__(self, session: Session, hands: CardHost, panel: LeaderCard) -> None:
        super().__init__(session.say("builder-leader"))
        self._session, self._hands, self._panel = session, hands, panel
        say = session.say
        self._name = OwnLine(say("builder-leader-name"))
        self._name.given.connect(lambda name: hands.do(NameLeader(name)))
        self._points = label("", "strong", wrap=False)
        dismiss = say("builder-dismiss")

        def away() -> None:
            hands.do(DismissLeader())
            self._troop.setFocus(Qt.FocusReason.OtherFocusReason)

        self._away = button("×", away, role="step", tip=dismiss, name=dismiss)
        head = row(self._name, self._points, self._away, wide=0)
        self.lay(head, self._controls(), self.marks)
        self.show_panel(panel, anew=True)

    def _controls(self) -> QWidget:
        say = self._session.say
        self._troop = self._choice("names-head-troop", self._lead)
        self._first = self._choice("builder-trait", lambda trait: self._traits(0, trait))
        self._second = self._choice("builder-trait-second", lambda trait: self._traits(1, trait))
        self._attendants = Stepper(0, name=say("builder-attendants"), most=MOST)
        self._attendants.changed.connect(lambda count: self._hands.do(SetAttendants(count)))
        self._bearer = QCheckBox(say("builder-bearer"))
        self._bearer.setToolTip(say("builder-bearer-tip"))
        self._bearer.clicked.connect(lambda on: self._hands.do(SetLeaderBearer(int(on))))
        self._parts = {
            "troop": titled(say("names-head-troop"), self._troop),
            "first": titled(say("builder-trait"), self._first),
            "second": titled(say("builder-trait-second"), self._second),
            "attendants": titled(say("builder-attendants"), self._attendants),
        }
        return flow(*self._parts.values(), self._bearer, space=10)

    def _choice(self, message: str, run: Callable[[str], object]) -> QComboBox:
        made = narrow(combo((), "", run, name=self._session.say(message)))
        made.setMinimumContentsLength(15)
        return made

    def show_panel(self, panel: LeaderCard, *, anew: bool = False) -> None:
        """Show another state of the leader."""
        before, self._panel = self._panel, panel
        if panel == before and not anew:
            return
        self._name.show_text(panel.name)
        self._name.setPlaceholderText(panel.hint)
        tell(self._points, panel.points if panel.there else "")
        choices = (
            panel.troops if panel.there else (("", self._session.say("builder-no-leader")), *panel.troops)
        )
        fill(self._troop, choices, panel.troop)
        self._troop.setToolTip(panel.tip)
        traits = (*panel.traits, "", "")
        fill(self._first, (("", self._session.say("builder-trait-open")), *panel.choices[1:]), traits[0])
        fill(self._second, panel.choices, traits[1])
        self._attendants.set(panel.attendants, quietly=True)
        self._bearer.setChecked(panel.bearer)
        for part in ("first", "attendants"):
            self._parts[part].setVisible(panel.there)
        self._parts["second"].setVisible(panel.second)
        self._name.setEnabled(panel.there)
        self._away.setVisible(panel.there)
        self._bearer.setVisible(panel.may_bear)
        self.show_marks(panel.marks)

    def _lead(self, troop: str) -> None:
        if troop:
            self._hands.do(SetLeader(troop))

    def _traits(self, number: int, trait: str) -> None:
        now = [*self._panel.traits, "", ""][:2]
        now[number] = trait
        self._hands.do(SetTraits(tuple(each for each in now if each)))
