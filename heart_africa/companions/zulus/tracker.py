"""What comes next in the sequence of play, and by which rule (4.0)."""

from heart_africa.companions.rules import Due
from heart_africa.companions.zulus.cards import limit_holds
from heart_africa.companions.zulus.state import State

_STEPS: dict[str, tuple[str, str]] = {
    "set-up": ("zulus-due-set-up", "ZR-027"),
    "impi": ("zulus-due-chit", "ZR-044"),
    "redraw": ("zulus-due-another", "ZR-097"),
    "prince": ("zulus-due-prince", "ZR-095"),
    "chit": ("zulus-due-answer", "ZR-045"),
    "action": ("zulus-due-action", "ZR-046"),
    "volley": ("zulus-due-volley", "ZR-167"),
    "draw": ("zulus-due-draw", "ZR-183"),
    "hero": ("zulus-due-hero", "ZR-191"),
    "housekeeping": ("zulus-due-housekeeping", "ZR-196"),
    "over": ("zulus-due-nothing", "ZR-204"),
}


def due(state: State) -> Due:
    """What comes next."""
    if state.choosing_fire:
        return Due("zulus-due-fire", "ZR-083")
    if state.step == "housekeeping" and limit_holds(state):
        over = len(state.hand) - state.data.housekeeping.hand
        return Due("zulus-due-discard", "ZR-196", {"count": over})
    what, rule = _STEPS[state.step]
    if state.step == "redraw" and state.chit_of(state.event).kind == "snipers":
        rule = "ZR-110"
    if state.step == "draw" and state.data.draw.optional:
        rule = "ZR-182"
    if state.step == "chit":
        return Due(what, rule, {"chit": state.chit_of(state.chit).id})
    counts = {"prince": state.returning, "action": state.actions, "draw": state.draws}
    return Due(what, rule, {"count": counts[state.step]} if state.step in counts else {})
