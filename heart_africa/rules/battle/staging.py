"""A battle staged by hand: any situation of the game, without muster, ground and deployment before it.

Whoever asks a single rule (a shot at the terminal, chances, a test) stages who is in question and gives the
order of the game to that battle:

    guard = unit("Guardia", "red", "askaris", 8, Figure("", "", behind=Obstacle.BARRICADE))
    spears = unit("Lanzas", "blue", "spearmen", 12)
    battle = stage(guard, lone("Mkwawa", "blue", Sort.LEADER, "warriors"), spears, step=Step.SHOOTING)

Units and the battle are values: `dataclasses.replace` says whatever else is to be said of them.
"""

from heart_africa.core.dataclass import replace
from heart_africa.rules.battle.state import BLUE, DAY, RED, Battle, Light, Side, SideId, Stage
from heart_africa.rules.battle.units import Figure, Sort, Unit, Where
from heart_africa.rules.book import BAGGAGE
from heart_africa.rules.book.play import Step

UNMARKED = Figure("", "")
"""A figure without name, troop or marks, to be filled in."""
NAMELESS = (Side(RED, RED, ""), Side(BLUE, BLUE, ""))


def unit(name: str, side: SideId, troop: str, count: int = 1, marks: Figure = UNMARKED) -> Unit:
    """A unit or a baggage train on the table, with `count` figures named "Guardia 1", "Guardia 2", ...

    `marks` is a pattern for them all: every field of it but name and troop is taken over.
    """
    figures = (replace(marks, name=f"{name} {number}", troop=troop) for number in range(1, count + 1))
    return placed(name, side, Sort.BAGGAGE if troop == BAGGAGE else Sort.UNIT, *figures)


def lone(  # noqa: PLR0917  # as people say it: who, whose, what, with whom
    name: str,
    side: SideId,
    sort: Sort,
    troop: str = "",
    company: tuple[str, ...] = (),
    marks: Figure = UNMARKED,
) -> Unit:
    """An independent figure or a boat, called like its unit, with the troops of its company.

    The company is named after it, with numbers if there are several of a troop: "Peters: attendant", "Peters:
    attendant 2".
    """
    before = [company[:number].count(each) for number, each in enumerate(company)]
    names = (f"{name}: {each}{f' {n + 1}' if n else ''}" for each, n in zip(company, before, strict=True))
    served = (Figure(own, each) for own, each in zip(names, company, strict=True))
    return placed(name, side, sort, replace(marks, name=name, troop=troop or sort.value), *served)


def placed(name: str, side: SideId, sort: Sort, *figures: Figure) -> Unit:
    """A unit of these figures that stands on the table and has lost nobody so far."""
    return Unit(name, side, sort, figures, where=Where.TABLE, began=len(figures), at_start=len(figures))


def stage(
    *units: Unit,
    step: Step = Step.UNITS,
    turn: int = 1,
    light: Light = DAY,
    sides: tuple[Side, Side] = NAMELESS,
) -> Battle:
    """These units in a step of a turn of an Encounter, in which red attacks and moves first."""
    battle = Battle(
        stage=Stage.PLAY, turn=turn, step=step, scenario="encounter", attacker=RED, mover=RED, light=light
    )
    for side in sides:
        battle = battle.joined_by(side, tuple(each for each in units if each.side == side.id))
    return battle


def met(battle: Battle, *pairs: tuple[str, str]) -> Battle:
    """The battle with these figures in base contact, two by two."""
    for one, other in pairs:
        first, second = battle.figure(one), battle.figure(other)
        battle = battle.with_figure(
            replace(first, enemies=(*first.enemies, other)), replace(second, enemies=(*second.enemies, one))
        )
    return battle
