"""A steady player: of the orders that it sees the best, by the book's chances of this very order.

It looks no farther than what `assess` counts, and keeps to what its part in the scenario asks of it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice

from heart_africa.board.layout import Spot
from heart_africa.core.dataclass import replace
from heart_africa.core.dice import SIDES
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent import moves, nerve, riders, worth
from heart_africa.opponent.assess import (
    assessed,
    bouts,
    of_an_inch,
    off,
    percent,
    shoots_far,
    to_rally,
    together,
    weight_of,
)
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.ground import Goal
from heart_africa.opponent.heads import Candidate, Choice, Reason, Situation, at_random
from heart_africa.opponent.orders import DEAREST, filled, openings
from heart_africa.opponent.plans import (
    Plan,
    distance,
    driven,
    for_goods,
    from_use,
    goods,
    on_foot,
    past,
    plan,
    preferred,
    supports,
)
from heart_africa.opponent.sketch import FAR, Position, far, middle_of
from heart_africa.opponent.vessels import there_yet
from heart_africa.opponent.weights import Waits
from heart_africa.rules.battle import Sort, Unit, Where
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.play.fires import check
from heart_africa.rules.preparation.deployment.orders import Deploy
from heart_africa.rules.referee.movement.orders import Decline, Dismount, Mount
from heart_africa.rules.shared_terms import Moved

WEIGHED = 3
"""The chosen one, and so many less one that come after it, are told."""
BLIND = frozenset({GroundId.JUNGLE, GroundId.TALL_GRASS, GroundId.VILLAGE})
TESTS = {"overlook": -1, "raise-standard": -1, "bewitch": 1}
"""How many tests more an order makes."""
GOES = frozenset({"destroy", "take", "capture", "leave"})
"""What nobody achieves who waits for the enemy to come."""
UNWILLING = -50.0
"""What nobody chooses who has anything else."""

Names = Mapping[str, Sequence[str]]


def steady(now: Situation, chance: Chance) -> Choice | None:
    """The best order for what its part asks of it."""
    return carried_out(now, plan(now.at, now.side), chance)


def carried_out(now: Situation, intent: Plan, chance: Chance) -> Choice | None:
    """The best order for a plan, with the next best; anything lawful where none is and something is owed."""
    found = _decided(now, intent)
    if found is None:
        return None if now.may_pass else at_random(now, chance)
    return replace(found, plan=intent)


def _decided(now: Situation, intent: Plan) -> Choice | None:
    """The best order, by the first that has an opinion."""
    opened: dict[str, list[str]] = {}
    for kind, who in openings(now.at, now.agenda, now.side):
        opened.setdefault(kind, []).append(who)
    for kinds, weigh in WEIGHERS:
        names = {kind: opened[kind] for kind in kinds if kind in opened}
        if names and (choice := weigh(now, intent, names)) is not None:
            return choice
    return None


def best(now: Situation, candidates: Iterable[Candidate]) -> Choice | None:
    """The best lawful one, and those that come after it."""
    ranked = sorted(candidates, key=lambda each: -each.worth)
    for place, each in enumerate(ranked):
        if now.lawful(each.draft):
            return Choice((each, *ranked[place + 1 : place + WEIGHED]))
    return None


def _drafts(now: Situation, kind: str, who: str) -> Iterator[Draft]:
    """The ways to give an order, lawful or not."""
    return filled(now.at, now.side, kind, who)


def _plain(now: Situation, _intent: Plan, names: Names) -> Choice | None:
    """The first lawful way, of orders between whose ways there is little to choose."""
    drafts = (draft for kind, units in names.items() for who in units for draft in now.drafts(kind, who))
    found = next(drafts, None)
    return Choice((Candidate(found),)) if found else None


def _marches(now: Situation, intent: Plan, names: Names) -> Choice | None:
    """The order of march: the dearest units first if that counts for it, else the first lawful one."""
    value = intent.weights.begins.dearest_first
    drafts = [draft for who in names["write-march"] for draft in now.drafts("write-march", who)]
    found = next((each for each in drafts if value and each.goal == DEAREST), None)
    if found is not None:
        return Choice((Candidate(found, value, (Reason("dearest-first", value),)),))
    return _plain(now, intent, names)


def _heartens(now: Situation, intent: Plan, names: Names) -> Choice | None:
    """Whom it helps or hurts most, of the first kind of order that there is."""
    if not intent.weights.ways.rallies:
        return _plain(now, intent, names)
    for kind, units in names.items():
        drafts = [draft for who in units for draft in now.drafts(kind, who)]
        found = [_heartened(now.at, intent, kind, draft) for draft in drafts]
        if found := [each for each in found if each.worth > 0]:
            return best(now, found)
    return None


def _heartened(at: Position, intent: Plan, kind: str, draft: Draft) -> Candidate:
    """Who is rallied counts with all its points; of a test more or fewer, what it is expected to cost."""
    unit, tests = at.battle.units.get(draft.goal), TESTS.get(kind, 0)
    if unit is None or not tests:
        return Candidate(draft, worth.of_unit(at, unit) if unit else 0.0)
    value = abs(nerve.of_a_test(at, unit, tests, intent.weights.nerve))
    what = "bewitched" if tests > 0 else "spared"
    return Candidate(draft, value, (Reason(what, value, {"unit": unit.name}),))


# --- before the battle, and later ---


def _deploys(now: Situation, intent: Plan, names: Names) -> Choice | None:
    """The most valuable units first, the lone figures behind them."""
    at = now.at
    units = [at.battle.units[name] for name in names["deploy"]]
    for unit in sorted(units, key=lambda each: (each.sort is not Sort.UNIT, -worth.of_unit(at, each))):
        drafts = _drafts(now, "deploy", unit.name)
        if (found := best(now, [beginning(at, intent, unit, draft) for draft in drafts])) is not None:
            return found
    return None


def beginning(at: Position, intent: Plan, unit: Unit, draft: Draft) -> Candidate:
    """The draft as a candidate: what it is worth for the unit to begin there, and why."""
    reasons = tuple(_of_beginning(at, intent, unit, draft))
    return Candidate(draft, sum(each.worth for each in reasons), reasons)


def _of_beginning(at: Position, intent: Plan, unit: Unit, draft: Draft) -> Iterator[Reason]:
    order: Deploy = draft.order
    begins = intent.weights.begins
    if not draft.spots:
        home = order.where == "home"
        yield Reason("stays-home" if home else "comes-late", begins.at_home if home else begins.late)
        return
    spots = [*draft.spots.values()]
    middle = middle_of(spots)
    if intent.near is not None:
        yield Reason(
            "near-place",
            begins.by_place * max(0.0, on_foot(at, unit, middle, intent.near) - begins.near_place),
        )
    else:
        yield Reason(
            "in-the-middle", begins.to_middle * far(middle, (at.land.long_in / 2, at.land.wide_in / 2))
        )
    own = (at.middle(each.name) for each in at.of(unit.side))
    yield Reason("together", begins.apart * max(0.0, together(spots, own) - begins.near_own))
    if unit.sort is Sort.UNIT and (count := _in_the_way(at, unit, spots)):
        yield Reason("in-the-way", begins.in_the_way * count, {"count": count})
    if order.where == "ambush":
        yield Reason("in-ambush", begins.exposed if shoots_far(at, unit) else begins.in_ambush)
        if begins.left_behind and intent.aim in GOES:
            yield Reason("left-behind", begins.left_behind)
    if shoots_far(at, unit) and at.land.at(middle) in BLIND:
        yield Reason("blind", begins.blind)
    if order.cover or order.behind:
        yield Reason("in-cover", begins.covered)
    if order.guard and shoots_far(at, unit):
        yield Reason("exposed", begins.exposed)
    if unit.sort is not Sort.UNIT:
        yield Reason("behind-the-others", begins.back * order.base_in)


def _in_the_way(at: Position, unit: Unit, spots: Sequence[Spot]) -> int:
    """How many units of its own stand before or behind these spots, so that one keeps the other back."""
    along = 0 if at.sketch.edges[unit.side] in {"north", "south"} else 1
    least, most = min(spot[along] for spot in spots), max(spot[along] for spot in spots)
    others = (each for each in at.of(unit.side) if each.sort is Sort.UNIT and each.name != unit.name)
    return sum(any(least <= spot[along] <= most for spot in at.spots(each.name)) for each in others)


def _arrives(now: Situation, intent: Plan, names: Names) -> Choice | None:
    """As near as can be to where it is wanted."""
    at, found = now.at, []
    for kind, units in names.items():
        unit = at.battle.units[units[0]]
        for draft in _drafts(now, kind, unit.name):
            middle = middle_of([*draft.spots.values()])
            foes = [(foe, far(middle, at.middle(foe.name))) for foe in at.foes(now.side)]
            inches = distance(at, intent, unit, middle, foes)
            found.append(
                Candidate(
                    draft, -inches, (Reason("far", -inches, {"inches": round(inches), "aim": intent.aim}),)
                )
            )
    return best(now, found)


# --- movement ---


def _lands(now: Situation, intent: Plan, names: Names) -> Choice | None:
    """Whoever is aboard goes ashore where his vessel has come as near as the water leads."""
    at = now.at
    for draft in (each for who in names["board"] for each in now.drafts("board", who)):
        foe = at.nearest(draft.order.vessel, at.foes(now.side))
        goal = intent.near or (at.middle(foe.name) if foe is not None else None)
        if goal is not None and there_yet(at, draft.order.vessel, goal):
            return Choice((Candidate(draft),))
    return None


def _moves(now: Situation, intent: Plan, names: Names) -> Choice | None:
    """Whoever has begun goes on; out of an ambush whoever is called; else the unit nearest to the enemy."""
    at, battle = now.at, now.at.battle
    able = dict.fromkeys(name for units in names.values() for name in units if name and at.standing(name))
    begun = [name for name in able if battle.units[name].chosen]
    hidden = [name for name in able if battle.units[name].where is Where.AMBUSH]
    if begun:
        return _moved(now, intent, battle.units[begun[0]])
    for name in hidden:
        if (sprung := _from_ambush(now, intent, battle.units[name])) is not None:
            return sprung
    due = [name for name in able if name not in hidden]
    return _moved(now, intent, battle.units[_first(at, intent, due)]) if due else None


def _first(at: Position, intent: Plan, due: Sequence[str]) -> str:
    """Who moves first: the nearest to the enemy, or to what they have come for, who is in the others' way."""
    goes = intent.weights.ways.foremost and intent.aim in {"leave", "take", "capture"}

    def far_off(name: str) -> tuple[float, str]:
        if not goes:
            return _near(at, name), name
        unit = at.battle.units[name]
        foes = [(foe, at.apart(name, foe.name)) for foe in at.foes(unit.side)]
        return distance(at, intent, unit, at.middle(name), foes), name

    return min(due, key=far_off)


def _near(at: Position, unit: str) -> float:
    """How far the nearest enemy is from a unit."""
    foes = at.foes(at.battle.units[unit].side)
    return min((at.apart(unit, foe.name) for foe in foes), default=99.0)


def _moved(now: Situation, intent: Plan, unit: Unit) -> Choice | None:
    """It rolls, unless it plainly stays; then the best of its moves, of turning, of staying."""
    at = now.at
    before = off(at, intent, unit)
    stay = assessed(at, intent, unit, Draft(Decline(unit.name), goal="stay"), before)
    if not unit.rolled and not _stays(at, unit, intent):
        return best(now, [*_rolls(now, unit.name), Candidate(stay.draft, UNWILLING)])
    drafts = [*(_ways(at, intent, unit) if unit.rolled else ()), *_drafts(now, "turn", unit.name)]
    if riders.rides(at, unit) and not unit.here[0].dismounted:
        drafts.append(Draft(Dismount(unit.name)))
    found = [assessed(at, intent, unit, draft, before) for draft in drafts]
    # Of what is worth the same nobody moves, unless some have gone already: then the others follow.
    return best(
        now, [*found, stay] if any(each.moved is Moved.MOVED for each in unit.here) else [stay, *found]
    )


def _riders(now: Situation, intent: Plan, names: Names) -> Choice | None:
    """Riders who have moved get down where they shoot better on foot, or mount where they have far to go."""
    at = now.at
    for unit in (each for each in at.of(now.side) if riders.may_change(at, each)):
        found = [ridden(at, intent, unit, order) for order in (Dismount(unit.name), Mount(unit.name))]
        chosen = max(found, key=lambda each: each.worth)
        if chosen.order.kind in names and now.lawful(chosen.draft):
            return Choice((chosen, *(each for each in found if each is not chosen)))
    return None


def ridden(at: Position, intent: Plan, unit: Unit, order: Mount | Dismount) -> Candidate:
    """What it is worth to be on foot after a move, or in the saddle, from which more of the way is made."""
    found = assessed(at, intent, unit, Draft(order), off(at, intent, unit))
    if isinstance(order, Dismount):
        return found
    to_go = off(at, intent, unit, Draft(Dismount(unit.name)))
    saddle, foot = (worth.stride(at.book, unit.troop, slow=False, on_foot=walks) for walks in (False, True))
    saved = min(to_go, saddle) - min(to_go, foot)
    rides = Reason("rides", intent.haste * of_an_inch(at, intent, unit) * saved, {"inches": round(saved, 1)})
    return replace(found, worth=found.worth + rides.worth, reasons=(*found.reasons, rides))


def _rolls(now: Situation, who: str) -> list[Candidate]:
    """For all that the ground about it asks for, rather than for a part of it."""
    order = ("both", "difficult", "open")
    return [Candidate(each, -float(order.index(each.goal))) for each in _drafts(now, "roll-move", who)]


def _stays(at: Position, unit: Unit, intent: Plan) -> bool:
    """Whether a unit plainly does not move: all of it fights, or it has come to shoot and reload here."""
    if all(figure.enemies for figure in unit.here):
        return not any(figure.fought for figure in unit.here)
    if intent.aim == "leave":
        return False
    near, waits = _near(at, unit.name), intent.weights.waits
    if unit.sort is Sort.BAGGAGE:
        return near >= driven(intent, unit)
    if supports(intent, unit):
        foes = [(foe, at.apart(unit.name, foe.name)) for foe in at.foes(unit.side)]
        return from_use(at, intent, unit, at.middle(unit.name), foes) < moves.STEP_IN
    if unit.independent:
        own = [at.apart(unit.name, each.name) for each in at.of(unit.side) if each.sort is Sort.UNIT]
        leads = unit.sort is Sort.LEADER and min(own, default=0.0) > intent.weights.ways.with_own
        low = to_rally(at, intent, unit)
        if low is not None and at.apart(unit.name, low.name) > intent.weights.ways.rallies:
            return False
        return near > waits.safe and not leads
    empty = any(figure.unloaded for figure in unit.here)
    reloads = shoots_far(at, unit) and empty and waits.pressed < near <= worth.range_of(at, unit)
    return reloads and intent.aim not in {"capture", "take"}


def _from_ambush(now: Situation, intent: Plan, unit: Unit) -> Choice | None:
    """Out of an ambush when somebody is near enough to fall upon, or nothing is gained by waiting."""
    at, near, waits = now.at, _near(now.at, unit.name), intent.weights.waits
    reached = max(
        worth.stride(at.book, unit.troop, slow=True) + 1, worth.range_of(at, unit) * waits.shot_from
    )
    if near > reached and not _called_out(at, waits, unit, near):
        return None
    why = (Reason("springs", intent.weights.begins.in_ambush, {"inches": round(near)}),)
    return best(
        now, [Candidate(each.draft, why[0].worth + each.worth, why) for each in _rolls(now, unit.name)]
    )


def _called_out(at: Position, waits: Waits, unit: Unit, near: float) -> bool:
    """Whether a waiting unit has to go: half of the others have fallen, or nobody has come near for long."""
    own = [each for each in at.battle.of(unit.side, Sort.UNIT) if each.began and each.name != unit.name]
    lost = sum(len(each.here) for each in own) * 2 < sum(each.began for each in own)
    return lost or (at.battle.turn >= waits.turns and near > waits.far)


def _ways(at: Position, intent: Plan, unit: Unit) -> Iterator[Draft]:
    """The moves that are worth weighing: contacts within reach, towards what is wanted, away."""
    if (group := moves.party(at, unit)) is not None:
        if intent.aim == "leave" and (out := moves.leave(at, group)) is not None:
            yield out
        goes_in = at.home if intent.aim == "take" and unit.sort is Sort.UNIT else None
        if goes_in is not None and (entered := moves.inside(at, group, goes_in)) is not None:
            yield entered
        most = max(each.open_in for each in group.movers)
        foes = sorted(at.foes(unit.side), key=lambda each: (at.apart(unit.name, each.name), each.name))
        near, others = foes[: intent.weights.looks.enemies], foes[intent.weights.looks.enemies :]
        prize = [each for each in others if each.sort is Sort.BAGGAGE] if for_goods(intent) else []
        yield from _charges(at, intent, group, [*near, *prize], most)
        for name, goal in islice(_goals(at, intent, unit, foes), intent.weights.looks.goals):
            run = _as_far(at, intent, unit, name)
            by = past(intent) if _come_for(at, name) else 0.0
            if (draft := moves.towards(at, group, _end(at, name, goal), name, run, past=by)) is not None:
                yield draft
    # Whoever holds something does not leave what he stands behind.
    if intent.aim not in {"hold", "guard"} and (over := moves.climb(at, unit)) is not None:
        yield over
    if any(figure.fought for figure in unit.here) and (away := moves.break_off(at, unit)) is not None:
        yield away


def _charges(
    at: Position, intent: Plan, group: moves.Party, foes: Sequence[Unit], most: float
) -> Iterator[Draft]:
    """The contacts with these enemies, as far as they are near enough."""
    near = [foe for foe in foes if at.apart(group.unit.name, foe.name) <= most]
    for foe in near if not group.unit.independent else ():
        for doubled in (False, True) if intent.weights.fights.doubled else (False,):
            if (met := moves.charge(at, group, foe, doubled=doubled)) is not None:
                yield met


def _come_for(at: Position, name: str) -> bool:
    """Whether a goal is what a side has come for, and not the enemies who stand before it."""
    unit = at.battle.units.get(name)
    return name in {"exit", "place"} or (unit is not None and unit.sort is Sort.BAGGAGE)


def _end(at: Position, name: str, goal: Spot) -> Goal:
    """Where a march to a goal ends: out by any spot of the far side."""
    return FAR[at.sketch.entry] if name == "exit" and at.sketch.entry else goal


def _goals(at: Position, intent: Plan, unit: Unit, foes: Sequence[Unit]) -> Iterator[tuple[str, Spot]]:
    """Where its part in the battle sends it, to the nearest enemy, to whom most go for, back."""
    if driven(intent, unit):
        yield from moves.retreats(at, unit)
        return
    known = dict(moves.goals(at, unit))
    if supports(intent, unit):
        yield from _with_own(at, unit, foes)
    if (low := to_rally(at, intent, unit)) is not None:
        yield low.name, at.middle(low.name)
    wanted = ["exit"] if intent.aim == "leave" else ["place"] if intent.near is not None else []
    prize = goods(at, unit.side) if for_goods(intent) and not unit.independent else None
    if prize is not None:
        known[prize.unit] = prize.spot
        wanted = [prize.unit]
    wanted += [foe.name for foe in foes[:1]]
    if intent.weights.ways.plunder and not unit.independent:
        wanted += [foe.name for foe in foes if foe.sort is Sort.BAGGAGE][:1]
    if intent.prey and not unit.independent:
        known[intent.prey] = at.middle(intent.prey)
        wanted.append(intent.prey)
    yield from ((name, known[name]) for name in dict.fromkeys((*wanted, "back")) if name in known)


def _with_own(at: Position, unit: Unit, foes: Sequence[Unit]) -> Iterator[tuple[str, Spot]]:
    """The foremost of its own units, and that in the middle of them."""
    own = [each for each in at.of(unit.side) if each.sort is Sort.UNIT]
    if not own:
        return
    middle = middle_of([at.middle(each.name) for each in own])
    first = min(own, key=lambda each: min((at.apart(each.name, foe.name) for foe in foes), default=0.0))
    central = min(own, key=lambda each: far(at.middle(each.name), middle))
    yield from ((each.name, at.middle(each.name)) for each in (first, central))


def _as_far(at: Position, intent: Plan, unit: Unit, name: str) -> float:
    """How far to go towards an enemy so as to come as near as one likes, or first to see him."""
    wanted = preferred(at, intent, unit)
    goal = at.battle.units.get(name)
    if not wanted or goal is None or goal.side == unit.side or not at.sees(unit.name, name):
        return moves.ANY_IN
    if goal.sort is Sort.BAGGAGE and for_goods(intent):
        return moves.ANY_IN
    return max(1.0, at.apart(unit.name, name) - wanted)


def _evades(now: Situation, intent: Plan, names: Names) -> Choice | None:
    """Riders away from those on foot who have reached them, if the fight would cost more than it brings."""
    found = [
        ridden_away(now.at, intent, draft) for who in names["evade"] for draft in _drafts(now, "evade", who)
    ]
    return best(now, [each for each in found if each.worth > 0])


def ridden_away(at: Position, intent: Plan, draft: Draft) -> Candidate:
    """Evading as a candidate: it is worth what staying in the fight is expected to cost on balance."""
    figures = [at.battle.figure(name) for name in draft.order.figures]
    pairs = [(figure.name, enemy) for figure in figures for enemy in figure.enemies]
    saved = -sum(each.worth for each in bouts(at, intent, pairs))
    foe = at.battle.company[pairs[0][1]] if pairs else ""
    return Candidate(draft, saved, (Reason("rides-away", saved, {"unit": foe}),))


# --- setting fire ---


def _lights(now: Situation, intent: Plan, names: Names) -> Choice | None:
    """The village on fire, if he has not come to hold it nor for goods that lie in it."""
    at = now.at
    goods = [spot for unit in at.foes(now.side) if unit.sort is Sort.BAGGAGE for spot in at.spots(unit.name)]
    if intent.aim == "take" or any(place.holds(spot) for place in at.land.places for spot in goods):
        return None
    able = [next(now.drafts("light-fire", who), None) for who in names["light-fire"]]  # one of a unit
    found = [lighted(at, intent, draft) for draft in able if draft is not None]
    return best(now, [each for each in found if each.worth > 0])


def lighted(at: Position, intent: Plan, draft: Draft) -> Candidate:
    """The attempt as a candidate: a village that burns makes its whole side test, once (MORALE-12)."""
    unit = at.battle.unit_of(draft.order.figure)
    chance = check(at.book, at.battle.figure(draft.order.figure).troop).chances / SIDES
    tests = [each for each in at.foes(unit.side) if each.sort is Sort.UNIT]
    value = chance * sum(nerve.of_a_test(at, each, 1, intent.weights.nerve) for each in tests)
    return Candidate(draft, value, (Reason("lights", value, {"chance": percent(chance)}),))


# --- shooting ---


def _fires(now: Situation, intent: Plan, names: Names) -> Choice | None:
    """The volley of the next unit that has something to shoot at which costs the enemy most."""
    for who in names["fire"]:
        if now.at.standing(who):
            found = [volleyed(now.at, intent, draft) for draft in _drafts(now, "fire", who)]
            if (choice := best(now, [each for each in found if each.worth > 0])) is not None:
                return choice
    return None


def volleyed(at: Position, intent: Plan, draft: Draft) -> Candidate:
    """A volley as a candidate: who is expected to fall, and what tests the unit has to take for it."""
    fallen, value = worth.volley(at, at.battle, draft.order)
    counts = weight_of(intent, draft.goal)
    about = {"count": len(draft.order.aims), "fallen": round(fallen, 1), "unit": draft.goal}
    reasons = [Reason("volley", value * counts, about)]
    target = at.battle.units.get(draft.goal)
    shaken = nerve.shaken(at, target, fallen, intent.weights.nerve) if target else nerve.STEADFAST
    if shaken.points:
        about = {"unit": draft.goal, "chance": percent(shaken.runs)}
        reasons.append(Reason("shakes", shaken.points * counts, about))
    return Candidate(draft, sum(each.worth for each in reasons), tuple(reasons))


# --- onto a roof and into the house ---


def _roofs(now: Situation, intent: Plan, names: Names) -> Choice | None:
    """Who stands at a house full of enemies goes up, and from its roof down to them; holders do not."""
    if intent.aim in {"hold", "guard"}:
        return None
    for kind in ("leave-roof", "climb-roof"):
        for who in names.get(kind, ()):
            unit = now.at.battle.units.get(who)
            shoots = kind == "climb-roof" and unit is not None and shoots_far(now.at, unit)
            if not shoots and (draft := next(now.drafts(kind, who), None)) is not None:
                return Choice((Candidate(draft),))
    return None


Weigh = Callable[[Situation, Plan, Names], Choice | None]
WEIGHERS: tuple[tuple[tuple[str, ...], Weigh], ...] = (
    (("attach-leader", "place-work"), _plain),
    (("write-march",), _marches),
    (("deploy",), _deploys),
    (("roll-arrival",), _plain),
    (("place-arrival", "enter-column"), _arrives),
    (("hold-arrival",), _plain),
    (("board",), _lands),
    (("leave-roof", "climb-roof"), _roofs),
    (("evade",), _evades),
    (("dismount", "mount"), _riders),
    (("move", "decline"), _moves),
    (("light-fire",), _lights),
    (("fire",), _fires),
    (("overlook", "raise-standard", "bewitch", "rally"), _heartens),
    (("take-tests", "take-vessel-tests"), _plain),
)
"""What is weighed how, what comes first first."""
