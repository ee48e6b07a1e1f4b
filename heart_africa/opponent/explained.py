"""What the computer's player says of itself: its plan, what it does, what it weighed, why not that."""

from collections.abc import Iterator
from typing import Any

from heart_africa.core.messages import say
from heart_africa.language.lexicon import attribute, order_message
from heart_africa.opponent import worth
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.heads import Candidate, Choice, Reason, Situation
from heart_africa.opponent.plans import plan
from heart_africa.opponent.sketch import Position
from heart_africa.rules.battle import SideId
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.referee.movement.orders import Decline, Move

TOLD = 3
"""So many reasons of an order are told, those that weigh most."""
GOALS = frozenset({"place", "back", "away", "exit"})


def planned(lang: str, at: Position, side: SideId) -> tuple[str, str]:
    """What a side is about this turn, in two sentences."""
    found = plan(at, side)
    second = say(lang, "opponent-prey", {"unit": found.prey}) if found.prey else say(lang, "opponent-no-prey")
    return say(lang, f"opponent-plan-{found.aim}"), second


def explained(lang: str, at: Position, choice: Choice) -> Iterator[str]:
    """The chosen order with what spoke for it and against it, then those that it was weighed against."""
    yield _with_worth(lang, "opponent-does-worth", at, choice.chosen)
    yield from reasons(lang, choice.chosen.reasons)
    for other in choice.weighed[1:]:
        yield _with_worth(lang, "opponent-instead", at, other)


def reasons(lang: str, of: tuple[Reason, ...]) -> Iterator[str]:
    """The reasons that weigh most, the heaviest first."""
    for each in sorted(of, key=lambda one: -abs(one.worth))[:TOLD]:
        why = say(lang, f"opponent-why-{each.what}", each.about)
        yield say(lang, "opponent-because", {"worth": points(each.worth), "why": why})
    if not of:
        yield say(lang, "opponent-why-plain")


def does(lang: str, at: Position, draft: Draft) -> str:
    """An order in a few words."""
    order = draft.order
    unit = getattr(order, "unit", "")
    match order:
        case Move(engages=pairs) if pairs:
            return say(lang, "opponent-does-charge", {"unit": unit, "goal": at.battle.company[pairs[0][1]]})
        case Move():
            goal = draft.goal if draft.goal in GOALS else "towards"
            return say(lang, f"opponent-does-{goal}", {"unit": unit, "goal": draft.goal})
        case Decline():
            return say(lang, "opponent-does-stay", {"unit": unit})
        case Fire(aims=aims) if aims:
            goal = at.battle.company.get(aims[0].target, aims[0].target)
            return say(
                lang, "opponent-does-volley", {"unit": at.battle.company[aims[0].shooter], "goal": goal}
            )
        case _:
            title = attribute(lang, order_message(order.kind), "title")
            name = "opponent-does-other" if unit else "opponent-does-plain"
            return say(lang, name, {"title": title, "unit": unit} if unit else {"title": title})


def points(value: float) -> str:
    """Points with their sign, to a tenth."""
    return f"{value:+.1f}"


def _with_worth(lang: str, message: str, at: Position, candidate: Candidate) -> str:
    return say(lang, message, {"does": does(lang, at, candidate.draft), "worth": points(candidate.worth)})


# --- why not something else ---


def why_not(lang: str, now: Situation, choice: Choice, order: Any) -> str:  # noqa: ANN401  # any order
    """What an order that somebody names would be worth beside the one that was chosen."""
    asked = _estimate(now, choice, order)
    if asked is None:
        return say(lang, "opponent-unknown")
    less = choice.chosen.worth - asked.worth
    facts = {"does": does(lang, now.at, asked.draft), "worth": points(asked.worth)}
    if less <= 0:
        return say(lang, "opponent-that-too", facts)
    chosen = does(lang, now.at, choice.chosen.draft)
    return say(lang, "opponent-not-that", facts | {"less": f"{less:.1f}", "chosen": chosen})


def _estimate(now: Situation, choice: Choice, order: Any) -> Candidate | None:  # noqa: ANN401  # as above
    """A volley by its own chances; of another order what was weighed of its kind for that unit."""
    if isinstance(order, Fire):
        return Candidate(Draft(order), worth.volley(now.at, now.at.battle, order)[1])
    same = (each for each in choice.weighed if each.order.kind == order.kind)
    return next(
        (each for each in same if getattr(each.order, "unit", "") == getattr(order, "unit", "")), None
    )
