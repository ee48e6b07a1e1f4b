"""The verbs of a battle's prompt beside those of every game: armies, who remains, whose eyes look."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from heart_africa.core.problems import BadData
from heart_africa.language.battle.names import Names
from heart_africa.language.lines import OPENS, pieces
from heart_africa.rules.referee.secrets import View
from heart_africa.terminal.battle.options import view_of
from heart_africa.terminal.battle.remain import remain
from heart_africa.terminal.battle.session import BattleSession
from heart_africa.terminal.battle.status import show_status
from heart_africa.terminal.battle.wording import show_reminders
from heart_africa.terminal.game import history
from heart_africa.terminal.game.log import show_log
from heart_africa.terminal.game.verbs import LOOKING, MENDING, Do, VerbCall

NAMED = 2
"""The words that mustering needs: whose army, and its file."""


# --- what each does ---


def _muster(kind: str, session: BattleSession, said: VerbCall) -> None:
    """`muster red caravan.army.toml`, or all that an army is. Raises `BadData`, `Refused`."""
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
    """`remain`, or `remain R3,R4`. Raises `BadData`, `Refused`."""
    remain(session, (part for word in said.words for part in pieces(word, ",") if part))


def _viewed(session: BattleSession, said: VerbCall) -> tuple[View, tuple[str, ...]]:
    """Through whose eyes, by the last word if it names a side or all; the words before it."""
    *words, last = said.words or ("",)
    try:
        view = view_of(session.battle, last)
    except BadData:
        return View(session.battle), said.words
    return view, tuple(words)


def _status(session: BattleSession, said: VerbCall) -> None:
    view, words = _viewed(session, said)
    unit = Names(session.battle).unit(" ".join(words)) if words else ""
    show_status(session.screen, view, unit)


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
    "status": _status,
    "log": _log,
    "why": _why,
    **MENDING,
    "goto": _goto,
}
"""The verbs of a battle's prompt; those by which it is looked at take a side at their end."""
