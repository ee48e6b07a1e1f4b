"""What happens in close combat, as facts that are told and kept (p. 27)."""

from collections.abc import Mapping

from heart_africa.core.dataclass import replace
from heart_africa.core.journal.records import GameEvent
from heart_africa.rules.battle import Battle, Gone, lose
from heart_africa.rules.play.close_combat.scores import Duel


class Fought(GameEvent, kind="fought"):
    """Two figures compared their scores; no `winner`, a draw. `second`: the other came as second."""

    one: str
    other: str
    duel: Duel
    face: int
    other_face: int
    winner: str
    rule: str
    page: int
    second: bool = False

    @property
    def scores(self) -> tuple[int, int]:
        """What each came to: its die and all that is added to it."""
        return self.face + self.duel.one.total, self.other_face + self.duel.other.total

    @property
    def variant(self) -> str:
        return "won" if self.winner else "drawn"

    @property
    def also(self) -> Mapping[str, object]:
        """The facts to tell: both faces and scores, and what wins."""
        one, other = self.scores
        return {
            "one": self.one,
            "other": self.other,
            "face": self.face,
            "other_face": self.other_face,
            "score": one,
            "other_score": other,
            "winner": self.winner,
            "margin": self.duel.margin,
        }

    def applied(self, battle: Battle, _who: str) -> Battle:
        """Who stands against two is compared twice, but has fought one turn more."""
        fresh = [name for name in (self.one, self.other) if name not in battle.done]
        figures = (battle.figure(name) for name in fresh)
        battle = battle.with_figure(*(replace(figure, fought=figure.fought + 1) for figure in figures))
        return replace(battle, done=(*battle.done, *fresh))


class Killed(GameEvent, kind="killed"):
    """A figure was killed in close combat; no save is made against that (TROOP-04, TROOP-20)."""

    figure: str
    troop: str
    by: str
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        return lose(battle, self.figure, Gone.LOST, "melee")


class AttendantLost(GameEvent, kind="attendant-lost"):
    """An attendant was removed in place of his leader; `attendant`: which, if it was said who is near him."""

    leader: str
    by: str
    rule: str
    page: int
    attendant: str = ""

    @property
    def variant(self) -> str:
        return "attendant-named" if self.attendant else "attendant-lost"

    def applied(self, battle: Battle, _who: str) -> Battle:
        """Whoever is given up; if nobody was named, the first of those that are left."""
        left = self.attendant or next(iter(battle.unit_of(self.leader).attendants), "")
        return lose(battle, left, Gone.LOST, "melee") if left else battle


class SpellBroken(GameEvent, kind="melee-spell-broken"):
    """A White Man was killed, the first of the game: from now on none of either side has his save."""

    figure: str
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        return replace(battle, spell_broken=True)


Event = Fought | Killed | AttendantLost | SpellBroken
