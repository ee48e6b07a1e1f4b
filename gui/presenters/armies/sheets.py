"""An army's papers: what a person may choose of them besides which, and what they are made from."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from armylists.legality.verdict import verdict
from armylists.roster_file import ENDING
from gui.documents.army import ArmyDocument
from gui.presenters.papers import Stack
from gui.session import Key, Session
from heart_africa.core.dataclass import dataclass
from reports.content.sheet import Options
from reports.paper import Paper
from reports.papers import army_papers

KIND: Final = "army"


@dataclass(frozen=True, slots=True)
class Chosen:
    """Who plays the army; `traits`: whether the opponent may read its leader's traits."""

    player: str = ""
    traits: bool = False


CHOSEN: Final[Key[Chosen]] = Key("armies-paper")


def chosen(session: Session) -> Chosen:
    """What was last chosen."""
    return session.open.get(CHOSEN) or Chosen()


def choose(session: Session, **changes: object) -> None:
    """Choose something else."""
    session.open.put(CHOSEN, replace(chosen(session), **changes))  # type: ignore[arg-type]  # its own fields


def stack(session: Session, document: ArmyDocument) -> Stack:
    """The papers of an army."""
    roster, lists, now = document.roster, session.catalogue, chosen(session)
    metric = session.settings.measure == "centimetres"
    today = datetime.now(UTC).astimezone().date()
    options = Options(today, now.player, now.traits, metric)

    def papers(lang: str, paper: str) -> list[Paper]:
        judged = verdict(lists, roster, session.rulings)
        return list(army_papers(lists, roster, judged, lang=lang, paper=paper, options=options))

    return Stack(KIND, stem(document), (roster, options), papers)


def stem(document: ArmyDocument) -> str:
    """The name of the army's file without its ending, for what is written beside it."""
    return document.path.name.removesuffix(ENDING).removesuffix(".toml")
