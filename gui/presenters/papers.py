"""Papers on the desk: those of what is open, the chosen one, its pages and files."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import Any, TypeVar

from gui.documents.journal import JournalDocument
from gui.presenters.settings import worded
from gui.session import Key, Session
from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.journal.journal import Journal
from heart_africa.core.messages import has
from heart_africa.storage.files import is_there, make_folder, slug, write_bytes
from reports.options import VALUES, PaperOptions
from reports.paper import Paper
from reports.pdf.paint import About, Page, Printed

State = TypeVar("State")
Choice = tuple[str, str]
FOLDER = "paper"
NO_PAGES = Printed((), About("", "", "", ""))
SIZE: Key[str] = Key("papers-size")
LAID: Key[tuple[object, Printed]] = Key("papers-laid")
SETTLED = frozenset({"centimetres"})
"""Options that follow the settings of the desk, so that they are not asked."""
WORDS = {"lang": "desk-settings-language"}
"""The messages of options that are not in `paper.ftl`."""


@dataclass(frozen=True, slots=True)
class Stack:
    """All papers of what is open.

    `kind`: as `army`, `battle`; `name`: the beginning of file names; `version`: changes whenever papers may
    read differently; `papers`: makes the papers by options; `title`: what is open.
    """

    kind: str
    name: str
    version: object
    papers: Callable[[PaperOptions], Iterable[Paper]]
    title: str = ""


def of_journal(
    document: JournalDocument[State], made: Callable[[Journal[State], PaperOptions], Iterable[Paper]]
) -> Stack:
    """The papers of an open journal, made from a copy of it so that play can go on meanwhile."""
    return Stack(
        document.topic,
        slug(document.name),
        (document.name, document.version),
        lambda options: made(document.journal.fork(), options),
        document.name,
    )


@dataclass(frozen=True, slots=True)
class ChosenPaper:
    """What was chosen for papers of a kind: the one shown, the one uncovered, options by name."""

    what: str = ""
    uncovered: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class OptionField:
    """An option of the shown paper: one of `values`; without values a yes or no, or a text."""

    name: str
    label: str
    now: str | bool
    values: tuple[Choice, ...]
    tip: str


@dataclass(frozen=True, slots=True)
class PapersPanel:
    """The papers to choose from and the one that is shown.

    `size`: of its pages; `files`: ending and name of each file it can be saved as; `cover`: why it is covered
    at first; `words`: the pages' text for screen readers.
    """

    what: str
    size: str
    papers: tuple[Choice, ...]
    fields: tuple[OptionField, ...]
    about: str
    count: str
    pages: tuple[Page, ...]
    words: str
    files: tuple[Choice, ...]
    cover: str


def options(session: Session, kind: str) -> PaperOptions:
    """The options for papers of a kind: those of the settings, then what was chosen."""
    metric = session.settings.measure == "centimetres"
    return replace(PaperOptions(session.lang, centimetres=metric), **_chosen(session, kind).options)


def choose(session: Session, kind: str, **changes: str | bool) -> None:
    """Choose a paper or an option; the paper size holds for all kinds."""
    now = _chosen(session, kind)
    if "size" in changes:
        session.open.put(SIZE, str(changes["size"]))
    paper: dict[str, Any] = {name: changes.pop(name) for name in ("what", "uncovered") if name in changes}
    session.open.put(_key(kind), replace(now, **paper, options={**now.options, **changes}))


def _chosen(session: Session, kind: str) -> ChosenPaper:
    found, size = session.open.get(_key(kind)) or ChosenPaper(), session.open.get(SIZE)
    return replace(found, options={**found.options, "size": size}) if size else found


def _key(kind: str) -> Key[ChosenPaper]:
    return Key(f"papers-{kind}")


def panel(session: Session, stack: Stack) -> PapersPanel:
    """The papers of a stack, the chosen one laid out."""
    papers, wanted = _papers(session, stack), options(session, stack.kind)
    what, forms = _looked_at(session, stack)
    first = forms[0]
    cover = ""
    if first.secret and _chosen(session, stack.kind).uncovered != what:
        cover = session.say("paper-cover", side=first.secret, whose=first.whose)
    found = NO_PAGES if cover else _laid(session, stack, what, first)
    names = []
    for key, (paper, *_) in papers.items():
        name = session.say("paper-draft", what=paper.what)
        names.append((key, f"{name} · {paper.whose}" if paper.whose else name))
    return PapersPanel(
        what,
        wanted.size,
        tuple(names),
        tuple(_field(session, wanted, option) for option in first.options if option not in SETTLED),
        session.say("paper-about", what=first.what),
        session.say("paper-pages", count=len(found.pages)) if found.pages else "",
        found.pages,
        found.words,
        tuple((each.ending, file(stack, each)) for each in forms),
        cover,
    )


def _field(session: Session, wanted: PaperOptions, option: str) -> OptionField:
    words = WORDS.get(option, f"paper-{option}")
    known = tuple((value, worded(session, words, value)) for value in VALUES.get(option, ()))
    tip = session.say(f"{words}-tip") if has(session.lang, f"{words}-tip") else ""
    return OptionField(option, session.say(words), getattr(wanted, option), known, tip)


def _papers(session: Session, stack: Stack) -> dict[str, list[Paper]]:
    """Each paper with all forms it can be saved in, by an id that is the same in all languages."""
    found: dict[str, list[Paper]] = {}
    names: dict[tuple[str, str], str] = {}
    for paper in stack.papers(options(session, stack.kind)):
        alike = (paper.what, paper.name)
        if alike not in names:
            number = sum(what == paper.what for what, _ in names)
            names[alike] = f"{paper.what}-{number}" if number else paper.what
        found.setdefault(names[alike], []).append(paper)
    return found


def _laid(session: Session, stack: Stack, what: str, paper: Paper) -> Printed:
    """The pages of a paper, laid out once as long as nothing changes."""
    key = (stack.kind, stack.version, what, options(session, stack.kind))
    kept = session.open.get(LAID)
    if kept is None or kept[0] != key:
        kept = session.open.put(LAID, (key, paper.printed or NO_PAGES))
    return kept[1]


def pages(session: Session, stack: Stack) -> tuple[Page, ...]:
    """The pages of the chosen paper, also if it is covered."""
    what, forms = _looked_at(session, stack)
    return _laid(session, stack, what, forms[0]).pages


def data(session: Session, stack: Stack, ending: str = "pdf") -> bytes:
    """The bytes of the chosen paper's file, the same that the terminal writes."""
    _, forms = _looked_at(session, stack)
    return next(each for each in forms if each.ending == ending).data


def _looked_at(session: Session, stack: Stack) -> tuple[str, list[Paper]]:
    papers, what = _papers(session, stack), _chosen(session, stack.kind).what
    return (what, papers[what]) if what in papers else next(iter(papers.items()))


def file(stack: Stack, paper: Paper) -> str:
    """The name of a paper's file."""
    return f"{stack.name}-{paper.file}"


def own_file(session: Session, name: str) -> Path:
    """Where a paper is written to be opened by another program."""
    return session.folder / FOLDER / name


def saves(session: Session, stack: Stack, folder: Path) -> list[Callable[[], Path]]:
    """A step of work for each paper to save in a folder."""
    return [partial(_save, folder, paper) for paper in stack.papers(options(session, stack.kind))]


def _save(folder: Path, paper: Paper) -> Path:
    path = folder / paper.file
    write_bytes(path, paper.data)
    return path


def free_folder(folder: Path, stack: Stack) -> Path:
    """A new folder there for the papers, so that nothing is overwritten. Raises `BadData`."""
    names = chain((stack.name,), (f"{stack.name}-{number}" for number in count(2)))
    found = next(folder / name for name in names if not is_there(folder / name))
    make_folder(found)
    return found
