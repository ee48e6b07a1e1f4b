"""Changes of army, pages 37 and 38."""

import pytest

from heart_africa.core.messages import LANGUAGES
from heart_africa.language import narration
from heart_africa.rules.campaign import PlayerKind
from heart_africa.rules.campaign.attacks import Attack, Settle
from heart_africa.rules.campaign.battles import OpenBattle
from heart_africa.rules.campaign.declarations import Resist
from heart_africa.rules.campaign.explorers import Explore
from heart_africa.rules.campaign.promotions import Promote, progress
from heart_africa.rules.campaign.treasury import GiveHongos
from heart_africa.rules.campaign.turn import BeginTurn
from tests.campaign.club import BOOK, Club, army

PORTUGUESE = army("colonial_expedition", "portuguese")
BELGIAN = army("colonial_expedition", "belgian")


def fought(own: str, **victories: int) -> Club:
    """Ana with her list has beaten players of other lists so many times; then nobody has too few hongos."""
    others = {list_.title(): list_ for list_ in victories}
    club = Club(1885, Ana=own, **others)
    for list_, count in victories.items():
        for _ in range(count):
            club.beat("Ana", list_.title())
    return club


def have(club: Club, promotion: str, name: str = "Ana") -> tuple[int, int, bool]:
    """How far she has come, how far she has to, and whether it is enough; the reasons are worded."""
    (found,) = [each for each in progress(BOOK, club.state, name) if each.promotion.id == promotion]
    first = found.requirements[0]
    for requirement in found.requirements:
        assert all(narration.reasons(lang, requirement.have) is not None for lang in LANGUAGES)
    return first.have.total, first.need, found.met


@pytest.mark.rule("ASC-01", "ASC-04", "ASC-07", "ASC-08", "ASC-12", "CAMP-15")
@pytest.mark.parametrize(
    ("own", "open_to"),
    [
        ("native_kingdom", ["warlord", "zanzibari"]),
        ("peaceful_village", ["warlord", "herders"]),
        ("jungle_cannibals", ["warlord"]),
        ("native_warlord", ["zanzibari"]),
        ("portuguese_settlers", ["portuguese"]),
        ("white_explorers", ["belgian"]),
        ("zanzibaris", []),
        ("warrior_herders", []),
        ("pygmies", []),
        ("sudanese_slavers", []),
        ("colonial_expedition", []),
    ],
)
def test_which_changes_are_open_to_which_list(own: str, open_to: list[str]) -> None:
    club = Club(1885, Ana=own)

    assert [each.promotion.id for each in progress(BOOK, club.state, "Ana")] == open_to


@pytest.mark.rule("CAMP-15")
def test_no_other_change_is_allowed() -> None:
    club = Club(1885, Ana="pygmies", Speke="white_explorers")

    assert club.refused(Promote("Ana", army("zanzibaris"))) == ["CAMP-15"]
    assert club.refused(Promote("Speke", army("colonial_expedition", "british"))) == ["CAMP-15"]


@pytest.mark.rule("ASC-01", "ASC-02")
@pytest.mark.parametrize("own", ["native_kingdom", "peaceful_village", "jungle_cannibals"])
def test_a_warlord_after_four_victories(own: str) -> None:
    club = fought(own, zanzibaris=2, sudanese_slavers=1)
    assert have(club, "warlord") == (3, 4, False)
    assert club.refused(Promote("Ana", army("native_warlord"))) == ["ASC-02"]
    club.beat("Ana", "Zanzibaris")

    assert have(club, "warlord") == (4, 4, True)
    club.do(Promote("Ana", army("native_warlord")))
    assert club.player("Ana").army.list == "native_warlord"


@pytest.mark.rule("ASC-02")
@pytest.mark.parametrize(
    ("beaten", "counts"),
    [
        ("native_warlord", 1),
        ("zanzibaris", 1),
        ("sudanese_slavers", 1),
        ("portuguese_settlers", 1),
        ("native_kingdom", 0),
        ("white_explorers", 0),
        ("warrior_herders", 0),
    ],
)
def test_whose_defeat_counts_for_a_warlord(beaten: str, counts: int) -> None:
    assert have(fought("jungle_cannibals", **{beaten: 1}), "warlord")[0] == counts


@pytest.mark.rule("ASC-02")
def test_only_victories_count() -> None:
    club = fought("native_kingdom", zanzibaris=1)
    club.fight("Ana", "Zanzibaris", "draw")
    club.fight("Ana", "Zanzibaris", "defender")

    assert have(club, "warlord")[0] == 1


@pytest.mark.rule("ASC-03")
def test_a_victory_over_a_colonial_expedition_counts_as_two_and_over_egyptians_as_one() -> None:
    club = fought("peaceful_village", colonial_expedition=1)
    club.join("Eva", "egyptians", mode="colonial")
    club.join("Leo", "egyptians", mode="native")
    assert have(club, "warlord")[0] == 2
    club.beat("Ana", "Eva")
    club.beat("Ana", "Leo")

    assert have(club, "warlord") == (4, 4, True)


@pytest.mark.rule("ASC-04", "ASC-05")
@pytest.mark.parametrize("own", ["native_kingdom", "native_warlord"])
def test_a_zanzibari_after_four_victories_each_of_which_counts_once(own: str) -> None:
    club = fought(own, zanzibaris=1, colonial_expedition=2, native_warlord=2)
    assert have(club, "zanzibari") == (3, 4, False)
    assert club.refused(Promote("Ana", army("zanzibaris"))) == ["ASC-05"]
    club.join("Eva", "egyptians", mode="native")
    club.beat("Ana", "Eva")

    assert have(club, "zanzibari") == (4, 4, True)


@pytest.mark.rule("ASC-06")
@pytest.mark.parametrize(("hongos", "victories"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_every_two_hongos_got_without_a_battle_count_as_a_victory(hongos: int, victories: int) -> None:
    club = fought("native_warlord", zanzibaris=0, pygmies=0)
    club.do(GiveHongos("Zanzibaris", "Ana", hongos))
    club.do(GiveHongos("Pygmies", "Ana", 4))

    assert have(club, "zanzibari")[0] == victories


@pytest.mark.rule("ASC-06")
def test_hongos_won_in_battle_are_no_such_means_and_those_of_an_agreement_are() -> None:
    club = Club(1885, Ana="native_warlord", Eva="zanzibaris")
    club.turn(6, 1)
    club.do(Attack("Ana", "Eva"))
    club.do(Settle("Eva", 2))
    club.beat("Eva", "Ana")
    club.beat("Ana", "Eva")

    assert have(club, "zanzibari")[0] == 2


@pytest.mark.rule("ASC-07")
def test_a_village_of_herders_after_four_victories_over_herders() -> None:
    club = fought("peaceful_village", warrior_herders=3, zanzibaris=3)
    assert have(club, "herders") == (3, 4, False)
    assert club.refused(Promote("Ana", army("warrior_herders"))) == ["ASC-07"]
    club.beat("Ana", "Warrior_Herders")

    assert club.refused(Promote("Ana", army("warrior_herders"))) == []


def settlers(year: int, *hongos: int) -> Club:
    """Portuguese settlers, each with so many hongos, from as many pygmies as it takes."""
    club = Club(year)
    for n, held in enumerate(hongos):
        name = ("Ana", "Eva", "Leo")[n]
        club.join(name, "portuguese_settlers")
        while (lacks := held - club.hongos(name)) > 0:
            giver = f"Mbuti {len(club.state.players)}"
            club.join(giver, "white_explorers")
            club.do(GiveHongos(giver, name, min(lacks, 5)))
    return club


@pytest.mark.rule("ASC-10")
@pytest.mark.parametrize(("hongos", "refused"), [(10, ["ASC-10"]), (11, [])])
def test_a_portuguese_expedition_for_more_than_ten_hongos(hongos: int, refused: list[str]) -> None:
    assert settlers(1885, hongos).refused(Promote("Ana", PORTUGUESE)) == refused


@pytest.mark.rule("ASC-08")
def test_not_before_1885() -> None:
    club = settlers(1884, 12)

    assert club.refused(Promote("Ana", PORTUGUESE)) == ["ASC-08"]


@pytest.mark.rule("ASC-08", "ASC-11", "ASC-17", "COLON-06")
def test_it_hands_in_all_hongos() -> None:
    club = settlers(1885, 12)
    club.do(Promote("Ana", PORTUGUESE))

    assert (club.player("Ana").kind, club.player("Ana").army.people) == (PlayerKind.COLONIAL, "portuguese")
    assert (club.hongos("Ana"), club.player("Ana").plays) == (0, True)


@pytest.mark.rule("ASC-09")
def test_only_for_the_first_who_qualifies() -> None:
    club = settlers(1885, 11, 11)

    assert club.refused(Promote("Eva", PORTUGUESE)) == ["ASC-09"]
    club.do(Promote("Ana", PORTUGUESE))
    assert club.refused(Promote("Eva", PORTUGUESE)) == ["ASC-09"]


@pytest.mark.rule("ASC-09")
def test_of_two_who_qualify_with_the_new_year_whoever_takes_it() -> None:
    club = settlers(1884, 11, 11)
    others = len(club.state.players) - 2
    for _ in range(3):
        club.do(BeginTurn(), *[3, 4] * (others * (others - 1) // 2), despite="el tiempo pasa")

    assert club.state.first["portuguese"] == ("Ana", "Eva")
    club.do(Promote("Eva", PORTUGUESE))
    assert club.refused(Promote("Ana", PORTUGUESE)) == ["ASC-09"]


def explorers(year: int = 1885) -> Club:
    """Speke and Burton, who have explored everything, and two natives."""
    club = Club(
        year, Speke="white_explorers", Burton="white_explorers", Ana="native_kingdom", Luis="native_warlord"
    )
    for natives in (("Ana", "Luis"), ("Luis", "Ana")):
        club.turn(6, 1, 6, 1, meetings=(3, 4))
        for name, native in zip(("Speke", "Burton"), natives, strict=True):
            club.do(Explore(name, native))
        club.pass_all()
    return club


@pytest.mark.rule("ASC-13", "EXPL-01")
def test_a_belgian_expedition_for_who_has_explored_all_of_today_s_natives() -> None:
    club = explorers()
    assert club.refused(Promote("Speke", BELGIAN)) == []
    club.join("Mia", "pygmies")

    assert club.refused(Promote("Speke", BELGIAN)) == ["ASC-13"]


@pytest.mark.rule("ASC-12")
def test_nor_that_before_1885() -> None:
    assert explorers(1880).refused(Promote("Speke", BELGIAN)) == ["ASC-12"]


@pytest.mark.rule("ASC-12", "ASC-14", "ASC-15")
def test_it_hands_in_the_rest_and_is_for_several() -> None:
    club = explorers()
    club.do(Promote("Speke", BELGIAN))
    club.do(Promote("Burton", BELGIAN))

    assert [club.hongos(name) for name in ("Speke", "Burton")] == [0, 0]
    assert [club.player(name).kind for name in ("Speke", "Burton")] == [
        PlayerKind.COLONIAL,
        PlayerKind.COLONIAL,
    ]


@pytest.mark.rule("CAMP-14")
def test_once_in_a_campaign() -> None:
    club = fought("native_kingdom", zanzibaris=4)
    club.do(Promote("Ana", army("native_warlord")))

    assert club.refused(Promote("Ana", army("zanzibaris"))) == ["CAMP-14"]


@pytest.mark.rule("ASC-17")
def test_all_else_is_kept() -> None:
    club = fought("native_kingdom", zanzibaris=4)
    club.do(Promote("Ana", army("native_warlord"), "Wa-simba"))

    player = club.player("Ana")
    assert (club.hongos("Ana"), player.won, player.wins["zanzibaris"]) == (9, 4, 4)
    assert (player.called, player.army.aggressiveness, player.kind) == ("Wa-simba", 3, PlayerKind.NATIVE)


@pytest.mark.rule("ASC-17")
def test_not_in_the_middle_of_a_battle() -> None:
    club = fought("native_kingdom", zanzibaris=4)
    club.join("Eva", "pygmies")
    club.turn(6, 1, 1)
    club.do(Attack("Ana", "Eva"))
    club.do(Resist("Eva"), 4)
    assert club.refused(Promote("Ana", army("native_warlord"))) == []
    club.do(OpenBattle("1885-1-1"))

    assert club.refused(Promote("Ana", army("native_warlord"))) == ["ASC-17"]


@pytest.mark.rule("COLON-15", "ASC-12")
def test_defeats_before_the_change_are_no_defeats_of_a_colonial_expedition() -> None:
    club = Club(1885, Speke="white_explorers", Ana="native_kingdom", Luis="pygmies")
    club.turn(1, 6, 1)
    club.do(Explore("Speke", "Ana"))
    club.pass_all()
    club.turn(1, 6, 1)
    club.do(Explore("Speke", "Luis"))
    club.beat("Ana", "Speke")
    club.beat("Ana", "Speke")
    club.do(Promote("Speke", BELGIAN))
    club.beat("Ana", "Speke")

    assert (club.player("Speke").plays, club.player("Speke").defeats) == (True, 1)


@pytest.mark.rule("ASC-12", "EXPL-09")
def test_who_explores_no_more_has_met_nobody() -> None:
    club = Club(1885, Burton="white_explorers", Speke="white_explorers", Ana="pygmies")
    club.turn(6, 1, 1, meetings=(3, 4))
    club.do(Explore("Burton", "Ana"))
    club.pass_all()
    club.do(BeginTurn(), 6, 6)
    club.do(Promote("Burton", BELGIAN))

    assert not club.state.round.meetings
