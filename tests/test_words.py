"""One name for one thing: no word that has been given up stands in a message, the guide or the README.

`retired_words.toml` holds them by language, each with the word to be used in its place; the glossary of the guide
explains those. The words of orders, fields and values stay as people have them in their scripts.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from heart_africa.core.messages import FOLDER, LANGUAGES, STANDS_IN

ROOT = Path(__file__).parents[1]
RETIRED = tomllib.loads((Path(__file__).parent / "retired_words.toml").read_text(encoding="utf-8"))
TYPED = re.compile(rf"^({'|'.join(STANDS_IN)})-[\w-]+ = .*$", re.MULTILINE)
SPANISH = "## En un minuto"
"""Where the Spanish half of the README begins."""


@cache
def texts(lang: str) -> tuple[tuple[str, str], ...]:
    """What people read in a language, by the file it stands in: without comments, and without what is typed."""
    english, _, spanish = (ROOT / "README.md").read_text(encoding="utf-8").partition(SPANISH)
    found = [("README.md", english if lang == "en" else spanish)]
    found.append(("guide", (ROOT / "docs" / "guide" / f"{lang}.md").read_text(encoding="utf-8")))
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        text = re.sub(r"(?m)^#.*$", "", path.read_text(encoding="utf-8"))
        found.append((path.name, TYPED.sub("", text) if path.stem == "orders" else text))
    return tuple(found)


def sentences(lang: str) -> Iterator[tuple[str, str]]:
    """Each line with its file; the id of a message is not said to anybody."""
    for name, text in texts(lang):
        for line in text.splitlines():
            yield name, re.sub(r"^\s*(?:\*?\[[\w ]+\]|[\w-]+ =|\.[\w-]+ =)", "", line)


@pytest.mark.parametrize(
    ("lang", "word", "instead"), [(lang, *pair) for lang in LANGUAGES for pair in RETIRED[lang].items()]
)
def test_a_word_that_has_been_given_up_is_not_said(lang: str, word: str, instead: str) -> None:
    sought = re.compile(rf"\b(?:{word})\b", re.IGNORECASE)

    assert [(name, line) for name, line in sentences(lang) if sought.search(line)] == [], instead


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_are_those_of_print(lang: str) -> None:
    """No straight apostrophe between letters; quotes within quotes are of another kind; 33% and 33 %."""
    nested = re.compile(r"“[^”]*“" if lang == "en" else r"«[^»]*«")
    said = [(name, line) for name, line in sentences(lang) if name.endswith(".ftl")]

    assert [each for each in said if re.search(r"\w'\w", each[1])] == []
    assert [each for each in said if nested.search(each[1])] == []
    percent = re.compile(r"\s%" if lang == "en" else r"[\d}]%")
    assert [each for each in sentences(lang) if percent.search(each[1])] == []


GROUPS = "unit|units|friend|side|army"
"""Facts that are names of units and sides: people call them as they like, "Leones" or "The spears"."""
VERBS = {
    "en": r"(?:is|are|was|has|does|stands?|shoots?|flees?|breaks?|holds?|takes?|attacks?|deploys?|moves?|sees)",
    "es": r"(?:no )?(?:se )?(?:es|está|ha|tiene|hace|aguanta|huye|ataca|despliega|mueve|dispara|ve|pierde|queda|puede)",
}
"""Verbs that agree with the name before them; an English past and "may" agree with any."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_verb_has_to_agree_with_a_name_that_people_typed(lang: str) -> None:
    agreeing = re.compile(rf"(?<!: )(?<!\w )\{{ \$(?:{GROUPS}) \}} {VERBS[lang]}\b")

    assert [(name, line) for name, line in sentences(lang) if agreeing.search(line)] == []


COUNTED = re.compile(r"\{ \$(\w+) \} ([a-záéíóúñ]+)")
MESSAGE = re.compile(r"(?m)^[a-z][\w-]* =.*\n(?:[ \t]+.*\n)*")
THINGS = {
    "en": {
        "figures",
        "units",
        "entries",
        "dice",
        "shots",
        "hits",
        "tests",
        "casualties",
        "documents",
        "elements",
    },
    "es": {"figuras", "unidades", "entradas", "dados", "disparos", "impactos", "tests", "bajas", "elementos"},
}
NEVER_ONE = (
    "problem-", "deployment-", "tembas-", "firing-", "keep-", "paper-made-set", "leading-charisma", "morale-cancels-two",
    "shooting-too-many-shots", "play-chi", "play-fair", "bad-more-left", "bad-too-few-faces", "scouts-too-many",
    "referee-army", "story-", "winning-", "bench-mean",
)  # fmt: skip
"""What is too many is never one; an army, a table of charts and a mean are never of one either."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_is_not_counted_as_many(lang: str) -> None:
    """A number before a plural is chosen by: "1 figure", "2 figures"."""
    found = []
    for _, text in texts(lang):
        for message in MESSAGE.findall(text):
            chosen = set(re.findall(r"\{ \$(\w+) ->", message))
            found += [
                (message.split(" ")[0], word)
                for fact, word in COUNTED.findall(message)
                if word in THINGS[lang] and fact not in chosen and not message.startswith(NEVER_ONE)
            ]

    assert found == []
