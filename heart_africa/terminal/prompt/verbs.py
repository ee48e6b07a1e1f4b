"""The verbs of a prompt beside the orders: which there are, how they are typed, what stands behind them."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import BadData
from heart_africa.language.lexicon import LONGEST_VERB, words_of
from heart_africa.language.lines import bare, cut, plain

S = TypeVar("S")
ASK = "?"


@dataclass(frozen=True, slots=True)
class VerbCall:
    """What stands behind such a verb: words without their quotes, the reason after `!`, the whole line."""

    words: tuple[str, ...]
    reason: str
    rest: str

    def number(self, place: int = 0) -> int:
        """A number of the journal. Raises `BadData`."""
        if len(self.words) <= place or not _NUMBER.fullmatch(self.words[place]):
            raise BadData("entry-number-wanted")
        return int(self.words[place])


_NUMBER = re.compile(r"\d{1,9}")
Do = Callable[[S, VerbCall], None]


@dataclass(frozen=True)
class Verbs(Generic[S]):
    """The verbs by their ids with what each does; `message`: the one with the words for an id."""

    do: Mapping[str, Do[S]]
    message: Callable[[str], str]
    explain: Callable[[S, str], None]

    def here(self, session: S, text: str) -> bool:
        """Carry out a verb of the prompt, if the line begins with one. Raises `BadData`, `Leave`."""
        if text.startswith(ASK) or text.endswith(f" {ASK}"):
            self.explain(session, text.strip(f"{ASK} "))
            return True
        verb, rest = self._cut(text)
        if not verb:
            return False
        line = cut(rest)
        said = VerbCall(tuple(bare(word) for word in line.words), line.despite or "", rest.strip())
        self.do[verb](session, said)
        return True

    def _cut(self, text: str) -> tuple[str, str]:
        """The id of the verb that a line begins with, be it of several words, and the rest; "" for none."""
        words = text.split(" ", LONGEST_VERB)
        for count in range(min(LONGEST_VERB, len(words)), 0, -1):
            if verb := self.meant(" ".join(words[:count])):
                return verb, " ".join(words[count:])
        return "", text

    def words(self, lang: str) -> list[tuple[str, str]]:
        """The verbs as they are typed, each with its id."""
        return [(words_of(lang, self.message(id_))[0], id_) for id_ in self.do]

    def meant(self, word: str) -> str:
        """The id of the verb that a word is, in either language; "" for none."""
        return self._known().get(plain(word), "")

    def _known(self) -> dict[str, str]:
        return {
            plain(word): id_
            for id_ in self.do
            for lang in LANGUAGES
            for word in (id_, *words_of(lang, self.message(id_)))
        }
