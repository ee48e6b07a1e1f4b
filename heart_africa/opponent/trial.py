"""Battles as the laboratory tries them: two lists, a scenario, a country, a head for each side."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, cast, get_args

from armylists.catalogue import built_in
from heart_africa.core.journal.records import Act
from heart_africa.core.playable import Outcome, Parameter, PlayedOrder, RandomSource, Values
from heart_africa.core.rulings import rulings_book
from heart_africa.opponent.armies import Mustered, pair
from heart_africa.opponent.battles import Played, Setting, play
from heart_africa.opponent.heads import Level
from heart_africa.opponent.levels import HEADS
from heart_africa.rules.battle import SideId
from heart_africa.rules.battle.state import BLUE, RED, SIDES
from heart_africa.rules.book import book
from heart_africa.rules.book.preparation import Scenario
from heart_africa.rules.book.terrain import Environment

SEEDS = 2**53
USUAL_LISTS = {RED: "zanzibaris", BLUE: "native_kingdom"}


class BattlePlayed:
    """A battle of two armies drawn for so many points, the weaker part for what its scenario gives it.

    Every ruling that players may read otherwise is a parameter by its id.
    """

    kind = "battle"
    sides: tuple[str, ...] = SIDES

    @cached_property
    def parameters(self) -> Mapping[str, Parameter]:
        """Lists, heads, scenario, country, attacker, points, turns; then the rulings."""
        lists, heads = tuple(built_in().lists), tuple(HEADS)
        settings = {
            **{side: Parameter(USUAL_LISTS[side], lists) for side in SIDES},
            **{f"{side}-player": Parameter(heads[min(1, len(heads) - 1)], heads) for side in SIDES},
            "scenario": Parameter("encounter", get_args(Scenario)),
            "country": Parameter("savannah", get_args(Environment)),
            "attacker": Parameter(RED, SIDES),
            "points": Parameter(600, least=150, most=3000),
            "turns": Parameter(0, least=0, most=60),
        }
        found = rulings_book().rulings.values()
        rulings = {
            each.id: Parameter(each.default, tuple(option.id for option in each.options)) for each in found
        }
        return settings | rulings

    def play(self, values: Values, chance: RandomSource, /) -> Outcome:
        """A battle; `facts`: whether the attacker won, whether nobody; `amounts`: what each brought."""
        armies, found = _played(values, chance)
        end = found.outcome
        drawn = not end.won
        facts = {"attacker-wins": int(end.winner == "attacker"), "nobody-wins": int(drawn)}
        amounts = {side: _brought(armies[side]) for side in SIDES}
        return Outcome(end.by, end.won, dict(end.left), end.turns, facts, amounts)

    def replay(self, values: Values, chance: RandomSource, /) -> Iterator[PlayedOrder]:
        """Every order of that battle, with its faces."""
        for entry in _played(values, chance)[1].journal.entries:
            if isinstance(entry.record, Act):
                yield PlayedOrder(entry.record.command, entry.record.faces)


PLAYED = BattlePlayed()


def _played(values: Values, chance: RandomSource) -> tuple[Mapping[SideId, Mustered], Played]:
    told: Any = values
    seed = str(chance.pick(SEEDS))
    attacker: SideId = told["attacker"]
    setting = Setting(
        cast("Scenario", told["scenario"]), cast("Environment", told["country"]), attacker, told["turns"]
    )
    armies = pair((told[RED], told[BLUE]), setting.scenario, told["points"], attacker, seed)
    levels: dict[SideId, Level] = {side: told[f"{side}-player"] for side in SIDES}
    known = rulings_book()
    return armies, play(
        armies, setting, levels, seed, known.choose({id_: told[id_] for id_ in known.rulings})
    )


def _brought(army: Mustered) -> Mapping[str, int]:
    """The points of an army, troop by troop."""
    troops, found = book().troops, dict[str, int]()
    for figure in (figure for unit in army[1] for figure in unit.figures):
        if figure.troop in troops:
            found[figure.troop] = found.get(figure.troop, 0) + (troops[figure.troop].points or 0)
    return found
