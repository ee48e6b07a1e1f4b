"""Answers kept while a card is open, so that it says the same after a change of language or of page."""

from dataclasses import dataclass, field

from gui.documents.battle import BattleDocument, OrderRequest
from gui.presenters.battle.card.fields import Value
from gui.session import Key, Session


@dataclass
class CardDraft:
    """What was answered on a card; `pointed`: the unit chosen on the board that has been heeded."""

    table: BattleDocument
    wish: OrderRequest
    answers: dict[str, Value] = field(default_factory=dict)
    pointed: str = ""


OPEN: Key[CardDraft] = Key("card")


def draft(session: Session, table: BattleDocument, wish: OrderRequest) -> CardDraft:
    """The answers given to this very wish so far; asked once more, it begins anew."""
    found = session.open.get(OPEN)
    if found is not None and found.table is table and found.wish is wish:
        return found
    return session.open.put(OPEN, CardDraft(table, wish, pointed=table.unit))


def forget(session: Session) -> None:
    """The card was carried out, or given up."""
    session.open.take(OPEN)
