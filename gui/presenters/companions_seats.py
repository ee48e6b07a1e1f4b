"""Players around one screen who hide something from one another, the computer among them: the curtain."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import takewhile
from typing import Any, ClassVar, Generic

from gui.dice import Generator
from gui.documents.companions import AnyGame, Held
from gui.presenters.companions import CompanionDesk, CompanionWords, Curtain, Seating
from gui.presenters.journal import WordedAct
from gui.session import Session
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.seats import SeatedRules
from heart_africa.companions.secrets import ALL, State, View
from heart_africa.core.dataclass import replace
from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.journal.records import Act, Command
from heart_africa.core.messages import say as told_in
from heart_africa.journal_kinds.companions import rules_of
from heart_africa.journal_kinds.seats import computers, decided, note_of, players_of
from heart_africa.language.companions import tongue_of

MOST_STEPS = 400
"""So many orders of the computer are given at one press, at most."""


def eyes(document: AnyGame) -> str:
    """Through whose eyes the desk looks: of who has to act, if he sits there and no other has acted since.

    Of a single person at this screen nobody asks it; where the computer plays all, nothing is hidden.
    """
    state: Any = document.live
    if document.owner:
        return str(state.who(state.seat(document.owner)))
    acts = state.who(state.actor) if state.actor >= 0 else ""
    since = takewhile(lambda act: act.number >= document.since, reversed(document.journal.standing))
    stays = document.eyes == acts and all(act.before.who(act.before.actor) == acts for act in since)
    if document.eyes and (stays or document.eyes == ALL):
        return document.eyes
    played, away = computers(document.writer.document), document.away
    people = [each for each in state.players if each.name not in {*played, *away}]
    if len(people) == 1:
        return str(people[0].people)
    return "" if people or away else ALL


def view(document: AnyGame) -> View[Any]:
    """What they may know; a player's copy knows no more than he, to the end."""
    rules = rules_of(document.writer)
    assert isinstance(rules, SeatedRules)  # noqa: S101  # its desk is one for such
    return rules.view(eyes(document)) if document.owner else rules.view.of(document.live, eyes(document))


class SeatedWords(CompanionWords):
    """The log as whoever sits there may read it."""

    def __init__(self, session: Session, document: AnyGame) -> None:
        super().__init__(session, document)
        self._view = view(document)

    def told(self, act: StandingAct[Any]) -> WordedAct:
        """An act without the cards that these eyes may not see, and the dice that tell which they were."""
        return super().told(replace(act, act=self._view.act(act)))

    def line(self, before: object, command: Command) -> str:
        """An order without a card in it that these eyes may not see."""
        act: StandingAct[Any] = StandingAct(0, Act(command), before, before)
        return super().line(before, self._view.act(act).command)

    def viewer(self) -> str:
        """Who looks."""
        return self._view.eyes


class SeatedDesk(CompanionDesk[State], Generic[State]):
    """Such a game at the desk.

    `fewest`, `most` players; `open_steps`: what is done without one's cards: nobody needs to see his own for
    it, so no curtain is drawn; `passing`: where one may let it go by without a look at them, and the order
    that does.
    """

    words, posted = SeatedWords, True
    fewest: ClassVar[int]
    most: ClassVar[int]
    open_steps: ClassVar[frozenset[str]] = frozenset()
    passing: ClassVar[Mapping[str, Command]] = {}

    def extras(self, lang: str, edition: int) -> Mapping[str, Sequence[tuple[str, str]]]:
        """Nothing: who plays is asked by names."""
        del lang, edition
        return {}

    def seating(self, lang: str) -> Seating:
        """Each a person or one of the computer's players, the ablest first."""
        levels = [("", told_in(lang, f"{self.kind}desk-person"))]
        for each in reversed(players_of(self.kind)):
            player = told_in(lang, f"{self.kind}-player-{each}")
            levels.append((each, told_in(lang, f"{self.kind}desk-computer", player=player)))
        names = tuple(told_in(lang, f"{self.kind}desk-player", number=each + 1) for each in range(self.most))
        return Seating(names, self.fewest, tuple(levels))

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
        """Begin a game around this screen, the computer among them. Raises as ever."""
        seating = self.seating(session.lang)
        names = tuple(chosen.get("players", ())) or seating.names[: seating.fewest]
        note = note or note_of(self.kind, chosen.get("computer", ()), names)
        sat = {"players": names}
        return super().begin(session, name, edition, sat, own=own, thrower=thrower, note=note)

    # --- the curtain between players ---

    def seats(self, document: AnyGame) -> tuple[str, ...]:
        """All but those whom the computer plays."""
        played = computers(document.writer.document)
        return tuple(each for each in super().seats(document) if each not in played)

    def seen(self, document: AnyGame, state: State) -> State:
        """What whoever sits there may see."""
        found: State = view(document).state(state)
        return found

    def curtain(self, session: Session, document: AnyGame) -> Curtain | None:
        """Drawn as soon as another has to decide with his cards in sight, or the computer, or one by mail."""
        state: Any = document.live
        if document.owner or state.actor < 0 or document.held:
            return super().curtain(session, document)
        player = state.players[state.actor]
        if player.name in computers(document.writer.document):
            return self._computers_turn(session, document)
        if player.name in document.away and eyes(document) not in {ALL, state.who(state.actor)}:
            here = partial(document.look, state.who(state.actor))
            press = session.say("companions-by-mail-here", player=player.name)
            text = session.say("companions-by-mail", player=player.name)
            return Curtain(text, ((press, here),), mail=True)
        if not state.turn or state.step in self.open_steps or eyes(document):
            return None
        say, passing = partial(self._say, session), self.passing.get(state.step)
        people = session.say(f"{self.kind}box-people-{player.people}")
        presses = [(say("curtain-press", people=people), partial(document.look, player.people)),
                   (say("curtain-open"), partial(document.look, ALL))]  # fmt: skip
        if passing:
            told = self.offers(session, document).words(passing)[0]
            presses.insert(0, (told, partial(self._pass, session, document, passing)))
        why = f"curtain-{state.step}" if passing else "curtain"
        return Curtain(say(why, people=people, name=player.name), tuple(presses))

    def _say(self, session: Session, word: str, **about: object) -> str:
        return session.say(f"{self.kind}desk-{word}", **about)

    def _pass(self, session: Session, document: AnyGame, passing: Command) -> None:
        """Let it go by: for that nobody need see his cards."""
        at = self.context(session, document)
        if document.by_hand and at.met(passing).dice:
            document.hold(Held(passing))
        else:
            at.carry_out(passing, (), None, throw=1)

    # --- the computer's players ---

    def _computers_turn(self, session: Session, document: AnyGame) -> Curtain:
        """What the computer is about to do, and why; it does that, or plays on."""
        state: Any = document.live
        tongue, seats = tongue_of(self.kind), computers(document.writer.document)
        on = partial(self._play_on, session, document)
        presses = ((self._say(session, "step"), partial(on, 1)),
                   (self._say(session, "play-on"), partial(on, MOST_STEPS)))  # fmt: skip
        try:
            found, _ = decided(document.writer, seats)
        except ComponentNeeded as lacking:
            what = tongue.printed(session.lang, state, lacking)
            return Curtain(session.say("companion-needed", what=what), presses[:1])
        order, player = self.offers(session, document).words(found.order)[0], state.players[state.actor].name
        return Curtain(tongue.thought(session.lang, state, seats[player], found, order), presses)

    def _play_on(self, session: Session, document: AnyGame, most: int) -> None:
        """Give the computer's orders until somebody else has to decide; where nobody else plays, a turn."""
        at, seats = self.context(session, document), computers(document.writer.document)
        state: Any = document.live
        turn = (state.turn, state.on_turn)
        with session.gathering():
            for _ in range(most):
                state = document.live
                if state.actor < 0 or state.players[state.actor].name not in seats:
                    return
                if eyes(document) == ALL and (state.turn, state.on_turn) != turn:
                    return
                try:
                    order = decided(document.writer, seats)[0].order
                except ComponentNeeded as lacking:
                    document.hold(Held(None, lacking=lacking))
                    return
                at.carry_out(order, (), None, throw=1)
