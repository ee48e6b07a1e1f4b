"""How a companion is told: its pieces, orders, events and objections, alike at the terminal and at the desk.

A companion has a module of this package with its `TONGUE`; found by the kind of its journals (`tongue_of`).
"""

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from importlib import import_module
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from heart_africa.companions.asking import NO, YES, Answer, Question
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.rules import CompanionRules, Due, Played
from heart_africa.companions.run import Book
from heart_africa.companions.seats import Choice
from heart_africa.companions.stated import StateComponent
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import Meaning
from heart_africa.core.journal.codec import Codec
from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.journal.records import Command, EventRecord
from heart_africa.core.messages import LANGUAGES, say
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.reckoning import Line
from heart_africa.core.strict import nearest
from heart_africa.language.lines import pieces, plain
from heart_africa.language.narration import chance, minus, percent
from heart_africa.language.order_fields import Slot
from heart_africa.language.reader import Meant, OrderCompletion, Reader
from heart_africa.language.values import GameNames
from heart_africa.language.writer import line

State = TypeVar("State", bound=Played)
MINUS = frozenset({"box", "face", "value"})
"""Facts that are numbers, which may be below zero."""


class Called(NamedTuple):
    """A piece by its id, its own word (`bourne`), its names in a language."""

    id: str
    word: str
    names: tuple[str, ...] = ()


class CardText(NamedTuple):
    """A card in words: what stands above it, its text line by line; `facts`: what else a program is told."""

    id: str
    name: str
    heading: str
    text: tuple[str, ...]
    facts: Mapping[str, object]
    number: str = ""


class Pieces(GameNames, Generic[State]):
    """What people call the pieces of a game as it stands; `kinds`: what fields may name.

    A piece is typed by its own word where its name has that in it (`bourne`), else by its name
    (`cuerno-izquierdo`). Whatever it is called in any language is understood, as far as it is typed.
    """

    kinds: ClassVar[type[Meaning]]

    def __init__(self, lang: str, state: State) -> None:
        self.lang, self.state = lang, state
        self._typed: dict[tuple[str, Meaning], dict[str, str]] = {}
        self._known: dict[Meaning, dict[str, str]] = {}

    @abstractmethod
    def called(self, lang: str, holds: Meaning) -> Iterable[Called]:
        """Every piece of such a kind."""

    @abstractmethod
    def here(self, holds: Meaning) -> Iterable[str]:
        """The ids of what may be named now."""

    def offered(self, holds: Meaning) -> list[str]:
        """The words of what may be named now, for completion."""
        words = self._words(self.lang, holds)
        return [words.get(each, each) for each in self.here(holds)]

    def written(self, lang: str, holds: Meaning, name: str) -> str | None:
        """A piece as it is typed."""
        return self._words(lang, holds).get(name) if isinstance(holds, self.kinds) else None

    def _words(self, lang: str, holds: Meaning) -> dict[str, str]:
        """Each id with its word; of pieces that are called alike each has its number behind it."""
        if (lang, holds) not in self._typed:
            rows = [*self.called(lang, holds)]
            words = [_word(each) for each in rows]
            alike = {word for word, count in Counter(words).items() if count > 1}
            self._typed[lang, holds] = {
                each.id: f"{word}-{words[:place].count(word) + 1}" if word in alike else word
                for place, (each, word) in enumerate(zip(rows, words, strict=True))
            }
        return self._typed[lang, holds]

    def _all_words(self, holds: Meaning) -> dict[str, str]:
        """All words of any language, as they are compared, each with its id."""
        if holds not in self._known:
            named = {
                name: each.id
                for lang in LANGUAGES
                for each in self.called(lang, holds)
                for name in (*each.names, each.word, each.id)
            }
            named |= {word: id_ for lang in LANGUAGES for id_, word in self._words(lang, holds).items()}
            self._known[holds] = {compared(name): id_ for name, id_ in named.items()}
        return self._known[holds]

    def meant(self, holds: Meaning, word: str) -> str:
        """The id that a word means, or the one that it begins. Raises `BadData` for what is none."""
        if not isinstance(holds, self.kinds):
            return word
        known, sought = self._all_words(holds), compared(word)
        if not known or sought in known:
            return known.get(sought, word)
        begun = {id_ for name, id_ in known.items() if name.startswith(sought)}
        for found in (begun, begun & {*self.here(holds)}):  # of several the one that is at hand
            if len(found) == 1:
                return found.pop()
        near = known.get(nearest(sought, known), "")
        shown = self._words(self.lang, holds).get(near, near)
        about = {"what": holds.value, "found": word, "nearest": shown}
        raise BadData("unknown-id", about={**about, "allowed": ", ".join(self.offered(holds))})


@cache
def typed(name: str) -> str:
    """A name as one word that needs no quotes: “Here they come…” is `here-they-come`."""
    return "-".join(re.findall(r"[^\W_]+", name.casefold())) or name


@cache
def compared(name: str) -> str:
    """A name as it is compared, however it is typed."""
    return plain(typed(name))


@cache
def _word(piece: Called) -> str:
    """The word of a piece, before it is known whether another one has it too."""
    own = compared(piece.word).split()
    for name in piece.names:
        parts = compared(name).split()
        if all(any(part.startswith(each) for part in parts) for each in own):
            return piece.word
    return typed(piece.names[0]) if piece.names else piece.word


class Tongue(ABC, Generic[State]):
    """What a companion is called and told in any language.

    `kind`: that of its journals, with which its messages begin; `silent`: the kinds of events that are not
    told; `dice`: the entry of its rulebook behind each question about dice, those for lots with `-lot`.
    """

    kind: ClassVar[str]
    silent: ClassVar[frozenset[str]] = frozenset()
    dice: ClassVar[Mapping[str, str]] = {}
    _pieces: Pieces[State] | None = None
    """Those of the position that was asked for last: a list of orders has but one."""

    # --- what is different from game to game ---

    @abstractmethod
    def pieces(self, lang: str, state: State) -> Pieces[State]:
        """Whom typed words may mean."""

    @abstractmethod
    def named(self, lang: str, state: State, key: str, value: object) -> object:
        """What a fact of a message is called, by the fact's name."""

    def cards(self, lang: str, box: Any) -> Iterable[CardText]:  # noqa: ANN401  # of any game
        """Its cards with their texts; none of a game without any."""
        del lang, box
        return ()

    def about(self, lang: str, state: State, fact: EventRecord) -> Mapping[str, object]:  # noqa: ARG002  # a game may
        """The facts of the sentence that tells an event."""
        return {**fact.event.about, **({"who": fact.who} if fact.who else {})}

    def told(self, fact: EventRecord) -> bool:
        """Whether an event is worth a sentence."""
        return fact.event.kind not in self.silent

    def odds(self, lang: str, book: Book, state: State, order: Command) -> str:  # noqa: ARG002  # a game may
        """What an order may bring, before its dice are thrown; "" where there is nothing to say."""
        return ""

    def printed(self, lang: str, state: State, needed: ComponentNeeded) -> str:  # noqa: ARG002  # as above
        """A value that an owner's box has to say: what it is, how it is typed, what it is printed on."""
        return f"{needed.piece}: {needed.field}"

    def question(self, lang: str, field: str) -> str:
        """A question of several by which a printed value is said (`asking.Question`)."""
        return say(lang, f"{self.kind}-asked-{field.replace('_', '-')}")

    def word(self, lang: str, field: str, word: str) -> str:
        """A word that may be chosen there."""
        message = f"{self.kind}-{field}-{word}"
        return say(lang, f"companion-{word}") if word in {YES, NO} else say(lang, message)

    # --- what follows from it ---

    def words(self, lang: str, question: Question) -> dict[str, str]:
        """The words that may be chosen, by their ids."""
        return {each: self.word(lang, question.field, each) for each in question.words}

    def chosen(self, lang: str, question: Question, typed: str) -> Answer:
        """What was chosen: by numbers in the list or words of the language, one or several."""
        named = {str(place): id_ for place, id_ in enumerate(question.words, 1)}
        named |= {plain(word): id_ for id_, word in self.words(lang, question).items()}
        bare = typed.strip("[] ")
        parts = pieces(bare, ",") if "," in bare or plain(bare) in named else bare.split()
        return tuple(named.get(plain(each), each) for each in parts if each not in {"", "-"})

    def worded(self, lang: str, state: State, what: str, about: Mapping[str, object]) -> str:
        """A message with its facts, pieces called by their names."""
        return say(lang, what, {key: self._fact(lang, state, key, value) for key, value in about.items()})

    def _fact(self, lang: str, state: State, key: str, value: object) -> object:
        if isinstance(value, tuple | list):
            return ", ".join(str(self._fact(lang, state, key, each)) for each in value)
        return minus(value) if key in MINUS else self.named(lang, state, key, value)

    def sentences(self, lang: str, state: State, facts: Iterable[EventRecord]) -> list[str]:
        """What happened, event by event, without what goes without saying."""
        told = []
        for fact in filter(self.told, facts):
            text = self.worded(lang, state, fact.event.what, self.about(lang, state, fact))
            told.append(text if fact.who else capital(text))
        return told

    def told_of(
        self, lang: str, rules: CompanionRules[Any], act: StandingAct[Any], facts: Iterable[EventRecord]
    ) -> list[str]:
        """What came of an act; where nothing did that is told, who gave which order."""
        told, before, order = self.sentences(lang, act.after, facts), act.before, act.act.command
        if told or isinstance(order, StateComponent):  # of what the box says nothing is told
            return told
        whose = (rules.on_move(before), self.line(lang, rules.codec, before, order))
        return [capital(": ".join(filter(None, whose)))]

    def objection(self, lang: str, state: State, found: Problem) -> str:
        """What the rules have against an order, with its entry and section."""
        text = self.worded(lang, state, found.code, found.about)
        return cited(lang, capital(text) if "place" in found.about else text, found.rule, found.page)

    def objections(self, lang: str, state: State, found: Iterable[Problem]) -> tuple[str, ...]:
        """Objections in words, each with its entry; what reads alike is told once."""
        return tuple(dict.fromkeys(self.objection(lang, state, each) for each in found))

    def due(self, lang: str, state: State, found: Due) -> str:
        """What comes next, with the rule that asks for it."""
        return cited(lang, capital(self.worded(lang, state, found.what, found.about)), found.rule)

    def reckoned(self, lang: str, state: State, found: Line) -> str:
        """A line of a reckoning, without its value."""
        return cited(lang, self.worded(lang, state, found.what, found.about), found.rule)

    def thought(self, lang: str, state: Any, player: str, found: Choice, order: str) -> str:  # noqa: ANN401  # of a game with seats
        """What one of the computer's players is about to do, as it is typed or pressed, and why."""
        about = {**found.about}
        if "chance" in about:
            about["chance"] = percent(lang, Fraction(str(round(float(str(about["chance"])), 3))))
        facts = {
            "who": state.who(state.actor),
            "player": say(lang, f"{self.kind}-player-{player}"),
            "order": order,
            "why": self.worded(lang, state, found.why, about),
        }
        return self.worded(lang, state, f"{self.kind}-played", facts)

    def heading(self, lang: str, state: State) -> str:
        """The turn; "" before the first."""
        return say(lang, f"{self.kind}-event-turn", {"turn": state.turn}) if state.turn else ""

    def reader(self, lang: str, codec: Codec, state: State) -> Reader:
        """Who reads the orders of a game that stands so."""
        if self._pieces is None or self._pieces.state is not state or self._pieces.lang != lang:
            self._pieces = self.pieces(lang, state)
        return Reader(lang, codec.commands, self._pieces)

    def line(self, lang: str, codec: Codec, state: State, order: Command) -> str:
        """An order as it would be typed at that moment."""
        return line(self.reader(lang, codec, state), order, codec.write_command)


@dataclass(frozen=True)
class Typing(OrderCompletion):
    """What a line may become: orders, pieces by their words."""

    def values(self, slot: Slot) -> Meant:
        """Pieces by their words, and the words of a set."""
        names = self.by.names
        if isinstance(names, Pieces) and isinstance(slot.holds, names.kinds):
            yield from ((word, "") for word in names.offered(slot.holds))
        yield from super().values(slot)


def tongue_of(kind: str) -> Tongue[Any]:
    """The tongue of a companion; its module is read when it is first asked for."""
    found: Tongue[Any] = import_module(f"{__package__}.{kind}").TONGUE
    return found


def capital(text: str) -> str:
    """The text with a capital first letter, but for names as “iNdluyengwe”, which keep theirs."""
    return text if text[1:2].isupper() else text[:1].upper() + text[1:]


def cited(lang: str, text: str, rule: str, page: int = 0) -> str:
    """A text with the entry behind it."""
    return f"{text} ({cite(rule, page, lang)})"


def chance_told(lang: str, found: Fraction) -> str:
    """A chance in words and as a share."""
    return f"{chance(lang, found)} ({percent(lang, found)})"
