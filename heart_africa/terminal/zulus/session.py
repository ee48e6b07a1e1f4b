"""A game of *Zulus on the Ramparts!* at the terminal: how it stands, and what it is worth."""

from collections.abc import Iterator
from functools import partial

from heart_africa.companions.zulus.abilities import UseAbility
from heart_africa.companions.zulus.advice import advise
from heart_africa.companions.zulus.components import TRACKS
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.state import Ibutho, State
from heart_africa.language.zulus import TONGUE, used_chits, where_told, worth_told
from heart_africa.language.zulus_advice import Advised as Words
from heart_africa.language.zulus_advice import advised
from heart_africa.terminal.companions.advice import Advised, AdvisingSession, show_advice
from heart_africa.terminal.companions.cards import show_cards
from heart_africa.terminal.companions.session import CompanionGame
from heart_africa.terminal.game.description import LOOKING, MENDING, Verbs


class ZulusSession(AdvisingSession[State]):
    """A game and its words."""

    companion, tongue, preface = ZULUS, TONGUE, "zulus-advice"

    def show_status(self, at: State | None = None) -> None:
        """Say how the game stands, or how it stood then."""
        state = at or self.state
        say, screen = self.screen.say, self.screen
        if state.components is None or state.step == "set-up":
            screen.print(self.due_now(state))
            return
        screen.print(say("zulus-stands-turn", turn=state.turn, due=self.due_now(state)), "bold")
        said = self.companion.statement(self.lang, state.components)
        screen.print(say("zulus-stands-pack", statement=said), "dim")
        screen.items(("·", self._track(place, each), "") for place, each in enumerate(state.ibuthos))
        screen.print(say("zulus-stands-victory", box=str(state.victory_box), thirds=state.thirds))
        for what, about in self._conditions(state):
            screen.print(self.tongue.worded(self.lang, state, what, about))
        piles = {"pile": len(state.pile), "cup": state.in_cup, "discard": len(state.discard)}
        screen.print(say("zulus-stands-pile", **piles), "dim")
        if state.discard:
            cards = {"cards": state.discard}
            screen.print(self.tongue.worded(self.lang, state, "zulus-stands-discard", cards), "dim")
        if used := used_chits(self.lang, state):
            screen.print(say("zulus-stands-used", chits="; ".join(used)), "dim")
        self.show_end(state)

    def _track(self, place: int, each: Ibutho) -> str:
        return self.screen.say(
            "zulus-stands-track",
            track=self.screen.say(f"zulus-track-{TRACKS[place]}"),
            ibutho=self.screen.say(f"zulus-ibutho-{each.name}"),
            where=where_told(self.lang, each),
            strength=each.strength,
            full=each.full + 1,
        )

    @staticmethod
    def _conditions(state: State) -> Iterator[tuple[str, dict[str, object]]]:
        yield ("zulus-stands-night" if state.night else "zulus-stands-day"), {}
        if state.low_ammo:
            yield "zulus-stands-low-ammo", {}
        if state.fires:
            yield "zulus-stands-fires", {"place": state.fires}
        if state.committed:
            yield "zulus-stands-committed", {"cards": state.committed}
        if state.table:
            yield "zulus-stands-table", {"cards": state.table}
        if state.hand:
            yield "zulus-stands-hand", {"cards": state.hand, "count": len(state.hand)}

    def show_end(self, state: State) -> None:
        """What the game is worth as it stands; nothing where a medal is not known yet."""
        if worth := worth_told(self.lang, self.book, state):
            self.screen.print(worth[0], "bold" if state.ending else "")
            self.screen.items(((*each, "") for each in worth[1] if state.ending), 1)

    def head(self, state: State) -> str:
        """What comes next; of a turn that begins, which it is."""
        due = self.due_now(state)
        return self.screen.say("zulus-stands-turn", turn=state.turn, due=due) if state.step == "impi" else due

    def cards(self) -> Iterator[str]:
        """Those on the table, those that are committed, the hand."""
        state = self.state
        yield from (state.card(each).id for each in (*state.table, *state.committed, *state.hand))

    # --- what each legal order is expected to bring ---

    def advised(self) -> Iterator[Advised]:
        """Each with its expected result and the chance of surviving the turn, for programs as a fraction."""
        for each in advise(self.book, self.state):
            facts = {
                "value": round(each.value, 3),
                "survives": [each.survives.numerator, each.survives.denominator],
                "exact": each.exact,
                "danger": round(each.danger, 3),
                "reasons": [{"what": gain.reason, "value": round(gain.value, 3)} for gain in each.reasons],
            }
            does = self.odds_of(self.state, each.order) if isinstance(each.order, UseAbility) else ""
            yield Advised(each.order, partial(self._tell, advised(self.lang, each), does), facts)

    def _tell(self, said: Words, does: str, line: str) -> None:
        self.screen.speak("zulus-advice-order", order=line, value=said.value, survives=said.survives)
        self.screen.items((("", each, "") for each in (does,) if each), 2)
        self.screen.items(((value, why, "dim") for value, why in said.parts), 2)
        self.screen.items((("", each, "dim") for each in (said.gains,) if each), 2)


GAME = CompanionGame[State, ZulusSession](
    ZulusSession, Verbs({**LOOKING, "cards": show_cards, "advice": show_advice, **MENDING}, "zulus-")
)
