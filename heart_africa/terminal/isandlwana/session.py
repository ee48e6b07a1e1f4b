"""A game of *Last Stand at Isandlwana* at the terminal: its map, who stands where, the orders by targets."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import groupby
from operator import attrgetter

from heart_africa.companions.isandlwana import combat, movement, odds, setting_up
from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.companions.isandlwana.game import Isandlwana
from heart_africa.companions.isandlwana.hexes import Doubled, number
from heart_africa.companions.isandlwana.plans import advised
from heart_africa.companions.isandlwana.run import Run
from heart_africa.companions.isandlwana.solitaire import PlayZulus, next_attack, next_target
from heart_africa.companions.isandlwana.state import WAGON, State
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.core.chances import mean
from heart_africa.core.dice import Dice
from heart_africa.core.journal.journal import Refused, StandingAct
from heart_africa.core.journal.records import Command
from heart_africa.language.isandlwana import TONGUE, read_out
from heart_africa.language.lines import Line
from heart_africa.language.narration import decimal, minus, percent
from heart_africa.terminal.companions.advice import Advised, AdvisingSession, show_advice
from heart_africa.terminal.companions.session import CompanionGame
from heart_africa.terminal.game.description import LOOKING, MENDING, Verbs
from heart_africa.terminal.game.wording import show_act

FEW = 14
"""So many orders are told one by one; more of them by who may give them."""
IN_SHORT = (combat.Fire, combat.Attack, movement.MoveZulu, movement.Move, setting_up.Place)
"""Of these there are so many."""
SIGNS = {"clear": "·", "wagons": "w", "tents": "t", "heights": "^"}
ZULU = "z"


class IsandlwanaSession(AdvisingSession[State]):
    """A game and its words."""

    companion, tongue = ISANDLWANA, TONGUE

    def show_status(self, at: State | None = None) -> None:
        """The map, and who stands where."""
        state, screen = at or self.state, self.screen
        screen.print(self.head(state), "bold")
        if state.components is None or state.step == "box":
            return
        screen.print(self.companion.statement(self.lang, state.box), "dim")
        screen.print("\n".join(map_lines(state)))
        screen.speak("isandlwana-map-key", "dim")
        for hex_ in sorted({*state.standing, *state.leaders.values(), state.wagon} - {""}):
            screen.print(self._hex(state, hex_))
        if lost := [name for name, each in state.units.items() if not each.steps]:
            screen.print(
                self.tongue.worded(self.lang, state, "isandlwana-stands-lost", {"units": lost}), "dim"
            )
        waiting = ", ".join(
            f"{each} × {state.zulus[each]}" for each in state.box.onrush if each in state.zulus
        )
        on_map = sum(count for hex_, count in state.zulus.items() if hex_ not in state.box.onrush)
        screen.speak("isandlwana-stands-zulus", count=on_map, waiting=waiting or "none")
        screen.speak(f"isandlwana-stands-colours-{state.colours}")
        if state.wagon_captured:
            screen.speak("isandlwana-wagon-captured")

    def _hex(self, state: State, hex_: str) -> str:
        """A hex with all that is British in it."""
        parts = []
        for name in state.standing.get(hex_, ()):
            square = f" {self.screen.say('isandlwana-stands-square')}" if state.units[name].square else ""
            parts.append(f"{state.printed(name).label} {state.units[name].steps}{square}")
        named = (*state.officers(hex_), *((WAGON,) if hex_ == state.wagon else ()))
        parts += [str(self.tongue.named(self.lang, state, "piece", name)) for name in named]
        beside = len(movement.beside(state, hex_))
        more = ""
        if beside and hex_ in state.standing:
            lost = decimal(self.lang, mean(odds.losses(self.book, state, hex_, beside)))
            more = self.screen.say("isandlwana-stands-beside", count=beside, lost=lost)
        return f"  {hex_}  {', '.join(parts)}{more}"

    def show_next(self) -> None:
        """Say what may be done next; of too many orders to read, only whom they are about."""
        state, screen = self.state, self.screen
        try:
            orders = self.game.legal(state)
        except ComponentNeeded:
            orders = ()
        if state.ending or state.waits or len(orders) <= FEW:
            super().show_next()
            return
        screen.print(self.head(state), "bold")
        screen.speak("companion-may", "dim")
        screen.items(("·", each, "") for each in self._in_short(state))
        beside = [each for each in orders if not isinstance(each, IN_SHORT)]
        counts = Counter(type(each) for each in beside)
        few = [each for each in beside if counts[type(each)] < FEW]
        screen.items(("·", self._may(state, each), "") for each in few)

    def _in_short(self, state: State) -> Iterator[str]:
        """The orders of a whole phase: fires by their targets, moves by who moves."""
        book, screen = self.book, self.screen
        if combat.firing(state):
            for target, units in sorted(combat.targets(book, state).items()):
                order = combat.Fire(target, units)
                needs = combat.fire_reckoning(book, state, order).total
                shown = minus(needs)
                chance = percent(self.lang, odds.fire(book, state, order))
                typed = self.line(state, order)
                yield screen.say("isandlwana-may-fire", order=typed, needs=shown, chance=chance)
        elif state.step == "zulu-movement":
            waiting = [hex_ for hex_ in sorted(state.zulus) if movement.unmoved(state, hex_)]
            yield screen.say("isandlwana-may-rush", count=len(waiting), hexes=", ".join(waiting))
        elif state.step == "zulu-attack":
            yield from (self._may(state, each) for each in combat.attacks(book, state))
        elif state.step == "movement":
            moves = (each for each in self.game.legal(state) if isinstance(each, movement.Move))
            for group, several in groupby(moves, attrgetter("pieces")):
                ends = sorted(each.end for each in several)
                typed = self.line(state, movement.Move(group, ends[0])).removesuffix(ends[0])
                if WAGON in group:  # which goes its own way
                    yield typed + ", ".join(ends)
                else:
                    points = min(movement.left(state, each) for each in group)
                    hex_ = state.place(group[0])
                    yield screen.say("isandlwana-may-move", order=typed, hex=hex_, points=points)
        else:
            for piece, places in groupby(self.game.legal(state), attrgetter("piece")):
                hexes = ", ".join(each.hex for each in places)
                yield screen.say("isandlwana-may-place", piece=piece, hexes=hexes)

    def tell(self, standing: StandingAct[State]) -> None:
        """Tell an act, with the dice that are read out."""
        show_act(self.screen, read_out(standing.act), self.sentences(standing))

    def carry_out(self, command: Command, line: Line = Line()) -> None:
        """Carry out an order; alone at the prompt, what the system does next follows by itself.

        Raises as any game does; `Refused` for what no reason makes possible, so that none is asked for.
        """
        if line.despite is None and Isandlwana.impossible(self.book, self.state, command):
            raise Refused(self.writer.rules.objections(self.state, command))
        super().carry_out(command, line)
        while (
            self.asker is not None and self.state.solitaire and self.game.legal(self.state) == (PlayZulus(),)
        ):
            super().carry_out(PlayZulus())

    def dice_words(self, command: Command, why: str, faces: tuple[int, ...]) -> str:
        """Of a die that the system rolls, who attacks whom, or for which leader it is."""
        state, book = self.state, self.book
        about: Mapping[str, object] = {}
        if isinstance(command, PlayZulus) and not state.waits and why == combat.ATTACK_DIE:
            order, _ = next_attack(Run(book, state, Dice(faces)))
            needs = state.numbers.fire.zulu_strength - combat.aimed_at(book, state, order).total
            about = {"start": order.start, "target": order.target, "needs": needs}
        elif isinstance(command, PlayZulus) and why == combat.LEADER_DIE:
            about = {"who": next_target(state).leader}
        return self.tongue.worded(self.lang, state, f"{why}-of" if about else why, about)

    # --- what each of the computer's plans would order ---

    def advised(self) -> Iterator[Advised]:
        """For each plan of whoever is to decide the next order, with its reason."""
        for name, each in advised(self.book, self.state).items():
            plan, why = self.screen.say(f"isandlwana-plan-{name}"), self.screen.say(each.why)
            yield Advised(each.order, partial(self._tell, plan, why), {"plan": name, "why": each.why})

    def _tell(self, plan: str, why: str, line: str) -> None:
        self.screen.speak("isandlwana-advice", plan=plan, order=line, why=why)


GAME = CompanionGame[State, IsandlwanaSession](
    IsandlwanaSession, Verbs({**LOOKING, "advice": show_advice, **MENDING}, "isandlwana-")
)


def map_lines(state: State) -> Iterator[str]:
    """The map in letters, two lines to a hex: strengths, `z` for Zulus, `*` for the wagon, terrain."""
    box = state.box
    rows = 2 * max(box.grid.odd_rows, box.grid.even_rows) + 2
    yield "   " + " ".join(f"{column:02}" for column in range(1, box.grid.columns + 1))
    for height in range(2, rows):
        cells = []
        for column in range(1, box.grid.columns + 1):
            hex_ = number(Doubled(column, height))
            there = (height % 2 == 0) == (column % 2 == 1) and box.grid.has(hex_)
            cells.append(f"{_sign(state, hex_):>2}" if there else "  ")
        yield (
            f"{height // 2:02} {' '.join(cells)}".rstrip()
            if height % 2 == 0
            else f"   {' '.join(cells)}".rstrip()
        )


def _sign(state: State, hex_: str) -> str:
    wagon = "*" if hex_ == state.wagon else ""
    if hex_ in state.standing:
        return f"{wagon}{state.strength(hex_)}"
    if state.officers(hex_):
        return f"{wagon}+"
    if hex_ in state.zulus:
        return ZULU if hex_ not in state.box.onrush else str(state.zulus[hex_])
    return wagon or SIGNS.get(state.box.terrain_of.get(hex_, "clear"), ",")
