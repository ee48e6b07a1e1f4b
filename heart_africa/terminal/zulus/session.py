"""A game of *Zulus on the Ramparts!* at the terminal: how it stands, what may be done, and with what odds."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from heart_africa.companions.run import Book
from heart_africa.companions.zulus import odds
from heart_africa.companions.zulus.abilities import UseAbility
from heart_africa.companions.zulus.components import TRACKS, ComponentNeeded, Piece
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.game import Zulus, legal
from heart_africa.companions.zulus.pack import place_of
from heart_africa.companions.zulus.setting_up import StateComponent
from heart_africa.companions.zulus.state import Ibutho, State
from heart_africa.companions.zulus.tracker import due
from heart_africa.companions.zulus.victory import level, level_rule, victory_points
from heart_africa.companions.zulus.volleys import Fire
from heart_africa.core.bad_data import bad_text
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData, Problem
from heart_africa.language.lines import Line
from heart_africa.language.narration import chance, decimal, percent
from heart_africa.language.order_fields import Slot
from heart_africa.language.reader import Meant, Reader
from heart_africa.language.zulus import (
    Pieces,
    objection,
    printed_value,
    sentences,
    statement,
    used_chits,
    worded,
)
from heart_africa.language.zulus_cards import ability_effects
from heart_africa.terminal.companions.packs import keep, own_box
from heart_africa.terminal.game.description import PlainCompletion
from heart_africa.terminal.game.dice import Back, said
from heart_africa.terminal.game.session import GameSession
from heart_africa.terminal.options import AnyPaper

if TYPE_CHECKING:
    from reports.paper import Paper

DICE_RULES = {
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
"""The entry behind each question about dice."""


@dataclass(frozen=True)
class PieceCompletion(PlainCompletion):
    """The orders of the game, and its cards, tracks and chits by their words."""

    pieces: Pieces | None = None

    def values(self, slot: Slot) -> Meant:
        """What a field may name."""
        if isinstance(slot.holds, Piece) and self.pieces is not None:
            yield from ((word, "") for word in self.pieces.offered(slot.holds))
        else:
            yield from super().values(slot)


class ZulusSession(GameSession[State]):
    """A game and its words."""

    lots = frozenset(why for why in DICE_RULES if why.endswith("-lot"))

    @property
    def game(self) -> Zulus:
        """The rules that it is played by."""
        rules = self.writer.rules
        assert isinstance(rules, Zulus)  # noqa: S101  # it is opened with them
        return rules

    @property
    def book(self) -> Book:
        """How the rulebook is read."""
        return self.game.book

    # --- how it stands ---

    def show_status(self, at: State | None = None) -> None:
        """Say how the game stands, or how it stood then."""
        state = at or self.state
        say, screen = self.screen.say, self.screen
        if state.components is None or state.step == "set-up":
            screen.print(self._due(state))
            return
        screen.print(say("zulus-stands-turn", turn=state.turn, due=self._due(state)), "bold")
        screen.print(say("zulus-stands-pack", statement=statement(self.lang, state.components)), "dim")
        screen.items(("·", self._track(place, each), "") for place, each in enumerate(state.ibuthos))
        screen.print(say("zulus-stands-victory", box=str(state.victory_box), thirds=state.thirds))
        for what, about in self._conditions(state):
            screen.print(worded(self.lang, state.components, what, about))
        piles = {"pile": len(state.pile), "cup": state.in_cup, "discard": len(state.discard)}
        screen.print(say("zulus-stands-pile", **piles), "dim")
        if state.discard:
            screen.print(
                worded(self.lang, state.components, "zulus-stands-discard", {"cards": state.discard}), "dim"
            )
        if used := used_chits(self.lang, state):
            screen.print(say("zulus-stands-used", chits="; ".join(used)), "dim")
        self._show_points(state)

    def _track(self, place: int, each: Ibutho) -> str:
        where = "fallen" if each.fallen else "routed" if each.routed else "box"
        return self.screen.say(
            "zulus-stands-track",
            track=self.screen.say(f"zulus-track-{TRACKS[place]}"),
            ibutho=self.screen.say(f"zulus-ibutho-{each.name}"),
            where=self.screen.say(
                f"zulus-stands-{where}", **({"box": str(each.box)} if where == "box" else {})
            ),
            strength=each.strength,
            full=each.full + 1,
        )

    @staticmethod
    def _conditions(state: State) -> Iterator[tuple[str, dict[str, object]]]:
        yield ("zulus-stands-night" if state.night else "zulus-stands-day"), {}
        if state.low_ammo:
            yield "zulus-stands-low-ammo", {}
        if state.fires:
            yield "zulus-stands-fires", {"places": state.fires, "place": state.fires}
        if state.committed:
            yield "zulus-stands-committed", {"cards": state.committed}
        if state.table:
            yield "zulus-stands-table", {"cards": state.table}
        if state.hand:
            yield "zulus-stands-hand", {"cards": state.hand, "count": len(state.hand)}

    def _show_points(self, state: State) -> None:
        """What the game is worth as it stands; nothing where a medal is not known yet."""
        try:
            worth = victory_points(self.book, state)
        except ComponentNeeded:
            return
        named = self.screen.say(f"zuluscalc-level-{level(state, worth.total)}")
        cited = cite(level_rule(state), 0, self.lang)
        said = self.screen.say("zulus-stands-points", points=worth.total, level=named)
        self.screen.print(f"{said} ({cited})", "bold" if state.ending else "")
        if state.ending:
            rows = ((f"{line.value:+d}", self._line(state, line), "") for line in worth.lines)
            self.screen.items(rows, 1)

    def _line(self, state: State, line: object) -> str:
        what, about = getattr(line, "what", ""), getattr(line, "about", {})
        cited = cite(getattr(line, "rule", ""), 0, self.lang)
        return f"{worded(self.lang, state.components, what, about)} ({cited})"

    # --- what comes next ---

    def _due(self, state: State) -> str:
        found = due(state)
        text = worded(self.lang, state.components, found.what, found.about)
        return f"{text[:1].upper()}{text[1:]} ({cite(found.rule, 0, self.lang)})"

    def show_next(self) -> None:
        """Say the phase, and every order that nothing is against with its odds."""
        state, due = self.state, self._due(self.state)
        if state.step == "impi":
            due = self.screen.say("zulus-stands-turn", turn=state.turn, due=due)
        self.screen.print(due, "bold")
        if state.step == "over":
            self._show_points(state)
            return
        try:
            orders = legal(self.book, state)
        except ComponentNeeded as needed:
            self.screen.print(self._needed("zulus-needed", needed))
            return
        if state.step == "impi":
            risk = odds.overrun(self.book, state)
            if risk:
                said = f"{chance(self.lang, risk)} ({percent(self.lang, risk)})"
                self.screen.print(self.screen.say("zulus-risk", chance=said), "yellow")
        if len(orders) > 1:
            self.screen.speak("zulus-may", "dim")
            self.screen.items(("·", self._may(state, each), "") for each in orders)

    def _may(self, state: State, order: Command) -> str:
        typed = self.line(state, order)
        told = self.odds_of(state, order)
        return self.screen.say("zulus-may-odds", order=typed, odds=told) if told else typed

    def odds_of(self, state: State, order: Command) -> str:
        """What a volley may bring, what an ability does; "" for any other order, or where it is not known."""
        if isinstance(order, UseAbility):
            return ability_effects(self.lang, (state.card(order.card).abilities or ())[order.ability - 1])
        if not isinstance(order, Fire):
            return ""
        try:
            found = odds.volley(self.book, state, order)
        except ComponentNeeded:
            return ""
        lost = sum((found.of(each) * each.lost for each in found.weights), Fraction(0))
        return self.screen.say(
            "zulus-odds-volley",
            hit=percent(self.lang, found.where(lambda each: each.lost > 0)),
            gone=percent(self.lang, found.where(lambda each: each.routed or each.fallen)),
            lost=decimal(self.lang, lost, 2),
        )

    def due(self) -> Sequence[str]:
        """The kinds of the orders by which it goes on now."""
        if self.state.components is None:
            return ("open-box",)
        if self.state.step == "set-up":
            return ("set-up",)
        try:
            return tuple(dict.fromkeys(each.kind for each in legal(self.book, self.state)))
        except ComponentNeeded:
            return ("state-component",)

    def preview(self, command: Command) -> None:
        """The odds of a volley before its dice are thrown."""
        if told := self.odds_of(self.state, command):
            self.screen.print(told, "dim")

    def explain(self, why: str) -> None:
        """The entry behind a question about dice."""
        found = self.rulebook_entry(DICE_RULES[why]) if why in DICE_RULES else ""
        if found:
            self.screen.print(found, "dim")

    def rulebook_entry(self, rule: str) -> str:
        """An entry of the rulebook in our own words, with its section."""
        entry = ZULUS.rulebook.rule(rule)
        return f"{entry.text(self.lang)} ({cite(rule, 0, self.lang)})"

    def papers(self, options: AnyPaper) -> "Iterable[Paper]":
        """The story once it has begun; with our own set its cards, chits, board and reference sheet."""
        from reports.zulus import game_papers  # noqa: PLC0415  # only papers need it, the prompt must not wait

        return game_papers(self.book, self.writer.journal, self.writer.document.name, options)

    # --- its words ---

    def reader(self, state: State) -> Reader:
        """Who reads its orders: cards, tracks and chits by their words."""
        return Reader(self.lang, self.writer.rules.codec.commands, Pieces(state))

    def heading(self, standing: StandingAct[State]) -> str:
        """The turn."""
        turn = standing.before.turn
        return self.screen.say("zulus-event-turn", turn=turn) if turn else ""

    def sentences(self, standing: StandingAct[State]) -> Iterable[str]:
        """What came of an act."""
        return sentences(self.lang, standing.after.components, standing.act.facts)

    def objections(self, problems: Iterable[Problem]) -> Iterable[str]:
        """What the rules have against an order, each once."""
        return dict.fromkeys(objection(self.lang, self.state.components, each) for each in problems)

    # --- an order, with what the owner's box has to say ---

    def carry_out(self, command: Command, line: Line = Line()) -> None:  # noqa: B008  # frozen
        """Carry out an order; a printed value that nobody has said yet is asked for first, and kept.

        Raises as any game does; `BadData` if nobody is there to be asked.
        """
        try:
            super().carry_out(command, line)
        except ComponentNeeded as needed:
            self._ask_for(needed)
            self.carry_out(command, line)

    def _ask_for(self, needed: ComponentNeeded) -> None:
        """Ask the player what his box prints: it goes into the game, and into his own pack."""
        box = self.state.components
        if self.asker is None or box is None:
            raise BadData("component-needed", key=f"{needed.piece}.{needed.field}")
        answer = self.asker.answer(self._needed("zulus-needed-ask", needed))
        if answer is None or said("back", answer):
            raise Back
        super().carry_out(StateComponent(needed.piece, needed.field, answer))
        place = place_of(own_box(ZULUS, box.edition), needed.piece, needed.field)
        try:
            keep(ZULUS, box.edition, ".".join(map(str, place)), answer)
        except BadData as fault:
            self.screen.warn(bad_text(fault, self.lang))  # the game has it; the pack wants it otherwise

    def _needed(self, message: str, needed: ComponentNeeded) -> str:
        return self.screen.say(message, what=printed_value(self.lang, self.state.components, needed))
