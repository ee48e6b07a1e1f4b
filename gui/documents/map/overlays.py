"""What lies over the ground and changes with the battle: flames, smoke, traps, zones, reach of a move."""

from gui.documents.map.document import OpenMap
from heart_africa.board.extents import burning, burnt_out
from heart_africa.board.layout import Course, Spot, Work
from heart_africa.board.moves import contact
from heart_africa.board.moves.reach import reach
from heart_africa.board.places.zones import arrivals, entry, zones
from heart_africa.board.shapes import outlines
from heart_africa.board.sight.ground import smoke
from heart_africa.core.dataclass import dataclass
from heart_africa.rules.battle import Stage, Where
from heart_africa.rules.book import WorkId


@dataclass(frozen=True, slots=True)
class MapOutlines:
    """Outlines over the map. `flames` and `smokes` have the spot where they began; traps are `trap_in` wide.

    `ashes` is burnt ground.
    """

    flames: tuple[tuple[Spot, tuple[Course, ...]], ...] = ()
    smokes: tuple[tuple[Spot, tuple[Course, ...]], ...] = ()
    traps: tuple[Work, ...] = ()
    zone: tuple[Course, ...] = ()
    reach: tuple[Course, ...] = ()
    trap_in: float = 0.0
    ashes: tuple[Course, ...] = ()


def over(opened: OpenMap) -> MapOutlines:
    """All overlays of the map, as far as the side that is looking may know them."""
    scene, layout = opened.scene, opened.layout
    spots = {blaze.name: blaze.spot for blaze in layout.blazes}
    return MapOutlines(
        tuple((spots[name], outlines(shape)) for name, shape in burning(scene).items() if name in spots),
        tuple((spots[name], outlines(shape)) for name, shape in smoke(scene) if name in spots),
        tuple(_traps(opened)),
        zone(opened),
        ways(opened),
        scene.book.traps.marker_in.value,
        tuple(outline for shape in burnt_out(scene).values() for outline in outlines(shape)),
    )


def touching(opened: OpenMap) -> tuple[tuple[Spot, Spot], ...]:
    """Pairs of spots of enemies in contact."""
    if opened.table.battle.stage is not Stage.PLAY:
        return ()
    scene = opened.scene
    pairs = scene.once(contact.contacts).value
    return tuple((scene.stand(one).spot, scene.stand(other).spot) for one, other in pairs)


def _traps(opened: OpenMap) -> list[Work]:
    """The traps as seen: a sham trap looks real to everybody but its owner (p. 15)."""
    real: dict[str, WorkId] = {each.name: each.work for each in opened.table.shown.laid}
    found = []
    for work in opened.layout.works:
        if work.kind in {"stake_trap", "dummy_trap"}:
            known = work.owner == opened.table.viewer or opened.table.battle.stage is Stage.OVER
            shown = real.get(work.name) is WorkId.DUMMY_TRAP or (known and work.kind == "dummy_trap")
            found.append(Work(work.name, "dummy_trap" if shown else "stake_trap", work.course, work.owner))
    return found


def zone(opened: OpenMap) -> tuple[Course, ...]:
    """Where the units that deploy or arrive now may stand."""
    battle = opened.table.battle
    if not opened.live:
        return ()
    if battle.stage is Stage.DEPLOY and (side := opened.table.agenda.side):
        found = zones(opened.scene, side).value
        return (*outlines(found.area), *outlines(found.guard))
    unit = _chosen(opened)
    if battle.stage is not Stage.PLAY or unit not in battle.units:
        return ()
    match battle.units[unit].where:
        case Where.RESERVE:
            return outlines(arrivals(opened.scene, opened.table.battle.units[unit].side).value)
        case Where.COLUMN:
            return outlines(entry(opened.scene).value)
        case _:
            return ()


def ways(opened: OpenMap) -> tuple[Course, ...]:
    """Where the chosen unit can get to with its dice."""
    battle, unit = opened.table.battle, _chosen(opened)
    if not opened.live or battle.stage is not Stage.PLAY or unit not in battle.units:
        return ()
    found = battle.units[unit]
    if found.where is not Where.TABLE or not found.rolled or found.done:
        return ()
    return outlines(reach(opened.scene, unit).value)


def _chosen(opened: OpenMap) -> str:
    return opened.table.unit
