"""The actions of the campaign page."""

from collections.abc import Callable

from gui.actions.action import Action, JournalActions, always
from gui.documents.campaign import CAMPAIGNS, PARTS
from gui.session import Session

PAPER_KEYS = "Ctrl+P"
"""The same keys as on the pages of armies and battles."""
ACTIONS = JournalActions(CAMPAIGNS)


def _shows(part: str) -> Callable[[Session], None]:
    return ACTIONS.with_open(lambda open_: open_.show(part))


CAMPAIGN: tuple[Action, ...] = (
    ACTIONS.undo,
    ACTIONS.redo,
    *(
        ACTIONS.of(part, _shows(part), "view", PAPER_KEYS if part == "papers" else f"Alt+{number}")
        for number, part in enumerate(PARTS, 1)
    ),
    ACTIONS.now,
    ACTIONS.of("typed", ACTIONS.wished("typed"), "edit", "Ctrl+T", ACTIONS.no_orders),
    ACTIONS.of("bring", ACTIONS.wished("bring"), "file", "Ctrl+O", always),
    ACTIONS.of("save", ACTIONS.wished("whole"), "file", "Ctrl+Shift+S"),
    ACTIONS.of("html", ACTIONS.wished("page"), "file"),
    ACTIONS.of("ledger-csv", ACTIONS.wished("ledger"), "file"),
    ACTIONS.close,
)
