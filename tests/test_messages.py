"""The message catalogue: the same messages in both languages, and every code of the source worded."""

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from heart_africa.core.messages import FOLDER, LANGUAGES, _entries, area_of, has, say
from heart_africa.storage.database import _CODES, _STATES
from heart_africa.storage.files import _REASONS
from resources import ROOT
from tests.sources import walk

AREAS = sorted(path.stem for path in (FOLDER / "es").glob("*.ftl"))
HOME = ROOT.parent
Messages = dict[str, ftl.Message]


class Variables(visitor.Visitor):
    """The variables that a pattern names."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.found: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(language: str, area: str) -> Messages:
    text = (FOLDER / language / f"{area}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def variables(message: ftl.Message) -> set[str]:
    """The facts that a message needs; a name in the singular or joined with "or" is the same fact."""
    said = [message.value, *(each.value for each in message.attributes)]
    found = set().union(*(Variables(each).found for each in said if each is not None))
    return {re.sub(r"(_one)?(_or)?$", "", name) for name in found}


SHORTER = ("label",)
"""What may be lacking in one language, where the word that is typed says as much."""


def parts(message: ftl.Message) -> set[str]:
    """Its attributes."""
    return {each.id.name for each in message.attributes} - {*SHORTER}


def test_both_languages_have_the_same_areas() -> None:
    areas = {language: {path.name for path in (FOLDER / language).iterdir()} for language in LANGUAGES}

    assert areas["es"] == areas["en"]


@pytest.mark.parametrize("area", AREAS)
def test_both_languages_say_the_same_messages_with_the_same_facts(area: str) -> None:
    spanish, english = (
        {name: (variables(message), parts(message)) for name, message in messages(language, area).items()}
        for language in LANGUAGES
    )

    assert spanish == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", AREAS)
def test_a_message_begins_with_its_area_and_stands_once(language: str, area: str) -> None:
    text = (FOLDER / language / f"{area}.ftl").read_text(encoding="utf-8")
    names = re.findall(r"^([a-z][\w-]*) *=", text, flags=re.MULTILINE)

    assert all(area_of(name) == area for name in names)
    assert len(names) == len(set(names)) > 0


@pytest.mark.parametrize("area", AREAS)
def test_spanish_opens_its_marks_and_english_has_none_to_open(area: str) -> None:
    spanish = (FOLDER / "es" / f"{area}.ftl").read_text(encoding="utf-8")
    english = (FOLDER / "en" / f"{area}.ftl").read_text(encoding="utf-8")

    assert all(spanish.count(left) == spanish.count(right) for left, right in ("¿?", "¡!", "«»"))
    assert english.count("“") == english.count("”")
    assert not set("¿¡") & set(english)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("area", AREAS)
def test_a_message_read_alone_is_what_it_is_in_its_file(language: str, area: str) -> None:
    """Only the messages that are said are parsed, each cut out of its file."""
    whole = messages(language, area)
    alone = {name: FluentParser().parse_entry(text) for name, text in _entries(language, area).items()}

    assert alone.keys() == whole.keys()
    assert all(alone[name].equals(whole[name], ignored_fields=["span", "comment"]) for name in whole)


def test_what_belongs_to_a_message_is_said_by_its_name() -> None:
    assert say("en", "field-silhouetted") == "silhouetted"
    assert say("en", "field-silhouetted.help") == "It stands out against a fire in the dark."
    assert has("en", "field-silhouetted.help")
    assert not has("en", "field-silhouetted.title")
    assert not has("en", "field-nowhere.help")
    with pytest.raises(KeyError):
        say("en", "field-silhouetted.title")


def test_a_message_that_there_is_not_is_no_message() -> None:
    assert not has("es", "problem-nothing-of-the-kind")
    assert not has("es", "nowhere-at-all")
    with pytest.raises(KeyError):
        say("es", "problem-nothing-of-the-kind")


UNACCENTED = (
    r"(?i)\b(ejercito|caracteristica|lider|aqui|linea|como minimo|pagina|numero|tambien|sera|estan|asi)s?\b"
)


@pytest.mark.parametrize("area", AREAS)
def test_spanish_wears_its_accents(area: str) -> None:
    text = (FOLDER / "es" / f"{area}.ftl").read_text(encoding="utf-8")

    assert re.findall(UNACCENTED, text) == []


def sources(words: tuple[str, ...], *rooms: str) -> Iterator[ast.Module]:
    """The modules of these folders in which one of the words stands."""
    for room in rooms:
        for path in (HOME / room).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            if any(word in text for word in words):
                yield ast.parse(text)


def constants(node: ast.AST) -> set[str]:
    return {n.value for n in walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def codes(classes: tuple[str, ...], *rooms: str) -> set[str]:
    """The codes with which these values are made: constants, or all that a variable of that name is given."""
    found: set[str] = set()
    for tree in sources(classes, *rooms):
        for function in walk(tree):
            if (
                isinstance(function, ast.Call)
                and getattr(function.func, "id", getattr(function.func, "attr", "")) in classes
                and function.args
            ):
                first = function.args[0]
                found |= (
                    constants(first) if isinstance(first, ast.Constant | ast.IfExp) else _given(tree, first)
                )
    return {code for code in found if re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", code)}


def _given(tree: ast.Module, name: ast.expr) -> set[str]:
    """The constants that a module assigns to a variable, alone or first of several."""
    given: set[str] = set()
    for node in walk(tree):
        if isinstance(node, ast.Assign) and isinstance(name, ast.Name):
            for target in node.targets:
                if isinstance(target, ast.Name) and target.id == name.id:
                    given |= (
                        constants(node.value) if isinstance(node.value, ast.Constant | ast.IfExp) else set()
                    )
                elif isinstance(target, ast.Tuple) and getattr(target.elts[0], "id", "") == name.id:
                    given |= constants(node.value.elts[0]) if isinstance(node.value, ast.Tuple) else set()
    return given


def problem_codes() -> set[str]:
    return codes(("Problem", "Refusal"), "armylists")


@cache
def bad_codes() -> frozenset[str]:
    made_elsewhere = {"json-not-toml", "yaml-not-toml", "not-toml", "file-trouble", "journal-broken"}
    databases = {*_CODES.values(), *_STATES.values(), "database-unreachable", "written-meanwhile"}
    found = codes(("BadData", "fault"), "heart_africa", "armylists", "reports")
    return frozenset(found | set(_REASONS.values()) | made_elsewhere | databases)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_and_warning_is_worded(language: str) -> None:
    found = problem_codes()

    assert {"unit-too-cheap", "troop-too-late", "unit-three-kinds", "warn-baggage"} <= found
    assert {f"problem-{code}" for code in found} - messages(language, "problem").keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_an_input_is_worded(language: str) -> None:
    found = bad_codes()

    assert {"unknown-key", "out-of-range", "not-utf8", "disk-full", "unknown-id"} <= found
    assert {f"bad-{code}" for code in found} - messages(language, "bad").keys() == set()


def test_a_missing_fact_is_a_bug_and_says_so() -> None:
    with pytest.raises(ValueError, match="problem-unit-too-dear"):
        say("es", "problem-unit-too-dear", points=200)


def test_numbers_are_written_without_separators_in_both_languages() -> None:
    spanish, english = (say(lang, "edit-points", value=1200) for lang in LANGUAGES)

    assert "1200" in spanish
    assert "1200" in english


NAMED = {
    "heart_africa/core/messages.py": "which is the book's",
    "heart_africa/bootstrap/messages.py": "the same, before the catalogue can be read",
    "heart_africa/core/citations.py": "the keys of the rulebook's texts",
    "armylists/muster.py": "what a journal keeps of an army, in these two",
    "heart_africa/rules/referee/setup/scenario.py": "the same, read again",
    "heart_africa/language/narration.py": "the same, told in English in any third",
    "gui/presenters/guide.py": "the guide is in English where it was not translated",
    "heart_africa/opponent/armies.py": "names are given in one, and told in each",
    "heart_africa/terminal/battle/wording.py": "codes for programs are the same in all",
}
"""The files that name a language, and why; those of companions, whose texts stand with their data, aside."""


def test_no_other_file_names_a_language() -> None:
    """Whoever adds one adds its folder of messages: the list of languages is read off the folders."""
    companions = {path.name for path in (HOME / "heart_africa/companions").glob("*/")} | {"companions"}
    found = {
        path.relative_to(HOME)
        for source in ("heart_africa", "gui", "armylists", "reports")
        for path in (HOME / source).rglob("*.py")
        for node in walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in LANGUAGES
    }

    assert {path.as_posix() for path in found if not companions & {*path.parts, path.stem}} == NAMED.keys()
