"""The owner's own map and roster, copied from his box hex by hex into his pack."""

from collections.abc import Iterable, Iterator

from gui.presenters.own_pack import OwnPack
from gui.session import Session
from heart_africa.companions.isandlwana.components import Components, HexId
from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.companions.isandlwana.pack import components

TERRAIN, ROAD, UNIT, LEADER = "terrain", "roads", "units", "leaders"
"""What may be copied with a tool: tables of the pack. A tool is a table and what of it: `terrain:tents`."""


class OwnMap(OwnPack):
    """What somebody has copied so far."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, ISANDLWANA)

    def read(self) -> None:
        """Read it, with the pieces that it makes."""
        super().read()
        self.box: Components = components(self.stack)

    # --- what there is ---

    @property
    def unknown(self) -> tuple[HexId, ...]:
        """The hexes of which nobody has said the terrain."""
        return tuple(each for each in self.box.grid.hexes if each not in self.box.terrain_of)

    def lacking(self) -> str:
        """How much is still to be copied, in words."""
        hexes = len(self.unknown)
        others = sum(place[0] != "hexes" for place in ISANDLWANA.packs.lacking(self.stack))
        return self._session.say("isandlwanadesk-copy-lacking", hexes=hexes, others=others)

    def terrains(self) -> Iterator[tuple[str, str]]:
        """The kinds of terrain as tools."""
        for each in self.box.terrains.values():
            yield f"{TERRAIN}:{each.id}", each.name(self._session.lang)

    def roads(self) -> Iterator[tuple[str, str]]:
        """The roads as tools, and one that is new."""
        for number in range(1, len(self.stack.pack.roads) + 2):
            yield f"{ROAD}:{ROAD}-{number}", self._session.say("isandlwanadesk-copy-road", number=number)

    def pieces(self) -> Iterator[tuple[str, str]]:
        """The units and leaders that start in a hex, as tools."""
        for name, each in self.box.pieces.items():
            yield f"{UNIT if name in self.box.units else LEADER}:{name}", each.label

    def starts(self) -> Iterator[tuple[HexId, str]]:
        """Who starts where, by the label of the counter."""
        for name, each in self.box.pieces.items():
            if each.hex:
                yield each.hex, each.label if name in self.box.units else f"★ {each.label}"

    def number(self, tool: str, field: str) -> int:
        """A printed number of a terrain or a unit; 0 where it is not known."""
        table, _, which = tool.partition(":")
        return int(self.value(table, which, field) or 0)

    # --- copying ---

    def press(self, tool: str, hexes: Iterable[HexId]) -> bool:
        """Copy a terrain into these hexes, a road on to the last of them, or where a piece starts."""
        table, _, which = tool.partition(":")
        touched = list(dict.fromkeys(hexes))
        if not touched:
            return False
        if table == TERRAIN:
            return self.keep({("hexes", each): which for each in touched})
        if table == ROAD:
            return self.keep({(ROAD, which): self._longer(which, touched[-1])})
        return self.keep({(table, which, "hex"): touched[-1]})

    def _longer(self, road: str, hex_: HexId) -> list[HexId]:
        """A road with one hex more, or one less if its last is pressed again."""
        leaf = self.stack.pack.roads.get(road)
        way = list(leaf.value) if leaf else []
        return way[:-1] if len(way) > 1 and way[-1] == hex_ else [*way, hex_]

    def fill(self, tool: str) -> bool:
        """Copy a terrain into every hex that is still unknown."""
        return self.press(tool, self.unknown)

    def another(self, name: str) -> str:
        """A kind of terrain that the rulebook does not name, as a tool; "" for no name at all."""
        word = self.add(TERRAIN, name)
        return f"{TERRAIN}:{word}" if word else ""

    def say(self, tool: str, field: str, value: object) -> bool:
        """Copy a printed number of a terrain or a unit."""
        table, _, which = tool.partition(":")
        return self.keep({(table, which, field): value})
