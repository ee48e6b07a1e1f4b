"""How a game ends and what it was worth: victory points line by line, and the level (11.0)."""

from collections.abc import Iterator

from heart_africa.companions.run import Book
from heart_africa.companions.zulus.events import Ended
from heart_africa.companions.zulus.state import BUILDINGS, Run, State
from heart_africa.core.reckoning import Line, Reckoning

_RULES = {
    1: {"points": "ZR-210", "support": "ZR-215", "levels": "ZR-217"},
    2: {"points": "ZR-211", "support": "ZR-216", "levels": "ZR-218"},
}


def beaten(state: State) -> bool:
    """Whether every iButho is routed or eliminated."""
    return not any(each.active for each in state.ibuthos)


def check_victory(run: Run) -> None:
    """9.0: a military victory ends the game in the Housekeeping phase."""
    if beaten(run.state):
        run.tell(Ended("military"))


def know_medals(state: State) -> None:
    """Raises `ComponentNeeded` for the first medal that counts and is not known."""
    for number in (*state.table, *state.committed):
        state.box.of(number, "medal")


def victory_points(book: Book, state: State) -> Reckoning:
    """What the position is worth if the game ends so. Raises `ComponentNeeded` for an unknown medal."""
    parts = (_of_cards(state), _of_the_map(state), _of_the_ending(book, state), _of_options(book, state))
    return Reckoning.of(line for part in parts for line in part if line.value)


def _of_cards(state: State) -> Iterator[Line]:
    worth = state.data.victory
    know_medals(state)
    for number in (*state.table, *state.committed):
        medal = state.card(number).medal
        what = "zulus-points-hero" if medal == "none" else "zulus-points-decorated"
        value = worth.hero if medal == "none" else worth.decorated
        yield Line(what, value, "ZR-208", 0, about={"card": number})


def _of_the_map(state: State) -> Iterator[Line]:
    worth, rules = state.data.victory, _RULES[state.edition]
    lost = sum(each.full - each.hits for each in state.ibuthos)
    yield Line("zulus-points-markers", lost * worth.marker, rules["points"], 0, about={"count": lost})
    for each in state.ibuthos:
        if each.fallen:
            yield Line("zulus-points-ibutho", worth.ibutho, rules["points"], 0, about={"ibutho": each.name})
    for building in BUILDINGS:
        if building not in state.fires:
            yield Line("zulus-points-building", worth.building, rules["points"], 0, about={"place": building})
    for marker in state.support:
        yield Line(
            "zulus-points-support", worth.support[marker], rules["support"], 0, about={"marker": marker}
        )


def _of_the_ending(book: Book, state: State) -> Iterator[Line]:
    worth = state.data.victory
    if state.ending in ("relief", "military"):
        yield Line("zulus-points-held-out", worth.held_out, "ZR-213", 0)
    if state.ending == "relief" or (state.ending == "military" and book.readings["ZR-214"] == "any_survival"):
        yield Line("zulus-points-relief", worth.relief, "ZR-214", 0)


def _of_options(book: Book, state: State) -> Iterator[Line]:
    worth = state.data.victory
    added = len(state.optional_cards)
    if book.readings["ZR-224"] == "not_volleys":
        first, last = state.data.set_up.volleys_to_balance
        added -= sum(first <= number <= last for number in state.optional_cards)
    yield Line("zulus-points-cards", added * worth.card_added, "ZR-224", 0, about={"count": added})
    for option in state.options:
        rule = _OPTIONS.get(option, "ZR-219")
        yield Line("zulus-points-option", worth.options.get(option, 0), rule, 0, about={"option": option})


_OPTIONS = {"melee-at-night": "ZR-203", "officers": "ZR-252"}


def level(state: State, points: int) -> str:
    """The victory level of so many points."""
    return next(name for name, least in reversed(state.data.victory.levels) if points >= least)


def level_rule(state: State) -> str:
    """The entry of the catalogue that says the levels."""
    return _RULES[state.edition]["levels"]
