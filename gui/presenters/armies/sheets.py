"""An army on paper: what a person may choose of it, its pages as they will be printed, its file."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from armylists.legality.verdict import verdict
from armylists.roster_file import ENDING
from gui.documents import ArmyDocument
from gui.presenters.armies.common import Choice
from gui.session import Session
from reports.content.options import Layout, Options
from reports.content.roster import roster_sheet
from reports.content.sheet import Sheet
from reports.parcel import code_if_any
from reports.pdf.pages import PAPERS
from reports.pdf.paint import Page
from reports.pdf.roster import sheet_pdf
from reports.pdf.sheets import pages
from reports.text import plain

CHOSEN: Final = "armies-paper"
PAPER_FOLDER: Final = "paper"


@dataclass(frozen=True, slots=True)
class Chosen:
    """What is to be printed, and on which paper; `traits`: whether the opponent may read the traits."""

    layout: str = Layout.SUMMARY.value
    paper: str = "a4"
    player: str = ""
    traits: bool = False


@dataclass(frozen=True, slots=True)
class Paper:
    """The pages as they will be printed; `text` is the same for whoever cannot see them."""

    chosen: Chosen
    layouts: tuple[Choice, ...]
    papers: tuple[Choice, ...]
    about: str
    count: str
    pages: tuple[Page, ...]
    text: str
    file: str


def chosen(session: Session) -> Chosen:
    """What was last chosen."""
    found = session.open.get(CHOSEN)
    return found if isinstance(found, Chosen) else Chosen()


def choose(session: Session, **changes: object) -> None:
    """Choose something else."""
    session.open[CHOSEN] = replace(chosen(session), **changes)  # type: ignore[arg-type]  # its own fields


def paper(session: Session, document: ArmyDocument) -> Paper:
    """The panel."""
    now, sheet = chosen(session), _sheet(session, document)
    found = tuple(pages(sheet, PAPERS[now.paper]))
    return Paper(
        now,
        tuple((each.value, session.say(f"pdf-layout-{each.value}")) for each in Layout),
        tuple((each, session.say(f"paper-size-{each}")) for each in PAPERS),
        session.say(f"paper-about-{now.layout}"),
        session.say("paper-pages", count=len(found)),
        found,
        plain(sheet),
        f"{stem(document)}-{now.layout}.pdf",
    )


def pdf(session: Session, document: ArmyDocument) -> bytes:
    """The file of what was chosen, the same that the terminal writes."""
    return sheet_pdf(_sheet(session, document), chosen(session).paper)


def stem(document: ArmyDocument) -> str:
    """The name of the army's file without its ending, for what is written beside it."""
    return document.path.name.removesuffix(ENDING).removesuffix(".toml")


def own_file(session: Session, panel: Paper) -> Path:
    """Where the sheet goes that is opened with another program."""
    return session.folder / PAPER_FOLDER / panel.file


def _sheet(session: Session, document: ArmyDocument) -> Sheet:
    now, roster, lists = chosen(session), document.roster, session.catalogue
    metric = session.settings.measure == "centimetres"
    judged = datetime.now(UTC).astimezone().date()
    return roster_sheet(
        lists,
        roster,
        verdict(lists, roster, session.rulings),
        layout=now.layout,
        lang=session.lang,
        code=code_if_any(roster, lists),
        options=Options(judged, now.player, now.traits, metric),
    )
