"""What holds of every journal, whatever is done to it: no order of undoing, correcting and asking again cheats."""

from collections.abc import Iterable

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from heart_africa.core.journal.journal import Amendment, Journal, More, amended, told_apart
from heart_africa.core.journal.records import Act, Correction, Entry, Origin, Record, Roll, Stamp
from tests.journal.toy import NAMES, EndTurn, Leap, March, Rest, Road, Walkers

Command = March | Leap | Rest | EndTurn
RULES = Walkers()
STAMP = Stamp("Ana", "2026-01-01T00:00:00Z", "1")
name = st.sampled_from(NAMES)
commands = st.one_of(
    st.builds(March, name, st.integers(1, 6)),
    st.builds(Leap, name, st.integers(1, 4)),
    st.builds(Rest, name),
    st.just(EndTurn()),
)
pool = st.lists(st.integers(1, 6), min_size=40, max_size=40)


class Journals(RuleBasedStateMachine):
    """A journal to which everything is done that can be done."""

    def __init__(self) -> None:
        super().__init__()
        self.journal: Journal[Road] = Journal(RULES)
        self.lay: dict[tuple[str, str, int], int] = {}
        self.texts: list[str] = []

    def dice(self, faces: list[int]) -> More:
        left = iter(faces)
        return lambda count, _: ([next(left) for _ in range(count)], Origin.THROWN)

    def enter(self, record: Record) -> None:
        self.keep([self.journal.entry(record, STAMP)])
        self.journal.append(self.journal.entry(record, STAMP))

    def keep(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.texts.append(RULES.codec.text(entry))
            if isinstance(entry.record, Act):
                self.each_die_lies_as_it_lay(entry.record)

    def each_die_lies_as_it_lay(self, act: Act) -> None:
        """The same check asked for the same, however often and for however many: the same faces."""
        count: dict[str, int] = {}
        for roll in act.rolls:
            for face in roll.faces:
                place = count.get(roll.why, 0)
                assert self.lay.setdefault((act.check, roll.why, place), face) == face
                count[roll.why] = place + 1

    # --- what can be done ---

    @rule(command=commands, faces=pool)
    def act(self, command: Command, faces: list[int]) -> None:
        if not RULES.objections(self.journal.state, command):
            self.enter(self.journal.act(command, self.dice(faces)))

    @precondition(lambda self: self.journal.last and not self.journal.last.act.rolls)
    @rule()
    def undo_and_redo(self) -> None:
        before, known = self.journal.state, self.journal.standing
        self.enter(self.journal.undo())
        self.enter(self.journal.redo())

        assert self.journal.state == before
        assert [each.number for each in self.journal.standing] == [each.number for each in known]

    @precondition(lambda self: self.journal.last and not self.journal.last.act.rolls)
    @rule()
    def undo(self) -> None:
        before = self.journal.last.before  # type: ignore[union-attr]  # the precondition
        self.enter(self.journal.undo())

        assert self.journal.state == before

    @precondition(lambda self: self.journal.redoable)
    @rule()
    def redo(self) -> None:
        self.enter(self.journal.redo())

    @precondition(lambda self: self.journal.last)
    @rule(data=st.data())
    def correct(self, data: st.DataObject) -> None:
        to = data.draw(st.sampled_from([0, *(each.number for each in self.journal.standing[:-1])]))
        then = self.journal.at(to)
        self.enter(self.journal.correct(to, "misheard"))

        assert self.journal.state == then

    @precondition(lambda self: self.journal.last and self.journal.last.act.rolls)
    @rule(face=st.integers(1, 6))
    def misread(self, face: int) -> None:
        """The one way in which a die changes: it lay otherwise than was typed, and that is on record."""
        *_, last = self.journal.standing
        back_to = self.journal.standing[-2].number if len(self.journal.standing) > 1 else 0
        why = last.act.rolls[0].why
        self.enter(self.journal.correct(back_to, "it was another face", (Roll(why, (face,)),)))
        self.lay[last.act.check, why, 0] = face

    @precondition(lambda self: self.journal.last)
    @rule(data=st.data(), command=commands, faces=pool)
    def amend(self, data: st.DataObject, command: Command, faces: list[int]) -> None:
        number = data.draw(st.sampled_from([each.number for each in self.journal.standing]))
        place = self.journal.place(number)
        if RULES.objections(self.journal.standing[place].before, command):
            return
        before = [each.act for each in self.journal.standing]
        found = amended(self.journal, Amendment(number, command, "said wrong"), STAMP, self.dice(faces))
        self.keep(found.entries)
        self.journal = found.journal

        commands_now = [each.act.command for each in self.journal.standing]
        left = [each.act.command for each in found.left]
        assert commands_now[:place] == [act.command for act in before[:place]]
        assert commands_now[place] == command
        assert len(commands_now) + len(left) == len(before)

    # --- what always holds ---

    @invariant()
    def what_is_read_again_is_the_same(self) -> None:
        entries = [RULES.codec.entry(text) for text in self.texts]
        read: Journal[Road] = Journal(RULES, entries)

        assert entries == self.journal.entries
        assert (read.state, read.redoable) == (self.journal.state, self.journal.redoable)
        assert read.standing == self.journal.standing
        assert [read.at(number) for number in range(len(entries) + 1)] == [
            self.journal.at(number) for number in range(len(entries) + 1)
        ]

    @invariant()
    def the_state_is_the_sum_of_what_stands(self) -> None:
        state = RULES.start
        for each in self.journal.standing:
            assert each.before == state
            for fact in each.act.facts:
                state = RULES.evolve(state, fact)

        assert self.journal.state == state

    @invariant()
    def no_question_stands_twice(self) -> None:
        checks = [each.act.check for each in self.journal.standing]

        assert len(checks) == len(set(checks))
        assert not {self.journal.next_check(told_apart(check)[0]) for check in checks} & {*checks}

    @invariant()
    def the_record_only_grows(self) -> None:
        assert [RULES.codec.text(entry) for entry in self.journal.entries] == self.texts
        assert all(
            entry.record.reason for entry in self.journal.entries if isinstance(entry.record, Correction)
        )


Journals.TestCase.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
TestJournals = Journals.TestCase
