"""What the laboratory varies and counts, in words; each game has its own in `lab.ftl`."""

import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache

from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.core.messages import has, say
from heart_africa.core.playable import Value
from heart_africa.core.rulings import rulings_book
from heart_africa.laboratory.experiment import Cell, Plan, shown
from heart_africa.laboratory.statistics import Share
from heart_africa.language.narration import percent

UNSAID = 0
"""A number that is not set: as many turns as usual."""
RULING = re.compile(r"[A-Z]+[0-9]*-[0-9]+")
NAMED = {"value": ("names-list-", "names-scenario-", "names-terrain-", "names-troop-"), "ending": ("",)}
"""The areas of messages that name what the main game has; endings are messages already."""


@cache
def option_told(lang: str, rule: str, option: str) -> str:
    """A reading of an unclear rule of the main game, without full stop; "" if there is none."""
    found = rulings_book().rulings.get(rule)
    told = (each.text(lang).removesuffix(".") for each in found.options if each.id == option) if found else ()
    return next(iter(told), "")


@cache
def card_called(lang: str, id_: str) -> str:
    """The name of a card in our own sets of Zulus by its id; "" if there is none."""
    boxes = (components(PACKS.own_set(edition)) for edition in (2, 1))
    return next((card.name(lang) for box in boxes for card in box.cards if card.id == id_), "")


CALLED: Mapping[str, Callable[[str, str], str]] = {"zulus": card_called}
"""How results with names of their own are named, by game."""


def _is_ruling(parameter: str) -> bool:
    """Whether a parameter is a reading of an unclear rule, called by its entry."""
    return RULING.fullmatch(parameter) is not None


class LabWords:
    """The words of an experiment's game in a language."""

    def __init__(self, lang: str, kind: str) -> None:
        self.lang, self.kind = lang, kind

    def parameter(self, name: str) -> str:
        """What an experiment varies, in words: "player"."""
        return self._worded("parameter", name)

    def value(self, value: Value, of: str = "") -> str:
        """A value in words: "greedy"; a number stays a number. `of`: the parameter, if known."""
        return option_told(self.lang, of, str(value)) or self._worded("value", str(value))

    def side(self, side: str) -> str:
        """A side in words: "the garrison"."""
        return self._worded("side", side)

    def ending(self, ending: str) -> str:
        """An ending in words: "the relief column came"."""
        return self._worded("ending", ending)

    def measure(self, measure: str) -> str:
        """What is counted, in words: who won, or anything else."""
        if measure.startswith("won-"):
            return say(self.lang, "lab-won", side=self.side(measure.removeprefix("won-")))
        if measure.startswith("ended-"):
            return self.ending(measure.removeprefix("ended-"))
        return self._worded("fact", measure)

    def cell(self, plan: Plan, cell: Cell) -> str:
        """The values of a cell with their parameters: "edition: 2 · player: greedy"."""
        found = [f"{self.parameter(name)}: {self.value(value, name)}" for name, value in shown(cell, plan)]
        return " · ".join(found) or say(self.lang, "lab-as-usual")

    def in_all(self, plan: Plan) -> str:
        """What all cells have alike: "red: Zanzibaris · points: 300"; of rulings only the unusual ones."""
        known, varies = plan.playable.parameters, plan.experiment.varies
        found = [
            f"{self.parameter(name)}: {self.value(value, name)}"
            for name, value in plan.cells[0].values.items()
            if name not in varies
            and value != UNSAID
            and (value != known[name].default or not _is_ruling(name))
        ]
        return " · ".join(found)

    def parameters(self, plan: Plan) -> str:
        """The parameters in which cells differ: "edition · player"."""
        return " · ".join(self.parameter(name) for name, _ in shown(plan.cells[0], plan))

    def values(self, plan: Plan, cell: Cell) -> str:
        """The values of a cell in that order: "2 · greedy"."""
        return " · ".join(self.value(value, name) for name, value in shown(cell, plan))

    def _worded(self, group: str, word: str) -> str:
        """The message for the longest beginning of a word that has one, the rest as a fact; else the word."""
        parts = word.replace("_", "-").split("-")
        for end in range(len(parts), 0, -1):
            id_ = f"lab-{self.kind}-{group}-{'-'.join(parts[:end])}"
            if has(self.lang, id_):
                rest = "-".join(parts[end:])
                called = CALLED.get(self.kind)
                return say(self.lang, id_, rest=(called and called(self.lang, rest)) or rest)
        known = (f"{area}{'-'.join(parts)}" for area in NAMED.get(group, ()))
        return next((say(self.lang, id_) for id_ in known if has(self.lang, id_)), word)


def share_in_words(lang: str, share: Share) -> tuple[str, str, str]:
    """A share and its bounds in percent."""
    low, high = share.bounds
    found = (
        Fraction(share.times, share.of or 1),
        *(Fraction(round(each * 10000), 10000) for each in (low, high)),
    )
    value, least, most = (percent(lang, each) for each in found)
    return value, least, most
