"""What a card of *Dark Kingdoms* does, in words read off its data: nobody writes a card's text."""

from collections.abc import Iterable, Iterator

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
    if card.timing is None or card.effects is None:
        return
    when = say(lang, f"{AREA}-timing-{card.timing}")
    what = effects_words(lang, card.effects, card.timing)
    if card.requires:
        guard = ", ".join(say(lang, f"{AREA}-requires-{each}") for each in card.requires)
        yield say(lang, f"{AREA}-timed-if", when=when, guard=guard, what=what)
    else:
        yield say(lang, f"{AREA}-timed", when=when, what=what)


def britannia_text(lang: str, card: Britannia) -> Iterator[str]:
    """What is printed on a Britannia card, line by line: its text, then whether it is marked 3."""
    if card.effects is not None:
        what = effects_words(lang, card.effects, "britannia")
        yield f"{what[:1].upper()}{what[1:]}."
    if card.three:
        yield say(lang, f"{AREA}-three")


def effects_words(lang: str, effects: Iterable[Effect], when: str) -> str:
    """What a card does that is played at a timing, or a Britannia card."""
    return "; ".join(effect_words(lang, each, when) for each in effects)


def verb_words(lang: str, verb: str) -> str:
    """What a verb does, whatever of which."""
    facts = dict.fromkeys(("amount", "resource", "what", "piece", "colour", "whom"), "…")
    return say(lang, f"{AREA}-verb-{verb}", {**facts, "who": "self", "over": 0, "when": "turn"})


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
