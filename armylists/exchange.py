"""An army for other programs and out of them: share code, JSON, the TOML of its file; its figures as CSV."""

import json
import re
from collections.abc import Sequence
from typing import Any, NoReturn

from armylists.catalogue import Catalogue
from armylists.roster import Roster, groups
from armylists.roster_file import from_data, from_toml, to_data
from armylists.share_code.code import decode
from armylists.wording.names import place, troop
from heart_africa.core.messages import say
from heart_africa.core.problems import BadData
from heart_africa.core.text import as_csv

CODE = re.compile(r"\s*HA\d+:", re.IGNORECASE)
COLUMNS = (
    "names-head-troop",
    "names-head-figures",
    "share-column-each",
    "names-head-points",
    "share-column-where",
)


def to_json(roster: Roster) -> str:
    """The roster as JSON: the same keys as its file has."""
    return json.dumps(to_data(roster), ensure_ascii=False, indent=2) + "\n"


def from_json(text: str, catalogue: Catalogue, file: str = "") -> Roster:
    """The roster that a JSON text holds. Raises `BadData` with the line where it is no JSON, or the key."""
    try:
        data = json.loads(text.removeprefix("\ufeff"), object_pairs_hook=_once, parse_constant=_refused)
    except json.JSONDecodeError as fault:
        raise BadData("not-json", file=file, line=fault.lineno, about={"why": fault.msg}) from None
    except RecursionError:
        raise BadData("not-json", file=file, line=1, about={"why": "nesting"}) from None
    except ValueError as fault:  # a number of thousands of digits, NaN
        raise BadData("not-json", file=file, about={"why": str(fault)[:80]}) from None
    except BadData as fault:
        raise fault.inside(file) from None
    if not isinstance(data, dict):
        raise BadData("not-json", file=file, line=1, about={"why": "object"})
    return from_data(data, catalogue, file=file).roster


def _once(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object as a dict. Raises `BadData` if a key occurs twice."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise BadData("key-twice", key=key)
        found[key] = value
    return found


def _refused(constant: str) -> NoReturn:
    raise ValueError(constant)


def figures_csv(catalogue: Catalogue, roster: Roster, language: str) -> str:
    """The figures of the army place by place: troop, count, points of each, points, where."""
    rows = []
    for group in groups(roster):
        each = catalogue.book.troops[group.troop].points
        where = place(roster, group.where, language)
        rows.append((troop(group.troop, language), group.count, each, group.count * each, where))
    return as_csv([say(language, column) for column in COLUMNS], rows, end="\r\n")


def is_code(text: str) -> bool:
    """Whether a text begins as a share code does."""
    return CODE.match(text) is not None


def brought(text: str, catalogue: Catalogue, file: str = "") -> Roster:
    """The roster that a text holds as share code, JSON or TOML. Raises `BadData`."""
    if is_code(text):
        return decode(text, catalogue)
    if text.lstrip("\ufeff \t\r\n").startswith("{"):
        return from_json(text, catalogue, file)
    return from_toml(text, catalogue, file).roster
