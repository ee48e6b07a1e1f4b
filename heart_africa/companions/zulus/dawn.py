"""The Zulu morning attack, when the cup has run dry (12.4)."""

from heart_africa.companions.zulus.chits import advances, begin_actions, regroup_and_rest
from heart_africa.companions.zulus.events import AssaultBegan, DayTurned, Moved
from heart_africa.companions.zulus.movement import settle_defences
from heart_africa.companions.zulus.state import Run, State


def due(state: State) -> bool:
    """12.4.1: whether the last assault begins: it is played, and only the last chits are in the cup.

    An empty cup counts too: that is how it happens more than once.
    """
    if "dawn" not in state.options or state.step != "impi" or state.advanced:
        return False
    last = state.data.options.dawn_left
    chits = state.box.chits
    if state.aside:  # what is set aside unseen might be any of those not known to be in the cup
        return state.in_cup == sum(n for each, n in zip(chits, state.sure, strict=True) if each.kind in last)
    return not any(n for each, n in zip(chits, state.cup, strict=True) if each.kind not in last)


def assault(run: Run) -> None:
    """All that happens instead of drawing a chit."""
    state = run.state
    back = advances(run.book, state, state.used)
    lying = tuple(
        count - known
        for count, known in zip(state.cup, state.sure if state.aside else state.cup, strict=True)
    )
    for each in state.ibuthos:
        placed = not each.routed or run.reads("ZR-245") == "placed"
        if placed and not each.fallen and each.box != state.data.options.dawn_box:
            run.tell(Moved(state.data.options.dawn_box, "assault"), each.name)
    regroup_and_rest(run)
    run.tell(AssaultBegan(tuple(map(sum, zip(lying, back, strict=True))), back))
    run.tell(DayTurned(night=False))
    settle_defences(run)
    begin_actions(run)
