"""All other orders by phase; those that cannot be given now say when they can."""

from collections.abc import Iterable, Sequence
from typing import get_args

from gui.actions.action import plain
from gui.documents.battle import BattleDocument
from gui.presenters.battle import measured
from gui.presenters.battle.progress import Choice, choice, due, takes
from gui.session import Session
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.fields import Holds, Meaning
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from heart_africa.language.battle.words import KINDS
from heart_africa.language.narration import objection
from heart_africa.language.order_fields import Slot, attribute, choices, form, inner, order_message
from heart_africa.rules.battle import Battle, Sort, Stage, Unit
from heart_africa.rules.book.play import Step
from heart_africa.rules.referee import arrivals, deployment, ending, melee, morale, movement, setup, shooting
from heart_africa.rules.referee.feature import Feature
from heart_africa.rules.referee.movement.phase import SOMETIMES as MOVING
from heart_africa.rules.referee.referee import FEATURES
from heart_africa.rules.referee.secrets import TELLING
from heart_africa.rules.referee.shooting.phase import SOMETIMES as SHOOTING
from heart_africa.rules.referee.turn import DUE

MOMENTS: dict[Feature, tuple[Stage | Step, ...]] = {
    setup.FEATURE: (Stage.SCENARIO, Stage.GROUND),
    deployment.FEATURE: (Stage.DEPLOY,),
    **{
        phase.FEATURE: tuple(step for step, due_ in DUE.items() if due_ is phase.due)
        for phase in (arrivals, movement, shooting, melee, morale, ending)
    },
}
"""The steps or stages in which the orders of a feature are given; others are for any time."""
SOMETIMES = frozenset({*MOVING, *SHOOTING})
"""Orders that the referee lists only while somebody can be given them."""
SORTS = {
    "leader": Sort.LEADER,
    "bearer": Sort.STANDARD_BEARER,
    "witch_doctor": Sort.WITCH_DOCTOR,
    "scout": Sort.SCOUT,
    "vessel": Sort.BOAT,
}
"""The sort of figure that a field of this name means."""


@dataclass(frozen=True, slots=True)
class Phase:
    """The other orders of a phase; `off`: why some of them are greyed, in a sentence."""

    title: str
    choices: tuple[Choice, ...]
    off: str


def other_orders(session: Session, table: BattleDocument, sought: str = "") -> tuple[Phase, ...]:
    """The orders that are not offered above, by phase; `sought`: only those that contain every word."""
    kinds, parts = due(session, table).others, plain(sought).split()
    any_ = session.say("battle-others-any")
    found: dict[str, list[Choice]] = {}
    for feature in sorted(FEATURES, key=lambda each: each not in MOMENTS):
        words = (
            session.say("battle-step", step=each.value)
            if isinstance(each, Step)
            else session.say("battle-stage", stage=each.value)
            for each in MOMENTS.get(feature, ())
        )
        title = ", ".join(words) or any_
        for kind in (form(command).kind for command in feature.commands):
            made = choice(session, table, kind, (table.unit,) if table.unit and takes(kind) else ())
            if kind in kinds and all(part in plain(f"{made.text} {made.tip} {kind}") for part in parts):
                off = _off(session, table, feature, kind, title)
                idle = _idle(session, table, kind) if feature in MOMENTS and not off else ""
                found.setdefault(title, []).append(replace(made, off=off, idle=idle))
    return tuple(Phase(title, tuple(made), _why_grey(session, made)) for title, made in found.items())


def all_orders(session: Session, table: BattleDocument) -> tuple[Choice, ...]:
    """Every order of the present stage: those offered first, then all others, perhaps greyed."""
    offered = due(session, table).choices
    return (*offered, *(each for phase in other_orders(session, table) for each in phase.choices))


def _why_grey(session: Session, made: Sequence[Choice]) -> str:
    """Why some are greyed; with names if the reasons differ."""
    why: dict[str, list[str]] = {}
    for each in made:
        if grey := each.off or each.idle:
            why.setdefault(grey, []).append(each.text)
    if len(why) == 1 and all(each.off or each.idle for each in made):
        return "".join(why)
    said = (session.say("battle-others-off-each", what=", ".join(what), why=off) for off, what in why.items())
    return session.say("battle-others-off-now", what="; ".join(said)) if why else ""


# --- whether an order can be given now ---


def _off(session: Session, table: BattleDocument, feature: Feature, kind: str, phase: str) -> str:
    """When an order can be given, if not now; "" if it can.

    An order is made up and checked at its own stage or step and at the present one: what only the present one
    objects to is its moment. An order of no phase says what is against it, if nothing were at another stage.
    """
    battle = table.live
    moments = [_at(battle, each) for each in MOMENTS.get(feature, ())]
    if battle in moments:
        return ""
    only_then = session.say("battle-others-off", phase=phase)
    try:
        order = _made_up(battle, kind, battle.units.values())
        now = table.referee.objections(battle, order)
        codes = {each.code for each in now}
        if not moments:
            free = any(not table.referee.objections(_at(battle, stage), order) for stage in Stage)
            return objection(session.lang, now[0]) if now and free else ""
        said = any(slot.required for slot in form(KINDS[kind]).slots)
        persists = said and all(codes <= _against(table, each, order) for each in moments)
    except (BadData, ValueError, LookupError):  # a made-up order may be meaningless
        return only_then if moments else ""
    return only_then if now and not persists else ""


def _idle(session: Session, table: BattleDocument, kind: str) -> str:
    """Why nothing calls for an order now, by the agenda and by what the referee objects.

    "" if something does.

    What only a map shows is no reason, nor what would reveal an ambush.
    """
    if kind in {*table.agenda.orders, *TELLING, *measured.shown(session, table)}:
        return ""
    any_ = session.say("battle-others-idle")
    why = attribute(session.lang, order_message(kind), "idle") or any_
    if kind in SOMETIMES:
        return why
    here = [(unit,) for unit in table.live.units.values() if unit.here]
    for units in here if takes(kind) else here[:1]:
        try:
            against = table.referee.objections(table.live, _made_up(table.live, kind, units))
        except (BadData, ValueError, LookupError):  # as above
            continue
        if not against:
            return ""
        why = objection(session.lang, against[0]) if why == any_ and not takes(kind) else why
    return why


def _made_up(battle: Battle, kind: str, units: Iterable[Unit]) -> Command:
    """An order of a kind for one of these units. Raises `BadData` or others if none can be made up."""
    slots = [slot for slot in form(KINDS[kind]).slots if slot.required]
    found: Command = KINDS[kind](**{slot.name: _value(battle, slot, units) for slot in slots})
    return found


def _against(table: BattleDocument, battle: Battle, order: Command) -> frozenset[str]:
    return frozenset(each.code for each in table.referee.objections(battle, order))


def _at(battle: Battle, moment: Stage | Step) -> Battle:
    """The battle as if it were at that stage or step."""
    if isinstance(moment, Step):
        return replace(battle, stage=Stage.PLAY, step=moment)
    return replace(battle, stage=moment)


def _value(battle: Battle, slot: Slot, units: Iterable[Unit]) -> object:
    """A value for a required field. Raises `BadData` if none can be made up."""
    kind = inner(slot.hint)[0]
    if kind is Step:
        return battle.step
    if kind in {bool, int, float}:
        return kind(1)
    if words := choices(kind):
        return kind(words[0]) if isinstance(kind, type) else words[0]
    wanted = SORTS.get(slot.name)
    unit = next((each for each in units if each.here and wanted in {None, each.sort}), None)
    if unit is None or str not in {kind, *get_args(kind)[:1]}:
        raise BadData("says-nothing", key=slot.name)
    named: dict[Meaning, str] = {Holds.FIGURE: unit.here[0].name, Holds.SIDE: unit.side}
    one = named.get(slot.holds, unit.name)
    return one if kind is str else (one,)
