"""The start of a turn and of a step: what of the last one ends and what stays."""

from heart_africa.core.dataclass import replace
from heart_africa.rules.battle.state import Battle, Stage
from heart_africa.rules.battle.units import NO_PART, Fault, Figure, Gone, Unit
from heart_africa.rules.book import BAGGAGE
from heart_africa.rules.book.play import MOVEMENT, Step
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle

FOUGHT = frozenset({Melee.CHARGED, Melee.CONTACTED, Melee.THROUGHOUT, Melee.FOLLOWED_UP})


def fresh_turn(battle: Battle) -> Battle:
    """The battle at the start of its next turn, also of the first one after deployment.

    Figures in contact now have been so throughout; a jammed gun has this turn to wait (GUN-16); the figures
    of each unit are counted for casualties to come (MORALE-02). The news of the last turn is dropped.
    """
    baggage = frozenset(f.name for unit in battle.units.values() for f in unit.figures if f.troop == BAGGAGE)
    units = tuple(_fresh_unit(unit, baggage) for unit in battle.units.values())
    battle = fresh_step(battle.with_unit(*units), Step.ARRIVALS)
    return replace(battle, stage=Stage.PLAY, turn=battle.turn + 1, first="", news=())


def fresh_step(battle: Battle, step: Step) -> Battle:
    """The battle at the start of a step: no duty of it is settled, and the attacker moves first (TURN-02)."""
    mover = battle.attacker if step in MOVEMENT else ""
    # If a White Man was killed in the phase before, none has his save from now on (TROOP-05).
    broken = battle.spell_broken or battle.spell_breaking
    return replace(battle, step=step, mover=mover, done=(), spell_broken=broken, spell_breaking=False)


def _fresh_unit(unit: Unit, baggage: frozenset[str]) -> Unit:
    return replace(
        unit,
        figures=tuple(fresh_figure(figure, baggage) for figure in unit.figures),
        at_start=len(unit.here) if unit.where not in NO_PART else 0,
        away=sum(figure.gone is Gone.LEFT for figure in unit.figures),
        hits_before=unit.hits,
        under_way=False,
        chosen=False,
        done=False,
        grounding=False,
        still=False,
        rolled=(),
        arrival_rolled=False,
        arrived=False,
        guided="",
        emerged=False,
        used=(),
    )


def fresh_figure(figure: Figure, baggage: frozenset[str] = frozenset()) -> Figure:
    """A figure at the start of a turn. One that is gone keeps how and when it went.

    A figure that touches only elements of `baggage` is in no close combat: baggage does not fight (BAG-03).
    """
    fights = figure.name not in baggage and bool({*figure.enemies} - baggage)
    # A jammed gun works again if it has waited for a turn, which shows by its having thrown no dice.
    waited = figure.fault is Fault.JAMMED and not figure.faces
    return replace(
        figure,
        fault=Fault.NONE if waited else figure.fault,
        fought=figure.fought if bool(figure.enemies) or figure.melee in FOUGHT else 0,
        melee=Melee.THROUGHOUT if fights else Melee.NONE,
        moved=Moved.NO,
        covered=figure.cover,
        shots=0,
        aimed=(),
        faces=(),
        reloading=False,
        gave_way="",
        loophole=(),
        lit=False,
        climbed=Obstacle.NONE,
        boarding=False,
        changed_mount=False,
        captured=0,
        attempted=False,
        water="",
    )
