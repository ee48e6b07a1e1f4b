"""The share code: an army in one line that can be sent anywhere and read back to the same roster.

`HA1:` says the version, then come the army and a check of six letters. The alphabet is that of URLs. Nothing
is left out but the mark of the list (`list_digest`) and the tags of units, which are the owner's own and came
after the form of the code was laid down; files and JSON hold them. Notes are part of the roster, so the code
of an army that is for its opponent too is that of `without_notes(roster)`.
"""

import base64
import re
import zlib

from armylists.catalogue import Catalogue
from armylists.roster import FORMAT, VERSION, Roster, Unit
from armylists.roster_file import from_data, to_data
from armylists.sharing.forms import In, Out
from armylists.sharing.layout import letters, roster_form
from armylists.sharing.pile import Broken, Overfull, Packer, Unpacker
from heart_africa.core.problems import BadData

PREFIX = "HA1:"
MOST_CODE = 4000
CHECK_LETTERS, CHECK_BYTES = 6, 4
ANOTHER = "?"  # a code may come from whoever has other lists: a people unknown here is kept, as in old files


def encode(roster: Roster, catalogue: Catalogue) -> str:  # noqa: ARG001  # beside `decode`, which needs it
    """The share code of an army. Raises `BadData` if it is too long to be one (very long notes)."""
    data = {key: value for key, value in to_data(roster).items() if key in roster_form().names()}
    pile = Packer()
    try:
        roster_form().put(Out(pile, letters()), data)
        number = pile.number()
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
        source.pile.finish()
    except Broken:
        raise BadData("share-damaged") from None
    marked = {"format": FORMAT, "version": VERSION, "list_digest": ANOTHER, **data}
    return from_data(marked, catalogue).roster.model_copy(update={"list_digest": ""})


def _recognised(code: str) -> str:
    """The code without the blanks and line breaks that travel adds; whether it is one of this version."""
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
    """A code longer than any that is read."""
    return BadData("share-too-long", about={"found": length, "most": MOST_CODE})


def _number(digits: str) -> int:
    return int.from_bytes(base64.urlsafe_b64decode(digits + "=" * (-len(digits) % 4)), "big")


def _letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode("ascii").rstrip("=")


def _check(text: str) -> str:
    """Six letters that change with any one letter of the text, and with any two that change places."""
    return _letters(zlib.crc32(text.encode("ascii")).to_bytes(CHECK_BYTES, "big"))
