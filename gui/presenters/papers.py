"""Papers on the desk: which there are of what is open, the one looked at, its pages, its files."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

from gui.documents.journal import JournalDocument
from gui.session import Key, Session
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal
from heart_africa.core.messages import LANGUAGES
from heart_africa.storage.backups import slug
from heart_africa.storage.files import is_there, make_folder, write_bytes
from reports.paper import Paper
from reports.pdf.pages import PAPERS
from reports.pdf.paint import Page, Printed

State = TypeVar("State")
Choice = tuple[str, str]
FOLDER = "paper"
NO_PAGES = Printed((), None)  # type: ignore[arg-type]  # nothing is said of no pages
SIZE: Key[str] = Key("papers-size")
LAID: Key[tuple[object, Printed]] = Key("papers-laid")


@dataclass(frozen=True, slots=True)
class Stack:
    """All papers of what is open.

    `kind`: army, battle, campaign; `name`: what their files are called after; `version`: another value
    whenever they may read otherwise; `papers`: the papers in a language, for a size of paper.
    """

    kind: str
    name: str
    version: object
    papers: Callable[[str, str], Sequence[Paper]]


def of_journal(
    document: JournalDocument[State], made: Callable[[Journal[State], str, str], Iterable[Paper]]
) -> Stack:
    """The papers of an open journal: made of it as it stands, so that one may play on meanwhile."""
    return Stack(
        document.topic,
        slug(document.name),
        (document.name, document.version),
        lambda lang, paper: tuple(made(document.journal.fork(), lang, paper)),
    )


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a person chose: which paper, its size, its language ("" for that of the desk)."""

    what: str = ""
    size: str = "a4"
    lang: str = ""
    uncovered: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """The papers to choose from and the one that is looked at.

    `files`: the ending of each file that it may be saved as, with the file's name; `cover`: why it is not
    shown at once; `words`: the pages for whoever cannot see them.
    """

    wanted: Wanted
    papers: tuple[Choice, ...]
    sizes: tuple[Choice, ...]
    languages: tuple[Choice, ...]
    about: str
    count: str
    pages: tuple[Page, ...]
    words: str
    files: tuple[Choice, ...]
    cover: str


def wanted(session: Session, kind: str) -> Wanted:
    """What was last chosen of papers of that kind; the size holds for all kinds."""
    chosen = session.open.get(_chosen(kind)) or Wanted()
    return replace(chosen, size=session.open.get(SIZE) or chosen.size)


def choose(session: Session, kind: str, **changes: str) -> None:
    """Choose something else."""
    found = session.open.put(_chosen(kind), replace(wanted(session, kind), **changes))
    session.open.put(SIZE, found.size)


def _chosen(kind: str) -> Key[Wanted]:
    return Key(f"papers-{kind}")


def panel(session: Session, stack: Stack) -> Panel:
    """The papers of a stack, one of them laid out."""
    papers = _named(_papers(session, stack))
    now = wanted(session, stack.kind)
    what = now.what if now.what in papers else next(iter(papers))
    forms = papers[what]
    first = forms[0]
    cover = _cover(session, first) if first.secret and now.uncovered != what else ""
    found = NO_PAGES if cover else _laid(session, stack, what, first)
    return Panel(
        replace(now, what=what),
        tuple((key, _name(session, each[0])) for key, each in papers.items()),
        tuple((size, session.say(f"paper-size-{size}")) for size in PAPERS),
        tuple(
            (each, session.say(f"desk-settings-language-{each}")) for each in sorted(LANGUAGES, reverse=True)
        ),
        session.say("paper-about", what=first.what),
        session.say("paper-pages", count=len(found.pages)) if found.pages else "",
        found.pages,
        found.words,
        tuple((each.ending, file(stack, each)) for each in forms),
        cover,
    )


def language(session: Session, kind: str) -> str:
    """In which language papers of a kind are made."""
    return wanted(session, kind).lang or session.lang


def _papers(session: Session, stack: Stack) -> Sequence[Paper]:
    return stack.papers(language(session, stack.kind), wanted(session, stack.kind).size)


def _named(papers: Sequence[Paper]) -> dict[str, list[Paper]]:
    """Each paper with all that it may be saved as, by a name that no language changes."""
    found: dict[str, list[Paper]] = {}
    names: dict[tuple[str, str], str] = {}
    for paper in papers:
        alike = (paper.what, paper.name)
        if alike not in names:
            number = sum(what == paper.what for what, _ in names)
            names[alike] = f"{paper.what}-{number}" if number else paper.what
        found.setdefault(names[alike], []).append(paper)
    return found


def _name(session: Session, paper: Paper) -> str:
    name = session.say("paper-draft", what=paper.what)
    return f"{name} · {paper.whose}" if paper.whose else name


def _cover(session: Session, paper: Paper) -> str:
    return session.say("paper-cover", side=paper.secret, whose=paper.whose)


def _laid(session: Session, stack: Stack, what: str, paper: Paper) -> Printed:
    """The pages, laid out once for as long as nothing changes."""
    now = wanted(session, stack.kind)
    key = (stack.kind, stack.version, what, language(session, stack.kind), now.size)
    kept = session.open.get(LAID)
    if kept is None or kept[0] != key:
        kept = session.open.put(LAID, (key, paper.printed or NO_PAGES))
    return kept[1]


def pages(session: Session, stack: Stack) -> tuple[Page, ...]:
    """The pages of the paper that is looked at, also where they are covered."""
    what, forms = _looked_at(session, stack)
    return _laid(session, stack, what, forms[0]).pages


def data(session: Session, stack: Stack, ending: str = "pdf") -> bytes:
    """The file of the paper that is looked at, the same that the terminal writes."""
    _, forms = _looked_at(session, stack)
    return next(each for each in forms if each.ending == ending).data


def _looked_at(session: Session, stack: Stack) -> tuple[str, list[Paper]]:
    papers = _named(_papers(session, stack))
    what = wanted(session, stack.kind).what
    return (what, papers[what]) if what in papers else next(iter(papers.items()))


def file(stack: Stack, paper: Paper) -> str:
    """What the file of a paper is called."""
    return f"{stack.name}-{paper.file}"


def own_file(session: Session, name: str) -> Path:
    """Where a paper goes that is opened with another program."""
    return session.folder / FOLDER / name


def saves(session: Session, stack: Stack, folder: Path) -> list[Callable[[], Path]]:
    """The steps that put every paper into a folder."""
    return [partial(_save, folder, paper) for paper in _papers(session, stack)]


def _save(folder: Path, paper: Paper) -> Path:
    path = folder / paper.file
    write_bytes(path, paper.data)
    return path


def free_folder(folder: Path, stack: Stack) -> Path:
    """A new folder there for a stack, so that nothing is written over. Raises `BadData`."""
    found = next(path for path in _folders(folder / stack.name) if not is_there(path))
    make_folder(found)
    return found


def _folders(path: Path) -> Iterator[Path]:
    yield path
    number = 2
    while True:
        yield path.with_name(f"{path.name}-{number}")
        number += 1
