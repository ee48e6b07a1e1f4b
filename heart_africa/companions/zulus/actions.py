"""The Action and Hero phases: Heroes put forth, and the Actions of 6.2 to 6.6."""

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

from heart_africa.companions.run import Book, against
from heart_africa.companions.zulus import events
from heart_africa.companions.zulus.chits import roll_fire
from heart_africa.companions.zulus.components import CardNumber
from heart_africa.companions.zulus.state import Run, State
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import Problem


class PutForth(Order, kind="put-forth"):
    """6.2, 8.0: lay a Hero or Group from the hand on the table."""

    card: CardNumber


class FormPlatoon(Order, kind="form-platoon"):
    """6.3: two officers form the Reserve Platoon."""

    first: CardNumber
    second: CardNumber


class BreakUpPlatoon(Order, kind="break-up-platoon"):
    """6.3: the Reserve Platoon breaks up, its Heroes return to hand."""


class Build(Order, kind="build"):
    """6.4: a third of the next barricade; `leader`: who takes it over, 0 if somebody leads already."""

    leader: CardNumber = 0
    BARE: ClassVar[tuple[str, ...]] = ("leader",)


class StopBuilding(Order, kind="stop-building"):
    """6.4: the leader of the building returns to hand."""


class FightFire(Order, kind="fight-fire"):
    """6.5: a Hero tries to put out a fire, and returns to hand."""

    card: CardNumber


class HandOut(Order, kind="hand-out"):
    """6.6: a Hero hands out ammunition and water, and returns to hand."""

    card: CardNumber


# --- what is against it ---


def _action(state: State) -> Iterator[Problem]:
    if not state.actions:
        yield against("zulus-no-action", "ZR-116")


def against_putting_forth(_book: Book, state: State, order: PutForth) -> Iterator[Problem]:
    """What is against it: in the Action phase an Action, in the Hero phase one, and those beyond it."""
    if order.card not in state.hand:
        yield against("zulus-not-in-hand", "ZR-119", card=order.card)
    elif not state.puttable(order.card):
        yield against("zulus-no-hero", "ZR-119", card=order.card)
    if state.step != "hero":
        yield from _action(state)
    elif not (state.put_forth or order.card in free_heroes(state)):
        yield against("zulus-one-hero", "ZR-191")


def free_heroes(state: State) -> list[int]:
    """8.0: whom the Hero phase lets one put forth: one Hero or Group, a second Private with some, the dog."""
    people = state.box.people
    able = [card for card in state.hand if card in people]
    if not able or state.put_forth:
        return able
    second = {card for card in able if state.pair and state.cards[card].rank == "private"}
    return [card for card in able if card in second or state.cards[card].bonus == "always"]


def _worker(state: State, number: int) -> Iterator[Problem]:
    """A card that is to do a task has to be available, and not in a white box."""
    if number not in state.table:
        yield against("zulus-not-available", "ZR-121", card=number)
    elif not state.works(number):
        yield against("zulus-white-box", "ZR-016", card=number)


def against_platoon(_book: Book, state: State, order: FormPlatoon) -> Iterator[Problem]:
    """What is against forming it."""
    yield from _action(state)
    yield from against_officers(state, (order.first, order.second))


def against_officers(state: State, cards: tuple[int, ...]) -> Iterator[Problem]:
    """6.3: a Lieutenant, and a Sergeant or (in the 2nd edition) another Lieutenant."""
    yield from against_second_platoon(state)
    workers = [problem for card in cards for problem in _worker(state, card)]
    yield from workers
    if not workers and not {cards, cards[::-1]} & {*platoons(state)}:
        yield against("zulus-not-these-two", "ZR-135" if state.edition == 1 else "ZR-136")


def against_second_platoon(state: State) -> Iterator[Problem]:
    """The objection that there is a Platoon already."""
    if state.platoon:
        yield against("zulus-platoon-stands", "ZR-137")


def against_no_platoon(state: State) -> Iterator[Problem]:
    """And only if it stands, it breaks up."""
    if not state.platoon:
        yield against("zulus-no-platoon", "ZR-139")


def platoons(state: State) -> tuple[tuple[int, int], ...]:
    """Every two of those available who may form it."""
    first = [card for card in state.table if state.serves(card, ("lieutenant",)) and state.works(card)]
    if not first:
        return ()
    able = [card for card in state.table if state.works(card)]
    second = [card for card in able if state.serves(card, state.data.actions.platoon_seconds)]
    return tuple(
        (one, other)
        for one, other in combinations(able, 2)
        if (one in first and other in second) or (other in first and one in second)
    )


def against_breaking_up(_book: Book, state: State, _order: BreakUpPlatoon) -> Iterator[Problem]:
    """It is free, but nothing where there is none."""
    yield from against_no_platoon(state)


def against_building(_book: Book, state: State, order: Build) -> Iterator[Problem]:
    """What is against a third more."""
    yield from _action(state)
    yield from against_more_building(state)
    if state.leader:
        if order.leader not in (0, state.leader):
            yield against("zulus-somebody-leads", "ZR-140", card=state.leader)
        return
    workers = list(_worker(state, order.leader))
    yield from workers
    if not workers and not state.serves(order.leader, state.data.actions.leaders):
        yield against("zulus-no-leader", "ZR-140", card=order.leader)


def against_more_building(state: State) -> Iterator[Problem]:
    """6.4: nothing lies beyond the Final Redoubt."""
    if state.barricades >= len(state.data.map.victory) - 1:
        yield against("zulus-all-built", "ZR-144")


def against_stopping(_book: Book, state: State, _order: StopBuilding) -> Iterator[Problem]:
    """The objection that nobody builds."""
    if not state.leader:
        yield against("zulus-nobody-builds", "ZR-145")


def against_fighting_fire(_book: Book, state: State, order: FightFire) -> Iterator[Problem]:
    """What is against it."""
    yield from _action(state)
    yield from _worker(state, order.card)
    if not state.fires:
        yield against("zulus-no-fire", "ZR-147")


def against_handing_out(_book: Book, state: State, order: HandOut) -> Iterator[Problem]:
    """What is against it; after the dawn of the last assault there is nothing left to hand out."""
    yield from _action(state)
    yield from _worker(state, order.card)
    yield from against_ammunition(state)


def against_ammunition(state: State) -> Iterator[Problem]:
    """6.6, 12.4.3: objections: there is no marker to remove, or the turn of the dawn is over."""
    if not state.low_ammo:
        yield against("zulus-ammunition-there", "ZR-150")
    elif 0 < state.dawn < state.turn:
        yield against("zulus-last-rounds", "ZR-250")


# --- what comes of it ---


def _spend(run: Run) -> None:
    run.tell(events.CountsChanged("actions", run.state.actions - 1))


def put_forth(run: Run, order: PutForth) -> None:
    """The card is available now."""
    state = run.state
    if state.step == "hero":
        card = state.card(order.card)
        if card.bonus == "always":
            pass
        elif state.pair and card.rank == "private":
            run.tell(events.PairOpened(open=False))
        else:
            run.tell(events.CountsChanged("put_forth", state.put_forth - 1))
            if card.bonus == "pair":
                run.tell(events.PairOpened(open=True))
    else:
        _spend(run)
    lay_on_table(run, order.card)


def lay_on_table(run: Run, number: int) -> None:
    """A card becomes available. Raises `ComponentNeeded` if nobody has said what it can do."""
    run.state.box.of(number, "abilities")
    run.tell(events.CardWent(number, "table", "put-forth"))


def _known(run: Run, *cards: int, ranks: bool = False) -> None:
    """Raises `ComponentNeeded` if nobody has said whether a card may do such work."""
    for number in cards:
        if run.state.data.actions.white_boxes_barred:
            run.state.box.of(number, "white_box")
        if ranks:
            run.state.box.of(number, "rank")


def form_platoon(run: Run, order: FormPlatoon) -> None:
    """Carry out forming a Platoon: both cards are committed to it."""
    _known(run, order.first, order.second, ranks=True)
    _spend(run)
    run.tell(events.Committed("platoon", (order.first, order.second)))


def break_up(run: Run) -> None:
    """Carry out breaking up the Platoon: both cards return to the hand."""
    for card in run.state.platoon:
        run.tell(events.CardWent(card, "hand", "broken-up"))


def build(run: Run, order: Build) -> None:
    """A third more, by whoever leads."""
    _spend(run)
    if not run.state.leader:
        _known(run, order.leader, ranks=True)
        run.tell(events.Committed("barricade", (order.leader,)))
    add_third(run)


def add_third(run: Run) -> None:
    """A third more; a barricade that is whole moves the Zulu Victory marker, and its leader returns."""
    thirds = run.state.thirds + 1
    finished = thirds >= run.state.data.actions.thirds
    run.tell(events.Built(thirds, finished))
    if finished and run.state.leader:
        run.tell(events.CardWent(run.state.leader, "hand", "built"))


def stop_building(run: Run) -> None:
    """The leader returns; the thirds are kept unless the ruling says otherwise (ZR-145)."""
    run.tell(events.CardWent(run.state.leader, "hand", "stopped"))
    if run.state.thirds and run.reads("ZR-145") == "lost":
        run.tell(events.Built(0, finished=False))


def fight_fire(run: Run, order: FightFire) -> None:
    """The Hero returns whether or not it goes out."""
    _known(run, order.card)
    _spend(run)
    run.tell(events.CardWent(order.card, "hand", "fire"))
    roll_fire(run, "fighting")


def hand_out(run: Run, order: HandOut) -> None:
    """The marker is removed."""
    _known(run, order.card)
    _spend(run)
    run.tell(events.CardWent(order.card, "hand", "ammunition"))
    run.tell(events.AmmunitionTurned(low=False))
