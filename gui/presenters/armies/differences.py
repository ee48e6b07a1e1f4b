"""The differences between two rosters: versions of the army, and another army beside it."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from armylists.legality.verdict import verdict
from armylists.points import differences, price
from armylists.roster import Roster
from armylists.roster_file import ENDING, open_roster
from armylists.wording.army_names import army_name
from armylists.wording.changes import difference
from gui.documents.army import ArmyDocument, known_armies, read_army, samples
from gui.presenters.armies.common import Choice, verdict_words
from gui.presenters.armies.start import told_file
from gui.presenters.lazy_rows import LazyRows
from gui.session import Key, Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.language.narration import capital
from heart_africa.storage.versions import Versions

OTHER: Final[Key[str]] = Key("armies-other")
SHOWN: Final[Key[Path]] = Key("armies-version")
SIGNS: Final = {"changed": "~", "added": "+", "removed": "−"}
STATES: Final = {"changed": "warn", "added": "good", "removed": "bad"}


@dataclass(frozen=True, slots=True)
class Change:
    """A difference in a sentence; sign and state tell whether something was changed, added or removed."""

    sign: str
    state: str
    text: str


@dataclass(frozen=True, slots=True)
class Side:
    """One of the compared armies: name, points, verdict."""

    name: str
    points: str
    state: str
    judged: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two armies and how the second differs; `fault` says why the second cannot be read."""

    first: Side
    choices: tuple[Choice, ...]
    other: str
    second: Side | None = None
    changes: tuple[Change, ...] = ()
    said: str = ""
    fault: str = ""


@dataclass(frozen=True, slots=True)
class VersionRow:
    """A version: when, points, how it differs from the one before; `now`: the army is the same now."""

    path: Path
    when: str
    points: str
    changes: tuple[Change, ...]
    said: str
    now: bool
    roster: Roster | None
    fault: str = ""


@dataclass(frozen=True, slots=True)
class History:
    """The versions, the newest first; and what would change by going back to the shown one.

    `paths` are their files. A version is read when it is looked at, for there may be hundreds.
    """

    paths: tuple[Path, ...]
    versions: Sequence[VersionRow]
    shown: VersionRow | None
    back: tuple[Change, ...]
    said: str


def told(session: Session, first: Roster, second: Roster) -> tuple[Change, ...]:
    """How the second army differs from the first, in the words that the terminal uses too."""
    lists = session.catalogue
    return tuple(
        Change(
            SIGNS[each.kind],
            STATES[each.kind],
            capital(difference(lists, first, second, each, session.lang)),
        )
        for each in differences(session.book, first, second)
    )


def compared(session: Session, document: ArmyDocument) -> Comparison:
    """The open army compared with the chosen one."""
    other = session.open.get(OTHER) or ""
    first, choices = _side(session, document.roster), tuple(_choices(session, document, other))
    if not other:
        return Comparison(first, choices, "")
    try:
        roster = read_army(session, Path(other))
    except BadData as why:
        return Comparison(first, choices, other, fault=bad_text(why, session.lang))
    changes = told(session, document.roster, roster)
    said = session.say("paper-differences", count=len(changes)) if changes else session.say("cli-same")
    return Comparison(first, choices, other, _side(session, roster), changes, said)


def _choices(session: Session, document: ArmyDocument, other: str) -> Iterator[Choice]:
    """The armies to compare with: the person's own, the samples, and a file that was chosen."""
    yield "", session.say("paper-choose")
    try:
        own = known_armies(session)
    except BadData:
        own = ()
    for path in dict.fromkeys((*own, *samples(), *((Path(other),) if other else ()))):
        if path != document.path:
            told_ = told_file(session, path)
            yield str(path), f"{told_.name} · {told_.line}"


def _side(session: Session, roster: Roster) -> Side:
    found = verdict(session.catalogue, roster, session.rulings)
    points = session.say("builder-of-limit", total=found.points, limit=roster.points)
    name = army_name(session.catalogue, roster, session.lang)
    return Side(name, points, *verdict_words(session, found))


def history(session: Session, document: ArmyDocument) -> History:
    """The versions of the open army."""
    found = Versions(document.path, ENDING).all()
    paths = tuple(each.path for each in found)

    def told_one(place: int) -> VersionRow:
        version = found[place]
        before = paths[place + 1] if place + 1 < len(paths) else None
        own, roster = version.at.astimezone(), _read(session, version.path)
        when = session.say("paper-when", date=own.date().isoformat(), time=own.strftime("%H:%M:%S"))
        if isinstance(roster, BadData):
            fault = bad_text(roster, session.lang)
            return VersionRow(version.path, when, "", (), "", now=False, roster=None, fault=fault)
        changes = _since(session, before, version.path, roster) if before else ()
        said = session.say("paper-first") if before is None else ""
        if before is not None and not changes:
            said = session.say("paper-order-only")
        total = price(session.book, roster).total
        points = session.say("builder-points", points=total)
        now = roster.model_copy(update={"list_digest": document.roster.list_digest}) == document.roster
        return VersionRow(version.path, when, points, changes, said, now, roster)

    kept = LazyRows(range(len(found)), told_one)
    chosen = session.open.get(SHOWN)
    at = paths.index(chosen) if chosen in paths else 0
    shown = kept[at] if kept else None
    back = told(session, document.roster, shown.roster) if shown and shown.roster else ()
    said = session.say("paper-back-count", count=len(back)) if back else session.say("paper-back-same")
    return History(paths, kept, shown, back, said if shown else "")


def _since(session: Session, before: Path, path: Path, roster: Roster) -> tuple[Change, ...]:
    """How a version differs from the one before; remembered, for versions never change."""
    earlier, key = _read(session, before), ("version-changes", session.lang, str(before), str(path))
    if isinstance(earlier, BadData):
        return ()
    return session.catalogue.remembered(key, lambda: told(session, earlier, roster))


def _read(session: Session, path: Path) -> Roster | BadData:
    """The roster of a version, or why it cannot be read; remembered, for a version never changes."""
    lists, key = session.catalogue, ("army-version", str(path))
    try:
        return lists.remembered(key, lambda: open_roster(path, lists).roster)
    except BadData as why:
        return why
