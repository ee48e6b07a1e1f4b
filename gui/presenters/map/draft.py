"""The draft of a move in words: inches used and left, objections, what is too close to call."""

from collections.abc import Iterable, Iterator

from gui.documents.map.document import OpenMap, Refusal
from gui.documents.map.moves import MoveDraft, dice_of
from gui.presenters.map.figure_looks import measured
from gui.presenters.map.wording import problem_text, worded
from gui.session import Session
from heart_africa.board.findings import CloseCall
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.problems import Problem
from heart_africa.language.battle.words import Names
from heart_africa.rules.book.printed import message
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee.movement.refusals import AREA as MOVING

SHOWN = 4
WHO = ("who", "figure")
"""The facts under which an objection can name the figure it concerns."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A draft in words: its first line, objections, close calls as key and words.

    `roll`: the unit whose dice are missing; `dice`: how many and what for; `ambush`: whether it would lie in
    ambush, None if it cannot; `over`: it goes farther than its dice allow.
    """

    text: str
    against: tuple[str, ...] = ()
    close: tuple[tuple[str, str], ...] = ()
    roll: str = ""
    dice: tuple[int, str] = (0, "")
    ambush: bool | None = None
    over: bool = False

    @property
    def legal(self) -> bool:
        """Whether the rules have no objection."""
        return not self.against


def proposal(session: Session, opened: OpenMap, draft: MoveDraft) -> Proposal:
    """A draft in the person's language."""
    names, decided = Names(opened.table.battle), opened.survey.decided
    over = draft.kind == "move" and draft.left is not None and draft.left < 0
    code = names.code(session.lang, draft.unit) if draft.unit in opened.table.battle.units else ""
    far = measured(session, draft.inches)
    if draft.kind == "place":
        text = session.say("table_map-draft-place", unit=draft.unit, code=code, inches=far)
    elif draft.kind != "move":
        text = session.say("table_map-draft-order", unit=draft.unit, code=code, kind=draft.kind)
    elif draft.left is None or draft.most is None:
        text = session.say("table_map-draft-unrolled", unit=draft.unit, code=code, inches=far)
    else:
        text = session.say(
            "table_map-draft-over" if over else "table_map-draft-move",
            unit=draft.unit,
            code=code,
            inches=far,
            most=measured(session, draft.most),
            left=measured(session, abs(draft.left)),
        )
    unrolled = draft.kind == "move" and draft.most is None and not rolls_elsewhere(opened, draft.unit)
    count, why = dice_of(opened, draft.unit, draft.paces) if unrolled else (0, "")
    unthrown = message(MOVING, opened.book.moving.refusal["not_rolled"])
    problems = [each for each in draft.problems if not count or each.code != unthrown]
    return Proposal(
        text,
        tuple(against(session, names, problems)),
        tuple((call.key, text) for call, text in closely(session, draft.close) if call.key not in decided),
        draft.unit if count else "",
        (count, session.say(why) if why else ""),
        draft.kind == "ambush" if draft.kind in {"deploy", "ambush"} else None,
        over,
    )


def rolls_elsewhere(opened: OpenMap, unit: str) -> bool:
    """Whether the card of this unit's roll is open, so that the strip need not ask for dice."""
    wish = opened.table.wish
    return wish is not None and wish.order == RollMove(unit).kind and unit in wish.who


def refusal(session: Session, found: Refusal) -> Proposal:
    """Terrain that was refused: the umpire may lay it with a reason."""
    said = tuple(dict.fromkeys(problem_text(session, each) for each in found.problems))
    more = (session.say("referee-more", count=len(said) - SHOWN),) if len(said) > SHOWN else ()
    return Proposal(session.say("table_map-draft-ground"), (*said[:SHOWN], *more))


def against(session: Session, names: Names, problems: Iterable[Problem]) -> Iterator[str]:
    """Each objection once, with the figures that it concerns and its citation."""
    found: dict[object, list[Problem]] = {}
    for each in problems:
        same = tuple((key, str(fact)) for key, fact in each.about.items() if key not in WHO)
        found.setdefault((each.code, each.rule, same), []).append(each)
    for rows in found.values():
        yield _of_all(session, names, rows)


def _of_all(session: Session, names: Names, rows: list[Problem]) -> str:
    """One objection about several figures, named by their codes."""
    company = names.battle.company
    codes = names.codes(session.lang, [each.where for each in rows if each.where in company])
    key = next((each for each in WHO if each in rows[0].about), "")
    if not codes:
        return problem_text(session, rows[0])
    who = ", ".join(codes[:SHOWN]) + (", …" if len(codes) > SHOWN else "")
    if not key:
        return f"{who}: {problem_text(session, rows[0])}"
    return problem_text(session, replace(rows[0], about={**rows[0].about, key: who}))


def closely(session: Session, calls: Iterable[CloseCall]) -> Iterator[tuple[CloseCall, str]]:
    """Each close call once, with the sentence that asks people to measure it."""
    for call in {each.key: each for each in calls}.values():
        inches, limit = measured(session, call.inches), measured(session, call.limit)
        about = {**call.about, "inches": inches, "limit": limit}
        what = worded(session, call.what, about)
        cited = cite(call.rule, call.page, session.lang) if call.rule else ""
        yield call, session.say("table_map-close", what=what, inches=inches, limit=limit, rule=cited)
