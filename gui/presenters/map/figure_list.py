"""Figures and fires as a list: the map for whoever cannot see it, or prefers keys."""

from collections.abc import Iterator

from gui.documents.map.document import OpenMap
from gui.presenters.map.figure_looks import Token, spoken, visible
from gui.session import Session
from heart_africa.board.moves.touching import in_flames
from heart_africa.core.dataclass import dataclass
from heart_africa.language.battle.names import Names
from heart_africa.rules.battle import Where


@dataclass(frozen=True, slots=True)
class Group:
    """A unit with its figures, each with its words.

    `absent`: it stands nowhere, `waits`: and could be put on the table.
    """

    unit: str
    text: str
    spoken: str
    figures: tuple[tuple[str, str], ...]
    absent: bool = False
    waits: bool = False


def groups(session: Session, opened: OpenMap, tokens: tuple[Token, ...]) -> tuple[Group, ...]:
    """Every unit that may be seen, those on the table first."""
    battle, names = opened.table.shown, Names(opened.table.battle)
    said = {token.figure: spoken(session, battle, token) for token in tokens}
    found = []
    for unit in battle.units.values():
        here = [each.name for each in unit.here]
        if not here or unit.where is Where.OUT:
            continue
        absent = not any(name in said for name in here)
        waits = absent and visible(battle, unit, opened.table.viewer)
        code = names.code(session.lang, unit.name)
        text = session.say("table_map-list-unit", code=code, unit=unit.name, count=len(here))
        where = session.say("table_map-list-absent")
        text = f"{text} · {where}" if absent else text
        rows = tuple(
            (name, said.get(name) or f"{names.figure_code(session.lang, name)} · {where}") for name in here
        )
        found.append(Group(unit.name, text, text, rows, absent, waits))
    return (*_burning(session, opened, names), *sorted(found, key=lambda each: each.absent))


def _burning(session: Session, opened: OpenMap, names: Names) -> Iterator[Group]:
    """What burns, since when, and who stands in its flames."""
    inside = {each.place: each.figures for each in in_flames(opened.scene)}
    for each in opened.table.battle.fires:
        figures = inside.get(each.name, ())
        text = session.say("table_map-list-burning", place=each.name, turn=each.fire.lit, count=len(figures))
        rows = tuple((name, names.figure_code(session.lang, name)) for name in figures)
        yield Group(each.name, text, text, rows)
