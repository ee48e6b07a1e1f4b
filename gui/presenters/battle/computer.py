"""What the computer's pane says: who plays each side, its orders and advice, what it weighed and why."""

from gui.documents.battle import BattleDocument
from gui.documents.opponent import Opponent
from gui.session import Session
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.records import Command
from heart_africa.journal_kinds.battles import seats_in
from heart_africa.language.battle.words import side_name
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.explained import does, planned, weighed, why_not
from heart_africa.opponent.heads import Choice, Situation
from heart_africa.opponent.levels import HEADS
from heart_africa.rules.battle import SideId
from heart_africa.rules.battle.state import SIDES


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """Who may play a side: its name, the levels to choose from ("" for people), the present one."""

    side: str
    text: str
    answers: tuple[tuple[str, str], ...]
    level: str


@dataclass(frozen=True, slots=True)
class GivenOrder:
    """An order that the computer has given or advises, with its reasons and what else it weighed.

    `side`: for its colour; `plan`: what the side is about, "" if it plans nothing; `others`: the other
    orders, each with what spoke for it.
    """

    side: str
    head: str
    plan: str = ""
    why: tuple[str, ...] = ()
    others: tuple[tuple[str, tuple[str, ...]], ...] = ()


def seats(session: Session, table: BattleDocument) -> tuple[SeatChoice, ...]:
    """Who plays each side, to be changed at any time."""
    say, now = session.say, seats_in(table.writer.document.note)
    levels = tuple((each, say(f"lab-battle-value-{each}")) for each in HEADS)
    return tuple(
        SeatChoice(
            side,
            say("opponent-plays", side=say("referee-side", side=side)),
            (("", say("opponent-people")), *levels),
            now.get(side, ""),
        )
        for side in SIDES
    )


def told(session: Session, open_: Opponent, now: Situation, side: SideId, choice: Choice) -> GivenOrder:
    """An order of the computer with what it weighed, without what the other side may not know."""
    if open_.hidden(choice):
        return GivenOrder(side, session.say("opponent-hidden", side=side_name(session, open_.battle, side)))
    return _said(session, now, side, choice)


def hinted(
    session: Session, open_: Opponent, now: Situation, side: SideId, choice: Choice | None
) -> GivenOrder:
    """What it would do for people; ambushes are only told while the side's secrets are shown."""
    if choice is None:
        return GivenOrder(side, session.say("opponent-nothing-to-do"))
    if open_.hidden(choice) and not open_.levels and open_.table.viewer != side:
        return GivenOrder(side, session.say("opponent-hint-hidden"))
    return _said(session, now, side, choice)


def _said(session: Session, now: Situation, side: SideId, choice: Choice) -> GivenOrder:
    (head, why), *others = weighed(session.lang, now.at, choice)
    return GivenOrder(side, head, " ".join(planned(session.lang, choice)), why, tuple(others))


def settled(session: Session, open_: Opponent, draft: Draft) -> GivenOrder:
    """What the computer did where there was nothing to choose."""
    return GivenOrder("", session.say("opponent-settled", does=does(session.lang, open_.position(), draft)))


def refuted(
    session: Session, now: Situation, side: SideId, choice: Choice | None, order: Command
) -> GivenOrder:
    """What the computer thinks of an order that somebody names."""
    if choice is None:
        return GivenOrder(side, session.say("opponent-nothing-to-do"))
    return GivenOrder(side, why_not(session.lang, now, choice, order))
