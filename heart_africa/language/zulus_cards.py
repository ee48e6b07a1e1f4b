"""What a card of *Zulus on the Ramparts!* does, in words read off its data: nobody writes a card's text."""

from collections.abc import Iterable, Iterator

from heart_africa.companions.zulus.components import PARAMETERS, Ability, Card, Effect, Verb, Volley
from heart_africa.core.messages import has, say

RANGES = ("close", "medium", "long", "box4")


def card_text(lang: str, card: Card) -> Iterator[str]:
    """What is printed on a card, line by line: its dice, then its abilities."""
    if card.volley is not None and any(getattr(card.volley, each) != 0 for each in RANGES):
        yield volley_words(lang, card.volley)
    yield from other_text(lang, card)


def volley_words(lang: str, volley: Volley) -> str:
    """The dice of a card by range, "Close 4 · Medium 2", and what goes with firing them."""
    dice = (say(lang, "cardtext-dice", range=range_, dice=count) for range_, count in dice_of(lang, volley))
    return " · ".join((*dice, *volley_terms(lang, volley)))


def dice_of(lang: str, volley: Volley) -> Iterator[tuple[str, str]]:
    """The ranges at which a card fires, with its dice; a question mark for what nobody has said."""
    for each in RANGES:
        if (dice := getattr(volley, each)) != 0:
            yield say(lang, f"cardtext-range-{each}"), "?" if dice is None else str(dice)


def volley_terms(lang: str, volley: Volley) -> Iterator[str]:
    """What firing a volley asks for, costs and brings about."""
    yield from (say(lang, f"cardtext-guard-{guard}") for guard in volley.requires)
    if volley.free:
        yield say(lang, "cardtext-free")
    yield from (_effect(lang, effect) for effect in volley.after)


def other_text(lang: str, card: Card) -> Iterator[str]:
    """What a card says beside its volley, line by line."""
    yield from (ability_words(lang, ability) for ability in card.abilities or ())
    if card.bonus:
        yield say(lang, f"cardtext-bonus-{card.bonus}")
    if card.lost:
        yield say(lang, f"cardtext-lost-{card.lost}")


def ability_words(lang: str, ability: Ability) -> str:
    """An ability: what it costs, when it may be used, what has to hold, and what it brings about."""
    when = [say(lang, f"cardtext-timing-{timing}") for timing in ability.timing]
    holds = [say(lang, f"cardtext-guard-{guard}") for guard in ability.requires]
    if ability.hand_at_most is not None:
        holds.append(say(lang, "cardtext-hand-at-most", most=ability.hand_at_most))
    if ability.stays is not None:
        holds.append(say(lang, "cardtext-stays", numbers=_numbers(ability.stays)))
    aside = "; ".join([*([", ".join(when)] if when else []), *holds])
    cost = say(lang, f"cardtext-cost-{ability.cost}")
    what = ability_effects(lang, ability)
    return say(lang, "cardtext-ability", cost=f"{cost} ({aside})" if aside else cost, what=what)


def ability_bargain(lang: str, ability: Ability) -> str:
    """What an ability costs and what it brings about, for somebody who may use it now."""
    cost = say(lang, f"cardtext-cost-{ability.cost}")
    return say(lang, "cardtext-ability", cost=cost, what=ability_effects(lang, ability)).rstrip(".")


def ability_effects(lang: str, ability: Ability) -> str:
    """What an ability brings about, whatever it costs."""
    return "; ".join(_effect(lang, effect) for effect in ability.effects)


def _effect(lang: str, effect: Effect) -> str:
    """One effect, with the facts that its verb reads."""
    facts: dict[str, object] = {}
    for name in PARAMETERS[effect.verb]:
        value = getattr(effect, name)
        if name in {"chits", "who", "ranges"}:
            words = _listed(lang, name, value or (("hero", "group") if name == "who" else ()))
            facts[name] = words.lower() if name == "ranges" else words
        elif name == "numbers":
            facts[name] = _numbers(value) if value else "?"
        elif name in {"place", "marker", "rank"}:
            facts[name] = say(lang, f"cardtext-{name}-{value}") if value else "?"
        else:
            facts[name] = "?" if value is None else value
    return say(lang, f"cardtext-verb-{effect.verb}", facts)


def verb_words(lang: str, verb: Verb) -> str:
    """What a verb does, its parameters left open."""
    return say(lang, f"cardtext-verb-{verb}", {**dict.fromkeys(PARAMETERS[verb], "…"), "amount": 1})


def _listed(lang: str, name: str, values: Iterable[str]) -> str:
    """Words in a row, "Close or Medium"; "none" where none is named, which the sentence turns into any."""
    kind = name.removesuffix("s")
    words = [say(lang, key) if has(lang, key := f"cardtext-{kind}-{each}") else each for each in values]
    *others, last = words or ["none"]
    return say(lang, "cardtext-or", others=", ".join(others), last=last) if others else last


def _numbers(values: Iterable[int]) -> str:
    return ", ".join(map(str, values))
