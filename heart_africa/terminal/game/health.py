"""How sound a journal is, and what happened beside it, told alike of battles and of campaigns."""

from typing import Any

from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass
from heart_africa.kinds.kind import Mended
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.line_reader import Health
from heart_africa.storage.repairs import Repaired
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.screen import Screen


@dataclass(frozen=True, slots=True)
class Examined:
    """A document that was examined: its name, its journal's health, what the database says of itself.

    `table`: the health of the record that goes with it, if one does.
    """

    name: str
    health: Health
    loose: tuple[str, ...]
    table: Health | None = None

    @property
    def well(self) -> bool:
        """Whether nothing is wrong with either."""
        return self.health.well and not self.loose and (self.table is None or self.table.well)


def show_health(screen: Screen, kind: str, found: Examined, *, as_json: bool) -> int:
    """Tell how sound a journal of that kind is: 0 if all is well, 1 if not."""
    code = DONE if found.well else REFUSED
    if as_json:
        table = {"table": _facts(found.table)} if found.table else {}
        facts = {**_facts(found.health), **table, "well": found.well, "database": list(found.loose)}
        screen.json(facts)
        return code
    _show_one(screen, kind, found.name, found.health)
    if found.table:
        screen.speak("game-its-table")
        _show_one(screen, kind, found.name, found.table)
    screen.items((("!", each, "red") for each in found.loose), 2)
    return code


def _facts(health: Health) -> dict[str, object]:
    return {
        "well": health.well,
        "entries": health.lines,
        "sound": health.sound,
        "why": health.why,
        "spoilt": list(health.spoilt),
        "unproven": health.unproven,
    }


def _show_one(screen: Screen, kind: str, name: str, health: Health) -> None:
    message = "game-unwell" if health.why else "game-well"
    screen.speak(message, kind=kind, name=name, entries=health.lines, sound=health.sound)
    if health.detail:
        screen.print(health.detail, "dim", indent=2)
    if health.spoilt:
        screen.speak("game-head-spoilt", found=", ".join(health.spoilt))
    elif health.unproven:
        screen.speak("game-unproven", number=health.unproven)


def show_repaired(screen: Screen, done: Mended, *, as_json: bool) -> int:
    """Tell what a repair came to, of a journal and of the record that goes with it: 0."""
    if as_json:
        beside = {"table": _came_to(done.beside)} if done.beside else {}
        screen.json({**_came_to(done.own), **beside})
    else:
        for message, facts in done.told:
            screen.print(screen.say(message, **facts))
    return DONE


def _came_to(done: Repaired | None) -> dict[str, object]:
    if done is None:
        return {"repaired": False, "lost": 0, "aside": "", "copy": "", "copied": 0}
    aside, copy = str(done.aside or ""), str(done.copy or "")
    return {"repaired": True, "lost": done.lost, "aside": aside, "copy": copy, "copied": done.copied}


def show_aside(screen: Screen, writer: JournalWriter[Any]) -> None:
    """What happened beside and stopped nothing: a backup that failed, a clock that went back."""
    for fault in writer.told:
        screen.warn(bad_text(fault, screen.lang))
    writer.told.clear()
