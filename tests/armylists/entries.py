"""Tables of what the pages of the lists say: each entry with armies on both sides of its limit.

A row says who ("azande 1881": people and year, either may be left out), how the smallest legal army of that people is
changed, and which entries it then breaks: "" none, "COMP-04 L01-10" two, "COMP-04/L01-02" one with the further entry
that it cites. "short" and "over" are COMP-03 and COMP-04 in the words of the printed lines that the entry speaks of.
"""

from collections.abc import Iterable, Sequence
from dataclasses import field

import pytest

from armylists.roster import Unit
from heart_africa.core.dataclass import dataclass
from tests.armylists.builders import EVERYONE, Facts, ally, army, cited, faults, fielding, led_by

Row = tuple[str, Facts, str] | tuple[str, Facts, str, str]  # the last is a note for whoever reads a failure


@dataclass(frozen=True)
class Entry:
    """One saying of a list: the entries that it proves, and rows that keep or break it."""

    rules: str
    says: str
    rows: Sequence[Row]
    always: Facts = field(default_factory=dict)  # what is so in every row
    army_of: str = ""  # another list, that has this one as its ally


@dataclass(frozen=True)
class Case:
    """A row, as a test asks it."""

    list_id: str
    people: str
    year: int | None
    facts: Facts
    expected: frozenset[str]

    def before(self) -> frozenset[str]:
        """What the army breaks without the units or allies that the row adds to it."""
        added = {"plus", "allies"} & self.facts.keys()
        rest = {name: value for name, value in self.facts.items() if name not in added}
        return faults(army(self.list_id, self.people, self.year, **rest)) if added else frozenset()

    def broken(self) -> frozenset[str]:
        """What it breaks; with the further entries cited if the row speaks of them."""
        roster = army(self.list_id, self.people, self.year, **self.facts)
        if any("/" in entry for entry in self.expected):
            return frozenset("/".join(entries) for entries in cited(roster))
        return faults(roster)


def proving(list_id: str, *entries: Entry) -> pytest.MarkDecorator:
    """The rows of a list's entries as cases of one test, each with the marks of its entry."""
    cases = []
    for entry in entries:
        rules = entry.rules.split()
        words = {"short": f"COMP-03/{rules[0]}", "over": f"COMP-04/{rules[0]}"}
        for number, (who, change, broken, *note) in enumerate(entry.rows, 1):
            year = next((int(word) for word in who.split() if word.isdigit()), None)
            people = "".join(word for word in who.split() if not word.isdigit())
            expected = frozenset(words.get(word, word) for word in broken.split())
            case = Case(entry.army_of or list_id, people, year, entry.always | change, expected)
            said = f"{entry.says}: {note[0] if note else number}"
            cases.append(pytest.param(case, marks=pytest.mark.rule(*rules), id=said))
    return pytest.mark.parametrize("case", cases)


def by_people(
    list_id: str, named: str, change: Facts, theirs: str, others: str, years: str = ""
) -> list[Row]:
    """A row for each people of the list and for none: one verdict for those named, the other for the rest."""
    return [
        (f"{people} {year}", change, theirs if people in named.split() else others)
        for year in years.split() or [""]
        for of_list, people in EVERYONE
        if of_list == list_id
    ]


def only(*units: Unit, **counts: int) -> Facts:
    """An army of just these units, and so many of usual size of each troop."""
    return {"units": (*units, *fielding(**counts))}


def plus(*units: Unit, **counts: int) -> Facts:
    """These units more."""
    return {"plus": (*units, *fielding(**counts))}


def allied(list_id: str, people: str = "", units: Iterable[Unit] | None = None) -> Facts:
    """One contingent of allies, the smallest unless its units are said."""
    return {"allies": (ally(list_id, people, units),)}


def under(troop: str, trait: str) -> Facts:
    """Another leader."""
    return {"leader": led_by(troop, trait)}
