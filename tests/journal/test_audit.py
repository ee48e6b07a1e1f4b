"""What today's rules would say of the acts of an old journal."""

import pytest

from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Stamp
from tests.journal.audit import audit
from tests.journal.toy import EndTurn, Leap, March, Rest, Road, Walked, Walkers, faces, no_dice


@pytest.fixture
def old() -> Journal[Road]:
    made: Journal[Road] = Journal(Walkers())
    orders = ((March("Ana", 3), no_dice), (Leap("Ana", 2), faces(4, 5)), (Rest("Zoe"), faces(2)))
    for command, more in orders:
        made.append(made.entry(made.act(command, more), Stamp()))
    return made


class Heavier(Walkers):
    """Today every leap is one step shorter, resting takes two dice, and who marches is unknown."""

    def decide(self, state, command, dice):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201  # as the rules do
        if isinstance(command, Rest):
            dice.roll(2, "rest")
        return super().decide(state, command, dice)

    def evolve(self, state, fact):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201  # as above
        return super().evolve(state, fact)


def test_under_the_same_rules_nothing_differs(old: Journal[Road]) -> None:
    assert list(audit(old)) == []


def test_an_act_that_takes_more_dice_today_is_told_with_their_number(old: Journal[Road]) -> None:
    old.rules = Heavier()
    (found,) = audit(old)

    assert (found.number, found.dice, found.was) == (3, 1, old.standing[2].act.facts)


def test_an_act_that_comes_out_otherwise_is_told_with_both(
    old: Journal[Road], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.journal.toy.Walked", lambda steps, why=(): Walked(steps + bool(why), why))
    leap, rest = audit(old)

    assert (leap.number, leap.was[0].event.steps, leap.would[0].event.steps) == (2, 9, 10)
    assert (rest.number, rest.would[0].event.steps) == (3, -1)


def test_acts_that_were_taken_back_are_not_audited(old: Journal[Road]) -> None:
    old.append(old.entry(old.correct(2, "misheard"), Stamp()))
    old.append(old.entry(old.act(EndTurn(), no_dice), Stamp()))
    old.rules = Heavier()

    assert list(audit(old)) == []
