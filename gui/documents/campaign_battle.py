"""A battle of the open campaign that is played here: both armies chosen, begun, its result taken over."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from secrets import randbelow

from armylists.campaign_army import drawn, fitted
from armylists.legality import verdict
from armylists.points import price
from armylists.roster import Roster
from armylists.wording.names import list_name
from armylists.wording.problems import problem as worded
from gui.dice import OrderDice
from gui.documents.battle import BATTLES, BattleDocument
from gui.documents.campaign import CAMPAIGNS, CampaignDocument
from gui.documents.muster import Source, bring, roster_of, sources
from gui.session import Key, Session
from heart_africa.analytics.campaign_result import result_of
from heart_africa.core.citations import cite
from heart_africa.core.dice import SEEDS
from heart_africa.core.problems import BadData
from heart_africa.core.reckoning import Reckoning
from heart_africa.journal_kinds.battles import campaign_of, note_of
from heart_africa.rules.battle import SideId, Stage
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.book import Role
from heart_africa.rules.campaign.battles import OpenBattle, ReportResult, points_of
from heart_africa.rules.campaign.state import Engagement
from heart_africa.rules.referee.setup.orders import RollScenarioFor
from heart_africa.storage.documents import LONGEST_NAME

DRAW = "draw"
ROLES: tuple[Role, Role] = ("attacker", "defender")


def offers(
    session: Session, keeping: CampaignDocument, battle: str, role: Role
) -> tuple[tuple[str, str], ...]:
    """The armies that a side may bring: the player's files of the right list, and one drawn by lot.

    Each as an id with name and points; `DRAW` has no name. Raises `BadData`.
    """
    files = _files(session, keeping, battle, role)
    return (
        *((each.id, f"{_named(session, roster)} · {_cost(session, roster)}") for each, roster in files),
        (DRAW, ""),
    )


def _named(session: Session, roster: Roster) -> str:
    return roster.name or list_name(session.catalogue, roster.list, session.lang)


def _cost(session: Session, roster: Roster) -> str:
    return session.say("campaign_desk-points", points=price(session.book, roster).total)


def _files(
    session: Session, keeping: CampaignDocument, battle: str, role: Role
) -> Iterator[tuple[Source, Roster]]:
    for source in sources(session):
        roster = _read(session, source) if source.path is not None else None
        if roster is not None:
            with suppress(BadData):  # the army may be of another list or people
                yield source, _fitted(keeping, battle, role, roster)


def of_other_peoples(
    session: Session, keeping: CampaignDocument, battle: str, role: Role
) -> tuple[tuple[str, str], ...]:
    """The player's own armies of the right list that are of another people than he is: name and people.

    Raises `BadData`.
    """
    own = keeping.live.player(keeping.live.battle(battle).sides[role == "defender"]).army
    found = ((each, _read(session, each)) for each in sources(session) if each.id.startswith("own:"))
    return tuple(
        (roster.name or (source.path.name if source.path else source.id), roster.people)
        for source, roster in found
        if roster
        and (roster.list, roster.mode) == (own.list, own.mode)
        and roster.people not in {"", own.people}
    )


def _read(session: Session, source: Source) -> Roster | None:
    """The army in a file; None if it cannot be read."""
    try:
        return roster_of(session, source)
    except BadData:
        return None


def army(session: Session, keeping: CampaignDocument, battle: str, role: Role, id_: str) -> Roster:
    """The army with that id, fitted to the battle. Raises `BadData` if there is none or none can be drawn."""
    if id_ != DRAW:
        for each, roster in _files(session, keeping, battle, role):
            if each.id == id_:
                return roster
        raise BadData("no-army-drawn", about={"found": id_})
    chance = Random(randbelow(SEEDS))  # noqa: S311  # an army, not a secret
    engagement, points = keeping.live.battle(battle), _points(keeping, battle)
    return drawn(session.catalogue, keeping.live, engagement, role, points, chance, rulings=session.rulings)


def _points(keeping: CampaignDocument, battle: str) -> tuple[Reckoning, Reckoning]:
    engagement = keeping.live.battle(battle)
    return engagement.points or points_of(keeping.book, keeping.live, engagement)


def _fitted(keeping: CampaignDocument, battle: str, role: Role, roster: Roster) -> Roster:
    engagement = keeping.live.battle(battle)
    return fitted(roster, keeping.live, engagement, role, _points(keeping, battle), file=roster.name)


def unfit(session: Session, roster: Roster) -> tuple[str, ...]:
    """What the lists have against an army in that battle, in words."""
    lists, lang = session.catalogue, session.lang
    found = verdict(lists, roster, session.rulings).problems
    return tuple(
        f"{worded(lists, roster, each, lang)} ({cite(each.rule, each.page, lang)})" for each in found
    )


def engage(
    session: Session,
    keeping: CampaignDocument,
    battle: str,
    armies: tuple[Roster, Roster],
    why: str | None = None,
) -> None:
    """Begin the battle; the attacker is red. `why`: the reason to play it against the book.

    Raises `Refused`, `BadData`.
    """
    engagement = keeping.live.battle(battle)
    # the battle is named after the campaign, with the id that it has there
    name = engagement.record or BATTLES.free_name(
        session, f"{keeping.name[: LONGEST_NAME - len(battle) - 5]} {battle}"
    )
    note = note_of(keeping.writer.document, battle)
    order = OpenBattle(battle, name)
    if not engagement.opened:
        despite = why if keeping.objections(order) else None
        keeping.submit(order, OrderDice(), despite)
    if name not in {each.name for each in BATTLES.all(session)}:
        BATTLES.create(session, name, keeping.writer.document.rulings, note)
    table = BATTLES.open(session, name)
    for colour, roster in zip(("red", "blue"), armies, strict=True):
        if colour not in table.live.sides:
            bring(table, "red" if colour == "red" else "blue", roster)
    if not table.live.scenario:  # by the campaign's die
        table.submit(RollScenarioFor("red"), OrderDice((engagement.face,)))


def leave(session: Session) -> None:
    """Let the computer play both sides of the open battle to its end, as the players have agreed."""
    from gui.documents.opponent import seat  # noqa: PLC0415  # only who plays against it waits for it
    from heart_africa.opponent.seat import USUAL  # noqa: PLC0415  # as above

    table = BATTLES.opened(session)
    if table is not None:
        seat(session, table, dict.fromkeys(SIDES, USUAL))


def campaign_behind(session: Session, table: BattleDocument) -> tuple[str, str] | None:
    """The campaign to which a battle belongs: its name, and the battle's name there; None if none."""
    id_, battle = campaign_of(table.writer.document)
    names = {each.id: each.name for each in CAMPAIGNS.all(session)} if id_ else {}
    return (names[id_], battle) if id_ in names else None


def points_agreed(session: Session, table: BattleDocument, side: SideId) -> int:
    """The points that the open campaign gives to a side of its battle; 0 without such a campaign."""
    keeping, behind = CAMPAIGNS.opened(session), campaign_behind(session, table)
    if keeping is None or behind is None or keeping.name != behind[0]:
        return 0
    return _points(keeping, behind[1])[side == "blue"].total


ENDED: Key[dict[tuple[str, int], bool]] = Key("ended-battles")
"""The key of which journals of battles have ended, by their last entry: reading them is slow."""


def ended(session: Session, battle: Engagement) -> bool:
    """Whether a battle that was played here is over, so that its result can be entered."""
    try:
        document = BATTLES.find(session, battle.record) if battle.record else None
    except BadData:
        return False
    if document is None:
        return False
    known, key = session.open.get(ENDED) or session.open.put(ENDED, {}), (document.id, document.head.number)
    if key not in known:
        try:
            known[key] = BATTLES.writer(session, document).journal.state.stage is Stage.OVER
        except BadData:
            return False
    return known[key]


def outcome(session: Session, keeping: CampaignDocument, battle: str) -> ReportResult:
    """The result of a battle that was played here. Raises `BadData` if there is none or it is not over."""
    engagement = keeping.live.battle(battle)
    journal = BATTLES.writer(session, BATTLES.find(session, engagement.record)).journal
    return result_of(keeping.live, engagement, journal, engagement.record)
