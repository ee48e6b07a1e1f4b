"""Every army list that can be played: the book's twelve and a club's own (edge: reads files).

A club's list is read by the same model and checked by the same cross references. One that is faulty, or
that takes the id of another, is left out with its fault told; it never harms the book's own.
"""

import hashlib
from collections.abc import Callable, Hashable, Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeVar

from armylists.models import ArmyList, General, HomeTerrain, TerrainId, When
from armylists.roster import Roster
from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.problems import BadData
from heart_africa.core.strict import line_of, read, unknown
from heart_africa.rules.book import Book
from heart_africa.rules.book import book as the_book
from heart_africa.storage.files import listed, read_text

DATA = Path(__file__).parent / "data"
ENDING = ".list.toml"
Made = TypeVar("Made")


@dataclass(frozen=True)
class Catalogue:
    """The book, the general rules and the lists by id, in the order of the book and then by name."""

    book: Book
    general: General
    lists: dict[str, ArmyList]
    digests: dict[str, str]
    faults: tuple[BadData, ...] = ()
    memory: dict[Hashable, Any] = field(default_factory=dict, compare=False, repr=False)

    @cached_property
    def peoples(self) -> dict[str, str]:
        """The list that names each people."""
        return {people: army.id for army in self.lists.values() for people in army.people_ids()}

    def remembered(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """The value kept under a key, made and kept first if there is none yet.

        All callers that use the same key make a value of the same type.
        """
        found: Made | None = self.memory.get(key)
        if found is None:
            found = self.memory[key] = make()
        return found

    def find(self, list_id: str) -> ArmyList:
        """The list of that id. Raises `BadData` with the nearest one, or that of a people."""
        if list_id not in self.lists:
            if list_id in self.peoples:
                raise BadData("people-no-list", about={"people": list_id, "list": self.peoples[list_id]})
            raise unknown("list", list_id, self.lists)
        return self.lists[list_id]


@cache
def built_in() -> Catalogue:
    """The book's own twelve lists."""
    general = read(General, (DATA / "general.toml").read_text(encoding="utf-8"), "general.toml")
    texts = {path: path.read_text(encoding="utf-8") for path in sorted((DATA / "lists").glob("*.toml"))}
    read_lists = [(read(ArmyList, text, str(path)), text) for path, text in texts.items()]
    read_lists.sort(key=lambda pair: pair[0].number)
    lists = {army.id: army for army, _ in read_lists}
    digests = {army.id: digest(text) for army, text in read_lists}
    return Catalogue(the_book(), general, lists, digests)


def digest(text: str) -> str:
    """A short digest of a list's text, by which a changed list is recognised."""
    return hashlib.sha256(text.replace("\r\n", "\n").encode()).hexdigest()[:12]


def with_club_lists(base: Catalogue, folder: Path) -> Catalogue:
    """The catalogue with the lists of a folder (`*.list.toml`) added, and the faults of those left out."""
    lists, digests, faults = dict(base.lists), dict(base.digests), list(base.faults)
    try:
        paths = listed(folder, ENDING)
    except BadData as fault:
        return replace(base, faults=(*faults, fault), memory={})
    for path in paths:
        try:
            text = read_text(path)
            army = read(ArmyList, text, str(path))
            _check(army, base.book, lists, text, str(path))
        except BadData as fault:
            faults.append(fault)
        else:
            lists[army.id], digests[army.id] = army, digest(text)
    return Catalogue(base.book, base.general, lists, digests, tuple(faults))


def _check(army: ArmyList, book: Book, lists: dict[str, ArmyList], text: str, file: str) -> None:
    """Cross references of a list: ids taken, troops, peoples, lines and allied lists that do not exist."""
    for fault in cross_references(army, book, lists):
        key = fault.key
        place = [
            int(part) if part.isdigit() else part
            for part in key.replace("]", "").replace("[", ".").split(".")
        ]
        raise BadData(fault.code, file=file, line=line_of(text, place), key=key, about=fault.about)


def cross_references(army: ArmyList, book: Book, lists: dict[str, ArmyList]) -> Iterator[BadData]:
    """Whatever a list refers to that does not exist; a test sees that the book's lists have no such fault."""
    if army.id in lists:
        yield BadData("list-id-taken", key="id", about={"found": army.id})
    troops = [troop for troop, row in book.troops.items() if row.kind == "unit"]
    for place, found in _troops_named(army):
        if found not in troops:
            yield unknown("troop", found, troops, place)
    for place, row in _rows(army):
        for key in ("people", "not_people"):
            for people in getattr(row, key):
                if people and people not in army.people_ids():
                    yield unknown("people", people, army.people_ids(), f"{place}.{key}")
    yield from _lines_named(army)
    yield from _lists_named(army, lists)


def _rows(army: ArmyList) -> Iterator[tuple[str, When]]:
    for name in type(army).model_fields:
        value = getattr(army, name)
        for index, row in enumerate(value if isinstance(value, tuple) else ()):
            if isinstance(row, When):
                yield f"{name}[{index}]", row


def _troops_named(army: ArmyList) -> Iterator[tuple[str, str]]:
    for troop in army.lines.units:
        yield f"lines.units.{troop}", troop
    for place, row in _rows(army):
        for key in ("line", "troop", "present", "must", "must_not"):
            if found := getattr(row, key, None):
                yield f"{place}.{key}", found
        for key in ("troops", "to", "more", "fewer", "whole", "without"):
            for found in getattr(row, key, ()):
                yield f"{place}.{key}", found


def _lines_named(army: ArmyList) -> Iterator[BadData]:
    lines = {*army.lines.units, *(limit.line for limit in army.limits)}
    for index, row in enumerate(army.conversions):
        if row.line not in lines:
            yield unknown("line", row.line, sorted(lines), f"conversions[{index}].line")
    rules = {row.rule for row in army.conversions}
    for index, row in enumerate(army.conversions):
        if row.same_units_as and row.same_units_as not in rules:
            yield unknown("rule", row.same_units_as, sorted(rules), f"conversions[{index}].same_units_as")


def _lists_named(army: ArmyList, lists: dict[str, ArmyList]) -> Iterator[BadData]:
    for index, row in enumerate(army.allies):
        ally = lists.get(row.list)
        if ally is None:
            yield unknown("list", row.list, lists, f"allies[{index}].list")
            continue
        for people in row.allied_people:
            if people not in ally.people_ids():
                yield unknown("people", people, ally.people_ids(), f"allies[{index}].allied_people")


# --- where an army is at home, and so where a battle is fought ---


def home(catalogue: Catalogue, roster: Roster) -> tuple[TerrainId, ...]:
    """The army's home terrain."""
    settled = [row for row in _home_rows(catalogue, roster) if not row.passed_through]
    return tuple(dict.fromkeys(each for row in settled for each in row.terrain))


def travels(catalogue: Catalogue, roster: Roster) -> bool:
    """Whether the army is at home, in a campaign, in the country that it last passed through (L10-14)."""
    return any(row.passed_through for row in _home_rows(catalogue, roster))


def _home_rows(catalogue: Catalogue, roster: Roster) -> list[HomeTerrain]:
    rows = catalogue.lists[roster.list].home_terrain
    return [row for row in rows if row.holds(roster.people, roster.year, roster.role)]
