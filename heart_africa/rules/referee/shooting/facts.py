"""From what people state, and what the battle knows, to the shots that the chapter reckons with."""

from typing import cast

from heart_africa.rules.battle import Battle, Figure, Sort, Unit
from heart_africa.rules.book import ATTENDANT, Trait
from heart_africa.rules.play.shooting import WALL, Front, Near, Shooter, Shot, Sight, Target
from heart_africa.rules.play.shooting.facts import Aboard
from heart_africa.rules.referee.shooting.orders import Aim, Close
from heart_africa.rules.units import Moved, Obstacle

BEARER = "gun_bearer"


def shots(battle: Battle, aims: tuple[Aim, ...]) -> tuple[Shot, ...]:
    """The shots of an order. Raises `BadData` for figures that are not in the battle."""
    night, firing = battle.dark, frozenset(aim.shooter for aim in aims)
    return tuple(_shot(battle, aim, firing, night=night) for aim in aims)


def _shot(battle: Battle, aim: Aim, firing: frozenset[str], *, night: bool) -> Shot:
    target = _wall(aim) if aim.wall else aimed_at(battle, aim, firing)
    return Shot(
        shooter(battle, aim),
        target,
        aim.inches,
        contact=not aim.wall and touch(battle, aim),
        blind=bool(aim.roof),
        sight=_sight(aim, night=night),
        from_first_in=aim.from_first_in,
        near=tuple(Near(_bystander(battle, near), near.inches, near.solid_wall) for near in aim.near),
        stretch=tuple(_behind_it(battle, name, target.behind) for name in aim.stretch),
    )


def _sight(aim: Aim, *, night: bool) -> Sight:
    return Sight(
        aim.visible,
        aim.in_arc,
        aim.arc_at_start,
        aim.work_between,
        aim.gap,
        aim.overhead,
        dark=night,
        silhouetted=aim.silhouetted,
    )


def touch(battle: Battle, aim: Aim) -> bool:
    """Whether the two are base to base, as stated or else as the battle knows."""
    if aim.contact is not None:
        return aim.contact
    return (
        aim.target in battle.figure(aim.shooter).enemies or aim.shooter in battle.figure(aim.target).enemies
    )


# --- the shooter ---


def shooter(battle: Battle, aim: Aim) -> Shooter:
    """Who shoots, as the battle knows him."""
    unit = battle.unit_of(aim.shooter)
    figure, he = unit.figure(aim.shooter), himself(unit, aim.shooter)
    vessel = _vessel(battle, unit, figure)
    return Shooter(
        figure.name,
        figure.troop,
        leader=he,
        mighty_warrior=he and Trait.MIGHTY_WARRIOR in unit.traits,
        dismounted=figure.dismounted,
        changed_mount=figure.changed_mount,
        moved=Moved.MOVED if unit.under_way else figure.moved,
        melee=figure.melee,
        behind=figure.behind if aim.shooter_behind is None else aim.shooter_behind,
        front=Front(aim.front, battle.figure(aim.front).troop) if aim.front else None,
        aboard=_aboard(vessel),
        under_way=vessel is not None and sails(vessel),
        boarding=figure.boarding,
        unloaded=figure.unloaded and not figure.shots,  # what it has shot this turn is another objection
        fault=figure.fault,
        lit_fire=figure.lit,
        bearer_near=bool(aim.bearer_near) and bool(bearers(unit)),
        repeater=figure.repeater,
        armed_scout=figure.armed_scout,
    )


def himself(unit: Unit, name: str) -> bool:
    """The leader, and none of his company."""
    return unit.sort is Sort.LEADER and unit.figures[0].name == name


def sails(vessel: Unit) -> bool:
    """Whether a vessel has moved this turn."""
    return vessel.under_way or any(figure.moved is Moved.MOVED for figure in vessel.figures)


def carrier(unit: Unit, figure: Figure) -> str:
    """The vessel that a figure is aboard, if any: its own, or its unit's."""
    return figure.aboard or unit.aboard


def _vessel(battle: Battle, unit: Unit, figure: Figure) -> Unit | None:
    name = carrier(unit, figure)
    return battle.unit(name) if name else None


def _aboard(vessel: Unit | None) -> Aboard:
    return cast("Aboard", vessel.figures[0].troop) if vessel else ""


def bearers(unit: Unit) -> tuple[str, ...]:
    """The gun bearers of a unit, as far as they act in this phase."""
    return tuple(figure.name for figure in unit.figures if figure.troop == BEARER and figure.may_act)


def masters(unit: Unit) -> tuple[str, ...]:
    """The White Men whom the gun bearers of a unit serve, as far as they are still there."""
    leads = unit.sort is Sort.LEADER
    return tuple(
        figure.name
        for figure in unit.here
        if (himself(unit, figure.name) if leads else figure.troop not in {BEARER, ATTENDANT})
    )


# --- the target ---


NOBODY = Aim("", "", 0)
"""Of a target at whom nobody aims: nothing is said of him."""


def ranked_with(unit: Unit) -> str:
    """The unit that a figure is one of for the priorities; none for an independent figure (PRIO-05)."""
    return unit.name if unit.sort is Sort.UNIT else unit.with_unit


def _wall(aim: Aim) -> Target:
    return Target(aim.target, WALL)


def aimed_at(battle: Battle, aim: Aim, firing: frozenset[str]) -> Target:
    """Whom a shot is aimed at, as people state him, or else as the battle knows him."""
    unit = battle.unit_of(aim.target)
    figure = unit.figure(aim.target)
    vessel = _vessel(battle, unit, figure)
    alone = figure.alone if aim.alone is None else aim.alone
    return Target(
        figure.name,
        figure.troop,
        ranked_with(unit),
        leader=himself(unit, figure.name),
        attendants=_attendants(unit, figure, aim),
        gives=unit.lives(aim.gives) if himself(unit, figure.name) else (),
        rather_save=bool(aim.rather_save),
        dismounted=figure.dismounted,
        changed_mount=figure.changed_mount,
        melee=figure.melee,
        started_in_cover=figure.covered if aim.cover_at_start is None else aim.cover_at_start,
        in_cover=figure.cover if aim.cover is None else aim.cover,
        behind=figure.behind if aim.behind is None else aim.behind,
        shoots=aim.target_shoots or figure.shots > 0 or figure.name in firing,
        friend_in=None if alone else 0,
        aboard=_aboard(vessel),
        boat=carrier(unit, figure),
        master_nearer=bool(aim.master_nearer),
    )


def _attendants(unit: Unit, figure: Figure, aim: Aim | Close) -> int:
    """How many a leader may still give up, those farther off than they say apart."""
    if not himself(unit, figure.name):
        return 0
    if aim.gives:
        return len(unit.lives(aim.gives))
    left = len(unit.attendants)
    return left if aim.attendants is None else min(left, aim.attendants)


def _bystander(battle: Battle, near: Close) -> Target:
    """Someone near the target of a gun, as people state him, or else as the battle knows him."""
    return _behind_it(battle, near.name, battle.figure(near.name).behind, near)


def _behind_it(battle: Battle, name: str, work: Obstacle, said: Aim | Close = NOBODY) -> Target:
    unit = battle.unit_of(name)
    figure = unit.figure(name)
    return Target(
        name,
        figure.troop,
        ranked_with(unit),
        leader=himself(unit, name),
        attendants=_attendants(unit, figure, said),
        gives=unit.lives(said.gives) if himself(unit, name) else (),
        melee=figure.melee,
        started_in_cover=figure.covered,
        in_cover=figure.cover,
        behind=work,
        aboard=_aboard(_vessel(battle, unit, figure)),
        boat=carrier(unit, figure),
    )
