"""Every message that the source names is worded with every fact that its caller gives.

Read off the source: each call that names a message by its id, and the facts beside it, through variables, parameters and
functions of the same module. What is put together at run time is said by the suites that say it, where a fact that is
missing raises (`HEART_AFRICA_STRICT`).
"""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from heart_africa.core.messages import GAP, LANGUAGES, STRICT, _entries, say
from tests.sources import parsed, walk
from tests.test_messages import AREAS, HOME

ALWAYS = frozenset({"found", "name", "reason", "known"})
"""What `bad_why` gives to every fault of an input."""
PLACES = {"BadData": 99, "Problem": 4, "Line": 5}
"""At which place a value takes its facts, if they are not named."""
AREA = {"BadData": "bad-", "Problem": "", "Line": ""}
PACKAGES = ("heart_africa", "armylists", "reports", "gui")
DEEP = 6
BUILT_UP = frozenset({"story-field", "story-cost"})
"""Facts of one side after the other; the golden reports say them."""


class Said(NamedTuple):
    """A call that names a message: where, which, the facts it is given; None if they cannot be read off."""

    where: str
    message: str
    given: frozenset[str] | None


@cache
def needed() -> Mapping[str, frozenset[str]]:
    """The facts that each message needs, in either language."""
    found: dict[str, frozenset[str]] = {}
    for lang in LANGUAGES:
        for area in AREAS:
            for name, text in _entries(lang, area).items():
                found[name] = found.get(name, frozenset()) | frozenset(re.findall(r"\$([a-z_]+)", text))
    return found


class Module:
    """A module of the source, and what the names in it stand for."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = parsed(path)
        nodes = list(walk(self.tree))
        self.calls = [node for node in nodes if isinstance(node, ast.Call)]
        self.functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]

    def inside(self, node: ast.expr) -> ast.FunctionDef | None:
        """The innermost function around a node."""
        around = [each for each in self.functions if each.lineno <= node.lineno <= (each.end_lineno or 0)]
        return max(around, key=lambda each: each.lineno, default=None)

    def keys(self, node: ast.expr | None, deep: int = 0) -> frozenset[str] | None:  # one line for each shape
        """The keys of what makes a mapping; None if that cannot be read off."""
        if deep > DEEP:
            return None
        match node:
            case None | ast.Dict(keys=[]):
                return frozenset()
            case ast.Dict():
                parts = [
                    self._key(key, value, deep) for key, value in zip(node.keys, node.values, strict=True)
                ]
                return None if None in parts else frozenset().union(*(part for part in parts if part))
            case ast.BinOp(left, ast.BitOr(), right):
                both = self.keys(left, deep + 1), self.keys(right, deep + 1)
                return both[0] | both[1] if both[0] is not None and both[1] is not None else None
            case ast.IfExp(_, body, orelse):
                return self._common([self.keys(body, deep + 1), self.keys(orelse, deep + 1)])
            case ast.Name():
                return self._common([self.keys(each, deep + 1) for each in self._values(node)])
            case ast.Call(ast.Name(id=called)):
                found = [each for each in self.functions if each.name == called]
                returned = (each.value for one in found for each in walk(one) if isinstance(each, ast.Return))
                return self._common([self.keys(each, deep + 1) for each in returned])
            case _:
                return None

    def _key(self, key: ast.expr | None, value: ast.expr, deep: int) -> frozenset[str] | None:
        if key is None:
            return self.keys(value, deep + 1)
        return frozenset({str(key.value)}) if isinstance(key, ast.Constant) else None

    @staticmethod
    def _common(found: list[frozenset[str] | None]) -> frozenset[str] | None:
        """What is given in every case."""
        if not found or None in found:
            return None
        return frozenset.intersection(*(each for each in found if each is not None))

    def _values(self, name: ast.Name) -> list[ast.expr | None]:
        """What a name may stand for there: what it was assigned last, or what callers give in its place."""
        function = self.inside(name)
        found: list[ast.expr | None] = []
        for node in walk(function or self.tree):
            match node:
                case ast.Assign(targets=[target], value=value):
                    found += _assigned(target, value, name.id)
                case ast.AnnAssign(target, _, value) | ast.NamedExpr(target, value):
                    found += _assigned(target, value, name.id)
                case ast.Subscript(ast.Name(id=known), _, ast.Store()) if known == name.id:
                    return []  # built up one by one
        before = [each for each in found if each is not None and each.lineno <= name.lineno]
        if before:
            return [max(before, key=lambda each: each.lineno)]
        return found or (list(self._handed(function, name.id)) if function is not None else [])

    def _handed(self, function: ast.FunctionDef, name: str) -> Iterator[ast.expr | None]:
        places = [each.arg for each in function.args.args if each.arg != "self"]
        for call in self.calls if name in places else ():
            if getattr(call.func, "id", getattr(call.func, "attr", "")) == function.name:
                at = places.index(name)
                named = (each.value for each in call.keywords if each.arg == name)
                yield call.args[at] if len(call.args) > at else next(named, None)

    # --- what is said ---

    def said(self) -> Iterator[Said]:
        """Every call that names a message."""
        for call in self.calls:
            made = getattr(call.func, "id", getattr(call.func, "attr", ""))
            if made in AREA and (made == "BadData" or "armylists" not in self.path.parts):
                yield from self._made(call, made)
            elif made == "say":
                yield from self._worded(call)

    def _made(self, call: ast.Call, made: str) -> Iterator[Said]:
        codes = call.args[0] if call.args else None
        about = call.args[PLACES[made]] if len(call.args) > PLACES[made] else _named(call, "about")
        given = self.keys(about)
        if made == "BadData" and given is not None:
            given |= ALWAYS
        if isinstance(about, ast.Attribute):
            return  # handed on from what bears the same code
        for each in walk(codes) if isinstance(codes, ast.Constant | ast.IfExp) else ():
            if isinstance(each, ast.Constant) and isinstance(each.value, str) and each.value[0] != "-":
                yield Said(self._where(call), f"{AREA[made]}{each.value}", given)

    def _worded(self, call: ast.Call) -> Iterator[Said]:
        named = [place for place, each in enumerate(call.args) if _message(each)]
        for place in named[:1]:
            parts = [*(self.keys(each) for each in call.args[place + 1 :])]
            parts += [self.keys(each.value) for each in call.keywords if each.arg is None]
            own = frozenset(each.arg for each in call.keywords if each.arg)
            given = None if None in parts else own.union(*(each for each in parts if each))
            yield Said(self._where(call), _message(call.args[place]), given)

    def _where(self, call: ast.Call) -> str:
        return f"{self.path.relative_to(HOME)}:{call.lineno}"


def _assigned(target: ast.expr, value: ast.expr | None, name: str) -> Iterator[ast.expr | None]:
    match target, value:
        case ast.Name(id=known), _ if known == name:
            yield value
        case ast.Tuple(elts=targets), ast.Tuple(elts=values):
            yield from (
                made for each, made in zip(targets, values, strict=False) if getattr(each, "id", "") == name
            )


def _named(call: ast.Call, name: str) -> ast.expr | None:
    return next((each.value for each in call.keywords if each.arg == name), None)


def _message(node: ast.expr) -> str:
    """The message that a constant names, or nothing."""
    known = isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in needed()
    return str(node.value) if known and isinstance(node, ast.Constant) else ""


@cache
def all_said() -> tuple[Said, ...]:
    paths = [path for package in PACKAGES for path in sorted((HOME / package).rglob("*.py"))]
    return tuple(each for path in paths for each in Module(path).said())


def test_every_message_that_the_source_names_exists() -> None:
    assert len(all_said()) > 1500
    assert [each for each in all_said() if each.message not in needed()] == []


def test_every_message_is_given_every_fact_that_it_needs() -> None:
    """Facts that cannot be read off the source count as none, but for those that are built up."""
    lacking = {each: needed()[each.message] - (each.given or frozenset()) for each in all_said()}

    assert {each.message for each in all_said() if each.given is None and needed()[each.message]} <= BUILT_UP
    assert {each: facts for each, facts in lacking.items() if facts and each.message not in BUILT_UP} == {}


def test_a_fact_that_is_missing_is_a_bug_in_a_test_and_a_gap_for_a_person(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(ValueError, match="bad-no-such-entry"):
        say("en", "bad-no-such-entry", most=3)
    monkeypatch.delenv(STRICT)

    told = say("en", "bad-no-such-entry", most=3)

    assert GAP in told
    assert "3" in told
    assert "{" not in told
    assert "$" not in told
    assert "bad-no-such-entry" in caplog.text
