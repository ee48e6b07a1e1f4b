"""The share code: an army in one line of text that is read back to the same roster.

`HA1:` gives the version; the army follows, then a check of six letters, all in the alphabet of URLs. Left out
are the digest of the list (`list_digest`) and the tags of units, which are private and were added after the
code's form was fixed; files and JSON hold both. Notes are part of the roster, so encode
`without_notes(roster)` for an opponent.
"""

import base64
import re
import zlib
from functools import cache

from armylists.catalogue import DATA, Catalogue
from armylists.roster import FORMAT, MOST_ALLIES, MOST_UNITS, VERSION, Roster, Unit
from armylists.roster_file import from_data, to_data
from armylists.share_code.forms import Counted, Counts, Id, In, Key, Number, Out, Several, Table, Words, Yes
from armylists.share_code.packing import Broken, Letters, Overfull, Packer, Unpacker
from heart_africa.core.problems import BadData
from heart_africa.core.strict import Strict, read_file

PREFIX = "HA1:"
MOST_CODE = 4000
CHECK_LETTERS, CHECK_BYTES = 6, 4
ANOTHER = "?"  # a code may come from whoever has other lists: a people unknown here is kept, as in old files


def encode(roster: Roster, catalogue: Catalogue) -> str:  # noqa: ARG001  # beside `decode`, which needs it
    """The share code of an army. Raises `BadData` if it is too long to be one (very long notes)."""
    data = {key: value for key, value in to_data(roster).items() if key in roster_form().names()}
    packer = Packer()
    try:
        roster_form().put(Out(packer, letters()), data)
        number = packer.number()
        body = _letters(number.to_bytes((number.bit_length() + 7) // 8, "big"))
    except Overfull:
        raise too_long(MOST_CODE + 1) from None
    code = PREFIX + body + _check(PREFIX + body)
    if len(code) > MOST_CODE:
        raise too_long(len(code))
    return code


def without_notes(roster: Roster) -> Roster:
    """The army without its private notes and tags, for others to see."""
    units = tuple(map(_public, roster.units))
    allies = tuple(
        ally.model_copy(update={"units": tuple(map(_public, ally.units))}) for ally in roster.allies
    )
    return roster.model_copy(update={"notes": "", "units": units, "allies": allies})


def _public(unit: Unit) -> Unit:
    return unit.model_copy(update={"notes": "", "tags": ()})


def decode(code: str, catalogue: Catalogue) -> Roster:
    """The roster of a share code. Raises `BadData`: not a code, of a newer version, damaged, unknown ids."""
    # the army's part of a code whose check is right
    bare = _recognised(code)
    head, body, check = bare[: len(PREFIX)], bare[len(PREFIX) : -CHECK_LETTERS], bare[-CHECK_LETTERS:]
    fits = head == PREFIX and re.fullmatch(r"[A-Za-z0-9_-]+", body) and _check(head + body) == check
    if not fits:
        raise BadData("share-damaged")
    source = In(Unpacker(_number(body)), letters())
    try:
        data = roster_form().take(source)
        source.unpacker.finish()
    except Broken:
        raise BadData("share-damaged") from None
    marked = {"format": FORMAT, "version": VERSION, "list_digest": ANOTHER, **data}
    return from_data(marked, catalogue).roster.model_copy(update={"list_digest": ""})


def _recognised(code: str) -> str:
    """The code without blanks and line breaks. Raises `BadData` if it is not one or is of a newer version."""
    # before anything else looks through it; twice as long leaves room for blanks and line breaks
    if len(code) > 2 * MOST_CODE:
        raise too_long(len(code))
    bare = re.sub(r"\s+", "", code)
    found = re.match(r"HA(\d{1,4}):", bare, re.IGNORECASE | re.ASCII)
    if not found:
        raise BadData("share-not-a-code", about={"found": bare[:20], "expected": PREFIX})
    if int(found[1]) > VERSION:
        raise BadData("share-newer", about={"found": f"HA{int(found[1])}", "most": f"HA{VERSION}"})
    if len(bare) > MOST_CODE:
        raise too_long(len(bare))
    return bare


def too_long(length: int) -> BadData:
    """The fault of a code that is too long; `length`: its letters."""
    return BadData("share-too-long", about={"found": length, "most": MOST_CODE})


def _number(digits: str) -> int:
    return int.from_bytes(base64.urlsafe_b64decode(digits + "=" * (-len(digits) % 4)), "big")


def _letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode("ascii").rstrip("=")


def _check(text: str) -> str:
    """Six letters that change with any one letter of the text, and with any two that change places."""
    return _letters(zlib.crc32(text.encode("ascii")).to_bytes(CHECK_BYTES, "big"))


# --- the form of a roster in a share code of version 1. Published codes depend on it: it never changes ---


MOST_KINDS = 60  # troops in a unit, traits of a leader
FEW = Number((6, 12, 4, 1))
FIGURES = Number((1, 6, 8, 20, 30, 14, 2))
POINTS = Number((1, 1, 1, 1, 1, 1, 1, 2, 4, 20, 40, 4))
YEAR = Number((1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 100))
UNITS = Number((1, 6, 12, 24, 8))


class Frozen(Strict):
    """The constants of version 1: ids that have short numbers, the letters, and names to learn from."""

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
    """The constants of version 1, read once."""
    return read_file(Frozen, DATA / "share_1.toml")


def letters() -> Letters:
    """The letters with their likelihoods before any name was written."""
    return Letters(frozen().letters, frozen().primer)


@cache
def roster_form() -> Table:
    """How a roster is written: all but its format, version and list digest."""
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
