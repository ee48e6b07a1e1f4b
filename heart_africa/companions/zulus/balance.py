"""How a set of components plays: whole games by a player of the computer's, and what is counted of them."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, cast

from heart_africa.companions.zulus.abilities import UseAbility
from heart_africa.companions.zulus.actions import PutForth
from heart_africa.companions.zulus.components import TRACKS, Components, Edition
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.game import Zulus
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.companions.zulus.players import PLAYERS, played_out
from heart_africa.companions.zulus.setting_up import OpenBox, SetUp
from heart_africa.companions.zulus.state import State
from heart_africa.companions.zulus.victory import level, victory_points
from heart_africa.companions.zulus.volleys import Fire
from heart_africa.core.dice import Dice
from heart_africa.core.played_out import Lots, Ordered, Outcome, Parameter, Values
from heart_africa.core.rulings import rulings_book

AIM = 40
"""The victory points by which our sets are balanced."""


class ZulusPlayed:
    """Our own set of an edition without options or optional cards, by one of the computer's players."""

    kind = ZULUS.kind
    sides = ("garrison", "zulus")
    parameters: Mapping[str, Parameter] = {
        "edition": Parameter(2, least=1, most=2),
        "player": Parameter("greedy", tuple(PLAYERS)),
    }

    def play(self, values: Values, chance: Lots, /) -> Outcome:
        """A game, with what the balance of a set is judged by.

        Of the tracks one brings the defeat; of the standard deck, which cards were never used.
        """
        used: set[int] = set()
        dry, state = False, State()
        for order, state in _game(values, chance):
            if isinstance(order, (Fire, UseAbility, PutForth)):
                used.add(order.card)
            dry = dry or not state.in_cup
        points = victory_points(_rules().book, state).total
        lost = state.ending == "defeat"
        facts = {"aim": points >= AIM, "defeat": lost, "military": state.ending == "military", "dry": dry}
        if lost:
            fell = next(track for track, each in enumerate(state.ibuthos) if each.box == state.victory_box)
            facts |= {f"track-{track}": place == fell for place, track in enumerate(TRACKS)}
        reached = level(state, points)
        facts |= {name: name == reached for name, _ in state.data.victory.levels}
        facts |= {f"unused-{card}": number not in used for number, card in _standard(state.box, state)}
        told = {key: int(each) for key, each in facts.items()}
        garrison, zulus = self.sides
        return Outcome(state.ending, zulus if lost else garrison, {garrison: points}, state.turn, told)

    def replay(self, values: Values, chance: Lots, /) -> Iterator[Ordered]:
        """The box that is opened, the set-up and every order, with their faces."""
        thrown = _Thrown(chance)
        yield Ordered(OpenBox(_box(values)), ())
        for order, _ in _game(values, thrown):
            yield Ordered(order, thrown.taken())


PLAYED = ZulusPlayed()


class _Thrown:
    """Chances that remember the faces they gave."""

    def __init__(self, chance: Lots) -> None:
        self._chance = chance
        self._faces: tuple[int, ...] = ()

    def roll(self, count: int, why: str, /) -> tuple[int, ...]:
        faces = self._chance.roll(count, why)
        self._faces += faces
        return faces

    def pick(self, of: int, /) -> int:
        return self._chance.pick(of)

    def taken(self) -> tuple[int, ...]:
        """The faces since the last time."""
        faces, self._faces = self._faces, ()
        return faces


@cache
def _rules() -> Zulus:
    return Zulus(rulings_book(ZULUS.rulebook.folder).choose({}))


def _box(values: Values) -> Components:
    return components(PACKS.own_set(cast("Edition", values["edition"])))


@cache
def _opened(edition: Edition) -> State:
    game = _rules()
    return game.play(game.start, OpenBox(_box({"edition": edition})), Dice())


def _game(values: Values, chance: Lots) -> Iterator[tuple[Any, State]]:
    """The set-up and every order that follows, each with the state after it."""
    game, laid_out = _rules(), SetUp()
    state = game.play(_opened(cast("Edition", values["edition"])), laid_out, chance)
    yield laid_out, state
    yield from played_out(game.book, state, PLAYERS[str(values["player"])], chance, chance.pick)


def _standard(box: Components, state: State) -> Iterator[tuple[int, str]]:
    """The cards that lie in hand or in the draw pile without any option."""
    data = state.data.set_up
    first, last = data.shuffled
    numbers = (*data.hand, *range(first, last + 1))
    return ((number, box.by_number[number].id) for number in numbers if number in box.by_number)
