"""What a draft would be, in words: inches used and left, what is against it, what is too close to call."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from gui.map import OpenMap
from gui.map_moves import Draft
from gui.presenters.map.tokens import measured
from gui.session import Session
from heart_africa.citations import cite
from heart_africa.messages import has
from heart_africa.narrate import problem, words
from heart_africa.orders.battle.names import Names
from heart_africa.problems import Problem
from heart_africa.table.findings import Close

SHOWN = 4


@dataclass(frozen=True, slots=True)
class Proposal:
    """A draft in words: its first line, what is against it, what is close.

    `roll`: the unit whose dice are wanting first; `ambush`: whether it would lie in ambush, None where it
    cannot.
    """

    text: str
    against: tuple[str, ...] = ()
    close: tuple[str, ...] = ()
    roll: str = ""
    ambush: bool | None = None

    @property
    def legal(self) -> bool:
        """Whether nothing is against it."""
        return not self.against


def proposal(session: Session, opened: OpenMap, draft: Draft) -> Proposal:
    """A draft in the person's language."""
    names = Names(opened.table.battle)
    code = names.code(session.lang, draft.unit) if draft.unit in opened.table.battle.units else ""
    far = measured(session, draft.inches)
    if draft.kind == "place":
        text = session.say("table_map-draft-place", unit=draft.unit, code=code, inches=far)
    elif draft.kind != "move":
        text = session.say("table_map-draft-order", unit=draft.unit, code=code, kind=draft.kind)
    elif draft.left is None or draft.most is None:
        text = session.say("table_map-draft-unrolled", unit=draft.unit, code=code, inches=far)
    else:
        over = draft.left < 0
        text = session.say(
            "table_map-draft-over" if over else "table_map-draft-move",
            unit=draft.unit,
            code=code,
            inches=far,
            most=measured(session, draft.most),
            left=measured(session, abs(draft.left)),
        )
    unrolled = draft.kind == "move" and draft.most is None
    return Proposal(
        text,
        tuple(against(session, names, draft.problems)),
        tuple(closely(session, draft.close)),
        draft.unit if unrolled else "",
        draft.kind == "ambush" if draft.kind in {"deploy", "ambush"} else None,
    )


def against(session: Session, names: Names, problems: Iterable[Problem]) -> Iterator[str]:
    """Each thing once, with the figures that it concerns, and where the book says so."""
    found: dict[str, list[str]] = {}
    for each in problems:
        text = problem_text(session, each)
        figure = names.figure_code(session.lang, each.where) if each.where in names.battle.company else ""
        found.setdefault(text, []).extend([figure] if figure else [])
    for text, figures in found.items():
        shown = ", ".join(figures[:SHOWN]) + (", …" if len(figures) > SHOWN else "")
        yield f"{shown}: {text}" if shown and len(found) > 1 else text


def problem_text(session: Session, each: Problem) -> str:
    """An objection with its citation; a fault of the table itself has none."""
    text = problem(session.lang, each) if has(session.lang, each.code) else each.code
    return f"{text} ({cite(each.rule, each.page, session.lang)})" if each.rule else text


def closely(session: Session, calls: Iterable[Close]) -> Iterator[str]:
    """What people should measure."""
    for call in dict.fromkeys(calls):
        about = {
            **call.about,
            "inches": measured(session, call.inches),
            "limit": measured(session, call.limit),
        }
        text = words(session.lang, call.what, about) if has(session.lang, call.what) else ""
        yield session.say(
            "table_map-close",
            what=text,
            inches=measured(session, call.inches),
            limit=measured(session, call.limit),
            rule=cite(call.rule, call.page, session.lang),
        )
