"""What a figure sees and may shoot, why not the others; a volley with what it needs, in words."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from gui.map import OpenMap
from gui.map_shots import Volley
from gui.presenters.map.drafting import closely
from gui.presenters.map.tokens import measured
from gui.session import Session
from heart_africa.citations import cite
from heart_africa.messages import has
from heart_africa.narrate import words
from heart_africa.orders.battle.names import Names
from heart_africa.reckoning import Line
from heart_africa.table.layout import Spot
from heart_africa.table.targets import Targets

SHOWN = 5


@dataclass(frozen=True, slots=True)
class View:
    """What a figure may shoot at: lines of sight (`right`, `zone`: free but another comes first, `wrong`)."""

    text: str
    lines: tuple[tuple[Spot, Spot, str], ...]
    why: tuple[str, ...] = ()


def line_text(session: Session, line: Line) -> str:
    """A reason with its citation."""
    text = words(session.lang, line.what, line.about) if has(session.lang, line.what) else line.what
    text = f"{text[:1].upper()}{text[1:]}"
    return f"{text} ({cite(line.rule, line.page, session.lang)})" if line.rule else text


def view(session: Session, opened: OpenMap, figure: str, found: Targets | None) -> View:
    """What a figure sees, in words and as lines on the map."""
    names = Names(opened.table.battle)
    code = names.figure_code(session.lang, figure)
    if found is None:
        return View(session.say("table_map-sight-unarmed", who=code), ())
    stands = opened.layout.stands
    start = stands[figure].spot
    lines: list[tuple[Spot, Spot, str]] = []
    why: dict[str, None] = {}
    for option in found.options:
        target = option.candidate.name
        state = "right" if target in found.allowed else "wrong" if option.bars else "zone"
        lines.append((start, stands[target].spot, state))
        if option.bars:
            told = "; ".join(line_text(session, each) for each in option.lines[:2])
            told = told or line_text(session, _as_line(option.bars[0]))
            why.setdefault(f"{names.code(session.lang, opened.table.battle.company[target])}: {told}", None)
    text = _allowed(session, opened, names, (code, figure), found)
    return View(text, tuple(lines), tuple(why)[:SHOWN])


def _as_line(problem: object) -> Line:
    code, rule, page = (getattr(problem, each) for each in ("code", "rule", "page"))
    return Line(code, 0, rule, page, "", problem.about)  # type: ignore[attr-defined]  # of a problem


def _allowed(session: Session, opened: OpenMap, names: Names, who: tuple[str, str], found: Targets) -> str:
    """Whom it may shoot at first, how far off, and the priority that says so."""
    code, figure = who
    if not found.allowed:
        return session.say("table_map-sight-none", who=code)
    first = found.allowed[0]
    inches = measured(session, opened.scene.inches(figure, first))
    targets = names.codes(session.lang, found.allowed)
    reason = line_text(session, found.choice.reason)
    return session.say(
        "table_map-sight-may", who=code, targets=", ".join(targets[:SHOWN]), inches=inches, why=reason
    )


@dataclass(frozen=True, slots=True)
class Shots:
    """A volley in words: what was found; why the others hold their fire."""

    text: str
    held: tuple[str, ...]
    close: tuple[str, ...]


def shots(session: Session, opened: OpenMap, found: Volley, target: str) -> Shots:
    """Who of a unit shoots at another, and why the rest does not."""
    names = Names(opened.table.battle)
    aims = found.fire.aims if found.fire else ()
    code = names.code(session.lang, target)
    if not aims:
        text = session.say("table_map-shots-none", target=code)
    else:
        text = session.say(
            "table_map-shots",
            count=len(aims),
            target=code,
            near=measured(session, min(aim.inches for aim in aims)),
            far=measured(session, max(aim.inches for aim in aims)),
        )
    return Shots(
        text,
        tuple(_held(session, names, found.held)),
        tuple(text for _, text in closely(session, found.close)),
    )


def _held(session: Session, names: Names, held: Iterable[tuple[str, tuple[Line, ...]]]) -> Iterator[str]:
    """Those who do not shoot for the same reason together."""
    by: dict[str, list[str]] = {}
    for name, lines in held:
        text = "; ".join(line_text(session, each) for each in lines[:2]) or session.say(
            "table_map-shots-no-reason"
        )
        by.setdefault(text, []).append(name)
    for text, figures in by.items():
        yield f"{', '.join(names.codes(session.lang, figures))}: {text}"
