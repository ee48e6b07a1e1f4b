"""The kind of battles: a table's record may go with each, and each may belong to a campaign."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from heart_africa import __version__
from heart_africa.board.table_record import Judge, Surveyor, TableRecord, nobody
from heart_africa.core.problems import BadData
from heart_africa.core.rulings import Rulings
from heart_africa.journal_kinds.kind import JournalKind
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
    """Battles: the record of a table may go with each, and a backup is due at every phase."""

    kind = "battle"
    beside = Surveyor()

    def rules(self, rulings: Rulings) -> "Referee":
        """The referee with these rulings."""
        from heart_africa.rules.book import book  # noqa: PLC0415  # a list of battles must not wait for them
        from heart_africa.rules.referee import referee  # noqa: PLC0415  # a list of journals needs no rules

        return referee(book(), rulings)

    def occasion(self, before: "Battle", after: "Battle") -> str | None:
        """The occasion for a backup: an army, a new turn or phase, or the end of the battle."""
        if before.sides.keys() != after.sides.keys():
            return "army"
        if before.stage != after.stage and after.stage == "over":
            return "end"
        if before.turn != after.turn:
            return "turn"
        return "phase" if (before.stage, before.step) != (after.stage, after.step) else None

    def may_rename(self, document: Document) -> None:
        """Raises `BadData` for a battle of a campaign, since the campaign knows it by its name."""
        if campaign_of(document)[0]:
            raise BadData("campaign-knows-the-name", about={"found": document.name})


BATTLES = Battles()


def referee_of(writer: JournalWriter["Battle"]) -> "Referee":
    """The referee of an open battle."""
    from heart_africa.rules.referee import Referee  # noqa: PLC0415  # as above

    rules = writer.rules
    assert isinstance(rules, Referee)  # noqa: S101  # a battle is opened with a referee
    return rules


# --- the note of a battle: the campaign that it belongs to, the sides that the computer plays ---


def note_of(campaign: Document, battle: str) -> str:
    """The note of a battle that belongs to a campaign, where its id on the list is `battle`."""
    return f"{OF_A_CAMPAIGN}{campaign.id} {battle}"


def campaign_of(document: Document) -> tuple[str, str]:
    """The id of the campaign that a battle belongs to, and the battle's id on its list; two "" for none."""
    words, _ = _noted(document.note)
    owned = words[:1] == OF_A_CAMPAIGN.split() and len(words) == len(("campaign", "id", "battle"))
    return (words[1], words[2]) if owned else ("", "")


def seated(note: str, sides: Mapping[str, str]) -> str:
    """The note changed so that the computer plays exactly these sides, each at its level."""
    words, _ = _noted(note)
    played = [f"{side}={level}" for side, level in sides.items()]
    return " ".join((*words, *([PLAYED, *played] if played else [])))


def seats_in(note: str) -> Mapping[str, str]:
    """The sides that the computer plays, with their levels, according to the note."""
    _, words = _noted(note)
    return {side: level for side, _, level in (each.partition("=") for each in words)}


def _noted(note: str) -> tuple[list[str], list[str]]:
    """The words of a note in two parts: all others, and those at its end on the sides the computer plays."""
    words = note.split()
    for at, word in enumerate(words):
        played = words[at + 1 :]
        if word == PLAYED and played and all("=" in each for each in played):
            return words[:at], played
    return words, []


# --- the table of a battle ---


def record(writer: JournalWriter["Battle"]) -> TableRecord:
    """The record of the battle's table; an empty one without a table. Raises `BadData` if it is damaged."""
    found = companion(writer.library, writer.document)
    return _table(writer, found).state if found else TableRecord()


def table(writer: JournalWriter["Battle"], judge: Judge = nobody) -> JournalWriter[TableRecord]:
    """The journal of the battle's table, created if there is none; `judge` rules on it. Raises `BadData`."""
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
