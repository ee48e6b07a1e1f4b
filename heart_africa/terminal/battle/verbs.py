"""The verbs of the prompt beside the orders: look, go back, put right, ask, leave."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from heart_africa.core.problems import BadData
from heart_africa.language.battle.names import Names
from heart_africa.language.lexicon import prompt_help, prompt_message, words_of
from heart_africa.language.lines import OPENS, pieces
from heart_africa.rules.referee.secrets import View
from heart_africa.terminal.battle import history
from heart_africa.terminal.battle.armies import bring, opened
from heart_africa.terminal.battle.chronicle import Sought, show_log, show_why
from heart_africa.terminal.battle.help import show_help
from heart_africa.terminal.battle.options import view_of
from heart_africa.terminal.battle.remain import remain
from heart_africa.terminal.battle.session import Session
from heart_africa.terminal.battle.status import show_status
from heart_africa.terminal.battle.wording import show_next, show_reminders
from heart_africa.terminal.prompt.input import Leave
from heart_africa.terminal.prompt.verbs import VerbCall, Verbs

NAMED = 2
"""The words that mustering needs: whose army, and its file."""


def here(session: Session, text: str) -> bool:
    """Carry out a verb of the prompt, if the line begins with one. Raises `BadData`, `Leave`."""
    return PROMPT.here(session, text)


def asks_next(text: str) -> bool:
    """Whether a line only asks what comes next, which the prompt says of itself."""
    return PROMPT.meant(text) == "next"


def verbs(lang: str) -> list[tuple[str, str]]:
    """The verbs as they are typed, each with its id."""
    return PROMPT.words(lang)


# --- what each does ---


def _muster(kind: str, session: Session, said: VerbCall) -> None:
    """`muster red caravan.army.toml`, or all that an army is. Raises `BadData`, `Refused`."""
    if OPENS in said.rest:
        session.order(f"{kind} {said.rest}")
        return
    if len(said.words) < NAMED:
        raise BadData("missing-argument", about={"key": "*.army.toml"})
    side = Names(session.battle).side(said.words[0])
    roster, lists = opened(session, said.words[1], session.folder)
    bring(session, side, roster, lists)


def _remain(session: Session, said: VerbCall) -> None:
    """`remain`, or `remain R3,R4`. Raises `BadData`, `Refused`."""
    remain(session, (part for word in said.words for part in pieces(word, ",") if part))


def _next(session: Session, _said: VerbCall) -> None:
    show_next(session.screen, session.battle, session.agenda)


def _viewed(session: Session, said: VerbCall) -> tuple[View, tuple[str, ...]]:
    """Through whose eyes, by the last word if it names a side or all; the words before it."""
    *words, last = said.words or ("",)
    try:
        view = view_of(session.battle, last)
    except BadData:
        return View(session.battle), said.words
    return view, tuple(words)


def _status(session: Session, said: VerbCall) -> None:
    view, words = _viewed(session, said)
    unit = Names(session.battle).unit(" ".join(words)) if words else ""
    show_status(session.screen, view, unit)


def _reminders(session: Session, _said: VerbCall) -> None:
    if not show_reminders(session.screen, session.referee.book, session.battle):
        session.screen.speak("referee-no-reminders", "dim")


def _log(session: Session, said: VerbCall) -> None:
    view, words = _viewed(session, said)
    turn = (replace(said, words=words).number(),) if words else (session.battle.turn,)
    show_log(session.screen, view.journal(session.sitting.journal), Sought(turns=turn))


def _why(session: Session, said: VerbCall) -> None:
    view, words = _viewed(session, said)
    number = replace(said, words=words).number() if words else 0
    show_why(session.screen, view.journal(session.sitting.journal), number)


def _undo(session: Session, _said: VerbCall) -> None:
    history.back(session.screen, session.sitting).undo()


def _redo(session: Session, _said: VerbCall) -> None:
    history.back(session.screen, session.sitting).redo()


def _goto(session: Session, said: VerbCall) -> None:
    view, words = _viewed(session, said)
    history.show_at(session.screen, session.sitting, replace(said, words=words).number(), view)


def _correct(session: Session, said: VerbCall) -> None:
    history.back(session.screen, session.sitting).correct(said.number(), said.reason)


def _misread(session: Session, said: VerbCall) -> None:
    history.misread(session, said.number(), " ".join(said.words[1:]), said.reason)


def _amend(session: Session, said: VerbCall) -> None:
    _, _, order = said.rest.partition(" ")
    history.back(session.screen, session.sitting).amend(session, said.number(), order)


def _help(session: Session, said: VerbCall) -> None:
    _explain(session, " ".join(said.words))


def _explain(session: Session, about: str) -> None:
    """Help for everything, for an order or a rule; a verb of the prompt is told in its own line."""
    own = PROMPT.meant(about)
    if not own:
        show_help(session, about, verbs(session.lang))
    else:
        screen, word = session.screen, words_of(session.lang, prompt_message(own))[0]
        screen.items([(word, prompt_help(screen.lang, own), "")])


def _quit(_session: Session, _said: VerbCall) -> None:
    raise Leave


VERBS: Mapping[str, Callable[[Session, VerbCall], None]] = {
    "muster": partial(_muster, "muster"),
    "remuster": partial(_muster, "remuster"),
    "remain": _remain,
    "next": _next,
    "reminders": _reminders,
    "status": _status,
    "log": _log,
    "why": _why,
    "undo": _undo,
    "redo": _redo,
    "goto": _goto,
    "correct": _correct,
    "misread": _misread,
    "amend": _amend,
    "help": _help,
    "quit": _quit,
}

PROMPT = Verbs(VERBS, prompt_message, _explain)
