"""The plan of a free table: the battle on the map of the golden battles, as paper and pages show it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from heart_africa.board.layout import Blaze, TerrainPiece, Work
from heart_africa.core.messages import LANGUAGES
from heart_africa.rules.book.terrain import PieceId
from reports.content.plan import Label, Plan
from reports.content.story import battle_story
from reports.content.table_plan import table_plan, table_plans, table_sheet
from reports.html.sheet import sheet_html
from reports.pdf.charts import table
from reports.pdf.documents import printed
from reports.pdf.marks import Text
from tests.golden.map_evening import MapEvening
from tests.golden.test_map_battle import deploy, first_turn, set_up


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MapEvening]:
    """A battle on the map after its first turn."""
    found = MapEvening("map", "en", tmp_path_factory.mktemp("plan") / "shelf.db")
    for part in (set_up, deploy, first_turn):
        part(found)
    yield found
    found.close()


@pytest.fixture(scope="module")
def plans(evening: MapEvening) -> Mapping[int, Plan]:
    """The deployment, and the end of the turn."""
    return table_plans(evening.rules.book, "en", evening.writer.journal, evening.table.state)


def test_there_is_a_plan_of_the_deployment_and_of_every_turn(plans: Mapping[int, Plan]) -> None:
    assert list(plans) == [0, 1]
    assert [plan.title for plan in plans.values()] == [
        "The table, and where they began",
        "The table at the end of turn 1",
    ]


def test_everybody_stands_where_he_stood_then(plans: Mapping[int, Plan]) -> None:
    began, then = plans[0], plans[1]
    assert len(began.figures) == 54  # 30 and 24
    assert len(then.figures) == 52  # two Lions have fallen
    # The first Lion at (18, 30.5), later (18, 21.5), on a table 36 inches high: from the top 5.5, then 14.5.
    assert (18, 5.5) in {(base.x, base.y) for base in began.figures if base.side == "red"}
    assert (18, 14.5) in {(base.x, base.y) for base in then.figures if base.side == "red"}


def test_zones_are_drawn_while_sides_deploy_alone(plans: Mapping[int, Plan]) -> None:
    assert [area.kind for area in plans[0].areas].count("zone") == 4  # 6 and 18 inches deep for each
    assert "zone" not in {area.kind for area in plans[1].areas}


def test_every_unit_has_its_code_and_an_ambush_says_so(plans: Mapping[int, Plan]) -> None:
    words = {label.text for label in plans[0].labels}
    assert {"R1", "R2", "R3", "R4 (in ambush)", "R5", "B1", "B2", "B3", "B4", "B5"} <= words
    assert {"Kilima cha Simba", "Nyika Ndefu", "Kwa Lenga", "Base line: Lenana's ilmurran"} <= words


def test_the_key_names_every_unit_by_its_code_under_its_side(plans: Mapping[int, Plan]) -> None:
    """Two Lions of eight have fallen by the end of the first turn."""
    key = [(each.code, each.text) for each in plans[1].key]

    assert key.index(("", "Lenana's ilmurran")) < key.index(("R2", "Lions (6)"))
    assert (
        key.index(("R2", "Lions (6)"))
        < key.index(("", "The Keller expedition"))
        < key.index(("B1", "Doctor Keller (4)"))
    )


def test_a_table_by_itself_says_which_battle_which_turn_and_how_large(evening: MapEvening) -> None:
    sheet = table_sheet(evening.rules.book, "en", evening.battle, evening.layout, "Sunday")

    assert (sheet.title, sheet.subtitle) == ("Sunday", "Turn 2")
    assert [fact.value for fact in sheet.facts] == [
        "Lenana's ilmurran against The Keller expedition", "Encounter", "48 × 36″",
    ]  # fmt: skip


def test_labels_stand_aside_for_one_another(plans: Mapping[int, Plan]) -> None:
    """Two words for the same place: the second stands beside the first, both on the table."""
    twice = replace(plans[0], labels=(Label(20, 20, "Kilima cha Simba"), Label(20, 20, "Kwa Lenga")))
    first, second = [mark.bounds for mark in table(twice, 10.0).marks if isinstance(mark, Text)]

    assert first[3] <= second[1] or second[3] <= first[1] or first[2] <= second[0] or second[2] <= first[0]


def test_whoever_may_not_be_seen_is_not_there(evening: MapEvening) -> None:
    seen = [name for name in evening.layout.stands if not name.startswith("Ostriches")]
    plan = table_plan(evening.rules.book, "en", evening.battle, evening.layout, figures=seen)
    assert len(plan.figures) == len(seen)
    assert not any(label.text.startswith("R4") for label in plan.labels)


def test_works_traps_and_buildings_are_in_the_key(evening: MapEvening) -> None:
    road = TerrainPiece("Njia", PieceId.ROAD, course=((0, 2), (48, 2)))
    works = (Work("a", "barricade", ((1, 1), (5, 1))), Work("b", "stake_trap", ((9, 1),)))
    layout = replace(evening.layout, features=(*evening.layout.features, road), works=works)
    plan = table_plan(evening.rules.book, "en", evening.battle, layout)
    assert {"work", "trap", "road", "crest"} <= {each.what for each in plan.key} & {
        a.kind for a in plan.areas
    }


def test_a_fire_that_the_battle_does_not_know_is_not_drawn(evening: MapEvening) -> None:
    layout = replace(evening.layout, blazes=(Blaze("Kwa Lenga", (29, 15.5), "Kwa Lenga"),))
    plan = table_plan(evening.rules.book, "en", evening.battle, layout)
    assert "fire" not in {area.kind for area in plan.areas}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_report_has_them_on_paper_and_in_the_browser(evening: MapEvening, lang: str, paper: str) -> None:
    found = table_plans(evening.rules.book, lang, evening.writer.journal, evening.table.state)
    story = battle_story(evening.rules.book, lang, evening.writer.journal, found)
    assert printed([story], paper).pdf.startswith(b"%PDF")
    page = sheet_html([story])
    assert page.count('class="picture paper"') == 2
    assert found[0].title in page
