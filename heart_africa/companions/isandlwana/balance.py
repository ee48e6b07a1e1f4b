"""How our own set plays: whole games by two players of the computer's, and what is counted of them."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.companions.isandlwana.game import Isandlwana
from heart_africa.companions.isandlwana.plans import BRITISH, ZULUS, Plan, Planned
from heart_africa.companions.isandlwana.setting_up import OpenBox, SetUp
from heart_africa.companions.isandlwana.state import State
from heart_africa.companions.rules import CompanionRules
from heart_africa.companions.trial import Pick, Trial, any_legal
from heart_africa.core.journal.records import Command
from heart_africa.core.playable import Outcome, Parameter, RandomSource, Values

ANY = "any-legal"
LATE = (4, 5)
"""By the end of these turns it is counted whether the last of the British is dead."""


class IsandlwanaPlayed(Trial[State]):
    """Our own set, a plan of the British against a player of the Zulus; `system` is that of 9.2."""

    companion, game = ISANDLWANA, Isandlwana
    sides = ("british", "zulus")
    parameters: ClassVar[Mapping[str, Parameter]] = {
        "british": Parameter("stand", (*BRITISH, ANY)),
        "zulus": Parameter("system", (*ZULUS, ANY)),
        "set-up": Parameter("printed", ("printed", "free-set-up")),
    }

    def laid_out(self, values: Values) -> Iterator[Command]:
        """The box that is opened, the set-up."""
        alone = ("solitaire",) if values["zulus"] == "system" else ()
        free = ("free-set-up",) if values["set-up"] == "free-set-up" else ()
        yield OpenBox(self.box())
        yield SetUp((*alone, *free))

    def _game(self, values: Values, chance: RandomSource) -> Iterator[tuple[Command, State]]:
        """As any trial, but a plan is carried out order by order without listing all that is legal."""
        rules, state = self.rules, self.rules.start
        for order in self.laid_out(values):
            state = rules.play(state, order, chance)
            yield order, state
        while not state.ending:
            side, plans = ("zulus", ZULUS) if state.side == "zulu" else ("british", BRITISH)
            plan = plans.get(str(values[side]), _any(rules, chance.pick))
            for each in plan(rules.book, state):
                if not (state.ending or rules.problems(rules.book, state, each.order)):
                    state = rules.play(state, each.order, chance)
                    yield each.order, state

    def outcome(self, orders: Iterator[tuple[Command, State]]) -> Outcome:
        """How it ended, and when the last of the British was dead."""
        *_, (_, state) = orders
        lost = state.ending == "massacre"
        facts = {each: state.ending == each for each in ("breakout", "survival", "massacre")}
        facts |= {f"dead-by-{turn}": lost and state.turn <= turn for turn in LATE}
        british, zulus = self.sides
        left = sum(each.steps for each in state.units.values() if each.hex)
        told = {key: int(each) for key, each in facts.items()}
        return Outcome(state.ending, zulus if lost else british, {british: left}, state.turn, told)


PLAYED = IsandlwanaPlayed()


def _any(rules: CompanionRules[State], pick: Pick) -> Plan:
    return lambda book, state: (Planned(any_legal(book, state, rules.legal(state), pick), ""),)
