"""Who may shoot at whom, as the table shows it, and the order that says so."""

from collections.abc import Iterable
from dataclasses import dataclass

from gui.map import OpenMap
from heart_africa.battle import Stage
from heart_africa.game.shooting import helping
from heart_africa.game.shooting.facts import shooter
from heart_africa.game.shooting.orders import Aim, Fire
from heart_africa.play.shooting.weapons import reach
from heart_africa.reckoning import Line
from heart_africa.table.findings import Close
from heart_africa.table.layout import Layout
from heart_africa.table.saying import said
from heart_africa.table.shots.aiming import aim
from heart_africa.table.shots.targets import Targets, targets, why_not


@dataclass(frozen=True)
class Volley:
    """The shots of a unit at another: `fire` is the order, None where nobody may shoot.

    `held`: the figures that may not, each with why; `close`: what is too close to call.
    """

    fire: Fire | None
    held: tuple[tuple[str, tuple[Line, ...]], ...] = ()
    close: tuple[Close, ...] = ()


def earlier(opened: OpenMap) -> Layout | None:
    """The table as this turn began, which some rules of shooting ask about."""
    turn = opened.table.battle.turn
    before = [each.number for each in opened.table.journal.standing if each.before.turn < turn]
    return opened.at(before[-1]) if before else None


def views(opened: OpenMap, figure: str) -> Targets | None:
    """What one figure may shoot at; None for whoever stands nowhere or shoots nothing."""
    scene = opened.scene
    if figure not in scene.here or not reach(opened.book, shooter(scene.battle, Aim(figure, figure, 0))):
        return None
    return targets(scene, figure, earlier(opened)).value


def volley(opened: OpenMap, shooters: Iterable[str], target: str) -> Volley:
    """The shots of these at a unit: each at the one of it that comes first for him."""
    scene, then = opened.scene, earlier(opened)
    unit = scene.battle.unit(target)
    aims: list[Aim] = []
    held: list[tuple[str, tuple[Line, ...]]] = []
    close: list[Close] = []
    for name in shooters:
        found = targets(scene, name, then)
        close += found.close
        chosen = [each for each in found.value.allowed if scene.battle.company[each] == unit.name]
        if chosen:
            shot = aim(scene, name, chosen[0], then)
            aims.append(shot.value)
            close += shot.close
        else:
            nearest = min((each.name for each in unit.here if each.name in scene.here),
                          key=lambda other: scene.inches(name, other), default="")  # fmt: skip
            held.append((name, why_not(scene, name, nearest, then) if nearest else ()))
    fire = said(opened.book, scene.battle, Fire(tuple(aims))) if aims else None
    return Volley(fire, tuple(held), tuple(dict.fromkeys(close)))


def ready(opened: OpenMap, unit: str) -> tuple[str, ...]:
    """The figures of a unit that may shoot now, in the Shooting phase or in another that lets them."""
    battle = opened.table.battle
    if battle.stage is not Stage.PLAY or unit not in battle.units:
        return ()
    here = opened.scene.here
    return tuple(dict.fromkeys(name for name in helping.ready(opened.book, battle, unit) if name in here))
