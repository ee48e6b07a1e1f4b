"""The seats that the computer plays in a companion's game, and its decisions there."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

from heart_africa.companions.seats import Choice
from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest
from heart_africa.journal_kinds.companions import rules_of
from heart_africa.laboratory.chance import Chance
from heart_africa.storage.documents import Document
from heart_africa.storage.journal_writer import JournalWriter

PLAYED = "computer "
"""How the note of a game begins in which the computer plays somebody."""


def players_of(kind: str) -> tuple[str, ...]:
    """The computer's players for a companion, the weakest first."""
    return tuple(_module(kind).PLAYERS)


def _module(kind: str) -> ModuleType:
    return import_module(f"heart_africa.companions.{kind}.players")


def computers(document: Document) -> dict[str, str]:
    """The seats that the computer plays according to a game's note, with the player at each."""
    words = document.note.removeprefix(PLAYED).split("; ") if document.note.startswith(PLAYED) else ()
    found = (word.rpartition("=") for word in words)
    known = players_of(document.kind)
    return {name: player for name, _, player in found if player in known}


def note_of(kind: str, seats: Iterable[str], names: Iterable[str]) -> str:
    """The note for words such as `Luis=greedy`, or `Luis` alone for the ablest of the computer's players.

    Raises `BadData` for an unknown seat or player.
    """
    found: dict[str, str] = {}
    known, players = [*names], players_of(kind)
    for word in seats:
        name, said, player = word.rpartition("=")
        if not said:
            name, player = word, players[-1]
        for what, among in ((name, known), (player or players[-1], players)):
            if what not in among:
                about = {"found": what, "nearest": nearest(what, among), "allowed": ", ".join(among)}
                raise BadData("not-one-of", key="--computer", about=about)
        found[name] = player or players[-1]
    return PLAYED + "; ".join(f"{name}={player}" for name, player in found.items()) if found else ""


def decided(writer: JournalWriter[Any], seats: Mapping[str, str]) -> tuple[Choice, Chance]:
    """The computer's decision at one of these seats, always the same, and the source of its dice.

    Raises `ComponentNeeded` if it looks farther over the map than the owner's box has been copied.
    """
    rules, state = rules_of(writer), writer.journal.state
    chance = Chance(f"{writer.document.id}-{len(writer.journal.entries)}")
    how = seats[state.players[state.actor].name]
    found: Choice = _module(writer.document.kind).choice(
        rules.book, state, rules.legal(state), how, chance.pick
    )
    return found, chance
