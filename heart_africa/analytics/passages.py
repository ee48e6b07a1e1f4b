"""The acts in force by turn, step and unit, so that a report follows the course of the battle."""

from collections.abc import Iterator

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal, StandingAct
from heart_africa.core.journal.records import Act
from heart_africa.rules.battle import Battle, SideId, Stage


@dataclass(frozen=True, slots=True)
class Passage:
    """An act with its turn (0 before the battle), step and unit; before the battle, `step` is the stage.

    `unit` and `side` are empty for what concerns both sides, such as the end of a step.
    """

    number: int
    turn: int
    step: str
    side: SideId
    unit: str
    act: Act
    before: Battle
    after: Battle


@dataclass(frozen=True, slots=True)
class PassageFilter:
    """Conditions that passages have to meet; an empty one admits every passage."""

    turns: tuple[int, ...] = ()
    steps: tuple[str, ...] = ()
    units: tuple[str, ...] = ()
    side: SideId = ""

    def keeps(self, passage: Passage) -> bool:
        """Whether a passage meets the conditions; a unit counts whether it acts or is acted upon."""
        return (
            (not self.turns or passage.turn in self.turns)
            and (not self.steps or passage.step in self.steps)
            and (not self.units or bool(concerned(passage) & set(self.units)))
            and (not self.side or self.side in {passage.side, *_sides(passage)})
        )


def passages(journal: Journal[Battle], wanted: PassageFilter | None = None) -> Iterator[Passage]:
    """The acts in force that meet the conditions, in their order."""
    for standing in journal.standing:
        passage = passage_of(standing)
        if wanted is None or wanted.keeps(passage):
            yield passage


def passage_of(standing: StandingAct[Battle]) -> Passage:
    """An act in force, with its turn, step and unit."""
    before, act = standing.before, standing.act
    played = before.stage is Stage.PLAY
    unit = next((found for fact in act.facts if (found := unit_named(standing.after, fact.who))), "")
    side = standing.after.units[unit].side if unit else ""
    step = str(before.step) if played else before.stage.value
    return Passage(
        standing.number, before.turn if played else 0, step, side, unit, act, before, standing.after
    )


def unit_named(battle: Battle, who: str) -> str:
    """The unit with this name, or with a figure of this name; empty if there is none."""
    return who if who in battle.units else battle.company.get(who, "")


def concerned(passage: Passage) -> set[str]:
    """Every unit that acts or is acted upon: those that the facts are about, and those that events name."""
    names = {fact.who for fact in passage.act.facts}
    for fact in passage.act.facts:
        names |= {value for value in fact.event.about.values() if isinstance(value, str)}
    return {unit for name in names if (unit := unit_named(passage.after, name))}


def _sides(passage: Passage) -> set[SideId]:
    return {passage.after.units[unit].side for unit in concerned(passage)}
