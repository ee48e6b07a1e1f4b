"""How the battle ended or stands: the victory, losses, luck, when it turned; the report and the backups."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gui.documents.battle import BattleDocument
from gui.presenters.battle.ending import HandOver, ending
from gui.session import Session
from gui.views.parts import DrawnFrom, button, card, grid, label, laid, refill
from gui.views.parts.boxes import table_card
from gui.views.parts.flow import flow

WIDEST = 1280
"""How wide the page is at most, in pixels at 100 %: wider, the eye loses the line."""


class EndingView(QWidget):
    """The end of the battle: result, figures, backups, what can be done next."""

    back = Signal()
    report = Signal()
    hand_over = Signal(str, str)
    """The result goes to that campaign, as that battle of its list."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._shown = DrawnFrom()
        self._inside = laid(self, space=10, margins=(32, 24, 32, 20))

    def show_ending(self, table: BattleDocument) -> None:
        """Show it; drawn anew only when the battle has changed."""
        if self._shown.already(table, table.version, self._session.lang, self._session.settings.scale):
            return
        panel = ending(self._session, table)
        self.setMaximumWidth(round(WIDEST * max(100, self._session.settings.scale) / 100))
        say = self._session.say
        rows = ([label(name, "quiet", wrap=False), label(text, "strong")] for name, text in panel.facts)
        near: list[QWidget] = [label(f"· {text}") for text in panel.near]
        backups = [label(text) for text in panel.backups] or [label(say("battle-end-no-backups"), "quiet")]
        refill(
            self._inside,
            label(panel.title, "title"),
            flow(
                *self._hand_over(panel.hand_over),
                button(panel.report, self.report.emit, role="main", tip=say("battle-end-report-tip")),
                button(say("battle-end-back"), self.back.emit),
            ),
            card(grid(rows, wide={1: 1}), *near),
            *(table_card(each.title, each.heads, each.rows, each.note) for each in panel.tables),
            card(label(panel.backups_title, "strong"), label(panel.folder, "quiet"), *backups, space=3),
        )
        self._inside.addStretch(1)

    def _hand_over(self, known: HandOver | None) -> list[QWidget]:
        if known is None:
            return []
        say, battle = self._session.say, known.battle
        tip = say("battle-end-hand-over-tip", campaign=known.campaign, battle=battle)
        run = partial(self.hand_over.emit, known.campaign, battle)
        return [button(say("battle-end-hand-over"), run, role="main", tip=tip, off=known.off)]
