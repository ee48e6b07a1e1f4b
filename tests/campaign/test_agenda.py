"""What comes next, whose it is and why; what a player may do and why not."""

import pytest

from heart_africa.core.messages import LANGUAGES
from heart_africa.language import narration
from heart_africa.rules.campaign.agenda import agenda, may
from heart_africa.rules.campaign.attacks import Attack, PassGo
from heart_africa.rules.campaign.battles import ReportResult
from heart_africa.rules.campaign.colonials import TakeDistrict
from heart_africa.rules.campaign.conclusion import Conclude
from heart_africa.rules.campaign.declarations import Resist
from heart_africa.rules.campaign.explorers import Greet, Hunt
from heart_africa.rules.campaign.forces import Leave
from heart_africa.rules.campaign.turn import BeginTurn, RollOrder
from tests.campaign.club import BOOK, KEEPER, RULEBOOK, Club


def next_(club: Club) -> tuple[str, str, str]:
    """Whose it is, the usual order, and by which rule; worded, with the page of the rule."""
    due = agenda(BOOK, club.state)[0]
    assert due.why.page == RULEBOOK.rule(due.why.rule).page
    assert all(narration.reason(lang, due.why).why for lang in LANGUAGES)
    return due.player, due.orders[0] if due.orders else "", due.why.rule


def open_(club: Club, name: str) -> set[tuple[str, str]]:
    return {(choice.order, choice.about) for choice in may(BOOK, club.state, name) if choice.open}


def closed(club: Club, name: str, order: str, about: str = "") -> list[str]:
    """The rules against it."""
    (choice,) = [one for one in may(BOOK, club.state, name) if (one.order, one.about) == (order, about)]
    return [problem.rule for problem in choice.problems]


def test_before_it_begins_it_has_to_be_founded() -> None:
    (due,) = agenda(BOOK, KEEPER.start)

    assert due.orders == ("found-campaign",)


@pytest.mark.rule("CAMP-06")
def test_it_takes_two_players() -> None:
    club = Club(Ana="pygmies")

    assert next_(club) == ("", "join", "CAMP-06")
    assert club.refused(BeginTurn()) == ["CAMP-06"]


@pytest.mark.rule("CTURN-01", "CTURN-11")
def test_a_turn_step_by_step() -> None:
    club = Club(
        Burton="white_explorers", Speke="white_explorers", Ana="native_kingdom", Luis="native_warlord"
    )
    seen = [next_(club)]
    for order, faces in (
        (BeginTurn(), (6, 6)),
        (Greet("Burton", "Speke"), ()),
        (RollOrder(), (6, 1, 6, 1)),
        (Hunt("Burton"), (2,)),
        (PassGo("Speke"), ()),
        (Attack("Ana", "Luis"), ()),
        (Resist("Luis"), (4,)),
        (ReportResult("1860-1-1", "draw"), ()),
    ):
        club.do(order, *faces)
        seen.append(next_(club))

    assert seen == [
        ("", "begin-turn", "CAMP-03"),
        ("Burton", "greet", "EXPL-08"),
        ("", "roll-order", "CTURN-03"),
        ("Burton", "explore", "CTURN-01"),
        ("Speke", "explore", "CTURN-01"),
        ("Ana", "attack", "CTURN-11"),
        ("Luis", "resist", "CTURN-07"),
        ("", "open-battle", "CTURN-14"),
        ("", "begin-turn", "CAMP-03"),
    ]


@pytest.mark.rule("COLON-09", "COLON-14")
def test_a_district_is_chosen_before_subjects_rebel() -> None:
    club = Club(1885, Leo="colonial_expedition", Otto="colonial_expedition", Ana="pygmies", Eva="pygmies")
    for native in ("Ana", "Eva"):
        club.beat("Leo", native)
        club.beat("Leo", native)
    club.beat("Otto", "Leo")
    first = next_(club)
    club.do(TakeDistrict("Otto", "Ana"))

    assert [first, next_(club)] == [("Otto", "take-district", "COLON-14"), ("Eva", "revolt", "COLON-08")]
    club.do(Leave("Eva"))
    assert next_(club)[1] == "begin-turn"


def test_nothing_comes_after_the_end() -> None:
    club = Club(Ana="pygmies")
    club.do(Conclude())

    assert next_(club) == ("", "", "CEND-01")


def test_what_an_explorer_may_do_in_his_go_and_what_not() -> None:
    club = Club(Speke="white_explorers", Burton="white_explorers", Ana="native_kingdom")
    club.turn(6, 1, 1, meetings=(3, 4))

    assert {("explore", "Ana"), ("attack", "Ana"), ("hunt", ""), ("pass-go", "")} <= open_(club, "Speke")
    assert closed(club, "Speke", "attack", "Burton") == ["EXPL-08"]
    assert closed(club, "Burton", "hunt") == ["CTURN-11"]
    assert closed(club, "Ana", "hunt") == ["CTURN-11", "EXPL-16"]


def test_what_a_subject_and_somebody_who_is_out_may_do() -> None:
    club = Club(1885, Leo="colonial_expedition", Ana="pygmies", Luis="pygmies")
    club.beat("Leo", "Ana")
    club.beat("Leo", "Ana")
    club.do(Leave("Luis"))

    assert open_(club, "Luis") == set()
    assert closed(club, "Ana", "revolt", "Leo") == ["COLON-08"]
    assert closed(club, "Ana", "pass-go")[0] == "COLON-05"


def test_a_change_of_army_says_how_far_it_is() -> None:
    club = Club(Ana="native_kingdom", Eva="zanzibaris")

    (choice,) = [one for one in may(BOOK, club.state, "Ana") if one.about == "zanzibaris"]
    (problem,) = choice.problems
    assert (problem.rule, problem.about["have"], problem.about["need"]) == ("ASC-05", 0, 4)
    assert narration.problem("es", problem) == "Ana tiene 0 de las 4 victorias que hacen falta."
