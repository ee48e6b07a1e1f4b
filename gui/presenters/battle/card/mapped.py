"""What the map has measured for a card: whom news reached, how far anybody stands from anybody."""

from typing import TYPE_CHECKING, cast

from gui.presenters.battle.card.asking import Desk, Value
from heart_africa.game.past import Past

if TYPE_CHECKING:  # the geometry is read when a map is first shown
    from gui.map import OpenMap

MAP = "map"
Known = dict[str, Value]


def on_map(desk: Desk) -> "OpenMap | None":
    """The map of this battle, if one is laid and somebody stands on it."""
    found = cast("OpenMap | None", desk.session.open.get(MAP))
    if found is None or found.table is not desk.table or not found.live:
        return None
    return found if found.layout.stands else None


def heard(desk: Desk, happening: int) -> Known:
    """The units that something of this turn has reached; nothing where the map cannot say."""
    found = on_map(desk)
    if found is None:
        return {}
    from heart_africa.table import radii  # noqa: PLC0415  # read with the first map

    return {"heard": tuple(unit for unit, _ in radii.hear(found.scene, happening).value.units)}


def past(desk: Desk) -> Past:
    """What was said before; of those who stand on the map the distances that it shows."""
    known = desk.table.past
    found = on_map(desk)
    if found is None:
        return known
    from heart_africa.table.distances import measured  # noqa: PLC0415  # as above

    return measured(found.scene, known)


def between(desk: Desk, kind: str, by: str, unit: str) -> Known:
    """How far apart the two are, and what stands between, as far as the order asks for it."""
    found = on_map(desk)
    if found is None or not _there(found, by) or not found.scene.of(unit):
        return {}
    from heart_africa.table import radii  # noqa: PLC0415  # as above

    match kind:
        case "overlook":
            return {"inches": _inches(radii.overlook(found.scene, by, unit).value.inches)}
        case "rally":
            return {"inches": _inches(radii.rally(found.scene, by, unit).value.inches)}
        case "bewitch":
            spell = radii.bewitch(found.scene, by, unit).value
            return {"inches": _inches(spell.inches), "out_of_sight": not spell.in_sight}
        case _:
            seen = radii.raise_standard(found.scene, by, unit).value
            return {"inches": _inches(seen.inches), "screen": seen.screen}


def _there(opened: "OpenMap", unit: str) -> bool:
    """Whether the leader, bearer or doctor himself stands on the table."""
    units = opened.scene.battle.units
    return unit in units and units[unit].figures[0].name in opened.layout.stands


def _inches(inches: float) -> str:
    return f"{inches:g}"
