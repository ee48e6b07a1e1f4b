"""What was put right in a battle, told openly: from where, why, and dice that had been misread."""

from collections.abc import Iterator

from heart_africa.battle import Battle, Stage
from heart_africa.journal.book import Journal
from heart_africa.journal.deeds import Act, Correction, Entry
from heart_africa.messages import say
from reports.content.sheet import Row, Section, Table


def mended(lang: str, journal: Journal[Battle]) -> Iterator[Section]:
    """A section, if there were corrections; what was taken back before a die fell is no matter."""
    rows = tuple(
        _row(lang, journal, entry, entry.deed)
        for entry in journal.entries
        if isinstance(entry.deed, Correction)
    )
    if rows:
        heads = tuple(say(lang, f"report-head-{head}") for head in ("when", "mended", "reason"))
        table = Table(("left", "left", "left"), rows, heads)
        yield Section("mended", say(lang, "report-mended"), (table,), say(lang, "report-mended-note"))


def _row(lang: str, journal: Journal[Battle], entry: Entry, deed: Correction) -> Row:
    first = journal.at(deed.back_to)
    turn = first.turn if first.stage is Stage.PLAY else 0
    when = say(lang, "report-turn", turn=turn) if turn else say(lang, "report-before")
    return Row((when, _what(lang, journal, entry, deed), deed.reason))


def _what(lang: str, journal: Journal[Battle], entry: Entry, deed: Correction) -> str:
    """Dice that had been misread, as they were typed and as they lay; else how many entries went."""
    back = [each for each in journal.entries[deed.back_to : entry.number - 1] if isinstance(each.deed, Act)]
    if not deed.misread:
        return say(lang, "report-taken-back", count=len(back))
    lay = " ".join(str(face) for roll in deed.misread for face in roll.faces)
    act = back[0].deed if back else None
    typed = " ".join(map(str, act.faces)) if isinstance(act, Act) else ""
    return say(lang, "report-misread", typed=typed, lay=lay)
