"""The works that armies have bought: whose they are in a scenario, and what is left of them to place."""

from collections import Counter
from collections.abc import Mapping

from heart_africa.rules.battle import Battle, SideId
from heart_africa.rules.book import Book, Scenario, Work, WorkId

CANNON = WorkId.MUZZLE_LOADING_CANNON


def row(book: Book, work: WorkId) -> Work:
    """What pages 13 to 15 say of a work."""
    return next(each for each in book.works.works if each.id is work)


def scenario_row(book: Book, battle: Battle) -> Scenario | None:
    """What pages 20 to 22 say of works in the scenario, once there is one."""
    return next((each for each in book.scenarios.scenarios if each.id == battle.scenario), None)


def unplaced(battle: Battle, side: SideId) -> Mapping[WorkId, int]:
    """What a side has bought and not placed; the cannon is a unit of its own."""
    placed: Counter[WorkId] = Counter()
    for laid in battle.laid:
        if laid.side == side:
            placed[laid.work] += laid.amount
    bought = {WorkId(work): count for work, count in battle.sides[side].works.items()}
    return {work: n - placed[work] for work, n in bought.items() if work is not CANNON and n > placed[work]}


def to_place(book: Book, battle: Battle) -> Mapping[WorkId, int]:
    """What the defender may still place in this scenario."""
    scenario = scenario_row(book, battle)
    if scenario is None or not scenario.fortifications or battle.defender not in battle.sides:
        return {}
    return unplaced(battle, battle.defender)
