"""Hongos: double entry, statements, gifts; page 37."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.problems import BadData
from heart_africa.rules.campaign.ledger import BANK, Cause, Ledger, Posting, Trail
from heart_africa.rules.campaign.state import Exit
from heart_africa.rules.campaign.treasury import GiveHongos
from tests.campaign.club import Club

ACCOUNTS = [BANK, "Ana", "Eva", "Leo"]
postings = st.builds(
    Posting,
    giver=st.sampled_from(ACCOUNTS),
    taker=st.sampled_from(ACCOUNTS),
    hongos=st.integers(1, 20),
    cause=st.sampled_from(Cause),
    year=st.integers(1860, 1900),
    half=st.sampled_from([1, 2]),
)


@given(st.lists(postings))
def test_the_trial_balance_is_nothing_and_every_statement_ends_with_what_is_held(all_: list[Posting]) -> None:
    ledger = Ledger()
    for posting in all_:
        ledger = ledger.with_posting(posting)

    assert ledger.trial_balance == 0
    for account in ACCOUNTS:
        rows = list(ledger.statement(account))
        assert (rows[-1].balance if rows else 0) == ledger.held(account)
        assert sum(row.change for row in rows) == ledger.held(account)


@given(st.lists(st.integers()), st.lists(st.integers()), st.lists(st.integers()))
def test_two_trails_that_grow_from_one_do_not_meet(
    start: list[int], one: list[int], other: list[int]
) -> None:
    def grown(trail: Trail[int], values: list[int]) -> Trail[int]:
        for value in values:
            trail = trail.plus(value)
        return trail

    common = grown(Trail(), start)
    first, second = grown(common, one), grown(common, other)

    assert (list(common), list(first), list(second)) == (start, start + one, start + other)
    assert list(reversed(first)) == [*reversed(start + one)]
    assert (len(second), first == second) == (len(start + other), one == other)


@pytest.mark.rule("CAMP-11")
def test_a_gift_by_agreement() -> None:
    club = Club(Ana="native_kingdom", Eva="white_explorers")
    club.do(GiveHongos("Ana", "Eva", 2, "por el marfil"))

    (posting,) = [one for one in club.state.ledger.postings if one.cause is Cause.GIFT]
    assert (club.hongos("Ana"), club.hongos("Eva")) == (3, 7)
    assert (posting.giver, posting.taker, posting.hongos) == ("Ana", "Eva", 2)
    assert (posting.year, posting.half) == (1860, 1)


@pytest.mark.rule("CAMP-11")
def test_nobody_gives_what_he_has_not_got_or_to_himself() -> None:
    club = Club(Ana="native_kingdom", Eva="pygmies")

    assert club.refused(GiveHongos("Ana", "Eva", 6)) == ["CAMP-11"]
    assert club.refused(GiveHongos("Ana", "Ana", 1)) == ["CAMP-11"]
    assert club.refused(GiveHongos("Ana", "Eva", 5)) == []


@pytest.mark.parametrize("hongos", [0, -3])
def test_less_than_a_hongo_is_not_understood(hongos: int) -> None:
    club = Club(Ana="native_kingdom", Eva="pygmies")

    with pytest.raises(BadData, match="out-of-range"):
        club.refused(GiveHongos("Ana", "Eva", hongos))


@pytest.mark.rule("COLON-06")
def test_a_colonial_expedition_neither_gives_nor_takes() -> None:
    club = Club(1885, Ana="native_kingdom", Leo="colonial_expedition")

    assert club.refused(GiveHongos("Ana", "Leo", 1)) == ["COLON-06"]
    assert club.refused(GiveHongos("Leo", "Ana", 1)) == ["COLON-06", "CAMP-11"]


@pytest.mark.rule("NATIVE-04")
def test_a_native_who_gives_his_last_hongo_is_out() -> None:
    club = Club(Ana="native_kingdom", Eva="pygmies")

    assert club.do(GiveHongos("Ana", "Eva", 5)) == ["paid", "native-eliminated"]
    assert club.player("Ana").out is Exit.NO_HONGOS
    assert club.refused(GiveHongos("Eva", "Ana", 1)) == ["NATIVE-04"]


def test_a_player_in_no_campaign_is_not_understood() -> None:
    club = Club(Ana="native_kingdom")

    with pytest.raises(BadData, match="not-in-the-campaign"):
        club.refused(GiveHongos("Ana", "Eva", 1))
