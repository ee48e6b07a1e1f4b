"""The words of *Dark Kingdoms*: what its pieces and peoples are called, and whom a typed word means."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any, ClassVar, get_args

from heart_africa.companions.asking import NO, NONE, YES
from heart_africa.companions.kingdoms import odds
from heart_africa.companions.kingdoms.components import Colour, Components, Fame, Group, People, Piece, Who
from heart_africa.companions.kingdoms.events import (
    CardTurned,
    CombatOver,
    ComponentStated,
    DiePassed,
    FamePlayed,
    Paid,
    PileEmpty,
    Placed,
    Removed,
    SetRight,
    Stolen,
    Took,
    TurnBegan,
)
from heart_africa.companions.kingdoms.realm import cost
from heart_africa.companions.kingdoms.rounds import AddDie, income
from heart_africa.companions.kingdoms.saying import Shields, read
from heart_africa.companions.kingdoms.state import RESOURCES, State
from heart_africa.companions.kingdoms.victory import victory_points
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.run import Book
from heart_africa.companions.secrets import FACE_DOWN
from heart_africa.core.dataclass import replace
from heart_africa.core.fields import Meaning
from heart_africa.core.journal.records import Command, EventRecord
from heart_africa.core.messages import say
from heart_africa.core.problems import Problem
from heart_africa.language.companions import Called, CardText, Pieces, Tongue, capital
from heart_africa.language.kingdoms_cards import britannia_text, effects_words, fame_text, verb_words
from heart_africa.language.kingdoms_cards import named as printed
from heart_africa.language.narration import decimal, percent, signed

WHO = frozenset({"who", "thief", "defender", "loser", "victim", "people", "peoples", "other", "winners"})
"""Facts that are players: by the name of their people, or by their own before they have one."""
PLACES = frozenset({"place", "places", "came"})
CARDS = frozenset({"card", "fame", "britannia"})

KINDS = {"who": "whom"}
"""The kind of the words of a printed value, where it is not called by its field."""
BY_FACT: dict[str, dict[str, object]] = {
    **{f"group-{number}": {"group": "I" * number} for number in get_args(Group)},
    **{f"whom-{who}": {"who": who} for who in get_args(Who)},
}
"""Words that are a fact of their message."""


def people(lang: str, name: object) -> str:
    """A people, or a person who has none yet."""
    return say(lang, f"kingdoms-people-{name}") if name in get_args(People) else str(name)


def amount_told(lang: str, resource: str, count: int) -> str:
    """So many cards of a resource."""
    return say(lang, "kingdoms-amount", count=count, resource=printed(lang, "resource", resource))


def cards_told(lang: str, counts: Iterable[int]) -> str:
    """Resource cards in words, resource by resource; unknown cards are left out."""
    held = zip(RESOURCES, counts, strict=False)
    told = ", ".join(amount_told(lang, name, count) for name, count in held if count)
    return told or say(lang, "kingdoms-no-cards")


def points_told(lang: str, state: State, seat: int) -> Iterator[tuple[str, str]]:
    """What the victory points of a seat are made of: how many, and for what."""
    for each in victory_points(state, seat).lines:
        if each.value:
            yield signed(each.value), TONGUE.reckoned(lang, state, each)


def production_told(lang: str, state: State, more: str = "") -> str:
    """The chances of the colours with the dice that were added, and with one more of that colour."""
    red_dice, black_dice = (state.production_dice(each) + (each == more) for each in get_args(Colour))
    found = odds.production(red_dice, black_dice)
    red, black, both = (percent(lang, found.of(each)) for each in ("red", "black", "both"))
    return say(lang, "kingdoms-odds-production", red=red, black=black, both=both)


def incomes_told(lang: str, state: State) -> Iterator[str]:
    """What each colour brings to everybody."""
    for colour in ("red", "black"):
        brings = [
            say(
                lang, "kingdoms-odds-brings",
                who=people(lang, state.who(seat)), cards=cards_told(lang, income(state, seat, (colour,))),
            )
            for seat in state.after(state.first)
        ]  # fmt: skip
        yield say(lang, f"kingdoms-odds-{colour}", brings="; ".join(brings))


class KingdomsPieces(Pieces[State]):
    """Its territories, cards and peoples."""

    kinds = Piece

    def called(self, lang: str, holds: Meaning) -> Iterator[Called]:
        """Each by its word and by its name."""
        box = self.state.components
        if box is None:
            return
        found: Mapping[object, Iterable[Any]] = {
            Piece.TERRITORY: box.territories,
            Piece.FAME: box.fame,
            Piece.BRITANNIA: box.britannia,
            Piece.HELD: box.fame,
        }
        for each in RESOURCES if holds is Piece.HELD else ():
            yield Called(each, each, (printed(lang, "resource", each),))
        yield from (Called(each.id, each.id, (each.name(lang),)) for each in found.get(holds, ()))
        for player in self.state.players if holds is Piece.PEOPLE else ():
            id_ = player.people or player.name
            yield Called(id_, id_, (say(lang, f"value-{id_}") if player.people else id_, player.name))

    def here(self, holds: Meaning) -> Iterable[str]:
        """Territories, cards that one holds, those who play."""
        state, box = self.state, self.state.components
        if box is None:
            return ()
        if holds is Piece.BRITANNIA:
            return state.britannia_left
        held = state.players[state.actor].fame if holds is Piece.FAME and state.due else ()
        mine = [each for each in dict.fromkeys(held) if each != FACE_DOWN]
        return mine or (each.id for each in self.called(self.lang, holds))


class KingdomsTongue(Tongue[State]):
    """How the game is told."""

    kind = "kingdoms"
    silent = frozenset(
        {"kingdoms-due", "kingdoms-lasts", "kingdoms-chance", "kingdoms-no-die", "kingdoms-round"}
    )
    """The heading of the log says the round, a card its effect, the next line what is due."""
    dice: ClassVar[Mapping[str, str]] = {
        "kingdoms-first-die": "DK-023",
        "kingdoms-red-dice": "DK-033",
        "kingdoms-black-dice": "DK-033",
        "kingdoms-ship-dice": "DK-076",
        "kingdoms-attack-dice": "DK-096",
        "kingdoms-defence-dice": "DK-096",
        "kingdoms-fame-lot": "DK-095",
        "kingdoms-steal-lot": "DK-116",
        "kingdoms-card-lot": "DK-022",
    }

    def pieces(self, lang: str, state: State) -> KingdomsPieces:
        """Its territories, cards and peoples."""
        return KingdomsPieces(lang, state)

    def cards(self, lang: str, box: Components) -> Iterator[CardText]:
        """Fame with how often each is there, Britannia with its group."""
        for fame in box.fame:
            facts: dict[str, object] = {"deck": "fame", "count": fame.count, "plus": fame.plus}
            heading, text = f"{fame.name(lang)} ×{fame.count}", tuple(fame_text(lang, fame))
            yield CardText(fame.id, fame.name(lang), heading, text, facts)
        for each in box.britannia:
            facts = {"deck": "britannia", "group": each.group, "three": each.three}
            group = say(lang, "kingdomsbox-group", group="I" * (each.group or 0))
            heading, text = f"{each.name(lang)} · {group}", tuple(britannia_text(lang, each))
            yield CardText(each.id, each.name(lang), heading, text, facts)

    def named(self, lang: str, state: State, key: str, value: object) -> object:
        """Players, territories, cards and resources by their names."""
        box = state.components
        if key in WHO:
            told = people(lang, value)
            return capital(told) if key == "who" else told
        if value == FACE_DOWN:
            return say(lang, "kingdoms-card-unseen")
        if value in RESOURCES:
            return printed(lang, "resource", str(value))
        if box is not None and key in PLACES and value in box.by_id:
            return box.by_id[str(value)].name(lang)
        if box is not None and key in CARDS:
            cards: dict[str, Any] = {**box.fame_by_id, **box.britannia_by_id}
            return cards[str(value)].name(lang) if str(value) in cards else value
        return value

    def printed(self, lang: str, state: State, needed: ComponentNeeded) -> str:
        """A value that an owner's box has to say: what it is, of what."""
        name = needed.piece.partition("-")[2]
        box = state.components
        pieces: dict[str, Any] = {**box.by_id, **box.fame_by_id, **box.britannia_by_id} if box else {}
        piece = pieces[name].name(lang) if name in pieces else name
        return say(lang, f"kingdoms-need-{needed.field}", piece=piece)

    def word(self, lang: str, field: str, word: str) -> str:
        """What a printed word is called in the language; a territory by the name that the box prints."""
        kind = KINDS.get(field, field)
        if field in {"neighbours", "ring", *get_args(People)}:
            return word.replace("-", " ").title()
        if word == NONE:
            return say(lang, "kingdoms-printed-none")
        if field == "verb":
            return verb_words(lang, word)
        if f"{kind}-{word}" in BY_FACT:
            return say(lang, f"kingdomsbox-{kind}", BY_FACT[f"{kind}-{word}"])
        return super().word(lang, field, word) if word in {YES, NO} else printed(lang, kind, word)

    def _said(self, lang: str, needed: ComponentNeeded, value: str) -> str:
        """A printed value as it was said, in words."""
        said = read(needed, value)
        if needed.field == "effects":
            return effects_words(lang, said, "turn" if needed.piece.startswith(Fame.piece) else "britannia")
        if isinstance(said, Shields):
            shown = {
                each: [self.word(lang, each, land) for land in getattr(said, each)]
                for each in get_args(People)
            }
            return "; ".join(f"{people(lang, each)}: {', '.join(lands)}" for each, lands in shown.items())
        words = {True: YES, False: NO, None: NONE}
        parts = said if isinstance(said, tuple) else (said,)
        return ", ".join(self.word(lang, needed.field, str(words.get(each, each))) for each in parts)

    def objection(self, lang: str, state: State, found: Problem) -> str:
        """What is wanting to pay for something in words."""
        if isinstance(counts := found.about.get("lacking"), tuple):
            lacking = cards_told(lang, counts)
            found = replace(found, about={**found.about, "lacking": lacking})
        return super().objection(lang, state, found)

    def odds(self, lang: str, book: Book, state: State, order: Command) -> str:
        """What a fight comes to before its dice, what one more die brings, what a thing costs."""
        if price := cost(state, order):
            return say(lang, "kingdoms-odds-costs", cards=cards_told(lang, price))
        if isinstance(order, AddDie):
            return production_told(lang, state, order.colour)
        found = odds.of_order(book, state, order)
        if isinstance(found, Fraction):
            return say(lang, "kingdoms-odds-plunder", chance=percent(lang, found))
        if found is None:
            return ""
        attacks = not state.combat or state.actor == state.combat.attacker
        ours, theirs = (found.left(attacker=each) for each in (attacks, not attacks))
        rounds = ", ".join(percent(lang, won if attacks else held) for _, won, held in found.by_round())
        wins = found.wins if attacks else 1 - found.wins
        return say(
            lang, "kingdoms-odds-combat",
            chance=percent(lang, wins), ours=decimal(lang, ours, 2), theirs=decimal(lang, theirs, 2),
            rounds=rounds,
        )  # fmt: skip

    def about(self, lang: str, state: State, fact: EventRecord) -> Mapping[str, object]:
        """The facts of an event for its sentence: cards in words, and the text of a card that was played."""
        event, about = fact.event, dict(super().about(lang, state, fact))
        match event:
            case Took() | Paid():
                about["cards"] = cards_told(lang, event.cards)
            case FamePlayed(plus=False):
                card = replace(state.box.fame_by_id[event.card], plus=False)  # it is played for its text
                about["text"] = " ".join(fame_text(lang, card))
            case CardTurned():
                about["text"] = " ".join(britannia_text(lang, state.box.britannia_by_id[event.card]))
            case Stolen() | PileEmpty() | TurnBegan():
                about["victim"] = fact.who
            case ComponentStated():
                needed = ComponentNeeded(event.piece, event.field)
                asked = self.printed(lang, state, needed)
                about["asked"] = asked if asked.endswith("?") else f"{asked}:"
                about["said"] = self._said(lang, needed, event.value)
            case SetRight():
                about["resource"] = event.piece
        return about

    def sentences(self, lang: str, state: State, facts: Iterable[EventRecord]) -> list[str]:
        """What happened, event by event; that somebody adds no die only where nothing came of it."""
        facts = tuple(_told_once(facts))
        passes = (each for each in facts if isinstance(each.event, DiePassed))
        told = super().sentences(lang, state, facts) or [
            self.worded(lang, state, each.event.what, self.about(lang, state, each)) for each in passes
        ]
        return [capital(each) for each in told]


def _told_once(facts: Iterable[EventRecord]) -> Iterator[EventRecord]:
    """Without the piece that changes hands, where how the combat came out has just said so."""
    taken: CombatOver | None = None
    for fact in facts:
        event = fact.event
        if taken and isinstance(event, Placed | Removed) and event.place == taken.place:
            if (event.piece == "marker") == (taken.combat == "marker"):
                continue
        else:
            taken = event if isinstance(event, CombatOver) and event.how == "won" else None
        yield fact


TONGUE = KingdomsTongue()
