"""Small tables for the computer's player: who stands where, on open ground unless said otherwise."""

from collections.abc import Mapping

from heart_africa.core.journal.journal import Journal
from heart_africa.core.rulings import default_rulings
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent.ground import Edge, Land, Place, Spot
from heart_africa.opponent.heads import Situation
from heart_africa.opponent.match import Match
from heart_africa.opponent.sketch import INWARD, Sketch, ranked
from heart_africa.rules.battle import Battle, SideId, Unit
from heart_africa.rules.tables.terrain import GroundId
from tests.referee.referred import BOOK
from tests.situations import BattleAt

EDGES: Mapping[SideId, Edge] = {"red": "south", "blue": "north"}
LONG, WIDE = 72, 48


def open_land(*places: Place) -> Land:
    """A table on which nothing lies but these villages."""
    return Land(BOOK, LONG, WIDE, (GroundId.OPEN_GROUND,) * (LONG * WIDE), places)


def sketched(where: Mapping[Unit, Spot], wide: int = 6, land: Land | None = None) -> Sketch:
    """Units in their ranks about these spots, each facing into the table from its own side."""
    spots: dict[str, Spot] = {}
    facing = {}
    for unit, spot in where.items():
        facing[unit.name] = INWARD[EDGES[unit.side]]
        spots |= ranked([each.name for each in unit.figures], spot, facing[unit.name], wide)
    return Sketch(land or open_land(), EDGES, "", spots, facing)


def match_of(battle: Battle, sketch: Sketch, seed: str = "1") -> Match:
    """A battle that begins in the middle, to be played on."""
    rules = BattleAt(BOOK, default_rulings(), battle)
    return Match(rules, sketch, Journal(rules), Chance(seed))


def situation(match: Match, side: SideId) -> Situation:
    """What a side knows of it now."""
    return match.situation(match.agenda(), side)
