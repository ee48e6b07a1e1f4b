"""Reading the lines of a journal, and finding everything that can be wrong with them."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.codec import FIRST, Line, sound
from heart_africa.core.journal.journal import Journal, Rules
from heart_africa.core.journal.records import Entry
from heart_africa.core.problems import BadData
from heart_africa.storage.documents import Document, Head

State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Health:
    """How sound a journal is: how many lines it has, how many of the first ones are sound, and what is wrong.

    `why` is the code of the fault, empty if all is well; `detail` is what the reader reports; `spoilt` lists
    the journal's own fields that differ from its chain; entries up to `unproven` are covered by no seal.
    """

    lines: int
    sound: int
    why: str = ""
    detail: str = ""
    spoilt: tuple[str, ...] = ()
    unproven: int = 0

    @property
    def well(self) -> bool:
        """Whether nothing is wrong."""
        return not self.why and not self.spoilt


def entries(document: Document, lines: Sequence[Line], rules: Rules[State]) -> Iterator[Entry]:
    """Yield the entries of lines whose chain holds. Raises `BadData` at the first that is not sound."""
    found = chained(document, lines)
    if not found.well:
        raise damaged(document, found)
    for line in lines:
        try:
            yield rules.codec.entry(line.text)
        except BadData as fault:
            why = str(fault.about.get("why", ""))
            raise damaged(document, Health(len(lines), line.number - 1, fault.code, why)) from None


def chained(document: Document, lines: Sequence[Line]) -> Health:
    """Check how far the chain of lines holds, and whether it reaches as far as the document says."""
    count, stood = sound(lines, document.seal), max(len(lines), document.head.number)
    if count < len(lines):
        return Health(stood, count, "journal-broken", f"{count + 1}")
    last = Head(count, lines[-1].mark if lines else FIRST)
    return Health(count, count) if last == document.head else Health(stood, count, "journal-cut-off")


def health(document: Document, lines: Sequence[Line], rules: Rules[State]) -> Health:
    """Check how far a journal hangs together, can be read and played.

    And whether its own fields are unchanged.
    """
    found = _folding(chained(document, lines), lines, rules)
    proven = found.sound if document.seal is None else min(document.seal.after, found.sound)
    return replace(found, spoilt=document.spoilt, unproven=proven)


def _folding(found: Health, lines: Sequence[Line], rules: Rules[State]) -> Health:
    journal = Journal(rules)
    for line in lines[: found.sound]:
        try:
            journal.append(rules.codec.entry(line.text))
        except BadData as fault:
            return Health(found.lines, line.number - 1, fault.code, str(fault.about.get("why", "")))
        except Exception as fault:  # a damaged entry may raise anything
            return Health(found.lines, line.number - 1, "not-an-entry", f"{type(fault).__name__}: {fault}")
    return found


def damaged(document: Document, found: Health) -> BadData:
    """Return the fault of a journal that is not sound, which says how far it is."""
    about = {
        "what": document.kind,
        "name": document.name,
        "sound": found.sound,
        "most": found.lines,
        "trouble": found.why,
        "why": found.detail,
    }
    return BadData("journal-damaged", about=about)
