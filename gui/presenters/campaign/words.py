"""A campaign in words: half years, orders by their verbs, players and what is against them."""

from collections.abc import Iterable

from gui.session import Session
from heart_africa.core.journal.journal import StandingAct as Entered
from heart_africa.core.problems import Problem
from heart_africa.language.campaign.words import date_text, form_of, said_as
from heart_africa.language.lexicon import title as order_title
from heart_africa.language.narration import objection, sentence
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.agenda import Choice
from heart_africa.rules.shared_terms import BookHolds


def title(session: Session, campaign: Campaign) -> str:
    """Where the campaign stands: the half year and the turn; before the first, when it begins."""
    if not campaign.turn:
        return session.say("keeper-begins", year=campaign.start)
    return session.say("keeper-now", date=date_text(session.lang, campaign.date), turn=campaign.turn)


def verb(session: Session, kind: str) -> str:
    """An order as a button says it."""
    return order_title(session.lang, said_as(kind))


def help_text(session: Session, kind: str) -> str:
    """What an order is for."""
    return form_of(kind).help(session.lang)


def objections(session: Session, found: Iterable[Problem]) -> tuple[str, ...]:
    """All that the book has against something, each once."""
    return tuple(dict.fromkeys(objection(session.lang, each) for each in found))


def sentences(session: Session, entered: Entered[Campaign]) -> tuple[str, ...]:
    """What came of an act, fact by fact."""
    return tuple(sentence(session.lang, fact.event) for fact in entered.act.facts)


def act_title(session: Session, entered: Entered[Campaign]) -> str:
    """An act in a few words, to know it again: its order, and whom it is about."""
    about = ", ".join(value for value in _named(entered) if value)
    word = verb(session, entered.act.command.kind)
    return f"{word}: {about}" if about else word


def _named(entered: Entered[Campaign]) -> Iterable[str]:
    command = entered.act.command
    for name in ("player", "name", "target", "other", "to", "native", "battle"):
        value = getattr(command, name, "")
        if isinstance(value, str):
            yield value


def given_for(choice: Choice, player: str, campaign: Campaign) -> dict[str, str]:
    """What is known of an order that a player may give: himself, and whom or what it is about."""
    slots = form_of(choice.order).slots
    known = {"player": player} if any(slot.name == "player" for slot in slots) else {}
    field = next((slot for slot in slots if slot.is_about), None)
    if (
        field
        and choice.about
        and (field.holds is not BookHolds.ENGAGEMENT or choice.about in campaign.battles)
    ):
        known[field.name] = choice.about
    return known
