"""What a journal says of itself stands in its chain: spoilt, it is read but not written on, and put back."""

import json
import shutil
from functools import partial
from pathlib import Path

import pytest

from heart_africa.board.table_record import Surveyor
from heart_africa.core.journal.codec import FIRST, Seal, following
from heart_africa.core.problems import BadData
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import book
from heart_africa.rules.referee import Referee, referee
from heart_africa.storage.documents import Document
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.library import Library
from heart_africa.storage.repairs import repair, verify
from heart_africa.storage.transfer import beside, bring_beside, companion, exported, import_, opened
from heart_africa.storage.turn_files import Orders, State, journal_in, read
from tests.campaign.club import KEEPER
from tests.journal.toy import March, Road, no_dice
from tests.storage.conftest import RULES, again, ticking
from tests.storage.test_repairs import spoil

EXPORTS = Path(__file__).parent / "exports"
KEY = "K7QF-ABCD-EFGH-IJKL-MNOP-QRST-UVWX-YZ23"
"""With which the turn files of the first version are signed."""

HEADS = [
    ("who = 'Eva'", "who"),
    ("created = '2020-01-01T00:00:00Z'", "created"),
    ("rules = '9'", "rules"),
    ("""rulings = '{"TOY-09": "yes"}'""", "rulings"),
    ("rulings = 'no JSON'", "rulings"),
    ("rulings = '[]'", "rulings"),
    ("kind = 'campaign'", "kind"),
    ("seal_text = replace(seal_text, 'Ana', 'Eva')", "seal"),
    ("seal_text = ''", "seal"),
    ("seal_after = 2", "seal"),
    ("seal_after = 40", "seal"),
]


@pytest.mark.parametrize(("statement", "what"), HEADS)
def test_a_spoilt_head_is_read_with_all_entries_and_not_written_on_until_it_is_repaired(
    library: Library, played: JournalWriter[Road], tmp_path: Path, statement: str, what: str
) -> None:
    whole = exported(library, played.document)
    spoil(library, f"UPDATE journals SET {statement}")  # noqa: S608  # our own words
    found = library.find("battle", "Tabora")
    writer = again(library, found)

    assert (writer.state, len(writer.journal.entries)) == (played.state, 4)
    assert (found.who, found.rules, found.rulings) == ("Ana", "1", {"TOY-09": "no"})
    assert writer.document.spoilt == (what,)
    for write in (
        partial(writer.submit, March("Ana"), no_dice),
        writer.redo,
        partial(writer.correct, 0, "x"),
    ):
        with pytest.raises(BadData, match="journal-head-spoilt") as caught:
            write()
        assert caught.value.about["found"] == what
    health = verify(library, found, RULES)
    assert (health.well, health.sound, health.why, health.spoilt) == (False, 4, "", (what,))

    repaired = repair(library, found, RULES, tmp_path)

    assert repaired is not None
    assert (repaired.stands, repaired.lost, repaired.head) == (4, 0, (what,))
    assert exported(library, found) == whole
    assert again(library, found).submit(March("Ana"), no_dice).number == 5


def test_a_head_that_is_changed_before_the_first_entry_is_seen(library: Library, document: Document) -> None:
    spoil(library, """UPDATE journals SET rulings = '{"TOY-09": "yes"}'""")

    assert library.again(document).spoilt == ("rulings",)
    assert library.again(document).rulings == {"TOY-09": "no"}


def test_the_head_of_a_file_is_held_against_its_marks(
    library: Library, played: JournalWriter[Road], tmp_path: Path
) -> None:
    path = tmp_path / "x.jsonl"
    first, *rest = exported(library, played.document).splitlines()
    head = {**json.loads(first), "rulings": {"TOY-09": "yes"}}
    path.write_text("\n".join([json.dumps(head), *rest, ""]), encoding="utf-8")
    with pytest.raises(BadData, match="journal-head-spoilt") as caught:
        import_(library, path, "battle", RULES, name="x")
    assert (caught.value.line, caught.value.about["found"]) == (1, "rulings")
    taken = import_(library, path, "battle", RULES, name="x", partly=True)

    assert (library.again(taken).rulings, library.again(taken).spoilt) == ({"TOY-09": "no"}, ())
    assert again(library, taken).state == played.state


def test_a_seal_taken_out_of_a_file_breaks_its_chain(
    library: Library, played: JournalWriter[Road], tmp_path: Path
) -> None:
    path = tmp_path / "x.jsonl"
    first, *rest = exported(library, played.document).splitlines()
    head = {key: value for key, value in json.loads(first).items() if key != "seal"}
    path.write_text("\n".join([json.dumps({**head, "version": 1}), *rest, ""]), encoding="utf-8")

    fault = opened(path, "battle", RULES).fault
    assert fault is not None
    assert (fault.code, fault.about["sound"]) == ("journal-tampered", 0)


def test_a_copy_says_when_it_was_begun_and_is_sound(library: Library, played: JournalWriter[Road]) -> None:
    copy = library.again(library.copy(played.document, "Ujiji"))

    assert (copy.spoilt, copy.created > played.document.created) == ((), True)
    assert verify(library, copy, RULES).well


def test_a_damaged_journal_is_not_copied_as_if_it_were_sound(
    library: Library, played: JournalWriter[Road]
) -> None:
    spoil(library, "UPDATE journal_lines SET text = replace(text, 'Ana', 'Eva') WHERE number = 3")
    with pytest.raises(BadData, match="journal-damaged"):
        library.copy(played.document, "Ujiji")


# --- what was written before there were seals ---


def test_an_old_journal_is_unproven_up_to_where_it_is_written_on(
    library: Library, played: JournalWriter[Road], tmp_path: Path
) -> None:
    """The first version as it was: no seal, the first entry marked upon nothing."""
    with Library(tmp_path / "old.db", ticking()) as old:
        assert '"version":1' in exported(old, _old(old)).splitlines()[0]
        document = old.find("battle", "Tabora")
        before = old.lines(document)
        health = verify(old, document, RULES)
        assert (health.well, health.unproven) == (True, 2)

        again(old, document).submit(March("Ana"), no_dice)

        health, sealed = verify(old, document, RULES), old.again(document).seal
        assert (health.well, health.lines, health.unproven) == (True, 3, 2)
        assert sealed is not None
        assert sealed.after == 2
        assert old.lines(document)[:2] == before
        spoil(old, "UPDATE journals SET who = 'Eva'")
        assert old.again(document).spoilt == ("who",)


def _old(library: Library) -> Document:
    """A journal of two entries from before there were seals."""
    writer = again(library, library.create("battle", "new"))
    writer.submit(March("Ana", 1), no_dice)
    writer.submit(March("Ana", 2), no_dice)
    texts = [line.text for line in library.lines(writer.document)]
    first = following(0, FIRST, texts[0])
    second = following(1, first.mark, texts[1])
    return library.add(Document("", "battle", "Tabora", "2025", "Ana"), (first, second))


def test_the_rulings_of_an_old_journal_that_nobody_can_read_are_those_of_its_entries(
    tmp_path: Path,
) -> None:
    path = tmp_path / "battle.jsonl"
    shutil.copy(EXPORTS / "version_1.battle.jsonl", path)
    with Library(tmp_path / "x.db") as library:
        document = import_(library, path, "battle", referee(book()))
        spoil(library, "UPDATE journals SET rulings = 'no JSON'")
        found = library.find("battle", document.name)

        assert (found.rulings, found.spoilt) == ({}, ("rulings",))
        assert repair(library, found, referee(book()), tmp_path) is not None
        assert library.again(document).spoilt == ()


def test_a_battle_of_the_first_version_opens_with_its_table_and_is_written_out_the_same(
    tmp_path: Path,
) -> None:
    path = EXPORTS / "version_1.battle.jsonl"
    with Library(tmp_path / "x.db", ticking()) as library:
        rules: Referee = referee(book())
        document = import_(library, path, "battle", rules)
        bring_beside(library, document, path)
        table = companion(library, document)
        assert table is not None
        for health in (verify(library, document, rules), verify(library, table, Surveyor())):
            assert (health.well, health.unproven) == (True, health.lines)
        battle: Battle = JournalWriter(rules, library, document, ticking(), "Ana").state
        assert battle.units
        assert exported(library, document) == path.read_text(encoding="utf-8")
        assert exported(library, table) == beside(path).read_text(encoding="utf-8")


def test_turn_files_of_the_first_version_are_read() -> None:
    state = read((EXPORTS / "version_1.state.json").read_text(encoding="utf-8"))
    orders = read((EXPORTS / "version_1.orders.json").read_text(encoding="utf-8"))
    for each in (state, orders):
        each.checked(KEY)
    assert isinstance(state.said, State)
    assert isinstance(orders.said, Orders)
    found = journal_in(state.said, "campaign")

    assert (len(found.lines), found.document.seal, found.fault) == (6, None, None)
    assert orders.said.mark == found.document.head.mark


def test_a_campaign_of_the_first_version_opens(tmp_path: Path) -> None:
    with Library(tmp_path / "x.db") as library:
        document = import_(library, EXPORTS / "version_1.campaign.jsonl", "campaign", KEEPER)

        assert verify(library, document, KEEPER).well
        assert library.again(document).seal in {None, Seal(0, "")}
