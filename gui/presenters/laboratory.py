"""The page of the laboratory: the experiments, how far each is, and its report as pages."""

from collections.abc import Callable, Sequence
from importlib.util import find_spec

from gui.documents.library import library
from gui.session import Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass
from heart_africa.core.playable import PlayedGame
from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.laboratory import experiment, experiments, replayed
from heart_africa.laboratory.figures import Figures, figures
from heart_africa.laboratory.run import so_far
from heart_africa.language.experiments import LabWords
from heart_africa.storage.clock import now
from reports.content.laboratory import laboratory_sheet
from reports.pdf.documents import printed
from reports.pdf.paint import Page

NEEDED = ("distributed", "scipy")


@dataclass(frozen=True, slots=True)
class Card:
    """An experiment: its id, what it asks, how many of its games are played; `done`: all that it takes."""

    id: str
    title: str
    about: str
    games: int
    how_far: str
    done: bool = False


@dataclass(frozen=True, slots=True)
class LaboratoryPanel:
    """Everything on the page; `lacks`: what has to be installed first, "" if nothing."""

    lacks: str
    faults: tuple[str, ...]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class NotableGame:
    """A game worth looking at: its cell, its number, what is special about it."""

    cell: int
    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Report:
    """The report of an experiment: pages, their text for screen readers, games to look at."""

    id: str
    pages: tuple[Page, ...]
    words: str
    looks: tuple[NotableGame, ...]


def shelf(session: Session) -> LaboratoryPanel:
    """The experiments as they are now."""
    lacking = next((each for each in NEEDED if find_spec(each) is None), "")
    lacks = bad_text(BadData("lab-not-installed", about={"found": lacking}), session.lang) if lacking else ""
    faults, cards, kept = [], [], _kept(session)
    for each in experiments(session.folder):
        if isinstance(each, BadData):
            faults.append(bad_text(each, session.lang))
        else:
            one = each.experiment
            said = one.title.text(session.lang), one.about.text(session.lang)
            far = so_far(each.plan, kept(each.series("").id))
            how_far = session.say(
                "lab-progress", done=far.done, most=far.most if far.done else each.plan.most
            )
            cards.append(Card(one.id, *said, far.done, how_far, far.left == 0 and far.done > 0))
    return LaboratoryPanel(lacks, tuple(faults), tuple(cards))


def _kept(session: Session) -> Callable[[str], Sequence[PlayedGame]]:
    """The games of a series that are kept."""
    from heart_africa.storage.played_games import FILE, PlayedGames  # noqa: PLC0415  # a page must not wait for it

    path = session.folder / FILE
    if not path.is_file():
        return lambda _series: ()
    with PlayedGames(path) as kept:
        known = {each.id: tuple(kept.rows(each.id)) for each, count in kept.series() if count}
    return lambda series: known.get(series, ())


def report(session: Session, id_: str) -> Report:
    """The report of an experiment, laid out; takes a second or two. Raises `BadData`."""
    from heart_africa.storage.played_games import FILE, PlayedGames  # noqa: PLC0415  # as above

    found = experiment(id_, session.folder)
    series = found.series(now())
    with PlayedGames(session.folder / FILE) as kept:
        come_to = figures(found.plan, kept.rows(series.id))
    sheet = laboratory_sheet(session.lang, come_to, series)
    return Report(id_, printed([sheet], "a4").pages, sheet.title, tuple(_looks(session.lang, come_to)))


MOST_LOOKS = 12


def _looks(lang: str, found: Figures) -> list[NotableGame]:
    from heart_africa.core.messages import say  # noqa: PLC0415  # for a few words

    words = LabWords(lang, found.plan.experiment.game)
    looks = [
        NotableGame(
            each.cell.number,
            one.number,
            f"{words.cell(found.plan, each.cell)} · {say(lang, f'lab-why-{one.why}')}",
        )
        for each in found.cells
        for one in each.looked
    ]
    return looks[:MOST_LOOKS]


def replay(session: Session, id_: str, look: NotableGame) -> str:
    """Keep that game as a journal; returns a sentence with its name. Raises `BadData`."""
    found = experiment(id_, session.folder)
    cell = found.plan.cells[look.cell - 1]
    name = f"{id_} {look.cell}-{look.number}"
    document = replayed(library(session), found, cell, look.number, name=name, clock=now)
    return session.say("lab-kept-as", name=document.name)
