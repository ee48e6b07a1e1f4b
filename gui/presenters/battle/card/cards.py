"""Which order has which card, and the answers kept while one is open."""

from collections.abc import Mapping
from dataclasses import field
from types import MappingProxyType

from gui.documents.battle import BattleDocument, OrderRequest
from gui.presenters.battle.card.melee import MELEE
from gui.presenters.battle.card.morale import (
    BEWITCH,
    HEAR,
    OVERLOOK,
    RALLY,
    STANDARD,
    TESTS,
    VESSEL_TESTS,
)
from gui.presenters.battle.card.movement import MOVE, ROLL
from gui.presenters.battle.card.others import OTHER
from gui.presenters.battle.card.panel import CardPanel, Maker, panel, said
from gui.presenters.battle.card.shot import SHOT
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.forms import Value
from gui.session import Key, Session
from heart_africa.core.dataclass import dataclass
from heart_africa.language.order_fields import form
from heart_africa.rules.referee import arrivals, movement, shooting

STEPS = (arrivals.FEATURE, movement.FEATURE, shooting.FEATURE)
"""Whose orders have a card, if not one of their own then one that is read off the order."""

CARDS: Mapping[str, Maker] = MappingProxyType(
    {
        **{form(order).kind: OTHER for feature in STEPS for order in feature.commands},
        "fire": SHOT,
        "fight": MELEE,
        "hear": HEAR,
        "take-tests": TESTS,
        "take-vessel-tests": VESSEL_TESTS,
        "overlook": OVERLOOK,
        "raise-standard": STANDARD,
        "bewitch": BEWITCH,
        "rally": RALLY,
        "roll-move": ROLL,
        "move": MOVE,
    }
)


def desk(session: Session, table: BattleDocument) -> BattleContext | None:
    """Where the order that is asked for is filled in; None if none is, or it has no card."""
    wish = table.wish
    return (
        BattleContext(session, table, wish.order, wish.who)
        if wish is not None and wish.order in CARDS
        else None
    )


@dataclass
class CardDraft:
    """What was answered on a card; `pointed`: the unit chosen on the board that has been heeded.

    `dice`: what was typed where dice are asked for, of which nothing is entered yet.
    """

    table: BattleDocument
    wish: OrderRequest
    answers: dict[str, Value] = field(default_factory=dict)
    pointed: str = ""
    dice: str = ""


OPEN: Key[CardDraft] = Key("card")


def draft(session: Session, table: BattleDocument, wish: OrderRequest) -> CardDraft:
    """The answers given to this very wish so far; asked again, it begins anew but for the dice typed."""
    found = session.open.get(OPEN)
    before = found if found is not None and found.table is table and found.wish == wish else None
    if before is not None and before.wish is wish:
        return before
    made = CardDraft(table, wish, pointed=table.unit, dice=before.dice if before else "")
    return session.open.put(OPEN, made)


def kept(at: BattleContext) -> CardDraft:
    """The answers given so far, the unit chosen on the board since among them."""
    wish, table = at.document.wish, at.document
    assert wish is not None  # noqa: S101  # a desk is for a wish
    found = draft(at.session, table, wish)
    if table.unit and table.unit != found.pointed:
        maker = CARDS[at.kind]
        now = said(at, maker, found.answers)
        if name := maker.points(at, now, table.unit):
            found.answers[name] = now.pointed(name, table.unit)
    found.pointed = table.unit
    return found


def card(at: BattleContext) -> CardPanel:
    """The card as it stands."""
    return panel(at, CARDS[at.kind], kept(at).answers)


def forget(session: Session) -> None:
    """The card was carried out, or given up."""
    session.open.take(OPEN)
