"""Who may shoot at whom, as the table shows it, and the order that says so."""

from collections.abc import Collection, Iterable
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
    """The table as this turn began, which some rules of shooting ask about; the same for the same scene."""
    kept = opened.scene.kept
    if "earlier" not in kept:
        kept["earlier"] = _earlier(opened)
    found: Layout | None = kept["earlier"]
    return found


def _earlier(opened: OpenMap) -> Layout | None:
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
    """The shots of these at a unit: each at the one of it that comes first for him.

    Of all that is close only what the order depends on is kept: whether this shot reaches this target.
    """
    scene, then = opened.scene, earlier(opened)
    unit = scene.battle.unit(target)
    here = [each.name for each in unit.here if each.name in scene.here]
    aims: list[Aim] = []
    held: list[tuple[str, tuple[Line, ...]]] = []
    close: list[Close] = []
    for name in shooters:
        found = targets(scene, name, then)
        chosen = next((each for each in found.value.allowed if scene.battle.company[each] == unit.name), "")
        if chosen:
            shot = aim(scene, name, chosen, then)
            aims.append(shot.value)
            close += (call for call in (*found.close, *shot.close) if _of(call, name, chosen))
        else:
            nearest = min(here, key=lambda other: scene.inches(name, other), default="")
            held.append((name, why_not(scene, name, nearest, then) if nearest else ()))
            close += (call for call in found.close if _of(call, name, nearest) and not _own(call, here))
    fire = Fire(tuple(aims)) if aims else None
    return Volley(fire, tuple(held), tuple({call.key: call for call in close}.values()))


PAIR = ("one", "other", "shooter", "target")


def _of(call: Close, shooter: str, target: str) -> bool:
    """Whether it is about these two, or about the target and its friends."""
    pair = {call.about[key] for key in PAIR if key in call.about} or {call.about.get("figure")}
    return target in pair and (shooter in pair or "figure" not in call.about or len(pair) == 1)


def _own(call: Close, unit: Collection[object]) -> bool:
    """Whether somebody of the target's own unit stands in the line: he is as good a target."""
    return "one" in call.about and call.about.get("figure") in unit


def ready(opened: OpenMap, unit: str) -> tuple[str, ...]:
    """The figures of a unit that may shoot now, in the Shooting phase or in another that lets them."""
    battle = opened.table.battle
    if battle.stage is not Stage.PLAY or unit not in battle.units:
        return ()
    here = opened.scene.here
    return tuple(dict.fromkeys(name for name in helping.ready(opened.book, battle, unit) if name in here))
