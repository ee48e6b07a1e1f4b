"""Games of *Dark Kingdoms* as they are kept, and whom the computer plays in them."""

from collections.abc import Iterable
from typing import Any

from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.companions.kingdoms.players import PLAYERS
from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest
from heart_africa.kinds.companions import CompanionGames

GAMES: CompanionGames[Any] = CompanionGames(KINGDOMS)

PLAYED = "computer "
"""How the note of a game begins in which the computer plays somebody."""
USUAL = "planner"


def players(note: str) -> dict[str, str]:
    """The seats that the computer plays, by a game's note: a name and its player each."""
    words = note.removeprefix(PLAYED).split("; ") if note.startswith(PLAYED) else ()
    found = (word.rpartition("=") for word in words)
    return {name: player for name, _, player in found if player in PLAYERS}


def note_of(seats: Iterable[str], names: Iterable[str]) -> str:
    """The note of a game for words such as `Luis=greedy`. Raises `BadData`: no such seat, no such player."""
    found: dict[str, str] = {}
    known = [*names]
    for word in seats:
        name, said, player = word.rpartition("=")
        if not said:
            name, player = word, ""
        for what, among in ((name, known), (player or USUAL, [*PLAYERS])):
            if what not in among:
                about = {"found": what, "nearest": nearest(what, among), "allowed": ", ".join(among)}
                raise BadData("not-one-of", key="--computer", about=about)
        found[name] = player or USUAL
    return PLAYED + "; ".join(f"{name}={player}" for name, player in found.items()) if found else ""
