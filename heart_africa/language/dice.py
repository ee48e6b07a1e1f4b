"""The dice of an act in words, in every game alike."""

from itertools import groupby
from typing import Protocol

from heart_africa.core.journal.records import Act, Origin, Roll
from heart_africa.core.messages import has


class Speaker(Protocol):
    """Whoever speaks to a person in his language."""

    @property
    def lang(self) -> str:
        """The language of the person."""

    def say(self, message: str, **facts: object) -> str:
        """A message of the catalogue in that language."""


def dice(speaker: Speaker, act: Act) -> str:
    """The faces of an act by what they were for, and who threw them if it was not the players."""
    origins = {roll.origin for roll in act.rolls}
    common = next(iter(origins)) if len(origins) == 1 else None
    parts = (
        _thrown(speaker, why, list(rolls), common) for why, rolls in groupby(act.rolls, lambda roll: roll.why)
    )
    text = speaker.say("referee-dice", dice="; ".join(parts))
    return f"{text}{_origin(speaker, common)}" if common else text


def _thrown(speaker: Speaker, why: str, rolls: list[Roll], common: Origin | None) -> str:
    """Dice for the same thing together; where they come from, unless it is the same for all."""
    what = speaker.say(why) if has(speaker.lang, why) else why
    faces = " ".join(
        f"{' '.join(map(str, roll.faces))}{'' if common else _origin(speaker, roll.origin)}" for roll in rolls
    )
    return f"{what}: {faces}"


def _origin(speaker: Speaker, origin: Origin) -> str:
    return "" if origin is Origin.TYPED else speaker.say("referee-origin", origin=origin.value)
