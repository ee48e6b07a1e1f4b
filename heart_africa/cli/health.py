"""How sound a journal is, and what happened beside it, told alike of battles and of campaigns."""

from dataclasses import dataclass
from typing import Any

from heart_africa.bad_data import bad_text
from heart_africa.cli.faults import DONE, REFUSED
from heart_africa.cli.screen import Screen
from heart_africa.store.reading import Health
from heart_africa.store.repairs import Repaired
from heart_africa.store.sitting import Sitting


@dataclass(frozen=True, slots=True)
class Examined:
    """A document that was examined: its name, its journal's health, what the database says of itself."""

    name: str
    health: Health
    loose: tuple[str, ...]

    @property
    def well(self) -> bool:
        """Whether nothing is wrong with either."""
        return self.health.well and not self.loose


def show_health(screen: Screen, found: Examined, unwell: str, *, as_json: bool) -> int:
    """Tell it, `unwell` being the words for a damaged one: 0 if all is well, 1 if not."""
    health, code = found.health, DONE if found.well else REFUSED
    if as_json:
        facts = {"well": found.well, "entries": health.lines, "sound": health.sound, "why": health.why}
        screen.json({**facts, "database": list(found.loose)})
        return code
    message = "referee-well" if health.well else unwell
    screen.speak(message, name=found.name, entries=health.lines, sound=health.sound)
    if health.detail:
        screen.print(health.detail, "dim", indent=2)
    screen.items((("!", each, "red") for each in found.loose), 2)
    return code


def show_repaired(screen: Screen, done: Repaired | None, *, as_json: bool) -> int:
    """Tell what a repair came to, None being that nothing was wrong: 0."""
    if as_json:
        aside = str(done.aside) if done and done.aside else ""
        screen.json({"repaired": done is not None, "lost": done.lost if done else 0, "aside": aside})
    elif done is None:
        screen.speak("referee-nothing-to-repair")
    else:
        screen.speak("referee-repaired", stands=done.stands, lost=done.lost)
        if done.aside:
            screen.speak("referee-aside", path=str(done.aside))
    return DONE


def show_aside(screen: Screen, sitting: Sitting[Any]) -> None:
    """What happened beside and stopped nothing: a backup that failed, a clock that went back."""
    for fault in sitting.told:
        screen.warn(bad_text(fault, screen.lang))
    sitting.told.clear()
