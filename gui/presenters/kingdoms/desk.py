"""The game as the page of companions has it: hands behind a curtain, boards, market, cards, points."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import takewhile
from typing import Any

from gui.dice import Generator
from gui.documents.companions import AnyGame, Held
from gui.presenters.companions import CompanionDesk, CompanionWords, Curtain, Piece, Seating, Table, Zone
from gui.presenters.journal import Choice, Sum, Told
from gui.presenters.kingdoms.offers import KingdomsOffers
from gui.session import Session
from heart_africa.companions.kingdoms import players as chosen_by
from heart_africa.companions.kingdoms.cards import Pass
from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.companions.kingdoms.rounds import income
from heart_africa.companions.kingdoms.secrets import ALL, View
from heart_africa.companions.kingdoms.state import RESOURCES, Player, State
from heart_africa.companions.kingdoms.victory import needed, victory_points
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.run import Book
from heart_africa.core.dataclass import replace
from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.journal.records import Act, Command
from heart_africa.core.messages import say as told_in
from heart_africa.kinds.kingdoms import decided, note_of, players
from heart_africa.language.companions import capital
from heart_africa.language.kingdoms import TONGUE
from heart_africa.language.kingdoms_cards import britannia_text, fame_text, named
from heart_africa.language.narration import signed

OPEN_STEPS = frozenset({"first", "choose", "settle", "britannia", "colour", "fame", "steal"})
"""What is done without one's cards: nobody needs to see his own for it, so no curtain is drawn."""
SEATS = (1, 2, 3, 4)
MOST_STEPS = 400
"""So many orders of the computer are given at one press, at most."""


def computers(document: AnyGame) -> Mapping[str, str]:
    """The seats that the computer plays, by their names, and how it does."""
    return players(document.writer.document.note)


def eyes(document: AnyGame) -> str:
    """Through whose eyes the desk looks: of who has to act, if he sits there and no other has acted since.

    Of a single person nobody asks it; where nobody plays, nothing is hidden.
    """
    state: State = document.live
    if document.owner:
        return state.who(state.seat(document.owner))
    people = [each for each in state.players if each.name not in computers(document)]
    if len(people) <= 1:
        return people[0].people if people else ALL
    acts = state.who(state.actor) if state.due else ""
    since = takewhile(lambda act: act.number >= document.since, reversed(document.journal.standing))
    stays = document.eyes == acts and all(act.before.who(act.before.actor) == acts for act in since)
    return document.eyes if stays or document.eyes == ALL else ""


def view(document: AnyGame) -> View:
    """What they may know; a player's copy knows no more than he, to the end."""
    return View(eyes(document)) if document.owner else View.of(document.live, eyes(document))


class KingdomsWords(CompanionWords):
    """The log as whoever sits there may read it."""

    def __init__(self, session: Session, document: AnyGame) -> None:
        super().__init__(session, document)
        self._eyes, self._view = eyes(document), view(document)

    def told(self, act: StandingAct[Any]) -> Told:
        """An act without the cards that these eyes may not see, and the dice that tell which they were."""
        return super().told(replace(act, act=self._seen(act)))

    def line(self, before: object, command: Command) -> str:
        """An order without a card in it that these eyes may not see."""
        return super().line(before, self._seen(StandingAct(0, Act(command), before, before)).command)

    def _seen(self, act: StandingAct[Any]) -> Act:
        return self._view.act(act)

    def viewer(self) -> str:
        """Who looks."""
        return self._eyes


class KingdomsDesk(CompanionDesk[State]):
    """*Dark Kingdoms* at the desk."""

    companion, offers, words, posted = KINGDOMS, KingdomsOffers, KingdomsWords, True

    def extras(self, lang: str, edition: int) -> Mapping[str, Sequence[Choice]]:
        """Nothing: who plays is asked by names."""
        del lang, edition
        return {}

    def seating(self, lang: str) -> Seating:
        """Three or four, each a person or one of the computer's players."""
        levels = [("", told_in(lang, "kingdomsdesk-person"))]
        for each in reversed(chosen_by.PLAYERS):
            player = told_in(lang, f"kingdoms-player-{each}")
            levels.append((each, told_in(lang, "kingdomsdesk-computer", player=player)))
        names = tuple(told_in(lang, "kingdomsdesk-player", number=number) for number in SEATS)
        return Seating(names, SEATS[-2], tuple(levels))

    def begin(
        self,
        session: Session,
        name: str,
        edition: int,
        chosen: Mapping[str, Sequence[str]],
        *,
        own: bool,
        thrower: Generator | None = None,
        note: str = "",
    ) -> AnyGame:
        """Begin a game of three or four around this screen, the computer among them."""
        seating = self.seating(session.lang)
        names = tuple(chosen.get("players", ())) or seating.names[: seating.fewest]
        note = note or note_of(chosen.get("computer", ()), names)
        sat = {"players": names}
        return super().begin(session, name, edition, sat, own=own, thrower=thrower, note=note)

    # --- the curtain between players ---

    def seats(self, document: AnyGame) -> tuple[str, ...]:
        """All but those whom the computer plays."""
        return tuple(each for each in super().seats(document) if each not in computers(document))

    def seen(self, document: AnyGame, state: State) -> State:
        """What whoever sits there may see."""
        found: State = view(document).state(state)
        return found

    def curtain(self, session: Session, document: AnyGame) -> Curtain | None:
        """Drawn as soon as another has to decide with his cards in sight, or the computer."""
        state: State = document.live
        if document.owner or not state.due or document.held:
            return super().curtain(session, document)
        player = state.players[state.actor]
        if player.name in computers(document):
            on = partial(self._play_on, session, document)
            presses = ((session.say("kingdomsdesk-step"), partial(on, 1)),
                       (session.say("kingdomsdesk-play-on"), partial(on, MOST_STEPS)))  # fmt: skip
            try:
                return Curtain(self._thought(session, document), presses)
            except ComponentNeeded as lacking:
                what = TONGUE.printed(session.lang, state, lacking)
                return Curtain(session.say("companion-needed", what=what), presses[:1])
        if not state.round or state.step in OPEN_STEPS or eyes(document):
            return None
        people, say, bids = named(session.lang, "people", player.people), session.say, state.step == "bid"
        seats = ((say("kingdomsdesk-curtain-press", people=people), partial(document.look, player.people)),
                 (say("kingdomsdesk-curtain-open"), partial(document.look, ALL)))  # fmt: skip
        passes = ((say("kingdomsdesk-do-pass"), partial(self._pass, session, document)),) if bids else ()
        told = "kingdomsdesk-curtain-bid" if bids else "kingdomsdesk-curtain"
        return Curtain(say(told, people=people, name=player.name), (*passes, *seats))

    def _pass(self, session: Session, document: AnyGame) -> None:
        """Add no die to the production: for that nobody need see his cards."""
        at, order = self.context(session, document), Pass()
        if document.by_hand and at.met(order).dice:
            document.hold(Held(order))
        else:
            at.carry_out(order, (), None, throw=1)

    # --- the computer's players ---

    def _thought(self, session: Session, document: AnyGame) -> str:
        """What the computer is about to do, and why."""
        state: State = document.live
        seats = computers(document)
        found, _ = decided(document.writer, seats)
        order = self.offers(session, document).words(found.order)[0]
        return TONGUE.thought(session.lang, state, seats[state.players[state.actor].name], found, order)

    def _play_on(self, session: Session, document: AnyGame, most: int) -> None:
        """Give the computer's orders until somebody else has to decide; where nobody else plays, a turn."""
        at, state = self.context(session, document), document.live
        turn = (state.round, state.on_turn)
        with session.gathering():
            for _ in range(most):
                state = document.live
                if not state.due or state.players[state.actor].name not in computers(document):
                    return
                if eyes(document) == ALL and (state.round, state.on_turn) != turn:
                    return
                try:
                    order = decided(document.writer, computers(document))[0].order
                except ComponentNeeded as lacking:
                    document.hold(Held(None, lacking=lacking))
                    return
                at.carry_out(order, (), None, throw=1)

    def table(self, session: Session, document: AnyGame) -> Table:
        """How the game stands: first what is his who looks; anybody may count what lies in the piles."""
        made, state = super().table(session, document), self.seen(document, document.looked_at)
        if not made.zones:
            return made
        looks = eyes(document)
        seat = state.actor if looks == ALL else state.seat(looks) if looks else -1
        own = self._own(session, state, seat, made) if seat >= 0 else ()
        piles = tuple(
            Piece(each, f"{count} {named(session.lang, 'resource', each)}", "", ())
            for each, count in zip(
                RESOURCES, map(document.looked_at.pile, range(len(RESOURCES))), strict=True
            )
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
            piece = Piece(card.id, f"{card.name(lang)}: {text}", "", ())
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
        held = tuple(self._hand(session.lang, own))
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
    def _hand(lang: str, own: Player) -> Iterator[Piece]:
        for place, each in enumerate(RESOURCES):
            if own.hand[place]:
                yield Piece(each, f"{own.hand[place]} {named(lang, 'resource', each)}", "", ())

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
            lands=state.controlled(place),
        )

    def sums(self, session: Session, state: State, book: Book) -> Iterator[Sum]:
        """Everybody's points line by line, and what each colour would bring him; the end in a line."""
        del book
        lang, say = session.lang, session.say
        if state.ending:
            best = sorted(self._points(session, state), key=lambda each: -each[0].points)
            yield Sum(" · ".join(told for _, told in best), ())
        for seat, (_, told) in enumerate(self._points(session, state)):
            worth = victory_points(state, seat)
            rows = [
                f"{signed(each.value)}  {TONGUE.reckoned(lang, state, each)}"
                for each in worth.lines if each.value
            ]  # fmt: skip
            for colour in () if state.ending else ("red", "black"):
                brings = income(state, seat, (colour,))
                cards = ", ".join(f"{count} {named(lang, 'resource', RESOURCES[place])}"
                                  for place, count in enumerate(brings) if count)  # fmt: skip
                about_colour = {"colour": named(lang, "colour", colour), "cards": cards or "–"}
                rows.append(say("kingdomsdesk-income", **about_colour))
            yield Sum(told, tuple(rows))

    @staticmethod
    def _points(session: Session, state: State) -> Iterator[tuple[Player, str]]:
        """Each player with how many points he has of those that are needed."""
        for player in state.players:
            people = capital(named(session.lang, "people", player.people))
            about = {"people": people, "points": player.points, "needed": needed(state)}
            yield player, session.say("kingdomsdesk-points", **about)


DESK = KingdomsDesk()
