"""The iMpi and iButho phases: chits drawn from the cup and what each of them does (4.0, 5.0 to 5.3)."""

from bisect import bisect
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import ClassVar, Literal

from heart_africa.companions.run import Book, against, lot
from heart_africa.companions.zulus import events
from heart_africa.companions.zulus.components import TRACKS, Chit, ChitName, Place
from heart_africa.companions.zulus.movement import advance, in_order, retreat, settle_defences
from heart_africa.companions.zulus.state import BUILDINGS, Run, State
from heart_africa.core.dice import Roller
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import Problem

LOT = "zulus-chit-lot"
FIRE = "zulus-fire-die"
PRINCE = "zulus-prince-die"
PRINCE_LOT = "zulus-prince-lot"


class DrawChit(Order, kind="draw-chit"):
    """Draw a chit from the cup; `drawn`: the one that came out of the real cup, else dice draw it by lot."""

    drawn: ChitName = ""
    BARE: ClassVar[tuple[str, ...]] = ("drawn",)


class ReturnChit(Order, kind="return-chit"):
    """5.3.3: give a discarded Advance back to the cup, by lot unless the one that was picked is said."""

    drawn: ChitName = ""
    BARE: ClassVar[tuple[str, ...]] = ("drawn",)


class CarryOut(Order, kind="carry-out"):
    """Let the chit just drawn take effect."""


class PutOut(Order, kind="put-out"):
    """5.3.1: choose which of two fires goes out."""

    place: Place


# --- what is against it ---


def against_draw(_book: Book, state: State, order: DrawChit) -> Iterator[Problem]:
    """One that is said to be drawn has to lie in the cup."""
    if order.drawn:
        yield from _not_there(state, order.drawn, state.cup)


def against_return(book: Book, state: State, order: ReturnChit) -> Iterator[Problem]:
    """So with those that go back to the cup."""
    if order.drawn:
        yield from _not_there(state, order.drawn, advances(book, state, state.used))


def _not_there(state: State, name: str, counts: tuple[int, ...]) -> Iterator[Problem]:
    if not any(count for each, count in zip(state.box.chits, counts, strict=True) if each.id == name):
        yield against("zulus-no-such-chit", "ZR-034", chit=name)


def against_putting_out(_book: Book, state: State, order: PutOut) -> Iterator[Problem]:
    """The objection that none burns there."""
    if order.place not in state.fires:
        yield against("zulus-does-not-burn", "ZR-083", place=order.place)


# --- what comes of it ---


def draw(run: Run, order: DrawChit) -> None:
    """4.0.1: a chit, and unless a card may answer it, what it does."""
    if not run.state.in_cup:
        begin_actions(run)
        return
    chit, known = _drawn(run, order.drawn)
    if run.state.step == "redraw":
        _redrawn(run, chit, known=known)
    else:
        run.tell(events.ChitDrawn(chit.id, known))


def _drawn(run: Run, named: str) -> tuple[Chit, bool]:
    """The chit that comes out of the cup, and whether it was known to lie there."""
    state = run.state
    if named:
        place = state.chit_place(named)
        return state.chit_of(place), bool(state.sure[place])
    if not state.aside:
        return state.chit_of(pick_of(run.dice, state.cup, LOT)), False
    known = run.lot(state.in_cup, LOT) < sum(state.sure)  # some of the others lie aside unseen
    counts = state.sure if known else _less(state.cup, state.sure)
    return state.chit_of(pick_of(run.dice, counts, LOT)), known


def pick_of(dice: Roller, counts: tuple[int, ...], why: str) -> int:
    """One of these chits by lot: its place in the mix."""
    return bisect(list(accumulate(counts)), lot(dice, sum(counts), why))


def _less(counts: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(count - other for count, other in zip(counts, others, strict=True))


def _redrawn(run: Run, chit: Chit, *, known: bool) -> None:
    """5.3.4, 5.3.7: the chit after Rifles Overheat or Snipers: an Advance counts, anything else goes back."""
    if is_advance(run.book, chit):
        run.tell(events.ChitDrawn(chit.id, known))
        return
    run.tell(events.ChitPutBack(chit.id, known))
    if run.state.chit_of(run.state.event).kind == "overheat":
        begin_actions(run)
    else:
        _nothing_to_redraw(run)


def dawn_due(state: State) -> bool:
    """12.4.1: whether the last assault begins: it is played, and only the last chits are in the cup.

    An empty cup counts too: that is how it happens more than once. The 1st edition speaks of any chit that
    has to be drawn, one for the Snipers too, the 2nd of the beginning of the iMpi phase.
    """
    if "dawn" not in state.options or state.step not in state.data.options.dawn_steps or state.advanced:
        return False
    last = state.data.options.dawn_left
    chits = state.box.chits
    if state.aside:  # what is set aside unseen might be any of those not known to be in the cup
        return state.in_cup == sum(n for each, n in zip(chits, state.sure, strict=True) if each.kind in last)
    return not any(n for each, n in zip(chits, state.cup, strict=True) if each.kind not in last)


def _nothing_to_redraw(run: Run) -> None:
    """5.3.7: no Advance is left for the Snipers, so everybody advances; an empty cup ends any redraw."""
    state = run.state
    if dawn_due(state):
        return
    snipers = state.chit_of(state.event).kind == "snipers"
    seen = state.aside and state.in_cup == sum(state.sure)  # whatever else is missing lies aside
    if snipers and not any(advances(run.book, state, state.sure if seen else state.cup)):
        if state.edition != 1 or run.reads("ZR-111") == "all_advance":
            advance(run, tuple(range(len(state.ibuthos))), state.data.chits.sniped)
        begin_actions(run)
    elif not state.in_cup:
        begin_actions(run)


def is_advance(book: Book, chit: Chit) -> bool:
    """Whether a chit counts as an Advance; the iNdluyengwe one by the other reading of ZR-026."""
    return chit.kind == "advance" or (chit.kind == "indluyengwe" and book.readings["ZR-026"] == "advance")


def advances(book: Book, state: State, counts: tuple[int, ...]) -> tuple[int, ...]:
    """The Advances among some chits, by their place in the mix."""
    chits = zip(state.box.chits, counts, strict=True)
    return tuple(count if is_advance(book, each) else 0 for each, count in chits)


def carry_out(run: Run) -> None:
    """5.0: the chit takes effect."""
    state = run.state
    chit = state.chit_of(state.chit)
    in_play = (*state.hand, *state.table, *state.committed)
    by = (card for card, effect in state.standing(in_play, "cancel-event") if chit.kind in effect.chits)
    if canceller := next(by, 0):
        run.tell(events.ChitIdle(chit.id, canceller))
    else:
        _EFFECTS[chit.kind](run, chit)
    if not run.state.ending and run.state.step == "chit":
        lay_aside(run)
        begin_actions(run)


def lay_aside(run: Run) -> None:
    """The chit goes where its kind goes once it has taken effect."""
    if run.state.chit >= 0:
        chit = run.state.chit_of(run.state.chit)
        run.tell(events.ChitLaid(chit.id, _whither(run.state, chit)))


def _whither(state: State, chit: Chit) -> Literal["cup", "used"]:
    back = state.data.chits.back_to_cup.get(chit.kind)
    return "cup" if back == "always" or (back == "day" and not state.night) else "used"


def begin_actions(run: Run) -> None:
    """The iButho phase is over: the chits lie where they belong, and the Action phase begins."""
    if run.state.ending:
        return
    lay_event(run)
    run.tell(events.PhaseBegan("action", run.state.data.actions.each_turn))


def lay_event(run: Run, heap: Literal["", "cup", "used"] = "") -> None:
    """The chit that asked for another one goes where its kind goes, or there."""
    if run.state.event >= 0:
        chit = run.state.chit_of(run.state.event)
        run.tell(events.ChitLaid(chit.id, heap or _whither(run.state, chit)))


# --- each kind of chit ---


def _advance(run: Run, chit: Chit) -> None:
    tracks = tuple(place for place, track in enumerate(TRACKS) if track in chit.tracks)
    ignored = _go(run, chit, tracks, chit.boxes)
    if run.state.ending:
        return
    if run.state.dawn:
        lay_aside(run)
        each = run.state.data.options.dawn_total and run.reads("ZR-249") == "per_ibutho"
        after_dawn(run, chit.boxes * (len(tracks) if each else 1))
    elif ignored and run.state.edition == 1 and run.reads("ZR-051") == "redraw" and run.state.event < 0:
        lay_aside(run)
        run.tell(events.AdvanceCounted(0, another=True))


def _go(run: Run, chit: Chit, tracks: tuple[int, ...], boxes: int) -> bool:
    """The iButhos of these tracks advance; whether the chit is ignored, as none of them is in the field."""
    ignored = not any(run.state.ibuthos[track].active for track in tracks)
    if ignored:
        run.tell(events.ChitIdle(chit.id))
    advance(run, tracks, boxes)
    return ignored


def after_dawn(run: Run, boxes: int) -> None:
    """12.4.2: another Advance is drawn, or the Action phase begins."""
    total = run.state.advanced + boxes
    # 12.4.2: after the dawn more Advances are drawn: to a total, or a second one after the first was a 1.
    options = run.state.data.options
    second = not run.state.advanced and total == options.dawn_second_after
    few = total < options.dawn_total if options.dawn_total else second
    another = few and bool(run.state.in_cup)
    run.tell(events.AdvanceCounted(total, another))
    if not another:
        begin_actions(run)


def regroup_and_rest(run: Run, _chit: Chit | None = None) -> None:
    """5.2: an R, step by step in the order of the edition."""
    routed = [each.name for each in run.state.ibuthos if each.routed]
    for step in run.state.data.chits.r_order:
        match step:
            case "rally":
                for name in routed:
                    run.tell(events.Rallied(), name)
            case "regroup":
                _regroup(run, routed)
            case "retreat":
                _fall_back(run)
            case "rest":
                run.tell(events.Rested())


def _regroup(run: Run, routed: Sequence[str]) -> None:
    """A marker for each that has lost any and is far enough, but for those that are or were just routed."""
    for each in run.state.ibuthos:
        far = each.box in run.state.data.chits.regroup and each.name not in routed
        if far and each.active and each.hits < each.full:
            run.tell(events.StrengthChanged(each.hits + 1, "regained"), each.name)


def _fall_back(run: Run) -> None:
    """One box back for those that are near; in which order decides whether any stands in another's way."""
    least = run.state.data.chits.retreat_from
    near = [track for track, each in enumerate(run.state.ibuthos) if each.active and each.box <= least]
    order = in_order(run.state, near)
    for track in order[::-1] if run.reads("ZR-074") == "outermost_first" else order:
        retreat(run, track)
    settle_defences(run)


def _ablaze(run: Run, _chit: Chit) -> None:
    fires = run.state.fires
    roll_fire(run, ("none", "one", "both")[len(fires)])


def roll_fire(run: Run, column: str) -> None:
    """5.3.1: the die on a column of the Building Ablaze table, and what it brings."""
    state = run.state
    table = state.box.fires or state.data.fires
    face = run.die(FIRE)
    result = getattr(table, column)[face - 1]
    choosing = result == "one-out" and len(state.fires) > 1
    run.tell(events.FireRolled(face, result, choosing))
    match result:
        case "hospital" | "storehouse":
            ignite(run, result)
        case "other":
            ignite(run, next(each for each in BUILDINGS if each not in state.fires))
        case "hospital-out" | "storehouse-out":
            put_out(run, "hospital" if result == "hospital-out" else "storehouse")
        case "one-out" if not choosing and state.fires:
            put_out(run, state.fires[0])


def ignite(run: Run, place: Place) -> None:
    """A building catches fire: its defence falls back."""
    if place not in run.state.fires:
        run.tell(events.FireChanged(place, burning=True))
        settle_defences(run)


def put_out(run: Run, place: Place) -> None:
    """A fire goes out: a defence that waited for it stands again."""
    if place in run.state.fires:
        run.tell(events.FireChanged(place, burning=False))
        settle_defences(run)


def _forward(run: Run, chit: Chit) -> None:
    track = next(track for track, each in enumerate(run.state.ibuthos) if each.name == "indluyengwe")
    boxes = run.state.data.chits.forward
    _go(run, chit, (track,), boxes)
    if run.state.dawn and not run.state.ending:
        lay_aside(run)
        after_dawn(run, boxes)


def _dabulamanzi(run: Run, _chit: Chit) -> None:
    face = run.die(PRINCE)
    used = advances(run.book, run.state, run.state.used)
    if sum(used) > face:
        run.tell(events.ChitsReturning(face, face))
        return
    run.tell(events.ChitsReturning(0, face))
    for place, count in enumerate(used):
        for _ in range(count):
            run.tell(events.ChitLaid(run.state.chit_of(place).id, "cup", "used"))


def give_back(run: Run, order: ReturnChit) -> None:
    """5.3.3: one of the discarded Advances goes back to the cup."""
    state = run.state
    lying = advances(run.book, state, state.used)
    place = state.chit_place(order.drawn) if order.drawn else pick_of(run.dice, lying, PRINCE_LOT)
    run.tell(events.ChitLaid(state.chit_of(place).id, "cup", "used"))
    run.tell(events.ChitsReturning(state.returning - 1))
    if not run.state.returning:
        lay_aside(run)
        begin_actions(run)


def _debate(run: Run, chit: Chit) -> None:
    state = run.state
    committed = state.committed if state.edition == 1 and run.reads("ZR-102") == "committed_too" else ()
    found = [card for card in (*state.table, *committed) if state.card(card).id in state.data.chits.seniority]
    for card in found:
        run.tell(events.CardWent(card, "hand", "debate"))
    if any(card in state.platoon for card in found):
        for card in run.state.platoon:  # the one who is left is no platoon
            run.tell(events.CardWent(card, "hand", "broken-up"))
    if found or run.reads("ZR-103") == "always":
        run.tell(events.ChitLaid(chit.id, _whither(state, chit)))
        run.tell(events.TurnCutShort())
        run.tell(events.TurnBegan(state.turn + 1))
    else:
        run.tell(events.ChitIdle(chit.id))


def _washing(run: Run, chit: Chit) -> None:
    state = run.state
    lowest = min((each.box for each in state.ibuthos if not each.fallen), default=state.data.map.farthest)
    if lowest < state.data.map.farthest:
        for track, each in enumerate(state.ibuthos):
            if each.box == lowest and each.active:
                retreat(run, track)
        settle_defences(run)
    else:
        run.tell(events.ChitIdle(chit.id))


def _hamper(run: Run, chit: Chit) -> None:
    """5.3.4, 5.3.7: volleys suffer, and another chit is drawn."""
    run.tell(events.Hampered("overheat" if chit.kind == "overheat" else "snipers"))
    _nothing_to_redraw(run)


_EFFECTS: dict[str, Callable[[Run, Chit], None]] = {
    "advance": _advance,
    "r": regroup_and_rest,
    "ablaze": _ablaze,
    "indluyengwe": _forward,
    "dabulamanzi": _dabulamanzi,
    "overheat": _hamper,
    "snipers": _hamper,
    "debate": _debate,
    "washing": _washing,
}
