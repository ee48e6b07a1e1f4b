"""How iButhos advance and go back, what stops them, the Heroic Defenses in their way (5.1, 6.2.1, 6.7.4)."""

from heart_africa.companions.packs import known
from heart_africa.companions.zulus import events
from heart_africa.companions.zulus.components import Place
from heart_africa.companions.zulus.state import Run, State

DEFENCE = "zulus-defence-die"


def advance(run: Run, tracks: tuple[int, ...], boxes: int) -> None:
    """5.1: the iButhos of these tracks go so many boxes on, one box of each at a time (5.1.4)."""
    going = [track for track in tracks if run.state.ibuthos[track].active]
    for track in [each for each in going if each in run.state.held]:
        going.remove(track)
        each = run.state.ibuthos[track]
        run.tell(events.Stopped(each.box, "held"), each.name)
    order = in_order(run.state, going)
    for _ in range(boxes):
        if run.reads("ZR-061") == "each_pass":
            order = in_order(run.state, going)
        for track in order:
            if track in going and not _step(run, track):
                going.remove(track)
            if run.state.ending:
                return


def in_order(state: State, tracks: list[int]) -> list[int]:
    """5.1.2: who moves first: the closest, then the one with more markers, then the one printed stronger."""
    if len(tracks) < 2:  # noqa: PLR2004  # nobody to be before
        return list(tracks)
    each = state.ibuthos
    return sorted(tracks, key=lambda track: (each[track].box, -each[track].hits, -each[track].printed, track))


def _step(run: Run, track: int) -> bool:
    """One box on; whether it may try another one this turn."""
    state = run.state
    mover = state.ibuthos[track]
    box = mover.box - 1
    if state.blocker(track, box) is not None:
        run.tell(events.Stopped(mover.box, "blocked"), mover.name)
        return True  # a step lost; the next pass may try again (ZR-061)
    if state.markers and (card := defender(state, track, box)) and _held(run, card, track):
        run.tell(events.Stopped(mover.box, "defended"), mover.name)
        return False
    run.tell(events.Moved(box, "advance"), mover.name)
    if box == state.victory_box:
        run.tell(events.Ended("defeat"))
        return False
    settle_defences(run)
    if box == 1 and state.burns(track):
        run.tell(events.Stopped(box, "fire"), mover.name)
        return False
    return True


# --- Heroic Defenses ---


def defender(state: State, track: int, box: int) -> int:
    """The card whose marker holds a box, or 0."""
    place = state.place(track, box)
    if place is not None:
        for card, effect in state.standing(state.markers, "defend"):
            if effect.place == place:
                return card
    return 0


def defence(state: State, card: int) -> tuple[Place, tuple[int, ...]]:
    """The place that a card defends, and the numbers that hold it. Raises `ComponentNeeded`."""
    _, effect = state.standing((card,), "defend")[0]
    of = f"card-{card}"
    return known(effect.place, of, "place"), known(effect.numbers, of, "numbers")


def _held(run: Run, card: int, track: int) -> bool:
    """5.1.3: the die of a defence; one that falls gives its card back to the hand."""
    place, numbers = defence(run.state, card)
    face = run.die(DEFENCE)
    held = face in numbers
    run.tell(events.DefenceRolled(card, place, face, numbers, held), run.state.ibuthos[track].name)
    if not held:
        run.tell(events.CardWent(card, "hand", "overrun"))
    return held


def defensible(state: State, place: Place, *, any_way: bool = False) -> bool:
    """6.2.1: whether a marker may stand at a place: it does not burn, no iButho is in it or has gone past it.

    `any_way`: both boxes 0 count as past every building (the other reading of ZR-126).
    """
    if place in state.fires:
        return False
    if place == "outer-perimeter":
        return not state.interior
    track = state.box.tracks.index(place)
    ways = state.data.map.ways
    for other, each in enumerate(state.ibuthos):
        if each.box <= 1 and not each.fallen:
            past = each.box < 0 or any_way or ways[other] == ways[track]
            if other == track if each.box == 1 else past:
                return False
    return True


def settle_defences(run: Run) -> None:
    """6.2.1: markers that may not stay go, with their cards to the hand; those that may stand are placed."""
    state = run.state
    kept, now = state.__dict__, (state.ibuthos, state.table, state.markers, state.fires)
    if kept.get("calm") == now:  # as it was looked through last, which is most often as it is now
        return
    kept["calm"] = now
    for card, effect in state.standing(state.table, "defend"):
        place: Place = known(effect.place, f"card-{card}", "place")
        any_way = run.reads("ZR-126") == "any_interior"
        stands, may = card in state.markers, defensible(state, place, any_way=any_way)
        if stands and not may:
            run.tell(events.CardWent(card, "hand", "fell-back"))
        elif may and not stands:
            run.tell(events.DefencePlaced(card, place))


# --- going back ---


def retreat(run: Run, track: int, why: str = "retreat") -> None:
    """6.7.4: one box back, and whoever stands in the interior box needed before it. From the last: routed."""
    each = run.state.ibuthos[track]
    if each.box == run.state.data.map.farthest:
        run.tell(events.Routed(), each.name)
        return
    other = run.state.blocker(track, each.box + 1)
    if other is not None:
        retreat(run, other, "displaced")
    run.tell(events.Moved(each.box + 1, "displaced" if why == "displaced" else "retreat"), each.name)
