"""The verbs of the prompt beside the orders: look, go back, put right, ask, leave."""

from collections.abc import Callable, Mapping
from functools import partial

from heart_africa.language.campaign.names import People
from heart_africa.language.lexicon import CAMPAIGN, prompt_message
from heart_africa.rules.campaign.agenda import agenda
from heart_africa.terminal.campaign import history
from heart_africa.terminal.campaign.battles import show_battle, show_battles
from heart_africa.terminal.campaign.help import show_help
from heart_africa.terminal.campaign.ledger import show_balances, show_statement
from heart_africa.terminal.campaign.session import Session
from heart_africa.terminal.campaign.standings import show_standings
from heart_africa.terminal.campaign.status import show_player, show_status
from heart_africa.terminal.campaign.stories import Span, show_timeline
from heart_africa.terminal.campaign.wording import show_may, show_next
from heart_africa.terminal.prompt.input import Leave
from heart_africa.terminal.prompt.verbs import VerbCall, Verbs


def here(session: Session, text: str) -> bool:
    """Carry out a verb of the prompt, if the line begins with one. Raises `BadData`, `Leave`."""
    return PROMPT.here(session, text)


def verbs(lang: str) -> list[tuple[str, str]]:
    """The verbs as they are typed, each with its id."""
    return PROMPT.words(lang)


def _explain(session: Session, about: str) -> None:
    show_help(session, about, verbs(session.lang))


def _player(session: Session, said: VerbCall) -> str:
    """The player who is named, or nobody. Raises `BadData`."""
    return People(session.campaign, session.lists).player(" ".join(said.words)) if said.words else ""


# --- what each does ---


def _next(session: Session, _said: VerbCall) -> None:
    show_next(session.at)


def _may(session: Session, said: VerbCall) -> None:
    """What a player may do; nobody named, whoever it is whose turn it is, or all."""
    campaign, book = session.campaign, session.keeper.book
    named = _player(session, said)
    due = next((each.player for each in agenda(book, campaign) if each.player), "")
    names = [named or due] if named or due else [player.name for player in campaign.playing()]
    show_may(session.at, names, why=True)


def _status(session: Session, said: VerbCall) -> None:
    if name := _player(session, said):
        show_player(session.screen, session.keeper.book, session.campaign, name)
    else:
        show_status(session.at)


def _standings(session: Session, _said: VerbCall) -> None:
    show_standings(session.screen, session.keeper.book, session.campaign)


def _ledger(session: Session, said: VerbCall) -> None:
    if name := _player(session, said):
        show_statement(session.screen, session.campaign, name)
    else:
        show_balances(session.screen, session.campaign)


def _battle(session: Session, said: VerbCall) -> None:
    if said.words:
        battle = People(session.campaign, session.lists).engagement(said.words[0])
        show_battle(session.screen, session.keeper.book, session.campaign, session.campaign.battle(battle))
    else:
        show_battles(session.screen, session.campaign)


def _log(session: Session, _said: VerbCall) -> None:
    date = session.campaign.date
    show_timeline(session.screen, session.sitting.journal, Span(date, date))


def _undo(session: Session, _said: VerbCall) -> None:
    history.back(session.screen, session.sitting).undo()


def _redo(session: Session, _said: VerbCall) -> None:
    history.back(session.screen, session.sitting).redo()


def _goto(session: Session, said: VerbCall) -> None:
    history.show_at(session.screen, session.sitting, said.number())


def _correct(session: Session, said: VerbCall) -> None:
    history.back(session.screen, session.sitting).correct(said.number(), said.reason)


def _amend(session: Session, said: VerbCall) -> None:
    _, _, order = said.rest.partition(" ")
    history.back(session.screen, session.sitting).amend(session, said.number(), order)


def _help(session: Session, said: VerbCall) -> None:
    _explain(session, " ".join(said.words))


def _quit(_session: Session, _said: VerbCall) -> None:
    raise Leave


VERBS: Mapping[str, Callable[[Session, VerbCall], None]] = {
    "next": _next,
    "may": _may,
    "status": _status,
    "standings": _standings,
    "ledger": _ledger,
    "battle": _battle,
    "log": _log,
    "undo": _undo,
    "redo": _redo,
    "goto": _goto,
    "correct": _correct,
    "amend": _amend,
    "help": _help,
    "quit": _quit,
}

PROMPT = Verbs(VERBS, partial(prompt_message, game=CAMPAIGN), _explain)
