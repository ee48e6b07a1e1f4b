"""Battles as they are kept: the record of a table beside each, and the campaign that one may belong to."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from heart_africa import __version__
from heart_africa.board.table_record import Judge, Surveyor, TableRecord, nobody
from heart_africa.core.problems import BadData
from heart_africa.core.rulings import Rulings
from heart_africa.kinds.kind import JournalKind
from heart_africa.storage.documents import Document
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.transfer import KIND as TABLE
from heart_africa.storage.transfer import companion, of_its_battle

if TYPE_CHECKING:
    from heart_africa.rules.battle import Battle
    from heart_africa.rules.referee import Referee

RULES = "2"
"""Edition of the book whose rules a battle is played by."""
OF_A_CAMPAIGN = "campaign "
"""How the note of a battle begins that a campaign has put on its list."""
PLAYED = "computer"
"""How its note goes on, or begins, of which the computer plays a side: `computer red=steady`."""


class Battles(JournalKind["Battle"]):
    """Battles: a table may go with each; there is a backup at every phase."""

    kind = "battle"
    beside = Surveyor()

    def rules(self, rulings: Rulings) -> "Referee":
        """The referee."""
        from heart_africa.rules.book import book  # noqa: PLC0415  # a list of battles must not wait for them
        from heart_africa.rules.referee import referee  # noqa: PLC0415

        return referee(book(), rulings)

    def occasion(self, before: "Battle", after: "Battle") -> str | None:
        """An army at the table, a new turn or phase, the end."""
        if before.sides.keys() != after.sides.keys():
            return "army"
        if before.stage != after.stage and after.stage == "over":
            return "end"
        if before.turn != after.turn:
            return "turn"
        return "phase" if (before.stage, before.step) != (after.stage, after.step) else None

    def may_rename(self, document: Document) -> None:
        """Raises `BadData` for a battle of a campaign, which knows it by its name."""
        if campaign_of(document)[0]:
            raise BadData("campaign-knows-the-name", about={"found": document.name})


BATTLES = Battles()


def referee_of(writer: JournalWriter["Battle"]) -> "Referee":
    """The rules of a battle that is open."""
    from heart_africa.rules.referee import Referee  # noqa: PLC0415  # as above

    rules = writer.rules
    assert isinstance(rules, Referee)  # noqa: S101  # a battle is opened with a referee
    return rules


# --- the note of a battle: the campaign that it belongs to, the sides that the computer plays ---


def note_of(campaign: Document, battle: str) -> str:
    """What a battle says of the campaign that it belongs to, and under which id it is on the list there."""
    return f"{OF_A_CAMPAIGN}{campaign.id} {battle}"


def campaign_of(document: Document) -> tuple[str, str]:
    """The campaign (its id) and the battle on its list that a battle belongs to; two "" for none."""
    words, _ = _noted(document.note)
    owned = words[:1] == OF_A_CAMPAIGN.split() and len(words) == len(("campaign", "id", "battle"))
    return (words[1], words[2]) if owned else ("", "")


def seated(note: str, sides: Mapping[str, str]) -> str:
    """That note with these sides played by the computer, each at its level, and no others."""
    words, _ = _noted(note)
    played = [f"{side}={level}" for side, level in sides.items()]
    return " ".join((*words, *([PLAYED, *played] if played else [])))


def seats_in(note: str) -> Mapping[str, str]:
    """The sides that the computer plays, with their levels as the note says them."""
    _, words = _noted(note)
    return {side: level for side, _, level in (each.partition("=") for each in words)}


def _noted(note: str) -> tuple[list[str], list[str]]:
    """The words of a note on anything else, and those on the sides that the computer plays, at its end."""
    words = note.split()
    for at, word in enumerate(words):
        played = words[at + 1 :]
        if word == PLAYED and played and all("=" in each for each in played):
            return words[:at], played
    return words, []


# --- the table of a battle ---


def record(writer: JournalWriter["Battle"]) -> TableRecord:
    """What was done on the battle's table, if it has one. Raises `BadData` where that is damaged."""
    found = companion(writer.library, writer.document)
    return _table(writer, found).state if found else TableRecord()


def table(writer: JournalWriter["Battle"], judge: Judge = nobody) -> JournalWriter[TableRecord]:
    """The journal of the battle's table, begun if there is none yet, with who judges. Raises `BadData`."""
    library, battle = writer.library, writer.document
    found = companion(library, battle)
    made = found or library.create(TABLE, battle.id, who=writer.who, rules=__version__)
    return _table(writer, made, judge)


def _table(
    writer: JournalWriter["Battle"], document: Document, judge: Judge = nobody
) -> JournalWriter[TableRecord]:
    try:
        return JournalWriter(Surveyor(judge), writer.library, document, writer.clock, writer.who)
    except BadData as fault:
        raise of_its_battle(fault, writer.document) from None
