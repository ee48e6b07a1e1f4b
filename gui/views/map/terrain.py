"""The terrain editor beside the map: environment, pieces and works to add, the chosen piece, the verdict."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import cast

from PySide6.QtWidgets import QWidget

from gui.dice import OrderDice
from gui.documents.map.document import OpenMap
from gui.documents.map.files import begun
from gui.documents.map.terrain import (
    LONG_IN,
    WORKS,
    Piece,
    bought,
    half_middle,
    middle_of,
    new_work,
    with_crest,
    with_ford,
    with_gate,
    with_piece,
)
from gui.presenters.map.terrain import (
    ChosenPiece,
    chosen,
    environments,
    judgement,
    kinds,
    work_kinds,
    work_name,
)
from gui.session import Session
from gui.views.map.terrain_tool import GROWTH, TURN, TerrainTool
from gui.views.parts import (
    LastDrawn,
    Stepper,
    button,
    card,
    column,
    combo,
    field,
    flow,
    label,
    laid,
    refill_top,
    scrolled,
    sign_button,
    toggle,
)
from gui.views.parts.controls import titled
from heart_africa.board.drawn_tables.drawn_table import draw_table, piece_of
from heart_africa.board.layout import Fence, TerrainPiece, Work
from heart_africa.board.places.deployment import place_work
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book.terrain import Environment, PieceId

SIZES = ("small", "middle", "large")
FENCES: tuple[Fence, ...] = ("", "man_high", "higher")
CHOICES = (
    ("owner", "side", ("", *SIDES)),
    ("fence", "fence", FENCES),
    ("grows", "what", ("", "jungle", "tall_grass")),
)
"""Fields chosen from a list: the field, the fact of its message, and the values."""
MOST_WIDE = 24


class TerrainPanel(QWidget):
    """The editor of terrain; what is changed there can be undone on the map."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._opened: OpenMap | None = None
        self._terrain_tool: TerrainTool | None = None
        self._shown = LastDrawn()
        self.attempt: Callable[[Callable[[], object]], object] = lambda do: do()
        self._kind, self._size, self._seed = PieceId.JUNGLE.value, "1", 1
        self._work = ""
        inside = QWidget()
        self._inside = laid(inside, space=8, margins=(0, 0, 6, 0))
        laid(self, scrolled(inside))

    def show_terrain(self, opened: OpenMap, tool: TerrainTool) -> None:
        """Show the table as it is."""
        self._opened, self._terrain_tool = opened, tool
        bare = replace(opened.layout, stands={}, blazes=())
        if self._shown.already(
            opened, bare, opened.piece, self._session.lang, opened.live, self._session.settings.scale
        ):
            return
        parts = [self._table(opened), self._library(opened), self._works(opened)]
        if (found := chosen(self._session, opened)) is not None:
            parts.insert(0, self._piece(found))  # the chosen piece comes first
        refill_top(self._inside, *parts, self._judged(opened))

    def _say(self, message: str, **facts: object) -> str:
        return self._session.say(f"table_map-terrain-{message}", **facts)

    # --- the whole table ---

    def _table(self, opened: OpenMap) -> QWidget:
        say, layout = self._say, begun(opened)
        country = combo(environments(self._session), layout.environment or "savannah", self._to_country,
                        name=say("environment"))  # fmt: skip
        drawn = button(say("draw"), self._draw, role="" if layout.features else "main", tip=say("draw-tip"))

        def clear() -> None:
            now = self._map
            now.lay(replace(now.layout, features=(), works=(), buildings=()))

        bare = button(say("clear"), clear, tip=say("clear-tip"))
        return card(titled(say("environment"), country), flow(drawn, bare), space=6, margin=8)

    def _to_country(self, which: str) -> None:
        opened = self._map
        if which != opened.layout.environment:
            opened.lay(replace(begun(opened), environment=cast("Environment", which)))

    def _draw(self) -> None:
        """Lay another table of this environment, drawn by lot within the rules."""
        opened, battle = self._map, self._map.table.battle
        self._seed += 1
        bare = replace(begun(opened), features=(), works=(), buildings=(), stands={}, blazes=())
        seed = self._seed + len(opened.writer.journal.entries)
        opened.lay(draw_table(opened.book, bare, battle.scenario, seed, defender=battle.defender))

    # --- adding ---

    def _library(self, opened: OpenMap) -> QWidget:
        say = self._say
        kind = combo(kinds(self._session), self._kind, partial(setattr, self, "_kind"), name=say("kind"))
        sizes = [(str(at), say("size", size=size)) for at, size in enumerate(SIZES)]
        choose = partial(setattr, self, "_size")
        size = combo(sizes, self._size, choose, name=say("size-name"))
        add = button(say("add"), self._add, tip=say("add-tip"))
        add.setEnabled(opened.live)
        return card(titled(say("library"), flow(kind, size, add)), space=6, margin=8)

    def _add(self) -> None:
        """Add a piece of the chosen kind and size where there is room."""
        opened = self._map
        self._seed += 1
        here = begun(opened)
        layout = here if here.environment else replace(here, environment="savannah")
        found = piece_of(opened.book, layout, PieceId(self._kind), int(self._size), self._seed)
        named = replace(found, name=opened.free_name(found.name))
        opened.piece = named.name
        opened.use("terrain")
        opened.lay(with_piece(layout, named))

    def _works(self, opened: OpenMap) -> QWidget:
        say = self._say
        self._work = self._work or next(iter(bought(opened)), WORKS[0])
        kind = combo(
            work_kinds(self._session), self._work, partial(setattr, self, "_work"), name=say("work-kind")
        )
        add = button(say("work-add"), self._add_work, tip=say("work-add-tip"))
        add.setEnabled(opened.live)
        return card(titled(say("works"), flow(kind, add)), space=6, margin=8)

    def _add_work(self) -> None:
        """Add a work that a side has bought in the middle of its half.

        One not bought in the middle of the table.
        """
        opened = self._map
        kind = next(each for each in WORKS if each == self._work)
        name = opened.free_name(work_name(self._session, kind))
        layout = begun(opened)
        owner, amount = next((had for each, had in bought(opened).items() if each == kind), ("", LONG_IN))
        opened.piece = name
        opened.use("terrain")
        work = new_work(kind, name, half_middle(layout, owner), owner, amount)
        opened.lay(with_piece(layout, work))

    def set_down_bought(self, opened: OpenMap) -> None:
        """Choose a bought work that is not placed yet, and lay it on the table if it is not there."""
        self._opened = opened
        left = bought(opened)
        placed = {each.name for each in opened.table.battle.laid}
        lies = (each.name for each in opened.layout.works if each.kind in left and each.name not in placed)
        if name := next(lies, ""):
            opened.piece = name
            opened.use("terrain")
        elif left:
            self._work = next(iter(left))
            self.attempt(self._add_work)

    # --- the chosen piece ---

    def _piece(self, found: ChosenPiece) -> QWidget:
        say, piece = self._say, found.piece
        name = field(piece.name, self._rename, name=say("name"))
        tool = self._terrain_tool
        turns: list[QWidget] = []
        if tool is not None:
            steps: tuple[tuple[str, str, Callable[[], None]], ...] = (
                ("↺", "turn-left", lambda: tool.turn(-TURN)),
                ("↻", "turn-right", lambda: tool.turn(TURN)),
                ("−", "shrink", lambda: tool.grow(1 / GROWTH)),
                ("+", "grow", lambda: tool.grow(GROWTH)),
            )
            turns = [sign_button(sign, run, say(word)) for sign, word, run in steps]
        if "place" in found.can and isinstance(piece, Work):
            turns.append(button(self._say("place"), partial(self._place_work, piece), role="main"))
        away = button(say("remove"), lambda: self._map.take_piece(piece.name))
        wrong = [] if found.sound else [label(say("crossed"), "small", state="bad")]
        return card(
            label(found.title, "strong"),
            name,
            flow(*turns, away),
            *self._properties(found),
            label(say("hint"), "small"),
            *wrong,
            space=6,
            margin=8,
        )

    def _rename(self, name: str) -> None:
        opened, wanted = self._map, name.strip()
        found = chosen(self._session, opened)
        if found is None or not wanted or wanted == found.piece.name:
            return
        free = opened.free_name(wanted)
        opened.piece = free
        opened.lay(with_piece(opened.layout, replace(found.piece, name=free), found.piece.name))

    def _properties(self, found: ChosenPiece) -> Iterator[QWidget]:
        say, piece = self._say, found.piece
        for field_, fact, values in CHOICES:
            if field_ in found.can:
                rows = [(each, say(field_, **{fact: each or "none"})) for each in values]
                name = say(f"{field_}-name")
                made = combo(rows, getattr(piece, field_), partial(self._set, field_), name=name)
                yield titled(name, made) if field_ == "owner" else made
        if not isinstance(piece, TerrainPiece):
            return
        if "width" in found.can:
            wide = Stepper(round(piece.width_in), name=say("width"), least=1, most=MOST_WIDE)
            wide.changed.connect(lambda value: self._set("width_in", float(value)))
            yield titled(say("width"), wide)
        facts = [
            toggle(say(fact), bool(getattr(piece, fact)), partial(self._set, fact))
            for fact in ("infested", "impassable", "steep")
            if fact in found.can
        ]
        makes = [
            button(say(what), partial(self._make, make)) for what, make in MAKES.items() if what in found.can
        ]
        if facts or makes:
            yield flow(*facts, *makes)

    def _place_work(self, work: Work) -> None:
        """Give the order that places this work in the battle; an objection is shown."""
        opened = self._map
        order = place_work(opened.scene, work.owner, work)
        if order is not None:
            self.attempt(lambda: opened.table.submit(order, OrderDice()))

    def _make(self, make: Callable[[TerrainPiece], TerrainPiece]) -> None:
        found = chosen(self._session, self._map)
        if found is not None and isinstance(found.piece, TerrainPiece):
            self._lay(make(found.piece))

    def _set(self, fact: str, value: object) -> None:
        found = chosen(self._session, self._map)
        if found is not None:
            self._lay(replace(found.piece, **{fact: value}))  # type: ignore[arg-type]  # a field of that piece

    def _lay(self, piece: Piece) -> None:
        self._map.lay(with_piece(self._map.layout, piece, piece.name))

    # --- judgement ---

    def _judged(self, opened: OpenMap) -> QWidget:
        say = self._say
        found = judgement(self._session, opened)
        rows: list[QWidget] = [label(say("judged"), "strong")]
        for share in found.shares:
            sign = "✓" if share.good else "!"
            rows.append(label(f"{sign} {share.text}", "small", state="good" if share.good else "warn"))
        rows += [label(f"✖ {text}", "small", state="bad") for text in found.against]
        if not found.against:
            rows.append(label(say("lawful"), "small", state="good"))
        return card(column(*rows, space=3), space=4, margin=8)

    @property
    def _map(self) -> OpenMap:
        assert self._opened is not None  # noqa: S101  # shown before anything is pressed
        return self._opened


def _gate(piece: TerrainPiece) -> TerrainPiece:
    """The piece with a gate in its southern side, to be dragged where it belongs."""
    x, y = middle_of(piece)
    low = min(spot[1] for spot in piece.outline)
    return with_gate(piece, (x, min(low, y)))


def _ford(piece: TerrainPiece) -> TerrainPiece:
    return with_ford(piece, piece.course[len(piece.course) // 2])


MAKES: dict[str, Callable[[TerrainPiece], TerrainPiece]] = {"crest": with_crest, "gate": _gate, "ford": _ford}
