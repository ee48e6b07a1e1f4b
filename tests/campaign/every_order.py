"""Every order of a campaign in a situation in which it goes, so that each can be tried at a door of the program."""

from collections.abc import Mapping
from typing import Any

from armylists.catalogue import built_in
from heart_africa.core.dataclass import dataclass
from heart_africa.language.campaign.reader import Enlist, Rise
from heart_africa.language.order_fields import form
from heart_africa.rules.campaign import Campaign, Keeper
from heart_africa.rules.campaign.agreements import AcceptOffer, CountDice, DeclineOffer, Propose
from heart_africa.rules.campaign.attacks import Attack, PassGo, PassRest, Settle
from heart_africa.rules.campaign.battles import OpenBattle, PlayOut, ReportResult
from heart_africa.rules.campaign.colonials import Revolt, Submit, TakeDistrict
from heart_africa.rules.campaign.conclusion import Conclude
from heart_africa.rules.campaign.declarations import Duel, Resist
from heart_africa.rules.campaign.explorers import Explore, Greet, Hunt
from heart_africa.rules.campaign.forces import ComeBack, FoundCampaign, Leave, NameForce, StayAway
from heart_africa.rules.campaign.forfeits import CallOff, Concede, SetDeadline
from heart_africa.rules.campaign.treasury import GiveHongos
from heart_africa.rules.campaign.turn import BeginTurn, RollOrder
from tests.campaign.club import KEEPER, Club


@dataclass(frozen=True)
class Situation:
    """How a campaign stands, and an order that nothing speaks against there."""

    campaign: Campaign
    order: Any


@dataclass(frozen=True)
class CampaignAt(Keeper):
    """The keeper of a campaign that begins in the middle."""

    start: Campaign

    @classmethod
    def of(cls, situation: Situation) -> "CampaignAt":
        """The keeper of the campaign of a situation."""
        return cls(KEEPER.book, KEEPER.rulings, situation.campaign)


def _natives() -> Club:
    return Club(1885, Ana="native_kingdom", Luis="native_warlord", Eva="zanzibaris")


def _in_turn(club: Club, *faces: int, meetings: tuple[int, ...] = ()) -> Club:
    club.turn(*faces, meetings=meetings)
    return club


def _attacked() -> Club:
    """Ana, who is first, has attacked Luis."""
    club = _in_turn(_natives(), 6, 2, 1)
    club.do(Attack("Ana", "Luis"), despite="whoever is first")
    return club


def _engaged() -> tuple[Club, str]:
    club = _attacked()
    club.do(Resist("Luis"), 4)
    return club, next(iter(club.state.battles))


def _explorers(*meetings: int) -> Campaign:
    """Both explorers in their turn; two sixes and they have met."""
    club = Club(1860, Burton="white_explorers", Speke="white_explorers", Ana="native_kingdom")
    return _in_turn(club, 6, 1, 3, meetings=meetings).state


def _conquered() -> Club:
    """Leo has taken Ana's and Eva's country."""
    club = Club(1885, Leo="colonial_expedition", Otto="colonial_expedition", Ana="pygmies", Eva="pygmies")
    for native in ("Ana", "Ana", "Eva", "Eva"):
        club.beat("Leo", native)
    return club


def _situations() -> tuple[Situation, ...]:
    lists = built_in()
    club, (engaged, battle) = _natives().state, _engaged()
    claimed = _conquered()
    claimed.beat("Otto", "Leo")
    risen = Club(1885, Leo="colonial_expedition", Ana="native_kingdom", Luis="pygmies")
    for winner, loser in (("Leo", "Ana"), ("Leo", "Ana"), ("Luis", "Leo")):
        risen.beat(winner, loser)
    away = _natives()
    away.do(StayAway("Eva"))
    begun = _natives()
    begun.do(BeginTurn())
    going, alone, met = _in_turn(_natives(), 6, 2, 1).state, _explorers(3, 4), _explorers(6, 6)
    rich = Club(1885, Ana="native_kingdom", Leo="colonial_expedition")
    for _ in range(2):
        rich.beat("Ana", "Leo")
    offered = _attacked()
    offered.do(Propose("Luis", Settle("Luis", 1)))
    return (
        Situation(Campaign(), FoundCampaign("Lagos", 1885)),
        Situation(club, Enlist("Leo", "colonial_expedition", "british").order(lists)),
        Situation(club, Leave("Ana")),
        Situation(club, NameForce("Ana", "Los leones")),
        Situation(club, StayAway("Ana")),
        Situation(away.state, ComeBack("Eva")),
        Situation(club, GiveHongos("Ana", "Luis", 1)),
        Situation(club, BeginTurn()),
        Situation(begun.state, RollOrder()),
        Situation(going, Attack(_first(going), _second(going))),
        Situation(going, PassGo(_first(going))),
        Situation(going, PassRest()),
        Situation(_attacked().state, Settle("Luis", 1)),
        Situation(alone, Explore(_first(alone), "Ana")),
        Situation(alone, Hunt(_first(alone))),
        Situation(met, Greet("Burton", "Speke")),
        Situation(_attacked().state, Resist("Luis")),
        Situation(met, Duel("Burton", "Speke")),
        Situation(engaged.state, OpenBattle(battle)),
        Situation(engaged.state, PlayOut(battle)),
        Situation(engaged.state, ReportResult(battle, "attacker")),
        Situation(club, SetDeadline("2027-03-31")),
        Situation(_attacked().state, Concede("Luis")),
        Situation(engaged.state, CallOff(battle, "vacaciones")),
        Situation(risen.state, Revolt("Ana")),
        Situation(risen.state, Submit("Ana")),
        Situation(claimed.state, TakeDistrict("Otto", "Ana")),
        Situation(rich.state, Rise("Ana", "native_warlord").order(lists)),
        Situation(club, CountDice("sender")),
        Situation(_attacked().state, Propose("Luis", Settle("Luis", 1))),
        Situation(offered.state, AcceptOffer("Ana", 1)),
        Situation(offered.state, DeclineOffer("Ana", 1)),
        Situation(club, Conclude("se acabó el año")),
    )


def _first(state: Campaign) -> str:
    return state.round.order[0]


def _second(state: Campaign) -> str:
    return state.round.order[1]


SITUATIONS: Mapping[str, Situation] = {form(type(each.order)).kind: each for each in _situations()}
