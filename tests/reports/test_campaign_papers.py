"""What the papers of a campaign say: the ledger's sums, the standings, the points of a battle."""

import pytest

from armylists.catalogue import built_in
from heart_africa.core.messages import LANGUAGES
from heart_africa.rules.book import book
from heart_africa.rules.campaign.attacks import Attack
from heart_africa.rules.campaign.declarations import Resist
from heart_africa.rules.campaign.forces import Join
from reports.content.campaign_papers import (
    chronicle_paper,
    evening_paper,
    holdings,
    last_evening,
    standings_paper,
    statements,
    victories,
)
from reports.content.sheet import Blanks, Paragraph, Section, Sheet, Table
from reports.text import markdown
from tests.campaign.club import Club, army
from tests.reports.printed import campaign


@pytest.fixture
def club() -> Club:
    """1885: Luis, a Zanzibari, has attacked Ana, who resists; Eva explores."""
    club = Club(1885, Ana="native_kingdom", Luis="zanzibaris", Eva="white_explorers")
    club.turn(1, 6, 5)
    club.do(Attack("Luis", "Ana"), despite="fuera de orden")
    club.do(Resist("Ana"), 4)
    return club


def tables(section: Section) -> list[Table]:
    return [block for block in section.blocks if isinstance(block, Table)]


def part(sheet: Sheet, key: str) -> Section:
    return next(section for section in sheet.sections if section.key.startswith(key))


# --- statements ---


@pytest.mark.rule("CAMP-08")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_statement_runs_to_what_the_ledger_holds(lang: str) -> None:
    state = campaign().state
    found = statements(lang, state)

    for sheet in found:
        (table,) = tables(sheet.sections[0])
        *lines, total = table.rows
        name = sheet.facts[0].value
        assert total.cells[-1] == lines[-1].cells[-1] == str(state.hongos(name))
        assert sum(int(row.cells[3].replace("−", "-")) for row in lines) == state.hongos(name)


def test_who_never_had_a_hongo_has_no_statement() -> None:
    """A Colonial Expedition gets none (CAMP-09); but who became one may have had some before."""
    state = campaign().state
    named = {sheet.facts[0].value for sheet in statements("es", state)}

    assert named == {name for name in state.players if any(True for _ in state.ledger.statement(name))}
    assert len(named) < len(state.players)


# --- standings ---


def test_the_charts_show_what_the_ledger_holds_and_who_won_how_often() -> None:
    """In the golden campaign's end Ana holds 20 hongos, and Elena has won 15 battles."""
    state = campaign().state
    hongos, won = holdings("en", state), victories("en", state)

    assert (hongos.bars[0].label, hongos.bars[0].text, hongos.bars[0].marked) == ("Ana", "20", True)
    assert (won.bars[0].label, won.bars[0].value) == ("Elena", 15)
    assert sum(bar.value for bar in won.bars) == sum(player.won for player in state.players.values())
    assert {bar.label for bar in hongos.bars} >= {name for name in state.players if state.hongos(name)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_battle_of_the_campaign_is_in_one_table(lang: str) -> None:
    state = campaign().state
    (table,) = tables(part(standings_paper(book(), lang, state), "battles"))

    assert {row.cells[0] for row in table.rows} == {battle.id for battle in state.past}


# --- chronicle ---


def test_the_chronicle_has_a_part_for_each_half_year_with_news() -> None:
    sheet = chronicle_paper("es", campaign())
    text = markdown(sheet)

    assert text.startswith("# Lagos")
    assert "## Primera mitad de 1860" in text
    assert len({section.title for section in sheet.sections}) == len(sheet.sections)


def test_a_campaign_that_has_hardly_begun_has_its_papers_too() -> None:
    journal = Club(1860).journal
    sheets = [
        chronicle_paper("en", journal),
        standings_paper(book(), "en", journal.state),
        evening_paper(built_in(), "en", last_evening(journal)),
    ]

    assert all(markdown(sheet) for sheet in sheets)
    assert statements("en", journal.state) == ()


# --- the evening ---


def test_a_battle_to_be_played_has_its_sides_its_points_and_room_for_the_result(club: Club) -> None:
    (battle,) = club.journal.state.battles.values()
    section = part(evening_paper(built_in(), "en", club.journal.state), "battle-")
    (table,) = tables(section)
    (blanks,) = [block for block in section.blocks if isinstance(block, Blanks)]

    assert [row.cells[:2] for row in table.rows] == [("Attacks", "Luis"), ("Defends", "Ana")]
    assert [row.cells[4] for row in table.rows] == ["5", "5"]
    assert blanks.choices == ("Luis wins", "Ana wins", "Draw")
    assert blanks.labels == ("Losses of Luis", "Losses of Ana", "Notes")
    assert battle.id in section.title


@pytest.mark.rule("CPTS-03")
def test_the_points_are_those_of_the_day_with_their_reasons(club: Club) -> None:
    section = part(evening_paper(built_in(), "en", club.journal.state), "battle-")
    (table,) = tables(section)
    said = [block for block in section.blocks if isinstance(block, Paragraph)]

    for row, reasons in zip(table.rows, said, strict=True):
        sums = [int(word) for word in reasons.text.split() if word.startswith("+")]
        assert sum(sums) == int(row.cells[5])
        assert "CPTS-" in reasons.cite


@pytest.mark.rule("CAMP-12")
def test_who_came_after_the_order_was_rolled_stands_below_it_until_the_next(club: Club) -> None:
    club.do(Join("Tom", army("pygmies")))
    sheet = evening_paper(built_in(), "es", club.journal.state)
    (table,) = tables(part(sheet, "order"))

    assert [(row.cells[0], row.cells[1], row.cells[5]) for row in table.rows] == [
        ("1", "Eva", "le toca"),
        ("2", "Ana", "bajo ataque: no actúa"),
        ("3", "Luis", "ha actuado"),
        ("", "Tom", "desde el próximo turno"),
    ]
    assert sheet.facts[0].value == "4"


def test_the_order_of_play_says_who_has_acted(club: Club) -> None:
    state = club.journal.state
    section = part(evening_paper(built_in(), "en", state), "order")
    (table,) = tables(section)
    (lines,) = [block for block in section.blocks if isinstance(block, Blanks)]

    assert tuple((row.cells[1], row.cells[5]) for row in table.rows) == (
        ("Eva", "to act"),
        ("Ana", "attacked: cannot act"),
        ("Luis", "has acted"),
    )
    assert lines.labels == ("Eva",), "nobody else has anything to write on"


def test_of_a_campaign_that_is_over_an_evening_with_battles_is_shown() -> None:
    assert campaign().state.over
    assert len(last_evening(campaign()).battles) == 3
