"""The facts of a shot: which are asked, what the battle or the last shot of the unit says of them."""

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from gui.presenters.battle.order_context import BattleContext
from gui.presenters.forms import Choices, Field, FormValues, Value, facts_of, facts_said
from heart_africa.core.journal.journal import StandingAct
from heart_africa.language.order_fields import form
from heart_africa.rules.battle import Sort, Unit
from heart_africa.rules.book import Ability
from heart_africa.rules.play.shooting import Gap, Over, Overhead
from heart_africa.rules.play.shooting.orders import Aim, Close, Fire, Other
from heart_africa.rules.shared_terms import Obstacle, Wall

TARGET = ("cover", "alone", "no_visible", "no_in_arc")
"""What is asked of every shot at once, all of it untrue of a plain one."""
FACTS = tuple(name for name in facts_of(form(Aim)) if name != "wall")
"""All that holds of a shot or does not, as the order has it."""
DARK = "silhouetted"
MORE = (*(name for name in FACTS if name not in {*TARGET, DARK}), "cover_at_start")
"""What is asked of any shot below the fold."""
PASSING = frozenset({"target_shoots", "advancing"})
"""What was so in one turn alone."""
GAP = tuple(f"gap_{slot.name}" for slot in form(Gap).slots)
"""The measures of a gap."""
KEPT_BY_SHOOTER = ("shooter_behind", "second", "together", "loophole", "loophole_in")
"""What stays as it was when a unit shoots at another than last time."""


# --- what goes without saying ---


def known(desk: BattleContext, unit: str, target: str) -> dict[str, Value]:
    """What the battle knows of the target, then what was said of the unit's last shot."""
    found = known_of(desk, target)
    last = last_shot(desk, unit)
    if last is None:
        return found
    said = _said(last.act.command)
    same = _unit(desk, last.act.command.aims[0].target) == target
    return found | {key: value for key, value in said.items() if same or key in KEPT_BY_SHOOTER}


def last_shot(desk: BattleContext, unit: str) -> StandingAct[Any] | None:
    """The last order by which a unit shot."""
    for standing in reversed(desk.document.journal.standing):
        command = standing.act.command
        if isinstance(command, Fire) and command.aims and _unit(desk, command.aims[0].shooter) == unit:
            return standing
    return None


def _unit(desk: BattleContext, who: str) -> str:
    return desk.battle.company.get(who, who)


def _said(fire: Fire) -> dict[str, Value]:
    """An earlier order as answers on the card."""
    aim = fire.aims[0]
    found: dict[str, Value] = {
        **facts_said(aim, (name for name in FACTS if name not in PASSING)),
        "second": bool(aim.front),
        "together": fire.together,
        "target": aim.target,
        "loophole": aim.loophole,
        "loophole_in": aim.loophole_in,
        "last_inches": f"{aim.inches:g}",
    }
    stated = {"cover": aim.cover, "alone": aim.alone, "cover_at_start": aim.cover_at_start}
    found |= {key: value for key, value in stated.items() if value is not None}
    works = {"behind": aim.behind, "shooter_behind": aim.shooter_behind}
    return found | {key: value.value for key, value in works.items() if value is not None}


# --- what is asked ---


def works(desk: BattleContext) -> Choices:
    """What somebody may stand behind."""
    return tuple((each.value, desk.say("bench-work", work=each.value or "none"))
                 for each in Obstacle if each is not Obstacle.ROOF)  # fmt: skip


def asked(desk: BattleContext, said: FormValues, unit: str, target: str) -> Iterator[Field]:
    """The facts, the usual ones first."""
    yield from desk.toggles(said, TARGET)
    yield desk.ask("behind", "choice", said.text("behind"), choices=works(desk))
    yield from desk.toggles(said, _sometimes(desk, unit))
    yield from _of_guns(desk, said, unit, target)
    yield desk.ask("shooter_behind", "choice", said.text("shooter_behind"), choices=works(desk), main=False)
    yield from _of_garrisons(desk, said, unit)
    yield from _between(desk, said)
    yield from desk.toggles(said, (*MORE, "together"), main=False)
    yield from _of_leaders(desk, said, target)
    yield from _others(desk, said, unit, target)


def _sometimes(desk: BattleContext, unit: str) -> Iterator[str]:
    """Facts that matter only to some."""
    battle, own = desk.battle, desk.battle.units[unit]
    if battle.dark:
        yield DARK
    if len(own.here) > 1 and own.sort is Sort.UNIT:
        yield "second"


def _of_guns(desk: BattleContext, said: FormValues, unit: str, target: str) -> Iterator[Field]:
    own = desk.battle.units[unit]
    if any(desk.book.can(figure.troop, Ability.JAMS) for figure in own.here):
        hint = desk.say("card-hint-nought")
        yield desk.ask("from_first_in", "inches", said.text("from_first_in"), hint=hint)
    if any(desk.book.can(figure.troop, Ability.SPLASH) for figure in own.here):
        choices = desk.figures(near_enough(desk, target))
        yield desk.ask("near", "names", said.row("near", [n for n, _ in choices]), choices=choices)


def near_enough(desk: BattleContext, target: str) -> tuple[str, ...]:
    """The figures that may stand near the target: those of its unit, but for the one that is hit."""
    battle = desk.battle
    return tuple(figure.name for figure in battle.units[target].here[1:]) if target in battle.units else ()


def _of_garrisons(desk: BattleContext, said: FormValues, unit: str) -> Iterator[Field]:
    """Through which wall they shoot, of those who stand inside a building."""
    if not _garrison(desk, said, unit):
        return
    choices = tuple((wall, desk.say("card-loophole", wall=wall or "none")) for wall in ("", *get_args(Wall)))
    yield desk.ask("loophole", "choice", said.text("loophole"), choices=choices)
    if said.text("loophole"):
        yield desk.ask("loophole_in", "text", said.text("loophole_in"))


def _garrison(desk: BattleContext, said: FormValues, unit: str) -> bool:
    known = any(figure.behind is Obstacle.WALL for figure in desk.battle.units[unit].here)
    return said.text("shooter_behind") == Obstacle.WALL or (known and not said.text("shooter_behind"))


def _between(desk: BattleContext, said: FormValues) -> Iterator[Field]:
    yield desk.ask("gap", "toggle", said.flag("gap"), main=False)
    if said.flag("gap"):
        for name in GAP:
            yield desk.ask(name, "inches", said.text(name), main=False)
    yield desk.ask("overhead", "choice", said.text("overhead"), choices=_overs(desk), main=False)
    if said.text("overhead"):
        yield desk.ask("overhead_from_in", "inches", said.text("overhead_from_in"), main=False)
        yield from desk.toggles(said, ("no_level", "high_ground", "same_water"), main=False)


def _overs(desk: BattleContext) -> Choices:
    return (("", desk.say("card-nothing")), *((each.value, desk.say("card-over", over=each.value))
                                              for each in Over))  # fmt: skip


def _of_leaders(desk: BattleContext, said: FormValues, target: str) -> Iterator[Field]:
    lives = attendants(desk, target)
    if lives:
        yield desk.ask("attendants", "count", said.count("attendants", lives, lives), most=lives, main=False)


def attendants(desk: BattleContext, target: str) -> int:
    """How many lives a leader has beside his own."""
    unit: Unit | None = desk.battle.units.get(target)
    return len(unit.attendants) if unit is not None and unit.sort is Sort.LEADER else 0


def _others(desk: BattleContext, said: FormValues, unit: str, target: str) -> Iterator[Field]:
    """Somebody else whom the shooter might have chosen, for the priorities."""
    own = desk.battle.units[unit]
    others = [each.name for each in desk.battle.units.values()
              if each.side != own.side and each.on_table and each.name != target]  # fmt: skip
    choices = (("", desk.say("card-nobody")), *desk.units(others))
    chosen = said.one_of("other", choices)
    yield desk.ask("other", "choice", chosen, choices=choices, main=False)
    if chosen:
        yield desk.ask("other_inches", "inches", said.text("other_inches"), main=False)
        yield from desk.toggles(said, ("other_advancing", "other_barred"), main=False)
    yield desk.ask("roof", "text", said.text("roof"), main=False)


# --- as the order says them ---


def facts(desk: BattleContext, said: FormValues, unit: str, target: str) -> dict[str, Any]:
    """The facts of each shot as the order has them. Raises `BadData` for what is no distance."""
    found: dict[str, Any] = {
        **said.facts(name for name in FACTS if name != DARK or desk.battle.dark),
        "roof": said.text("roof"),
        "gap": _gap(said),
        "overhead": _overhead(said),
        "from_first_in": said.inches("from_first_in") or 0,
        "near": tuple(Close(each) for each in said.row("near", near_enough(desk, target))),
        "others": _other(desk, said),
    }
    if _garrison(desk, said, unit) and said.text("loophole"):
        found |= {"loophole": said.text("loophole"), "loophole_in": said.text("loophole_in")}
    return found | _stated(desk, said, target) | _lives(desk, said, target)


def _stated(desk: BattleContext, said: FormValues, target: str) -> dict[str, Any]:
    """What the battle keeps is said only where somebody says otherwise."""
    kept: Mapping[str, Value] = known_of(desk, target)
    found: dict[str, Any] = {
        key: said.flag(key) for key in ("cover", "alone") if said.flag(key) != kept.get(key, False)
    }
    if said.flag("cover_at_start"):
        found["cover_at_start"] = True
    if said.text("behind") != kept.get("behind", ""):
        found["behind"] = Obstacle(said.text("behind"))
    if said.text("shooter_behind"):
        found["shooter_behind"] = Obstacle(said.text("shooter_behind"))
    return found


def known_of(desk: BattleContext, target: str) -> dict[str, Value]:
    """What the battle alone knows of a target."""
    unit = desk.battle.units.get(target)
    if unit is None or not unit.here:
        return {}
    return {
        "cover": all(figure.cover for figure in unit.here),
        "alone": all(figure.alone for figure in unit.here),
        "behind": unit.here[0].behind.value,
    }


def _lives(desk: BattleContext, said: FormValues, target: str) -> dict[str, Any]:
    lives = attendants(desk, target)
    if not lives:
        return {}
    near = said.count("attendants", lives, lives)
    return {"attendants": near if near != lives else None}


def _gap(said: FormValues) -> Gap | None:
    if not said.flag("gap"):
        return None
    return Gap(*(said.inches(name) or 0 for name in GAP))


def _overhead(said: FormValues) -> Overhead | None:
    over = said.text("overhead")
    if not over:
        return None
    return Overhead(
        Over(over),
        level=not said.flag("no_level"),
        from_in=said.inches("overhead_from_in") or 0,
        high_ground=said.flag("high_ground"),
        same_water=said.flag("same_water"),
    )


def _other(desk: BattleContext, said: FormValues) -> tuple[Other, ...]:
    unit = desk.battle.units.get(said.text("other"))
    inches = said.inches("other_inches")
    if unit is None or not unit.here or inches is None:
        return ()
    advancing, barred = said.flag("other_advancing"), said.flag("other_barred")
    return (Other(unit.here[0].name, inches, advancing=advancing, barred=barred),)
