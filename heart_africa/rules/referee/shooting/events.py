"""Events of the Shooting phase other than those of the chapter."""

from heart_africa.core.dataclass import replace
from heart_africa.core.journal.records import GameEvent
from heart_africa.rules.battle import Battle, Gone, NewsItem, SideId, lose
from heart_africa.rules.battle.state import Burning
from heart_africa.rules.battle.state import Fire as Flames
from heart_africa.rules.play.fires import VILLAGE, Burnable
from heart_africa.rules.shared_terms import Wall


class Drowned(GameEvent, kind="drowned"):
    """Everybody aboard a canoe that was holed drowns with it (BOAT-14)."""

    boat: str
    figures: tuple[str, ...]

    def applied(self, battle: Battle, _who: str) -> Battle:
        """The battle in which they have fallen in this phase, and may still shoot in it (TURN-09)."""
        for figure in self.figures:
            battle = lose(battle, figure, Gone.SHOT, "drowned")
        return battle


class PlaceLit(GameEvent, kind="place-lit"):
    """A village, tall grass or a roof burns from now on; `owner`: whose it is, `by`: whose man lit it."""

    place: str
    target: Burnable
    turn: int
    owner: SideId
    by: SideId

    def applied(self, battle: Battle, _who: str) -> Battle:
        burning = Burning(self.place, Flames(self.target, self.turn), self.owner)
        kept = tuple(each for each in battle.fires if each.name != self.place)
        battle = replace(battle, fires=(*kept, burning))
        if self.target != VILLAGE:
            return battle
        battle = battle.with_news(NewsItem("village", self.owner, self.place, by=self.by))
        return (
            replace(battle, held=0) if self.owner == battle.defender else battle
        )  # who held it holds it no more


class FallenRemoved(GameEvent, kind="fallen-removed"):
    """Figures that fell in the phase are removed at its end and shoot no more (TURN-09)."""

    figures: tuple[str, ...]

    def applied(self, battle: Battle, _who: str) -> Battle:
        for figure in self.figures:
            battle = lose(battle, figure, Gone.LOST, "shooting")
        return battle


class GaveWay(GameEvent, kind="gave-way"):
    """A figure of the second rank shot in place of its comrade, who does not shoot this turn (GAP-07)."""

    front: str
    rear: str

    def applied(self, battle: Battle, _who: str) -> Battle:
        return battle.with_figure(replace(battle.figure(self.front), gave_way=self.rear))


class LoopholeManned(GameEvent, kind="loophole-manned"):
    """A figure shot through a wall of a building this turn: an outer or inner one, and which."""

    figure: str
    wall: Wall
    name: str = ""

    def applied(self, battle: Battle, _who: str) -> Battle:
        return battle.with_figure(replace(battle.figure(self.figure), loophole=(self.wall, self.name)))


Event = Drowned | PlaceLit | FallenRemoved | GaveWay | LoopholeManned
