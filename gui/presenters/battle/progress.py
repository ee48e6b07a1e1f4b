"""Where the evening stands: the stages of setting up, then the steps of the turn, as a strip."""

from collections.abc import Iterator
from typing import Literal

from gui.actions.action import Command, command
from gui.actions.battle import ACTIONS, END_STEP, PASS_TURN
from gui.documents.battle import BattleDocument
from gui.presenters.battle.due import next_step
from gui.presenters.battle.journal import BattleWords
from gui.session import Session
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.language import lexicon
from heart_africa.language.battle.words import reason, side_name, title, typed
from heart_africa.rules.battle import Battle, SideId, Stage

When = Literal["past", "now", "next"]
SIGNS: dict[When, str] = {"past": "✓", "now": "▶", "next": ""}


@dataclass(frozen=True, slots=True)
class Place:
    """A stage or step: what it is called, whether it is over, on or to come, what the book says of it."""

    id: str
    text: str
    when: When
    tip: str


@dataclass(frozen=True, slots=True)
class Strip:
    """Where the evening stands: `side` whose it is, "" for both; `guide`: how far a newcomer has come.

    `brief`, `briefly`: heading and `whose` where there is little room; `presses`: what can be done at any
    moment, `next`: which of them a newcomer is led to, if one of them is the next step.
    """

    name: str
    heading: str
    brief: str
    side: str
    whose: str
    briefly: str
    why: str
    stages: tuple[Place, ...]
    steps: tuple[Place, ...]
    guide: str
    looking: str
    presses: tuple[Command, ...]
    next: str


def strip(session: Session, table: BattleDocument) -> Strip:
    """The strip of the open battle."""
    battle, agenda = table.battle, table.agenda
    now = table.at is None
    side = agenda.side or _victor(battle)
    whose = side_name(session, battle, side) if side else session.say("battle-both")
    briefly = session.say("referee-side", side=side) if side else whose
    if battle.verdict is not None:
        whose = briefly = session.say("battle-won", winner=whose if side else "none")
    return Strip(
        table.name,
        title(session, battle),
        _brief(session, table),
        side if now else "",
        whose if now else "",
        briefly if now else "",
        reason(session, agenda.why, agenda) if now else "",
        tuple(_stages(session, battle.stage)),
        tuple(_steps(session, table)) if battle.stage is Stage.PLAY else (),
        _guide(session, table),
        _looking(session, table),
        tuple(_presses(session, table)),
        END_STEP.id if next_step(session, table) == "end-step" else "",
    )


def _victor(battle: Battle) -> SideId:
    """The side that has won; "" while it is played, and for a draw."""
    roles: dict[str, SideId] = {"attacker": battle.attacker, "defender": battle.defender}
    return roles.get(battle.verdict.winner, "") if battle.verdict is not None else ""


def _brief(session: Session, table: BattleDocument) -> str:
    """The same in as few words as may be."""
    battle = table.battle
    if battle.stage is not Stage.PLAY:
        return session.say("battle-stage", stage=battle.stage.value)
    step = session.say("battle-step", step=battle.step.value)
    return session.say("referee-turn", turn=battle.turn, step=step)


def _presses(session: Session, table: BattleDocument) -> Iterator[Command]:
    """Undo and redo with what they would do; while a turn is on, the end of the step, and of a quiet turn."""
    undo, redo, last = command(session, ACTIONS.undo), command(session, ACTIONS.redo), table.journal.last
    if last and not undo.why_off:
        told = " ".join(BattleWords(session, table).told(last).sentences)
        undo = replace(undo, tip=session.say("battle-undo-tip", number=last.number, told=told))
    if found := table.journal.redoable:
        told = lexicon.title(session.lang, typed(found[1].command.kind))
        redo = replace(redo, tip=session.say("battle-redo-tip", number=found[0], told=told))
    yield from (undo, redo)
    if table.battle.stage is Stage.PLAY:
        yield command(session, END_STEP)
        passing = command(session, PASS_TURN)
        if not passing.why_off:
            yield passing


def _stages(session: Session, stage: Stage) -> list[Place]:
    order = tuple(Stage)
    at = order.index(stage)
    return [
        Place(
            each.value,
            session.say("battle-stage", stage=each.value),
            _when(place, at),
            session.say("battle-stage-tip", stage=each.value),
        )
        for place, each in enumerate(order)
    ]


def _steps(session: Session, table: BattleDocument) -> list[Place]:
    rows, now = table.book.sequence.steps, table.battle.step
    at = next(place for place, row in enumerate(rows) if row.id is now)
    return [
        Place(
            row.id.value,
            session.say("battle-step", step=row.id.value),
            _when(place, at),
            f"{session.say('report-step', step=row.id.value)} ({cite(row.rule, row.page, session.lang)})",
        )
        for place, row in enumerate(rows)
    ]


def _when(place: int, at: int) -> When:
    if place == at:
        return "now"
    return "past" if place < at else "next"


def _guide(session: Session, table: BattleDocument) -> str:
    """It stays while people look back: the map keeps its room."""
    if not table.guided:
        return ""
    stage = table.live.stage
    number = tuple(Stage).index(stage) + 1
    text = session.say("battle-guide", stage=stage.value)
    return session.say("battle-guide-step", number=number, most=len(Stage), text=text)


def _looking(session: Session, table: BattleDocument) -> str:
    if table.at is None:
        return ""
    return session.say("game-at", number=table.at, last=table.journal.next_number - 1)
