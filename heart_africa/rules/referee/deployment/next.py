"""What comes next while the armies deploy, whose it is and why."""

from dataclasses import replace

from heart_africa.rules.battle import Battle, SideId
from heart_africa.rules.book import Book
from heart_africa.rules.referee import setup
from heart_africa.rules.referee.agenda import Agenda
from heart_africa.rules.referee.deployment.plans import deployer, is_lone, may_come
from heart_africa.rules.referee.deployment.works import to_place
from heart_africa.rules.referee.preparation import named, why
from heart_africa.rules.referee.setup.ground import chooses_base

ASIDE = ("launch-boat", "attach-leader", "declare-rifles")


def due(book: Book, battle: Battle) -> Agenda:
    """What has to be settled first, then who is to be deployed, and at last the beginning."""
    if not battle.mover or (chooses_base(book, battle) and not battle.base):
        return setup.due(book, battle)
    if book.deployment.side(battle.scenario, "attacker").column and not battle.march:
        reason = why(book, "deploy_agenda_march", side=named(battle, battle.attacker))
        return Agenda(battle.attacker, reason, ("write-march", *ASIDE))
    side = deployer(battle)
    if not side:
        return Agenda("", why(book, "deploy_agenda_begin"), ("begin-play", *_works(book, battle)))
    return _deploying(book, battle, side)


def _deploying(book: Book, battle: Battle, side: SideId) -> Agenda:
    """A side has units to place, or when all are placed, lone figures."""
    units = may_come(battle, side)
    names = tuple(unit.name for unit in units)
    about = {"side": named(battle, side), "count": len(names), "scenario_name": battle.scenario}
    lone = all(is_lone(unit) for unit in units)
    by = "lone" if lone else f"{battle.scenario}_{battle.role(side)}"
    reason = replace(why(book, "deploy_agenda", by=by), about=about)
    if lone:
        reason = replace(reason, what="deploy-agenda-lone")
    agenda = Agenda(side, reason, ("deploy",), names)
    works = _works(book, battle) if side == battle.defender else ()
    first = (*works, "deploy") if works and not _stands(battle) else ("deploy", *works)
    return replace(agenda, orders=(*first, *ASIDE))


def _works(book: Book, battle: Battle) -> tuple[str, ...]:
    """Whether the defender has works that he may still place."""
    return ("place-work",) if to_place(book, battle) else ()


def _stands(battle: Battle) -> bool:
    return any(unit.deployed for unit in battle.units.values())
