"""The welcome page."""

from functools import partial

from PySide6.QtWidgets import QWidget

from gui.presenters.welcome import AGAIN, DOOR, Door, Recent, doors, recent
from gui.theme import px
from gui.views.page import ColumnPage
from gui.views.parts import button, column, door_card, label, link
from gui.views.parts.flow import Tiles

TILE = 250
"""The least width of a door in pixels at 100 %."""


class WelcomePage(ColumnPage):
    """The ways to begin as doors, and what was worked on last."""

    topics = ("army", "recent")
    widest, space = 1300, 16

    def render_page(self) -> None:
        """Draw the doors and the recent work."""
        say = self.session.say
        tiles = Tiles(px(TILE, self.session.settings.scale), space=16)
        tiles.hold([self._door(door) for door in doors(self.session)])
        known: list[QWidget] = [
            link(each.text, partial(self._again, each), tip=each.name) for each in recent(self.session)
        ]
        self.fill(
            label(say("desk-welcome-title"), "title"),
            label(say("desk-welcome-lead"), "quiet"),
            tiles,
            label(say("desk-recent"), "heading"),
            column(*(known or [label(say("desk-recent-none"), "quiet")]), space=2),
            label(say("desk-welcome-footer"), "quiet"),
        )

    def _door(self, door: Door) -> QWidget:
        press = button(door.button, lambda: self._enter(door), role="main")
        return door_card(label(door.title, "heading"), label(door.text), press)

    def _enter(self, door: Door) -> None:
        self.session.open.put(DOOR, door)
        self.session.go(door.page)

    def _again(self, recent: Recent) -> None:
        self.session.open.put(AGAIN, recent)
        self.session.go(recent.page)
