"""What the map has measured for a form: who is in reach, distances, contacts."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from gui.actions.battle import shown as map_shown
from gui.documents.battle import BattleDocument
from gui.documents.library import library
from gui.documents.map import MAP
from gui.presenters.forms import Value
from gui.session import Session
from heart_africa.core.fields import Holds
from heart_africa.language.battle.words import KINDS
from heart_africa.language.lines import quoted
from heart_africa.language.order_fields import form
from heart_africa.rules.play.close_combat.orders import Match
from heart_africa.rules.play.fires import LightFire
from heart_africa.rules.referee.ending import Occupy
from heart_africa.rules.referee.feature import Past
from heart_africa.storage.transfer import companion

if TYPE_CHECKING:  # the geometry is read when a map is first shown
    from gui.documents.map.document import OpenMap

NAMES = (Holds.UNIT, Holds.FIGURE, Holds.PLACE)
"""The kinds of fields that name units, figures or places on the map."""
Known = dict[str, Value]


def mapped(session: Session, table: BattleDocument) -> bool:
    """Whether a map has been laid for this battle, shown or not."""
    return companion(library(session), table.writer.document) is not None


def on_map(session: Session, table: BattleDocument) -> "OpenMap | None":
    """The map of this battle, if there is one with figures on it and the present is shown."""
    found = session.open.get(MAP)
    if found is None or found.table is not table or not found.live:
        return None
    return found if found.layout.stands else None


def to_stand(session: Session, table: BattleDocument) -> tuple[str, ...]:
    """The units that still have to be placed on the map that is shown."""
    found = session.open.get(MAP) if map_shown(session) else None
    return found.to_stand if found is not None and found.table is table else ()


def laid(session: Session, table: BattleDocument) -> bool:
    """Whether something may be placed on the map of this battle now."""
    found = session.open.get(MAP)
    return found is not None and found.table is table and found.live and found.laid


def unplaced(session: Session, table: BattleDocument) -> tuple[str, ...]:
    """The hidden units of the side that is looking that have no place on the shown map yet."""
    found = session.open.get(MAP) if map_shown(session) else None
    return found.unplaced if found is not None and found.table is table else ()


def shown(session: Session, table: BattleDocument) -> Iterator[str]:
    """The kinds of orders for works, fences and buildings that lie on the map."""
    if (found := on_map(session, table)) is not None:
        layout = found.layout
        if layout.works or any(each.fence for each in layout.features):
            yield from ("climb-work", "reach-work")
        if layout.buildings:
            yield from ("climb-roof", "fire-arrows")


def heard(found: "OpenMap | None", happening: int) -> Known:
    """The units that an event of this turn has reached; empty if the map cannot tell."""
    if found is None:
        return {}
    from heart_africa.board import radii  # noqa: PLC0415  # read with the first map

    return {"units": tuple(unit for unit, _ in radii.hear(found.scene, happening).value.units)}


def at_hand(found: "OpenMap | None", units: Iterable[str]) -> LightFire | None:
    """The order by which a figure of these units lights a place that it touches; None if there is none."""
    if found is None:
        return None
    from heart_africa.board.moves import obstacles  # noqa: PLC0415  # as above

    scene = found.scene
    layout = scene.layout
    places = (*(each.name for each in layout.features), *(each.name for each in layout.buildings))
    figures = [each for unit in units if unit in scene.battle.units for each in scene.of(unit)]
    ready = [each for each in figures if not scene.figure(each).lit]  # one that has tried may not again
    tried = (obstacles.light_fire(scene, figure, place) for figure in ready for place in places)
    return next((lit for lit in tried if lit is not None and lit.touching), None)


def holding(found: "OpenMap | None") -> Occupy | None:
    """Return who has held the defender's place all turn, by the map; None without a map."""
    if found is None:
        return None
    from gui.documents.map.shots import earlier  # noqa: PLC0415  # as above
    from heart_africa.board.places.holders import holders  # noqa: PLC0415  # as above

    units = holders(found.scene, earlier(found))
    return Occupy(bool(units), units)


def past(found: "OpenMap | None", known: Past) -> Past:
    """Return what was stated before; for figures on the map with the distances that it shows."""
    if found is None:
        return known
    from heart_africa.board.distances import measured  # noqa: PLC0415  # as above

    return measured(found.scene, known)


def between(found: "OpenMap | None", kind: str, by: str, unit: str) -> Known:
    """How far apart the two are and what lies between, as far as the order asks for it."""
    if found is None or not _there(found, by) or not found.scene.of(unit):
        return {}
    from heart_africa.board import radii  # noqa: PLC0415  # as above

    match kind:
        case "overlook":
            return {"inches": _inches(radii.overlook(found.scene, by, unit).value.inches)}
        case "rally":
            return {"inches": _inches(radii.rally(found.scene, by, unit).value.inches)}
        case "bewitch":
            spell = radii.bewitch(found.scene, by, unit).value
            return {"inches": _inches(spell.inches), "no_in_sight": not spell.in_sight}
        case _:
            seen = radii.raise_standard(found.scene, by, unit).value
            return {"inches": _inches(seen.inches), "screen": seen.screen}


def bouts(
    found: "OpenMap | None", known: tuple[Match, ...], pairs: Collection[tuple[str, str]]
) -> tuple[Match, ...]:
    """The bouts by the contacts on the map, if they have the same fighters as `known` and are in `pairs`."""
    if found is None:
        return known
    from heart_africa.board.moves import contact  # noqa: PLC0415  # as above

    seen = found.scene.once(contact.matches).value
    may = {frozenset(pair) for pair in pairs}
    fought = {frozenset((match.one, other)) for match in seen for other in match.others}
    return seen if fought <= may and {*_fighting(seen)} == {*_fighting(known)} else known


def _fighting(matches: tuple[Match, ...]) -> Iterator[str]:
    return (name for match in matches for name in match.names)


def order(found: "OpenMap | None", kind: str, said: Mapping[str, Value]) -> Known:
    """What the map says of the order for the figures that the answers name."""
    if found is None:
        return {}
    named = (slot for slot in form(KINDS[kind]).slots if slot.holds in NAMES and slot.hint is str)
    from heart_africa.board.moves.obstacles import facts  # noqa: PLC0415  # as above

    one, other = ([str(said.get(slot.name, "")) for slot in named] + ["", ""])[:2]
    shown = facts(found.scene, kind, one, other)
    return {name: _row(fact) if isinstance(fact, tuple) else fact for name, fact in shown.items()}


def _row(names: tuple[str, ...]) -> str:
    return ",".join(map(quoted, names))


def _there(opened: "OpenMap", unit: str) -> bool:
    """Whether the leader, bearer or doctor himself is on the table."""
    units = opened.scene.battle.units
    return unit in units and units[unit].figures[0].name in opened.layout.stands


def _inches(inches: float) -> str:
    return f"{inches:g}"
