"""What was put right in a battle, told openly: from where, why, and dice that had been misread."""

from collections.abc import Iterator

from heart_africa.core.journal.book import Journal
from heart_africa.core.journal.records import Act, Correction, Entry
from heart_africa.core.messages import say
from heart_africa.rules.battle import Battle, Stage
from reports.content.sheet import Row, Section, Table


def mended(lang: str, journal: Journal[Battle]) -> Iterator[Section]:
    """A section, if there were corrections; what was taken back before a die fell is no matter."""
    rows = tuple(
        _row(lang, journal, entry, entry.record)
        for entry in journal.entries
        if isinstance(entry.record, Correction)
    )
    if rows:
        heads = tuple(say(lang, f"report-head-{head}") for head in ("when", "mended", "reason"))
        table = Table(("left", "left", "left"), rows, heads)
        yield Section("mended", say(lang, "report-mended"), (table,), say(lang, "report-mended-note"))


def _row(lang: str, journal: Journal[Battle], entry: Entry, record: Correction) -> Row:
    first = journal.at(record.back_to)
    turn = first.turn if first.stage is Stage.PLAY else 0
    when = say(lang, "report-turn", turn=turn) if turn else say(lang, "report-before")
    return Row((when, _what(lang, journal, entry, record), record.reason))


def _what(lang: str, journal: Journal[Battle], entry: Entry, record: Correction) -> str:
    """Dice that had been misread, as they were typed and as they lay; else how many entries went."""
    back = [
        each for each in journal.entries[record.back_to : entry.number - 1] if isinstance(each.record, Act)
    ]
    if not record.misread:
        return say(lang, "report-taken-back", count=len(back))
    lay = " ".join(str(face) for roll in record.misread for face in roll.faces)
    act = back[0].record if back else None
    typed = " ".join(map(str, act.faces)) if isinstance(act, Act) else ""
    return say(lang, "report-misread", typed=typed, lay=lay)
