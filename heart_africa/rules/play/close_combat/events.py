"""What happens in close combat, as events (p. 27)."""

from collections.abc import Mapping

from heart_africa.core.dataclass import replace
from heart_africa.core.journal.records import GameEvent
from heart_africa.rules.battle import Battle, Gone, lose
from heart_africa.rules.play.close_combat.scores import Duel


class Fought(GameEvent, kind="fought"):
    """Two figures compared their scores; `winner` is empty for a draw.

    `second`: the other was the second enemy whom the one faced this turn.
    """

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
        """Both scores: each die and all that is added to it."""
        return self.face + self.duel.one.total, self.other_face + self.duel.other.total

    @property
    def variant(self) -> str:
        return "won" if self.winner else "drawn"

    @property
    def also(self) -> Mapping[str, object]:
        """The facts for its sentence: both faces and scores, and the margin that wins."""
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
        """The battle in which both have fought a turn more; a figure compared twice counts it once."""
        fresh = [name for name in (self.one, self.other) if name not in battle.done]
        figures = (battle.figure(name) for name in fresh)
        battle = battle.with_figure(*(replace(figure, fought=figure.fought + 1) for figure in figures))
        return replace(battle, done=(*battle.done, *fresh))


class Killed(GameEvent, kind="killed"):
    """A figure was killed in close combat, where no save is made (TROOP-04, TROOP-20)."""

    figure: str
    troop: str
    by: str
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        return lose(battle, self.figure, Gone.LOST, "melee")


class AttendantLost(GameEvent, kind="attendant-lost"):
    """An attendant died in place of his leader; `attendant`: which, if it was said who is near."""

    leader: str
    by: str
    rule: str
    page: int
    attendant: str = ""

    @property
    def variant(self) -> str:
        return "attendant-named" if self.attendant else "attendant-lost"

    def applied(self, battle: Battle, _who: str) -> Battle:
        """The battle without the attendant named, or without the first who is left."""
        left = self.attendant or next(iter(battle.unit_of(self.leader).attendants), "")
        return lose(battle, left, Gone.LOST, "melee") if left else battle


class MeleeSpellBroken(GameEvent, kind="melee-spell-broken"):
    """The first White Man of the game was killed: from now on none of either side has his save."""

    figure: str
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        return replace(battle, spell_broken=True)


Event = Fought | Killed | AttendantLost | MeleeSpellBroken
