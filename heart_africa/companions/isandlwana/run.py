"""An order of this game being carried out, and what follows when pieces are lost (4.3, 8.6)."""

from typing import TypeAlias

from heart_africa.companions import run
from heart_africa.companions.isandlwana.events import Ended, Lost, Relocated, StepLost, Waits
from heart_africa.companions.isandlwana.hexes import HexId, bit, several
from heart_africa.companions.isandlwana.state import State

Run: TypeAlias = run.Run[State]


def lose_steps(run: Run, *units: str) -> None:
    """8.6: each of these units loses a step; then all that follows if it was the last of some."""
    hexes = dict.fromkeys(run.state.units[unit].hex for unit in units)
    for unit in units:
        company = run.state.units[unit]
        run.tell(StepLost(company.hex, company.steps - 1), unit)
    for hex_ in hexes:
        if not run.state.ending:
            after_loss(run, hex_)


def after_loss(run: Run, hex_: HexId) -> None:
    """What follows when a unit was lost in a hex: leaders left alone there go to others, or are lost."""
    if run.state.standing.get(hex_):
        return
    for leader in run.state.officers(hex_):
        refuges = refuge(run.state, hex_, any_british=run.reads("IS-117") == "any_british")
        if not refuges:
            run.tell(Lost(hex_, "no-path"), leader)
        elif len(refuges) == 1:
            run.tell(Relocated(hex_, refuges[0]), leader)
        else:
            run.tell(Waits("relocate", hex_, pieces=(leader, *refuges)))
    check_massacre(run)


def refuge(state: State, hex_: HexId, *, any_british: bool = False) -> tuple[HexId, ...]:
    """8.6: the nearest hexes with British units to which a path without Zulus leads, if there are any."""
    wanted = several(state.standing)
    if any_british:
        wanted |= several(at for at in (*state.leaders.values(), state.wagon) if at and at != hex_)
    return state.ground.steps_away(bit(hex_), state.free_for_british(), wanted)


def check_massacre(run: Run) -> None:
    """4.3: the Zulus have won if no British unit and no leader is left on the map."""
    units, leaders = bool(run.state.standing), any(run.state.leaders.values())
    left = units and leaders if run.reads("IS-039") == "either" else units or leaders
    if not left and not run.state.ending:
        run.tell(Ended("massacre"))
