"""How a set of components plays: whole games by a player of the computer's, and what is counted of them."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple, Protocol

from heart_africa.companions.zulus.abilities import UseAbility
from heart_africa.companions.zulus.actions import PutForth
from heart_africa.companions.zulus.components import TRACKS, Components, Edition
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.game import Zulus
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.companions.zulus.players import PLAYERS, played_out
from heart_africa.companions.zulus.setting_up import OpenBox, SetUp
from heart_africa.companions.zulus.state import Ending, State
from heart_africa.companions.zulus.victory import level, victory_points
from heart_africa.companions.zulus.volleys import Fire
from heart_africa.core.dice import Roller
from heart_africa.core.rulings import rulings_book

AIM = 40
"""The victory points by which our sets are balanced."""


class Lots(Roller, Protocol):
    """Dice, and lots for a player who asks for one."""

    def pick(self, of: int, /) -> int:
        """One of so many, from 0."""
        ...


class Played(NamedTuple):
    """A game that is over; `track`: the one by which the camp was overrun, -1 if it was not."""

    ending: Ending
    points: int
    level: str
    track: int
    used: frozenset[int]
    dry: bool


@cache
def _opened(edition: Edition) -> tuple[Zulus, State]:
    game = Zulus(rulings_book(ZULUS.rulebook.folder).choose({}))
    box = components(PACKS.own_set(edition))
    return game, game.play(game.start, OpenBox(box), _NO_DICE)


class _NoDice:
    def roll(self, _count: int, why: str, /) -> tuple[int, ...]:
        raise ValueError(why)


_NO_DICE = _NoDice()


def standard_game(chance: Lots, *, edition: Edition, player: str) -> Played:
    """A game of our own set without options or optional cards, from the set-up to its end."""
    game, opened = _opened(edition)
    state = game.play(opened, SetUp(), chance)
    used: set[int] = set()
    dry = False
    for order, after in played_out(game.book, state, PLAYERS[player], chance, chance.pick):
        if isinstance(order, (Fire, UseAbility, PutForth)):
            used.add(order.card)
        dry = dry or not after.in_cup
        state = after
    points = victory_points(game.book, state).total
    fell = (track for track, each in enumerate(state.ibuthos) if each.box == state.victory_box)
    track = next(fell, -1) if state.ending == "defeat" else -1
    return Played(state.ending, points, level(state, points), track, frozenset(used), dry)


def counts(edition: Edition, games: Sequence[Played]) -> dict[str, tuple[int, int]]:
    """What is counted of some games: in how many of how many each thing came about.

    The tracks are counted among the defeats, the cards of the standard deck among all games.
    """
    of, lost = len(games), sum(each.ending == "defeat" for each in games)
    found = {
        "aim": (sum(each.points >= AIM for each in games), of),
        "defeat": (lost, of),
        "military": (sum(each.ending == "military" for each in games), of),
        "dry": (sum(each.dry for each in games), of),
    }
    for place, track in enumerate(TRACKS):
        found[f"track-{track}"] = (sum(each.track == place for each in games), lost)
    box = components(PACKS.own_set(edition))
    for name, _ in _opened(edition)[1].data.victory.levels:
        found[name] = (sum(each.level == name for each in games), of)
    for number, card in _standard(box):
        found[f"unused-{card}"] = (sum(number not in each.used for each in games), of)
    return found


def _standard(box: Components) -> Iterable[tuple[int, str]]:
    """The cards that lie in hand or in the draw pile without any option."""
    data = _opened(box.edition)[1].data.set_up
    first, last = data.shuffled
    numbers = (*data.hand, *range(first, last + 1))
    return ((number, box.by_number[number].id) for number in numbers if number in box.by_number)


def worst(counted: Mapping[str, tuple[int, int]], prefix: str) -> str:
    """Of what is counted under a prefix, the one that came about most often."""
    return max((key for key in counted if key.startswith(prefix)), key=lambda key: counted[key][0])
