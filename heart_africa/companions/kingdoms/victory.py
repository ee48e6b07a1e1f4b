"""Victory points, and how the game ends (chapter 15)."""

from collections.abc import Callable

from heart_africa.companions.kingdoms.events import Decided, Ended
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.kingdoms.piles import Run
from heart_africa.companions.kingdoms.state import State
from heart_africa.core.reckoning import Line, Reckoning


def needed(state: State) -> int:
    """DK-140: the points that have to be held before the combat that wins."""
    return NUMBERS.players(len(state.players)).points


def victory_points(state: State, seat: int) -> Reckoning:
    """DK-145: a player's points, reason by reason."""
    player, worth = state.players[seat], NUMBERS.points
    ships = sum(each.place >= 0 for each in player.ships)
    rows = (
        ("settlements", sum(player.settlements), worth.settlement, "DK-049"),
        ("fortresses", sum(player.fortresses), worth.fortress, "DK-056"),
        ("ships", ships, worth.ship, "DK-057"),
        ("wins", player.wins, worth.battle, "DK-104"),
    )
    return Reckoning.of(
        Line(f"kingdomscalc-{what}", count * each, rule, 0, about={"count": count, "each": each})
        for what, count, each, rule in rows
    )


def wins(run: Run, points: int, *, attacker: bool) -> bool:
    """DK-140 to DK-142: whether a combat victory of one who had so many points before it ends the game."""
    return points >= needed(run.state) and (attacker or run.reads("DK-142") == "both")


def combat_won(run: Run, seat: int, points: int, *, attacker: bool) -> bool:
    """End the game with a combat victory if that wins it; whether it does."""
    over = wins(run, points, attacker=attacker)
    if over:
        run.tell(Ended("threshold", (run.state.who(seat),)))
    return over


def cards_out(run: Run) -> None:
    """DK-143, DK-144: the last round is over: points, territories, victories in battle, cards in hand."""
    state = run.state
    left = [*range(len(state.players))]
    ranks: dict[Decided, Callable[[int], int]] = {
        "points": lambda seat: state.players[seat].points,
        "territories": lambda seat: len(state.controlled(seat)),
        "wins": lambda seat: state.players[seat].wins,
        "cards": lambda seat: state.players[seat].cards + len(state.players[seat].fame),
    }
    decided: Decided = "nothing"
    for decided, rank in ranks.items():  # noqa: B007  # what decided it is told
        best = max(rank(seat) for seat in left)
        left = [seat for seat in left if rank(seat) == best]
        if len(left) == 1:
            break
    else:
        decided = "nothing"
    run.tell(Ended("cards", tuple(state.who(seat) for seat in left), decided))
