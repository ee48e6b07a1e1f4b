"""The form of a roster in a share code of version 1. Published codes depend on it: it never changes."""

from functools import cache

from armylists.catalogue import DATA
from armylists.roster import MOST_ALLIES, MOST_UNITS
from armylists.sharing.forms import Counted, Counts, Id, Key, Number, Several, Table, Words, Yes
from armylists.sharing.text import Letters
from heart_africa.core.strict import Strict, read

MOST_KINDS = 60  # troops in a unit, traits of a leader
FEW = Number((6, 12, 4, 1))
FIGURES = Number((1, 6, 8, 20, 30, 14, 2))
POINTS = Number((1, 1, 1, 1, 1, 1, 1, 2, 4, 20, 40, 4))
YEAR = Number((1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 100))
UNITS = Number((1, 6, 12, 24, 8))


class Frozen(Strict):
    """What version 1 takes for granted: ids that need not be spelled out, letters, a primer of names."""

    lists: tuple[str, ...]
    peoples: tuple[str, ...]
    troops: tuple[str, ...]
    traits: tuple[str, ...]
    scenarios: tuple[str, ...]
    roles: tuple[str, ...]
    modes: tuple[str, ...]
    permissions: tuple[str, ...]
    letters: str
    primer: str


@cache
def frozen() -> Frozen:
    """The tables of version 1."""
    path = DATA / "share_1.toml"
    return read(Frozen, path.read_text(encoding="utf-8"), str(path))


def letters() -> Letters:
    """The letters as they stand before the first name."""
    return Letters(frozen().letters, frozen().primer)


@cache
def roster_form() -> Table:
    """A roster without what every roster says of itself (format, version) and the mark of its list."""
    known = frozen()
    return Table(
        (
            Key("list", Id(known.lists), 99),
            Key("people", Id(known.peoples), 70),
            Key("year", YEAR, 99),
            Key("points", POINTS, 99),
            Key("scenario", Id(known.scenarios), 40),
            Key("role", Id(known.roles), 40),
            Key("mode", Id(known.modes), 5),
            Key("permissions", Several(Id(known.permissions), MOST_KINDS), 2),
            Key("narrative", Yes(), 2),
            Key("name", Words(), 95),
            Key("notes", Words(), 2),
            Key("leader", _leader(known), 98),
            Key("independents", _independents(), 70),
            Key("units", Several(_unit(known), MOST_UNITS, UNITS), 99),
            Key("allies", Several(_ally(known), MOST_ALLIES, FEW), 40),
            Key("works", _works(), 20),
            Key("baggage", Table((Key("elements", FEW, 99),)), 2),
        )
    )


def _leader(known: Frozen) -> Table:
    return Table(
        (
            Key("name", Words(), 95),
            Key("troop", Id(known.troops), 99),
            Key("traits", Several(Id(known.traits), MOST_KINDS, FEW), 98),
            Key("attendants", Number((1, 4, 16, 1)), 70),
            Key("gun_bearer", Yes(), 10),
        )
    )


def _independents() -> Table:
    return Table((Key("standard_bearer", FEW, 50), Key("witch_doctor", FEW, 50), Key("scout", FEW, 30)))


def _unit(known: Frozen) -> Table:
    return Table(
        (
            Key("name", Words(), 90),
            Key("figures", Counts(Several(Counted(Id(known.troops), FIGURES), MOST_KINDS)), 99),
            Key("slot", Id(known.troops), 8),
            Key("notes", Words(), 3),
        )
    )


def _ally(known: Frozen) -> Table:
    return Table(
        (
            Key("list", Id(known.lists), 99),
            Key("people", Id(known.peoples), 60),
            Key("standard_bearer", FEW, 5),
            Key("units", Several(_unit(known), MOST_UNITS, UNITS), 98),
        )
    )


def _works() -> Table:
    inches, pieces = Number((1, 1, 2, 8, 8, 4)), Number((1, 8, 8, 8))
    return Table(
        (
            Key("field_fortification_in", inches, 40),
            Key("barricade_in", inches, 20),
            Key("tembas", pieces, 30),
            Key("stake_traps", pieces, 30),
            Key("dummy_traps", pieces, 30),
            Key("muzzle_loading_cannon", pieces, 20),
        )
    )
