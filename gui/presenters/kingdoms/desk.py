"""The game as the page of companions has it: hands behind a curtain, boards, market, cards, points."""

from collections.abc import Collection, Iterator, Mapping
from typing import ClassVar

from gui.documents.companions import AnyGame
from gui.presenters.companions import Piece, Table, Zone
from gui.presenters.companions_seats import SeatedDesk, eyes
from gui.presenters.journal import Choice, Sum
from gui.presenters.kingdoms.offers import KingdomsOffers
from gui.session import Session
from heart_africa.companions.kingdoms.cards import Pass
from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.kingdoms.rounds import income
from heart_africa.companions.kingdoms.state import RESOURCES, Player, State
from heart_africa.companions.kingdoms.victory import needed
from heart_africa.companions.run import Book
from heart_africa.companions.secrets import ALL
from heart_africa.core.dataclass import replace
from heart_africa.core.journal.records import Command
from heart_africa.language.companions import capital
from heart_africa.language.kingdoms import amount_told, cards_told, points_told
from heart_africa.language.kingdoms_cards import britannia_text, fame_text, named


class KingdomsDesk(SeatedDesk[State]):
    """*Dark Kingdoms* at the desk."""

    companion, offers = KINGDOMS, KingdomsOffers
    most, fewest = len(NUMBERS.four.peoples), len(NUMBERS.three.peoples)
    open_steps = frozenset({"first", "choose", "settle", "britannia", "colour", "fame", "steal"})
    passing: ClassVar[Mapping[str, Command]] = {"bid": Pass()}

    def table(self, session: Session, document: AnyGame) -> Table:
        """How the game stands: first what is his who looks; anybody may count what lies in the piles."""
        made, state = super().table(session, document), self.seen(document, document.looked_at)
        if not made.zones:
            return made
        looks = eyes(document)
        seat = state.actor if looks == ALL else state.seat(looks) if looks else -1
        own = self._own(session, state, seat, made) if seat >= 0 else ()
        piles = tuple(
            _cards(session.lang, each, document.looked_at.pile(place)) for place, each in enumerate(RESOURCES)
        )
        market = Zone(session.say("kingdomsdesk-zone-market"), piles, aside=True)
        return replace(made, zones=(*own, *made.zones, market))

    # --- how it stands ---

    def chips(self, session: Session, state: State) -> Iterator[Choice]:
        """The round, its Britannia card, a combat, and everybody's points."""
        say, lang = session.say, session.lang
        yield "", say("kingdomsdesk-round", round=state.round)
        if state.britannia:
            card = state.box.britannia_by_id[state.britannia[-1]]
            yield (
                "",
                say("kingdomsdesk-card", card=card.name(lang), left=state.most_rounds - len(state.britannia)),
            )
        if state.combat:
            place = state.box.territories[state.combat.place].name(lang)
            about = {"place": place, "attack": state.combat.attack, "defence": state.combat.defence}
            yield "warn", "⚔ " + say("kingdomsdesk-combat", what=state.combat.kind, **about)
        for player, told in self._points(session, state):
            yield "good" if player.points >= needed(state) else "", told

    def zones(self, session: Session, state: State, active: Collection[str]) -> Iterator[Zone]:
        """Everybody's boards, and the card of the round."""
        del active
        say, lang = session.say, session.lang
        for place, each in enumerate(state.players):
            people = capital(named(lang, "people", each.people))
            title = say("kingdomsdesk-player-of", people=people, name=each.name, points=each.points)
            yield Zone(title, (Piece(each.name, self._board(session, state, place), "", ()),), aside=True)
        if state.britannia:
            card = state.box.britannia_by_id[state.britannia[-1]]
            text = " ".join(britannia_text(lang, card))
            piece = Piece(card.id, f"{card.name(lang)}. {text}", "", ())
            yield Zone(
                say("kingdomsdesk-zone-britannia", left=state.most_rounds - len(state.britannia)),
                (piece,),
                aside=True,
            )

    def _own(self, session: Session, state: State, seat: int, made: Table) -> Iterator[Zone]:
        """A player's armies, ships and cards."""
        say, own = session.say, state.players[seat]
        active = {each.piece for each in made.offers if not each.off}
        yield Zone(say("kingdomsdesk-zone-forces"), tuple(self._forces(session, state, own, active)))
        held = tuple(
            _cards(session.lang, each, own.hand[place])
            for place, each in enumerate(RESOURCES) if own.hand[place]
        )  # fmt: skip
        yield Zone(say("kingdomsdesk-zone-hand", count=own.cards), held, aside=True)
        fame = tuple(self._fame(session, state, own, active))
        yield Zone(say("kingdomsdesk-zone-fame", count=len(own.fame)), fame)

    def _forces(
        self, session: Session, state: State, own: Player, active: Collection[str]
    ) -> Iterator[Piece]:
        """His armies and ships, where they are, whether they have moved."""
        say = session.say
        for number, army in enumerate(own.armies, 1):
            if army.troops:
                place = state.box.territories[army.place].name(session.lang)
                did = "fought" if army.fought else "moved" if army.moved else "ready"
                title = say("kingdomsdesk-army", number=number, count=army.troops)
                key = f"army-{number}"
                yield Piece(key, title, place, (say(f"kingdomsdesk-army-{did}"),), key in active)
        for number, ship in enumerate(own.ships, 1):
            if ship.place >= 0:
                key, place = f"ship-{number}", state.box.territories[ship.place].name(session.lang)
                yield Piece(key, say("kingdomsdesk-ship", number=number), place, (), key in active)

    @staticmethod
    def _fame(session: Session, state: State, own: Player, active: Collection[str]) -> Iterator[Piece]:
        ours = KINGDOMS.ours(state.box)
        sort = f"◇ {session.say('kingdomsprint-badge')}" if ours else session.say("kingdomsprint-fame")
        for each in dict.fromkeys(own.fame):
            card, count = state.box.fame_by_id[each], own.fame.count(each)
            title = card.name(session.lang) + (f" × {count}" if count > 1 else "")
            yield Piece(each, title, sort, tuple(fame_text(session.lang, card)), each in active)

    @staticmethod
    def _board(session: Session, state: State, place: int) -> str:
        """What anybody may see of a player."""
        each = state.players[place]
        return session.say(
            "kingdomsdesk-board",
            cards=each.cards,
            fame=len(each.fame),
            settlements=sum(each.settlements),
            fortresses=sum(each.fortresses),
            troops=sum(army.troops for army in each.armies),
            ships=sum(ship.place >= 0 for ship in each.ships),
            wins=each.wins,
            lands=len(state.controlled(place)),
        )

    def sums(self, session: Session, state: State, book: Book) -> Iterator[Sum]:
        """Everybody's points line by line, and what each colour would bring him; the end in a line."""
        del book
        lang, say = session.lang, session.say
        if state.ending:
            best = sorted(self._points(session, state), key=lambda each: -each[0].points)
            yield Sum(" · ".join(told for _, told in best), ())
        for seat, (_, told) in enumerate(self._points(session, state)):
            rows = ["  ".join(each) for each in points_told(lang, state, seat)]
            for colour in () if state.ending else ("red", "black"):
                cards = cards_told(lang, income(state, seat, (colour,)))
                rows.append(say("kingdomsdesk-income", colour=named(lang, "colour", colour), cards=cards))
            yield Sum(told, tuple(rows))

    @staticmethod
    def _points(session: Session, state: State) -> Iterator[tuple[Player, str]]:
        """Each player with how many points he has of those that are needed."""
        for player in state.players:
            people = capital(named(session.lang, "people", player.people))
            about = {"people": people, "points": player.points, "needed": needed(state)}
            yield player, session.say("kingdomsdesk-points", **about)


def _cards(lang: str, resource: str, count: int) -> Piece:
    """So many cards of a resource."""
    return Piece(resource, amount_told(lang, resource, count), "", ())


DESK = KingdomsDesk()
