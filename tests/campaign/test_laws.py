"""Laws of every campaign: random players do whatever the book lets them do."""

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from random import Random
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heart_africa.core.dice import Dice
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Command, Entry, Origin, Stamp
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import BadData
from heart_africa.language import narration
from heart_africa.rules.campaign import Campaign, PlayerStatus
from heart_africa.rules.campaign.agenda import agenda, may
from heart_africa.rules.campaign.agreements import AcceptOffer, CountDice, DeclineOffer
from heart_africa.rules.campaign.attacks import Attack, PassGo, Settle
from heart_africa.rules.campaign.battles import OpenBattle, ReportResult
from heart_africa.rules.campaign.colonials import Revolt, Submit, TakeDistrict
from heart_africa.rules.campaign.declarations import Duel, Resist
from heart_africa.rules.campaign.explorers import Explore, Greet, Hunt
from heart_africa.rules.campaign.forces import FoundCampaign, Join, Leave, NameForce
from heart_africa.rules.campaign.forfeits import CallOff, Concede
from heart_africa.rules.campaign.keeper import EVENTS
from heart_africa.rules.campaign.ledger import BANK, Cause
from heart_africa.rules.campaign.promotions import Promote, progress
from heart_africa.rules.campaign.state import Outcome, Thrower
from heart_africa.rules.campaign.treasury import GiveHongos
from heart_africa.rules.campaign.turn import BeginTurn, RollOrder, up
from tests.campaign.club import ARMIES, BOOK, KEEPER, army

LISTS = [*ARMIES, "egyptians", "colonial_expedition", "colonial_expedition", "white_explorers"]
OUTCOMES: tuple[Outcome, ...] = ("attacker", "attacker", "defender", "defender", "draw")
DOERS = (Attack, PassGo, Explore, Hunt, Resist, Settle, Greet, Duel, GiveHongos, Promote, NameForce)


def _one_of(chance: Random, *orders: Command) -> Command:
    return chance.choice(orders)


def orders(state: Campaign, chance: Random) -> Iterator[Command]:
    """Orders that somebody might give now: what is due many times, the rest now and then."""
    names = list(state.players) or ["Ana"]
    one, other = chance.choice(names), chance.choice(names)
    yield from _due(state, chance)
    yield from _agreements(state, chance)
    if chance.random() < 0.3:
        yield GiveHongos(one, other, chance.randint(1, 3))
        yield CountDice(chance.choice(get_args(Thrower)))
        yield from _sent(state, one, _one_of(chance, GiveHongos(one, other, 1), Leave(one)))
        yield NameForce(one)
        yield from (
            Promote(name, army(each.promotion.to, each.promotion.people))
            for name in names
            if name in state.players
            for each in progress(BOOK, state, name)
        )
    if chance.random() < 0.1 or len(names) < 5:
        list_ = chance.choice(LISTS)
        mode = chance.choice(["native", "colonial"]) if list_ == "egyptians" else ""
        yield Join(f"P{len(state.players) + 10}", army(list_, mode=mode))
    if chance.random() < 0.03:
        yield Leave(one)


def _agreements(state: Campaign, chance: Random) -> Iterator[Command]:
    """Results that one side reports, and the answers to what was proposed."""
    for battle in state.battles.values():
        yield from _sent(state, chance.choice(battle.sides), ReportResult(battle.id, chance.choice(OUTCOMES)))
    for offer in state.offers:
        answer = chance.choice([AcceptOffer, DeclineOffer])
        yield answer(offer.awaits, offer.number)


def _sent(state: Campaign, name: str, order: Command) -> Iterator[Command]:
    """An order as its player sends it: what takes another is proposed."""
    try:
        sent = KEEPER.sent(state, name, order)
    except BadData:
        return
    yield from () if sent is None or sent == Leave(name) else (sent,)


def _due(state: Campaign, chance: Random) -> Iterator[Command]:
    names = list(state.players)
    now = state.round
    for winner, loser in state.claims:
        yield TakeDistrict(winner, chance.choice([*state.districts(loser), ""]))
    for name in state.revolts:
        yield _one_of(chance, Revolt(name), Submit(name))
    for pair in now.meetings:
        yield _one_of(chance, Greet(*pair), Duel(*pair))
    if now.pending:
        _, target = now.pending
        yield _one_of(chance, Resist(target), Resist(target), Settle(target, 1), Settle(target, explore=True))
        if chance.random() < 0.1:
            yield Concede(target)
    elif name := up(state):
        other = chance.choice(names)
        yield Attack(name, other)
        yield _one_of(chance, PassGo(name), Explore(name, other), Hunt(name), Attack(name, other))
    for battle in list(state.battles.values())[:2]:
        fallen = tuple(side for side in battle.sides if state.player(side).kind == "explorer")
        if not battle.opened:
            yield OpenBattle(battle.id)
        yield ReportResult(battle.id, chance.choice(OUTCOMES), fallen if chance.random() < 0.3 else ())
        if chance.random() < 0.1:
            yield CallOff(battle.id, "vacaciones")
    yield RollOrder()
    yield BeginTurn()


def played(seed: int, steps: int = 120, year: int = 1880) -> Journal[Campaign]:
    """A campaign in which so many orders were tried; those that the book refuses are left out."""
    return _played(seed, steps, year).fork()


@cache
def _played(seed: int, steps: int, year: int) -> Journal[Campaign]:
    chance, journal = Random(seed), Journal(KEEPER)
    submit(journal, FoundCampaign("Lagos", year), chance)
    for n, list_ in enumerate(chance.sample(LISTS, 4), 1):
        mode = "native" if list_ == "egyptians" else ""
        order = Join(f"P{n}", army(list_, mode=mode))
        if not KEEPER.objections(journal.state, order):
            submit(journal, order, chance)
    for _ in range(steps):
        found = [order for order in orders(journal.state, chance) if not _refused(journal.state, order)]
        if found:
            submit(journal, chance.choice(found), chance)
    return journal


def _refused(state: Campaign, order: Command) -> bool:
    return bool(KEEPER.objections(state, order))


def submit(journal: Journal[Campaign], order: Command, chance: Random) -> None:
    act = journal.act(
        order, lambda count, _why: ([chance.randint(1, 6) for _ in range(count)], Origin.THROWN)
    )
    journal.append(journal.entry(act, Stamp()))


MANY = 25
seeds = st.sampled_from([Random().getrandbits(32) for _ in range(MANY)])
"""Other campaigns in every run, and all laws on the same: to play one takes longer than to look at it."""
few = settings(max_examples=MANY, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@few
@given(seeds)
def test_the_trial_balance_is_nothing_and_nobody_holds_less(seed: int) -> None:
    for standing in played(seed).standing:
        ledger = standing.after.ledger
        assert ledger.trial_balance == 0
        assert all(held >= 0 for account, held in ledger.holdings.items() if account != BANK)


@few
@given(seeds)
def test_no_hongo_without_history(seed: int) -> None:
    """What everybody holds is what his statement says, movement by movement."""
    state = played(seed).state

    for name in state.players:
        rows = list(state.ledger.statement(name))
        assert sum(row.change for row in rows) == state.hongos(name)
        assert all(posting.cause in Cause and posting.hongos > 0 for posting in state.ledger.postings)


@few
@given(seeds)
def test_who_is_out_or_a_subject_never_acts_and_no_native_plays_without_hongos(seed: int) -> None:
    for standing in played(seed).standing:
        command, before, after = standing.act.command, standing.before, standing.after
        if isinstance(command, DOERS):
            assert before.player(command.player).standing is PlayerStatus.PLAYING
        for player in after.playing():
            assert player.kind != "native" or after.hongos(player.name) > 0
            assert player.kind != "colonial" or after.hongos(player.name) == 0
        for player in after.players.values():
            assert player.standing is not PlayerStatus.OUT or after.hongos(player.name) == 0


@few
@given(seeds)
def test_a_campaign_read_from_its_text_is_the_same(seed: int) -> None:
    journal = played(seed)
    texts = [KEEPER.codec.text(entry) for entry in journal.entries]
    again = Journal(KEEPER, [KEEPER.codec.entry(text) for text in texts])

    assert again.state == journal.state
    assert [KEEPER.codec.text(entry) for entry in again.entries] == texts


@few
@given(seeds)
def test_what_is_decided_again_with_the_same_dice_is_the_same(seed: int) -> None:
    for standing in played(seed).standing:
        act = standing.act
        assert KEEPER.decide(standing.before, act.command, Dice(act.faces)) == act.facts


@few
@given(seeds, st.integers(1, 40))
def test_taken_back_and_done_again_it_is_the_same(seed: int, back: int) -> None:
    """A correction takes back past dice; the same orders meet the same faces, none is thrown."""
    journal = played(seed)
    before, taken = journal.state, [standing.act for standing in journal.standing][-back:]
    to = journal.standing[-len(taken) - 1].number if len(taken) < len(journal.standing) else 0
    journal.append(journal.entry(journal.correct(to, "un despiste"), Stamp()))
    for act in taken:
        submit(journal, act.command, _NoDice())

    assert journal.state == before


class _NoDice(Random):
    def randint(self, a: int, b: int) -> int:
        raise AssertionError((a, b))


@few
@given(seeds)
def test_an_undo_and_a_redo_change_nothing(seed: int) -> None:
    journal = played(seed)
    last = journal.last
    if last is None or last.act.rolls:
        return
    state = journal.state
    for record in (journal.undo, journal.redo):
        journal.append(Entry(journal.next_number, Stamp(), record()))

    assert journal.state == state


@few
@given(seeds)
def test_there_is_always_a_next_step_that_the_book_allows(seed: int) -> None:
    """Whatever is due first, one of its orders goes through as it stands."""
    for standing in played(seed).standing:
        state = standing.after
        due = agenda(BOOK, state)[0]
        assert any(not _refused(state, order) for order in _first(state, due.player)), due


def _first(state: Campaign, name: str) -> Iterator[Command]:
    """The plainest order for every kind of thing that may be due."""
    now = state.round
    if state.claims:
        yield TakeDistrict(name)
    if state.revolts:
        yield Submit(name)
    if now.meetings:
        yield Greet(*now.meetings[0])
    if now.pending:
        yield Resist(now.pending[1])
    if name in now.order:
        yield PassGo(name)
    for id_ in state.battles:
        yield ReportResult(id_, "draw")
    yield RollOrder()
    yield BeginTurn()
    yield Join("Zoe", army("pygmies"))


@few
@given(seeds)
def test_everything_is_worded_in_both_languages(seed: int) -> None:
    journal = played(seed)
    for lang in LANGUAGES:
        for standing in journal.standing:
            assert all(narration.sentence(lang, fact.event) for fact in standing.act.facts)
        for name in journal.state.players:
            for choice in may(BOOK, journal.state, name):
                assert all(narration.problem(lang, problem) for problem in choice.problems)


@pytest.mark.rule("CAMP-08")
def test_a_long_campaign_meets_nearly_everything() -> None:
    """The random players of these laws do not only pass: what matters comes up somewhere."""
    kinds = {
        fact.event.kind
        for seed in range(30)
        for standing in played(seed, 400, 1886).standing
        for fact in standing.act.facts
    }
    rare = {
        "race-finished",
        "promoted",
        "first-to-qualify",
        "presence-changed",
        "deadline-set",
        "concluded",
        "rebel-wiped-out",
        "battle-left",
    }

    assert _kinds() - kinds <= rare


def _kinds() -> set[str]:
    """The kinds of all events of a campaign."""
    return {str(field.default) for event in EVENTS for field in fields(event) if field.name == "kind"}
