"""How an army is introduced: its name, what it is, what it costs."""

from armylists.catalogue import Catalogue
from armylists.legality.case import Case
from armylists.roster import Roster
from armylists.wording.army_names import army_line
from armylists.wording.names import list_name
from heart_africa.terminal.screen import Screen


def heading(screen: Screen, lists: Catalogue, roster: Roster) -> None:
    """The army's name and, in a line, what it is."""
    if roster.name not in {"", list_name(lists, roster.list, screen.lang)}:
        screen.print(roster.name, "bold")
    screen.print(army_line(lists, roster, screen.lang), "dim")


def points(screen: Screen, lists: Catalogue, roster: Roster, total: int) -> None:
    """What it costs of its limit, and what is left."""
    left, over = roster.points - total, Case(lists, roster).overrun
    message = "cli-points-left" if left >= 0 else "cli-points-over"
    screen.speak(message, total=total, limit=roster.points, left=abs(left), over=over)
