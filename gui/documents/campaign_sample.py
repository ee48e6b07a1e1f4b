"""A campaign of some years to look at: played by the rules, with the dice of one seed."""

from random import Random

from gui.dice import Generator, OrderDice
from gui.documents.campaign import CAMPAIGNS, CampaignDocument, begin_campaign
from gui.session import Session
from heart_africa.core.journal.records import Command
from heart_africa.language.campaign.reader import army_of
from heart_africa.rules.campaign.agenda import may
from heart_africa.rules.campaign.attacks import Attack, PassGo, Settle
from heart_africa.rules.campaign.battles import ReportResult
from heart_africa.rules.campaign.declarations import Resist
from heart_africa.rules.campaign.explorers import Explore, Greet, Hunt
from heart_africa.rules.campaign.forces import Join
from heart_africa.rules.campaign.state import Campaign
from heart_africa.rules.campaign.turn import BeginTurn, RollOrder, up

SEED, TURNS = 1871, 7
PLAYERS = (
    ("Ana", "native_kingdom", "buganda", "Wa-Simba"),
    ("Luis", "zanzibaris", "", "Tippu Tip"),
    ("Eva", "white_explorers", "", "Livingstone"),
    ("Marta", "warrior_herders", "masai", "Wa-Tembo"),
    ("Diego", "sudanese_slavers", "khartoum", "Zubeir"),
)
OUTCOMES = ("attacker", "attacker", "defender", "draw")


def begin_sample(session: Session) -> CampaignDocument:
    """Begin it and play some turns; the last one stays where a battle is to be played. Raises `BadData`."""
    name = CAMPAIGNS.free_name(session, session.say("keeper-sample"))
    opened = begin_campaign(session, name, 1871)
    opened.quiet = True
    chance, dice = Random(SEED), Generator(SEED)  # noqa: S311  # a game
    for player, list_, people, called in PLAYERS:
        opened.submit(Join(player, army_of(session.catalogue, list_, people), called), OrderDice())
    for turn in range(TURNS):
        _turn(opened, chance, dice, last=turn == TURNS - 1)
    opened.quiet = False
    session.tell("campaign")
    return opened


def _turn(opened: CampaignDocument, chance: Random, dice: Generator, *, last: bool) -> None:
    opened.submit(BeginTurn(), OrderDice((), dice))
    for one, other in opened.live.round.meetings:
        opened.submit(Greet(one, other), OrderDice())
    opened.submit(RollOrder(), OrderDice((), dice))
    while name := up(opened.live):
        if last and opened.live.battles and opened.live.round.gone:
            return
        opened.submit(_record(opened, name, chance), OrderDice((), dice))
        if (pending := opened.live.round.pending) is not None:
            answer = Settle(pending[1], 1) if chance.random() < 0.2 and not last else Resist(pending[1])  # noqa: PLR2004
            fits = not opened.objections(answer)
            opened.submit(answer if fits else Resist(pending[1]), OrderDice((), dice))
    for battle in () if last else tuple(opened.live.battles):
        if battle in opened.live.battles:
            losses = dict.fromkeys(opened.live.battle(battle).sides, 0)
            counts = {player: chance.randint(3, 14) for player in losses}
            outcome = chance.choice(OUTCOMES)
            opened.submit(ReportResult(battle, outcome, (), counts), OrderDice((), dice))  # type: ignore[arg-type]  # one of them


def _record(opened: CampaignDocument, name: str, chance: Random) -> Command:
    """Something that the book allows to whoever's go it is."""
    campaign: Campaign = opened.live
    open_ = [each for each in may(opened.book, campaign, name) if each.open]
    explores = [
        each for each in open_ if each.order == "explore" and each.about not in campaign.player(name).marks
    ]
    if explores:
        return Explore(name, chance.choice(explores).about)
    attacks = [each.about for each in open_ if each.order == "attack"]
    if attacks and chance.random() < 0.7:  # noqa: PLR2004  # mostly
        return Attack(name, chance.choice(attacks))
    return Hunt(name) if any(each.order == "hunt" for each in open_) else PassGo(name)
