"""The words of *Zulus on the Ramparts!*: what its pieces are called, and whom a typed word means."""

from collections.abc import Callable, Iterable, Mapping

from heart_africa.companions.zulus.components import TRACKS, Chit, ComponentNeeded, Components, Piece
from heart_africa.companions.zulus.events import AbilityUsed, ChitsReturning, ComponentStated
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.companions.zulus.state import State
from heart_africa.core.citations import cite
from heart_africa.core.fields import Meaning
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.messages import LANGUAGES, has, say
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.strict import nearest
from heart_africa.language.lines import plain, quoted
from heart_africa.language.values import Whom
from heart_africa.language.zulus_cards import ability_effects

SILENT = frozenset({"zulus-counts", "zulus-pair", "zulus-turn"})
"""What happens without a word: the heading of the log says the turn, the next line what is left to do.

Nor is it said, after each Advance that the Prince calls back, how many are still to come.
"""


def card_name(lang: str, box: Components, number: int) -> str:
    """What a card is called; one without a name by its number."""
    found = box.by_number.get(number)
    return (found and found.name(lang)) or f"#{number}"


def chit_name(lang: str, box: Components, name: str) -> str:
    """What a chit is called: an Advance by its tracks and boxes."""
    chit = next((each for each in box.chits if each.id == name), None)
    return name if chit is None else _chit(lang, chit)


def used_chits(lang: str, state: State) -> list[str]:
    """The chits that were used, which anybody may look through (7.2): each with how many there are."""
    counted = ((each, count) for each, count in zip(state.box.chits, state.used, strict=False) if count)
    return [f"{_chit(lang, each)} × {count}" if count > 1 else _chit(lang, each) for each, count in counted]


def _chit(lang: str, chit: Chit) -> str:
    if chit.kind != "advance":
        return say(lang, f"zulus-chit-{chit.kind}")
    every = len(chit.tracks) == len(TRACKS)
    tracks = [say(lang, f"zulus-track-{each}") for each in chit.tracks]
    named = say(lang, "zulus-chit-all") if every else ", ".join(tracks)
    return say(lang, "zulus-chit-advance", {"tracks": named, "boxes": chit.boxes})


def _named(kind: str) -> Callable[[str, Components, object], object]:
    def name(lang: str, _box: Components, id_: object) -> object:
        message = f"zulus-{kind}-{id_}"
        return say(lang, message) if has(lang, message) else id_

    return name


NAMES: Mapping[str, Callable[..., object]] = {
    "card": card_name,
    "cards": card_name,
    "chit": chit_name,
    **{kind: _named(kind) for kind in ("ibutho", "track", "place", "marker", "option")},
}
"""How a fact of a message is called, by the fact's name."""


def worded(lang: str, box: Components | None, what: str, about: Mapping[str, object]) -> str:
    """A message with its facts, pieces called by their names."""
    return say(lang, what, {key: _fact(lang, box, key, value) for key, value in about.items()})


def _fact(lang: str, box: Components | None, key: str, value: object) -> object:
    if isinstance(value, tuple | list):
        return ", ".join(str(_fact(lang, box, key, each)) for each in value)
    name = NAMES.get(key)
    if name is None or box is None:
        return str(value).replace("-", "−") if key in {"box", "face", "value"} else value
    return name(lang, box, value)


def sentences(lang: str, box: Components | None, facts: Iterable[EventRecord]) -> list[str]:
    """What happened, event by event, without what goes without saying."""
    told = []
    for fact in facts:
        counted = isinstance(fact.event, ChitsReturning) and not fact.event.face
        if fact.event.kind not in SILENT and not counted:
            about = {**fact.event.about, **({"ibutho": fact.who} if fact.who else {})}
            if box is not None and isinstance(fact.event, AbilityUsed):
                ability = (box.by_number[fact.event.card].abilities or ())[fact.event.ability - 1]
                about["what"] = ability_effects(lang, ability)
            if isinstance(fact.event, ComponentStated):
                needed = ComponentNeeded(fact.event.piece, fact.event.field)
                about["what"] = printed_value(lang, box, needed)
            text = worded(lang, box, fact.event.what, about)
            told.append(text[:1].upper() + text[1:] if not fact.who else text)
    return told


def statement(lang: str, box: Components) -> str:
    """What the pack says of itself; of one that is not at hand its id and version."""
    for edition in PACKS.names:
        head = PACKS.own_set(edition).top.head
        if head.id == box.pack:
            return f"{head.statement(lang)} ({head.id} {box.version})"
    return f"{box.pack} {box.version}"


def printed_value(lang: str, box: Components | None, needed: ComponentNeeded) -> str:
    """A value that an owner's box has to say: what it is, how it is typed, what it is printed on."""
    field = needed.field.replace(".", "-").replace("_", "-")
    piece = _piece(lang, box, needed.piece)
    return say(lang, "zulus-need", what=say(lang, f"zulus-field-{field}"), piece=piece)


def _piece(lang: str, box: Components | None, piece: str) -> str:
    """What a piece of the box is called."""
    kind, _, name = piece.partition("-")
    match kind:
        case "card" if box is not None and name.isdigit():
            known = card_name(lang, box, int(name))
            return known if known.startswith("#") else f"{known} (#{name})"
        case "chit" if box is not None:
            return chit_name(lang, box, name)
        case "regiment":
            return say(lang, f"zulus-ibutho-{name}")
        case _:
            return say(lang, "companions-set-own")


def objection(lang: str, box: Components | None, found: Problem) -> str:
    """What the rules have against an order, with its entry and section."""
    text = worded(lang, box, found.code, found.about)
    text = text[:1].upper() + text[1:] if "place" in found.about else text
    return f"{text} ({cite(found.rule, found.page, lang)})"


class Pieces(Whom):
    """The words by which people call cards, tracks and chits of a game as it stands."""

    def __init__(self, state: State) -> None:
        self._box = state.components
        self._state = state

    def meant(self, holds: Meaning, word: str) -> str:
        """The number of a card, the id of a track or a chit. Raises `BadData` for what is none."""
        if self._box is None or not isinstance(holds, Piece):
            return word
        known = {plain(name): id_ for name, id_ in self._known(holds)}
        sought = plain(word)
        if sought in known:
            return known[sought]
        begun = {id_ for name, id_ in known.items() if name.startswith(sought)}
        if len(begun) == 1:
            return begun.pop()
        about = {"what": holds.value, "found": word, "nearest": nearest(sought, known)}
        raise BadData("unknown-id", about={**about, "allowed": ", ".join(self.offered(holds))})

    def written(self, lang: str, holds: Meaning, name: str) -> str | None:  # noqa: ARG002  # ids in any language
        """A card by its word, anything else as it is."""
        if holds is Piece.CARD and self._box is not None and name.isdigit():
            card = self._box.by_number.get(int(name))
            return quoted(card.id or name) if card else name
        return None

    def offered(self, holds: Piece) -> list[str]:
        """The words of what may be named now, for completion."""
        state, box = self._state, self._box
        if box is None:
            return []
        if holds is Piece.CARD:
            at_hand = (*state.hand, *state.table, *state.committed)
            return [box.by_number[each].id or str(each) for each in at_hand]
        if holds is Piece.TRACK:
            return list(TRACKS)
        return [chit.id for chit, left in zip(box.chits, state.cup, strict=False) if left]

    def _known(self, holds: Piece) -> Iterable[tuple[str, str]]:
        box = self._box
        if box is None:
            return
        if holds is Piece.CARD:
            for card in box.cards:
                number = str(card.number)
                yield from ((name, number) for name in (number, card.id, card.es, card.en) if name)
        elif holds is Piece.TRACK:
            for track, ibutho in zip(TRACKS, self._state.ibuthos or (None,) * len(TRACKS), strict=True):
                yield track, track
                yield from ((say(lang, f"zulus-track-{track}"), track) for lang in LANGUAGES)
                if ibutho is not None:
                    yield ibutho.name, track
        else:
            for chit in box.chits:
                yield chit.id, chit.id
                yield from ((_chit(lang, chit), chit.id) for lang in LANGUAGES)
