"""What a player arranges changes what it says and nothing that is bought, but for a copy."""

import pytest

from armylists.catalogue import built_in
from armylists.edits import (
    Agree,
    BecomeRoster,
    ChangeList,
    ChooseSlot,
    CopyUnit,
    DismissLeader,
    Edit,
    KeepNarrative,
    MergeUnits,
    MoveUnit,
    NameArmy,
    NameLeader,
    NameUnit,
    NoteArmy,
    NoteUnit,
    RemoveUnit,
    SetBaggage,
    SetFigures,
    TagUnit,
    apply_all,
)
from armylists.points import price
from armylists.roster import Roster, Unit
from armylists.roster_file import from_toml, to_toml
from armylists.share_code.code import without_notes
from armylists.wording.changes import changes
from tests.armylists.builders import ally, army, led_by, unit

START = army(
    "zanzibaris",
    units=[unit(askaris=20), unit(swordsmen=8), unit(askaris=10)],
    allies=(ally("white_explorers", units=[unit(askaris=6), unit(askaris=9)]),),
    leader=led_by("askaris", "charismatic"),
)
FREE: tuple[Edit, ...] = (
    NameArmy("Tabora"),
    NoteArmy("painted"),
    TagUnit(1, ("to paint", "left wing")),
    KeepNarrative(narrative=True),
    Agree(("second_trait",)),
    NameLeader("Tippu Tip"),
    SetBaggage(6),
    NameUnit(1, "Guard"),
    NoteUnit(1, "red shields"),
    ChooseSlot(1, "swordsmen"),
    MoveUnit(0, 2),
)


ARRANGED = (*FREE, CopyUnit(0), DismissLeader(), ChangeList("pygmies"), BecomeRoster(START))


def sizes(roster: Roster, contingent: int | None = None) -> list[int]:
    return [each.size for each in roster.units_of(contingent)]


@pytest.mark.parametrize("change", FREE, ids=lambda each: each.kind)
def test_it_costs_nothing_and_is_seen(change: Edit) -> None:
    after = change.apply(START)
    assert after != START
    assert price(built_in().book, after).total == price(built_in().book, START).total


def test_a_unit_moves_down_and_up() -> None:
    assert sizes(MoveUnit(0, 2).apply(START)) == [8, 10, 20]
    assert sizes(MoveUnit(2, 0).apply(START)) == [10, 20, 8]
    assert sizes(MoveUnit(0, 1, ally=0).apply(START), 0) == [9, 6]


def test_a_copy_stands_after_its_unit_and_has_no_name() -> None:
    named = NameUnit(0, "First").apply(START)
    after = CopyUnit(0).apply(named)
    assert sizes(after) == [20, 20, 8, 10]
    assert [each.name for each in after.units[:2]] == ["First", ""]


def test_the_leader_can_be_dismissed() -> None:
    assert DismissLeader().apply(START).leader is None
    assert NameLeader("Nobody").apply(DismissLeader().apply(START)).leader is None


@pytest.mark.parametrize(
    ("done", "es", "en"),
    [
        ((MoveUnit(0, 2),), "Lleva la unidad 1 al puesto 3", "Move unit 1 to number 3"),
        ((NameUnit(1, "Guard"),), "Llama «Guard» a la unidad 2", "Call unit 2 “Guard”"),
        ((CopyUnit(0, 0),), "Duplica la unidad aliada 1", "Duplicate allied unit 1"),
        (
            (RemoveUnit(2), SetFigures(0, "askaris", 21)),
            "Quita la unidad 3 (10 Askaris); después, añade 1 Askari a la unidad 1 (serán 21)",
            "Remove unit 3 (10 Askaris); then add 1 Askari to unit 1 (making 21)",
        ),
        (
            (MoveUnit(0, 1), RemoveUnit(0)),
            "Lleva la unidad 1 al puesto 2; después, quita la unidad 1 (8 Espadachines)",
            "Move unit 1 to number 2; then remove unit 1 (8 Swordsmen)",
        ),
    ],
)
def test_what_was_done_has_a_title(done: tuple[Edit, ...], es: str, en: str) -> None:
    assert changes(built_in(), START, done, "es") == es
    assert changes(built_in(), START, done, "en") == en


@pytest.mark.parametrize("change", ARRANGED, ids=lambda each: each.kind)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_arrangement_is_worded(change: Edit, lang: str) -> None:
    assert changes(built_in(), START, (change,), lang)


def test_several_are_done_in_their_order() -> None:
    assert sizes(apply_all(START, (CopyUnit(0), MoveUnit(1, 3)))) == [20, 8, 10, 20]


def test_tags_stay_in_files_join_with_units_and_are_nobody_elses() -> None:
    tagged = apply_all(START, (TagUnit(0, ("to paint",)), TagUnit(2, ("guard", "to paint"))))
    assert from_toml(to_toml(tagged), built_in()).roster == tagged
    assert MergeUnits(0, 2).apply(tagged).units[0].tags == ("to paint", "guard")
    assert without_notes(tagged) == START
    assert changes(built_in(), START, (TagUnit(0, ("to paint",)),), "en") == "Tag unit 1 with to paint"


def test_a_tag_given_twice_or_empty_is_told_once_or_not_at_all() -> None:
    assert Unit(tags=(" guard", "guard ", " ")).tags == ("guard",)


def test_an_army_goes_under_another_list_with_all_that_it_has() -> None:
    after = ChangeList("native_kingdom", "buganda").apply(START)
    assert (after.list, after.people, after.units) == ("native_kingdom", "buganda", START.units)
    assert "(Buganda)" in changes(built_in(), START, (ChangeList("native_kingdom", "buganda"),), "es")
