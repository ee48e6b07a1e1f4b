"""The words of *Zulus on the Ramparts!*: what its pieces are called, and whom a typed word means."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import ClassVar, cast

from heart_africa.companions.asking import NO, YES
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.run import Book
from heart_africa.companions.zulus import events, odds
from heart_africa.companions.zulus.abilities import UseAbility
from heart_africa.companions.zulus.actions import FightFire
from heart_africa.companions.zulus.chits import DrawChit
from heart_africa.companions.zulus.components import TRACKS, Ability, Chit, Components, Piece, Verb
from heart_africa.companions.zulus.edition import edition_data
from heart_africa.companions.zulus.setting_up import value_of
from heart_africa.companions.zulus.state import Ibutho, State, track_of
from heart_africa.companions.zulus.victory import level, level_rule, victory_points
from heart_africa.companions.zulus.volleys import Fire
from heart_africa.core.chances import Chances
from heart_africa.core.fields import Meaning
from heart_africa.core.journal.records import Command, EventRecord
from heart_africa.core.messages import has, say
from heart_africa.language.companions import Called, CardText, Pieces, Tongue, chance_told, cited
from heart_africa.language.narration import decimal, percent, signed
from heart_africa.language.zulus_cards import (
    ability_bargain,
    ability_effects,
    ability_words,
    card_text,
    verb_words,
)


def card_name(lang: str, box: Components, number: int) -> str:
    """What a card is called; one without a name by its number."""
    found = box.by_number.get(number)
    return (found and found.name(lang)) or f"#{number}"


def where_told(lang: str, each: Ibutho) -> str:
    """Where an iButho stands, or that it does not."""
    if each.active:
        return say(lang, "zulus-stands-box", box=str(each.box))
    return say(lang, f"zulus-stands-{'fallen' if each.fallen else 'routed'}")


def used_chits(lang: str, state: State) -> list[str]:
    """The chits that were used, which anybody may look through (7.2): each with how many there are."""
    counted = ((each, count) for each, count in zip(state.box.chits, state.used, strict=False) if count)
    return [chit_name(lang, each) + (f" × {count}" if count > 1 else "") for each, count in counted]


def chit_name(lang: str, chit: Chit) -> str:
    """What a chit is called: an Advance by its tracks and boxes."""
    if chit.kind != "advance":
        return say(lang, f"zulus-chit-{chit.kind}")
    every = len(chit.tracks) == len(TRACKS)
    tracks = [say(lang, f"zulus-track-{each}") for each in chit.tracks]
    named = say(lang, "zulus-chit-all") if every else ", ".join(tracks)
    return say(lang, "zulus-chit-advance", {"tracks": named, "boxes": chit.boxes})


def volley_told(
    lang: str, found: Chances[odds.Outcome], message: str = "zulus-odds-volley", **more: str
) -> str:
    """What a volley may do to its target, in words."""
    lost = sum((found.of(each) * each.lost for each in found.weights), Fraction(0))
    about = {
        "hit": percent(lang, found.where(lambda each: each.lost > 0)),
        "gone": percent(lang, found.where(lambda each: each.routed or each.fallen)),
        "lost": decimal(lang, lost, 2),
    }
    return say(lang, message, {**about, **more})


def worth_told(lang: str, book: Book, state: State) -> tuple[str, list[tuple[str, str]]] | None:
    """What a game is worth as it stands, its level, and line by line; None while a medal is not known."""
    try:
        worth = victory_points(book, state)
    except ComponentNeeded:
        return None
    named, over = say(lang, f"zuluscalc-level-{level(state, worth.total)}"), "yes" if state.ending else "no"
    said = say(lang, "zulus-stands-points", points=worth.total, level=named, over=over)
    lines = [(signed(each.value), TONGUE.reckoned(lang, state, each)) for each in worth.lines]
    return cited(lang, said, level_rule(state)), lines


OPTIONS = tuple(dict.fromkeys([*edition_data(1).set_up.options, *edition_data(2).set_up.options]))


class ZulusPieces(Pieces[State]):
    """Its cards, tracks, chits and options."""

    kinds = Piece

    def here(self, holds: Meaning) -> Iterable[str]:
        """The cards at hand, the chits in the cup, every track, the options of the edition."""
        state, box = self.state, self.state.components
        if box is None:
            return ()
        if holds is Piece.CARD:
            return map(str, (*state.hand, *state.table, *state.committed))
        if holds is Piece.CHIT:
            return (chit.id for chit, left in zip(box.chits, state.cup, strict=False) if left)
        if holds is Piece.OPTION:
            return edition_data(box.edition).set_up.options
        return TRACKS

    def called(self, lang: str, holds: Meaning) -> Iterator[Called]:
        """A card by its word and its title, a track also by its iButho, the rest by its word."""
        box = self.state.components
        if box is None:
            return
        match holds:
            case Piece.CARD:
                for card in box.cards:
                    number = str(card.number)
                    yield Called(number, card.id or number, tuple(filter(None, (card.name(lang),))))
            case Piece.CHIT:
                yield from (Called(each.id, each.id, (chit_name(lang, each),)) for each in box.chits)
            case Piece.TRACK:
                lying: Sequence[tuple[str, ...]] = [(each.name,) for each in self.state.ibuthos] or [
                    ()
                ] * len(TRACKS)
                for track, ibutho in zip(TRACKS, lying, strict=True):
                    yield Called(track, track, (say(lang, f"zulus-track-{track}"), *ibutho))
            case _:
                for each in OPTIONS:  # those of the other edition too: a rule refuses them
                    yield Called(each, each, (say(lang, f"zulus-option-{each}"),))


class ZulusTongue(Tongue[State]):
    """How both editions are told."""

    kind = "zulus"
    silent = frozenset({"zulus-counts", "zulus-pair", "zulus-turn"})
    """The heading of the log says the turn, the next line what is left to do."""
    dice: ClassVar[Mapping[str, str]] = {
        "zulus-track-lot": "ZR-027",
        "zulus-strength-die": "ZR-221",
        "zulus-chit-lot": "ZR-044",
        "zulus-cup-lot": "ZR-044",
        "zulus-prince-die": "ZR-095",
        "zulus-prince-lot": "ZR-095",
        "zulus-fire-die": "ZR-078",
        "zulus-defence-die": "ZR-064",
        "zulus-card-lot": "ZR-183",
        "zulus-volley-dice": "ZR-164",
        "zulus-fate-die": "ZR-199",
    }

    def pieces(self, lang: str, state: State) -> ZulusPieces:
        """Its cards, tracks, chits and options."""
        return ZulusPieces(lang, state)

    def cards(self, lang: str, box: Components) -> Iterator[CardText]:
        """Each by its number."""
        for each in box.cards:
            facts = {
                "number": each.number, "class": each.card_class, "rank": each.rank, "medal": each.medal,
            }  # fmt: skip
            heading, text = f"{each.number}. {each.name(lang)}", tuple(card_text(lang, each))
            yield CardText(each.id, each.name(lang), heading, text, facts, str(each.number))

    def named(self, lang: str, state: State, key: str, value: object) -> object:
        """Cards and chits by their titles, the rest by its word in the catalogue."""
        box = state.components
        if box is None:
            return value
        if key in {"card", "cards"}:
            return card_name(lang, box, int(str(value)))
        if key == "chit":
            return next((chit_name(lang, each) for each in box.chits if each.id == value), value)
        message = f"zulus-{key}-{value}"
        return say(lang, message) if key in NAMED and has(lang, message) else value

    def told(self, fact: EventRecord) -> bool:
        """Nor what was said just before: how many the Prince still calls, what an ability promises."""
        match fact.event:
            case events.ChitsReturning(face=0) | events.AmmunitionTurned(low=False):
                return False
            case events.Stopped(why="held") | events.Helped(promise="dice" | "steady"):
                return False
        return super().told(fact)

    def sentences(self, lang: str, state: State, facts: Iterable[EventRecord]) -> list[str]:
        """What happened, first the ability behind it; of who stands by somewhere not that he may."""
        told = sorted(facts, key=lambda fact: not isinstance(fact.event, events.AbilityUsed))
        placed = {each.event.card for each in told if isinstance(each.event, events.DefencePlaced)}
        return super().sentences(lang, state, (fact for fact in told if not _ready(fact, placed)))

    def about(self, lang: str, state: State, fact: EventRecord) -> Mapping[str, object]:
        """An ability by what it does, a value of the owner's box by what it is."""
        event, about = fact.event, {**fact.event.about, **({"ibutho": fact.who} if fact.who else {})}
        if isinstance(event, events.AbilityUsed):
            about["what"] = ability_effects(lang, (state.card(event.card).abilities or ())[event.ability - 1])
            about["fate"] = event.face or "none"
        elif isinstance(event, events.Helped) and event.track:
            about["ibutho"] = state.ibuthos[track_of(event.track)].name
        elif isinstance(event, events.ComponentStated):
            needed = ComponentNeeded(event.piece, event.field)
            about["what"] = self.printed(lang, state, needed)
            about["value"] = self._said(lang, needed, event.value)
        return about

    def odds(self, lang: str, book: Book, state: State, order: Command) -> str:
        """What a volley, a fire fought, a chit may bring, what an ability does; "" if it is not known."""
        try:
            match order:
                case UseAbility():
                    return ability_bargain(lang, (state.card(order.card).abilities or ())[order.ability - 1])
                case Fire():
                    found, box = odds.volley(book, state, order), state.ibuthos[track_of(order.target)].box
                    back = found.where(lambda each: each.routed or each.box > box)
                    hero = card_name(lang, state.box, order.card) if state.puttable(order.card) else "none"
                    return volley_told(lang, found, back=percent(lang, back), hero=hero)
                case FightFire():
                    burning = {f"{each}-out" for each in state.fires} | {"one-out"}
                    out = odds.fire(state, fighting=True).where(lambda each: each in burning)
                    return say(lang, "zulusdesk-odds-out", {"chance": chance_told(lang, out)})
                case DrawChit(drawn="") if risk := odds.overrun(book, state):
                    return say(lang, "zulus-risk", {"chance": chance_told(lang, risk)})
                case DrawChit() if order.drawn:
                    return percent(lang, odds.chits(state)[order.drawn])
        except ComponentNeeded:
            pass
        return ""

    def printed(self, lang: str, state: State, needed: ComponentNeeded) -> str:
        """A value that an owner's box has to say: what it is, how it is typed, what it is printed on."""
        field = needed.field.replace(".", "-").replace("_", "-")
        piece = self._piece(lang, state, needed.piece)
        return say(lang, "zulus-need", {"what": say(lang, f"zulus-field-{field}"), "piece": piece})

    def _said(self, lang: str, needed: ComponentNeeded, value: str) -> str:
        """A printed value as it was said, in words."""
        said, field = value_of(needed, value), needed.field.rpartition(".")[2]
        if isinstance(said, bool):
            return self.word(lang, field, YES if said else NO)
        parts = said if isinstance(said, tuple) else (said,)
        words = (
            ability_words(lang, each).rstrip(".")
            if isinstance(each, Ability)
            else self.word(lang, field, each)
            if isinstance(each, str)
            else str(each)
            for each in parts
        )
        return "; ".join(words) or "—"

    def word(self, lang: str, field: str, word: str) -> str:
        """A word of the closed vocabulary, as cards say it."""
        if field == "verb":
            return verb_words(lang, cast("Verb", word))
        kind = KINDS.get(field, field.removesuffix("s"))
        message = f"cardtext-{kind}-{word}"
        if word in {"", "none"}:
            return say(lang, f"zulus-no-{field}")
        if field == "medal":
            return word.upper()
        return say(lang, message) if has(lang, message) else super().word(lang, field, word)

    def _piece(self, lang: str, state: State, piece: str) -> object:
        """What a piece of the box is called."""
        kind, _, name = piece.partition("-")
        match kind:
            case "card" if name.isdigit():
                known = str(self.named(lang, state, "card", name))
                return known if known.startswith("#") else f"{known} (#{name})"
            case "chit":
                return say(lang, "zulus-need-chit", {"chit": str(self.named(lang, state, "chit", name))})
            case "regiment":
                return say(lang, f"zulus-ibutho-{name}")
            case _:
                return say(lang, "companions-set-own")


def _ready(fact: EventRecord, cards: Collection[int]) -> bool:
    """Whether an event is that one of these cards is available."""
    event = fact.event
    return isinstance(event, events.CardWent) and event.variant == "table" and event.card in cards


KINDS = {"requires": "guard", "card_class": "who", "who": "who"}
"""Of a field of a card the texts that say its words, where they are called otherwise."""
NAMED = frozenset({"ibutho", "track", "place", "marker", "option", "modifiers"})
"""Facts that are words of the catalogue."""
TONGUE = ZulusTongue()
