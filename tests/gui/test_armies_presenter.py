"""What the armies page says, without any window: cards, points, verdict, troops, repairs, start."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from armylists.catalogue import built_in
from armylists.edits import (
    AddAlly,
    AddUnit,
    CopyUnit,
    KeepNarrative,
    MoveUnit,
    NameUnit,
    RemoveUnit,
    SetFact,
    SetFigures,
    SetIndependent,
)
from armylists.legality.verdict import verdict
from armylists.roster import Roster
from armylists.roster_file import open_roster
from gui.documents.army import (
    army,
    change,
    close_army,
    free_path,
    keep,
    open_army,
    open_sample,
    read_army,
    redo,
    samples,
    slug,
    start_army,
    told,
    undo,
)
from gui.documents.muster import sources
from gui.presenters.armies.builder import Builder, builder, mends
from gui.presenters.armies.common import by_part, part_of
from gui.presenters.armies.start import (
    REQUEST,
    first_wish,
    nation_open,
    own,
    sample_armies,
    start,
    with_fact,
)
from gui.presenters.armies.troops import allies_to_call, muster
from gui.session import Session
from gui.settings import Settings
from tests.armylists.builders import ally, led_by, unit
from tests.armylists.builders import army as an_army

SAMPLE = next(path for path in samples() if path.name == "zanzibaris.army.toml")


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """The desk of somebody who speaks English."""
    return Session(tmp_path, built_in(), Settings(language="en"))


def begun(session: Session, **choices: object) -> Session:
    """With an army of Zanzibaris: 20 askaris, 8 swordsmen, 10 askaris; 6 askaris of white explorers."""
    chosen = {
        "units": [unit(askaris=20), unit(swordsmen=8), unit(askaris=10)],
        "allies": (ally("white_explorers", units=[unit(askaris=6)]),),
        "leader": led_by("askaris", "charismatic"),
        "year": 1879,
    } | choices
    start_army(session, an_army("zanzibaris", **chosen))  # type: ignore[arg-type]  # as its builder says
    return session


def shown(session: Session) -> Builder:
    panel = builder(session)
    assert panel
    return panel


def roster(session: Session) -> Roster:
    document = army(session)
    assert document
    return document.roster


# --- the document ---


def test_an_army_begun_has_a_file_at_once(session: Session) -> None:
    begun(session)
    document = army(session)
    assert document
    assert open_roster(document.path, session.catalogue).roster == document.roster
    assert session.settings.recent == (f"army:{document.path}",)


def test_a_change_is_undone_and_done_again_with_its_title(session: Session) -> None:
    begun(session)
    change(session, SetFigures(0, "askaris", 22))
    panel = shown(session)
    assert panel.undo == "Add 2 Askaris to unit 1 (making 22)"
    undo(session)
    assert roster(session).units[0].size == 20
    assert (shown(session).undo, shown(session).redo) == ("", "Add 2 Askaris to unit 1 (making 22)")
    redo(session)
    assert roster(session).units[0].size == 22


def test_what_changes_nothing_leaves_no_trace(session: Session) -> None:
    begun(session)
    change(session, SetFigures(0, "askaris", 20))
    document = army(session)
    assert document
    assert not document.done


def test_something_new_forgets_what_was_undone(session: Session) -> None:
    begun(session)
    change(session, SetFigures(0, "askaris", 22))
    undo(session)
    change(session, RemoveUnit(2))
    redo(session)
    assert [each.size for each in roster(session).units] == [20, 8]


def test_what_was_done_is_in_the_file_once_it_is_kept(session: Session) -> None:
    begun(session)
    change(session, NameUnit(0, "Guard"))
    keep(session)
    document = army(session)
    assert document
    assert open_roster(document.path, session.catalogue).roster.units[0].name == "Guard"


def test_a_disk_that_refuses_is_told_and_tried_again(session: Session) -> None:
    begun(session)
    document = army(session)
    assert document
    document.path.unlink()
    document.path.mkdir()
    change(session, RemoveUnit(0))
    keep(session)
    assert document.unsaved
    assert document.fault
    document.path.rmdir()
    keep(session)
    assert not document.unsaved
    assert document.fault is None


def test_a_sample_is_opened_as_a_copy_of_ones_own(session: Session) -> None:
    before = SAMPLE.read_bytes()
    open_sample(session, SAMPLE)
    change(session, RemoveUnit(0))
    keep(session)
    document = army(session)
    assert document
    assert document.path.parent == session.folder / "armies"
    assert SAMPLE.read_bytes() == before


def test_an_army_opened_from_a_file_is_kept_there(session: Session, tmp_path: Path) -> None:
    path = tmp_path / "elsewhere.army.toml"
    path.write_bytes(SAMPLE.read_bytes())
    open_army(session, path)
    change(session, SetFact("year", 1875))
    close_army(session)
    assert open_roster(path, session.catalogue).roster.year == 1875
    assert army(session) is None


def test_files_are_called_by_their_army_and_never_the_same(tmp_path: Path) -> None:
    assert slug("Caravana de Tabora, «la 2ª»") == "caravana-de-tabora-la-2a"
    assert slug("象") == "army"
    first = free_path(tmp_path, "Tabora")
    first.touch()
    assert (first.name, free_path(tmp_path, "Tabora").name) == ("tabora.army.toml", "tabora-2.army.toml")


def test_a_sample_bears_names_in_the_language_of_the_person(session: Session) -> None:
    kabaka = next(path for path in samples() if path.name == "native_kingdom-buganda.army.toml")
    open_sample(session, kabaka)
    mine = roster(session)
    assert mine.leader
    assert (mine.name, mine.leader.name) == ("The Kabaka’s Army", "Mukasa, sekibobo of Kyagwe")
    assert [each.name for each in mine.units][:2] == ["Spears of Kyagwe", "Spears of Singo"]
    assert mine.allies[0].units[0].name == "The traveller’s escort"
    session.prefer(language="es")
    open_sample(session, kabaka)
    assert roster(session) == open_roster(kabaka, session.catalogue).roster.model_copy(
        update={"list_digest": roster(session).list_digest}
    )


def test_every_sample_has_its_spanish_names_in_english_too(session: Session) -> None:
    """What has a Spanish article or "of the" in it is Spanish; names of people and places need no other."""
    for path in samples():
        army = read_army(session, path)
        names = [
            army.name,
            army.notes,
            *(text for unit in army.every_unit for text in (unit.name, unit.notes)),
        ]
        names += [army.leader.name] if army.leader else []
        spanish = [each for each in names if re.search(r"(?i)\b(el|la|los|las|del|y|hijo)\b", each)]
        assert not spanish, path.name


# --- cards ---


def test_a_card_tells_figures_price_and_share_of_the_limit(session: Session) -> None:
    begun(session, points=600)
    card = shown(session).units[0]
    assert (card.number, card.hint, card.points, card.share) == ("1", "Askaris", "120 points", 200)
    assert [(row.name, row.count, row.price) for row in card.rows] == [("Askaris", 20, "6 pts each")]
    assert "Range" in card.rows[0].tip


def test_a_card_says_what_may_be_done_with_its_unit(session: Session) -> None:
    begun(session)
    panel = shown(session)
    assert panel.units[0].splits == ("askaris", 10)
    assert panel.units[0].joins == ((2, "3 · Askaris"),)
    assert panel.units[2].last
    assert not panel.units[0].last


def test_a_mixed_unit_splits_by_its_troops_and_takes_no_third(session: Session) -> None:
    begun(
        session, units=[unit(askaris=10, well_armed_askaris=4), unit(askaris=9), unit(askaris=9)], year=1885
    )
    card = shown(session).units[0]
    assert card.splits == ("well_armed_askaris", 4)
    assert not card.addable
    assert [troop for troop, _ in shown(session).units[1].addable] == ["well_armed_askaris"]


def test_white_men_may_be_joined_by_gun_bearers(session: Session) -> None:
    begun(session, allies=(ally("white_explorers", units=[unit(white_men=3)]),))
    assert ("gun_bearer", "Gun Bearers (Portadores de Armas)") in shown(session).contingents[0].units[
        0
    ].addable


def test_the_leader_may_have_his_traits_first_the_others_marked(session: Session) -> None:
    start_army(session, first_wish(session, "native_kingdom").blank())
    change(session, AddUnit("spearmen", 12))
    panel = shown(session).leader
    assert not panel.there
    start_army(session, an_army("native_kingdom", leader=led_by("spearmen", "disciplinarian")))
    words = [text for _, text in shown(session).leader.choices]
    assert words[:3] == ["None", "Disciplinarian", "Cunning Devil"]
    assert all(word.startswith("✗ ") for word in words[3:])


def test_the_parts_of_the_points_add_up_to_the_sum(session: Session) -> None:
    begun(session)
    points = shown(session).points
    assert sum(each.points for each in points.segments) == points.total
    assert [each.kind for each in points.segments] == ["leader", "units", "units", "units", "allies"]


@pytest.mark.rule("COMP-15")
def test_a_little_over_the_limit_is_no_fault_and_much_is(session: Session) -> None:
    begun(session)
    total = shown(session).points.total
    for limit, state in ((total, "good"), (total - 3, "warn"), (total - 4, "bad")):
        change(session, SetFact("points", limit))
        assert shown(session).points.state == state


# --- the verdict ---


def test_the_verdict_is_the_one_of_the_library(session: Session) -> None:
    begun(session)
    change(session, SetFigures(0, "askaris", 60), AddUnit("machine_gun", 1))
    found = verdict(session.catalogue, roster(session))
    panel = shown(session)
    bad = [each for each in panel.judged.marks if each.state == "bad"]
    assert [each.problem for each in bad] == list(found.problems)
    assert panel.judged.state == "bad"
    assert all(each.cite and each.tip for each in bad)


def test_problems_stand_on_the_cards_that_they_are_about(session: Session) -> None:
    begun(session)
    change(session, SetFigures(0, "askaris", 60))
    panel = shown(session)
    assert {each.problem.code for each in panel.units[0].marks} == {"unit-too-dear", "unit-too-big"}
    assert not panel.units[2].marks


@pytest.mark.parametrize(
    ("where", "part"),
    [
        ("units[2].figures.askaris", "units[2]"),
        ("allies[1].units[0].figures.askaris", "allies[1].units[0]"),
        ("allies[0].people", "allies[0]"),
        ("allies[0].units", "allies[0]"),
        ("leader.traits", "leader"),
        ("independents.scout", "independents"),
        ("works.tembas", "works"),
        ("baggage.elements", "baggage"),
        ("units", "units"),
        ("year", "facts"),
        ("points", "facts"),
    ],
)
def test_every_place_lies_on_a_card(where: str, part: str) -> None:
    assert part_of(where) == part


def test_every_mark_finds_its_card(session: Session) -> None:
    begun(session)
    change(session, SetFact("year", 1890), SetFigures(0, "askaris", 60), SetIndependent("scout", 3))
    panel = shown(session)
    parts = by_part(panel.judged.marks)
    cards = {each.where for each in panel.units} | {"facts", "leader", "units", "independents", "allies"}
    assert parts.keys() <= cards


def test_a_narrative_army_keeps_its_reasons_and_is_marked(session: Session) -> None:
    begun(session)
    change(session, SetFigures(0, "askaris", 60))
    count = len(shown(session).judged.marks)
    change(session, KeepNarrative(narrative=True))
    judged = shown(session).judged
    assert (judged.state, judged.narrative, len(judged.marks)) == ("warn", True, count)


def test_a_repair_says_what_it_changes_and_mends_when_it_is_done(session: Session) -> None:
    begun(session)
    change(session, SetFigures(1, "swordsmen", 2))
    problem = next(
        each.problem for each in shown(session).judged.marks if each.problem.code == "unit-too-cheap"
    )
    found = mends(session, roster(session), problem)
    assert found
    assert found[0].text == "Add 1 Swordsman to unit 2 (making 3)"
    assert found[0].lines[0] == "unit 2, Swordsmen: 2 → 3"
    change(session, *found[0].edits)
    assert problem.code not in {each.problem.code for each in shown(session).judged.marks}


# --- what may join ---


def test_the_troops_of_the_list_come_first_with_their_limits(session: Session) -> None:
    begun(session, points=900)
    panel = muster(session, roster(session))
    listed = {each.troop: each for each in panel.troops if each.listed}
    assert list(listed) == ["swordsmen", "askaris"]
    assert listed["askaris"].limits == "3 to 8 units · you have 2"
    assert listed["swordsmen"].limits == "up to 2 units · you have 1"
    assert listed["swordsmen"].button == "Add 3 for 42"


def test_a_troop_that_may_not_be_had_says_why_with_its_citation(session: Session) -> None:
    begun(session, year=1885, units=[unit(askaris=20)] * 3)
    troops = {each.troop: each for each in muster(session, roster(session)).troops}
    why = troops["swordsmen"].reasons[0]
    assert (troops["swordsmen"].listed, why.problem.rule) == (False, "L07-04")
    assert why.cite == "L07-04, p. 33"


def test_over_the_limit_nothing_more_fits(session: Session) -> None:
    begun(session, points=300)
    change(session, SetFigures(0, "askaris", 30))
    panel = muster(session, roster(session))
    askaris = next(each for each in panel.troops if each.troop == "askaris")
    assert askaris.reasons[0].problem.code == "over-points"
    assert all(each.points == "free" for each in panel.offers)


def test_the_palette_can_be_that_of_the_allies(session: Session) -> None:
    begun(session, points=900)
    panel = muster(session, roster(session), "0")
    assert panel.target == "0"
    assert {each.edit.ally for each in panel.troops} == {0}
    assert muster(session, roster(session), "7").target == ""


def test_allies_may_be_called_or_say_why_not(session: Session) -> None:
    begun(session, points=900, allies=())
    calls = allies_to_call(muster(session, roster(session)))
    lists = {each.edit.list for each in calls if isinstance(each.edit, AddAlly)}
    assert lists == {"native_warlord", "peaceful_village", "jungle_cannibals", "white_explorers"}


# --- the start ---


def test_a_list_has_a_portrait(session: Session) -> None:
    session.open.put(REQUEST, first_wish(session, "native_kingdom"))
    panel = start(session)
    told_ = {line.name: line.text for line in panel.lines}
    assert told_["Aggressiveness"] == "2"
    assert told_["Years"] == "any"
    assert told_["Traits of the leader"] == "Disciplinarian or Cunning Devil"
    assert panel.page == "List on p. 30"
    assert not panel.marks


def test_a_year_in_which_a_list_cannot_be_used_says_so(session: Session) -> None:
    session.open.put(REQUEST, replace(first_wish(session, "colonial_expedition"), year=1850))
    assert start(session).marks


@pytest.mark.rule("L12-05")
def test_every_list_can_be_begun_as_it_is_offered_once_its_nation_is_chosen(session: Session) -> None:
    for list_id, army_list in session.catalogue.lists.items():
        session.open.put(REQUEST, first_wish(session, list_id))
        bad = [each.problem.code for each in start(session).marks if each.state == "bad"]
        assert bad == (["people-required"] if army_list.people_required else []), list_id


def test_a_people_brings_a_year_in_which_it_may_be_chosen(session: Session) -> None:
    """There are Mahdists from 1882 (p. 33); the usual year is 1880."""
    asked = with_fact(session, first_wish(session, "sudanese_slavers"), "people", "mahdists")
    assert (asked.year, nation_open(session, asked)) == (1882, False)


def test_armies_opened_elsewhere_are_offered_to_battles_with_ones_own(
    session: Session, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere" / "zanzibaris.army.toml"
    elsewhere.parent.mkdir()
    elsewhere.write_bytes(SAMPLE.read_bytes())
    open_army(session, elsewhere)
    begun(session)
    document = army(session)
    assert document
    own = [each.path for each in sources(session) if each.id.startswith("own:")]
    assert own == [document.path, elsewhere]
    elsewhere.unlink()
    assert [each.path for each in sources(session) if each.id.startswith("own:")] == [document.path]


def test_ones_own_armies_are_listed_the_latest_first_and_faults_told(session: Session) -> None:
    begun(session)
    start_army(session, an_army("pygmies").model_copy(update={"name": "Of the forest"}))
    (session.folder / "armies" / "broken.army.toml").write_text("year = ", encoding="utf-8")
    found = own(session)
    assert [each.name for each in found] == ["Of the forest", "Zanzibaris", "broken.army.toml"]
    assert [each.bad for each in found] == [False, False, True]


def test_the_samples_are_those_of_the_list(session: Session) -> None:
    session.open.put(REQUEST, first_wish(session, "egyptians"))
    assert [each.path.name for each in sample_armies(session)] == ["egyptians.army.toml"]


def test_what_was_done_is_told_in_the_language_of_now(session: Session) -> None:
    begun(session)
    change(session, CopyUnit(0), MoveUnit(1, 3))
    document = army(session)
    assert document
    assert told(session, document.done[-1]) == "Duplicate unit 1; then move unit 2 to number 4"
    session.prefer(language="es")
    assert told(session, document.done[-1]) == "Duplica la unidad 1; después, lleva la unidad 2 al puesto 4"
