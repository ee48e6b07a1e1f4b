"""Whose turn it is to deploy, what comes next and why, and which works are still to be placed."""

from collections import Counter
from collections.abc import Mapping

from heart_africa.core.dataclass import replace
from heart_africa.rules.battle import Battle, SideId, Sort, Unit, other
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import TRAPS, Book, Scenario, Work, WorkId
from heart_africa.rules.referee import setup
from heart_africa.rules.referee.before_play import ALTERNATE, aside, limits, side_name, waiting, why
from heart_africa.rules.referee.feature import Agenda
from heart_africa.rules.referee.setup.ground import chooses_base

CANNON = WorkId.MUZZLE_LOADING_CANNON


def row(book: Book, work: WorkId) -> Work:
    """The row of pages 13-15 for a work."""
    return next(each for each in book.works.works if each.id is work)


def scenario_row(book: Book, battle: Battle) -> Scenario | None:
    """The row of pages 20-22 for the scenario; None as long as there is none."""
    return next((each for each in book.scenarios.scenarios if each.id == battle.scenario), None)


def unplaced(battle: Battle, side: SideId) -> Mapping[WorkId, int]:
    """The works that a side has bought and not placed, with inches or number; a cannon is a unit instead."""
    placed: Counter[WorkId] = Counter()
    for laid in battle.laid:
        if laid.side == side:
            placed[laid.work] += laid.amount
    bought = {WorkId(work): count for work, count in battle.sides[side].works.items()}
    return {work: n - placed[work] for work, n in bought.items() if work is not CANNON and n > placed[work]}


def to_place(book: Book, battle: Battle) -> Mapping[WorkId, int]:
    """The works that the defender may still place in this scenario."""
    scenario = scenario_row(book, battle)
    if scenario is None or not scenario.fortifications or battle.defender not in battle.sides:
        return {}
    return unplaced(battle, battle.defender)


def to_choose(book: Book, battle: Battle, eyes: SideId = "") -> Mapping[SideId, frozenset[WorkId]]:
    """The works that may still be placed, by side: the defender's; where he may have none, each side's.

    Traps seem to be of both kinds to everybody but their owner, the side `eyes`.
    """
    granted = to_place(book, battle)
    left = {battle.defender: granted} if granted else {side: unplaced(battle, side) for side in battle.sides}
    return {
        side: frozenset(works).union(TRAPS if side != eyes and TRAPS & works.keys() else ())
        for side, works in left.items()
        if works
    }


TAKES_A_TURN = (Sort.UNIT, Sort.BAGGAGE)


# --- whose turn it is ---


def deployer(battle: Battle) -> SideId:
    """The side whose turn it is to deploy; empty once nobody waits.

    In an Encounter units, and the baggage among them, go alternately (SCEN-09); elsewhere the defender
    deploys whole before the attacker.
    """
    if battle.scenario != ALTERNATE:
        return next((side for side in (battle.defender, battle.attacker) if any(waiting(battle, side))), "")
    order = (battle.mover, other(battle.mover)) if battle.mover else SIDES
    for sorts in (TAKES_A_TURN, tuple(Sort)):
        for side in order:
            if any(waiting(battle, side, *sorts)):
                return side
    return ""


def may_come(battle: Battle, side: SideId) -> tuple[Unit, ...]:
    """The units of a side that may be deployed now: units, baggage, boats; lone figures last (SCEN-06)."""
    first = tuple(waiting(battle, side, *TAKES_A_TURN))
    boats = tuple(waiting(battle, side, Sort.BOAT))
    return (*first, *boats) or tuple(waiting(battle, side))


def has_units_waiting(battle: Battle, side: SideId) -> bool:
    """Whether a side has units to deploy before its lone figures."""
    return any(waiting(battle, side, Sort.UNIT))


def in_turn(battle: Battle, unit: Unit) -> bool:
    """Whether it is this unit's turn to deploy; in an Encounter lone figures and boats do not alternate."""
    alternates = battle.scenario != ALTERNATE or unit.sort in TAKES_A_TURN
    return not alternates or deployer(battle) in {"", unit.side}


# --- what comes next ---


def due(book: Book, battle: Battle) -> Agenda:
    """What is next in the deployment: what has to be settled first, then units, then the beginning."""
    if not battle.mover or (chooses_base(book, battle) and not battle.base):
        return setup.due(book, battle)
    if book.deployment.side(battle.scenario, "attacker").column and not battle.march:
        reason = why(book, "deploy_agenda_march", side=side_name(battle, battle.attacker))
        return Agenda(battle.attacker, reason, ("write-march", *aside(battle)))
    side = deployer(battle)
    if not side:
        return Agenda(
            "", why(book, "deploy_agenda_begin"), ("begin-play", *_works(book, battle), *limits(battle))
        )
    # A side has units to place, or when all are placed, lone figures.
    units = may_come(battle, side)
    names = tuple(unit.name for unit in units)
    about = {"side": side_name(battle, side), "count": len(names), "scenario_name": battle.scenario}
    lone = all(unit.independent for unit in units)
    by = "lone" if lone else f"{battle.scenario}_{battle.role(side)}"
    reason = replace(why(book, "deploy_agenda", by=by), about=about)
    if lone:
        reason = replace(reason, what="deploy-agenda-lone")
    agenda = Agenda(side, reason, (), names)
    works = _works(book, battle) if side == battle.defender else ()
    placing = ("deploy", "deploy-rest")
    begun = any(unit.deployed for unit in battle.units.values())
    first = (*works, *placing) if works and not begun else (*placing, *works)
    return replace(agenda, orders=(*first, *aside(battle)))


def _works(book: Book, battle: Battle) -> tuple[str, ...]:
    """The order to place works, if the defender still has some."""
    return ("place-work",) if to_place(book, battle) else ()
