"""A game of *Dark Kingdoms* at the terminal: how it stands for whoever looks, and whose hand lies open."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Annotated

import typer
from pydantic_core import to_jsonable_python

from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.companions.kingdoms.secrets import ALL, View
from heart_africa.companions.kingdoms.state import FACE_DOWN, FIELDS, Player, State
from heart_africa.companions.kingdoms.victory import victory_points
from heart_africa.core.dataclass import replace
from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.strict import unknown
from heart_africa.kinds.kingdoms import players
from heart_africa.language.companions import capital
from heart_africa.language.kingdoms import TONGUE, cards_told, incomes_told, people, production_told
from heart_africa.language.kingdoms_cards import britannia_text, effect_words
from heart_africa.language.lexicon import value_word, words_of
from heart_africa.language.lines import plain
from heart_africa.language.narration import signed
from heart_africa.mail.companions import as_seen, pass_on, state_for
from heart_africa.storage.documents import written
from heart_africa.storage.transfer import exported
from heart_africa.terminal.companions.mail import seat_of
from heart_africa.terminal.companions.session import CompanionGame, CompanionSession
from heart_africa.terminal.game.options import For, Whole
from heart_africa.terminal.game.session import JOURNAL, Report
from heart_africa.terminal.game.verbs import LOOKING, MENDING, Verbs
from heart_africa.terminal.kingdoms.computer import Computer

CURTAIN = 60
"""As many empty lines keep a hand from who sits down next."""
Eyes = Annotated[str, typer.Option("--side", metavar="people|all", help="help-option-kingdoms-side")]


def eyes_of(state: State, word: str) -> str:
    """Through whose eyes a word means: a people by any of its names or its player's; `all`; "" for all alike.

    Raises `BadData`: nobody is called so.
    """
    if not word:
        return ""
    sought = plain(word)
    if sought in {ALL, *(plain(each) for lang in LANGUAGES for each in words_of(lang, "answer-all"))}:
        return ALL
    known: dict[str, str] = {}
    for each in state.players:
        names = [value_word(lang, each.people) for lang in LANGUAGES] if each.people else []
        known |= {plain(name): each.people for name in (each.name, each.people, *names) if name}
    if sought not in known:
        raise unknown("people", word, known, "--side")
    return known[sought]


def _facts(state: State) -> dict[str, object]:
    """A game as it stands for programs, without what is printed: that is what `pack` shows."""
    return {name: to_jsonable_python(getattr(state, name)) for name in FIELDS if name != "components"}


class KingdomsSession(CompanionSession[State]):
    """A game and its words.

    At the prompt only the hand of whoever has to do something lies open, and what he draws is told to all as
    a card: it is in his hand when he is asked again.
    """

    companion, tongue = KINGDOMS, TONGUE

    @property
    def computers(self) -> Mapping[str, str]:
        """The players whom the computer plays, with how it does."""
        return players(self.writer.document.note)

    def show_next(self) -> None:
        """What is due; of a player of the computer's only that."""
        state = self.state
        acts = self.game.on_move(state)
        if acts in self.computers or self.owner not in {"", acts}:
            self.screen.print(self.head(state), "bold")
        else:
            super().show_next()

    def view(self, eyes: str = "") -> View:
        """The game as it stands now through these eyes; a copy knows no more than its owner, to the end."""
        if self.owner:
            return View(eyes_of(self.state, self.owner))
        return View.of(self.state, eyes)

    def head(self, state: State) -> str:
        """The round, and what comes next."""
        return ": ".join(filter(None, (self.tongue.heading(self.lang, state), self.due_now(state))))

    # --- how it stands ---

    def show_status(self, at: State | None = None) -> None:
        """Say how the game stands, or stood, as everybody may know it."""
        self._show(self.view().state(at or self.state))

    def status(self, at: State | None = None, *, side: Eyes = "") -> Report:
        """The same through somebody's eyes."""
        seen = self.view(eyes_of(self.state, side)).state(at or self.state)
        return Report(partial(self._show, seen), partial(_facts, seen))

    def _show(self, state: State) -> None:
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
            "territories": state.controlled(seat),
            "cards": player.cards,
            "fame": len(player.fame),
        }
        screen.print(screen.say("kingdoms-stands-player", **about), "bold")
        screen.items(
            (("", each, "") for each in (*self._hand(state, player), *self._pieces(state, player))), 2
        )

    def _hand(self, state: State, player: Player) -> Iterator[str]:
        """What he holds, as far as whoever looks knows it."""
        if any(player.hand[:-1]):
            yield self.screen.say("kingdoms-stands-hand", cards=cards_told(self.lang, player.hand))
        known = [each for each in player.fame if each != FACE_DOWN]
        if known:
            told = self.tongue.worded(self.lang, state, "kingdoms-stands-fame", {"cards": known})
            yield told

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
            worth = victory_points(state, seat)
            name = capital(people(self.lang, player.people))
            self.screen.print(f"{name}: {worth.total}", "bold")
            rows = (
                (signed(each.value), self.tongue.reckoned(self.lang, state, each), "") for each in worth.lines
            )
            self.screen.items(rows, 2)

    # --- what comes next, and whose hand lies open ---

    def ahead(self) -> Iterator[tuple[str, str]]:
        """What production may bring, and the hand of whoever has to do something: the screen is his."""
        state = self.state
        if state.step == "bid":
            yield capital(production_told(self.lang, state)), "dim"
            yield from ((each, "dim") for each in incomes_told(self.lang, state))
        if state.due and state.players[state.actor].name not in self.computers:
            for each in self._hand(state, state.players[state.actor]):
                yield each, "cyan"

    def go_on(self) -> None:
        """The computer's players decide, and who lets it go by passes, until somebody has to be asked."""
        passed = True
        while passed:
            if self.computers:
                Computer(self).play_on()
            passed = not self.owner and pass_on(self.writer, self.carry_out)

    def announce(self, shown: object) -> object:
        """The computer's players first; then the screen is handed to whoever has to do something.

        Where one person plays against the computer alone, nobody else looks.
        """
        self.go_on()
        state = self.state
        who = state.who(state.actor) if state.due else ""
        several = len(state.players) - len(self.computers) > 1
        if (
            self.asker is not None
            and self.asker.person
            and several
            and shown
            and who not in ("", self._seated)
        ):
            self.screen.print("\n" * CURTAIN)
            told = capital(people(self.lang, who))
            self.asker.answer(self.screen.say("kingdoms-hand-over-screen", who=told), empty="-")
        self._seated = who
        return super().announce(shown)

    _seated: str = ""

    def prompt(self) -> str:
        """Whose order is asked for."""
        state = self.state
        who = state.players[state.actor].people if state.due else ""
        return f"{value_word(self.lang, who)} ›" if who else super().prompt()

    # --- what is told of what was done ---

    def acts(self, *, side: Eyes = "") -> Iterable[StandingAct[State]]:
        """The acts as somebody may know them."""
        return self.view(eyes_of(self.state, side)).journal(self.writer.journal).standing

    def show_act(self, standing: StandingAct[State]) -> None:
        """Tell an act that has just been carried out, as everybody may know it."""
        view = self.view()
        seen = replace(standing, act=view.act(standing), after=view.state(standing.after))
        self.tell(seen)

    def title(self, before: State, after: State, act: object) -> str:
        """An act in a line as everybody may know it."""
        seen = self.view().act(StandingAct(0, act, before, after))  # type: ignore[arg-type]  # an act
        return self.line(before, seen.command)

    def exported(self, *, side: Eyes = "", player: For = "", whole: Whole = False) -> tuple[str, str]:
        """The journal itself; for a side, what it may know of it; for a player, the same signed.

        Raises `BadData`: nobody is called so, or he has no key.
        """
        if player:
            return "json", state_for(self.writer, seat_of(self.writer, player), whole=whole)
        if not side:
            return JOURNAL, exported(self.writer.library, self.writer.document)
        journal = self.view(eyes_of(self.state, side)).journal(self.writer.journal)
        return JOURNAL, written(*as_seen(self.writer, journal))


GAME = CompanionGame[State, KingdomsSession](KingdomsSession, Verbs({**LOOKING, **MENDING}, "kingdoms-"))
