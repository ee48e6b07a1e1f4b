"""A game of Dark Kingdoms as the tests play it: set up, put into a position, played with these dice."""

from collections.abc import Mapping
from typing import Any

from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.companions.kingdoms.game import Kingdoms, carried_out, objections
from heart_africa.companions.kingdoms.rounds import ChooseSide, OpenTable, RollFirst, Settle
from heart_africa.companions.kingdoms.state import RESOURCES, Army, Player, Ship, State, Task
from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import Command
from heart_africa.core.rulings import rulings_book
from tests.companions.kingdoms.box import box

NAMES = ("Ana", "Luis", "Eva", "Pau")
PEOPLES = ("britons", "saxons", "angles", "jutes")
PLACES = ("alba", "dana", "hena", "cora")


def kingdoms(**readings: str) -> Kingdoms:
    """The game with some entries read otherwise: `DK_025="not_others"`."""
    chosen = {key.replace("_", "-"): option for key, option in readings.items()}
    return Kingdoms(rulings_book(KINGDOMS.rulebook.folder).choose(chosen))


GAME = kingdoms()


class Table:
    """A game in progress: `do` gives an order with its dice and keeps what happened.

    It begins in the Britons' turn of the first round, with nothing on the map and nothing in anybody's hand.
    """

    def __init__(self, count: int = 3, readings: Mapping[str, str] | None = None, **read: str) -> None:
        chosen = {**(readings or {}), **read}
        self.game = kingdoms(**chosen) if chosen else GAME
        self.facts: list[Any] = []
        self.state: State = self.game.start
        self.do(OpenTable(box(), NAMES[:count]))
        nothing = (0,) * 8
        players = tuple(
            Player(name, people, markers=nothing, settlements=nothing, fortresses=nothing)  # type: ignore[arg-type]  # a people
            for name, people in zip(NAMES[:count], PEOPLES, strict=False)
        )
        turns = [Task(what, seat) for seat in range(1, count) for what in ("begin", "turn")]
        self.put(players=players, round=1, britannia=("wood-grows",), due=(Task("turn", 0), *turns))

    def do(self, order: Command, *faces: int) -> "Table":
        """Give an order; the dice have to be exactly those that it takes."""
        assert self.against(order) == []
        dice = Dice(faces)
        run = carried_out(self.game.book, self.state, order, dice)
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
        return [problem.rule for problem in objections(self.game.book, self.state, order)]

    def legal(self, kind: str = "") -> list[Any]:
        """Every order that may be given, of that kind."""
        return [each for each in self.game.legal(self.state) if not kind or each.kind == kind]

    def told(self, kind: type[Any]) -> list[Any]:
        """What happened of that kind."""
        return [each for each in self.facts if isinstance(each, kind)]

    # --- positions ---

    def put(self, **changes: Any) -> "Table":  # noqa: ANN401  # fields of the state
        """Change fields of the state."""
        self.state = self.state.with_(**changes)
        return self

    def hold(self, who: str, *, fame: tuple[str, ...] = (), wins: int = 0, **cards: int) -> "Table":
        """What a people has in hand, and how many battles it has won."""
        hand = (*[cards.get(each, 0) for each in RESOURCES], 0)
        self.state = self.state.with_player(self.state.seat(who), hand=hand, fame=fame, wins=wins)
        return self

    def stand(self, who: str, *, ships: tuple[str, ...] = (), **pieces: Any) -> "Table":  # noqa: ANN401  # see below
        """What a people has on the map: `markers`, `settlements`, `fortresses` as words of places, and armies.

        `armies`: the place and the troops of each.
        """
        places = self.state.box.chart.places
        seat = self.state.seat(who)
        changes: dict[str, Any] = {}
        for row in ("markers", "settlements", "fortresses"):
            if row in pieces:
                words = pieces[row].split()
                changes[row] = tuple(words.count(name) for name in places)
        if "armies" in pieces:
            armies = [Army(places[name], troops) for name, troops in pieces["armies"]]
            changes["armies"] = (*armies, *[Army()] * (3 - len(armies)))
        if ships:
            changes["ships"] = (*[Ship(places[each]) for each in ships], *[Ship()] * (2 - len(ships)))
        self.state = self.state.with_player(seat, **changes)
        return self

    def turn_of(self, who: str) -> "Table":
        """It is the turn of a people."""
        seat = self.state.seat(who)
        return self.put(due=(Task("turn", seat), *[Task("begin", seat), Task("turn", seat)]))

    # --- what is there ---

    def of(self, who: str) -> Player:
        """A player."""
        return self.state.players[self.state.seat(who)]

    def hand(self, who: str) -> dict[str, int]:
        """A hand as resources."""
        hand = self.of(who).hand
        return {name: count for name, count in zip(RESOURCES, hand, strict=False) if count}

    def row(self, who: str, row: str) -> str:
        """Where a people has pieces of a kind."""
        counts = getattr(self.of(who), row)
        return " ".join(
            name for name, count in zip(self.state.box.chart.ids, counts, strict=True) for _ in range(count)
        )

    def armies(self, who: str) -> list[tuple[str, int]]:
        """Where its armies stand, with how many troops."""
        ids = self.state.box.chart.ids
        return [(ids[each.place], each.troops) for each in self.of(who).armies if each.troops]

    @property
    def dues(self) -> list[tuple[str, str]]:
        """What is due of whom, up to the next turn."""
        found: list[tuple[str, str]] = []
        for each in self.state.due:
            if each.what in ("begin", "turn"):
                break
            found.append((each.what, self.state.who(each.seat)))
        return found


def set_up(count: int = 3) -> Table:
    """A game through its whole set-up: a people each in its place, with three settlements there."""
    table = Table(count)
    table.state = table.game.start
    table.do(OpenTable(box(), NAMES[:count])).do(RollFirst("Ana"))
    for people, place in list(zip(PEOPLES, PLACES, strict=True))[:count]:
        table.do(ChooseSide(people, place))  # type: ignore[arg-type]  # a people
    for _ in range(2):
        for place in PLACES[:count]:
            table.do(Settle(place))
    return table
