"""Paper, sending, bringing, versions and comparing without a window."""

from pathlib import Path

import pytest

from armylists.catalogue import built_in
from armylists.edits import NameArmy, NoteArmy, SetFact, SetFigures
from armylists.exchange import to_json
from armylists.roster_file import save_roster, to_toml
from armylists.share_code.code import encode
from gui.documents.army import ArmyDocument, army, change, keep, start_army
from gui.presenters.armies import exchange
from gui.presenters.armies.differences import OTHER, SHOWN, compared, history
from gui.presenters.papers import PapersPanel, choose, data, panel
from gui.session import Session
from gui.settings import Settings
from tests.armylists.builders import army as an_army
from tests.armylists.builders import led_by, unit

START = an_army(
    "zanzibaris",
    units=[unit(askaris=20), unit(swordsmen=8), unit(askaris=10)],
    leader=led_by("askaris", "charismatic"),
    year=1879,
)


@pytest.fixture
def session(tmp_path: Path) -> Session:
    made = Session(tmp_path, built_in(), Settings(language="en"))
    start_army(made, START)
    return made


def document(session: Session) -> ArmyDocument:
    found = army(session)
    assert found
    return found


def do(session: Session, *changes: object) -> None:
    change(session, *changes)  # type: ignore[arg-type]  # as they are made below
    keep(session)


# --- on paper ---


def paper(session: Session) -> PapersPanel:
    """The paper of the army that is looked at."""
    return panel(session, exchange.stack(session, document(session)))


def test_a_sheet_is_of_the_size_and_kind_chosen(session: Session) -> None:
    assert {page.across for page in paper(session).pages} == {595.28}

    choose(session, exchange.KIND, size="letter", what="units")
    shown = paper(session)

    assert {(page.across, page.down) for page in shown.pages} == {(612.0, 792.0)}
    assert shown.files[0][1].endswith("-units.pdf")
    assert data(session, exchange.stack(session, document(session))).startswith(b"%PDF")


def test_the_opponents_copy_tells_traits_only_where_it_is_asked_to(session: Session) -> None:
    choose(session, exchange.KIND, what="opponent")
    assert "Charismatic" not in paper(session).words

    choose(session, exchange.KIND, traits=True)
    assert "Charismatic" in paper(session).words


# --- sent and brought ---


def test_a_code_that_is_sent_comes_back_as_the_same_army(session: Session) -> None:
    do(session, NameArmy("Caravan"))
    panel = exchange.sent(session, document(session))

    found = exchange.came(session, panel.text)

    assert panel.modules
    assert found.name == "Caravan"
    assert found.roster
    assert encode(found.roster, session.catalogue) == panel.text


def test_notes_stay_at_home_where_one_wants_it(session: Session) -> None:
    do(session, NoteArmy("the left flank is a bluff"))
    exchange.choose(session, form="json")
    assert "bluff" in exchange.sent(session, document(session)).text

    exchange.choose(session, notes=False)
    assert "bluff" not in exchange.sent(session, document(session)).text


def test_json_and_the_text_of_a_file_are_understood(session: Session) -> None:
    roster = document(session).roster
    for text in (to_json(roster), to_toml(roster)):
        assert exchange.came(session, text).roster == roster


def test_what_is_no_army_is_said_to_be_none(session: Session) -> None:
    found = exchange.came(session, "HA1:thisisnoarmy")
    assert found.roster is None
    assert found.fault
    assert exchange.came(session, "  ") == exchange.ReadArmy()


# --- versions ---


def test_every_save_is_kept_once_with_what_was_done(session: Session) -> None:
    do(session, SetFigures(1, "swordsmen", 10))
    do(session, SetFact("year", 1880))
    document(session).unsaved = True
    keep(session)  # nothing is otherwise

    found = history(session, document(session)).versions

    assert [[each.text for each in version.changes[:1]] for version in found] == [
        ["Year: 1879 → 1880"],
        ["Unit 2, Swordsmen: 8 → 10"],
        [],
    ]
    assert [version.now for version in found] == [True, False, False]


def test_only_versions_that_are_looked_at_are_read(session: Session) -> None:
    for year in range(1860, 1870):
        do(session, SetFact("year", year))
    session.catalogue.memory.clear()
    found = history(session, document(session))
    assert len(found.versions) == 11
    assert [each.text for each in found.versions[0].changes] == ["Year: 1868 → 1869"]
    read = [key for key in session.catalogue.memory if str(key).startswith("('army-version',")]
    assert len(read) == 2


def test_what_going_back_would_change_is_told(session: Session) -> None:
    do(session, SetFact("year", 1880))
    session.open.put(SHOWN, history(session, document(session)).versions[-1].path)

    assert [each.text for each in history(session, document(session)).back] == ["Year: 1880 → 1879"]


def test_a_version_that_cannot_be_read_says_so(session: Session) -> None:
    do(session, SetFact("year", 1880))
    path = history(session, document(session)).versions[-1].path
    path.write_text("no army", encoding="utf-8")
    session.catalogue.memory.clear()

    assert history(session, document(session)).versions[-1].fault


def test_a_folder_for_versions_that_cannot_be_made_stops_no_save(session: Session) -> None:
    folder = document(session).path.parent / "versions"
    for path in sorted(folder.rglob("*"), reverse=True):
        path.unlink() if path.is_file() else path.rmdir()
    folder.rmdir()
    folder.write_text("in the way", encoding="utf-8")

    do(session, SetFact("year", 1880))

    assert document(session).fault is None
    assert "1880" in document(session).path.read_text(encoding="utf-8")


# --- compared ---


def test_two_armies_are_compared_in_the_words_of_the_terminal(session: Session, tmp_path: Path) -> None:
    other = tmp_path / "other.army.toml"
    save_roster(other, START.model_copy(update={"year": 1885, "units": START.units[:2]}), session.catalogue)
    session.open.put(OTHER, str(other))

    panel = compared(session, document(session))

    assert [(each.sign, each.text) for each in panel.changes[:2]] == [
        ("~", "Year: 1879 → 1885"),
        ("−", "Gone: unit 3 (10 Askaris)"),
    ]
    assert panel.second


def test_an_army_that_is_gone_cannot_be_compared_with(session: Session, tmp_path: Path) -> None:
    session.open.put(OTHER, str(tmp_path / "gone.army.toml"))
    assert compared(session, document(session)).fault


def test_an_army_equals_itself(session: Session, tmp_path: Path) -> None:
    same = tmp_path / "same.army.toml"
    save_roster(same, document(session).roster, session.catalogue)
    session.open.put(OTHER, str(same))

    assert compared(session, document(session)).said == "The two armies are the same."
