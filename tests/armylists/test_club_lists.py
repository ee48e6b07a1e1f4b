"""A club's own lists: the same models, the same errors, and no harm to the book's twelve."""

from pathlib import Path

import pytest

from armylists.catalogue import DATA, Catalogue, built_in, cross_references, with_club_lists
from armylists.legality import verdict
from tests.armylists.builders import army

OWN = (
    (DATA / "lists" / "pygmies.toml")
    .read_text(encoding="utf-8")
    .replace('id = "pygmies"', 'id = "club_pygmies"')
)


def club(tmp_path: Path, text: str) -> Catalogue:
    (tmp_path / "own.list.toml").write_text(text, encoding="utf-8")
    return with_club_lists(built_in(), tmp_path)


def test_a_list_of_the_club_is_played_like_one_of_the_book(tmp_path: Path) -> None:
    catalogue = club(tmp_path, OWN)
    roster = army("pygmies").model_copy(update={"list": "club_pygmies"})

    assert catalogue.faults == ()
    assert verdict(catalogue, roster).problems == ()
    assert built_in().lists.keys() < catalogue.lists.keys()


@pytest.mark.parametrize(
    ("old", "new", "code", "key", "line"),
    [
        ('id = "club_pygmies"', 'id = "pygmies"', "list-id-taken", "id", 4),
        ('["cunning_devil"]', '["cunning"]', "not-one-of", "leader_traits[0].traits[0]", 23),
        ("pygmy_spearmen = [0, 4]", "pigmy_spearmen = [0, 4]", "unknown-id", "lines.units.pigmy_spearmen", 20),
        ('terrain = ["forest"]', 'terrain = ["jungle"]', "not-one-of", "home_terrain[0].terrain[0]", 28),
        ('terrain = ["forest"]', 'terrain = ["forest"]\npeople = ["twa"]', "unknown-id", "home_terrain[0].people", 29),
        ("[lines]", "[line]", "unknown-key", "line", 17),
        ("version = 1", "version = 9", "not-one-of", "version", 3),
    ],
)  # fmt: skip
def test_a_faulty_list_is_left_out_with_its_fault_and_harms_nothing(
    tmp_path: Path, old: str, new: str, code: str, key: str, line: int
) -> None:
    catalogue = club(tmp_path, OWN.replace(old, new))
    (fault,) = catalogue.faults

    assert (fault.code, fault.key, fault.line, Path(fault.file).name) == (code, key, line, "own.list.toml")
    assert catalogue.lists == built_in().lists


def test_a_folder_that_is_not_there_adds_nothing(tmp_path: Path) -> None:
    assert with_club_lists(built_in(), tmp_path / "none").lists == built_in().lists


@pytest.mark.parametrize("list_id", built_in().lists)
def test_the_lists_of_the_book_name_nothing_that_is_not_there(list_id: str) -> None:
    others = {key: army for key, army in built_in().lists.items() if key != list_id}

    assert list(cross_references(built_in().lists[list_id], built_in().book, others)) == []
