"""What a card asks and what was answered: facts by toggles, steppers, choices, inches."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from gui.documents.battle import BattleDocument
from gui.session import Session
from heart_africa.core.messages import has
from heart_africa.core.problems import BadData
from heart_africa.language.battle.names import Names
from heart_africa.language.battle.words import called, typed
from heart_africa.language.lexicon import attribute, field_message, words_of
from heart_africa.language.values import INCHES
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book

Value = bool | int | str | tuple[str, ...]
Answers = Mapping[str, Value]
Input = Literal["toggle", "choice", "count", "inches", "figures", "text"]
Choices = tuple[tuple[str, str], ...]
NOT = "no_"


class Doubt(Exception):
    """Something has still to be said before the card can say more; the sentence is worded already."""


@dataclass(frozen=True, slots=True)
class CardField:
    """A fact that is asked.

    `main`: at once, else folded below; `unit`: inches or centimetres; `usual`: what goes without saying;
    `question`: it stands in a line of its own, its label being a whole question.
    """

    name: str
    label: str
    input: Input
    value: Value
    choices: Choices = ()
    tip: str = ""
    hint: str = ""
    least: int = 0
    most: int = 0
    main: bool = True
    unit: str = ""
    usual: Value = False
    question: bool = False

    @property
    def said(self) -> bool:
        """Whether something was said that does not go without saying."""
        nothing: tuple[Value, ...] = (False, "", ())
        return self.value != self.usual and not (self.value in nothing and self.usual in nothing)

    @property
    def shape(self) -> object:
        """What it looks like, whatever its value is."""
        return (self.name, self.label, self.input, self.choices, self.least, self.most, self.main)


@dataclass(frozen=True)
class FormContext:
    """Where a card is filled in: the open battle, the order, for whom."""

    session: Session
    table: BattleDocument
    kind: str
    who: tuple[str, ...] = ()

    @property
    def book(self) -> Book:
        """The numbers of the book."""
        return self.table.book

    @property
    def battle(self) -> Battle:
        """The battle as it stands."""
        return self.table.live

    @property
    def lang(self) -> str:
        """The language of the person."""
        return self.session.lang

    def say(self, message: str, **facts: object) -> str:
        """A message in that language."""
        return self.session.say(message, **facts)

    @cached_property
    def names(self) -> Names:
        """Codes of units and figures."""
        return Names(self.battle)

    def called(self, who: str) -> str:
        """A unit by code and name, a figure by its name."""
        return called(self.session, self.names, who)

    def code(self, figure: str) -> str:
        """The code of a figure."""
        return self.names.figure_code(self.lang, figure) if figure in self.battle.company else figure

    def units(self, names: Iterable[str]) -> Choices:
        """Units to choose from."""
        return tuple((name, self.called(name)) for name in dict.fromkeys(names))

    def figures(self, names: Iterable[str]) -> Choices:
        """Figures to choose from, by their codes."""
        return tuple((name, self.code(name)) for name in dict.fromkeys(names))

    # --- what is asked ---

    def ask(self, name: str, input_: Input, value: Value, **more: object) -> CardField:
        """A fact under its own words; `choices`, `least`, `most`, `main`, `hint` as of an `Ask`."""
        label, tip = self._worded(name)
        unit = self.say("battle-measure", measure=self.session.settings.measure)
        made = CardField(name, label, input_, value, tip=tip, unit=unit if input_ == "inches" else "")
        return replace(made, **more)  # type: ignore[arg-type]  # fields of an `Ask`

    def _worded(self, name: str) -> tuple[str, str]:
        """What a fact is called and what it says: words of the card's own, else those of the order's field.

        `no_visible` is the contrary of the field `visible`.
        """
        own = f"card-ask-{name.replace('_', '-')}"
        if has(self.lang, own):
            tip, label = f"card-tip-{name.replace('_', '-')}", self.say(own)
            return label, self.say(tip) if has(self.lang, tip) else label
        kind, field = typed(self.kind), name.removeprefix(NOT)
        message, denied = field_message(kind, field), field != name
        label = attribute(self.lang, message, "not" if denied else "label")
        word = label or words_of(self.lang, message)[0].replace("-", " ")
        text = attribute(self.lang, message, "not-help" if denied else "help")
        label = f"{word[:1].upper()}{word[1:]}"
        return label, text or label

    def toggles(
        self, said: "FormValues", names: Iterable[str], *, main: bool = True
    ) -> tuple[CardField, ...]:
        """Facts that hold or do not."""
        return tuple(self.ask(name, "toggle", said.flag(name), main=main) for name in names)


@dataclass(frozen=True)
class FormValues:
    """What was answered, and what goes without saying where nothing was."""

    answers: Answers
    known: Answers

    def _of(self, name: str) -> Value | None:
        return self.answers.get(name, self.known.get(name))

    def flag(self, name: str) -> bool:
        """Whether a fact holds."""
        return bool(self._of(name))

    def text(self, name: str, default: str = "") -> str:
        """A word or a name."""
        found = self._of(name)
        return found if isinstance(found, str) else default

    def one_of(self, name: str, choices: Choices, default: str = "") -> str:
        """One of these, the first if what was said is none of them."""
        known = [value for value, _ in choices]
        for found in (self.text(name), default):
            if found in known:
                return found
        return known[0] if known else ""

    def count(self, name: str, default: int, most: int) -> int:
        """A number within its bounds."""
        found = self._of(name)
        number = found if isinstance(found, int) and not isinstance(found, bool) else default
        return max(0, min(number, most))

    def row(self, name: str, allowed: Iterable[str]) -> tuple[str, ...]:
        """Names that are there to be chosen."""
        found = self._of(name)
        return tuple(each for each in allowed if isinstance(found, tuple) and each in found)

    def inches(self, name: str) -> float | None:
        """A distance, None where none was said. Raises `BadData` for what is none."""
        word = self.text(name).strip()
        if not word:
            return None
        found = INCHES.fullmatch(word)
        if not found:
            raise BadData("not-inches", about={"found": word})
        return float(found[1].replace(",", "."))
