"""The share code as it stands on a sheet."""

from armylists.catalogue import Catalogue
from armylists.roster import Roster
from armylists.share import encode
from heart_africa.problems import BadData


def code_if_any(roster: Roster, lists: Catalogue) -> str:
    """The share code for a sheet; none for an army whose notes make it too long for any."""
    try:
        return encode(roster, lists)
    except BadData:
        return ""
