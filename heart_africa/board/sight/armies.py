"""All lines of sight between two armies at once, kept, and drawn anew only where something moved.

Says of every pair what `sight.look` says of one: whether they see one another by daylight.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from heart_africa.board.scene import Scene
from heart_africa.board.sight import rays as many
from heart_africa.board.sight.armies_ground import Terrain
from heart_africa.board.sight.line import Body, Sightline, body, sightline
from heart_africa.board.sight.rays import Bases, Flags, Places, Rays
from heart_africa.board.sight.views import Look
from heart_africa.core.dataclass import dataclass
from heart_africa.rules.book import ATTENDANT

UNKNOWN, CLEAR, HIDDEN = -1, 0, 1
Counts = np.ndarray[tuple[int], np.dtype[np.int16]]


@dataclass
class Sights:
    """The lines of sight of a scene.

    `names`: all that stand in the open, `known` by their bases; `one`, `other`: the places of each side's
    among them; `found`: the rays between every two of either side, those of the first with all the others
    first; `over`: how many bases each goes over; `ground`: what the table does to it, unknown where a base
    hides it anyway. `odd`: pairs that are asked one by one: in buildings, on vessels, decided by people.
    """

    scene: Scene
    names: tuple[str, ...]
    known: tuple[Body, ...]
    one: Places
    other: Places
    row: Bases
    terrain: Terrain
    found: Rays
    over: Counts
    ground: Counts
    odd: Flags

    def __post_init__(self) -> None:
        self.place = {name: place for place, name in enumerate(self.names)}
        self._at = {int(place): number for number, place in enumerate(self.one)}
        self._of = {int(place): number for number, place in enumerate(self.other)}

    @property
    def clear(self) -> Flags:
        """Of every pair, whether they see one another by daylight."""
        flags: Flags = (self.over == 0) & (self.ground == CLEAR)
        return flags

    def pair(self, one: str, other: str) -> int:
        """The place of a pair among the rays. Raises `KeyError` for two of one side, or who is not there."""
        first, second = self.place[one], self.place[other]
        if first not in self._at:
            first, second = second, first
        return self._at[first] * len(self.other) + self._of[second]

    def line(self, place: int) -> Sightline:
        """The line of a pair, by its place among the rays."""
        return sightline(self.scene, *self.pair_names(place))

    def pair_names(self, place: int) -> tuple[str, str]:
        """Who stands at both ends of a ray."""
        return self.names[self.found.first[place]], self.names[self.found.other[place]]


# --- from the first look ---


def sights(scene: Scene) -> Sights:
    """All lines of sight of a scene."""
    names = tuple(scene.here)
    known = tuple(body(scene, name) for name in names)
    row = many.bases([(each.stand, each.base) for each in known])
    sides = [scene.side_of(name) for name in names]
    one, other = (many.places(np.array([side == which for side in sides])) for which in _sides(scene))
    first, second = np.repeat(one, len(other)), np.tile(other, len(one))
    found = many.rays(row, first, second)
    terrain = Terrain(scene, row, [each.shape for each in known])
    over = np.zeros(len(found), dtype=np.int16)
    ground = np.full(len(found), UNKNOWN, dtype=np.int16)
    made = Sights(
        scene, names, known, one, other, row, terrain, found, over, ground, _odd(scene, known, found)
    )
    _count(made, found, blockers(made), 1, np.arange(len(found)), over)
    _settle(made)
    return made


def _sides(scene: Scene) -> tuple[str, str]:
    sides = [*scene.battle.sides, "", ""]
    return sides[0], sides[1]


def _odd(scene: Scene, known: Sequence[Body], found: Rays) -> Flags:
    """Which pairs are asked one by one."""
    strange = np.array([bool(each.vessel or each.indoors or each.roof) for each in known], dtype=bool)
    flags: Flags = strange[found.first] | strange[found.other]
    decided = {each.name: place for place, each in enumerate(known)}
    for key in scene.decided:
        said = [decided[name] for name in key.split("|") if name in decided]
        flags |= np.isin(found.first, said) & np.isin(found.other, said)
    return flags


def blockers(made: Sights) -> Places:
    """Who may stand in a plain line, attendants apart (VIS-06): nobody on a roof, nobody aboard."""
    flags = [not (each.roof or each.vessel) and each.troop != ATTENDANT for each in made.known]
    return many.places(np.array(flags, dtype=bool))


def _count(  # noqa: PLR0917  # what is counted, on what, and where it is written down
    made: Sights, found: Rays, those: Places, much: int, at: Places, into: Counts
) -> None:
    """Count those bases on these rays, whose places among all of them are `at`."""
    ray, _ = many.met(found, made.row, those)
    into[at] += np.bincount(ray, minlength=len(found)).astype(np.int16) * much


def _settle(made: Sights) -> None:
    """Find out what the table does to every ray that no base hides."""
    asked = many.places((made.over == 0) & (made.ground == UNKNOWN) & ~made.odd)
    if len(asked):
        hides = made.terrain.hidden(made.found.at(asked), lambda place: made.line(int(asked[place])))
        made.ground[asked] = np.where(hides, HIDDEN, CLEAR)
    for place in many.places(made.odd):
        made.over[place] = 0
        made.ground[place] = CLEAR if Look(made.line(int(place))).clear else HIDDEN


# --- after something moved ---


def after(old: Sights, scene: Scene) -> Sights:
    """All lines of sight of a later scene: only what the moved bases bear upon is looked at again.

    Where more has changed than places of bases, everything is.
    """
    if not _same_table(old.scene, scene):
        return sights(scene)
    moved = np.array(list(_moved(old, scene)), dtype=np.intp)
    if not len(moved):
        return replace(old, scene=scene)
    return _after(old, scene, moved)


def _after(old: Sights, scene: Scene, moved: Places) -> Sights:
    fresh = {int(place): body(scene, old.names[place]) for place in moved}
    known = tuple(fresh.get(place, each) for place, each in enumerate(old.known))
    row = many.bases([(each.stand, each.base) for each in known])
    touched: Flags = np.isin(old.found.first, moved) | np.isin(old.found.other, moved)
    anew, kept = many.places(touched), many.places(~touched)
    found = old.found.with_(anew, many.rays(row, old.found.first[anew], old.found.other[anew]))
    terrain = old.terrain.moved(scene, row, [each.shape for each in known], moved)
    ground = np.where(touched, UNKNOWN, old.ground)
    odd = _odd(scene, known, found)
    made = replace(old, scene=scene, known=known, row=row, terrain=terrain, found=found,
                   over=old.over.copy(), ground=ground, odd=odd)  # fmt: skip
    _recount(old, made, moved, anew, kept)
    made.ground[odd | old.odd] = UNKNOWN
    _settle(made)
    return made


def _recount(old: Sights, made: Sights, moved: Places, anew: Places, kept: Places) -> None:
    """Count bases anew on rays whose ends moved; on the others, the moved bases where they were and are."""
    made.over[anew] = 0
    _count(made, made.found.at(anew), blockers(made), 1, anew, made.over)
    still = made.found.at(kept)
    for scene, much in ((old, -1), (made, 1)):
        those = blockers(scene)
        _count(scene, still, those[np.isin(those, moved)], much, kept, made.over)


def _same_table(old: Scene, new: Scene) -> bool:
    lay, other = old.layout, new.layout
    same = (lay.features, lay.works, lay.buildings, lay.blazes) == (
        other.features, other.works, other.buildings, other.blazes)  # fmt: skip
    battle, later = old.battle, new.battle
    weather = (battle.turn, battle.wind, battle.fires) == (later.turn, later.wind, later.fires)
    return same and weather and old.decided == new.decided and tuple(old.here) == tuple(new.here)


def _moved(old: Sights, scene: Scene) -> Iterator[int]:
    """The places of those whose base is elsewhere, or another."""
    here, there, same = scene.layout.stands, old.scene.layout.stands, scene.battle is old.scene.battle
    for place, name in enumerate(old.names):
        elsewhere = here[name] is not there[name] and here[name] != there[name]
        if elsewhere or (not same and _state(scene, name) != _state(old.scene, name)):
            yield place


def _state(scene: Scene, name: str) -> tuple[object, ...]:
    """What of a figure says what it stands on, and on what floor."""
    figure = scene.figure(name)
    aboard = figure.aboard or scene.battle.unit_of(name).aboard
    return figure.troop, figure.dismounted, figure.on_roof, aboard
