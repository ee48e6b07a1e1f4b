"""The pane on the left: the troops of the list and everything else to add, or why it may not be added."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from armylists.edits import Edit
from gui.actions.action import plain
from gui.documents.army import army, change
from gui.presenters.armies.troops import Muster, Offer, TroopEntry, allies_to_call, muster
from gui.session import Session
from gui.views.armies.widgets import CardFrame, reused
from gui.views.parts import Toggles, button, combo, field, label, laid, narrow, refill, row, scrolled, toggle
from gui.views.parts.controls import titled
from gui.views.parts.work import restyle, tell

TROOPS, OFFERS = "troops", "offers"


class TroopFrame(CardFrame):
    """A troop type with its price, its row of the table, its limits; a press or Enter adds a unit of it."""

    def __init__(self, session: Session, pane: "TroopsPane", entry: TroopEntry) -> None:
        super().__init__()
        self._session, self._pane, self._entry = session, pane, entry
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._name, self._price = label("", "strong"), label("", "quiet", wrap=False)
        self._profile, self._limits = label("", "small"), label("", "small")
        self._status = label("", "small")
        self._add = QPushButton()
        self._add.clicked.connect(self.add)
        self._add.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # the focus belongs to the card
        head = row(self._name, self._price, wide=0)
        self.lay(head, self._profile, self._limits, self._status, self.marks, self._add, space=2)
        self.show_entry(entry, anew=True)

    def show_entry(self, entry: TroopEntry, *, anew: bool = False) -> None:
        """Show another troop, or the same with other limits; unchanged entries are skipped unless `anew`."""
        before, self._entry = self._entry, entry
        if entry == before and not anew:
            return
        tell(self._name, entry.name)
        tell(self._price, entry.price)
        tell(self._profile, entry.profile)
        tell(self._limits, entry.limits)
        tell(self._status, "" if entry.reasons else entry.status)
        restyle(self._status, state=entry.state)
        self.marks.show_marks(entry.reasons)
        if self._add.text() != entry.button:
            self._add.setText(entry.button)
        self._add.setAccessibleName(f"{entry.name}: {entry.button}")
        self._add.setToolTip(
            "\n".join(f"{each.text} ({each.cite})" for each in entry.reasons) or entry.status
        )
        self.setAccessibleName(f"{entry.name}, {entry.price}, {entry.status}")

    def add(self) -> None:
        """Add a unit even against the list: the verdict then says what is wrong."""
        self._pane.add(self._entry.edit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter or + adds a unit."""
        if self.hasFocus() and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Plus}:
            self.add()
        else:
            super().keyPressEvent(event)

    def fits(self, sought: str) -> bool:
        """Whether all sought words occur in name, profile or limits; case and accents do not count."""
        words = plain(f"{self._entry.name} {self._entry.profile} {self._entry.limits}")
        return all(part in words for part in plain(sought).split())


class TroopsPane(QWidget):
    """The pane of troops and offers, brought up to date a moment after the army.

    That way typing never waits for it.
    """

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
        self._views.chosen.connect(partial(self._choose, "_view"))
        self._targets = QVBoxLayout()
        self._shown_targets: object = None
        self._calls: object = None
        inside = QWidget()
        tip = say("builder-others-tip")
        others = partial(self._choose, "_others")
        self._rest = toggle(say("builder-others", count=0), False, others, tip=tip)  # noqa: FBT003  # closed at first
        self._frames: list[TroopFrame] = []
        self._rest_frames: list[TroopFrame] = []
        self._troops, self._allies, self._rest_box, self._offers = (QVBoxLayout() for _ in range(4))
        boxes = (self._troops, self._allies, self._rest, self._rest_box, self._offers)
        laid(inside, *boxes, margins=(0, 0, 8, 12)).addStretch(1)
        for box in (self._troops, self._allies, self._rest_box, self._offers):
            box.setSpacing(6)
        area = scrolled(inside, say("builder-troops"))
        laid(self, self._views, self._targets, self._search, area).setStretchFactor(area, 1)

    def seek(self) -> None:
        """Put the focus into the search field."""
        self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._search.selectAll()

    @property
    def fresh(self) -> bool:
        """Whether the pane was drawn for the army as it is now."""
        document = army(self._session)
        return bool(document and self._panel and self._panel.roster is document.roster)

    def freshen(self) -> None:
        """Bring the pane up to date with the army; does nothing if it is."""
        document = army(self._session)
        if document is None or self.fresh:
            return
        panel = muster(self._session, document.roster, self._target)
        self._panel, self._target = panel, panel.target
        self._show_targets(panel)
        listed = [each for each in panel.troops if each.listed]
        others = [each for each in panel.troops if not each.listed]
        self._fill(self._troops, self._frames, listed)
        self._fill(self._rest_box, self._rest_frames, others if self._others else [])
        self._rest.setText(self._session.say("builder-others", count=len(others)))
        self._rest.setAccessibleName(self._rest.text())
        self._show_allies(panel)
        self._show_offers(panel)
        self._filter()

    def _fill(self, box: QVBoxLayout, frames: list[TroopFrame], entries: list[TroopEntry]) -> None:
        reused(box, frames, len(entries), lambda index: TroopFrame(self._session, self, entries[index]))
        for frame, entry in zip(frames, entries, strict=True):
            frame.show_entry(entry)

    def _show_targets(self, panel: Muster) -> None:
        if self._shown_targets == (panel.targets, panel.target):
            return
        self._shown_targets = (panel.targets, panel.target)
        refill(self._targets)
        if panel.targets:
            name = self._session.say("builder-target")
            choose = partial(self._choose, "_target")
            chosen = narrow(combo(panel.targets, panel.target, choose, name=name))
            self._targets.addWidget(titled(name, chosen))

    def _show_allies(self, panel: Muster) -> None:
        """List the allied contingents that may be called, below the troops."""
        calls = allies_to_call(panel) if self._view == TROOPS and not panel.target else ()
        if calls == self._calls:
            return
        self._calls, say = calls, self._session.say
        offers = [each for each in calls if not each.reasons]
        barred = [each for each in calls if each.reasons]
        shown: list[QWidget] = []
        if offers:
            shown.append(label(say("builder-call-allies"), "strong"))
            shown += [OfferFrame(self, each, say("builder-call")) for each in offers]
        if barred:
            shown.append(label(say("builder-call-barred"), "strong"))
            shown += [OfferFrame(self, each, say("builder-add-anyway")) for each in barred]
        refill(self._allies, *shown)

    def _show_offers(self, panel: Muster) -> None:
        if self._view != OFFERS:
            refill(self._offers)
            return
        say = self._session.say
        offers = [OfferFrame(self, each, say("builder-add")) for each in panel.offers]
        refused = [OfferFrame(self, each, say("builder-add-anyway")) for each in panel.refused]
        heads = (
            label(say("builder-offers" if offers else "builder-offers-none", count=len(offers)), "strong"),
            label(say("builder-refused", count=len(refused)), "strong"),
        )
        # the offer with the focus, -1 if none: the one that takes its place gets the focus
        buttons = [press for frame in _held(self._offers) for press in frame.findChildren(QPushButton)]
        at = next((index for index, press in enumerate(buttons) if press.hasFocus()), -1)
        refill(self._offers, heads[0], *offers, heads[1], *refused)
        presses = [press for frame in (*offers, *refused) for press in frame.findChildren(QPushButton)]
        if at >= 0 and presses:
            presses[min(at, len(presses) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)

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

    def _choose(self, what: str, value: object) -> None:
        """Show another view or target, or the other troops as well."""
        setattr(self, what, value)
        self._panel = None
        self.freshen()

    def add(self, *edits: Edit) -> None:
        """Apply the edits of an offer; if the army has changed meanwhile, only freshen the offers."""
        if not self.fresh:
            self.freshen()
            return
        change(self._session, *edits)


class OfferFrame(CardFrame):
    """An addition with its price; one that the list forbids says why, and can be added all the same."""

    def __init__(self, pane: TroopsPane, offer: Offer, word: str) -> None:
        super().__init__()
        self.text = offer.text
        press = button(word, lambda: pane.add(offer.edit), tip=offer.text, of=offer.text)
        told = " · ".join(each for each in (offer.points, offer.more) if each)
        self.lay(label(offer.text), self.marks, row(label(told, "small"), press, wide=0), space=2)
        self.marks.show_marks(offer.reasons)  # has a parent by now; without one it would open as a window


def _held(box: QVBoxLayout) -> list[OfferFrame]:
    """The offers in a box, without those that were removed but that Qt has not yet deleted."""
    widgets = (item.widget() for at in range(box.count()) if (item := box.itemAt(at)))
    return [each for each in widgets if isinstance(each, OfferFrame)]
