"""How pages stand: nothing outside them, nothing over anything else, one page where one is promised."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from armylists.catalogue import built_in, with_club_lists
from armylists.legality import verdict
from armylists.roster import Contingent, Roster, Unit
from armylists.roster_file import open_roster
from reports.content.roster import roster_sheet
from reports.content.sheet import Sheet
from reports.options import PaperOptions
from reports.pdf.marks import Box, Line, Shape, Text
from reports.pdf.pages import PAPERS, SIDE
from reports.pdf.paint import Page
from reports.pdf.sheets import pages
from resources import ROOT
from tests.armylists.builders import ally, army, beside, bought, led_by, unit
from tests.reports.armies import CARAVAN, CODE, ILLEGAL, LAYOUTS, VILLAGE, named, sheet
from tests.strategies import rosters

SAMPLES = sorted((ROOT / "samples").glob("*.army.toml"))
SENTENCE = (
    "Los intrépidos y nunca bien alabados fusileros de la muy noble y muy leal compañía de porteadores, "
)
WILD = {
    "sentence": (SENTENCE * 3)[:200],
    "word": "Kwa" * 66 + "zu",
    "wide": "W" * 200,
    "elephants": "🐘 非洲 " * 40,
}


def outside(page: Page) -> list[object]:
    """Marks beyond the side margins or nearer the edge than a printer reaches (18 points)."""
    left, right = SIDE - 0.01, page.across - SIDE + 0.01
    boxes = [(mark, mark.bounds) for mark in page.marks if isinstance(mark, Text | Line | Box | Shape)]
    return [
        mark
        for mark, (x, y, to_x, to_y) in boxes
        if x < left or to_x > right or y < 18 or to_y > page.down - 18
    ]


def overlapping(page: Page) -> Iterator[tuple[str, str]]:
    """Texts that stand over each other."""
    texts = sorted((mark for mark in page.marks if isinstance(mark, Text)), key=lambda mark: mark.y)
    for index, one in enumerate(texts):
        near = (other for other in texts[index + 1 : index + 40] if other.y - one.y < 12)
        yield from ((one.text, other.text) for other in near if _over(one, other))


def _over(one: Text, other: Text) -> bool:
    (x, y, to_x, to_y), (x2, y2, to_x2, to_y2) = one.bounds, other.bounds
    shared = min(one.size, other.size) / 3
    return min(to_x, to_x2) - max(x, x2) > 0.6 and min(to_y, to_y2) - max(y, y2) > shared


def faults(found: Sheet, paper: str) -> list[object]:
    """Whatever stands wrong on the pages of a sheet."""
    made = pages(found, PAPERS[paper])
    return [fault for page in made for fault in (*outside(page), *overlapping(page))]


def renamed(roster: Roster, name: str) -> Roster:
    """The army with this name for everything that has one."""
    units = tuple(found.model_copy(update={"name": name}) for found in roster.units)
    allies = tuple(
        found.model_copy(update={"units": tuple(u.model_copy(update={"name": name}) for u in found.units)})
        for found in roster.allies
    )
    leader = roster.leader and roster.leader.model_copy(update={"name": name})
    return roster.model_copy(update={"name": name, "units": units, "allies": allies, "leader": leader})


LARGEST = army(
    "zanzibaris",
    year=1879,
    scenario="planned_attack",
    role="defender",
    leader=led_by("askaris", "charismatic", attendants=3),
    independents=beside(standard_bearer=1, scout=1),
    units=(unit(askaris=6), unit(askaris=7), unit(askaris=8)),
    allies=(
        ally("native_warlord", "nyungu_ya_mawe", (unit(ruga_ruga=4), unit(ruga_ruga=5)), standard_bearer=1),
        ally(
            "peaceful_village",
            units=(unit(spearmen=7, archers=1), unit(spearmen=6, archers=2), unit(spearmen=5, archers=4)),
        ),
    ),
    works=bought(field_fortification_in=2, tembas=1, muzzle_loading_cannon=1),
)
"""Eight unlike units, two contingents, two standards, three works: the most that a legal summary has to hold."""

CROWD = army("pygmies", units=tuple(unit(pygmy_archers=5 + n) for n in range(8)))
BABEL = Roster(
    list="egyptians",
    year=1880,
    points=99999,
    units=(Unit(figures={id_: 999 for id_, row in built_in().book.troops.items() if row.kind != "work"}),),
)
HORDE = Roster(
    list="zanzibaris",
    year=1899,
    points=99999,
    units=tuple(named(WILD["sentence"], SENTENCE * 20, askaris=n) for n in (999, 61, 30, 30) * 15),
    allies=tuple(Contingent(list="pygmies", units=(unit(gunboat=3),)) for _ in range(12)),
)


@pytest.mark.parametrize("path", SAMPLES[::2], ids=lambda path: path.name.removesuffix(".army.toml"))
def test_the_samples_stand_well_on_one_page(path: Path) -> None:
    """On Letter, the lower paper, in English, which has the longer names."""
    lists = with_club_lists(built_in(), path.parent)
    roster = open_roster(path, lists).roster
    judged = verdict(lists, roster)
    found = roster_sheet(lists, roster, judged, PaperOptions("en"), layout="summary", code=CODE)

    assert not faults(found, "letter")
    assert len(pages(found, PAPERS["letter"])) == 1


@pytest.mark.parametrize("layout", ["summary", "opponent"])
@pytest.mark.parametrize("name", WILD.values(), ids=WILD.keys())
def test_the_largest_legal_army_has_one_page_whatever_its_names(name: str, layout: str) -> None:
    """Of Letter, which has less room than A4."""
    roster = renamed(LARGEST, name)
    assert verdict(built_in(), roster).legal

    assert len(pages(sheet(roster, layout), PAPERS["letter"])) == 1


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", WILD.values(), ids=WILD.keys())
def test_wild_names_stay_on_the_paper_and_off_each_other(name: str, layout: str) -> None:
    assert not faults(sheet(renamed(LARGEST, name), layout), "letter")


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(
    "roster",
    [CARAVAN, VILLAGE, ILLEGAL, CROWD, BABEL, HORDE],
    ids=["caravan", "village", "illegal", "crowd", "babel", "horde"],
)
def test_armies_of_all_sorts_stand_well(roster: Roster, layout: str) -> None:
    assert not faults(sheet(roster, layout, "en"), "letter")


def test_a_name_of_two_hundred_letters_is_told_whole() -> None:
    roster = army("zanzibaris", units=(named(WILD["word"], askaris=8),))
    marks = [mark for page in pages(sheet(roster), PAPERS["a4"]) for mark in page.marks]

    said = "".join(mark.text for mark in marks if isinstance(mark, Text))

    assert WILD["word"] in said


def test_notes_of_two_thousand_letters_are_told_whole() -> None:
    notes = " ".join(f"nota{n}" for n in range(240))
    roster = army("zanzibaris", units=(named("Guardia", notes, askaris=8), unit(askaris=9)))
    marks = [mark for page in pages(sheet(roster), PAPERS["letter"]) for mark in page.marks]

    said = " ".join(mark.text for mark in marks if isinstance(mark, Text)).split()

    assert [word for word in said if word.startswith("nota")] == notes.split()


def test_a_block_too_tall_for_a_page_goes_on_under_its_name() -> None:
    roster = army("zanzibaris", units=tuple(named(f"{n}", SENTENCE * 15, askaris=8) for n in range(8)))
    made = pages(sheet(roster), PAPERS["a4"])
    continued = [
        page for page in made if any(isinstance(m, Text) and "(continuación)" in m.text for m in page.marks)
    ]

    assert len(continued) >= 2


@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(rosters, st.sampled_from(LAYOUTS), st.sampled_from(["es", "en"]))
def test_any_roster_that_can_be_read_can_be_printed(roster: Roster, layout: str, lang: str) -> None:
    found = sheet(roster, layout, lang)

    assert not faults(found, "letter")
