"""A game of Isandlwana as the tests play it: on a map that is clear but for what a test lays there."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from heart_africa.companions.isandlwana.components import Components
from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.companions.isandlwana.game import Isandlwana
from heart_africa.companions.isandlwana.pack import components
from heart_africa.companions.isandlwana.setting_up import OpenBox, SetUp
from heart_africa.companions.isandlwana.state import Company, State
from heart_africa.companions.packs import Stack
from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import Command


@cache
def own_box() -> Components:
    """Our own map and roster."""
    return components(ISANDLWANA.packs.own_set(1))


@cache
def clear_box() -> Components:
    """The same roster on a map that is clear but for the wagons of 1008, without roads."""
    box = own_box()
    return replace(box, terrain_of={**dict.fromkeys(box.grid.hexes, "clear"), "1008": "wagons"}, roads=())


def laid(roads: tuple[tuple[str, ...], ...] = (), /, **terrains: str) -> Components:  # words
    """That map with these hexes of other terrains: `heights="1107 1006"`."""
    changed = {hex_: terrain for terrain, hexes in terrains.items() for hex_ in hexes.split()}
    return replace(clear_box(), terrain_of={**clear_box().terrain_of, **changed}, roads=roads)


FORWARD = {"a": "1606", "c": "1505", "g": "1809", "h": "1708", "nb": "1707"}
"""Where the companies stand whom the tests of the doors press and name: near the Zulus who come on at 1601."""


def forward(packs: Stack[Any]) -> Components:
    """A box as it is printed; of our own with these companies there, wherever its balance wants them."""
    box = components(packs)
    if box.pack != "isandlwana-own":
        return box
    return replace(
        box,
        units={key: replace(each, hex=FORWARD.get(key, each.hex)) for key, each in box.units.items()},
    )


def rules(**readings: str) -> Isandlwana:
    """The game with some entries read otherwise: `IS_105="unit"`."""
    return Isandlwana(
        ISANDLWANA.readings.choose({key.replace("_", "-"): option for key, option in readings.items()})
    )


GAME = rules()


class Table:
    """A position, and what is done with it: `do` gives an order with its dice and keeps what happened.

    `units`: the British by their hexes and steps, as `a="0708 8"`; whoever is not named is out of the game.
    """

    def __init__(
        self,
        step: str,
        zulus: str = "",
        *,
        box: Components | None = None,
        readings: Mapping[str, str] | None = None,
        **units: Any,  # noqa: ANN401  # where each stands, and its steps
    ) -> None:
        self.game = rules(**readings) if readings else GAME
        self.facts: list[Any] = []
        box = box or clear_box()
        placed = {name.replace("_", "-"): said.split() for name, said in units.items()}
        places = {name: said for name, said in placed.items() if name in box.units}
        counts = {hex_: zulus.split().count(hex_) for hex_ in zulus.split()}
        self.state = State(
            components=box,
            turn=1,
            step=step,  # type: ignore[arg-type]  # a step by its name
            units={
                name: Company(places[name][0], int(places[name][1]), "square" in places[name])
                if name in places
                else Company()
                for name in box.units
            },
            leaders={name: placed[name][0] if name in placed else "" for name in box.leaders},
            wagon=placed["wagon"][0] if "wagon" in placed else "",
            zulus=counts,
        )

    def put(self, **changes: Any) -> "Table":  # noqa: ANN401  # fields of the state
        """Change fields of the state."""
        self.state = self.state.with_(**changes)
        return self

    def do(self, order: Command, *faces: int) -> "Table":
        """Give an order; the dice have to be exactly those that it takes."""
        assert self.against(order) == []
        return self.overruled(order, *faces)

    def overruled(self, order: Command, *faces: int) -> "Table":
        """The same, whatever the rules have against it."""
        dice = Dice(faces)
        run = self.game.carried_out(self.game.book, self.state, order, dice)
        assert dice.left == ()
        folded = self.state
        for fact in run.facts:
            folded = self.game.evolve(folded, fact)
        assert folded == run.state
        self.facts = [fact.event for fact in run.facts]
        self.state = run.state
        return self

    def against(self, order: Command) -> list[str]:
        """The rules that an order breaks."""
        return [problem.rule for problem in self.game.objections(self.state, order)]

    def legal(self, kind: type[Any] | None = None) -> list[Any]:
        """Every order that may be given, of one kind if that is said."""
        return [each for each in self.game.legal(self.state) if kind is None or isinstance(each, kind)]

    @property
    def side(self) -> str:
        """Who has to decide."""
        return self.state.side

    def steps(self, unit: str) -> int:
        """The steps that a unit has left."""
        return self.state.units[unit].steps


class Rolls:
    """Dice thrown by a seed, in whatever numbers they are asked for."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def roll(self, count: int, _why: str) -> tuple[int, ...]:
        return tuple(self.random.randint(1, 6) for _ in range(count))


def played(seed: int, *options: str, most: int = 2000) -> Iterator[tuple[State, tuple[Any, ...], Any]]:
    """The positions of a game at random on our own map, with what is legal there and what was ordered."""
    rolls = Rolls(seed)
    state = GAME.play(GAME.play(GAME.start, OpenBox(own_box()), rolls), SetUp(options), rolls)
    for _ in range(most):
        orders = GAME.legal(state)
        order = rolls.random.choice(orders) if orders else None
        yield state, orders, order
        if order is None:
            return
        state = GAME.play(state, order, rolls)
