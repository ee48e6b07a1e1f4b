"""What may join the army, on the left: the troops of its list, and every addition or why not."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from armylists.edits import Edit
from gui.actions.wording import plain
from gui.documents.army import army, change
from gui.presenters.armies.common import Mark
from gui.presenters.armies.troops import Muster, Offer, Refused, TroopEntry, allies_to_call, muster
from gui.session import Session
from gui.views.armies.widgets import Marks
from gui.views.parts import Toggles, combo, field, label, narrow, refill, scrolled, toggle
from gui.views.parts.controls import titled
from gui.views.parts.updates import restyle, tell

TROOPS, OFFERS = "troops", "offers"


class TroopFrame(QFrame):
    """A troop type with its price, its row of the table, its limits; a press or Enter adds a unit of it."""

    def __init__(self, session: Session, pane: "TroopsPane", entry: TroopEntry) -> None:
        super().__init__()
        self._session, self._pane, self._entry = session, pane, entry
        self.setProperty("role", "card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 6, 8, 6)
        layout.setSpacing(2)
        head = QHBoxLayout()
        self._name, self._price = label("", "strong"), label("", "quiet", wrap=False)
        head.addWidget(self._name, 1)
        head.addWidget(self._price)
        layout.addLayout(head)
        self._profile, self._limits = label("", "small"), label("", "small")
        self._status, self._reasons = label("", "small"), Marks()
        self._add = QPushButton()
        self._add.clicked.connect(self.add)
        self._add.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # the card takes the keys
        for widget in (self._profile, self._limits, self._status, self._reasons, self._add):
            layout.addWidget(widget)
        self.show_entry(entry, anew=True)

    def show_entry(self, entry: TroopEntry, *, anew: bool = False) -> None:
        """Show another troop, or the same in another army."""
        before, self._entry = self._entry, entry
        if entry == before and not anew:
            return
        tell(self._name, entry.name)
        tell(self._price, entry.price)
        tell(self._profile, entry.profile)
        tell(self._limits, entry.limits)
        tell(self._status, "" if entry.reasons else entry.status)
        restyle(self._status, state=entry.state)
        self._reasons.show_marks(entry.reasons)
        if self._add.text() != entry.button:
            self._add.setText(entry.button)
        self._add.setAccessibleName(f"{entry.name}: {entry.button}")
        self._add.setToolTip(
            "\n".join(f"{each.text} ({each.cite})" for each in entry.reasons) or entry.status
        )
        self.setAccessibleName(f"{entry.name}, {entry.price}, {entry.status}")

    def add(self) -> None:
        """Add a unit, whatever the book says: the verdict will tell."""
        self._pane.add(self._entry.edit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter or + adds a unit."""
        if self.hasFocus() and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Plus}:
            self.add()
        else:
            super().keyPressEvent(event)

    def fits(self, sought: str) -> bool:
        """Whether its words hold all that is sought."""
        words = plain(f"{self._entry.name} {self._entry.profile} {self._entry.limits}")
        return all(part in words for part in plain(sought).split())


class TroopsPane(QWidget):
    """The palette. It is freshened a moment after the army, so that typing never waits for it."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._target, self._view, self._others = "", TROOPS, False
        self._panel: Muster | None = None
        say = session.say
        self._search = field(
            "", lambda _: self._filter(), name=say("builder-find"), hint=say("builder-find"), at_once=True
        )
        self._search.setClearButtonEnabled(True)
        self._views = Toggles(
            ((TROOPS, say("builder-of-list")), (OFFERS, say("builder-may-add"))),
            TROOPS,
            name=say("builder-view"),
        )
        self._views.chosen.connect(self._choose_view)
        self._targets = QVBoxLayout()
        self._shown_targets: object = None
        self._calls: object = None
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 8, 12)
        self._column.setSpacing(6)
        self._frames: list[TroopFrame] = []
        self._troops = QVBoxLayout()
        self._troops.setSpacing(6)
        tip = say("builder-others-tip")
        self._rest = toggle("", False, self._show_others, tip=tip)  # noqa: FBT003  # closed at first
        self._rest_frames: list[TroopFrame] = []
        self._rest_box = QVBoxLayout()
        self._rest_box.setSpacing(6)
        self._offers = QVBoxLayout()
        self._offers.setSpacing(6)
        self._allies = QVBoxLayout()
        self._allies.setSpacing(6)
        self._column.addLayout(self._troops)
        self._column.addLayout(self._allies)
        self._column.addWidget(self._rest)
        self._column.addLayout(self._rest_box)
        self._column.addLayout(self._offers)
        self._column.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._views)
        layout.addLayout(self._targets)
        layout.addWidget(self._search)
        area = scrolled(inside)
        area.setAccessibleName(say("builder-troops"))
        layout.addWidget(area, 1)

    def seek(self) -> None:
        """Put the focus where one types what one seeks."""
        self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._search.selectAll()

    @property
    def fresh(self) -> bool:
        """Whether it speaks of the army as it is now."""
        document = army(self._session)
        return bool(document and self._panel and self._panel.roster is document.roster)

    def freshen(self) -> None:
        """Ask anew what may join."""
        document = army(self._session)
        if document is None or self.fresh:
            return
        panel = muster(self._session, document.roster, self._target)
        self._panel, self._target = panel, panel.target
        self._show_targets(panel)
        listed = [each for each in panel.troops if each.listed]
        others = [each for each in panel.troops if not each.listed]
        self._frames = self._fill(self._troops, self._frames, listed)
        self._rest_frames = self._fill(self._rest_box, self._rest_frames, others if self._others else [])
        self._rest.setText(self._session.say("builder-others", count=len(others)))
        self._rest.setAccessibleName(self._rest.text())
        self._show_allies(panel)
        self._show_offers(panel)
        self._filter()

    def _fill(
        self, box: QVBoxLayout, frames: list[TroopFrame], entries: list[TroopEntry]
    ) -> list[TroopFrame]:
        for frame, entry in zip(frames, entries, strict=False):
            frame.show_entry(entry)
        for entry in entries[len(frames) :]:
            made = TroopFrame(self._session, self, entry)
            frames.append(made)
            box.addWidget(made)
        for gone in frames[len(entries) :]:
            box.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        return frames[: len(entries)]

    def _show_targets(self, panel: Muster) -> None:
        if self._shown_targets == (panel.targets, panel.target):
            return
        self._shown_targets = (panel.targets, panel.target)
        refill(self._targets)
        if panel.targets:
            name = self._session.say("builder-target")
            chosen = narrow(combo(panel.targets, panel.target, self._choose_target, name=name))
            self._targets.addWidget(titled(name, chosen))

    def _show_allies(self, panel: Muster) -> None:
        """The contingents that may be called, with the troops of the list."""
        calls = allies_to_call(panel) if self._view == TROOPS and not panel.target else ()
        if calls == self._calls:
            return
        self._calls, say = calls, self._session.say
        offers = [each for each in calls if isinstance(each, Offer)]
        barred = [each for each in calls if isinstance(each, Refused)]
        shown: list[QWidget] = []
        if offers:
            shown.append(label(say("builder-call-allies"), "strong"))
            shown += [OfferFrame(self, each, say("builder-call")) for each in offers]
        if barred:
            shown.append(label(say("builder-call-barred"), "strong"))
            shown += [RefusedFrame(self, each, say("builder-add-anyway")) for each in barred]
        refill(self._allies, *shown)

    def _show_offers(self, panel: Muster) -> None:
        if self._view != OFFERS:
            refill(self._offers)
            return
        say = self._session.say
        offers = [OfferFrame(self, each, say("builder-add")) for each in panel.offers]
        refused = [RefusedFrame(self, each, say("builder-add-anyway")) for each in panel.refused]
        heads = (
            label(say("builder-offers" if offers else "builder-offers-none", count=len(offers)), "strong"),
            label(say("builder-refused", count=len(refused)), "strong"),
        )
        at = self._focused()
        refill(self._offers, heads[0], *offers, heads[1], *refused)
        presses = [press for frame in (*offers, *refused) for press in frame.findChildren(QPushButton)]
        if at >= 0 and presses:
            presses[min(at, len(presses) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)

    def _focused(self) -> int:
        """Which of the offers has the focus, -1 if none: the next one in its place shall have it."""
        items = (self._offers.itemAt(index) for index in range(self._offers.count()))
        frames = [item.widget() for item in items if item and isinstance(item.widget(), QFrame)]
        buttons = [press for frame in frames if frame for press in frame.findChildren(QPushButton)]
        return next((index for index, press in enumerate(buttons) if press.hasFocus()), -1)

    def _filter(self) -> None:
        troops, sought = self._view == TROOPS, self._search.text()
        for frame in self._frames:
            frame.setVisible(troops and frame.fits(sought))
        for frame in self._rest_frames:
            frame.setVisible(troops and frame.fits(sought))
        self._rest.setVisible(troops)
        parts = plain(sought).split()
        for offer in (*_held(self._allies), *_held(self._offers)):
            offer.setVisible(all(part in plain(offer.text) for part in parts))

    def _again(self) -> None:
        self._panel = None
        self.freshen()

    def _choose_view(self, view: str) -> None:
        self._view = view
        self._again()

    def _choose_target(self, target: str) -> None:
        self._target = target
        self._again()

    def _show_others(self, on: bool) -> None:  # noqa: FBT001  # as the button says
        self._others = on
        self._again()

    def add(self, *edits: Edit) -> None:
        """Add something; what was offered for another state of the army is offered anew instead."""
        if not self.fresh:
            self.freshen()
            return
        change(self._session, *edits)


class OfferFrame(QFrame):
    """Something that may be added."""

    def __init__(self, pane: TroopsPane, offer: Offer, word: str) -> None:
        super().__init__()
        self.text = offer.text
        self.setProperty("role", "card")
        press = QPushButton(word)
        press.setAccessibleName(f"{word}: {offer.text}")
        press.setToolTip(offer.text)
        press.clicked.connect(lambda: pane.add(offer.edit))
        told = " · ".join(each for each in (offer.points, offer.more) if each)
        _laid(self, offer.text, told, press, ())


class RefusedFrame(QFrame):
    """Something that may not be added, and why; it can be added all the same."""

    def __init__(self, pane: TroopsPane, refused: Refused, word: str) -> None:
        super().__init__()
        self.text = refused.text
        self.setProperty("role", "card")
        press = QPushButton(word)
        press.setAccessibleName(f"{word}: {refused.text}")
        press.setToolTip(refused.text)
        press.clicked.connect(lambda: pane.add(refused.edit))
        _laid(self, refused.text, "", press, refused.reasons)


def _held(box: QVBoxLayout) -> list[OfferFrame | RefusedFrame]:
    """The offers in a box; not those of before that Qt has yet to let go."""
    widgets = (item.widget() for at in range(box.count()) if (item := box.itemAt(at)))
    return [each for each in widgets if isinstance(each, OfferFrame | RefusedFrame)]


def _laid(frame: QFrame, text: str, told: str, press: QPushButton, reasons: tuple[Mark, ...]) -> None:
    layout = QVBoxLayout(frame)
    layout.setContentsMargins(8, 6, 8, 6)
    layout.setSpacing(2)
    layout.addWidget(label(text))
    marks = Marks()
    layout.addWidget(marks)
    marks.show_marks(reasons)
    foot = QHBoxLayout()
    foot.addWidget(label(told, "small"), 1)
    foot.addWidget(press)
    layout.addLayout(foot)
