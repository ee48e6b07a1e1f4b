"""The computer's advice for *Zulus on the Ramparts!* in words, alike at the terminal and at the desk."""

from typing import NamedTuple

from heart_africa.companions.zulus.advice import Advice
from heart_africa.core.messages import say
from heart_africa.language.narration import decimal, percent


class Advised(NamedTuple):
    """What is expected of an order: its worth, and whether the camp survives.

    `parts`: what the worth is made of, each with its value; `gains`: what the order brings at first sight.
    """

    value: str
    survives: str
    parts: tuple[tuple[str, str], ...]
    gains: str


def advised(lang: str, advice: Advice) -> Advised:
    """An advice in words; what comes to nothing is left out."""
    sure = "zulus-advice-exact" if advice.exact else "zulus-advice-nearly"
    survives = say(lang, sure, chance=percent(lang, advice.survives))
    parts = (("position", advice.value - advice.danger), ("danger", advice.danger))
    nothing = _signed(lang, 0)
    told = ((_signed(lang, value), say(lang, f"zulus-advice-{part}")) for part, value in parts)
    seen = ((_signed(lang, each.value), say(lang, each.reason)) for each in advice.reasons)
    gains = "; ".join(f"{why} {value}" for value, why in seen if value != nothing)
    return Advised(
        _signed(lang, advice.value),
        survives,
        tuple(each for each in told if each[0] != nothing),
        say(lang, "zulus-advice-gains", gains=gains) if gains else "",
    )


def _signed(lang: str, value: float) -> str:
    """A value with its sign and one decimal, "+1.2", "−0.5"; what rounds to nothing has none."""
    shown = decimal(lang, abs(value))
    sign = "−" if value < 0 else "+"
    return f"{sign}{shown}" if shown != decimal(lang, 0) else shown
