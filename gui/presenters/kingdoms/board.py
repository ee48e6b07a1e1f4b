"""The map and what stands on it, as facts to be drawn and as words to be read out."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from gui.documents.companions import AnyGame
from gui.session import Session
from heart_africa.companions.kingdoms.components import Components, People, Resource, Territory
from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.companions.kingdoms.drawing import Drawing, drawing
from heart_africa.companions.kingdoms.state import Player, State
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.own_packs import PACKS, own_box, own_file
from heart_africa.language.kingdoms_cards import named


@dataclass(frozen=True, slots=True)
class Force:
    """What a people has in a territory; `armies`: number and troops of each."""

    people: People
    markers: int = 0
    settlements: int = 0
    fortresses: int = 0
    armies: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Land:
    """A territory: what is printed on it, who controls it, who is there, whose ship lies in its port.

    `words`: all of it for those who hear it, and for who rests the hand on it.
    """

    id: str
    name: str
    resource: Resource | None
    red: bool
    shield: People | None
    closed: bool
    port: bool
    owner: People | None
    forces: tuple[Force, ...]
    ship: People | None
    words: str


@dataclass(frozen=True, slots=True)
class Map:
    """All of it; `round`: the ships' way leads from the last port on to the first.

    `ways`: neighbours that no common border shows, since nobody has drawn the map.
    """

    drawing: Drawing
    lands: tuple[Land, ...]
    round: bool
    ways: tuple[tuple[str, str], ...]
    fight: str
    words: str


def kingdoms_map(session: Session, document: AnyGame) -> Map | None:
    """The map of a game; None before its table is opened."""
    state: State = document.looked_at
    if state.components is None:
        return None
    made = tuple(_land(session, state, number) for number in range(len(state.box.territories)))
    fight = state.box.chart.ids[state.combat.place] if state.combat else ""
    words = ". ".join(land.words for land in made if land.forces or land.ship)
    drawn = _drawing(session, state.box)
    pairs = ((land.id, other) for land in state.box.territories for other in land.neighbours or ())
    ways = () if drawn.outlines else tuple(pair for pair in pairs if pair[0] < pair[1])
    return Map(drawn, made, bool(state.box.round), ways, fight, words)


def _drawing(session: Session, box: Components) -> Drawing:
    """How the box draws its map: our own, or the owner's as far as he has placed it."""
    if KINGDOMS.ours(box):
        return _ours()
    folder = session.folder / PACKS
    file = own_file(KINGDOMS, 1, folder)
    found = _owners(folder, file.stat().st_mtime_ns) if file.is_file() else None
    if found is not None and set(box.by_id) <= set(found.at):
        return found
    return _undrawn(tuple((each.id, each.neighbours or ()) for each in box.territories))


@lru_cache(maxsize=1)
def _ours() -> Drawing:
    return drawing(KINGDOMS.packs.own_set(1))


@lru_cache(maxsize=2)
def _owners(folder: Path, _written: int) -> Drawing | None:
    """The owner's, read again when he has written something else; None while it cannot be read."""
    try:
        return drawing(own_box(KINGDOMS, 1, folder))
    except BadData:
        return None


@lru_cache(maxsize=2)
def _undrawn(near: tuple[tuple[str, tuple[str, ...]], ...]) -> Drawing:
    return Drawing.undrawn(dict(near))


def _land(session: Session, state: State, place: int) -> Land:
    land, lang = state.box.territories[place], session.lang
    forces = tuple(_forces(state, place))
    holder = state.controllers[place] if state.players and state.players[0].markers else -1
    owner = state.players[holder].people or None if holder >= 0 else None
    sailor = next((each for each in state.players if any(ship.place == place for ship in each.ships)), None)
    ship = (sailor.people or None) if sailor else None
    return Land(
        land.id,
        land.name(lang),
        land.resource,
        land.colour == "red",
        land.starts,
        bool(state.players) and state.closed(place),
        bool(land.port),
        owner,
        forces,
        ship,
        _words(session, land, owner, forces, ship),
    )


def _forces(state: State, place: int) -> Iterator[Force]:
    for player in state.players:
        if player.people and (found := _force(player, place)) != Force(player.people):
            yield found


def _force(player: Player, place: int) -> Force:
    assert player.people  # noqa: S101  # asked before
    armies = tuple((number, each.troops) for number, each in enumerate(player.armies, 1)
                   if each.troops and each.place == place)  # fmt: skip
    return Force(
        player.people, player.markers[place], player.settlements[place], player.fortresses[place], armies
    )


def _words(
    session: Session, land: Territory, owner: People | None, forces: tuple[Force, ...], ship: People | None
) -> str:
    """A territory as a sentence."""
    lang, say = session.lang, session.say
    printed = (named(lang, "resource", land.resource), named(lang, "colour", land.colour))
    known = ", ".join(filter(None, printed))
    parts = [land.name(lang) + (f" ({known})" if known else "")]
    if owner:
        parts.append(say("kingdomsdesk-controlled", people=named(lang, "people", owner)))
    for force in forces:
        told = [
            say(f"kingdomsdesk-has-{what}", count=getattr(force, what))
            for what in ("markers", "settlements", "fortresses")
            if getattr(force, what)
        ]
        told += [say("kingdomsdesk-has-army", number=number, count=troops) for number, troops in force.armies]
        parts.append(f"{named(lang, 'people', force.people)}: {', '.join(told)}")
    if ship:
        parts.append(say("kingdomsdesk-has-ship", people=named(lang, "people", ship)))
    return "; ".join(parts)
