"""The map and what stands on it, as facts to be drawn and as words to be read out."""

from gui.documents.companions import AnyGame
from gui.session import Session
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.zulus import odds
from heart_africa.companions.zulus.components import TRACKS, IbuthoId, Place, Track
from heart_africa.companions.zulus.state import State
from heart_africa.companions.zulus.volleys import range_of
from heart_africa.core.dataclass import dataclass
from heart_africa.language.narration import minus, percent
from heart_africa.language.zulus import TONGUE, card_name, where_told

SHIELDS: tuple[IbuthoId, ...] = ("uthulwana", "udloko", "indlondo", "indluyengwe")
"""The iButhos in the order of their patterns."""


@dataclass(frozen=True, slots=True)
class Unit:
    """An iButho: `shield`, the number of its pattern; its pieces left and full; how it does, in a word."""

    name: str
    track: Track
    shield: int
    left: int
    full: int
    state: str
    active: bool


@dataclass(frozen=True, slots=True)
class Box:
    """A box of a track, or of the camp: `first`, `last` column that it takes, `place` where it has a name.

    `notes`: what else is to be said of it, such as who defends it and how well.
    """

    number: int
    title: str
    first: int
    last: int
    unit: Unit | None = None
    burning: bool = False
    victory: bool = False
    notes: tuple[str, ...] = ()
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class Column:
    """A track: its id, its name, and what it leads to."""

    id: Track
    name: str
    place: str


@dataclass(frozen=True, slots=True)
class Map:
    """All of it, from the far boxes inward; `thirds` of `whole` of the barricade by the marker stand.

    `marker`: what the marker is called; `words`: all of it for those who hear it.
    """

    columns: tuple[Column, ...]
    boxes: tuple[Box, ...]
    thirds: int
    whole: int
    night: bool
    marker: str
    words: str


def zulu_map(session: Session, document: AnyGame) -> Map | None:
    """The map of a game; None before it is laid out."""
    state: State = document.looked_at
    if state.components is None or not state.ibuthos:
        return None
    made = _Maker(session, state)
    return Map(
        tuple(made.column(track) for track in made.tracks),
        tuple(made.boxes()),
        state.thirds,
        state.data.actions.thirds,
        state.night,
        session.say("zulusdesk-victory"),
        made.words(),
    )


class _Maker:
    def __init__(self, session: Session, state: State) -> None:
        self._say, self._lang, self._state = session.say, session.lang, state
        ways = state.data.map.ways
        self.tracks = sorted(range(len(TRACKS)), key=lambda track: (ways[track] != "upper", track))

    def column(self, track: int) -> Column:
        state = self._state
        place = self._say(f"zulusdesk-place-{state.box.tracks[track]}")
        return Column(TRACKS[track], self._say(f"zulus-track-{TRACKS[track]}"), place)

    # --- boxes, the far ones first ---

    def boxes(self) -> list[Box]:
        data = self._state.data.map
        tracks = [self._box(number, track) for number in range(data.farthest, 0, -1) for track in self.tracks]
        return [*tracks, *self._around(), *(self._inner(number) for number in data.victory[1:])]

    def _box(self, number: int, track: int) -> Box:
        state = self._state
        column, unit = self.tracks.index(track), self._unit(number, track)
        place = state.place(track, number)
        if place is None:
            title = self._say("zulusdesk-box", box=str(number), range=range_of(state, number) or "none")
            return Box(number, title, column, column, unit)
        title, notes = f"{number} · {self._say(f'zulusdesk-place-{place}')}", self._defended(place)
        return Box(number, title, column, column, unit, state.burns(track), notes=notes, place=place)

    def _around(self) -> list[Box]:
        """The box 0 at the foot of the tracks; two of them where the tracks lead to two."""
        state, ways = self._state, self._state.data.map.ways
        found = []
        for way in dict.fromkeys(ways[track] for track in self.tracks):
            tracks = [track for track in self.tracks if ways[track] == way]
            unit = next(filter(None, (self._unit(0, track) for track in tracks)), None)
            columns = [self.tracks.index(track) for track in tracks]
            notes, victory = self._defended("outer-perimeter"), state.victory_box == 0
            title = f"0 · {self._say('zulusdesk-place-outer-perimeter')}"
            found.append(Box(0, title, min(columns), max(columns), unit, victory=victory, notes=notes))
        return found

    def _inner(self, number: int) -> Box:
        state = self._state
        unit = next(filter(None, (self._unit(number, track) for track in self.tracks)), None)
        last = len(self.tracks) - 1
        title = self._say("zulusdesk-inner", box=minus(number))
        return Box(number, title, 0, last, unit, victory=state.victory_box == number)

    def _defended(self, place: Place) -> tuple[str, ...]:
        """Whose marker stands there, and the chance that he holds."""
        state = self._state
        found: list[str] = []
        for number in state.markers:
            effects = (effect for _, effect in state.standing((number,), "defend"))
            if any(effect.place == place for effect in effects):
                name = card_name(self._lang, state.box, number)
                try:
                    found.append(f"{percent(self._lang, odds.defends(state, number))} {name}")
                except ComponentNeeded:
                    found.append(name)
        return tuple(found)

    # --- who stands there ---

    def _unit(self, box: int, track: int) -> Unit | None:
        each = self._state.ibuthos[track]
        return self._told(track) if each.box == box and not each.fallen else None

    def _told(self, track: int) -> Unit:
        each = self._state.ibuthos[track]
        return Unit(
            self._say(f"zulus-ibutho-{each.name}"),
            TRACKS[track],
            SHIELDS.index(each.name),
            each.strength,
            each.full + 1,
            "" if each.active else where_told(self._lang, each),
            each.active,
        )

    def words(self) -> str:
        """Track by track, then the camp."""
        state, said = self._state, []
        for track in self.tracks:
            unit = self._told(track)
            where = where_told(self._lang, state.ibuthos[track])
            said.append(f"{self.column(track).name}: {unit.name}, {where}, {unit.left}/{unit.full}")
        box = str(state.victory_box)
        said.append(self._say("zulus-stands-victory", box=box, thirds=state.thirds))
        if state.fires:
            said.append(TONGUE.worded(self._lang, state, "zulus-stands-fires", {"place": state.fires}))
        said += [each for box in self.boxes() for each in box.notes]
        return ". ".join(said)
