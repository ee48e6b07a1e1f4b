"""The orders of the game on their buttons: what each says, and at which place of the map it is aimed."""

from collections.abc import Iterator

from gui.presenters.companions import Offer, Offers
from heart_africa.companions.zulus import odds
from heart_africa.companions.zulus.abilities import UseAbility
from heart_africa.companions.zulus.actions import Build
from heart_africa.companions.zulus.cards import DrawCard
from heart_africa.companions.zulus.chits import DrawChit, ReturnChit
from heart_africa.companions.zulus.components import TRACKS
from heart_africa.companions.zulus.setting_up import SetUp
from heart_africa.companions.zulus.volleys import ApplyVolley, Fire, TradeLuck
from heart_africa.core.journal.records import Command
from heart_africa.language.zulus_cards import ability_bargain

FACTS = ("card", "other", "ibutho", "box", "what", "place", "faces", "face", "thirds")
"""Of what an order may tell."""
KINDS = {"drawn": "chit", "place": "place"}
"""What a field of an order names, if no card."""


class ZulusOffers(Offers):
    """The orders of a game as it stands."""

    def besides(self) -> Iterator[Command]:
        """The set-up; what a player may say that he drew himself."""
        state = self.state
        if state.components is not None and state.step == "set-up":
            yield SetUp()
        if not self.document.by_hand or state.choosing_fire:
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

    def all(self) -> Iterator[Offer]:
        """As ever, but of dice that show the same one is enough to choose."""
        said: set[str] = set()
        for each in super().all():
            if not (isinstance(each.order, UseAbility) and each.text in said):
                yield each
            said.add(each.text)

    def piece(self, order: object) -> str:
        """The card whose order it is."""
        return str(next(filter(None, (getattr(order, each, 0) for each in ("card", "leader", "first"))), ""))

    def odds(self, order: Command) -> str:
        """The odds of an order; empty for an ability, whose button already says what it does."""
        return "" if isinstance(order, UseAbility) else super().odds(order)

    def _name(self, kind: str, piece: object) -> str:
        return str(self.tongue.named(self.lang, self.state, kind, piece))

    def words(self, order: Command) -> tuple[str, str]:
        """What it says, and at which place of the board it is aimed."""
        facts, place = dict.fromkeys(FACTS, ""), getattr(order, "target", "") or getattr(order, "place", "")
        for name, fact in (("card", "card"), ("leader", "card"), ("first", "card"), ("second", "other"),
                           ("drawn", "what"), ("turned", "what"), ("place", "place")):  # fmt: skip
            if found := getattr(order, name, 0):
                facts[fact] = self._name(KINDS.get(name, "card"), found)
        state, faces = self.state, self.state.shot.faces if self.state.shot else ()
        match order:
            case Fire():
                each = state.ibuthos[TRACKS.index(order.target)]
                facts |= {"ibutho": self._name("ibutho", each.name), "box": str(each.box)}
            case UseAbility():
                facts["what"] = self._ability(order)
            case Build():
                facts |= {"what": facts["card"], "thirds": str(state.thirds + 1)}
            case ApplyVolley(raised=raised):
                facts["faces"] = " ".join(map(str, faces))
                facts["face"] = str(faces[raised - 1]) if 0 < raised <= len(faces) else ""
            case TradeLuck(face=face):
                facts["face"] = str(face)
        facts["which"] = "named" if facts["what"] or facts["face"] else "plain"
        return self.session.say(f"zulusdesk-do-{order.kind}", **facts), place

    def _ability(self, order: UseAbility) -> str:
        """The ability, and what was chosen for it."""
        shot = self.state.shot.faces if self.state.shot else ()
        chosen = [
            *(self._name("card", each) for each in order.cards),
            *([self._name("track", order.target)] if order.target else []),
            *(self.session.say("zulusdesk-die", face=shot[place - 1]) for place in order.dice),
            *([self._name("place", order.place)] if order.place else []),
        ]
        words = ability_bargain(self.lang, (self.state.card(order.card).abilities or ())[order.ability - 1])
        return f"{words} → {', '.join(chosen)}" if chosen else words
