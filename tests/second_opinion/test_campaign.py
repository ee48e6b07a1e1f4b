"""The program's campaign against the second opinion's."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import cycle
from random import Random
from types import MappingProxyType
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Command, Origin, Stamp
from heart_africa.rules.book import book
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.attacks import Attack
from heart_africa.rules.campaign.battles import CampaignSide, ReportResult, campaign_points
from heart_africa.rules.campaign.colonials import Revolt
from heart_africa.rules.campaign.declarations import Resist
from heart_africa.rules.campaign.forces import FoundCampaign, Join
from heart_africa.rules.campaign.ledger import BANK, Cause
from heart_africa.rules.campaign.promotions import progress
from heart_africa.rules.campaign.treasury import pay
from heart_africa.rules.campaign.turn import BeginTurn, OrderRolled, RollOrder
from tests.campaign.club import KEEPER, army
from tests.second_opinion import campaign as opinion
from tests.second_opinion.trying import agree, tries

BOOK = book()
armies = st.sampled_from(sorted(opinion.AGGRESSION))
NATIVES = sorted(army for army in opinion.AGGRESSION if opinion.kind(army) == "native")


@tries(150)
@given(
    st.sampled_from(sorted(opinion.POINTS)), armies, st.booleans(), st.integers(0, 20), st.sampled_from([1870, 1884, 1885])
)  # fmt: skip
def test_points(scenario: Any, name: str, attacks: bool, hongos: int, year: int) -> None:  # noqa: ANN401  # as the library gives it
    list_, _, mode = name.partition(" ")
    side = CampaignSide(scenario, "attacker" if attacks else "defender", list_, year, hongos, mode)
    ours = opinion.points(scenario, name, attacks=attacks, hongos=hongos, year=year)
    agree("campaign: points", side, ours, campaign_points(BOOK, side).total)


def give(journal: Journal[Campaign], command: Command, dice: Iterator[int]) -> None:
    """An order, out of turn or not."""
    despite = "out of turn" if KEEPER.objections(journal.state, command) else None
    act = journal.act(
        command, lambda count, _why: ([next(dice) for _ in range(count)], Origin.TYPED), despite
    )
    journal.append(journal.entry(act, Stamp()))


def campaign(players: dict[str, str], dice: Iterator[int], year: int = 1880) -> Journal[Campaign]:
    """These players with these armies in a turn whose order is rolled."""
    journal: Journal[Campaign] = Journal(KEEPER)
    give(journal, FoundCampaign("Lagos", year), dice)
    for who, name in players.items():
        list_, _, mode = name.partition(" ")
        give(journal, Join(who, army(list_, mode=mode)), dice)
    give(journal, BeginTurn(), dice)
    give(journal, RollOrder(), dice)
    return journal


@tries(60)
@given(st.lists(armies, min_size=2, max_size=6), st.integers(0, 2**30))
def test_the_order_of_play(names: list[str], seed: int) -> None:
    random = Random(seed)
    players = {f"P{n}": name for n, name in enumerate(names)}
    journal = campaign(players, iter(lambda: random.randint(1, 6), 0), 1890)
    (rolled,) = (
        fact.event
        for one in journal.standing
        for fact in one.act.facts
        if isinstance(fact.event, OrderRolled)
    )
    faces = {score.player: list(score.faces) for score in rolled.scores}
    agree("campaign: order of play", faces, opinion.order(players, faces), list(rolled.order))


RISES = {"warlord": "native_warlord", "zanzibari": "zanzibaris", "herders": "warrior_herders"}
View = dict[str, tuple[object, ...]]


def listed(counts: Mapping[str, int]) -> dict[str, int]:
    """By list, whatever its mode."""
    found: Counter[str] = Counter()
    for name, count in counts.items():
        found[name.partition(" ")[0]] += count
    return found


def program_says(state: Campaign) -> View:
    """How every player stands in the program's campaign."""
    return {
        who: (
            state.hongos(who), one.plays, one.master, set(one.beaten) if one.plays else set(), set(one.marks),
            {RISES.get(row.promotion.id, row.promotion.id) for row in progress(BOOK, state, who) if row.met},
        )
        for who, one in state.players.items()
    }  # fmt: skip


def book_says(players: dict[str, opinion.Player], year: int) -> View:
    """The same in the second opinion's."""
    natives = {who for who, one in players.items() if opinion.kind(one.army) == "native" and not one.out}

    def rises(one: opinion.Player) -> set[str]:
        explored = bool(natives) and natives <= one.marks
        return opinion.promotions(
            one.army, listed(one.wins), {}, hongos=one.hongos, year=year, explored_all=explored
        )

    return {
        who: (one.hongos, one.plays, one.master, one.half if one.plays else set(), one.marks, rises(one))
        for who, one in players.items()
    }


battles = st.lists(
    st.tuples(st.sampled_from([0, 0, 0, 1, 2, 3, 4]), st.integers(0, 4), st.sampled_from(["attacker", "attacker", "defender", "draw"])),
    min_size=4, max_size=12,
)  # fmt: skip


@tries(80)
@given(st.lists(st.sampled_from(NATIVES), min_size=3, max_size=3), st.sampled_from([1880, 1890]), battles)
def test_a_series_of_battles(natives: list[str], year: int, series: list[tuple[int, int, Any]]) -> None:
    expedition = "egyptians colonial" if year < 1885 else "colonial_expedition"  # p. 36
    names = {
        "Leo": expedition,
        "Speke": "white_explorers",
        "Ana": natives[0],
        "Eva": natives[1],
        "Luis": natives[2],
    }
    dice = cycle([4, 2, 5, 1, 3, 6, 6])
    journal, ours = campaign(names, dice, year), opinion.founded(names)
    for one, other, outcome in series:
        attacker, defender = list(names)[one], list(names)[other]
        if one == other or not (ours[attacker].plays and ours[defender].plays):
            continue
        give(journal, Attack(attacker, defender), dice)
        give(journal, Resist(defender), dice)
        give(journal, ReportResult(list(journal.state.battles)[-1], outcome), dice)
        for subject in journal.state.revolts:
            give(journal, Revolt(subject), dice)
        opinion.fought(ours, attacker, defender, outcome)
        agree("campaign: battles", (names, series), book_says(ours, year), program_says(journal.state))


@tries(150)
@given(
    st.sampled_from(NATIVES), st.dictionaries(st.sampled_from([*NATIVES, "colonial_expedition"]), st.integers(0, 4)),
    st.dictionaries(st.sampled_from(NATIVES), st.integers(0, 4)), st.integers(0, 14), st.sampled_from([1884, 1885]),
)  # fmt: skip
def test_who_may_rise(name: str, wins: dict[str, int], gains: dict[str, int], hongos: int, year: int) -> None:
    list_ = name.partition(" ")[0]
    state = campaign({"Ana": name, "Eva": "pygmies"}, cycle([6, 1, 3, 2, 4]), year).state
    player = replace(
        state.player("Ana"), wins=MappingProxyType(listed(wins)), gains=MappingProxyType(listed(gains))
    )
    for fact in pay(state, (BANK, "Ana"), hongos, Cause.HUNT):
        state = KEEPER.evolve(state, fact)
    met = {
        RISES.get(row.promotion.id, row.promotion.id)
        for row in progress(BOOK, state.with_player(player), "Ana")
        if row.met
    }
    ours = opinion.promotions(
        list_, listed(wins), listed(gains), hongos=state.hongos("Ana"), year=year, explored_all=False
    )
    agree("campaign: who may rise", (name, wins, gains, hongos, year), ours, met)


def test_the_dice_tables_of_explorers_and_scenarios() -> None:
    rows = BOOK.campaign.explorers
    faces = range(1, 7)
    injuries = {face: row.effect for row in rows.injuries for face in row.faces}
    hunts = {face: (row.hongos, row.effect == "hurt") for row in rows.hunting for face in row.faces}

    assert injuries == {face: opinion.wound(face) for face in faces}
    assert hunts == {face: opinion.hunt(face) for face in faces}
    assert {total for total in range(2, 13) if opinion.they_meet((total,))} == set(rows.meet_on.values)
    assert {face: row.id for row in BOOK.scenarios.scenarios for face in row.die} == opinion.SCENARIO
