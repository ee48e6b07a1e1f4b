"""A campaign looked at: what comes next, who stands where, the ledger, the story; now and as it was."""

import csv
import io
from pathlib import Path

import pytest

from heart_africa.core.messages import LANGUAGES
from tests.terminal.campaign.conftest import done
from tests.terminal.conftest import Run

YEARS = """\
ataca Eva a Ana
pacta Ana 2 --explora
pasa Ana
ataca Luis a Ana
resiste Ana = 4
pasa Leo
resultado 1 gana atacante --bajas Ana=12,Luis=5
turno
orden = 2 6 5 1
pasa Eva
pasa Ana
pasa Luis
ataca Leo a Luis
resiste Luis = 1
resultado 1 gana empate
"""
"""1885, first half: Eva gets 2 hongos of Ana and explores; Luis beats Ana for a hongo. Second half: a draw."""


@pytest.fixture
def years(lagos: Run, home: Path) -> Run:
    (home / "years.txt").write_text(YEARS, encoding="utf-8")
    done(lagos("campaign", "play", "lagos", "--script", "years.txt"))
    return lagos


@pytest.mark.rule("CTURN-09")
def test_next_tells_everybody_what_he_may_do_and_why_not(lagos: Run) -> None:
    done(lagos("campaign", "attack", "lagos", "Eva", "Ana"))
    facts = done(lagos("campaign", "next", "lagos", "--json")).json
    first, may = facts["next"][0], facts["may"]

    assert (first["player"], first["orders"], first["rule"], first["page"]) == (
        "Ana", ["resist", "settle", "concede"], "CTURN-07", 39,
    )  # fmt: skip
    assert {each["order"] for each in may["Ana"] if each["open"]} >= {
        "resist",
        "settle",
        "give-hongos",
        "leave",
    }
    assert may.keys() == {"Ana", "Luis", "Eva", "Leo"}
    shut = [each for choices in may.values() for each in choices if not each["open"]]
    assert shut
    assert all(
        problem["rule"] and problem["page"] and problem["why"]
        for each in shut
        for problem in each["problems"]
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_next_is_said_in_both_languages_with_rule_and_page(lagos: Run, lang: str) -> None:
    said = done(lagos("campaign", "next", "lagos", "--lang", lang)).out
    turn, page = {"es": ("Le toca a Eva", "(CTURN-01, pág. 38)"), "en": ("Eva", "(CTURN-01, p. 38)")}[lang]

    assert turn in said
    assert page in said
    assert "campaign-" not in said
    assert "keep-" not in said


def test_hongos_are_told_line_by_line_and_add_up_to_nothing(years: Run) -> None:
    """5 to begin with, 2 to Eva, 1 to Luis."""
    rows = done(years("campaign", "ledger", "lagos", "Ana", "--json")).json
    facts = done(years("campaign", "ledger", "lagos", "--json")).json

    assert [(row["change"], row["balance"], row["cause"], row["battle"]) for row in rows] == [
        (5, 5, "allotment", ""), (-2, 3, "settlement", ""), (-1, 2, "spoils", "1885-1-1"),
    ]  # fmt: skip
    assert facts["trial_balance"] == 0
    assert facts["balances"] == {"Ana": 2, "Luis": 6, "Eva": 7, "bank": -15}


def test_it_is_known_what_was_known_at_a_date(years: Run) -> None:
    now, then = (
        done(years("campaign", "ledger", "lagos", "--json", *at)).json["balances"]
        for at in ((), ("--at", "1885/1"))
    )
    before = done(years("campaign", "status", "lagos", "--at", "1885/1", "--json")).json

    assert now == then
    assert before["turn"] == 1
    assert {each["name"]: each["drawn"] for each in before["players"]} == dict.fromkeys(
        ("Ana", "Luis", "Eva", "Leo"), 0
    )


@pytest.mark.rule("CEND-03")
def test_standings_name_the_rule_by_which_they_rank(years: Run) -> None:
    tables = {each["kind"]: each for each in done(years("campaign", "standings", "lagos", "--json")).json}
    said = done(years("campaign", "standings", "lagos")).out

    assert [(rank["place"], rank["player"], rank["hongos"]) for rank in tables["native"]["ranks"]] == [
        (1, "Luis", 6), (2, "Ana", 2),
    ]  # fmt: skip
    assert tables["explorer"]["ranks"][0]["territories"] == 1
    assert "(CEND-03†, pág. 41)" in said


def test_who_beat_whom_and_whose_land_is_whose(years: Run) -> None:
    assert done(years("campaign", "beats", "lagos", "--json")).json == [
        {"winner": "Luis", "loser": "Ana", "times": 1}
    ]
    assert done(years("campaign", "land", "lagos", "--json")).json == {
        "districts": {}, "ownerless": [], "free": ["Ana", "Luis"], "explored": {"Eva": ["Ana"]},
    }  # fmt: skip
    assert "2. Luis  1  ·  –  –" in done(years("campaign", "beats", "lagos")).out
    assert done(years("campaign", "land", "lagos")).out.splitlines() == [
        "Nativos libres · 2 pueblos: Ana, Luis.",
        "Eva · 1 territorio explorado: Ana. Por explorar: Luis.",
    ]


@pytest.mark.rule("ASC-13")
def test_progress_to_a_promotion_is_so_many_of_so_many(years: Run) -> None:
    """Eva has explored one of the two native territories, which opens her a colonial command."""
    said = done(years("campaign", "status", "lagos", "Eva")).out

    assert "✗ Territorios: 1 de 2. Eva ha explorado 1 de los 2 territorios nativos. (ASC-13, pág. 38)" in said
    assert "1 victoria, 1 empate, 0 derrotas; 6 hongos." in years("campaign", "status", "lagos", "Luis").out


@pytest.mark.parametrize(("span", "years_told"), [((), 3), (("--from", "1885/2"), 1), (("--to", "1884"), 0)])
def test_the_chronicle_is_told_by_half_years(years: Run, span: tuple[str, ...], years_told: int) -> None:
    """Before the first turn the campaign stands in the first half year, too."""
    chapters = done(years("campaign", "chronicle", "lagos", "--json", *span)).json

    assert len(chapters) == min(years_told, 2)
    assert all(paragraph["text"] for chapter in chapters for paragraph in chapter["paragraphs"])


def test_rows_for_other_programs(years: Run) -> None:
    ledger = list(
        csv.DictReader(
            io.StringIO(done(years("campaign", "export", "lagos", "--as", "csv", "--what", "ledger")).out)
        )
    )
    battles = done(years("campaign", "export", "lagos", "--as", "json", "--what", "battles")).json
    acts = done(years("campaign", "export", "lagos", "--as", "json")).json

    assert [row["hongos"] for row in ledger] == ["5", "5", "5", "2", "1"]
    assert [(row["battle"], row["winner"], row["attackers_losses"]) for row in battles] == [
        ("1885-1-1", "Luis", 5), ("1885-2-1", "", ""),
    ]  # fmt: skip
    assert acts[0]["message"] == "Empieza la campaña «lagos», a principios de 1885."


def test_one_act_is_taken_back_and_stands_again(years: Run) -> None:
    done(years("campaign", "do", "lagos", "plazo 2027-03-31"))
    done(years("campaign", "undo", "lagos"))
    assert "2027-03-31" not in years("campaign", "status", "lagos").out
    done(years("campaign", "redo", "lagos"))
    assert "2027-03-31" in years("campaign", "status", "lagos").out


def test_past_dice_a_correction_has_a_reason_and_the_dice_stay(lagos: Run) -> None:
    """The order was rolled in entry 7; rolled again, it meets the same faces."""
    without = lagos("campaign", "correct", "lagos", "6")
    done(lagos("campaign", "correct", "lagos", "6", "--reason", "falta Zoe"))
    again = done(lagos("campaign", "do", "lagos", "orden", "--json")).json["done"][0]

    assert (without.code, "motivo" in without.err) == (2, True)
    assert [face for roll in again["rolls"] for face in roll["faces"]] == [2, 6, 5, 1]
    assert {roll["origin"] for roll in again["rolls"]} == {"recalled"}


def test_an_earlier_order_is_put_right_and_the_later_ones_entered_again(years: Run) -> None:
    """Entry 9 was the settlement: Ana paid 3, not 2."""
    done(years("campaign", "amend", "lagos", "9", "pacta Ana 3 --explora", "--reason", "eran tres"))

    assert done(years("campaign", "ledger", "lagos", "--json")).json["balances"] == {
        "Ana": 1,
        "Luis": 6,
        "Eva": 8,
        "bank": -15,
    }
    assert years("campaign", "goto", "lagos", "8").code == 0
    assert years("campaign", "verify", "lagos").code == 0


def test_a_turn_that_is_over_leaves_a_backup(years: Run, tmp_path: Path) -> None:
    names = sorted(path.name for path in (tmp_path / "data" / "backups").rglob("*.jsonl"))

    assert [name.partition("-")[0] for name in names] == ["founded", "turn", "turn"]
