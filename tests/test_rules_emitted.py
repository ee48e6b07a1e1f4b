"""Every entry that the program decides can be named by what it says: its id stands in the rules or their data.

`RULES` is where objections, events and lines of a sum take their ids from. What is named nowhere there either only
lets an ordinary rule stand (`ORDINARY`), or is said under the entry that has the number or the refusal (`SAID_BY`).
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from heart_africa.core.citations import Rulebook
from tests.sources import walk

TOP = Path(__file__).parents[1]
RULES = ("heart_africa", "armylists")
ID = re.compile(r"[A-Z]+\d*-\d+[a-z]?")
DESCRIBED = frozenset({"data", "judgement"})
"""Kinds of entries that describe figures, tables and words, and neither refuse nor reckon anything."""

ORDINARY = {
    "ALLY-12": "a leader's orders ask for no contingent, but where an entry says so",
    "ASC-15": "no count of Belgian promotions is kept",
    "BAG-04": "baggage moves among the units, as one",
    "CAMP-08": "the ledger of the campaign",
    "CAMP-12": "joining is open at any time",
    "CANNON-04": "a cannon is a gun among guns",
    "COLON-03": "victories are counted whenever they were won",
    "COLON-12": "another's victory over a rebel counts as any",
    "COLON-13": "colonial players are attacked as anybody is",
    "COMP-07": "only units are counted as units",
    "COMP-14": "each line of the price has its own entry",
    "CPTS-01": "the order names the attacker, and only the scenario is thrown",
    "CPTS-11": "the bonus is of native players alone",
    "CTURN-13": "an attack bought off leaves nothing behind",
    "EXPL-02": "any territory is open to exploring",
    "EXPL-18": "meetings are thrown for hunters too",
    "FIRE-12": "nothing asks whose village it is",
    "FORT-18": "a fortification has no hits",
    "GUN-05": "cover is no shelter from splash",
    "GUN-07": "splash comes of a hit",
    "GUN-12": "a machine gun and its crew are one figure",
    "GUN-23": "a gunboat is a gun among guns",
    "GUN-26": "no arc is asked of a gunboat",
    "L09-07": "a white man is among those who may lead",
    "LEAD-17": "no attendant is left to give",
    "LEAD-20": "a save that fails is a loss",
    "MELEE-08": "the next pair is the next throw",
    "MIX-04": "caps count the troop, not its bearers",
    "MIX-13": "no list of the book has a row that forbids one",
    "MORALE-10": "each loss is its own test",
    "MORALE-16": "nothing else takes a marker away",
    "RELOAD-04": "turning bars no reloading",
    "RELOAD-06": "who is left alone may reload",
    "SCALE-02": "every length is shown in centimetres where that is preferred",
    "SCALE-05": "who is hit is lost, and nothing keeps wounds",
    "SCEN-20": "who enters has a whole move",
    "SCEN-26": "no limit is printed for this scenario",
    "SCEN-28": "baggage may stay at home",
    "SCOUT-05": "no sight is asked for finding",
    "SHOOT-05": "turning is a move like any",
    "SHOOT-09": "each line of the sum has its own entry",
    "STD-01": "he moves with the independent figures",
    "STD-03": "he is a target like any",
    "TEMBA-18": "a hit on a wall is on no figure",
    "TEMBA-29": "a roof is lit as anything else is",
    "TERR-21": "tall grass is none of the ground that covers",
    "TERR-22": "tall grass is one of the places to hide in",
    "TRAIT-03": "one trait has no price",
    "TROOP-13": "he has no reloading in his row",
    "TROOP-17": "they shoot and reload as others do",
    "TURN-03": "the side with units left moves on",
    "TURN-05": "who has rolled may stay",
    "WITCH-01": "he moves with the independent figures",
    "WITCH-02": "he is a target like any",
}
SAID_BY = {
    "COMP-18": "TSEL-02",
    "FORT-09": "MELEE-10",
    "FORT-11": "SHOOT-19",
    "PRIO-02": "PRIO-03",
    "SCALE-09": "RELOAD-01",
    "SCALE-10": "MORALE-15",
    "SCEN-27": "ARRIVE-01",
    "SCEN-39": "ARRIVE-01",
    "SCOUT-06": "ARRIVE-06",
    "SHOOT-21": "SHOOT-17",
    "TROOP-19": "TROOP-18",
    "TROOP-24": "SHOOT-14",
}


def ids(file: Path) -> Iterator[str]:
    """The ids that a file of rules has as values, not in its comments and docstrings."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".toml":
        yield from re.findall(rf'"({ID.pattern})"', text)
    elif file.suffix == ".py":
        values = (node.value for node in walk(ast.parse(text)) if isinstance(node, ast.Constant))
        yield from (value for value in values if isinstance(value, str) and ID.fullmatch(value))


@cache
def emitted() -> frozenset[str]:
    return frozenset(
        found
        for package in RULES
        for file in (TOP / package).rglob("*.*")
        if file.suffix in {".py", ".toml"}
        for found in ids(file)
    )


@cache
def silent() -> frozenset[str]:
    """The entries that the program decides, refuse or reckon something, and are named nowhere."""
    book = Rulebook()
    every = (rule for chapter in book.index.chapters for rule in book.chapter(chapter.prefix))
    return frozenset(
        rule.id
        for rule in every
        if rule.by == "engine" and rule.kind not in DESCRIBED and rule.id not in emitted()
    )


def test_every_entry_that_decides_something_is_named_or_accounted_for() -> None:
    assert silent() == {*ORDINARY, *SAID_BY}


@pytest.mark.parametrize(("entry", "other"), SAID_BY.items())
def test_what_is_said_by_another_entry_is_said(entry: str, other: str) -> None:
    assert other in emitted()
    assert Rulebook().rule(entry).id == entry
