"""A shot as the referee asks for it, filled in from the table (pp. 24-27).

Where the table shows what the battle keeps from earlier orders (cover, works, stragglers), the table is
stated. Only what no table shows is left to people: whether the target shoots this turn too, and whether a
leader would rather save himself than give up an attendant.
"""

from dataclasses import replace

from heart_africa.board.findings import CloseCall, Finding, gathered
from heart_africa.board.footing import cover_at, doubts_at, grounds_at, lines_bank
from heart_africa.board.layout import Layout, Stand
from heart_africa.board.scene import Scene
from heart_africa.board.shots.advance import advancing
from heart_africa.board.shots.behind import aimed, stretch
from heart_africa.board.shots.neighbours import (
    about,
    alone,
    attendants_near,
    bearer_near,
    inches,
    master_nearer,
)
from heart_africa.board.shots.obstructions import sighting, stand_of, start_of
from heart_africa.board.shots.targets import on_table, others
from heart_africa.board.sight.line import body
from heart_africa.rules.battle.units import BEARER
from heart_africa.rules.book import Arm
from heart_africa.rules.play.shooting.orders import Aim
from heart_africa.rules.play.shooting.weapons import can_jam, is_gun, on_foot
from heart_africa.rules.preparation.terrain import Footing
from heart_africa.rules.shared_terms import Moved


def aim(
    scene: Scene, shooter: str, target: str, earlier: Layout | None = None, first: str = ""
) -> Finding[Aim]:
    """The shot of one figure at another, with what hides the target, if anything does, and what was close.

    `earlier`: the table as the turn began; without it the battle's own word stands for cover at the start,
    and nobody is known to have advanced. `first`: the first target of a machine gun's burst, if the battle
    does not know it yet.
    """
    line = sighting(scene, shooter, target, earlier)
    near = _company(scene, line.value, earlier)
    gun = _gun(scene, shooter, target, first)
    come_first = others(scene, shooter, target, earlier)
    found = replace(
        near.value,
        stretch=stretch(scene, aimed(scene, shooter, target)),
        near=gun.value.near,
        from_first_in=gun.value.from_first_in,
        others=come_first.value,
    )
    close = (*line.close, *near.close, *gun.close, *come_first.close)
    return Finding(found, line.lines, tuple({call.key: call for call in close}.values()))


# --- the target, and who stands about ---


def _company(scene: Scene, shot: Aim, earlier: Layout | None) -> Finding[Aim]:
    shooter, target = shot.shooter, shot.target
    covered, covered_before = _covers(scene, shot, earlier)
    straggler, served = alone(scene, target), attendants_near(scene, target)
    helped, master = bearer_near(scene, shooter), master_nearer(scene, shooter, target)
    comes = advancing(scene, target, shooter, start_of(earlier, target)) if on_table(scene, target) else None
    parts = (covered, straggler, served, helped, master, *((comes,) if comes else ()))
    _, close = gathered(parts)
    found = replace(
        shot,
        cover=covered.value,
        cover_at_start=covered_before.value if covered_before else None,
        alone=straggler.value,
        attendants=None if served.value is None else len(served.value),
        gives=_alone_near(scene, shot.target, served.value or ()),
        bearer_near=helped.value if scene.battle.unit_of(shooter).bearers else None,
        master_nearer=master.value if scene.figure(target).troop == BEARER else None,
        advancing=bool(comes and comes.value),
    )
    return Finding(found, close=close)


def _alone_near(scene: Scene, leader: str, near: tuple[str, ...]) -> tuple[str, ...]:
    """The only one of several attendants who is near: of more his owner chooses."""
    return near if len(near) == 1 < len(scene.battle.unit_of(leader).attendants) else ()


def _covers(scene: Scene, shot: Aim, earlier: Layout | None) -> tuple[Finding[bool], Finding[bool] | None]:
    """Whether ground covers the target from this shot, now and where it stood when the turn began."""
    here, start = stand_of(scene, shot.target), start_of(earlier, shot.target)
    now = cover_at(scene, _standing(scene, shot, here, start))
    doubts = doubts_at(scene, shot.target, here)
    told = Finding(_decided(scene, now.value, doubts), now.lines, doubts)
    return told, cover_at(scene, _standing(scene, shot, start, start)) if start else None


def _decided(scene: Scene, found: bool, doubts: tuple[CloseCall, ...]) -> bool:  # noqa: FBT001  # what was found
    """What people said of the border that the target stands on, if they did."""
    said = [scene.decided[each.key] for each in doubts if each.key in scene.decided]
    return said[0] if said else found


def _standing(scene: Scene, shot: Aim, stand: Stand, start: Stand | None) -> Footing:
    figure = scene.figure(shot.target)
    moved = figure.moved is Moved.MOVED or (
        start is not None and start.spot != stand_of(scene, shot.target).spot
    )
    arm = scene.book.arm(figure.troop) or Arm.FOOT
    return Footing(
        grounds_at(scene, stand.spot),
        Arm.FOOT if on_foot(scene.book, figure, shot_at=True) else arm,
        scene.figure(shot.shooter).troop,
        shot.inches,
        moved=moved,
        lines_bank=not moved
        and lines_bank(scene, stand, body(scene, shot.target).base, stand_of(scene, shot.shooter).spot),
    )


# --- guns ---


def _gun(scene: Scene, shooter: str, target: str, first: str) -> Finding[Aim]:
    """Who is about the target of a gun, and how far it is from the first of a machine gun's burst."""
    him = scene.figure(shooter)
    burst = about(scene, target) if is_gun(scene.book, him) and on_table(scene, target) else Finding(())
    begun = first or next(iter(scene.figure(shooter).aimed), "")
    far = inches(scene, begun, target) if begun and can_jam(scene.book, him) else 0
    return Finding(Aim(shooter, target, 0, near=burst.value, from_first_in=round(far, 2)), close=burst.close)
