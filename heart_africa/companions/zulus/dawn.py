"""The Zulu morning attack, when the cup has run dry (12.4)."""

from heart_africa.companions.zulus.chits import advances, begin_actions, lay_event, regroup_and_rest
from heart_africa.companions.zulus.events import AssaultBegan, DayTurned, Moved
from heart_africa.companions.zulus.movement import settle_defences
from heart_africa.companions.zulus.state import Run


def assault(run: Run) -> None:
    """All that happens instead of drawing a chit; the Snipers who asked for one do not come back either."""
    lay_event(run, "used")
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
