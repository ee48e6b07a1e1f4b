"""What the computer's player says of itself: its plan, what it does, what it weighed, why not that."""

from collections.abc import Iterator

from heart_africa.core.messages import say
from heart_africa.language.narration import localized, minus, objection
from heart_africa.language.order_fields import attribute, order_message
from heart_africa.opponent.assess import assessed, off
from heart_africa.opponent.beginnings import deployments
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.guesses import guessed
from heart_africa.opponent.heads import Candidate, Choice, Reason, Situation
from heart_africa.opponent.plans import Foreseen, plan
from heart_africa.opponent.sketch import INWARD, Position, middle_of
from heart_africa.opponent.steady import beginning, ridden, volleyed
from heart_africa.opponent.weights import weights
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.preparation.deployment.orders import Deploy
from heart_africa.rules.referee.movement.orders import Decline, Dismount, Mount, Move, Turn

TOLD = 3
"""So many reasons of an order are told, those that weigh most."""
LEAST = 0.05
GOALS = frozenset({"place", "back", "away", "exit", "inside"})


def planned(lang: str, choice: Choice) -> tuple[str, ...]:
    """What a side is about this turn, in two sentences; nothing where it has no plan.

    The second compares it with what else was played on, else it names whom the side goes for.
    """
    if (found := choice.plan) is None:
        return ()
    if found.foreseen:
        return say(lang, f"opponent-plan-{found.posture or found.aim}"), _compared(lang, found.foreseen)
    goes = "prey" if found.weights.paces[found.aim] else "expects"
    second = say(lang, f"opponent-{goes if found.prey else 'no-prey'}", {"unit": found.prey})
    return say(lang, f"opponent-plan-{found.posture or found.aim}"), second


def _compared(lang: str, found: tuple[Foreseen, ...]) -> str:
    """How likely the chosen posture and the best of the others make a win, as far as it has played on.

    The usual one is kept where another promises too little more, and says so.
    """
    chosen, *others = found
    turns, chance = weights().foresight.turns, round(100 * chosen.chance)
    best = max(others, key=lambda each: each.chance, default=None)
    if best is None:
        return say(lang, "opponent-foreseen-alone", {"turns": turns, "chance": chance})
    instead = say(lang, f"opponent-posture-{best.posture or 'usual'}")
    less = round(100 * best.chance)
    more = "yes" if less > chance else "no"
    about = {
        "turns": turns, "times": chosen.times, "chance": chance, "other": instead, "less": less, "more": more,
    }  # fmt: skip
    return say(lang, "opponent-foreseen", about)


def explained(lang: str, at: Position, choice: Choice) -> Iterator[str]:
    """The chosen order with what spoke for it and against it, then those that it was weighed against."""
    (chosen, why), *others = weighed(lang, at, choice)
    yield from (chosen, *why)
    yield from (say(lang, "opponent-instead", {"does": each}) for each, _ in others)


def weighed(lang: str, at: Position, choice: Choice) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Each order that was weighed with its worth, the chosen one first; what spoke for it and against it.

    Where there was no reason to choose, as between dice, there is nothing to compare.
    """
    if not choice.chosen.reasons:
        return ((does(lang, at, choice.chosen.draft), (_plainly(lang, at, choice.chosen),)),)
    return tuple((_with_worth(lang, at, each), tuple(reasons(lang, each.reasons))) for each in choice.weighed)


def _plainly(lang: str, at: Position, chosen: Candidate) -> str:
    """Why an order comes now to which there is no other."""
    order = chosen.order
    unit = at.battle.units.get(getattr(order, "unit", ""))
    foe = at.nearest(unit.name, at.foes(unit.side)) if unit is not None and at.standing(unit.name) else None
    if not isinstance(order, RollMove) or unit is None or foe is None:
        return say(lang, "opponent-why-plain")
    inches = round(at.apart(unit.name, foe.name))
    return say(lang, "opponent-why-rolls", {"foe": foe.name, "inches": inches})


def reasons(lang: str, of: tuple[Reason, ...]) -> Iterator[str]:
    """The reasons that weigh most, the heaviest first; what weighs nothing is not told."""
    heavy = [each for each in of if abs(each.worth) >= LEAST]
    for each in sorted(heavy, key=lambda one: -abs(one.worth))[:TOLD]:
        why = say(lang, f"opponent-why-{each.what}", each.about)
        yield say(lang, "opponent-because", {"worth": points(lang, each.worth), "why": why})
    if not heavy:
        yield say(lang, "opponent-why-plain")


def does(lang: str, at: Position, draft: Draft) -> str:
    """An order in a few words."""
    order = draft.order
    unit = getattr(order, "unit", "")
    match order:
        case Move(engages=pairs) if pairs:
            return say(lang, "opponent-does-charge", {"unit": unit, "goal": at.battle.company[pairs[0][1]]})
        case Move():
            goal = draft.goal if draft.goal in GOALS else "aside" if draft.goal in INWARD else "towards"
            return say(lang, f"opponent-does-{goal}", {"unit": unit, "goal": draft.goal})
        case Mount() | Dismount() if at.battle.units[unit].here[0].dismounted is isinstance(order, Dismount):
            stays = "on-foot" if isinstance(order, Dismount) else "in-the-saddle"
            return say(lang, f"opponent-does-{stays}", {"unit": unit})
        case Decline():
            return say(lang, "opponent-does-stay", {"unit": unit})
        case Deploy(where=where):
            along = _from_left(at, draft) if where == "table" and draft.spots else "none"
            facts = {"unit": unit, "where": where, "inches": round(order.base_in), "along": along}
            return say(lang, "opponent-does-deploy", facts)
        case Fire(aims=aims) if aims:
            goal = at.battle.company.get(aims[0].target, aims[0].target)
            return say(
                lang, "opponent-does-volley", {"unit": at.battle.company[aims[0].shooter], "goal": goal}
            )
        case _:
            title = attribute(lang, order_message(order.kind), "title")
            name = "opponent-does-other" if unit else "opponent-does-plain"
            return say(lang, name, {"title": title, "unit": unit} if unit else {"title": title})


def _from_left(at: Position, draft: Draft) -> int:
    """How far the middle of a unit lies from the left end of its base line, as one looks to the enemy."""
    edge = at.sketch.edges[at.battle.unit(draft.order.unit).side]
    x, y = middle_of([*draft.spots.values()])
    left = {"south": x, "north": at.land.long_in - x, "east": y, "west": at.land.wide_in - y}
    return round(left[edge])


def points(lang: str, value: float) -> str:
    """Points with their sign, to a tenth."""
    return minus(localized(lang, f"{value:+.1f}"))


def _with_worth(lang: str, at: Position, candidate: Candidate) -> str:
    facts = {"does": does(lang, at, candidate.draft), "worth": points(lang, candidate.worth)}
    return say(lang, "opponent-does-worth", facts)


# --- why not something else ---


def why_not(lang: str, now: Situation, choice: Choice, order: object) -> str:
    """What an order that somebody names would be worth beside the one that was chosen, or what forbids it."""
    against = now.refused(order)
    if against:
        return say(lang, "opponent-forbidden", {"why": objection(lang, against[0])})
    asked = _estimate(now, choice, order)
    if asked is None:
        return say(lang, "opponent-unknown")
    chosen = choice.chosen
    that, mine = does(lang, now.at, asked.draft), does(lang, now.at, chosen.draft)
    worth_ = points(lang, asked.worth)
    if asked.order == chosen.order:
        return say(lang, "opponent-that-too", {"does": that, "worth": worth_})
    less = chosen.worth - asked.worth
    if less <= 0:
        return say(lang, "opponent-no-worse", {"does": that, "worth": worth_, "chosen": mine})
    by = localized(lang, f"{less:.1f}")
    return say(lang, "opponent-not-that", {"does": that, "worth": worth_, "less": by, "chosen": mine})


def _estimate(now: Situation, choice: Choice, order: object) -> Candidate | None:
    """An order as it was weighed; else a volley by its chances, any other by where it would lead."""
    known = next((each for each in choice.weighed if each.order == order), None)
    if known is not None:
        return known
    if isinstance(order, Fire):
        goal = now.at.battle.company.get(order.aims[0].target, "") if order.aims else ""
        return volleyed(now.at, choice.plan or plan(now.at, now.side), Draft(order, goal=goal))
    unit = now.at.battle.units.get(getattr(order, "unit", ""))
    if isinstance(order, Deploy) and unit is not None:
        alike = (each for each in deployments(now.at, unit) if each.order.where == order.where)
        found = guessed(now.at, order) or next(alike, None)
        return beginning(now.at, choice.plan or plan(now.at, now.side), unit, found) if found else None
    if isinstance(order, Move | Decline | Turn) and unit is not None and now.at.standing(unit.name):
        intent = choice.plan or plan(now.at, now.side)
        draft = guessed(now.at, order) or Draft(order)
        return assessed(now.at, intent, unit, draft, off(now.at, intent, unit))
    if isinstance(order, Mount | Dismount) and unit is not None and now.at.standing(unit.name):
        return ridden(now.at, choice.plan or plan(now.at, now.side), unit, order)
    return None
