"""Both armies as they stand, unit by unit: who is left, where, in what state."""

from collections import Counter
from collections.abc import Iterator

from heart_africa.battle import Battle, SideId, Sort, Stage, Unit, Where
from heart_africa.battle.secrets import seen_by
from heart_africa.cli.battle.orders.names import Names
from heart_africa.cli.battle.telling import called, ground, side_name, title
from heart_africa.cli.screen import Screen, numbers, texts
from heart_africa.narrate import name
from heart_africa.play.shooting import Fault
from heart_africa.units import Moved, Obstacle

Said = tuple[str, dict[str, object]]
"""A message and its facts."""


def show_status(screen: Screen, battle: Battle, by: SideId = "", unit: str = "") -> None:
    """The armies; `by` a side, without the other's secrets; of one unit, its figures too."""
    battle = seen_by(battle, by) if by else battle
    screen.print(title(screen, battle), "bold")
    for text in around(screen, battle):
        screen.print(text, indent=2)
    for side in battle.sides:
        if not unit or battle.unit(unit).side == side:
            _show_side(screen, battle, side, unit)
    if unit:
        _show_figures(screen, battle, battle.unit(unit))


def _show_side(screen: Screen, battle: Battle, side: SideId, only: str) -> None:
    units = [unit for unit in battle.of(side) if not only or unit.name == only]
    screen.print()
    screen.print(_heading(screen, battle, side), "bold")
    names = Names(battle)
    columns = [*texts("referee-head-code", "referee-head-unit"), *numbers("referee-head-figures")]
    rows = (_row(screen, names, unit) for unit in units)
    screen.table([*columns, *texts("referee-head-troop", "referee-head-state")], rows)


def _heading(screen: Screen, battle: Battle, side: SideId) -> str:
    figures = sum(len(unit.here) for unit in battle.of(side))
    began = sum(len(unit.figures) for unit in battle.of(side))
    role = battle.role(side) if battle.attacker else "none"
    about = {"side": side_name(screen, battle, side), "role": role, "left": figures, "began": began}
    return screen.say("referee-army", **about)


def _row(screen: Screen, names: Names, unit: Unit) -> tuple[str, str, str, str, str]:
    troops = unit.troops or Counter(figure.troop for figure in unit.figures)
    troop = ", ".join(_troop(screen, each, count, alone=len(troops) == 1) for each, count in troops.items())
    count = f"{len(unit.here)}/{len(unit.figures)}"
    said = (screen.say(message, **about) for message, about in states(screen, names, unit))
    return names.code(screen.lang, unit.name), unit.name, count, troop, "; ".join(said)


def _troop(screen: Screen, troop: str, count: int, *, alone: bool) -> str:
    """A troop by its name; where several are mixed, how many there are of each."""
    return name(screen.lang, "troop", troop) if alone else name(screen.lang, "figures", troop, count=count)


# --- of a unit ---


def states(screen: Screen, names: Names, unit: Unit) -> Iterator[Said]:
    """Everything about a unit that matters now, the gravest first."""
    battle = names.battle
    if not unit.here:
        yield "referee-state-gone", {"how": "fled" if unit.broken else "gone"}
        return
    yield from _nerve(unit)
    if unit.where is not Where.TABLE:
        yield f"referee-state-{unit.where.value}", {}
    if unit.hidden:
        yield "referee-state-hidden", {"place": unit.hidden}
    yield from _company(screen, names, unit)
    if battle.stage is Stage.PLAY:
        yield from _of_this_turn(unit)
    yield from _figures(screen, names, unit)
    yield from _vessel(unit)


def _nerve(unit: Unit) -> Iterator[Said]:
    if unit.broken:
        yield "referee-state-broken", {}
    if unit.markers:
        yield "referee-state-markers", {"count": unit.markers}
    if unit.lost:
        yield "referee-state-lost", {"count": unit.lost}


def _company(screen: Screen, names: Names, unit: Unit) -> Iterator[Said]:
    if unit.with_unit:
        yield "referee-state-with", {"unit": called(screen, names, unit.with_unit)}
    if unit.aboard:
        yield "referee-state-aboard", {"vessel": called(screen, names, unit.aboard)}
    if unit.guided:
        yield "referee-state-guided", {"scout": unit.guided}
    if unit.guard:
        yield "referee-state-guard", {}


def _of_this_turn(unit: Unit) -> Iterator[Said]:
    if unit.done:
        yield ("referee-state-still" if unit.still else "referee-state-moved"), {}
    elif unit.rolled:
        yield "referee-state-rolled", {}
    if unit.emerged:
        yield "referee-state-emerged", {}
    if unit.arrived:
        yield "referee-state-arrived", {}


def _figures(screen: Screen, names: Names, unit: Unit) -> Iterator[Said]:
    here, battle = unit.here, names.battle
    enemies = {battle.company[enemy] for figure in here for enemy in figure.enemies}
    if enemies:
        fighting = sum(bool(figure.enemies) for figure in here)
        who = ", ".join(called(screen, names, each) for each in sorted(enemies))
        yield "referee-state-contact", {"count": fighting, "who": who}
    counted = {
        "unloaded": sum(figure.unloaded for figure in here),
        "jammed": sum(figure.fault is Fault.JAMMED for figure in here),
        "out-of-order": sum(figure.fault is Fault.BROKEN for figure in here),
        "cover": sum(figure.cover for figure in here),
        "alone": sum(figure.alone for figure in here),
        "dismounted": sum(figure.dismounted for figure in here),
        "on-roof": sum(figure.on_roof for figure in here),
        "reloading": sum(figure.reloading for figure in here),
    }
    for state, count in counted.items():
        if count:
            yield f"referee-state-{state}", {"count": count, "all": "yes" if count == len(here) else "no"}
    for work in sorted({figure.behind for figure in here if figure.behind}):
        yield "referee-state-behind", {"work": work.value}


def _vessel(unit: Unit) -> Iterator[Said]:
    if unit.hits:
        yield "referee-state-hits", {"count": unit.hits}
    if unit.aground:
        yield "referee-state-aground", {}


def _show_figures(screen: Screen, battle: Battle, unit: Unit) -> None:
    """The figures of a unit, each with what matters of it."""
    names = Names(battle)
    rows = []
    for figure in unit.figures:
        words = [screen.say("referee-figure-gone", how=figure.gone.value, cause=figure.cause)] * (
            not figure.here
        )
        if figure.enemies:
            words.append(screen.say("referee-figure-contact", who=", ".join(figure.enemies)))
        flags = {
            "unloaded": figure.unloaded,
            "jammed": figure.fault is Fault.JAMMED,
            "out-of-order": figure.fault is Fault.BROKEN,
            "cover": figure.cover,
            "alone": figure.alone,
            "moved": figure.moved is Moved.MOVED,
        }
        words += [screen.say(f"referee-figure-{flag}") for flag, so in flags.items() if so and figure.here]
        if figure.behind is not Obstacle.NONE and figure.here:
            words.append(screen.say("referee-state-behind", work=figure.behind.value))
        troop = name(screen.lang, "figure", figure.troop)
        rows.append((names.figure_code(screen.lang, figure.name), figure.name, troop, "; ".join(words)))
    screen.print()
    heads = ("referee-head-code", "referee-head-figure", "referee-head-troop", "referee-head-state")
    screen.table(texts(*heads), rows)


# --- of the battle ---


def around(screen: Screen, battle: Battle) -> Iterator[str]:
    """What holds for the whole table: scenario, light, wind, fires, what has been captured."""
    if battle.scenario:
        yield screen.say("report-scenario", scenario=battle.scenario)
    if battle.ground:
        yield ground(screen, battle.ground)
    for fire in battle.fires:
        yield screen.say("referee-fire", place=fire.name)
    if battle.spell_broken:
        yield screen.say("referee-spell")
    for side, count in battle.captured.items():
        if count:
            yield screen.say("referee-captured", side=side_name(screen, battle, side), count=count)
    if battle.held:
        yield screen.say("referee-held", count=battle.held)
    if battle.verdict:
        yield screen.say("referee-won", winner=winner(screen, battle))


def winner(screen: Screen, battle: Battle) -> str:
    """Who has won, by his army; or that nobody has."""
    verdict = battle.verdict
    side = {"attacker": battle.attacker, "defender": battle.defender}.get(
        verdict.winner if verdict else "", ""
    )
    return side_name(screen, battle, side) if side else screen.say("report-draw")


# --- for programs ---


def status_facts(battle: Battle, by: SideId = "") -> dict[str, object]:
    """The same as facts."""
    battle = seen_by(battle, by) if by else battle
    return {
        "stage": battle.stage.value,
        "turn": battle.turn,
        "step": battle.step.value if battle.stage is Stage.PLAY else "",
        "scenario": battle.scenario,
        "attacker": battle.attacker,
        "winner": battle.verdict.winner if battle.verdict else "",
        "sides": {side: _side_facts(battle, side) for side in battle.sides},
    }


def _side_facts(battle: Battle, side: SideId) -> dict[str, object]:
    own = battle.sides[side]
    return {
        "name": own.name,
        "army": own.army,
        "points": own.points,
        "captured": battle.captured.get(side, 0),
        "units": [_unit_facts(battle, unit) for unit in battle.of(side)],
    }


def _unit_facts(battle: Battle, unit: Unit) -> dict[str, object]:
    enemies = sorted({battle.company[enemy] for figure in unit.here for enemy in figure.enemies})
    return {
        "code": Names(battle).code("en", unit.name),
        "name": unit.name,
        "sort": Sort(unit.sort).value,
        "where": unit.where.value,
        "hidden": unit.hidden,
        "left": len(unit.here),
        "began": len(unit.figures),
        "troops": dict(unit.troops),
        "markers": unit.markers,
        "broken": unit.broken,
        "lost_this_turn": unit.lost,
        "moved": unit.done,
        "contact": enemies,
        "unloaded": sum(figure.unloaded for figure in unit.here),
        "hits": unit.hits,
    }
