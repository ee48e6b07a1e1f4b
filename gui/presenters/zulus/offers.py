"""The orders that come into question, each with its odds before the die, or with what is against it."""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import Any

from gui.documents.zulus import ZulusDocument
from gui.presenters.companions import Offer
from gui.presenters.zulus.words import ZulusContext
from heart_africa.companions.run import Book
from heart_africa.companions.zulus import odds
from heart_africa.companions.zulus.abilities import UseAbility
from heart_africa.companions.zulus.actions import Build, FightFire
from heart_africa.companions.zulus.cards import DrawCard
from heart_africa.companions.zulus.chits import DrawChit, PutOut, ReturnChit
from heart_africa.companions.zulus.components import TRACKS, ComponentNeeded
from heart_africa.companions.zulus.game import Zulus, considered, legal, objections
from heart_africa.companions.zulus.setting_up import SetUp
from heart_africa.companions.zulus.state import Shot, State
from heart_africa.companions.zulus.volleys import (
    ApplyVolley,
    Fire,
    TradeLuck,
    dice_count,
    net_minus,
    range_of,
)
from heart_africa.core.chances import Chances
from heart_africa.core.problems import Problem
from heart_africa.language.narration import chance, decimal, percent
from heart_africa.language.zulus import NAMES, chit_name
from heart_africa.language.zulus_cards import ability_words

FACTS = ("card", "other", "ibutho", "box", "what", "place", "faces", "face", "thirds")
"""Of what an order may tell."""


def book_of(document: ZulusDocument) -> Book:
    """How the rulebook is read in a game."""
    rules = document.writer.rules
    assert isinstance(rules, Zulus)  # noqa: S101  # it is opened with them
    return rules.book


class Offers:
    """The orders of a game as it stands."""

    def __init__(self, at: ZulusContext) -> None:
        document: ZulusDocument = at.document
        self._at, self._lang, self._say = at, at.lang, at.say
        self._state: State = document.looked_at
        self.book = book_of(document)
        self._hand = document.by_hand
        self._chosen = document.chosen
        self._known: dict[object, Chances[odds.Outcome]] = {}

    def all(self) -> Iterator[Offer]:
        """The legal ones; of no card and of the chosen one also the others. Raises `ComponentNeeded`."""
        first = (SetUp(),) if self._state.step == "set-up" else ()
        found = [*first, *legal(self.book, self._state), *self._drawn()]
        yield from (self._offer(order) for order in found)
        used = {(_card(each), each.ability) for each in found if isinstance(each, UseAbility)}
        for order in considered(self._state):
            known = order in found or (isinstance(order, UseAbility) and (order.card, order.ability) in used)
            if not known and _card(order) in {0, int(self._chosen or 0)}:
                yield self._offer(order, objections(self.book, self._state, order))

    def text(self, order: Any) -> str:  # noqa: ANN401  # any order of the game
        """What an order says on its button."""
        return self._words(order)[0]

    def _drawn(self) -> Iterator[Any]:
        """What a player may say that he drew himself."""
        state = self._state
        if not self._hand or state.choosing_fire:
            return
        if state.step in ("impi", "redraw"):
            yield from (DrawChit(name) for name in odds.chits(state))
        elif state.step == "prince":
            yield from (
                ReturnChit(chit.id) for chit, used in zip(state.box.chits, state.used, strict=True) if used
            )
        elif state.step == "draw":
            yield from (
                DrawCard(card) for card in dict.fromkeys((*state.unseen, *state.upper, *state.bottom))
            )

    def _offer(self, order: Any, against: Iterable[Problem] = ()) -> Offer:  # noqa: ANN401  # any order of the game
        off = " ".join(self._at.worded(against))
        text, place = self._words(order)
        told = "" if off else self._odds(order)
        return Offer(order, text, told, off, str(_card(order) or ""), place)

    # --- its words ---

    def _name(self, kind: str, piece: object) -> str:
        return str(NAMES[kind](self._lang, self._state.box, piece))

    def _words(self, order: Any) -> tuple[str, str]:  # noqa: ANN401  # as above
        """What it says, and at which place of the board it is aimed."""
        facts, place = dict.fromkeys(FACTS, ""), ""
        for name in ("card", "leader", "first", "second"):
            if found := getattr(order, name, 0):
                facts["other" if name == "second" else "card"] = self._name("card", found)
        match order:
            case Fire(target=place):
                each = self._state.ibuthos[TRACKS.index(order.target)]
                facts |= {"ibutho": self._name("ibutho", each.name), "box": str(each.box)}
            case UseAbility():
                facts["what"] = self._ability(order)
                place = order.target or order.place
            case PutOut(place=place):
                facts["place"] = self._name("place", place)
            case _:
                facts |= self._named(order, facts["card"])
        facts["which"] = "named" if facts["what"] or facts["face"] else "plain"
        return self._say(f"zulusdesk-do-{order.kind}", **facts), place

    def _named(self, order: Any, card: str) -> dict[str, str]:  # noqa: ANN401  # as above
        """What was said with it: who leads, what was drawn, which die."""
        state, faces = self._state, self._state.shot.faces if self._state.shot else ()
        match order:
            case Build():
                return {"what": card, "thirds": str(state.thirds + 1)}
            case ApplyVolley(raised=raised):
                face = str(faces[raised - 1]) if 0 < raised <= len(faces) else ""
                return {"faces": " ".join(map(str, faces)), "face": face}
            case DrawChit(drawn=drawn) | ReturnChit(drawn=drawn) if drawn:
                return {"what": chit_name(self._lang, state.box, drawn)}
            case DrawCard(turned=turned) if turned:
                return {"what": self._name("card", turned)}
            case TradeLuck(face=face):
                return {"face": str(face)}
        return {}

    def _ability(self, order: UseAbility) -> str:
        """The ability, and what was chosen for it."""
        state = self._state
        shot = state.shot.faces if state.shot else ()
        chosen = [
            *(self._name("card", each) for each in order.cards),
            *([self._name("track", order.target)] if order.target else []),
            *(str(shot[place - 1]) for place in order.dice),
            *([self._name("place", order.place)] if order.place else []),
        ]
        words = ability_words(self._lang, (state.card(order.card).abilities or ())[order.ability - 1])
        return f"{words} → {', '.join(chosen)}" if chosen else words

    # --- its odds ---

    def _odds(self, order: Any) -> str:  # noqa: ANN401  # as above
        """What it may bring, in words; "" for what is certain, or hangs on a value that is not known."""
        try:
            found: Callable[[Any], str] | None = _ODDS.get(type(order))
            return getattr(self, found.__name__)(order) if found else ""
        except ComponentNeeded:
            return ""

    def volley(self, order: Fire) -> str:
        """What a volley may do to its target; as many dice with as many −1s at the same one do the same."""
        state, track = self._state, TRACKS.index(order.target)
        distance = range_of(state, state.ibuthos[track].box) or "long"
        count = dice_count(state, state.card(order.card), distance)
        alike = (track, count, net_minus(state, Shot(order.card, track, distance, (), state.steady)))
        if alike not in self._known:
            self._known[alike] = odds.volley(self.book, state, order)
        found = self._known[alike]
        lost = sum((found.of(each) * each.lost for each in found.weights), Fraction(0))
        return self._say(
            "zulus-odds-volley",
            hit=percent(self._lang, found.where(lambda each: each.lost > 0)),
            gone=percent(self._lang, found.where(lambda each: each.routed or each.fallen)),
            lost=decimal(self._lang, lost, 2),
        )

    def fight(self, _order: FightFire) -> str:
        """Whether it goes out."""
        found = odds.fire(self._state, fighting=True)
        burning = {f"{each}-out" for each in self._state.fires} | {"one-out"}
        return self._say("zulusdesk-odds-out", chance=self._chance(found.where(lambda each: each in burning)))

    def chit(self, order: DrawChit) -> str:
        """The chance of the chit that is named; else that any chit loses the game."""
        if order.drawn:
            return percent(self._lang, odds.chits(self._state)[order.drawn])
        risk = odds.overrun(self.book, self._state)
        return self._say("zulus-risk", chance=self._chance(risk)) if risk else ""

    def _chance(self, found: Fraction) -> str:
        return f"{chance(self._lang, found)} ({percent(self._lang, found)})"


def _card(order: Any) -> int:  # noqa: ANN401  # as above
    return int(getattr(order, "card", 0) or getattr(order, "leader", 0) or getattr(order, "first", 0))


_ODDS: dict[type[Any], Callable[..., str]] = {
    Fire: Offers.volley,
    FightFire: Offers.fight,
    DrawChit: Offers.chit,
}
