"""The owner's own map, copied from his box territory by territory into his pack."""

from typing import Any, get_args

from gui.presenters.own_pack import OwnPack, word_of
from gui.session import Session
from heart_africa.companions.kingdoms.components import Colour, People, Yield
from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.companions.kingdoms.drawing import COLUMNS, UNIT, drawing
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.kingdoms.pack import TERRITORY, Point
from heart_africa.companions.packs import Place
from heart_africa.core.messages import LANGUAGES
from heart_africa.language.kingdoms_cards import named
from heart_africa.language.lines import plain

TABLE = "territories"
SHEET = ((COLUMNS + 1) * UNIT, (-(-NUMBERS.territories // COLUMNS) + 1) * UNIT)
"""How large a sheet is that nobody has measured."""
VALUES = {"resource": get_args(Yield), "colour": get_args(Colour), "shield": ("none", *get_args(People))}


class OwnMap(OwnPack):
    """The map as far as it is copied; `chosen`: the territory that is looked at; `ring`: the ports pressed.

    Ports are kept once their ring fits what the rulebook tells of it: till then it is only shown.
    """

    def __init__(self, session: Session) -> None:
        self.chosen = ""
        self.ring: tuple[str, ...] = ()
        super().__init__(session, KINGDOMS)
        self.chosen = next(iter(self.stack.pack.territories), "")
        board = self.stack.pack.board
        self.ring = board.ring.value if board.ring else ()

    def read(self) -> None:
        """Read it, and how it is drawn."""
        super().read()
        self.drawing = drawing(self.stack)
        board = self.stack.pack.board
        self.sheet = SHEET if board.width is None else (self.drawing.width, self.drawing.height)

    # --- what there is ---

    def lands(self) -> list[tuple[str, str]]:
        """Every territory with its name, by the alphabet."""
        found = ((each, self.name(each)) for each in self.stack.pack.territories)
        return sorted(found, key=lambda each: plain(each[1]))

    def name(self, which: str) -> str:
        """What a territory is called."""
        leaf = self.stack.pack.territories[which].name
        if leaf is None:
            return which
        return str(leaf.value.es if self._session.lang == "es" else leaf.value.en)

    def said(self, which: str, field: str) -> Any:  # noqa: ANN401  # of any field
        """A value of a territory, None where nobody has said it."""
        return self.value(TABLE, which, field)

    def choices(self, field: str) -> list[tuple[str, str]]:
        """What a territory may have printed there."""
        lang, kind = self._session.lang, "people" if field == "shield" else field
        none = self._session.say("kingdomsdesk-copy-no-shield")
        return [(each, none if each == "none" else named(lang, kind, each)) for each in VALUES[field]]

    def lacking(self) -> str:
        """In how many territories something is lacking, and how many other values are."""
        places = [*KINGDOMS.packs.lacking(self.stack)]
        lands = {which for table, which, *_ in places if table == TABLE}
        others = sum(place[0] != TABLE for place in places)
        return self._session.say("kingdomsdesk-copy-lacking", lands=len(lands), others=others)

    def missing(self, which: str) -> list[str]:
        """What of a territory nobody has said."""
        return [each for each in TERRITORY if self.said(which, each) is None]

    # --- copying ---

    def choose(self, which: str) -> bool:
        """Look at a territory."""
        self.chosen = which
        return True

    def say(self, field: str, value: object) -> bool:
        """Copy a value of the territory that is looked at."""
        return self.keep({(TABLE, self.chosen, field): value})

    def call(self, name: str) -> bool:
        """Copy its name."""
        return bool(name.strip()) and self.say("name", dict.fromkeys(LANGUAGES, name.strip()))

    def another(self, name: str) -> bool:
        """A territory that the rulebook does not name; it is looked at from now on."""
        known = word_of(name) in self.stack.pack.territories
        self.chosen = (word_of(name) if known else self.add(TABLE, name)) or self.chosen
        return not known and self.chosen == word_of(name)

    def border(self, other: str) -> bool:
        """Copy that another borders on the one that is looked at, on both sides, or that it does not."""
        if other in {"", self.chosen}:
            return False
        near = set(self._near(self.chosen)) ^ {other}
        theirs = set(self._near(other)) - {self.chosen} | ({self.chosen} if other in near else set())
        said: dict[Place, object] = {(TABLE, self.chosen, "neighbours"): sorted(near)}
        return self.keep(said | {(TABLE, other, "neighbours"): sorted(theirs)})

    def _near(self, which: str) -> tuple[str, ...]:
        """Its neighbours; before anybody has said them, those that the rulebook tells of."""
        if (said := self.said(which, "neighbours")) is not None:
            return tuple(said)
        stated = self.stack.pack.board.borders
        told = stated.value if stated else ()
        return tuple(each.any[0] for each in told if each.of == which and len(each.any) == 1)

    def place(self, at: Point) -> bool:
        """Where the one that is looked at is drawn, on a sheet of that size."""
        wide, high = self.sheet
        x, y = (round(max(0.0, min(most, each)), 1) for each, most in zip(at, (wide, high), strict=True))
        return self.keep({
            (TABLE, self.chosen, "at"): [x, y], ("board", "width"): wide, ("board", "height"): high,
        })  # fmt: skip

    def port(self, which: str) -> bool:
        """Press a port: it is the last of the ring, or no port any longer if it was the last already."""
        gone = self.ring[-1:] == (which,)
        self.ring = (*(each for each in self.ring if each != which), *([] if gone else [which]))
        ports: dict[Place, object] = {(TABLE, each, "port"): True for each in self.ring}
        if gone:
            ports[TABLE, which, "port"] = False
        return self.keep({**ports, ("board", "ring"): list(self.ring)})

    def inland(self) -> bool:
        """Keep that all territories of which nothing was said are no ports; whether it was kept."""
        rest = [each for each in self.stack.pack.territories if self.said(each, "port") is None]
        return bool(rest) and self.keep({(TABLE, each, "port"): False for each in rest})

    def round(self, on: bool) -> bool:  # noqa: FBT001  # as a toggle says it
        """Whether ships go on from the last port to the first."""
        return self.keep({("board", "round"): on})
