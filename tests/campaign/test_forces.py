"""Beginning, hongos at the start, joining, leaving, names: pages 37 to 39."""

import pytest

from heart_africa.core.problems import BadData
from heart_africa.rules.campaign import PlayerKind, PlayerStatus
from heart_africa.rules.campaign.forces import (
    ComeBack,
    FoundCampaign,
    Join,
    Leave,
    NameForce,
    StayAway,
)
from heart_africa.rules.campaign.names import kind_of, offered
from heart_africa.rules.campaign.state import Army, Date, Exit, date_of
from tests.campaign.club import BOOK, KEEPER, Club, army

NATIVES = [
    "native_kingdom",
    "native_warlord",
    "peaceful_village",
    "warrior_herders",
    "jungle_cannibals",
    "pygmies",
    "zanzibaris",
    "sudanese_slavers",
    "portuguese_settlers",
]


@pytest.mark.rule("CAMP-02")
@pytest.mark.parametrize(
    ("year", "refused"), [(1859, ["CAMP-02"]), (1860, []), (1899, []), (1900, ["CAMP-02"])]
)
def test_a_campaign_begins_in_a_year_of_the_book(year: int, refused: list[str]) -> None:
    problems = KEEPER.objections(KEEPER.start, FoundCampaign("Lagos", year))

    assert [problem.rule for problem in problems] == refused


@pytest.mark.rule("CAMP-02")
def test_it_begins_with_a_year_and_once() -> None:
    club = Club(1871)

    assert club.state.date == Date(1871, 1)
    assert club.refused(FoundCampaign("Otra", 1880)) == ["CAMP-02"]


def test_nobody_joins_what_has_not_begun() -> None:
    with pytest.raises(BadData, match="no-campaign-yet"):
        KEEPER.objections(KEEPER.start, Join("Ana", army("pygmies")))


@pytest.mark.rule("CAMP-03")
def test_a_turn_is_half_a_year() -> None:
    """Six months: two turns to a year, and the third is in the next."""
    assert BOOK.campaign.calendar.months.value == 6
    assert [date_of(BOOK, 1860, turn) for turn in (1, 2, 3)] == [Date(1860, 1), Date(1860, 2), Date(1861, 1)]


@pytest.mark.rule("CAMP-04")
@pytest.mark.parametrize(
    ("turn", "date"), [(1, Date(1860, 1)), (2, Date(1860, 2)), (3, Date(1861, 1)), (80, Date(1899, 2))]
)
def test_after_two_turns_the_next_year(turn: int, date: Date) -> None:
    assert date_of(BOOK, 1860, turn) == date


@pytest.mark.rule("CAMP-04")
def test_the_calendar_of_a_campaign() -> None:
    club = Club(1878, Ana="native_kingdom", Luis="native_warlord")
    dates = []
    for _ in range(3):
        club.turn(6, 1)
        club.pass_all()
        dates.append((club.state.date.year, club.state.date.half))

    assert dates == [(1878, 1), (1878, 2), (1879, 1)]


@pytest.mark.rule("CAMP-05")
@pytest.mark.parametrize(("year", "refused"), [(1884, ["CAMP-05"]), (1885, [])])
def test_a_colonial_expedition_from_1885(year: int, refused: list[str]) -> None:
    assert Club(year).refused(Join("Ana", army("colonial_expedition", "british"))) == refused


@pytest.mark.rule("CAMP-05")
def test_a_list_has_the_years_that_are_stated_of_it() -> None:
    egyptians = Army("egyptians", 1, "L11-01", 35, mode="native", from_year=1871)
    early = Army("zanzibaris", 2, to_year=1869)

    assert Club(1870).refused(Join("Ana", egyptians)) == ["CAMP-05"]
    assert Club(1870).refused(Join("Ana", early)) == ["CAMP-05"]
    assert Club(1871).refused(Join("Ana", egyptians)) == []


@pytest.mark.rule("CAMP-10", "CAMP-07", "CAMP-08")
@pytest.mark.parametrize("list_", [*NATIVES, "white_explorers"])
def test_everybody_else_begins_with_5_hongos(list_: str) -> None:
    club = Club(Ana=list_)

    assert club.hongos("Ana") == 5
    assert [row.balance for row in club.state.ledger.statement("Ana")] == [5]


@pytest.mark.rule("CAMP-09", "COLON-06")
def test_a_colonial_expedition_begins_with_none() -> None:
    club = Club(1885, Ana="colonial_expedition")

    assert club.hongos("Ana") == 0
    assert list(club.state.ledger.statement("Ana")) == []


@pytest.mark.rule("CAMP-12")
def test_who_joins_later_begins_like_the_others() -> None:
    club = Club(1884, Ana="native_kingdom", Luis="native_warlord")
    for _ in range(2):
        club.turn(6, 1)
        club.pass_all()
    club.turn(6, 1)
    club.join("Eva", "pygmies")
    club.join("Leo", "colonial_expedition", "german")

    assert (club.hongos("Eva"), club.hongos("Leo")) == (5, 0)
    assert club.player("Eva").joined == 3


@pytest.mark.rule("CAMP-13")
def test_a_player_leaves_at_any_moment() -> None:
    club = Club(Ana="native_kingdom", Luis="native_warlord", Eva="pygmies")
    club.turn(6, 1, 1)
    club.do(Leave("Ana"))

    assert (club.player("Ana").standing, club.player("Ana").out) == (PlayerStatus.OUT, Exit.LEFT)
    assert club.hongos("Ana") == 0
    assert club.refused(Leave("Ana")) == ["CAMP-13"]


@pytest.mark.rule("CAMP-12", "CAMP-13")
def test_who_left_may_come_again_with_another_army() -> None:
    club = Club(Ana="native_kingdom")
    club.do(Leave("Ana"))
    club.join("Ana", "white_explorers")

    assert (club.player("Ana").kind, club.hongos("Ana")) == (PlayerKind.EXPLORER, 5)


@pytest.mark.parametrize("name", ["Ana", "ana", "bank", " ", ""])
def test_names_that_would_confuse_two_accounts_are_refused(name: str) -> None:
    club = Club(Ana="native_kingdom")

    with pytest.raises(BadData, match="campaign-n"):
        club.refused(Join(name, army("pygmies")))


@pytest.mark.rule("NATIVE-01")
@pytest.mark.parametrize("list_", [*NATIVES, "tellem"])
def test_everybody_is_native_but_explorers_and_colonial_expeditions(list_: str) -> None:
    assert kind_of(BOOK, army(list_)) is PlayerKind.NATIVE
    assert kind_of(BOOK, army("white_explorers")) is PlayerKind.EXPLORER
    assert kind_of(BOOK, army("colonial_expedition")) is PlayerKind.COLONIAL


@pytest.mark.rule("NATIVE-01")
def test_a_club_s_own_list_is_what_is_said_of_it_and_a_list_of_the_book_what_the_book_says() -> None:
    club = Club(1860)
    own = Army("sultanate", 3, kind="explorer")
    club.do(Join("Ana", own))

    assert club.player("Ana").kind is PlayerKind.EXPLORER
    assert club.refused(Join("Eva", Army("pygmies", 1, kind="colonial"))) == ["NATIVE-01"]


@pytest.mark.rule("NATIVE-02")
def test_egyptians_are_native_or_colonial() -> None:
    club = Club(1875)
    club.join("Ana", "egyptians", mode="native")
    club.join("Eva", "egyptians", mode="colonial")

    assert (club.player("Ana").kind, club.hongos("Ana")) == (PlayerKind.NATIVE, 5)
    assert (club.player("Eva").kind, club.hongos("Eva")) == (PlayerKind.COLONIAL, 0)
    assert club.refused(Join("Leo", army("egyptians"))) == ["NATIVE-02"]


@pytest.mark.rule("NAME-02")
def test_twenty_names_of_animals() -> None:
    names = BOOK.campaign.naming.names

    assert len(set(names)) == len(names) == 20
    assert (names[0], names[7], names[13], names[19]) == ("Wa-tembo", "Wa-nyumbu", "Wa-fisi", "Wa-pongo")


@pytest.mark.rule("NAME-01", "NAME-02")
def test_a_name_is_drawn_among_those_that_nobody_bears() -> None:
    """The dice 1 and 1 name the first, 3 and 2 the fourteenth; 4 and 3 would be the 21st: again."""
    club = Club(Ana="native_kingdom", Eva="pygmies", Leo="zanzibaris")
    club.do(NameForce("Ana"), 1, 1)
    club.do(NameForce("Eva"), 4, 3, 3, 2)

    assert (club.player("Ana").called, club.player("Eva").called) == ("Wa-tembo", "Wa-nyani")
    assert len(offered(BOOK, club.state)) == 18


@pytest.mark.rule("NAME-01")
def test_a_name_may_be_one_s_own_but_not_another_s() -> None:
    club = Club(Ana="native_kingdom", Eva="white_explorers")
    club.do(NameForce("Ana", "Los del lago"))

    assert club.player("Ana").called == "Los del lago"
    assert club.refused(NameForce("Eva", "los del lago")) == ["NAME-01"]
    assert club.refused(NameForce("Eva")) == ["NAME-01"]


@pytest.mark.rule("CTURN-15")
def test_who_is_away_is_passed_over_until_he_is_back() -> None:
    club = Club(Ana="warrior_herders", Luis="native_warlord")
    club.turn(6, 1)
    club.do(StayAway("Ana"))
    club.pass_all()

    acted = [club.state.round.gone]
    club.do(ComeBack("Ana"))
    club.pass_all()

    assert [*acted, club.state.round.gone] == [("Luis",), ("Luis", "Ana")]


@pytest.mark.rule("CAMP-13")
def test_a_subject_may_leave_too_and_his_land_stays_a_district() -> None:
    club = Club(1885, Leo="colonial_expedition", Ana="pygmies")
    club.beat("Leo", "Ana")
    club.beat("Leo", "Ana")
    club.do(Leave("Ana"))

    assert club.state.districts("Leo") == ("Ana",)
    assert club.state.subjects("Leo") == ()


@pytest.mark.rule("CAMP-12", "COLON-05")
def test_nor_does_he_come_again_with_new_hongos() -> None:
    club = Club(1885, Leo="colonial_expedition", Ana="pygmies")
    club.beat("Leo", "Ana")
    club.beat("Leo", "Ana")
    club.do(Leave("Ana"))

    with pytest.raises(BadData, match="campaign-name-taken"):
        club.refused(Join("Ana", army("pygmies")))
