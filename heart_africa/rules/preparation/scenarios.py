"""Scenarios (pp. 20-22): who attacks, the scenario, points, light, and who has won."""

from collections.abc import Collection, Mapping

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import GameEvent
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.rules.battle import Battle
from heart_africa.rules.battle.state import Light, Side, Verdict, Winner
from heart_africa.rules.book import Book
from heart_africa.rules.book.preparation import Scenario, Share
from heart_africa.rules.book.printed import Entry

INITIATIVE, ROLL_OFF, DIE = "scenarios-initiative", "scenarios-roll-off", "scenarios-die"
PERCENT = 100


class InitiativeRolled(GameEvent, kind="initiative-rolled"):
    """Both sides have rolled for the initiative: the higher attacks, equal scores fight an Encounter."""

    names: tuple[str, str]
    scores: tuple[Reckoning, Reckoning]
    rule: str
    page: int

    @property
    def attacker(self) -> str | None:
        """The side with the higher score, None if they are equal."""
        first, second = (score.total for score in self.scores)
        return None if first == second else self.names[0 if first > second else 1]

    @property
    def variant(self) -> str:
        return "initiative" if self.attacker else "tie"

    @property
    def also(self) -> Mapping[str, object]:
        scores = {"score": self.scores[0].total, "other_score": self.scores[1].total}
        return {"side": self.names[0], "other": self.names[1], "attacker": self.attacker or "", **scores}


class RolledOff(GameEvent, kind="rolled-off"):
    """Both threw one die until one was higher: that side deploys first, and attacks if nobody else does."""

    names: tuple[str, str]
    faces: tuple[int, ...]
    winner: str
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        winner = battle.side_named(self.winner)
        return replace(battle, mover=winner, attacker=battle.attacker or winner)


class ScenarioSettled(GameEvent, kind="scenario-settled"):
    """The scenario is settled; `face`: the die that gave it, None for an Encounter after equal scores."""

    scenario: Scenario
    attacker: str
    face: int | None
    rule: str
    page: int

    @property
    def also(self) -> Mapping[str, object]:
        return {"scenario_name": self.scenario, "face": self.face or 0}

    def applied(self, battle: Battle, _who: str) -> Battle:
        return battle.in_scenario(self.scenario, battle.side_named(self.attacker))


Settled = InitiativeRolled | RolledOff | ScenarioSettled


# --- who attacks, and in what scenario ---


def choose_scenario(book: Book, sides: tuple[Side, Side], dice: Dice) -> tuple[Settled, ...]:
    """The events of the initiative and of the scenario.

    After equal scores it is an Encounter, and a further roll names an attacker.
    """
    rolled = _initiative(book, sides, dice)
    attacker = rolled.attacker
    if attacker is None:
        off = roll_off(book, rolled.names, dice)
        row = book.deployment.initiative
        settled = ScenarioSettled(row.tie_scenario, off.winner, None, row.tie.rule, row.tie.page)
        return rolled, off, settled
    return rolled, scenario_for(book, attacker, dice)


def _initiative(book: Book, sides: tuple[Side, Side], dice: Dice) -> InitiativeRolled:
    first, second = sides
    faces, row = dice.roll(2, INITIATIVE), book.deployment.initiative.attacker
    scores = (_score(book, first, faces[0]), _score(book, second, faces[1]))
    return InitiativeRolled((first.name, second.name), scores, row.rule, row.page)


def _score(book: Book, side: Side, face: int) -> Reckoning:
    row = book.deployment.initiative.score
    die = row.line("scenarios-face", face)
    return Reckoning((die, Line("scenarios-aggressiveness", side.aggressiveness, side.rule, side.page)))


def roll_off(book: Book, names: tuple[str, str], dice: Dice) -> RolledOff:
    """The roll for who deploys first in an Encounter outside a campaign; ties are rolled again."""
    row = book.deployment.initiative.deploys_first
    faces: tuple[int, ...] = ()
    while not faces or faces[-1] == faces[-2]:
        faces += dice.roll(2, ROLL_OFF)
    return RolledOff(names, faces, names[0 if faces[-2] > faces[-1] else 1], row.rule, row.page)


def scenario_for(book: Book, attacker: str, dice: Dice) -> ScenarioSettled:
    """The event of the die that gives the scenario."""
    (face,) = dice.roll(1, DIE)
    row = book.deployment.initiative.scenario
    scenario = next(one.id for one in book.scenarios.scenarios if one.id and face in one.die)
    return ScenarioSettled(scenario, attacker, face, row.rule, row.page)


# --- points ---


def attackers_points(book: Book, scenario: Scenario, defender: int) -> Reckoning:
    """The attacker's points against so many of the defender, fractions dropped."""
    row = next(row for row in book.scenarios.scenarios if row.id == scenario).attacker_percent
    points = defender * row.value // PERCENT
    about = {"percent": row.value, "points": defender}
    return Reckoning((row.line("scenarios-attackers-points", points, **about),))


def budgets(book: Book, scenario: Scenario, points: int) -> tuple[int, int]:
    """What attacker and defender bring to a scenario, where the stronger of the two brings so many points."""
    percent = next(row for row in book.scenarios.scenarios if row.id == scenario).attacker_percent.value
    defender = points * PERCENT // max(PERCENT, percent)
    return attackers_points(book, scenario, defender).total, defender


# --- light ---


def objections_to_light(book: Book, scenario: Scenario, light: Light) -> tuple[Problem, ...]:
    """Why the battle may not be fought in that light."""
    row, found = book.deployment.light, []
    about = {"scenario": scenario}
    if light.time != "day" and scenario != row.scenario:
        found.append(row.only_there.problem("scenarios-dark-elsewhere", **about))
    if light.time in {"dawn", "dusk"} and light.turns < 1:
        found.append(row.choice.problem("scenarios-turns-not-stated", **about))
    return tuple(found)


# --- who has won it ---


def _verdict(winner: Winner, code: str, row: Entry) -> Verdict:
    return Verdict(winner, row.line(f"victories-{code}"))


# --- an Encounter ---


def encounter(
    book: Book, attackers: int, defenders: int, conceded: Collection[Winner] = ()
) -> Verdict | None:
    """The verdict of an Encounter, or None as long as both sides fight on.

    A side loses that gives up or has no combat unit on the table; if both do at once it is a draw.
    """
    row = book.victories.encounter.lost
    attacker, defender = not attackers or "attacker" in conceded, not defenders or "defender" in conceded
    if attacker and defender:
        return _verdict("draw", "both-beaten", row)
    if attacker or defender:
        return _verdict("defender" if attacker else "attacker", "beaten", row)
    return None


# --- an Ambush ---


@dataclass(frozen=True, slots=True)
class AmbushFacts:
    """What has become of the attacker's force in an Ambush. Figures are combat figures, without baggage.

    `figures`, `baggage`: what he started with; `figures_out`, `baggage_out`: what has left by the far side;
    `figures_gone`, `baggage_gone`: what is lost. `entered`, `lost`: his units (the baggage is one) that have
    entered, and those of them that are broken, captured or destroyed.
    """

    turn: int
    figures: int
    figures_out: int = 0
    figures_gone: int = 0
    baggage: int = 0
    baggage_out: int = 0
    baggage_gone: int = 0
    entered: int = 0
    lost: int = 0


def combat_figures(book: Book, force: Mapping[str, int]) -> int:
    """How many of these count as combat figures: all but baggage and the leader's attendants (SCEN-31)."""
    return sum(count for who, count in force.items() if who not in book.victories.ambush.uncounted)


def _at_least(share: Share, count: int, total: int) -> bool:
    part, whole = share.share
    return count * whole >= total * part


def ambush(book: Book, facts: AmbushFacts) -> Verdict | None:
    """The verdict of an Ambush: enough of the attacker's force got through, or no longer can; or None."""
    rows = book.victories.ambush
    if _at_least(rows.leave, facts.figures_out, facts.figures):
        return _verdict("attacker", "got-through", rows.leave)
    baggage_is_out = 0 < facts.baggage == facts.baggage_out
    if baggage_is_out and _at_least(rows.leave_with_baggage, facts.figures_out, facts.figures):
        return _verdict("attacker", "got-through-with-baggage", rows.leave_with_baggage)
    if _hopeless(book, facts):
        return _verdict("defender", "hopeless", rows.hopeless)
    if facts.turn >= rows.lost_from_turn.value and 0 < facts.entered == facts.lost:
        return _verdict("defender", "column-destroyed", rows.lost_from_turn)
    return None


def _hopeless(book: Book, facts: AmbushFacts) -> bool:
    """Whether neither two thirds of the figures can leave any more, nor half with all the baggage."""
    rows, at_best = book.victories.ambush, facts.figures - facts.figures_gone
    with_baggage = facts.baggage > 0 and not facts.baggage_gone
    half = with_baggage and _at_least(rows.leave_with_baggage, at_best, facts.figures)
    return not half and not _at_least(rows.leave, at_best, facts.figures)


# --- a Planned Attack ---


def planned_attack(book: Book, defenders: int, held_turns: int = 0) -> Verdict | None:
    """The verdict of a Planned Attack if the attacker has won, or None.

    That he no longer can is for the players to say (SCEN-44). `defenders`: combat units on the table;
    `held_turns`: for how many complete turns he has held the place, with all that is left of at least one
    combat unit inside and no defending figure but baggage.
    """
    rows = book.victories.planned_attack
    if not defenders:
        return _verdict("attacker", "cleared", rows.cleared)
    if held_turns >= rows.held_turns.value:
        return _verdict("attacker", "held", rows.held_turns)
    return None


# --- a Raid ---


def raid(book: Book, captured: int, turns_played: int) -> Verdict | None:
    """The verdict of a Raid: the attacker has captured enough baggage, or his time is over; or None."""
    rows = book.victories.raid
    if captured >= rows.captures.value:
        return _verdict("attacker", "raided", rows.captures)
    if turns_played >= rows.turns.value:
        return _verdict("defender", "time-over", rows.turns)
    return None
