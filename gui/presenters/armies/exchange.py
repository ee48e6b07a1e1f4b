"""An army on paper, sent and received: its papers, the forms in which it is sent, a text that came."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from armylists import qr
from armylists.exchange import brought
from armylists.legality.verdict import verdict
from armylists.roster import Roster
from armylists.roster_file import ENDING
from armylists.share_code.code import without_notes
from armylists.wording.army_names import army_line, army_name
from gui.documents.army import ArmyDocument
from gui.presenters.armies.common import Choice, verdict_words
from gui.presenters.papers import Stack
from gui.session import Key, Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.problems import BadData
from reports.content.sheet import ArmyLayout
from reports.options import PaperOptions
from reports.paper import Paper
from reports.papers import army_papers
from reports.parcel import FORMS, Parcel

# --- an army's papers ---


KIND: Final = "army"


def stack(session: Session, document: ArmyDocument) -> Stack:
    """The papers of an army."""
    roster, lists = document.roster, session.catalogue
    today = datetime.now(UTC).astimezone().date()

    def papers(options: PaperOptions) -> Iterable[Paper]:
        judged = verdict(lists, roster, session.rulings)
        return army_papers(lists, roster, judged, replace(options, judged=today))

    return Stack(KIND, stem(document), (roster, today), papers)


def stem(document: ArmyDocument) -> str:
    """The name of the army's file without its ending, for files written beside it."""
    return document.path.name.removesuffix(ENDING).removesuffix(".toml")


# --- an army sent and received ---


ENDINGS: Final = {
    "code": ".txt",
    "text": ".txt",
    "markdown": ".md",
    "json": ".json",
    "csv": ".csv",
    "qr": ".png",
}
WITH_LAYOUT: Final = ("text", "markdown")


@dataclass(frozen=True, slots=True)
class ChosenForm:
    """The chosen form of an army to send; for a sheet its layout; and whether notes are included."""

    form: str = "code"
    layout: str = ArmyLayout.SUMMARY.value
    notes: bool = True


CHOSEN: Final[Key[ChosenForm]] = Key("armies-parcel")


@dataclass(frozen=True, slots=True)
class Sent:
    """The army as it will be sent. `modules` are those of the QR picture, True if dark; empty without one."""

    chosen: ChosenForm
    forms: tuple[Choice, ...]
    layouts: tuple[Choice, ...]
    about: str
    text: str
    modules: tuple[tuple[bool, ...], ...]
    fault: str
    file: str


@dataclass(frozen=True, slots=True)
class ReadArmy:
    """What was read from a text: an army with name and summary, or why it is none."""

    roster: Roster | None = None
    name: str = ""
    line: str = ""
    state: str = ""
    judged: str = ""
    fault: str = ""


def chosen(session: Session) -> ChosenForm:
    """The form that was chosen last."""
    return session.open.get(CHOSEN) or ChosenForm()


def choose(session: Session, **changes: object) -> None:
    """Remember these choices of how an army is sent."""
    session.open.put(CHOSEN, replace(chosen(session), **changes))  # type: ignore[arg-type]  # its own fields


def parcel(session: Session, document: ArmyDocument) -> Parcel:
    """The army to be sent, with or without its notes."""
    now = chosen(session)
    roster = document.roster if now.notes else without_notes(document.roster)
    return Parcel(session.catalogue, roster, session.rulings, ArmyLayout(now.layout), session.lang)


def sent(session: Session, document: ArmyDocument) -> Sent:
    """The panel of the army as it will be sent."""
    now, packed = chosen(session), parcel(session, document)
    text = fault = ""
    modules: tuple[tuple[bool, ...], ...] = ()
    try:
        text = packed.text("code" if now.form == "qr" else now.form)
        modules = qr.matrix(text) if now.form in {"code", "qr"} else ()
    except BadData as why:
        fault = bad_text(why, session.lang)
    layouts = [(each.value, session.say(f"pdf-layout-{each.value}")) for each in ArmyLayout]
    return Sent(
        now,
        tuple((each, session.say(f"paper-form-{each}")) for each in FORMS),
        tuple(layouts) if now.form in WITH_LAYOUT else (),
        session.say(f"paper-form-{now.form}-tip"),
        text,
        modules,
        fault,
        f"{stem(document)}{ENDINGS[now.form]}",
    )


def came(session: Session, text: str, file: str = "") -> ReadArmy:
    """What is in a text that was pasted, dropped, or read from a file."""
    if not text.strip():
        return ReadArmy()
    try:
        roster = brought(text, session.catalogue, file)
    except BadData as why:
        return ReadArmy(fault=bad_text(why, session.lang))
    said = verdict_words(session, verdict(session.catalogue, roster, session.rulings))
    name = army_name(session.catalogue, roster, session.lang)
    return ReadArmy(roster, name, army_line(session.catalogue, roster, session.lang), *said)
