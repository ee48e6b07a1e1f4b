"""What a player may know: hands and drawn cards are nobody else's, in no state, act, dice or file of his."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heart_africa.companions.kingdoms.cards import DRAWN_UNSEEN, Steal, TakeFame
from heart_africa.companions.kingdoms.events import Stolen
from heart_africa.companions.kingdoms.secrets import View
from heart_africa.companions.kingdoms.state import Player, State, Task
from heart_africa.companions.secrets import ALL, FACE_DOWN, secrets
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Act, Origin, Roll
from tests.companions.kingdoms.table import GAME, PEOPLES, Table
from tests.companions.kingdoms.test_laws import STAMP, written


def test_of_a_hand_others_know_the_number_of_cards() -> None:
    table = Table().hold("britons", gold=2, iron=1, fame=("valour", "iron")).hold("saxons", wood=1)

    seen = View.of(table.state, "saxons").state(table.state)

    assert seen.players[0].hand == (0, 0, 0, 0, 0, 3)
    assert seen.players[0].fame == (FACE_DOWN, FACE_DOWN)
    assert seen.players[1] == table.of("saxons")
    assert seen.unseen_fame.count("valour") == 2  # it may be in the deck, and in his hand
    assert View.of(table.state, ALL).state(table.state) is table.state


def test_once_the_game_is_over_all_cards_lie_open() -> None:
    table = Table().hold("britons", gold=2).put(ending="cards")

    assert View.of(table.state, "saxons").state(table.state).players[0].hand[4] == 2


def test_what_is_secret_is_declared_where_it_is() -> None:
    assert {*secrets(Player)} == {"hand", "fame"}
    assert secrets(Stolen)["card"].known_to == ("who", "thief")
    assert {*secrets(TakeFame), *secrets(Steal)} == {"card"}


def as_file(journal: Journal[State]) -> str:
    """A journal as it is written."""
    return "\n".join(GAME.codec.text(entry) for entry in journal.entries)


@pytest.mark.parametrize(
    ("eyes", "knows"), [("britons", True), ("saxons", False), ("angles", False), ("", False)]
)
def test_a_fame_card_is_known_to_who_took_it(eyes: str, *, knows: bool) -> None:
    for said in ("ardour", ""):  # told by who holds the real deck, or drawn by lot
        journal = _entered(TakeFame(said), Task("fame", 0))
        text = as_file(View(eyes).journal(journal))

        card = journal.state.players[0].fame[0]
        assert (f'"{card}"' in text) is knows
        assert ("kingdoms-fame-lot" in text) is (knows and not said)


@pytest.mark.parametrize(
    ("eyes", "knows"), [("britons", True), ("saxons", True), ("angles", False), ("", False)]
)
def test_a_card_stolen_is_known_to_both_and_to_nobody_else(eyes: str, *, knows: bool) -> None:
    for said in ("iron", ""):
        text = as_file(View(eyes).journal(_entered(Steal(said), Task("steal", 0, of=1))))

        assert ('"iron"' in text or '"gold"' in text) is knows
        assert ("kingdoms-steal-lot" in text) is (knows and not said)


def _entered(order: TakeFame | Steal, task: Task) -> Journal[State]:
    """A journal in which this is all that happened since somebody had something to draw."""
    table = Table().hold("saxons", gold=2, iron=3).put(due=(task, Task("turn", 0)))
    journal: Journal[State] = Journal(GAME)
    journal._after[0] = table.state  # a game that begins in its middle
    run = GAME.decide(table.state, order, _Fixed())  # type: ignore[arg-type]  # whatever is rolled is a 1
    rolls = () if order.card else (Roll(_Fixed.why(order), (1, 1), Origin.THROWN),)
    act = Act(order, rolls, run, check="1-britons")
    after = table.state
    for fact in run:
        after = GAME.evolve(after, fact)
    journal.enter(journal.entry(act, STAMP), after)
    journal._standing[0] = type(journal._standing[0])(1, act, table.state, after)  # as above
    return journal


class _Fixed:
    """Dice that always show a 1."""

    def roll(self, count: int, _why: str) -> tuple[int, ...]:
        return (1,) * count

    @staticmethod
    def why(order: TakeFame | Steal) -> str:
        return "kingdoms-fame-lot" if isinstance(order, TakeFame) else "kingdoms-steal-lot"


@settings(max_examples=4, deadline=None)
@given(st.sampled_from((3, 4)), st.integers(0, 10**6))
def test_a_players_file_holds_nothing_of_other_hands(count: int, seed: int) -> None:
    """Whatever is the same for two games that differ in a hand he does not know is all that he is handed."""
    journal = written(count, seed)
    for eyes in PEOPLES[:count]:
        seen = View(eyes).journal(journal)
        copy: Journal[State] = Journal(GAME, seen.entries)  # what he folds out of it at a machine of his own
        assert View(eyes).state(copy.state) == View(eyes).state(journal.state)
        for entry in seen.entries:
            record = entry.record
            if not isinstance(record, Act):
                continue
            for fact in record.facts:
                data = json.loads(json.dumps(GAME.codec.write_fact(fact)))
                if data["kind"] == "kingdoms-fame-taken":
                    assert (data["card"] == FACE_DOWN) is (fact.who != eyes)
                if data["kind"] == "kingdoms-stolen":
                    assert (data["card"] == FACE_DOWN) is (eyes not in (fact.who, data["thief"]))
            if any(each.why in DRAWN_UNSEEN for each in record.rolls):
                taken = [
                    each
                    for each in record.facts
                    if each.event.kind in ("kingdoms-fame-taken", "kingdoms-stolen")
                ]
                assert all(eyes in (each.who, getattr(each.event, "thief", "")) for each in taken)
        for standing in seen.standing:
            others = [each for each in standing.after.players if each.people and each.people != eyes]
            assert all(not any(each.hand[:5]) and {*each.fame} <= {FACE_DOWN} for each in others)
