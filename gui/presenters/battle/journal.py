"""The journal of a battle in words, without the secrets of the other side."""

from collections.abc import Hashable, Mapping, Sequence

from gui.documents.battle import BattleDocument
from gui.presenters.journal import Choice, JournalWords
from gui.session import Session
from heart_africa.analytics.outcomes import PassageFilter, passage_of, told
from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.journal.records import Act, Command, EventRecord
from heart_africa.language.battle.reader import reader
from heart_africa.language.battle.shorthands import shorthands
from heart_africa.language.battle.words import Names, called, title
from heart_africa.language.writer import line as written
from heart_africa.rules.battle import Battle, Stage
from heart_africa.rules.book.play import Step
from heart_africa.rules.referee.umpire import Note

MOVING = frozenset({Step.UNITS, Step.INDEPENDENTS})
"""The steps in which everything a unit does in a row is one move."""


class BattleWords(JournalWords[Battle]):
    """How the journal of an open battle is worded."""

    def __init__(self, session: Session, table: BattleDocument) -> None:
        super().__init__(session, table)
        self.table = table

    def line(self, before: Battle, command: Command) -> str:
        """An order as it would have been typed at that moment."""
        rules = self.table.referee
        short = shorthands(rules.book, before, command)
        return written(reader(self.session.lang, rules, before), command, rules.codec.write_command, short)

    def command(self, before: Battle, text: str) -> Command:
        """The order of a line at that moment. Raises `BadData`."""
        found: Command = reader(self.session.lang, self.table.referee, before).command(text)
        return found

    def moment(self, act: StandingAct[Battle]) -> Hashable:
        """The turn and step of an act; before the first turn the stage."""
        battle = act.before
        return (battle.turn, battle.step) if battle.stage is Stage.PLAY else battle.stage

    def heading(self, act: StandingAct[Battle]) -> str:
        """The turn and step in words."""
        return title(self.session, act.before)

    def sentences(self, act: StandingAct[Battle], facts: Sequence[EventRecord]) -> tuple[str, ...]:
        """What came of an act, in sentences."""
        return told(self.session.lang, act.after, facts) or (("…",) if self._unseen(act) else ())

    def head(self, act: StandingAct[Battle]) -> str:
        """The code of the unit that acted, if one did."""
        unit = "" if self._unseen(act) else passage_of(act).unit
        return Names(act.after).code(self.session.lang, unit) if unit in act.after.units else ""

    def _unseen(self, act: StandingAct[Battle]) -> bool:
        """Whether nothing may be told of an act except that there was one."""
        return isinstance(self.seen(act).command, Note) and not isinstance(act.act.command, Note)

    def seen(self, act: StandingAct[Battle]) -> Act:
        """The act without what the side that is looking may not know."""
        return self.table.view.act(act)

    def goes_on(self, earlier: StandingAct[Battle], act: StandingAct[Battle]) -> bool:
        """Whether an act continues the one before: a unit's roll, moves and contact are told together.

        Not if one of them is hidden from the side that is looking.
        """
        unit = passage_of(act).unit
        return (
            act.before.step in MOVING
            and self.moment(earlier) == self.moment(act)
            and bool(unit)
            and unit == passage_of(earlier).unit
            and not any(self.secret(each) for each in (earlier, act))
        )

    def viewer(self) -> str:
        """The side whose secrets are shown."""
        return self.table.viewer

    def filters(self) -> Mapping[str, Sequence[Choice]]:
        """The choices of side and unit, and during play of step and turn."""
        say, names, battle = self.session.say, self.table.names, self.table.live
        played = battle.stage in {Stage.PLAY, Stage.OVER}
        return {
            "side": [(side, say("referee-side", side=side)) for side in battle.sides],
            "unit": [(unit, called(self.session, names, unit)) for unit in battle.units],
            "step": [(step.value, say("battle-step", step=step.value)) for step in Step] if played else [],
            "turn": [(str(turn), say("battle-log-turn", turn=turn)) for turn in range(1, battle.turn + 1)],
        }

    def filters_known_by(self) -> Hashable:
        """Turn, stage, units and sides: the choices change only with these."""
        battle = self.table.live
        return battle.turn, battle.stage, tuple(battle.units), tuple(battle.sides)

    def keeps(self, act: StandingAct[Battle], chosen: Mapping[str, str]) -> bool:
        """Whether an act is of the chosen side, unit, step and turn."""
        step, unit = chosen.get("step", ""), chosen.get("unit", "")
        turn, side = chosen.get("turn", ""), chosen.get("side", "")
        wanted = PassageFilter(
            (int(turn),) if turn else (), (step,) if step else (), (unit,) if unit else (), side
        )
        return wanted.keeps(passage_of(act))
