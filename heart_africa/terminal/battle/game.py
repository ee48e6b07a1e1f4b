"""A battle as a kept game: the verbs of its prompt, and the command `battle hint`."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Annotated

import typer

from heart_africa.core.dataclass import replace
from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.battles import Battles
from heart_africa.language.battle.reader import Completer
from heart_africa.language.battle.words import Names
from heart_africa.language.lines import OPENS, pieces
from heart_africa.rules.battle import Battle
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book.play import Step
from heart_africa.rules.referee.movement.alternation import owing, turn_of
from heart_africa.rules.referee.movement.orders import Decline
from heart_africa.rules.referee.secrets import View
from heart_africa.terminal.battle.options import Name, view_of
from heart_africa.terminal.battle.session import BattleSession
from heart_africa.terminal.battle.wording import show_reminders, show_status
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game import history
from heart_africa.terminal.game.description import LOOKING, MENDING, Do, KeptGame, VerbCall, Verbs
from heart_africa.terminal.game.history import show_log
from heart_africa.terminal.screen import Screen

# --- `remain` ---


MOVEMENT = frozenset({Step.UNITS, Step.INDEPENDENTS})


def remain(session: BattleSession, words: Iterable[str] = ()) -> None:
    """Let these units stay where they are, in this order; without names, all that have still to move.

    Each is an order of its own and can be taken back singly. Raises `BadData` if nobody has to move now, and
    `Refused`, with the orders before it carried out.
    """
    named = [Names(session.battle).unit(word) for word in words]
    for unit in named or _others(session):
        session.carry_out(Decline(unit))


def _others(session: BattleSession) -> Iterator[str]:
    """The units that have still to move, sides alternating, as long as there are any."""
    if session.battle.step not in MOVEMENT or not _next(session):
        raise BadData("nobody-to-move")
    while unit := _next(session):
        yield unit


def _next(session: BattleSession) -> str:
    battle = session.battle
    return next((unit.name for unit in owing(battle, turn_of(battle))), "")


# --- the verbs of a battle's prompt ---


NAMED = 2
"""The number of words that mustering needs: the side and its file."""


# --- what each does ---


def _muster(kind: str, session: BattleSession, said: VerbCall) -> None:
    """The verb `muster red caravan.army.toml`, or with plain data. Raises `BadData`, `Refused`."""
    if OPENS in said.rest:
        session.order(f"{kind} {said.rest}")
        return
    if len(said.words) < NAMED:
        raise BadData("missing-argument", about={"key": "*.army.toml"})
    from heart_africa.terminal.battle.armies import bring, opened  # noqa: PLC0415  # whoever looks must not wait

    side = Names(session.battle).side(said.words[0])
    roster, lists = opened(session, said.words[1], session.folder)
    bring(session, side, roster, lists)


def _remain(session: BattleSession, said: VerbCall) -> None:
    """The verb `remain`, or `remain R3,R4`. Raises `BadData`, `Refused`."""
    remain(session, (part for word in said.words for part in pieces(word, ",") if part))


def _hint(session: BattleSession, said: VerbCall) -> None:
    """The verb `hint`, `hint red`, or `hint shoot R2 at B1 10`, which asks why not that order."""
    word = " ".join(said.words)
    side = word if word in SIDES else ""
    order = None if side or not said.rest else session.read(said.rest)[1]
    session.computer.hint(side, order)


def _viewed(session: BattleSession, said: VerbCall) -> tuple[View, tuple[str, ...]]:
    """The view that the last word names (a side or all), and the words before it."""
    *words, last = said.words or ("",)
    try:
        view = view_of(session.battle, last)
    except BadData:
        return View(session.battle), said.words
    return view, tuple(words)


def _status(session: BattleSession, said: VerbCall) -> None:
    view, words = _viewed(session, said)
    unit = Names(session.battle).unit(" ".join(words)) if words else ""
    show_status(session.screen, session.referee.book, view, unit)


def _reminders(session: BattleSession, _said: VerbCall) -> None:
    if not show_reminders(session.screen, session.referee.book, session.battle):
        session.screen.speak("referee-no-reminders", "dim")


def _log(session: BattleSession, said: VerbCall) -> None:
    view, words = _viewed(session, said)
    turn = replace(said, words=words).number() if words else session.battle.turn
    show_log(session, session.acts(turn=[turn], side=view.eyes))


def _why(session: BattleSession, said: VerbCall) -> None:
    view, words = _viewed(session, said)
    journal = view.journal(session.writer.journal)
    number = journal.place(replace(said, words=words).number()) if words else -1
    if not journal.standing:
        raise BadData("nothing-to-undo")
    show_log(session, [journal.standing[number]], why=True)


def _goto(session: BattleSession, said: VerbCall) -> None:
    view, words = _viewed(session, said)
    number = replace(said, words=words).number()
    then = session.status(session.writer.at(number), side=view.eyes)
    history.announce_at(session, number)
    then.show()


VERBS: Mapping[str, Do[BattleSession]] = {
    "muster": partial(_muster, "muster"),
    "remuster": partial(_muster, "remuster"),
    "remain": _remain,
    "next": LOOKING["next"],
    "reminders": _reminders,
    "hint": _hint,
    "status": _status,
    "log": _log,
    "why": _why,
    **MENDING,
    "goto": _goto,
}
"""The verbs of a battle's prompt; those that only show something take a side at their end."""


# --- the game of battles ---


class BattleGame(Battles, KeptGame[Battle, BattleSession]):
    """A battle as a kept game."""

    sits = BattleSession
    verbs = Verbs(VERBS, f"{Battles.kind}-", "referee-help-more")
    history = "orders.history"

    def completion(self, session: BattleSession) -> Completer:
        """Completes orders, the most likely first, and units by code and name."""
        besides = self.besides(session.lang)
        return Completer(session.lang, session.referee, session.battle, session.agenda, besides)


GAME = BattleGame()


# --- `battle hint` ---


Whose = Annotated[str, typer.Option("--side", metavar="red|blue", help="help-option-hint-side")]
Level = Annotated[str, typer.Option("--level", metavar="level", help="help-option-hint-level")]
WhyNot = Annotated[str, typer.Option("--why-not", metavar="order", help="help-option-hint-order")]


def hint(ctx: typer.Context, name: Name, *, side: Whose = "", level: Level = "", why_not: WhyNot = "") -> int:
    """`battle hint`: print what the computer would do. Raises `BadData` for a side, level or order."""
    screen: Screen = ctx.obj
    with GAME.written(screen, name, "") as session:
        whose = Names(session.battle).side(side) if side else ""
        session.computer.hint(whose, session.read(why_not)[1] if why_not else None, level)
    return DONE
