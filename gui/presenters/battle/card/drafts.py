"""Answers kept while a card is open, so that it says the same after a change of language or of page."""

from dataclasses import dataclass, field

from gui.presenters.battle.card.asking import Value
from gui.session import Session
from gui.table import Table, Wish

OPEN = "card"


@dataclass
class Draft:
    """What was answered on a card; `pointed`: the unit chosen on the board that has been heeded."""

    table: Table
    wish: Wish
    answers: dict[str, Value] = field(default_factory=dict)
    pointed: str = ""


def draft(session: Session, table: Table, wish: Wish) -> Draft:
    """The answers given to this very wish so far; asked once more, it begins anew."""
    found = session.open.get(OPEN)
    if isinstance(found, Draft) and found.table is table and found.wish is wish:
        return found
    made = session.open[OPEN] = Draft(table, wish, pointed=table.unit)
    return made


def forget(session: Session) -> None:
    """The card was carried out, or given up."""
    session.open.pop(OPEN, None)
