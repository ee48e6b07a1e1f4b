"""Both armies as they stand, unit by unit: who is left, where, in what state."""

from heart_africa.language.battle.names import Names
from heart_africa.language.battle.states import army, around, states, troops_of
from heart_africa.language.battle.words import called, title
from heart_africa.language.narration import name
from heart_africa.rules.battle import Battle, SideId, Sort, Stage, Unit
from heart_africa.rules.battle.figures import Fault
from heart_africa.rules.referee.secrets import View
from heart_africa.rules.shared_terms import Moved, Obstacle
from heart_africa.terminal.screen import Screen, numbers, texts


def show_status(screen: Screen, view: View, unit: str = "", at: Battle | None = None) -> None:
    """The armies as these eyes may see them, now or `at` some time; of a unit, its figures too."""
    battle = view.battle(at)
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
    screen.print(army(screen, battle, side), "bold")
    names = Names(battle)
    columns = [*texts("referee-head-code", "referee-head-unit"), *numbers("referee-head-figures")]
    rows = (_row(screen, names, unit) for unit in units)
    screen.table([*columns, *texts("referee-head-troop", "referee-head-state")], rows)


def _row(screen: Screen, names: Names, unit: Unit) -> tuple[str, str, str, str, str]:
    troop = troops_of(screen, unit)
    count = f"{len(unit.here)}/{len(unit.figures)}"
    said = (screen.say(message, **about) for message, about in states(screen, names, unit))
    return names.code(screen.lang, unit.name), unit.name, count, troop, "; ".join(said)


# --- of a unit ---


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
        if (vessel := figure.aboard or unit.aboard) and figure.here:
            words.append(screen.say("referee-state-aboard", vessel=called(screen, names, vessel)))
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


# --- for programs ---


def status_facts(view: View, at: Battle | None = None) -> dict[str, object]:
    """The same as facts."""
    battle = view.battle(at)
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
        "marks": list(own.marks),
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
