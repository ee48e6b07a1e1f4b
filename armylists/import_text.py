"""An army out of whatever text it came in: a share code, JSON, or the TOML of its file."""

import re

from armylists.catalogue import Catalogue
from armylists.exports import from_json
from armylists.roster import Roster
from armylists.roster_file import from_toml
from armylists.share import decode

CODE = re.compile(r"\s*HA\d+:", re.IGNORECASE)


def is_code(text: str) -> bool:
    """Whether a text begins as a share code does."""
    return CODE.match(text) is not None


def brought(text: str, catalogue: Catalogue, file: str = "") -> Roster:
    """The roster that a text holds, in whichever form it is. Raises `BadData`."""
    if is_code(text):
        return decode(text, catalogue)
    if text.lstrip("\ufeff \t\r\n").startswith("{"):
        return from_json(text, catalogue, file)
    return from_toml(text, catalogue, file).roster
