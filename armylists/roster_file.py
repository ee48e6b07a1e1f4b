"""Roster files (`*.army.toml`): reading, writing, and what is wrong with one that cannot be read (edge)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeGuard

import tomlkit
from tomlkit.items import AoT, Table

from armylists.catalogue import Catalogue
from armylists.roster import FORMAT, VERSION, Contingent, Roster, Unit
from armylists.wording.names import unknown_troop
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.strict import Place, dotted, fit, line_of, parse, recognise, unknown
from heart_africa.storage.files import read_text, write_text

ENDING = ".army.toml"
NOT_FOR_ALLIES = {"leader": "ALLY-05", "witch_doctor": "ALLY-06", "scout": "ALLY-07", "allies": "ALLY-08"}


@dataclass(frozen=True, slots=True)
class Opened:
    """A roster as it was read, with what has changed since it was written."""

    roster: Roster
    warnings: tuple[Problem, ...] = ()


def open_roster(path: Path, catalogue: Catalogue) -> Opened:
    """Read a roster file. Raises `BadData` with file, line, key and how to mend it."""
    return from_toml(read_text(path), catalogue, str(path))


def save_roster(path: Path, roster: Roster, catalogue: Catalogue) -> None:
    """Write a roster file in place of what was there, or leave that untouched. Raises `BadData`."""
    write_text(path, to_toml(stamped(roster, catalogue)))


def stamped(roster: Roster, catalogue: Catalogue) -> Roster:
    """A copy with the digest of its list as it is now."""
    return roster.model_copy(update={"list_digest": catalogue.digests.get(roster.list, "")})


def from_toml(text: str, catalogue: Catalogue, file: str = "") -> Opened:
    """The roster that a TOML text holds, its ids checked against the catalogue."""
    return from_data(parse(text, file), catalogue, text, file)


def from_data(data: dict[str, Any], catalogue: Catalogue, text: str = "", file: str = "") -> Opened:
    """The roster in parsed data, whether from a file, JSON or a share code. Raises `BadData`."""
    recognise(data, (FORMAT, VERSION), "not-an-army", text, file)
    _refuse_allied_figures(data, text, file)
    roster = fit(Roster, data, text, file)
    changed = bool(roster.list_digest) and roster.list_digest != catalogue.digests.get(roster.list, "")
    for place, fault in _unknown_ids(roster, catalogue, lenient=changed):
        raise BadData(fault.code, file=file, line=line_of(text, place), key=dotted(place), about=fault.about)
    return Opened(roster, tuple(_changes(roster, catalogue)) if changed else ())


def _refuse_allied_figures(data: dict[str, Any], text: str, file: str) -> None:
    """ALLY-05 to ALLY-08: what an allied contingent cannot have has no place in the file; say why."""
    allies = data.get("allies")
    for index, ally in enumerate(allies if isinstance(allies, list | tuple) else ()):
        for key, rule in NOT_FOR_ALLIES.items():
            if isinstance(ally, dict) and key in ally:
                place: Place = ["allies", index, key]
                about = {"what": key, "rule": rule, "page": 29}
                raise BadData(
                    "not-for-allies", file=file, line=line_of(text, place), key=dotted(place), about=about
                )


def _unknown_ids(roster: Roster, catalogue: Catalogue, *, lenient: bool) -> Iterator[tuple[Place, BadData]]:
    """The faults of ids that do not exist. `lenient`: peoples that the list no longer names are accepted."""
    troops = list(catalogue.book.troops)
    if roster.leader and roster.leader.troop not in troops:
        yield ["leader", "troop"], unknown_troop(roster.leader.troop, troops)
    whole: list[tuple[list[str | int], Roster | Contingent]] = [([], roster)]
    for place, each in whole + [(["allies", index], ally) for index, ally in enumerate(roster.allies)]:
        if each.list not in catalogue.lists:
            yield [*place, "list"], unknown("list", each.list, catalogue.lists)
        yield from _units(each.units, place, troops)
        if each.people and each.people not in catalogue.peoples and not lenient:
            known = catalogue.lists[each.list].people_ids() or tuple(catalogue.peoples)
            yield [*place, "people"], unknown("people", each.people, known)


def _units(
    units: tuple[Unit, ...], prefix: list[str | int], troops: list[str]
) -> Iterator[tuple[Place, BadData]]:
    for index, unit in enumerate(units):
        place = [*prefix, "units", index]
        for troop in unit.figures:
            if troop not in troops:
                yield [*place, "figures", troop], unknown_troop(troop, troops)
        if unit.slot and unit.slot not in troops:
            yield [*place, "slot"], unknown_troop(unit.slot, troops)


def _changes(roster: Roster, catalogue: Catalogue) -> Iterator[Problem]:
    """What to tell of a list that is no longer what it was when the roster was saved."""
    army, rule = catalogue.lists[roster.list], catalogue.general.own_people
    yield Problem("warn-list-changed", rule.rule, army.page, "list", {"list": army.id})
    for where, name in (
        ("people", roster.people),
        *((f"allies[{i}].people", a.people) for i, a in enumerate(roster.allies)),
    ):
        if name and name not in catalogue.peoples:
            yield Problem("warn-people-gone", rule.rule, army.page, where, {"people": name, "list": army.id})


def to_toml(roster: Roster) -> str:
    """The roster as its file holds it: what is empty is left out, the order always the same."""
    document = tomlkit.document()
    for key, value in to_data(roster).items():
        document[key] = _item(value)
    return tomlkit.dumps(document)


def _item(value: object) -> object:
    """A value as TOML items: dicts as tables, lists of dicts as `[[...]]`, figures on one line."""
    if isinstance(value, dict):
        return _table(value)
    if _tables(value):
        array: AoT = tomlkit.aot()
        for row in value:
            array.append(_table(row))
        return array
    return value


def _table(row: dict[str, Any]) -> Table:
    table = tomlkit.table()
    for key, value in row.items():
        if key == "figures":
            table[key] = line = tomlkit.inline_table()
            line.update(value)
        else:
            table[key] = _item(value)
    return table


def to_data(roster: Roster) -> dict[str, Any]:
    """The roster as plain data, format and version first."""
    data = roster.model_dump(mode="json", exclude_defaults=True)
    data |= {"format": FORMAT, "version": VERSION, "name": roster.name, "list": roster.list}
    return dict(sorted(data.items(), key=_order))


def _order(pair: tuple[str, object]) -> tuple[bool, int]:
    """The key that sorts the file: plain keys before tables, as TOML requires; else as in the model."""
    key, value = pair
    return (isinstance(value, dict) or _tables(value), list(Roster.model_fields).index(key))


def _tables(value: object) -> TypeGuard[list[dict[str, Any]]]:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)
