"""A game of Zulus as the tests play it: set up, put into a position, played with these dice."""

from collections.abc import Iterable, Mapping
from typing import Any

from heart_africa.companions.run import Book
from heart_africa.companions.zulus.chits import DrawChit
from heart_africa.companions.zulus.components import TRACKS, Edition, Track
from heart_africa.companions.zulus.game import Zulus, carried_out, legal, objections
from heart_africa.companions.zulus.setting_up import OpenBox, SetUp
from heart_africa.companions.zulus.state import Ibutho, State
from heart_africa.core.citations import COMPANIONS
from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import Command
from heart_africa.core.rulings import rulings_book
from tests.companions.zulus.box import box

NAMES = ("indlondo", "udloko", "uthulwana", "indluyengwe")
"""Who stands on Chest, Left Horn, Right Horn and Loins in the tests."""


def zulus(**readings: str) -> Zulus:
    """The game with some entries read otherwise: `ZR_061="once"`."""
    chosen = {key.replace("_", "-"): option for key, option in readings.items()}
    return Zulus(rulings_book(COMPANIONS / "zulus").choose(chosen))


GAME = zulus()


class Table:
    """A game in progress: `do` gives an order with its dice and keeps what happened."""

    def __init__(
        self,
        edition: Edition = 2,
        options: tuple[str, ...] = (),
        cards: tuple[int, ...] = (),
        readings: Mapping[str, str] | None = None,
    ) -> None:
        self.game = zulus(**readings) if readings else GAME
        self.facts: list[Any] = []
        self.state = self.game.start
        self.do(OpenBox(box(edition)))
        dice = (1,) * 4 if "varied-strength" in options else ()
        self.do(SetUp(options, cards, tracks=NAMES), *dice)  # type: ignore[arg-type]  # their names

    @property
    def book(self) -> Book:
        return self.game.book

    def do(self, order: Command, *faces: int) -> "Table":
        """Give an order; the dice have to be exactly those that it takes."""
        assert self.against(order) == []
        dice = Dice(faces)
        run = carried_out(self.book, self.state, order, dice)
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
        return [problem.rule for problem in objections(self.book, self.state, order)]

    def legal(self) -> tuple[Any, ...]:
        """Every order that may be given."""
        return legal(self.book, self.state)

    # --- positions ---

    def put(self, **changes: Any) -> "Table":  # noqa: ANN401  # fields of the state
        """Change fields of the state."""
        self.state = self.state.with_(**changes)
        return self

    def stand(
        self, chest: int = 5, left: int = 5, right: int = 5, loins: int = 5, **more: dict[int, Any]
    ) -> "Table":
        """The boxes of the four; `hits`, `routed`, `fallen` by track."""
        ibuthos = tuple(
            each._replace(box=box_, **{key: values[track] for key, values in more.items() if track in values})
            for track, (each, box_) in enumerate(
                zip(self.state.ibuthos, (chest, left, right, loins), strict=True)
            )
        )
        return self.put(ibuthos=ibuthos)

    def boxes(self) -> tuple[int, ...]:
        """Where the four stand."""
        return tuple(each.box for each in self.state.ibuthos)

    def hold(self, hand: Iterable[int] = (), table: Iterable[int] = ()) -> "Table":
        """The cards in hand and on the table; whatever else was there is gone from the game."""
        return self.put(hand=tuple(hand), table=tuple(table), markers=())

    def acting(self, actions: int = 1, *, low_ammo: bool = False) -> "Table":
        """It is the Action phase."""
        return self.put(step="action", actions=actions, low_ammo=low_ammo, turn=1)

    def drawn(self, chit: str, *faces: int) -> "Table":
        """This chit comes out of the cup."""
        return self.do(DrawChit(chit), *faces)


def at(state: State, track: Track) -> Ibutho:
    """The iButho of a track."""
    return state.ibuthos[TRACKS.index(track)]
