"""What a card of *Dark Kingdoms* does, in words read off its data: nobody writes a card's text."""

from collections.abc import Iterator

from heart_africa.companions.kingdoms.components import Britannia, Effect, Fame
from heart_africa.core.messages import say

AREA = "kingdomsbox"


def named(lang: str, what: str, which: str | None) -> str:
    """A people, a resource, a colour or a piece by its name; "" for none."""
    return say(lang, f"{AREA}-{what}-{which}") if which else ""


def fame_text(lang: str, card: Fame) -> Iterator[str]:
    """What is printed on a Fame card, line by line: its +1, then its text."""
    if card.plus:
        yield say(lang, f"{AREA}-plus")
    when = say(lang, f"{AREA}-timing-{card.timing}")
    what = "; ".join(effect_words(lang, each, card.timing) for each in card.effects)
    if card.requires:
        guard = ", ".join(say(lang, f"{AREA}-requires-{each}") for each in card.requires)
        yield say(lang, f"{AREA}-timed-if", when=when, guard=guard, what=what)
    else:
        yield say(lang, f"{AREA}-timed", when=when, what=what)


def britannia_text(lang: str, card: Britannia) -> Iterator[str]:
    """What is printed on a Britannia card, line by line: its text, then whether it is marked 3."""
    what = "; ".join(effect_words(lang, each, "britannia") for each in card.effects)
    yield f"{what[:1].upper()}{what[1:]}."
    if card.three:
        yield say(lang, f"{AREA}-three")


def effect_words(lang: str, effect: Effect, when: str) -> str:
    """One effect of a card that is played at a timing, or of a Britannia card."""
    resource = named(lang, "resource", effect.resource)
    cards = "of" if effect.resource else "any"
    facts = {
        "amount": effect.amount,
        "resource": resource,
        "what": say(lang, f"{AREA}-cards-{cards}", amount=effect.amount, resource=resource),
        "piece": named(lang, "piece", effect.piece),
        "colour": effect.colour or "none",
        "who": effect.who,
        "whom": say(lang, f"{AREA}-whom", who=effect.who),
        "over": effect.over,
    }
    span = when if effect.verb in {"extra-dice", "no-retreat"} else say(lang, f"{AREA}-when", when=when)
    return say(lang, f"{AREA}-verb-{effect.verb}", facts | {"when": span})
