"""The kept campaign of Lagos at the terminal: taken in, and its battle of 1892 played at our own table."""

from pathlib import Path

import pytest

from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Act
from heart_africa.storage import documents
from tests.campaign.club import KEEPER
from tests.golden.lagos import FOLDER, JOURNAL, journal_text
from tests.terminal.campaign.conftest import done
from tests.terminal.conftest import Run

BATTLE = "1892-1-1"


def journal(text: str) -> Journal:  # type: ignore[type-arg]  # of campaigns
    found = documents.read(text, "campaign")
    return Journal(KEEPER, [KEEPER.codec.entry(line.text) for line in found.lines])


def test_the_kept_campaign_is_taken_in_and_sound(run: Run) -> None:
    done(run("campaign", "import", JOURNAL))

    done(run("campaign", "verify", "Lagos"))
    kept = (FOLDER / "lagos.ledger.csv").read_text(encoding="utf-8")
    assert done(run("campaign", "export", "Lagos", "--as", "csv", "--what", "ledger")).out == kept


@pytest.mark.rule("CPTS-01", "CPTS-07", "SCEN-09")
def test_its_battle_flows_to_the_table_and_back_without_retyping(run: Run, tmp_path: Path) -> None:
    """The two entries that the program makes of it are those that the kept script has typed."""
    kept = journal(JOURNAL.read_text(encoding="utf-8"))
    _declared, *typed = [
        entry for entry in kept.entries if f'"battle":"{BATTLE}"' in KEEPER.codec.text(entry)
    ]
    before = tmp_path / "before.jsonl"
    before.write_text(journal_text(kept, typed[0].number - 1), encoding="utf-8")

    done(run("campaign", "import", before))
    armies = ("--red", FOLDER / "mahdists.army.toml", "--blue", FOLDER / "equatoria-column.army.toml")
    done(run("campaign", "battle", "Lagos", BATTLE, *armies, "--attacker", "red"))
    done(run("battle", "play", f"Lagos {BATTLE}", "--script", FOLDER / "akobo.battle.txt"))
    done(run("campaign", "result", "Lagos", BATTLE, "--from-battle"))

    made = journal(done(run("campaign", "export", "Lagos")).out).entries[-2:]
    assert [commands(entry.record) for entry in made] == [commands(entry.record) for entry in typed]


def commands(record: object) -> object:
    assert isinstance(record, Act)
    return record.command
