"""A club that plays a campaign: orders through a real journal, every entry through its text, every word said."""

from collections.abc import Iterable

from heart_africa.core.citations import Rulebook
from heart_africa.core.journal.journal import Journal, Refused
from heart_africa.core.journal.records import Command, Origin, Stamp
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import Problem
from heart_africa.language import narration
from heart_africa.rules.book import book
from heart_africa.rules.campaign import Army, Campaign, Keeper, Player, keeper
from heart_africa.rules.campaign.attacks import Attack, PassGo
from heart_africa.rules.campaign.battles import ReportResult
from heart_africa.rules.campaign.declarations import Resist
from heart_africa.rules.campaign.forces import FoundCampaign, Join
from heart_africa.rules.campaign.state import Outcome
from heart_africa.rules.campaign.turn import BeginTurn, RollOrder, up

BOOK = book()
KEEPER: Keeper = keeper(BOOK)
RULEBOOK = Rulebook()

ARMIES = {
    "native_kingdom": 2,
    "native_warlord": 3,
    "peaceful_village": 1,
    "warrior_herders": 4,
    "jungle_cannibals": 1,
    "pygmies": 1,
    "zanzibaris": 2,
    "sudanese_slavers": 4,
    "portuguese_settlers": 2,
    "white_explorers": 2,
    "colonial_expedition": 4,
}


def army(list_: str, people: str = "", mode: str = "") -> Army:
    """An army of that list with the aggressiveness that the book prints beside it."""
    if list_ == "egyptians":
        return Army(list_, 4 if mode == "colonial" else 1, "L11-01", 35, people, mode)
    return Army(list_, ARMIES.get(list_, 1), people=people)


class Club:
    """A campaign under way. `do` gives an order with the faces that lie on the table, all of which it takes."""

    def __init__(self, year: int = 1860, **players: str) -> None:
        self.journal: Journal[Campaign] = Journal(KEEPER)
        self.do(FoundCampaign("Lagos", year))
        for name, list_ in players.items():
            self.join(name, list_)

    @property
    def state(self) -> Campaign:
        return self.journal.state

    def player(self, name: str) -> Player:
        return self.state.player(name)

    def hongos(self, name: str) -> int:
        return self.state.hongos(name)

    def do(self, command: Command, *faces: int, despite: str | None = None) -> list[str]:
        """Carry it out: the kinds of what came of it. Every entry is read back from its text."""
        left = list(faces)

        def more(count: int, why: str) -> tuple[Iterable[int], Origin]:
            assert len(left) >= count, f"{count} more for {why}"
            return [left.pop(0) for _ in range(count)], Origin.TYPED

        act = self.journal.act(command, more, despite)
        assert not left, f"{left} were not asked for"
        codec = KEEPER.codec
        entry = self.journal.entry(act, Stamp(who="test"))
        text = codec.text(entry)
        assert codec.entry(text) == entry
        self.journal.append(codec.entry(text))
        assert self.state.ledger.trial_balance == 0
        for lang in LANGUAGES:
            assert all(narration.sentence(lang, fact.event) for fact in act.facts)
        return [fact.event.kind for fact in act.facts]

    def refused(self, command: Command) -> list[str]:
        """By which rules it is refused, worded in both languages, with the page of the rule."""
        try:
            self.journal.act(command, lambda count, _why: ([1] * count, Origin.TYPED))
        except Refused as refusal:
            return [_seen(problem) for problem in refusal.problems]
        return []

    # --- shortcuts ---

    def join(self, name: str, list_: str, people: str = "", mode: str = "") -> None:
        self.do(Join(name, army(list_, people, mode)))

    def turn(self, *faces: int, meetings: tuple[int, ...] = ()) -> None:
        """A turn begins and its order is rolled; without faces, in the order in which they joined."""
        self.do(BeginTurn(), *meetings)
        self.do(RollOrder(), *faces)

    def fight(self, attacker: str, defender: str, outcome: Outcome, *injuries: int, face: int = 4) -> str:
        """An attack is resisted and fought, whoever's go it is: the battle."""
        self.do(
            Attack(attacker, defender),
            despite="out of turn" if self.refused(Attack(attacker, defender)) else None,
        )
        self.do(Resist(defender), face)
        battle = list(self.state.battles)[-1]
        fallen = tuple(
            name for name in (attacker, defender) if injuries and self.player(name).kind == "explorer"
        )
        self.do(ReportResult(battle, outcome, fallen), *injuries)
        return battle

    def beat(self, winner: str, loser: str) -> str:
        """The one attacks and beats the other, whoever's go it is."""
        return self.fight(winner, loser, "attacker")

    def pass_all(self) -> None:
        """Everybody who has still to act does nothing."""
        while name := up(self.state):
            self.do(PassGo(name))


def _seen(problem: Problem) -> str:
    assert problem.page == RULEBOOK.rule(problem.rule).page
    assert all(narration.problem(lang, problem) for lang in LANGUAGES)
    return problem.rule
