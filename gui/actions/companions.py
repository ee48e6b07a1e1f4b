"""The actions of the page of companion games."""

from gui.actions.action import Action, JournalActions
from gui.documents.companions import SHELF

ACTIONS = JournalActions(SHELF)
PAPERS = ACTIONS.of("papers", ACTIONS.wished("papers"), "file", "Ctrl+P")
SHELVED: tuple[Action, ...] = (
    ACTIONS.undo,
    ACTIONS.redo,
    ACTIONS.now,
    ACTIONS.of("typed", ACTIONS.wished("typed"), "edit", "Ctrl+T", ACTIONS.no_orders),
    ACTIONS.of(
        "hand", ACTIONS.with_open(lambda open_: open_.throw_by(hand=not open_.by_hand)), "edit", "Ctrl+H"
    ),
    ACTIONS.of("hint", ACTIONS.wished("hint"), "view", "F2", ACTIONS.closed),
    PAPERS,
    ACTIONS.close,
)
