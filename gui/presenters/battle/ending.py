"""How a battle ended, or stands: the victory, the numbers, when it turned, what was put aside."""

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

# --- how a battle ended, or stands: the victory, the numbers, when it turned, what was put aside ---


@dataclass(frozen=True, slots=True)
class HandOver:
    """What the battle is called in the campaign that waits for its result; `off`: why it has to wait."""

    campaign: str
    battle: str
    off: str


@dataclass(frozen=True, slots=True)
class Ending:
    """All of it; `near` how near each side is to winning while nobody has."""

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
    """Report, reference sheets, cards, counters and forms of a battle."""
    return of_journal(
        table,
        lambda journal, options: battle_papers(
            session.catalogue, journal, options, _record(session, table.writer.document)
        ),
    )


def _record(session: Session, battle: Document) -> TableRecord:
    """What was done on the table of the open battle, if it has one: none is begun for its papers."""
    known = companion(library(session), battle) is not None
    opened = open_map(session) if known else None
    return opened.record if opened else TableRecord()
