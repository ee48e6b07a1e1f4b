"""Points of a battle on the day and the conclusion, page 41; who stands where."""

import pytest

from heart_africa.rules.campaign import Army, PlayerKind
from heart_africa.rules.campaign.attacks import Attack
from heart_africa.rules.campaign.battles import OpenBattle, ReportResult, points_of
from heart_africa.rules.campaign.conclusion import Conclude, standings
from heart_africa.rules.campaign.declarations import Resist
from heart_africa.rules.campaign.explorers import Explore, Hunt
from heart_africa.rules.campaign.forces import Join
from heart_africa.rules.campaign.promotions import Promote
from heart_africa.rules.campaign.statistics import explorations
from heart_africa.rules.campaign.treasury import GiveHongos
from tests.campaign.club import BOOK, Club, army


def declared(hongos: int, *, year: int = 1890, own: str = "native_kingdom", face: int = 4) -> Club:
    """Ana, with so many hongos, has attacked a colonial player."""
    club = Club(year, Ana=own, Leo="colonial_expedition")
    while (lacks := hongos - club.hongos("Ana")) > 0:
        giver = f"Mbuti {len(club.state.players)}"
        club.join(giver, "white_explorers")
        club.do(GiveHongos(giver, "Ana", min(lacks, 5)))
    club.do(Attack("Ana", "Leo"), despite="a mano")
    club.do(Resist("Leo"), face)
    return club


def points(club: Club) -> tuple[int, int]:
    (battle,) = club.state.battles.values()
    attacker, defender = points_of(BOOK, club.state, battle)
    return attacker.total, defender.total


@pytest.mark.rule("CPTS-03", "CPTS-04", "CPTS-05", "CPTS-06", "CPTS-07")
@pytest.mark.parametrize(
    ("face", "expected"), [(1, (600, 360)), (3, (600, 576)), (4, (600, 720)), (5, (450, 720))]
)
def test_the_totals_of_the_scenario_and_a_fifth_more_for_the_colonial_player(
    face: int, expected: tuple[int, int]
) -> None:
    assert points(declared(5, face=face)) == expected


@pytest.mark.rule("CPTS-08", "CPTS-09", "CPTS-10")
@pytest.mark.parametrize(("hongos", "attacker"), [(10, 600), (11, 660), (15, 660), (16, 720)])
def test_a_rich_native_has_more(hongos: int, attacker: int) -> None:
    assert points(declared(hongos))[0] == attacker


@pytest.mark.rule("CPTS-11")
def test_a_rich_explorer_has_not() -> None:
    assert points(declared(16, own="white_explorers"))[0] == 600


@pytest.mark.rule("CPTS-08")
def test_a_club_s_own_native_list_has_what_natives_have() -> None:
    club = Club(1890, Leo="colonial_expedition")
    club.do(Join("Ana", Army("tellem", 2)))
    for name in ("Eva", "Mia"):
        club.join(name, "white_explorers")
        club.do(GiveHongos(name, "Ana", 5))
    club.do(Attack("Ana", "Leo"), despite="a mano")
    club.do(Resist("Leo"), 4)

    assert points(club) == (660, 720)


@pytest.mark.rule("CPTS-10")
def test_the_hongos_held_when_the_battle_is_opened_count() -> None:
    club = declared(10)
    club.join("Eva", "pygmies")
    club.do(GiveHongos("Eva", "Ana", 1))
    club.do(OpenBattle("1890-1-1"))
    (battle,) = club.state.battles.values()

    assert battle.points is not None
    assert [sum_.total for sum_ in battle.points] == [660, 720]


@pytest.mark.rule("CEND-02")
def test_the_first_explorer_with_all_territories_wins_the_race() -> None:
    club = Club(
        Speke="white_explorers", Burton="white_explorers", Ana="native_kingdom", Luis="native_warlord"
    )
    club.turn(6, 1, 6, 1, meetings=(3, 4))
    club.do(Explore("Speke", "Ana"))
    club.do(Explore("Burton", "Ana"))
    club.pass_all()
    club.turn(6, 1, 6, 1, meetings=(3, 4))

    assert club.do(Explore("Speke", "Luis")) == ["territory-explored", "race-finished"]
    assert club.do(Explore("Burton", "Luis")) == ["territory-explored", "race-finished"]
    assert club.state.race == ("Speke", "Burton")


@pytest.mark.rule("CEND-02")
def test_a_race_may_be_won_because_a_native_is_ruined() -> None:
    club = Club(Speke="white_explorers", Ana="native_kingdom", Luis="native_warlord", Eva="pygmies")
    club.turn(6, 6, 1, 1)
    club.do(Explore("Speke", "Ana"))
    for _ in range(5):
        club.beat("Ana", "Luis")
    for _ in range(5):
        club.beat("Ana", "Eva")

    assert club.state.race == ("Speke",)


@pytest.mark.rule("CEND-03")
def test_natives_stand_by_hongos_and_then_by_victories_over_whites() -> None:
    """Ana and Eva have 7: Ana beat a colonial player once, Eva an explorer twice. Luis has 6, Mia is out."""
    club = Club(
        1885,
        Ana="native_kingdom",
        Eva="zanzibaris",
        Luis="native_warlord",
        Mia="pygmies",
        Leo="colonial_expedition",
        Speke="white_explorers",
    )
    club.beat("Ana", "Leo")
    club.beat("Eva", "Speke")
    club.beat("Eva", "Speke")
    club.beat("Luis", "Mia")
    club.do(GiveHongos("Mia", "Speke", 4))

    natives = next(table for table in standings(BOOK, club.state) if table.kind is PlayerKind.NATIVE)
    assert [(rank.place, rank.player, rank.hongos, rank.over_whites) for rank in natives.ranks] == [
        (1, "Eva", 7, 2),
        (2, "Ana", 7, 1),
        (3, "Luis", 6, 0),
        (4, "Mia", 0, 0),
    ]
    assert (natives.rule, natives.page) == ("CEND-03", 41)


@pytest.mark.rule("CEND-03")
def test_equals_share_a_place() -> None:
    club = Club(Ana="native_kingdom", Eva="zanzibaris", Luis="native_warlord")
    club.do(GiveHongos("Luis", "Ana", 1))
    club.do(GiveHongos("Ana", "Luis", 2))
    club.do(GiveHongos("Luis", "Ana", 1))

    (table,) = standings(BOOK, club.state)
    assert [rank.place for rank in table.ranks] == [1, 1, 1]


def test_colonial_players_stand_by_districts_and_explorers_by_territories() -> None:
    club = Club(
        1885,
        Leo="colonial_expedition",
        Otto="colonial_expedition",
        Ana="pygmies",
        Speke="white_explorers",
        Burton="white_explorers",
    )
    club.beat("Otto", "Ana")
    club.beat("Otto", "Ana")
    club.join("Eva", "pygmies")
    club.beat("Burton", "Eva")

    first = {table.kind: table.ranks[0].player for table in standings(BOOK, club.state)}
    assert (first[PlayerKind.COLONIAL], first[PlayerKind.EXPLORER]) == ("Otto", "Burton")


@pytest.mark.rule("CEND-02")
def test_who_won_the_race_stands_first_among_the_explorers_though_he_is_colonial_now() -> None:
    """Burton is dead and has explored nothing; Speke, who had it all, serves the King of the Belgians."""
    club = Club(1885, Burton="white_explorers", Speke="white_explorers", Ana="pygmies")
    club.turn(6, 1, 1, meetings=(3, 4))
    club.do(Hunt("Burton"), 1, 6)
    club.do(Explore("Speke", "Ana"))
    club.do(Promote("Speke", army("colonial_expedition", "belgian")))

    explorers = next(table for table in standings(BOOK, club.state) if table.kind is PlayerKind.EXPLORER)
    assert [(rank.place, rank.player) for rank in explorers.ranks] == [(1, "Speke"), (2, "Burton")]
    assert [(each.explorer, each.explored, each.lacks) for each in explorations(club.state)] == [
        ("Burton", (), ("Ana",)),
        ("Speke", ("Ana",), ()),
    ]


@pytest.mark.rule("CEND-01")
def test_when_it_is_over_nothing_more_happens() -> None:
    club = declared(5)
    club.do(Conclude("verano"))

    assert club.refused(ReportResult("1890-1-1", "draw")) == ["CEND-01"]
