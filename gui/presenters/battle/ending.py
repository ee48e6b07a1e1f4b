"""How a battle ended or stands: victory, figures, backups, its result for a campaign; its papers."""

from datetime import UTC, datetime

from gui.documents.battle import BATTLES, BattleDocument
from gui.documents.campaign_battle import campaign_behind
from gui.documents.library import library
from gui.documents.map.document import open_map
from gui.presenters.papers import Stack, of_journal
from gui.session import Session
from heart_africa.board.table_record import TableRecord
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.language.battle.words import reason
from heart_africa.rules.battle import Stage
from heart_africa.rules.referee.ending import standing
from heart_africa.storage.documents import Document
from heart_africa.storage.transfer import companion
from reports.content.battle import battle_facts, battle_numbers
from reports.content.sheet import Section
from reports.papers import battle_papers

# --- the end of a battle ---


@dataclass(frozen=True, slots=True)
class HandOver:
    """The campaign that waits for the result, and the battle's name there; `off`: why it has to wait."""

    campaign: str
    battle: str
    off: str


@dataclass(frozen=True, slots=True)
class Ending:
    """Everything on the page of the ending; `near`: how near each side is to winning, while none has."""

    title: str
    facts: tuple[tuple[str, str], ...]
    near: tuple[str, ...]
    numbers: tuple[Section, ...]
    backups: tuple[str, ...]
    hand_over: HandOver | None


def ending(session: Session, table: BattleDocument) -> Ending:
    """How the battle stands or ended."""
    journal, battle = table.journal, table.live
    facts = tuple((fact.label, fact.value) for fact in battle_facts(session.lang, journal))
    going_on = battle.stage is Stage.PLAY
    near = tuple(reason(session, line) for line in standing(table.book, battle)) if going_on else ()
    return Ending(
        session.say("battle-end-title", stage=battle.stage.value),
        facts,
        near,
        tuple(battle_numbers(table.book, session.lang, journal)),
        _backups(session, table),
        _hand_over(session, table),
    )


def _hand_over(session: Session, table: BattleDocument) -> HandOver | None:
    behind = campaign_behind(session, table)
    if behind is None:
        return None
    fault = BadData("battle-not-over", about={"found": table.name})
    return HandOver(*behind, "" if table.live.stage is Stage.OVER else bad_text(fault, session.lang))


def _backups(session: Session, table: BattleDocument) -> tuple[str, ...]:
    try:
        found = BATTLES.backups(session).of(table.writer.document)
        return tuple(_backup(session, each.sort, each.number, each.path.stat().st_mtime) for each in found)
    except BadData as fault:
        return (bad_text(fault, session.lang),)


def _backup(session: Session, sort: str, number: int, when: float) -> str:
    at = datetime.fromtimestamp(when, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
    return session.say("battle-backup", sort=sort, number=number, when=at)


# --- the papers of a battle at the desk ---


REPORT = "report"


def stack(session: Session, table: BattleDocument) -> Stack:
    """The papers of a battle: report, reference sheets, cards, counters and forms."""
    return of_journal(
        table,
        lambda journal, options: battle_papers(
            session.catalogue, journal, options, _record(session, table.writer.document)
        ),
    )


def _record(session: Session, battle: Document) -> TableRecord:
    """What was done to the table of the open battle; empty if it has none."""
    known = companion(library(session), battle) is not None
    opened = open_map(session) if known else None
    return opened.record if opened else TableRecord()
