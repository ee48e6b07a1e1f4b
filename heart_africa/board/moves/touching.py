"""Baggage that is touched, places to set on fire, flames (pp. 12, 25); what orders ask of the table."""

from collections.abc import Iterator, Mapping

from heart_africa.board import shapes
from heart_africa.board.extents import burning, extent, house
from heart_africa.board.moves import contact, obstacles
from heart_africa.board.scene import Scene
from heart_africa.rules.battle import SideId
from heart_africa.rules.book import BAGGAGE
from heart_africa.rules.organisation import baggage
from heart_africa.rules.organisation.baggage import Capture
from heart_africa.rules.play.fires import Burnable, LightFire, StayInFire
from heart_africa.rules.tables.terrain import PieceId

ROOF: Burnable = "temba_roof"
BURNS: dict[PieceId, Burnable] = {PieceId.VILLAGE: "village", PieceId.TALL_GRASS: "tall_grass"}


def captures(scene: Scene, side: SideId) -> tuple[Capture, ...]:
    """The orders by which a side takes the baggage that its figures touch, where nothing is to be chosen."""
    touching = {
        name: tuple(each for each in contact.touched(scene, name) if scene.figure(each).troop == BAGGAGE)
        for name, unit in scene.here.items()
        if unit.side == side and scene.figure(name).here and scene.figure(name).troop != BAGGAGE
    }
    return tuple(Capture(each.captor, each.element) for each in baggage.captures(scene.book, touching))


def capture(scene: Scene, captor: str, element: str) -> Capture:
    """The order by which one figure takes one element, as they stand."""
    return Capture(captor, element, contact.touching(scene, captor, element))


def light_fire(scene: Scene, figure: str, place: str) -> LightFire | None:
    """The order to set a place on fire, as the figure stands to it; none for what cannot burn."""
    layout = scene.layout
    grown = {each.name: (BURNS[each.what], extent(each)) for each in layout.features if each.what in BURNS}
    found = grown | {each.name: (ROOF, house(each)) for each in layout.buildings}
    if place not in found:
        return None
    kind, area = found[place]
    near = shapes.distance(scene.footprint(figure), area) <= scene.book.free_table.touching_in
    return LightFire(figure, kind, place, _owner(scene, place), near)


def _owner(scene: Scene, place: str) -> SideId:
    owners = {each.name: each.owner for each in scene.layout.features}
    owners |= {each.name: each.owner for each in scene.layout.buildings}
    return owners.get(place, "")


def in_flames(scene: Scene) -> tuple[StayInFire, ...]:
    """Who stands in burning ground, fire by fire: those whom the time to leave runs out for (FIRE-09)."""
    return tuple(_in_flames(scene))


def _in_flames(scene: Scene) -> Iterator[StayInFire]:
    for name, area in burning(scene).items():
        spots = {each: shapes.line((scene.stand(each).spot,)) for each in scene.here}
        inside = tuple(each for each, spot in spots.items() if shapes.meets(area, spot))
        if inside:
            yield StayInFire(name, inside)


def facts(scene: Scene, kind: str, one: str, other: str) -> Mapping[str, bool | tuple[str, ...]]:
    """What the table shows of an order of a kind, by its fields; nothing where those it names are not there.

    `one`, `other`: whom or what it names.
    """
    match kind:
        case "climb-roof" if one in scene.here:
            return {"touching": obstacles.climb_roof(scene, one).touching}
        case "capture" if {one, other} <= {*scene.here}:
            return {"touching": capture(scene, one, other).touching}
        case "light-fire" if one in scene.here and (lit := light_fire(scene, one, other)):
            return {"touching": lit.touching}
        case "board" if {one, other} <= {*scene.battle.units} and scene.of(one) and scene.of(other):
            return {"figures": obstacles.board(scene, one, other).figures}
        case "stay-in-fire":
            return next(({"figures": each.figures} for each in in_flames(scene) if each.place == one), {})
    return {}
