"""Where something stands in a roster: `units[2]` is unit 3, by its name if it has one."""

import re

from armylists.roster import Roster, Unit
from armylists.wording.names import troop, work
from heart_africa.core.messages import say

_UNIT = re.compile(r"(?:allies\[(\d+)\]\.)?units\[(\d+)\](?:\.figures\.(\w+))?")
_ALLY = re.compile(r"allies\[(\d+)\](?:\.(\w+))?")


def place(roster: Roster, where: str, lang: str) -> str:
    """A place as people say it: "unidad 3 «Guardia»", "unit 3 “Guardia”", "leader's traits"."""
    if found := _UNIT.match(where):
        ally = None if found[1] is None else int(found[1])
        spot = unit_place(roster, int(found[2]), ally, lang)
        return say(lang, "place-part", whole=spot, part=troop(found[3], lang)) if found[3] else spot
    if found := _ALLY.match(where):
        return _ally(roster, int(found[1]), found[2] or "", lang)
    if where.startswith("works."):
        return work(where.removeprefix("works."), lang)
    return say(lang, f"place-{where.replace('.', '-').replace('_', '-') or 'army'}")


def unit_place(roster: Roster, index: int, ally: int | None, lang: str) -> str:
    """A unit by its number, from 1, and its name; an allied one with its contingent if there are several."""
    units: tuple[Unit, ...] = roster.units if ally is None else roster.allies[ally].units
    kind = "unit" if ally is None else "allied-unit" if len(roster.allies) == 1 else "unit-of-ally"
    name = units[index].name if index < len(units) else ""
    facts = {"number": index + 1, "ally": (ally or 0) + 1, "name": name, "named": "yes" if name else "no"}
    return say(lang, f"place-{kind}", facts)


def _ally(roster: Roster, index: int, part: str, lang: str) -> str:
    facts = {"number": index + 1, "several": "yes" if len(roster.allies) > 1 else "no"}
    whole = say(lang, "place-ally", facts)
    if not part:
        return whole
    return say(lang, "place-part", whole=whole, part=say(lang, f"place-ally-{part.replace('_', '-')}"))
