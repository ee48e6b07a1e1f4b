"""The shots of a whole unit: which of its figures can shoot, and at whom each does."""

from collections.abc import Iterator
from itertools import cycle
from typing import Any

from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure, Stage, Unit, Where
from heart_africa.rules.battle.units import Fault
from heart_africa.rules.book import ATTENDANT, Book
from heart_africa.rules.book_tables.play import Step
from heart_africa.rules.play.shooting.orders import Aim
from heart_africa.rules.play.shooting.shot import can_jam, shots
from heart_africa.rules.shared_terms import Melee

PRESENT = frozenset({Where.TABLE, Where.AMBUSH})


def out_of_step(book: Book, battle: Battle, *steps: Step) -> Iterator[Problem]:
    """A problem unless it is one of these steps of the turn."""
    if battle.stage is not Stage.PLAY or battle.step not in steps:
        row = book.sequence.row(steps[0])
        yield row.problem(f"firing-not-in-{steps[0]}")


def absent(book: Book, battle: Battle, name: str, *, fallen_too: bool = False) -> Iterator[Problem]:
    """A problem if a figure or its unit is not on the table; `fallen_too`: also if it was shot down."""
    unit = battle.unit_of(name)
    figure = unit.figure(name)
    there = figure.here if fallen_too else figure.may_act
    if not there or unit.where not in PRESENT:
        yield book.shooting.phase.not_there.problem("firing-not-there", name, figure=name)


def hidden(unit: Unit) -> bool:
    """Whether the unit lies in ambush."""
    return unit.where is Where.AMBUSH


# --- who can shoot ---


OUT_OF_BOUNDS = frozenset({Melee.THROUGHOUT, Melee.FOLLOWED_UP})


# --- who can shoot ---


def ready(book: Book, battle: Battle, unit: str) -> tuple[str, ...]:
    """The figures of a unit with shots left this turn that may shoot at any enemy.

    Those in contact are left out: they may shoot at their own attackers only, so that each needs an aim of
    its own.
    """
    return tuple(figure.name for figure in battle.unit(unit).figures if shots_left(book, battle, figure))


def shots_left(book: Book, battle: Battle, figure: Figure, *, bearer_near: bool = False) -> int:
    """How many more shots a figure has this turn; 0 if something keeps it from shooting freely."""
    return 0 if _is_kept(figure) else unfired(book, battle, figure, bearer_near=bearer_near)


def unfired(book: Book, battle: Battle, figure: Figure, *, bearer_near: bool = False) -> int:
    """How many of its shots of this turn a figure has not fired, whether or not it may fire them."""
    helped = bearer_near and bool(battle.unit_of(figure.name).bearers)
    return max(0, shots(book, figure, bearer_near=helped).total - figure.shots)


def answers(book: Book, battle: Battle, figure: Figure) -> bool:
    """Whether a figure may shoot at the enemy who reached it this turn: its weapon is loaded (SHOOT-22)."""
    reached = figure.melee is Melee.CONTACTED and figure.may_act and not figure.unloaded
    return reached and bool(unfired(book, battle, figure))


def attackers(book: Book, battle: Battle, name: str, target: str) -> tuple[str, ...]:
    """The figures of a unit that have reached this one, at whom alone it may shoot (SHOOT-22, SHOOT-24).

    Those that have fallen in this phase come last.
    """
    figure = battle.figure(name)
    reached = figure.enemies if answers(book, battle, figure) else ()
    touching = [enemy for enemy in reached if battle.company.get(enemy) == target]
    return tuple(sorted(touching, key=lambda enemy: not battle.figure(enemy).here))


def answering(book: Book, battle: Battle, unit: str) -> tuple[str, ...]:
    """The figures of a unit that may shoot at enemies who have reached them."""
    return tuple(figure.name for figure in battle.unit(unit).figures if answers(book, battle, figure))


def shooting_back(book: Book, battle: Battle, unit: str, target: str) -> tuple[str, ...]:
    """The figures of a unit that may shoot at figures of the target unit that have reached them."""
    return tuple(each for each in answering(book, battle, unit) if attackers(book, battle, each, target))


def _is_kept(figure: Figure) -> bool:
    """Whether something keeps a figure from shooting at any enemy it likes."""
    unarmed = figure.unloaded or figure.fault is not Fault.NONE
    fights = bool(figure.enemies) or figure.melee is not Melee.NONE
    return not figure.may_act or unarmed or fights or figure.lit or figure.boarding


# --- shots shared out ---


def aims(  # noqa: PLR0917  # as one says it: who, at whom, how many, how far
    book: Book,
    battle: Battle,
    shooters: str,
    target: str,
    count: int,
    inches: float,
    **facts: Any,  # noqa: ANN401  # any field of Aim
) -> tuple[Aim, ...]:
    """The shots of so many figures of a unit, spread over those of another that still stand.

    Each figure that is ready fires all its shots; a `count` of 0 means all of them. A machine gun never fires
    twice at one figure. Raises `BadData` for unknown units.
    """
    near = bool(facts.get("bearer_near"))
    figures = [battle.figure(name) for name in ready(book, battle, shooters)]
    standing = cycle(candidates(battle.unit(target)) or ("",))
    chosen = figures[: count or len(figures)] if battle.unit(target).here else []
    return tuple(
        Aim(figure.name, name, inches, **facts)
        for figure in chosen
        for name in _targets(book, battle, figure, standing, near=near)
    )


def candidates(unit: Unit) -> tuple[str, ...]:
    """The figures of a unit to aim at: no attendants; those long in combat only if there is nobody else."""
    here = [figure for figure in unit.here if figure.troop != ATTENDANT]
    free = [figure for figure in here if figure.melee not in OUT_OF_BOUNDS]
    return tuple(figure.name for figure in free or here)


def _targets(
    book: Book, battle: Battle, figure: Figure, standing: "cycle[str]", *, near: bool
) -> Iterator[str]:
    """The next targets in turn for a figure's shots, one for each."""
    aimed, once = set(figure.aimed), can_jam(book, figure)
    for _ in range(shots_left(book, battle, figure, bearer_near=near)):
        name = next(standing)
        if once and name in aimed:
            return
        aimed.add(name)
        yield name
