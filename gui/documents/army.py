"""The open army as a document: the roster, its file, what was done, undo and redo.

It is saved as it changes: `keep` writes it to its file, and nobody is asked. Topics told: `army` when another
army is open or this one has changed, `army-saved` when it was written.
"""

import re
import unicodedata
from dataclasses import field
from functools import cache
from pathlib import Path
from typing import Literal, TypeVar

from armylists.edits import ChangeList, Edit, KeepNarrative, SetFact, apply_all
from armylists.legality.verdict import verdict
from armylists.roster import Roster
from armylists.roster_file import ENDING, open_roster, save_roster, stamped
from armylists.wording.army_names import army_name
from armylists.wording.changes import changes as title
from armylists.wording.names import list_name, people_name
from gui.session import Key, Session
from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import BOOK
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.strict import Strict, read
from heart_africa.core.text import alphabetical
from heart_africa.storage.files import is_there, listed, make_folder, read_text
from heart_africa.storage.versions import Versions
from resources import ROOT

# --- changing the army's list or people ---


def relist(session: Session, list_id: str) -> None:
    """Give the army another list; its people and mode are kept if that list has them."""
    document = army(session)
    if document and list_id != document.roster.list:
        name = list_name(session.catalogue, list_id, session.lang)
        _become(session, document.roster, moved(session, document.roster, list_id), name)


def repeople(session: Session, people: str) -> None:
    """Give the army another people of its list."""
    document = army(session)
    if document and people != document.roster.people:
        name = people_name(session.catalogue, people, session.lang)
        _become(session, document.roster, SetFact("people", people), name)


def moved(session: Session, roster: Roster, list_id: str) -> ChangeList:
    """The edit that changes the army's list, with its people and mode if the new list has them."""
    wanted = session.catalogue.lists[list_id]
    people = roster.people if roster.people in wanted.people_ids() else ""
    return ChangeList(list_id, people, roster.mode if roster.mode in wanted.modes else "")


def _become(session: Session, roster: Roster, first: Edit, name: str) -> None:
    """Apply this edit; an army that becomes illegal by it is kept as narrative, in the same step."""
    was = verdict(session.catalogue, roster, session.rulings)
    found = verdict(session.catalogue, apply_all(roster, (first,)), session.rulings)
    spoilt = was.legal and not found.legal and not roster.narrative
    change(session, first, *((KeepNarrative(narrative=True),) if spoilt else ()))
    count = len(found.problems)
    kept = "yes" if spoilt or (count and roster.narrative) else "no"
    session.note(session.say("builder-relisted", name=name, count=count, narrative=kept))


# --- versions of the army's file ---


def before_save(path: Path) -> None:
    """Keep the file's content as a version before it is first overwritten; faults are ignored."""
    try:
        Versions(path, ENDING).begin()
    except (BadData, OSError):
        return


def after_save(path: Path) -> None:
    """Keep the file's new content as a version; faults are ignored, for the file itself is written."""
    try:
        Versions(path, ENDING).add(read_text(path))
    except (BadData, OSError):
        return


# --- the open army as a document of the session ---


FOLDER = "armies"
SAMPLES = ROOT / "samples"
LONGEST_FILE = 60
Part = TypeVar("Part", bound=Strict)


@dataclass(frozen=True, slots=True)
class Step:
    """One step that can be undone: the roster before, the edits, the roster after."""

    before: Roster
    changes: tuple[Edit, ...]
    after: Roster


@dataclass
class ArmyDocument:
    """An army on the desk.

    `warnings` are from opening it; `unsaved`: the file is older than the roster; `fault`: why it could not be
    written.
    """

    roster: Roster
    path: Path
    done: list[Step] = field(default_factory=list)
    undone: list[Step] = field(default_factory=list)
    warnings: tuple[Problem, ...] = ()
    unsaved: bool = False
    fault: BadData | None = None


ARMY: Key[ArmyDocument] = Key("army")


def army(session: Session) -> ArmyDocument | None:
    """The open army, None if none is open."""
    return session.open.get(ARMY)


def open_army(session: Session, path: Path) -> None:
    """Open an army file. Raises `BadData` if it cannot be read; the army before then stays open."""
    opened = open_roster(path, session.catalogue)
    _show(session, ArmyDocument(opened.roster, path, warnings=opened.warnings))


def open_sample(session: Session, path: Path) -> None:
    """Open a copy of a sample army in the person's own folder. Raises `BadData`."""
    start_army(session, read_army(session, path))


def start_army(session: Session, roster: Roster) -> None:
    """Open a new army with this roster, in a new file. Raises `BadData` if the folder cannot be used."""
    roster = stamped(roster, session.catalogue)
    name = army_name(session.catalogue, roster, session.lang)
    path = free_path(session.folder / FOLDER, name)
    _show(session, ArmyDocument(roster, path, unsaved=True))
    keep(session)


def close_army(session: Session) -> None:
    """Write the open army to its file and close it."""
    keep(session)
    session.open.take(ARMY)
    session.tell("army")


def _show(session: Session, document: ArmyDocument) -> None:
    keep(session)
    session.open.put(ARMY, document)
    session.remember("army", str(document.path))
    session.tell("army")


def change(session: Session, *changes: Edit) -> None:
    """Apply edits to the open army as one step; edits that change nothing leave no step."""
    document = army(session)
    if document is None or not changes:
        return
    after = apply_all(document.roster, changes)
    if after != document.roster:
        document.done.append(Step(document.roster, changes, after))
        document.undone.clear()
        _now(session, document, after)


def undo(session: Session) -> None:
    """Take back the last step."""
    document = army(session)
    if document and document.done:
        step = document.done.pop()
        document.undone.append(step)
        _now(session, document, step.before)


def redo(session: Session) -> None:
    """Do the step again that was taken back last."""
    document = army(session)
    if document and document.undone:
        step = document.undone.pop()
        document.done.append(step)
        _now(session, document, step.after)


def _now(session: Session, document: ArmyDocument, roster: Roster) -> None:
    document.roster, document.unsaved = roster, True
    session.tell("army")


def told(session: Session, step: Step) -> str:
    """What a step did, in the person's language."""
    return title(session.catalogue, step.before, step.changes, session.lang)


def keep(session: Session) -> None:
    """Write the open army to its file if it is unsaved; a fault is kept in the document."""
    document = army(session)
    if document is None or not document.unsaved:
        return
    before = document.fault
    try:
        make_folder(document.path.parent)
        before_save(document.path)
        save_roster(document.path, document.roster, session.catalogue)
        after_save(document.path)
    except BadData as fault:
        document.fault = fault
    else:
        document.unsaved, document.fault = False, None
    if before != document.fault or not document.unsaved:
        session.tell("army-saved")


def own_armies(session: Session) -> tuple[Path, ...]:
    """The army files in the person's folder, by name. Raises `BadData` if it cannot be read."""
    return tuple(listed(session.folder / FOLDER, ENDING))


def known_armies(session: Session) -> tuple[Path, ...]:
    """The person's army files, those used last first, then by name; with those opened elsewhere.

    Raises `BadData` if the folder cannot be read.
    """
    marks = (mark.partition(":") for mark in session.settings.recent)
    recent = [Path(name) for kind, _, name in marks if kind == "army"]
    own = own_armies(session)
    late = [path for path in own if path not in recent]
    others = [path for path in recent if path not in own and path.is_file()]
    late.sort(key=lambda path: alphabetical(path.name))
    return (*(path for path in recent if path in own), *late, *others)


def samples() -> tuple[Path, ...]:
    """The sample armies that come with the program, by name."""
    return tuple(listed(SAMPLES, ENDING))


class SampleNames(Strict):
    """English names of armies, leaders and units of the samples, and their notes in English."""

    format: Literal["heart-africa/sample-names"]
    version: Literal[1]
    english: dict[str, str]


@cache
def _english() -> dict[str, str]:
    path = SAMPLES / "english.toml"
    return read(SampleNames, read_text(path), str(path)).english


def sample_text(session: Session, text: str) -> str:
    """A name or note of a sample in the person's language."""
    return text if session.lang == BOOK else _english().get(text, text)


def read_army(session: Session, path: Path) -> Roster:
    """The army in a file; a sample gets names in the person's language. Raises `BadData`."""
    roster = open_roster(path, session.catalogue).roster
    return _named(session, roster) if path.parent == SAMPLES else roster


def _named(session: Session, roster: Roster) -> Roster:
    def told(part: Part) -> Part:
        texts = {
            key: sample_text(session, getattr(part, key)) for key in ("name", "notes") if hasattr(part, key)
        }
        return part.model_copy(update=texts)

    named = told(roster).model_copy(update={"leader": roster.leader and told(roster.leader)})
    for party in named.contingents():
        named = named.with_units(party, [told(unit) for unit in named.units_of(party)])
    return named


def free_path(folder: Path, name: str) -> Path:
    """A path in this folder for an army of that name, where no file is yet."""
    stem = slug(name)
    path, number = folder / f"{stem}{ENDING}", 2
    while is_there(path):
        path, number = folder / f"{stem}-{number}{ENDING}", number + 1
    return path


def slug(name: str) -> str:
    """A name as a file name that is valid everywhere: letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", name.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:LONGEST_FILE].strip("-") or "army"
