"""The rulebook page: entries, rulings, troops, odds, what is proven."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QRadioButton,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from gui.presenters.lazy_rows import LazyRows
from gui.presenters.rulebook import Entry, Hit, choose, coverage, entry, rulings, search, troop_heads, troops
from gui.presenters.workbench import MeleeFacts, ShotFacts, melee, shot, targets, who, works
from gui.session import Session
from gui.views.colours import colours_of
from gui.views.page import Page
from gui.views.parts import (
    Stepper,
    Toggles,
    card,
    chip,
    combo,
    field,
    flow,
    label,
    laid,
    line,
    narrow,
    refill,
    refill_top,
    row,
    scrolled,
)
from gui.views.parts.chart import ChartView
from gui.views.parts.controls import titled
from gui.views.parts.panes import SplitPane
from gui.views.parts.tables import LinesView, to_read
from heart_africa.language.narration import signed
from heart_africa.rules.shared_terms import Obstacle

# --- the base of all parts of the page ---


class Part(QWidget):
    """The base of the parts of the rulebook page; `stale` until it is drawn."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setObjectName("inside")
        self.session = session
        self.stale = True

    def draw(self) -> None:
        """Draw the part anew."""
        raise NotImplementedError


# --- choices with words that wrap ---


class Words(QLabel):
    """The text beside a box to tick or choose; pressing the text presses the box."""

    pressed = Signal()

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setWordWrap(True)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Emit `pressed`."""
        self.pressed.emit()


def worded(press: QAbstractButton, text: str) -> QWidget:
    """A check box or radio button with its text beside it, wrapped if there is little room."""
    words = Words(text)
    words.pressed.connect(press.click)
    press.setAccessibleName(text)
    made = row(press, words, space=4)
    layout = made.layout()
    if isinstance(layout, QHBoxLayout):
        layout.setStretch(1, 1)
        layout.setAlignment(press, Qt.AlignmentFlag.AlignTop)
    return made


# --- search ---


LINES = 3
"""The lines of an entry in the list: one for its place, two for its text."""


class Entries(Part):
    """A line to search the rulebook, the entries found, and the chosen one in full."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.sought = field("", self._search, name="search", at_once=True)
        self._count = label("", "quiet")
        self.found: Sequence[Hit] = ()
        self.list = LinesView(LINES)
        self.list.selectionModel().currentChanged.connect(self._chosen)
        left = QWidget()
        laid(left, self.sought, self._count, self.list, margins=(0, 8, 0, 0))
        inside = QWidget()
        self._inside = laid(inside, space=10, margins=(9, 9, 9, 9))
        laid(
            self,
            SplitPane(
                session,
                left,
                scrolled(inside),
                sizes=(420, 600),
            ),
        )

    def draw(self) -> None:
        """Draw the list in the current language; the chosen entry stays chosen."""
        hint = self.session.say("rules-search-hint")
        self.sought.setPlaceholderText(hint)
        self.sought.setAccessibleName(hint)
        self.list.setAccessibleName(self.session.say("rules-tab-search"))
        row = self.list.currentIndex().row()
        kept = self.found[row].id if row >= 0 else ""
        self._search(self.sought.text())
        ids = [hit.id for hit in self.found]
        if kept in ids:
            self.list.choose(ids.index(kept))

    def _search(self, words: str) -> None:
        self.found = search(self.session, words)
        self._count.setText(self.session.say("rules-found", count=len(self.found)))
        self.list.texts.show(LazyRows(self.found, lambda hit: f"{hit.cited}\n{hit.text}"))
        if self.found:
            self.list.choose(0)
        else:
            refill_top(self._inside, label(self.session.say("rules-choose"), "quiet"))

    def _chosen(self, now: QModelIndex, _before: QModelIndex) -> None:
        if now.isValid():
            shown = entry(self.session, self.found[now.row()].id)
            parts: list[QWidget] = [
                label(f"{shown.cited} · {shown.chapter}", "heading"),
                label(shown.text),
                line(),
                flow(chip(shown.by)),
                label(shown.proven, "quiet"),
            ]
            parts += [label(text) for text in (shown.unclear, shown.read_so) if text]
            for reading in shown.readings:
                mark = "●" if reading.chosen else "○"
                parts.append(label(f"{mark} {reading.text}", "strong" if reading.chosen else ""))
            refill_top(self._inside, *parts)


# --- rulings, troops, and proved rules ---


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], *, wide: int = 0) -> QTableWidget:
    """A table to read; the column `wide` takes the width that is left."""
    lines = [tuple(row) for row in rows]
    made = ReadTable(len(lines), len(heads), wide)
    made.setHorizontalHeaderLabels(list(heads))
    to_read(made)
    made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    for across in (0, wide):  # align the heads of words with the words below
        if head := made.horizontalHeaderItem(across):
            head.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    for down, cells in enumerate(lines):
        for across, text in enumerate(cells):
            item = QTableWidgetItem(text)
            if across and across != wide:
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            made.setItem(down, across, item)
    made.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    return made


class ReadTable(QTableWidget):
    """A table that scrolls sideways where it is wider than the window, so that no word is cut off."""

    def __init__(self, rows: int, columns: int, wide: int) -> None:
        super().__init__(rows, columns)
        self._wide = wide

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the wide column the width that is left, if any is."""
        super().resizeEvent(event)
        header, contents = self.horizontalHeader(), QHeaderView.ResizeMode.ResizeToContents
        needed = sum(
            max(self.sizeHintForColumn(at), header.sectionSizeHint(at)) for at in range(header.count())
        )
        fits = needed <= self.viewport().width()
        header.setSectionResizeMode(self._wide, QHeaderView.ResizeMode.Stretch if fits else contents)


class Rulings(Part):
    """Each unclear rule with its readings to choose from; the one in force is marked."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        inside = QWidget()
        self._inside = laid(inside, space=12, margins=(9, 9, 9, 9))
        laid(self, scrolled(inside), margins=(0, 8, 0, 0))

    def draw(self) -> None:
        """Draw a card for each unclear rule."""
        lead = label(self.session.say("rules-rulings-lead"), "quiet")
        refill_top(self._inside, lead, *(self._card(each) for each in rulings(self.session)))

    def _card(self, shown: Entry) -> QWidget:
        made = card(label(f"{shown.cited} · {shown.chapter}", "strong"), label(shown.unclear or shown.text))
        group = QButtonGroup(made)
        layout = made.layout()
        for reading in shown.readings:
            usual = f" ({self.session.say('rules-usual')})" if reading.usual else ""
            press = QRadioButton()
            press.setChecked(reading.chosen)
            press.setAccessibleDescription(self.session.say("rules-reading", rule=shown.id))
            press.clicked.connect(
                lambda _on=False, rule=shown.id, option=reading.id: choose(self.session, rule, option)
            )
            group.addButton(press)
            if layout is not None:
                layout.addWidget(worded(press, f"{reading.text}{usual}"))
        return made


class _Table(Part):
    """A part that is a line of text and a table."""

    lead = ""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 8, 0, 0)

    def draw(self) -> None:
        """Draw the text and the table."""
        words = [label(self.session.say(self.lead), "quiet")] if self.lead else []
        refill(self._box, *words, self.made())

    def made(self) -> QTableWidget:
        """Make the table."""
        raise NotImplementedError


class Troops(_Table):
    """The table of troops, as on page 12."""

    def made(self) -> QTableWidget:
        """Make the table of characteristics (p. 12)."""
        return table(troop_heads(self.session), troops(self.session))


class Coverage(_Table):
    """How much of each chapter is proven by tests."""

    lead = "rules-coverage-lead"

    def made(self) -> QTableWidget:
        """Make the table, a row for each chapter."""
        say = self.session.say
        heads = tuple(say(f"rules-head-{name}") for name in ("chapter", "title", "proven", "asks", "players"))
        rows = (
            (
                row.chapter,
                row.title,
                say("rules-of", proven=row.proven, total=row.total),
                str(row.asks),
                str(row.players),
            )
            for row in coverage(self.session)
        )
        return table(heads, rows, wide=1)


# --- the odds workbench ---


class Bench(Part):
    """The odds of a shot or melee: facts to set on the left, the answer on the right, always up to date."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.kind, self.shot, self.melee = "melee", ShotFacts(), MeleeFacts()
        self._asked, self._answer = QVBoxLayout(), QVBoxLayout()
        left, right = QWidget(), QWidget()
        for box, layout in ((left, self._asked), (right, self._answer)):
            layout.setSpacing(8)
            layout.setContentsMargins(0, 0, 8, 0)
            box.setLayout(layout)
        self._facts = scrolled(left)
        halves = SplitPane(session, self._facts, scrolled(right), sizes=(360, 700))
        laid(self, halves, margins=(0, 8, 0, 0))

    def draw(self) -> None:
        """Draw the facts and the answer."""
        say = self.session.say
        kinds = [(kind, say(f"bench-kind-{kind}")) for kind in ("melee", "shot")]
        chosen = Toggles(kinds, self.kind, name=say("rules-tab-bench"))
        chosen.chosen.connect(self._turn)
        facts = self._melee_facts() if self.kind == "melee" else self._shot_facts()
        refill_top(self._asked, label(say("bench-lead"), "quiet"), chosen, *facts)
        self._reckon()

    def _turn(self, kind: str) -> None:
        self.kind = kind
        self.draw()

    # --- the question ---

    def _shot_facts(self) -> list[QWidget]:
        say = self.session.say
        measure = "bench-inches" if self.session.settings.measure == "inches" else "bench-centimetres"
        return [
            self._choice("shot", "by", say("bench-who"), who(self.session, shooting=True)),
            self._number("shot", "shooters", say("bench-figures"), 1, 60),
            self._choice("shot", "at", say("bench-at"), targets(self.session)),
            self._number("aim", "inches", say(measure), 0, 72),
            *(self._flag("shot", name) for name in ("moved", "charging")),
            *(self._flag("aim", name) for name in ("cover", "alone")),
            self._choice("aim", "behind", say("bench-behind"), works(self.session)),
        ]

    def _melee_facts(self) -> list[QWidget]:
        say, fighters = self.session.say, who(self.session, shooting=False)
        return [
            self._choice("melee", "by", say("bench-who"), fighters),
            self._number("melee", "figures", say("bench-figures"), 1, 40),
            self._flag("melee", "mighty"),
            self._choice("melee", "against", say("bench-against"), fighters),
            self._number("melee", "enemies", say("bench-enemies"), 1, 40),
            self._choice("melee", "behind", say("bench-behind"), works(self.session)),
            self._number("melee", "rounds", say("bench-rounds"), 1, 10),
        ]

    def _facts_of(self, kind: str) -> Any:  # noqa: ANN401  # facts of a shot, of each of its shots, of a melee
        return {"shot": self.shot, "aim": self.shot.aim, "melee": self.melee}[kind]

    def _put(self, kind: str, name: str) -> Callable[[Any], None]:
        def put(value: object) -> None:
            now = replace(self._facts_of(kind), **{name: value})
            if kind == "melee":
                self.melee = now
            else:
                self.shot = now if kind == "shot" else replace(self.shot, aim=now)
            self._reckon()

        return put

    def _choice(self, kind: str, name: str, text: str, choices: Iterable[tuple[str, str]]) -> QWidget:
        """A fact that is one of these, in a list that may be narrower than its longest choice."""
        now = getattr(self._facts_of(kind), name) or ""
        put = self._put(kind, name)
        shown = combo(
            choices, now, lambda value: put(Obstacle(value) if name == "behind" else value), name=text
        )
        return titled(text, narrow(shown))

    def _number(self, kind: str, name: str, text: str, least: int, most: int) -> QWidget:
        stepper = Stepper(getattr(self._facts_of(kind), name), name=text, least=least, most=most)
        stepper.changed.connect(self._put(kind, name))
        return titled(text, stepper)

    def _flag(self, kind: str, name: str) -> QWidget:
        made = QCheckBox()
        made.setChecked(bool(getattr(self._facts_of(kind), name)))
        made.toggled.connect(self._put(kind, name))
        return worded(made, self.session.say(f"bench-{name}"))

    # --- the answer ---

    def _reckon(self) -> None:
        answer = melee(self.session, self.melee) if self.kind == "melee" else shot(self.session, self.shot)
        colours = colours_of(self.session)
        parts: list[QWidget] = [label(f"✗ {text}", state="bad") for text in answer.objections]
        for side in answer.sides:
            lines = [
                label(f"{signed(reason.value)}  {reason.why} ({reason.cited})", "quiet")
                for reason in side.reasons
            ]
            head = f"{side.title} · {side.total}" if side.total else side.title
            parts.append(card(label(head, "heading"), *lines))
        if answer.said:
            parts.append(card(*(label(text) for text in answer.said)))
        charts = ((each.title, ChartView(each, colours.accent, colours.quiet)) for each in answer.charts)
        refill_top(self._answer, *[*parts, *(card(label(title, "strong"), view) for title, view in charts)])


# --- the rulebook page ---


TABS = ("search", "rulings", "troops", "bench", "coverage")


class RulebookPage(Page):
    """A tab for each of its parts."""

    topics = ("rulings", "theme")
    tall = (520, 760)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._title, self._lead = label("", "title"), label("", "quiet")
        self.tabs = QTabWidget()
        self.parts = {
            "search": Entries(session),
            "rulings": Rulings(session),
            "troops": Troops(session),
            "bench": Bench(session),
            "coverage": Coverage(session),
        }
        for part in self.parts.values():
            self.tabs.addTab(part, "")
        inside = QWidget()
        laid(inside, self._title, self._lead, self.tabs, margins=(24, 16, 24, 12), high=self.tabs)
        self._layout.addWidget(inside)
        self.tabs.currentChanged.connect(lambda _index: self._freshen_part())

    def render_page(self) -> None:
        """Name the tabs in the current language, and draw the one that is shown."""
        say = self.session.say
        self._title.setText(say("rules-title"))
        self._lead.setText(say("rules-lead"))
        for place, name in enumerate(TABS):
            self.tabs.setTabText(place, say(f"rules-tab-{name}"))
        for part in self.parts.values():
            part.stale = True
        self._freshen_part()

    def _freshen_part(self) -> None:
        part = self.tabs.currentWidget()
        if isinstance(part, Part) and part.stale:
            part.stale = False
            part.draw()
