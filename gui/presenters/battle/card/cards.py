"""Which order has which card, the card of any other order, and the answers kept while a card is open."""

from collections.abc import Iterator, Mapping
from dataclasses import field
from types import MappingProxyType

from gui.documents.battle import BattleDocument, OrderRequest
from gui.presenters.battle import measured
from gui.presenters.battle.card.melee import MELEE
from gui.presenters.battle.card.morale import BEWITCH, HEAR, OVERLOOK, RALLY, STANDARD, TESTS, VESSEL_TESTS
from gui.presenters.battle.card.movement import MOVE, ROLL
from gui.presenters.battle.card.outcomes import outcomes
from gui.presenters.battle.card.panel import CardMaker, CardPanel, MissingFact, panel, said
from gui.presenters.battle.card.shot import SHOT
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.forms import Answers, Field, FormValues, OrderForm, Value, lacking, order_form, said_in
from gui.session import Key, Session
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.language.order_fields import form, inner
from heart_africa.rules.referee import arrivals, movement, shooting

# --- every other order with dice ---


def known(desk: BattleContext, answers: Answers) -> Answers:
    """The answers that the form and the map give by themselves."""
    found = order_form(desk, answers).values
    return {**found, **measured.order(desk.map, desk.kind, found)}


def _form(desk: BattleContext, said: FormValues) -> OrderForm:
    return order_form(desk, {**said.known, **said.answers})


def asks(desk: BattleContext, said: FormValues) -> Iterator[Field]:
    """The fields of the order: those usually needed at once, the others folded."""
    yield from _form(desk, said).fields


def command(desk: BattleContext, said: FormValues) -> object:
    """The order of the form. Raises `BadData`, and `MissingFact` while a required field is empty.

    A distance that is asked for at once must be given, even if the order could do without.
    """
    form = _form(desk, said)
    open_ = {slot.name for slot in desk.order.slots if inner(slot.hint)[1]}
    asked = (
        replace(each, needed=each.needed or (each.main and each.input == "inches" and each.name not in open_))
        for each in form.fields
    )
    if wanting := lacking(desk, asked):
        raise MissingFact(wanting)
    return said_in(desk, form.values)


def points(desk: BattleContext, said: FormValues, unit: str) -> str:
    """The first field that can name that unit."""
    fits = (each.name for each in _form(desk, said).fields if unit in dict(each.choices))
    return next(fits, "")


OTHER = CardMaker(asks, command, outcomes, known, points)


# --- the card of each order, and its answers ---


STEPS = (arrivals.FEATURE, movement.FEATURE, shooting.FEATURE)
"""The steps whose orders have a card: one of their own, or one made from the order's fields."""

CARDS: Mapping[str, CardMaker] = MappingProxyType(
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
    """The context in which the order that is asked for is filled in; None if there is none with a card."""
    wish = table.wish
    return (
        BattleContext(session, table, wish.order, wish.who)
        if wish is not None and wish.order in CARDS
        else None
    )


@dataclass
class CardDraft:
    """The answers given on a card; `pointed`: the unit chosen on the board that they include already.

    `dice`: what was typed in the line for dice and is not entered yet.
    """

    table: BattleDocument
    wish: OrderRequest
    answers: dict[str, Value] = field(default_factory=dict)
    pointed: str = ""
    dice: str = ""


OPEN: Key[CardDraft] = Key("card")


def draft(session: Session, table: BattleDocument, wish: OrderRequest) -> CardDraft:
    """The answers so far on this card; asked for anew, only the typed dice are kept."""
    found = session.open.get(OPEN)
    before = found if found is not None and found.table is table and found.wish == wish else None
    if before is not None and before.wish is wish:
        return before
    made = CardDraft(table, wish, pointed=table.unit, dice=before.dice if before else "")
    return session.open.put(OPEN, made)


def kept(at: BattleContext) -> CardDraft:
    """The answers so far, with the unit that was chosen on the board since."""
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
    """The panel of the open card."""
    return panel(at, CARDS[at.kind], kept(at).answers)


def forget(session: Session) -> None:
    """Forget the answers, because the order was carried out or dropped."""
    session.open.take(OPEN)
