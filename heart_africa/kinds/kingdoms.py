"""Games of *Dark Kingdoms* as they are kept, and whom the computer plays in them."""

from collections.abc import Iterable, Mapping
from typing import Any

from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.companions.kingdoms.judge import Choice
from heart_africa.companions.kingdoms.players import PLAYERS, choice
from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest
from heart_africa.kinds.companions import CompanionGames, rules_of
from heart_africa.laboratory.chance import Chance
from heart_africa.storage.journal_writer import JournalWriter

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


def decided(writer: JournalWriter[Any], seats: Mapping[str, str]) -> tuple[Choice, Chance]:
    """What the computer does now at these seats, the same however often it is asked; what throws its dice.

    Raises `ComponentNeeded`: it looks farther over the map than the owner's box has been copied.
    """
    rules, state = rules_of(writer), writer.journal.state
    chance = Chance(f"{writer.document.id}-{len(writer.journal.entries)}")
    how = seats[state.players[state.actor].name]
    return choice(rules.book, state, rules.legal(state), how, chance.pick), chance
