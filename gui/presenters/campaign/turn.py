"""The current half year: what comes next, the order of play, battles; and the journal in words."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field

from gui.documents.campaign import CampaignDocument
from gui.documents.campaign_battle import ended
from gui.presenters.campaign.order_context import CampaignContext
from gui.presenters.campaign.page import (
    act_title,
    help_text,
    objections,
    title,
    verb,
)
from gui.presenters.forms import check, lacking, order_form
from gui.presenters.journal import Choice, JournalWords, WordedAct
from gui.session import Session
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.journal.records import Command
from heart_africa.core.reckoning import Reckoning
from heart_africa.language.battle.words import reason
from heart_africa.language.campaign.reader import order_line, reader
from heart_africa.language.campaign.words import in_turn
from heart_africa.language.narration import capital, signed
from heart_africa.language.narration import name as called
from heart_africa.language.order_fields import form
from heart_africa.rules.campaign import Campaign, Keeper, Player, PlayerKind, PlayerStatus
from heart_africa.rules.campaign.agenda import Due, may
from heart_africa.rules.campaign.battles import OpenBattle, before, points_of
from heart_africa.rules.campaign.keeper import ORDERS
from heart_africa.rules.campaign.state import Engagement
from heart_africa.rules.campaign.turn import to_decide

# --- the journal of a campaign in words ---


class CampaignWords(JournalWords[Campaign]):
    """How the journal of an open campaign is worded; a player's copy offers no corrections."""

    overruled = "chronicle-despite"
    between = " · "

    def __init__(self, session: Session, keeping: CampaignDocument) -> None:
        super().__init__(session, keeping)
        self.keeping = keeping

    def line(self, before: Campaign, command: Command) -> str:
        """An order as it would have been typed at that moment."""
        session = self.session
        return order_line(session.lang, session.catalogue, self.keeping.keeper, before, command)

    def command(self, before: Campaign, text: str) -> Command:
        """The order of a line at that moment. Raises `BadData`."""
        found: Command = reader(self.session.lang, self.session.catalogue, before).command(text)
        return found

    def moment(self, act: StandingAct[Campaign]) -> Hashable:
        """The number of the turn."""
        return act.after.turn

    def heading(self, act: StandingAct[Campaign]) -> str:
        """The half year and the turn in words."""
        return title(self.session, act.after) if act.after.turn else self.session.say("campaign_desk-before")

    def head(self, act: StandingAct[Campaign]) -> str:
        """The order, and whom it is about."""
        return act_title(self.session, act)

    def filters(self) -> Mapping[str, Sequence[Choice]]:
        """The players by whom the log can be filtered."""
        return {"player": [(each, each) for each in self.keeping.live.players]}

    def filters_known_by(self) -> Hashable:
        """The players: the choices change only with them."""
        return tuple(self.keeping.live.players)

    def keeps(self, act: StandingAct[Campaign], chosen: Mapping[str, str]) -> bool:
        """Whether an act is about the chosen player."""
        player = chosen.get("player", "")
        return not player or any(
            player == fact.who or player in fact.event.about.values() for fact in act.act.facts
        )


# --- the present half year ---


@dataclass(frozen=True, slots=True)
class Press:
    """A button for an order; `given`: its known fields; `off`: why it cannot be given now."""

    order: str
    text: str
    tip: str = ""
    given: dict[str, str] = field(default_factory=dict, hash=False)
    off: str = ""


@dataclass(frozen=True, slots=True)
class DueOrders:
    """Something that has to be done: by whom, why with citation, and the orders that do it.

    `lead`: the number of the order that stands out.
    """

    who: str
    text: str
    presses: tuple[Press, ...]
    lead: int = 0


@dataclass(frozen=True, slots=True)
class TurnOrderRow:
    """A player's place in the order of play (0 before it is rolled), what he has, what he has done.

    `up`: it is his turn.
    """

    number: int
    name: str
    force: str
    worth: str
    state: str
    up: bool = False


@dataclass(frozen=True, slots=True)
class SidePoints:
    """A side of a battle with its points and the reasons for them."""

    name: str
    army: str
    points: str
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fight:
    """A battle to be played."""

    id: str
    heading: str
    state: str
    sides: tuple[SidePoints, ...]
    against: tuple[str, ...]
    presses: tuple[Press, ...]
    record: str


@dataclass(frozen=True, slots=True)
class Turn:
    """Everything in the part of the current half year."""

    first: DueOrders
    then: tuple[DueOrders, ...]
    seats: tuple[TurnOrderRow, ...]
    no_order: str
    joins: tuple[Press, ...]
    notes: tuple[str, ...]
    fights: tuple[Fight, ...]
    heading: str
    done: tuple[WordedAct, ...]
    others: tuple[Press, ...]


def turn(session: Session, keeping: CampaignDocument) -> Turn:
    """The half year at the moment that is shown."""
    campaign = keeping.campaign
    waits = []
    for each in keeping.due:
        if "report-result" in each.orders:  # it is about a battle, and these have cards of their own
            continue
        who = each.player or session.say("campaign_state-organiser")
        presses = tuple(press(session, order, _given(campaign, each, order)) for order in each.orders)
        waits.append(DueOrders(capital(who), reason(session, each.why), presses))
    fights = tuple(_fight(session, keeping.keeper, campaign, each) for each in campaign.battles.values())
    if not waits:  # only battles are left to be played
        why = keeping.due[0].why
        next_ = (_played(each) for each in fights if each.id == why.about.get("battle"))
        waits = [DueOrders(session.say("campaign_desk-battles-wait"), reason(session, why), next(next_, ()))]
    pressed = [one for each in waits for one in each.presses]
    # a player may join at any time; there is no second button where joining is due anyway
    due = any(each.order == "join" for each in pressed)
    joins = () if due or not campaign.start or campaign.over else (press(session, "join"),)
    pressed += [*joins, *(one for each in fights for one in each.presses)]
    first = waits[0]
    if not campaign.turn:  # before the first turn, joining comes first
        first, joins = replace(first, presses=(*joins, *first.presses), lead=len(joins)), ()
    return Turn(
        first,
        tuple(waits[1:]),
        tuple(_seats(session, campaign)),
        "" if campaign.round.order else session.say("campaign_desk-no-order"),
        joins,
        tuple(_notes(session, campaign)),
        fights,
        session.say("campaign_desk-done" if campaign.turn else "campaign_desk-done-before"),
        tuple(map(CampaignWords(session, keeping).told, _this_turn(keeping))),
        tuple(_others(session, campaign, pressed)),
    )


def _played(fight: Fight) -> tuple[Press, ...]:
    """The orders of a battle that come first: playing it here, or entering its result."""
    results = {"outcome"} if fight.record else {"report-result"}
    return (fight.presses[0], *(each for each in fight.presses[1:] if each.order in results))


def all_orders(session: Session, keeping: CampaignDocument) -> Iterator[Press]:
    """Every order: those with a button, then all others, perhaps refused."""
    panel = turn(session, keeping)
    yield from (one for each in (panel.first, *panel.then) for one in each.presses)
    yield from (one for each in panel.fights for one in each.presses)
    yield from panel.joins
    ahead = keeping.ahead.state
    open_ = {
        choice.order for name in ahead.players for choice in may(keeping.book, ahead, name) if choice.open
    }
    for each in panel.others:
        yield each if each.order in open_ else replace(each, off=_refused(session, keeping, each.order))


def _refused(session: Session, keeping: CampaignDocument, kind: str) -> str:
    """Why an order cannot be given with what its form proposes; "" if that is still open."""
    at = CampaignContext(session, keeping, kind)
    form = order_form(at)
    for each in form.fields:
        if each.needed and each.empty and each.input == "choice":
            return session.say("campaign_desk-off-nothing", field=each.label)
    if lacking(at, form.fields):
        return ""
    now = check(at, form)
    return now.fault or " ".join(now.against)


def press(session: Session, order: str, given: dict[str, str] | None = None, text: str = "") -> Press:
    """An order as a button."""
    return Press(order, text or verb(session, order), help_text(session, order), given or {})


def _given(campaign: Campaign, due: Due, order: str) -> dict[str, str]:
    """The known fields of an order that is due: the player, and whom it is about if only one can be meant."""
    about = {key: str(value) for key, value in due.why.about.items() if key in {"other", "battle", "offer"}}
    if order in {"greet", "duel"}:
        return {"player": due.player, "other": about.get("other", "")}
    if order == "take-district":
        loser = next((loser for winner, loser in campaign.claims if winner == due.player), "")
        first = campaign.districts(loser)[:1] if loser else ()
        return {"player": due.player, "district": first[0] if first else ""}
    if "offer" in about:
        return {"player": due.player, "offer": about["offer"]}
    return {"player": due.player} if due.player else {}


# --- order of play ---


def _seats(session: Session, campaign: Campaign) -> Iterator[TurnOrderRow]:
    """Players in the order of play; then those without a place: all before it is rolled, and newcomers."""
    order = campaign.round.order
    rows = [(campaign.player(name), number) for number, name in enumerate(order, 1)]
    rows += [
        (player, 0)
        for player in campaign.players.values()
        if player.name not in order and player.standing is not PlayerStatus.OUT
    ]
    for player, number in rows:
        name, own = player.name, player.called
        force = own if own != name else called(session.lang, "list", player.army.list)
        state = in_turn(session.lang, campaign, player)
        up = name == to_decide(campaign)
        yield TurnOrderRow(number, name, force, worth(session, campaign, player), state, up)


def worth(session: Session, campaign: Campaign, player: Player) -> str:
    """Return what counts for a player of this kind, in words: districts or hongos."""
    if player.kind is PlayerKind.COLONIAL:
        return session.say("page-districts", count=len(campaign.districts(player.name)))
    return session.say("campaign_desk-hongos", count=campaign.hongos(player.name))


def _notes(session: Session, campaign: Campaign) -> Iterator[str]:
    if campaign.round.deadline:
        yield session.say("campaign_state-turn-deadline", by=campaign.round.deadline)
    if campaign.race:
        yield session.say("campaign_state-race", order=", ".join(campaign.race))


# --- battles ---


def _fight(session: Session, rules: Keeper, campaign: Campaign, battle: Engagement) -> Fight:
    say = session.say
    first = before(campaign, battle)
    over = ended(session, battle)
    how = "ended" if over else "opened" if battle.opened else "waits" if first else "ready"
    points = battle.points or points_of(rules.book, campaign, battle)
    against = () if battle.opened or campaign.over else rules.objections(campaign, OpenBattle(battle.id))
    given = {"battle": battle.id}
    engage = "resume" if battle.record else "engage"
    words = "play-out" if battle.left and not battle.record else engage
    presses = [Press(engage, say(f"campaign_desk-{words}"), say(f"campaign_desk-{words}-tip"), given)]
    if battle.record:
        presses.insert(
            0 if over else 1,
            Press("outcome", say("campaign_desk-take"), say("campaign_desk-take-tip"), given),
        )
    opens, leaves = ("open-battle", not battle.opened), ("play-out", not battle.left)
    orders = (*(order for order, may in (opens, leaves) if may), "report-result", "call-off")
    presses += [press(session, order, given) for order in orders]
    presses.append(press(session, "concede", {"player": battle.defender, **given}))
    return Fight(
        battle.id,
        say("paper-battle", battle=battle.id, scenario=called(session.lang, "scenario", battle.scenario)),
        say("campaign_state-battle-state", how=how, first=first or "none", record=battle.record or "none"),
        tuple(
            _side(session, campaign, role, name, sum_)
            for role, name, sum_ in zip(("attacker", "defender"), battle.sides, points, strict=True)
        ),
        objections(session, against),
        tuple(presses),
        battle.record,
    )


def _side(session: Session, campaign: Campaign, role: str, name: str, sum_: Reckoning) -> SidePoints:
    army = called(session.lang, "list", campaign.player(name).army.list)
    return SidePoints(
        session.say("campaign_desk-side", role=role, player=name),
        army,
        session.say("campaign_desk-points", points=sum_.total),
        reasons(session, sum_),
    )


def reasons(session: Session, sum_: Reckoning) -> tuple[str, ...]:
    """A sum line by line, each with its rule."""
    return tuple(f"{signed(line.value)}  {reason(session, line)}" for line in sum_.lines)


# --- what was done ---


def _this_turn(keeping: CampaignDocument) -> Iterator[StandingAct[Campaign]]:
    """The acts of the half year that is shown, the latest first."""
    campaign = keeping.campaign
    for entered in reversed(keeping.journal.standing):
        if keeping.at is not None and entered.number > keeping.at:
            continue
        if entered.after.turn != campaign.turn:
            return
        yield entered


def _others(session: Session, campaign: Campaign, shown: Iterable[Press]) -> Iterator[Press]:
    """Every order without a button yet."""
    if not campaign.start or campaign.over:
        return
    there = {"found-campaign", *(each.order for each in shown)}
    for kind in (form(order).kind for order in ORDERS):
        if kind not in there:
            yield press(session, kind)
