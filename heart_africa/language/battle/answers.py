"""The choices that an order leaves open, in words, and their answers as people type them."""

from collections.abc import Iterator
from typing import Literal

from heart_africa.core.dataclass import replace
from heart_africa.core.fields import Holds
from heart_africa.core.problems import BadData
from heart_africa.core.reckoning import Line
from heart_africa.language.battle.words import Names, called, reason
from heart_africa.language.lines import bare, cut, pieces
from heart_africa.language.narration import Speaker, words
from heart_africa.language.order_fields import value_word
from heart_africa.language.values import INCHES, NOTHING, chosen
from heart_africa.rules.battle import Battle
from heart_africa.rules.referee.feature import Answer, OpenChoice

YES, NO = "yes", "no"


def question(speaker: Speaker, battle: Battle, choice: OpenChoice) -> str:
    """The question of a choice with its rule; units and figures by their codes."""
    return said_of(speaker, battle, choice.why)


def said_of(speaker: Speaker, battle: Battle, line: Line) -> str:
    """A sentence about a battle with its rule; units and figures by their codes."""
    names = Names(battle)
    about = {key: _called(speaker, names, value) for key, value in line.about.items()}
    return reason(speaker, replace(line, about=about))


def nearer(speaker: Speaker, battle: Battle, line: Line, door: Literal["desk", "terminal"]) -> str:
    """The warning that enemies whose distance was not stated may be nearer than the target.

    `door`: `desk` or `terminal`, which decides how others are named.
    """
    names, rivals = Names(battle), line.about["rivals"]
    assert isinstance(rivals, tuple)  # noqa: S101  # as the rules name them
    codes = tuple(names.code(speaker.lang, rival) for rival in rivals)
    return said_of(speaker, battle, replace(line, about={**line.about, "rivals": codes, "door": door}))


def _called(speaker: Speaker, names: Names, value: object) -> object:
    if isinstance(value, tuple):
        return tuple(_called(speaker, names, each) for each in value)
    if isinstance(value, str) and value in names.battle.company and value not in names.battle.units:
        return f"{names.figure_code(speaker.lang, value)} {value}"
    return called(speaker, names, value) if isinstance(value, str) else value


def alike(speaker: Speaker, battle: Battle, choice: OpenChoice) -> Iterator[tuple[str, str]]:
    """The figures to choose from by their codes, each group with what its figures have in common."""
    names = Names(battle)
    for group in choice.alike:
        codes = ",".join(names.codes(speaker.lang, group.names))
        yield codes, words(speaker.lang, group.about.what, group.about.about)


def written(speaker: Speaker, battle: Battle, choice: OpenChoice, answer: Answer) -> str:
    """An answer as it is typed."""
    names = Names(battle)
    match answer:
        case bool():
            return value_word(speaker.lang, YES if answer else NO)
        case int() | float():
            return f"{answer:g}"
        case tuple() if answer and choice.input != "units":
            return ",".join(names.codes(speaker.lang, answer))
        case tuple() if answer:
            return ",".join(names.code(speaker.lang, each) for each in answer)
        case _:
            return NOTHING


def read(battle: Battle, choice: OpenChoice, word: str) -> Answer:
    """The answer that was typed. Raises `BadData`."""
    match choice.input:
        case "yes":
            return chosen((YES, NO), word) == YES
        case "inches":
            return None if word == NOTHING else _inches(word)
        case _:
            return _named(battle, choice, word)


def _inches(word: str) -> float:
    found = INCHES.fullmatch(word)
    if not found:
        raise BadData("not-inches", about={"found": word})
    return float(found[1].replace(",", "."))


def _named(battle: Battle, choice: OpenChoice, word: str) -> tuple[str, ...]:
    """The units or figures named, in that order. Raises `BadData`."""
    names = Names(battle)
    parts = [bare(part) for each in cut(word).words for part in pieces(each, ",")]
    parts = [part for part in parts if part not in {"", NOTHING}]
    if choice.input == "units":
        return among(choice, tuple(names.unit(part) for part in parts), word)
    return among(choice, tuple(name for part in parts for name in names.several(Holds.FIGURE, part)), word)


def among(choice: OpenChoice, found: tuple[str, ...], word: str = NOTHING) -> tuple[str, ...]:
    """The names in `found`. Raises `BadData` if one cannot be chosen, or none is that has to be."""
    wrong = next((each for each in found if each not in choice.options), None)
    if wrong or (not found and choice.input == "figures"):
        about = {"found": wrong or word, "nearest": "", "allowed": ", ".join(choice.options)}
        raise BadData("not-one-of", about=about)
    return found
