"""The actions of the campaign page."""

from collections.abc import Callable

from gui.actions.action import Action, Off
from gui.actions.wording import command
from gui.documents.campaign import CAMPAIGNS, PARTS, CampaignDocument
from gui.session import Key, Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData

WISH: Key[str] = Key("campaign-wish")
"""What a person asked of the page that only the page can do."""

PAPER_KEYS = "Ctrl+P"
"""As on the pages of armies and battles."""


def none_open(session: Session) -> Off | None:
    """No campaign is open."""
    return None if CAMPAIGNS.opened(session) else Off("keeper-off-none")


def read_only(session: Session) -> Off | None:
    """Nothing is written on a copy, nor while an earlier moment is looked at."""
    open_ = CAMPAIGNS.opened(session)
    if open_ is None:
        return Off("keeper-off-none")
    if open_.owner:
        return Off("keeper-off-copy")
    return None if open_.at is None else Off("desk-off-looking")


def _why(propose: Callable[[], object]) -> Off | None:
    try:
        propose()
    except BadData as fault:
        return Off(f"bad-{fault.code}", about=dict(fault.about))
    return None


def no_undo(session: Session) -> Off | None:
    """There is nothing to undo, or dice lie there."""
    open_ = CAMPAIGNS.opened(session)
    return read_only(session) or (_why(open_.journal.undo) if open_ else None)


def no_redo(session: Session) -> Off | None:
    """There is nothing to do again."""
    open_ = CAMPAIGNS.opened(session)
    return read_only(session) or (_why(open_.journal.redo) if open_ else None)


def not_back(session: Session) -> Off | None:
    """No earlier moment is looked at."""
    open_ = CAMPAIGNS.opened(session)
    return None if open_ and open_.at is not None else Off("keeper-off-not-looking")


def _with(do: Callable[[CampaignDocument], object]) -> Callable[[Session], None]:
    """Do something to the open campaign; what cannot be is told at the foot of the window."""

    def run(session: Session) -> None:
        open_ = CAMPAIGNS.opened(session)
        if open_ is None:
            return
        try:
            do(open_)
        except BadData as fault:
            session.note(bad_text(fault, session.lang))

    return run


def _shows(part: str) -> Callable[[Session], None]:
    return _with(lambda open_: open_.show(part))


def _wish(what: str) -> Callable[[Session], None]:
    """Ask the page for something."""
    return lambda session: session.ask(WISH, what)


def no_orders(session: Session) -> Off | None:
    """No order can be typed: none is open, or an earlier moment is looked at."""
    open_ = CAMPAIGNS.opened(session)
    if open_ is None:
        return Off("keeper-off-none")
    return None if open_.orderable else Off("desk-off-looking")


def off_text(session: Session, action: Action) -> str:
    """Why an action cannot be used now, in words; "" if it can."""
    return command(session, action).why_off


UNDO = Action("campaign-undo", _with(CampaignDocument.undo), "campaign", "edit", "Ctrl+Z", no_undo)
REDO = Action("campaign-redo", _with(CampaignDocument.redo), "campaign", "edit", "Ctrl+Y", no_redo)
CAMPAIGN: tuple[Action, ...] = (
    UNDO,
    REDO,
    *(
        Action(
            f"campaign-{part}",
            _shows(part),
            "campaign",
            "view",
            PAPER_KEYS if part == "papers" else f"Alt+{number}",
            none_open,
        )
        for number, part in enumerate(PARTS, 1)
    ),
    Action("campaign-now", _with(lambda open_: open_.goto(None)), "campaign", "view", "Ctrl+Home", not_back),
    Action("campaign-typed", _wish("typed"), "campaign", "edit", "Ctrl+T", no_orders),
    Action("campaign-bring", _wish("bring"), "campaign", "file", "Ctrl+O"),
    Action("campaign-save", _wish("whole"), "campaign", "file", "Ctrl+Shift+S", none_open),
    Action("campaign-html", _wish("page"), "campaign", "file", "Ctrl+S", none_open),
    Action("campaign-ledger-csv", _wish("ledger"), "campaign", "file", "", none_open),
    Action("campaign-close", CAMPAIGNS.close, "campaign", "file", "Ctrl+W", none_open),
)
