"""The verbs of the prompt beside the orders: look, go back, put right, ask, leave."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from heart_africa.campaign.agenda import agenda
from heart_africa.cli.battle.asking import Leave
from heart_africa.cli.campaign import going_back
from heart_africa.cli.campaign.battles import show_battle, show_battles
from heart_africa.cli.campaign.explaining import show_help
from heart_africa.cli.campaign.ledgers import show_balances, show_statement
from heart_africa.cli.campaign.session import Session
from heart_africa.cli.campaign.standings import show_standings
from heart_africa.cli.campaign.status import show_player, show_status
from heart_africa.cli.campaign.stories import Span, show_timeline
from heart_africa.cli.campaign.telling import show_may, show_next
from heart_africa.messages import LANGUAGES
from heart_africa.orders.campaign.people import People
from heart_africa.orders.lexicon import here_message, words_of
from heart_africa.orders.lines import bare, cut, plain
from heart_africa.problems import BadData

ASK = "?"


@dataclass(frozen=True, slots=True)
class Said:
    """What stands behind such a verb: words without their quotes, the reason after `!`, the whole line."""

    words: tuple[str, ...]
    reason: str
    rest: str

    def number(self) -> int:
        """A number of the journal. Raises `BadData`."""
        if not self.words or not self.words[0].isdecimal():
            raise BadData("entry-number-wanted")
        return int(self.words[0])

    def player(self, session: Session) -> str:
        """The player who is named, or nobody. Raises `BadData`."""
        return People(session.campaign, session.lists).player(" ".join(self.words)) if self.words else ""


def here(session: Session, text: str) -> bool:
    """Carry out a verb of the prompt, if the line begins with one. Raises `BadData`, `Leave`."""
    if text.startswith(ASK) or text.endswith(f" {ASK}"):
        show_help(session, text.strip(f"{ASK} "), verbs(session.lang))
        return True
    verb, _, rest = text.partition(" ")
    found = VERBS.get(_known().get(plain(verb), ""))
    if found is None:
        return False
    line = cut(rest)
    found(session, Said(tuple(bare(word) for word in line.words), line.despite or "", rest.strip()))
    return True


def verbs(lang: str) -> list[tuple[str, str]]:
    """The verbs as they are typed, each with its id."""
    return [(words_of(lang, _message(id_))[0], id_) for id_ in VERBS]


def _message(id_: str) -> str:
    return here_message("here", id_)


def _known() -> dict[str, str]:
    return {
        plain(word): id_
        for id_ in VERBS
        for lang in LANGUAGES
        for word in (id_, *words_of(lang, _message(id_)))
    }


# --- what each does ---


def _next(session: Session, _said: Said) -> None:
    show_next(session.screen, session.keeper.book, session.campaign)


def _may(session: Session, said: Said) -> None:
    """What a player may do; nobody named, whoever it is whose turn it is, or all."""
    campaign, book = session.campaign, session.keeper.book
    named = said.player(session)
    due = next((each.player for each in agenda(book, campaign) if each.player), "")
    names = [named or due] if named or due else [player.name for player in campaign.playing()]
    show_may(session.screen, book, campaign, names, why=True)


def _status(session: Session, said: Said) -> None:
    if name := said.player(session):
        show_player(session.screen, session.keeper.book, session.campaign, name)
    else:
        show_status(session.screen, session.keeper.book, session.campaign)


def _standings(session: Session, _said: Said) -> None:
    show_standings(session.screen, session.keeper.book, session.campaign)


def _ledger(session: Session, said: Said) -> None:
    if name := said.player(session):
        show_statement(session.screen, session.campaign, name)
    else:
        show_balances(session.screen, session.campaign)


def _battle(session: Session, said: Said) -> None:
    if said.words:
        battle = People(session.campaign, session.lists).engagement(said.words[0])
        show_battle(session.screen, session.keeper.book, session.campaign, session.campaign.battle(battle))
    else:
        show_battles(session.screen, session.campaign)


def _log(session: Session, _said: Said) -> None:
    date = session.campaign.date
    show_timeline(session.screen, session.sitting.journal, Span(date, date))


def _undo(session: Session, _said: Said) -> None:
    going_back.undo(session.screen, session.sitting)


def _redo(session: Session, _said: Said) -> None:
    going_back.redo(session.screen, session.sitting)


def _goto(session: Session, said: Said) -> None:
    going_back.show_at(session.screen, session.sitting, said.number())


def _correct(session: Session, said: Said) -> None:
    going_back.correct(session.screen, session.sitting, said.number(), said.reason)


def _amend(session: Session, said: Said) -> None:
    _, _, order = said.rest.partition(" ")
    going_back.amend(session, said.number(), order)


def _help(session: Session, said: Said) -> None:
    show_help(session, " ".join(said.words), verbs(session.lang))


def _quit(_session: Session, _said: Said) -> None:
    raise Leave


VERBS: Mapping[str, Callable[[Session, Said], None]] = {
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
