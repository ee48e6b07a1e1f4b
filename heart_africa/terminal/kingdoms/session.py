"""A game of *Dark Kingdoms* at the terminal: how it stands for whoever looks."""

from collections.abc import Iterable, Iterator

from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.companions.kingdoms.state import Player, State
from heart_africa.companions.secrets import FACE_DOWN
from heart_africa.language.companions import capital
from heart_africa.language.kingdoms import (
    TONGUE,
    cards_told,
    incomes_told,
    people,
    points_told,
    production_told,
)
from heart_africa.language.kingdoms_cards import britannia_text, effect_words
from heart_africa.terminal.companions.cards import show_cards
from heart_africa.terminal.companions.seats import SeatedSession
from heart_africa.terminal.companions.session import CompanionGame
from heart_africa.terminal.game.description import LOOKING, MENDING, Verbs


class KingdomsSession(SeatedSession[State]):
    """A game and its words."""

    companion, tongue = KINGDOMS, TONGUE

    def head(self, state: State) -> str:
        """The round, and what comes next."""
        return ": ".join(filter(None, (self.tongue.heading(self.lang, state), self.due_now(state))))

    def stands(self, state: State) -> None:
        """The card of the round, what lasts, everybody's pieces and points, the hands that are known."""
        screen, lang = self.screen, self.lang
        screen.print(self.head(state), "bold")
        if state.components is None:
            return
        screen.speak("kingdoms-stands-pack", "dim", pack=state.box.pack, version=state.box.version)
        if state.britannia:
            card = state.box.britannia_by_id[state.britannia[-1]]
            text = " ".join(britannia_text(lang, card))
            screen.print(screen.say("kingdoms-stands-card", card=card.name(lang), text=text))
        for each in state.lasting:
            if each.until != "round":
                text = effect_words(lang, each.effect, each.until)
                screen.speak("kingdoms-stands-lasting", text=text)
        for seat, player in enumerate(state.players):
            self._show_player(state, seat, player)
        if state.ending:
            self.show_end(state)

    def _show_player(self, state: State, seat: int, player: Player) -> None:
        screen = self.screen
        if not player.people:
            screen.speak("kingdoms-stands-unchosen", name=player.name)
            return
        about = {
            "people": capital(people(self.lang, player.people)),
            "name": player.name,
            "points": player.points,
            "territories": len(state.controlled(seat)),
            "cards": player.cards,
            "fame": len(player.fame),
        }
        screen.print(screen.say("kingdoms-stands-player", **about), "bold")
        screen.items(
            (("", each, "") for each in (*self.hand(state, player), *self._pieces(state, player))), 2
        )

    def hand(self, state: State, player: Player) -> Iterator[str]:
        """What he holds, as far as whoever looks knows it."""
        if any(player.hand[:-1]):
            yield self.screen.say("kingdoms-stands-hand", cards=cards_told(self.lang, player.hand))
        known = [each for each in player.fame if each != FACE_DOWN]
        if known:
            told = self.tongue.worded(self.lang, state, "kingdoms-stands-fame", {"cards": known})
            yield told

    def cards(self) -> Iterator[str]:
        """The Fame in the hand that lies open, then the card of the round."""
        for player in self.shown_hand:
            yield from dict.fromkeys(player.fame)
        yield from self.state.britannia[-1:]

    def _pieces(self, state: State, player: Player) -> Iterator[str]:
        ids, say = state.box.chart.ids, self.screen.say
        armies = [
            self.tongue.worded(
                self.lang, state, "kingdoms-stands-army",
                {"army": number, "place": ids[each.place], "troops": each.troops},
            )
            for number, each in enumerate(player.armies, 1)
            if each.troops
        ]  # fmt: skip
        if armies:
            yield say("kingdoms-stands-armies", armies="; ".join(armies))
        for row in ("fortresses", "settlements", "markers"):
            if places := self._places(state, enumerate(getattr(player, row))):
                yield say(f"kingdoms-stands-{row}", places=places)
        if places := self._places(state, ((each.place, 1) for each in player.ships if each.place >= 0)):
            yield say("kingdoms-stands-ships", places=places)

    def _places(self, state: State, counts: Iterable[tuple[int, int]]) -> str:
        lands = state.box.territories
        return ", ".join(
            lands[place].name(self.lang) + (f" × {count}" if count > 1 else "")
            for place, count in counts
            if count
        )

    def show_end(self, state: State) -> None:
        """What everybody's points are made of."""
        for seat, player in enumerate(state.players):
            name = capital(people(self.lang, player.people))
            self.screen.print(f"{name}: {player.points}", "bold")
            self.screen.items(((*each, "") for each in points_told(self.lang, state, seat)), 2)

    def ahead(self) -> Iterator[tuple[str, str]]:
        """What production may bring, and the hand of whoever has to do something."""
        if self.state.step == "bid":
            yield capital(production_told(self.lang, self.state)), "dim"
            yield from ((each, "dim") for each in incomes_told(self.lang, self.state))
        yield from super().ahead()


GAME = CompanionGame[State, KingdomsSession](
    KingdomsSession, Verbs({**LOOKING, "cards": show_cards, **MENDING}, "kingdoms-")
)
