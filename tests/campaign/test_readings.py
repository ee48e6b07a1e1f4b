"""What can be read off a campaign and its journal."""

import pytest

from heart_africa.rules.campaign import PlayerKind
from heart_africa.rules.campaign.conclusion import standings
from heart_africa.rules.campaign.explorers import Explore
from heart_africa.rules.campaign.state import Date
from heart_africa.rules.campaign.statistics import (
    at_date,
    battles,
    districts,
    explorations,
    hongos_over_time,
    ownerless,
    timeline,
    who_beat_whom,
)
from heart_africa.rules.campaign.treasury import GiveHongos
from tests.campaign.club import BOOK, Club


def two_years() -> Club:
    """Ana beats Luis in the first half of 1878 and twice in the second; he gives her one in 1879."""
    club = Club(1878, Ana="native_kingdom", Luis="native_warlord", Speke="white_explorers")
    for victories in (1, 2, 0):
        club.turn(1, 6, 1)
        for _ in range(victories):
            club.beat("Ana", "Luis")
        club.pass_all()
    club.do(GiveHongos("Luis", "Ana", 1))
    return club


def test_who_beat_whom() -> None:
    club = two_years()
    club.fight("Ana", "Luis", "defender")
    club.fight("Ana", "Luis", "draw")

    assert who_beat_whom(club.state) == {("Ana", "Luis"): 3, ("Luis", "Ana"): 1}
    assert [battle.id for battle in battles(club.state)][:3] == ["1878-1-1", "1878-2-1", "1878-2-2"]


def test_hongos_over_time() -> None:
    assert hongos_over_time(two_years().state) == {
        Date(1878, 1): {"Ana": 6, "Luis": 4, "Speke": 5},
        Date(1878, 2): {"Ana": 8, "Luis": 2, "Speke": 5},
        Date(1879, 1): {"Ana": 9, "Luis": 1, "Speke": 5},
    }


def test_the_campaign_as_it_was_known_in_1878() -> None:
    club = two_years()

    assert at_date(club.journal, Date(1878, 1)).hongos("Luis") == 4
    assert at_date(club.journal, Date(1878, 2)).hongos("Luis") == 2
    assert at_date(club.journal, Date(1877, 2)).players == {}
    assert at_date(club.journal, Date(1900, 1)) == club.state


def test_the_story_with_its_dates() -> None:
    club = two_years()

    moments = list(timeline(club.journal))
    assert [moment.number for moment in moments] == list(range(1, len(club.journal.entries) + 1))
    assert moments[-1].date == Date(1879, 1)
    fought = [each.date for each in moments for fact in each.act.facts if fact.event.kind == "battle-fought"]
    assert fought == [Date(1878, 1), Date(1878, 2), Date(1878, 2)]


def test_territories_and_districts() -> None:
    club = Club(
        1885, Speke="white_explorers", Ana="native_kingdom", Luis="native_warlord", Leo="colonial_expedition"
    )
    club.turn(1, 6, 1, 1)
    club.do(Explore("Speke", "Ana"))
    club.beat("Leo", "Luis")
    club.beat("Leo", "Luis")

    (speke,) = explorations(club.state)
    assert (speke.explored, speke.lacks) == (("Ana",), ("Luis",))
    assert districts(club.state) == {"Leo": ("Luis",)}
    assert ownerless(club.state) == ()


@pytest.mark.rule("COLON-15")
def test_the_districts_of_a_master_who_is_out_are_nobody_s() -> None:
    club = Club(1885, Leo="colonial_expedition", Ana="native_kingdom", Luis="native_warlord")
    club.beat("Leo", "Ana")
    club.beat("Leo", "Ana")
    for _ in range(3):
        club.beat("Luis", "Leo")

    assert (districts(club.state), ownerless(club.state)) == ({}, ("Ana",))
    colonials = next(table for table in standings(BOOK, club.state) if table.kind is PlayerKind.COLONIAL)
    assert colonials.ranks[0].districts == 0
