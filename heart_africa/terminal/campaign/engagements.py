"""`campaign battle`: the battles to be played, one with its points, or one begun or played out here."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from random import Random
from secrets import randbelow
from typing import Annotated, get_args

import typer

from armylists.campaign_army import drawn, fitted
from armylists.legality import verdict
from armylists.roster import Roster
from armylists.wording.problems import problem as worded
from heart_africa import __version__
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.dice import SEEDS
from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.battles import BATTLES, campaign_of, note_of, seated, seats_in
from heart_africa.journal_kinds.battles import table as table_of
from heart_africa.journal_kinds.campaigns import CAMPAIGNS, keeper_of
from heart_africa.language.campaign.names import People
from heart_africa.language.lines import Line
from heart_africa.language.narration import objection
from heart_africa.rules.battle import SideId
from heart_africa.rules.book import Role
from heart_africa.rules.campaign.battles import OpenBattle
from heart_africa.rules.campaign.state import Engagement
from heart_africa.rules.referee.setup.orders import RollScenarioFor
from heart_africa.storage.documents import LONGEST_NAME, Document
from heart_africa.storage.library import Library
from heart_africa.terminal import context
from heart_africa.terminal.battle.armies import bring
from heart_africa.terminal.battle.session import BattleSession
from heart_africa.terminal.campaign.options import Name, Overrule
from heart_africa.terminal.campaign.order_commands import out_of
from heart_africa.terminal.campaign.session import CampaignSession
from heart_africa.terminal.campaign.wording import (
    against_opening,
    battle_facts,
    points_now,
    show_battle,
    show_battles,
)
from heart_africa.terminal.dice_sources import DiceOptions
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.game.dice import Source
from heart_africa.terminal.game.library import opened, taken, writer_of
from heart_africa.terminal.options import Json, Who, one_of
from heart_africa.terminal.screen import Screen

Battle = Annotated[str, typer.Argument(metavar="battle", help="help-option-engagement", show_default=False)]
Red = Annotated[str, typer.Option("--red", metavar="file", help="help-option-red-army")]
Blue = Annotated[str, typer.Option("--blue", metavar="file", help="help-option-blue-army")]
Attacker = Annotated[str, typer.Option("--attacker", metavar="red|blue", help="help-option-attacker-colour")]
PlayOut_ = Annotated[bool, typer.Option("--play-out", help="help-option-play-out")]
Level = Annotated[str, typer.Option("--level", metavar="level", help="help-option-play-out-level")]
Called = Annotated[str, typer.Option("--as", metavar="name", help="help-option-battle-name")]
COLOURS: tuple[SideId, SideId] = ("red", "blue")


def battle(
    ctx: typer.Context,
    name: Name,
    battle: Battle = "",
    *,
    red: Red = "",
    blue: Blue = "",
    attacker: Attacker = "red",
    called: Called = "",
    play_out: PlayOut_ = False,
    level: Level = "",
    overrule: Overrule = "",
    who: Who = "",
    as_json: Json = False,
) -> int:
    """`campaign battle`: exit code 0, or 1 if the book or a player objects.

    Raises `BadData`.
    """
    screen: Screen = ctx.obj
    one_of(attacker, COLOURS, "--attacker")
    if play_out and battle:
        wish = EngagementOptions(battle, (red, blue), "red", called, overrule, who)
        return _played_out(screen, name, wish, level)
    if not red and not blue:
        return _told(screen, name, battle, as_json=as_json)
    if not (battle and red and blue):
        raise BadData("missing-argument", about={"key": "--red, --blue"})
    files = (red, blue) if attacker == COLOURS[0] else (blue, red)
    with taken(CAMPAIGNS, screen, name, who) as writer:
        source = Source(screen)
        session = CampaignSession(screen, writer, source)
        id_ = People(writer.state, session.lists).engagement(battle)
        wanted = EngagementOptions(
            id_, files, attacker, called or _name(writer.document.name, id_), overrule, who
        )
        return _begun(session, wanted)


def _told(screen: Screen, name: str, word: str, *, as_json: bool) -> int:
    with opened(CAMPAIGNS, name) as writer:
        book, campaign = keeper_of(writer).book, writer.state
        id_ = People(campaign, context.catalogue(screen)).engagement(word) if word else ""
        if as_json:
            found = [campaign.battle(id_)] if id_ else campaign.battles.values()
            screen.json([battle_facts(screen, book, campaign, each) for each in found])
        elif id_:
            show_battle(screen, book, campaign, campaign.battle(id_))
        else:
            show_battles(screen, campaign)
    return DONE


# --- begun at our own table ---


@dataclass(frozen=True, slots=True)
class EngagementOptions:
    """The battle to begin: its id, both armies' files, the attacker's colour, its name."""

    id: str
    files: tuple[str, str]
    attacker: SideId
    called: str
    overrule: str
    who: str


def _name(campaign: str, id_: str) -> str:
    """The name of the battle's journal: the campaign's with the battle's id."""
    return f"{campaign[: LONGEST_NAME - len(id_) - 1]} {id_}"


def _begun(session: CampaignSession, wish: EngagementOptions) -> int:
    """Begin a battle, or go on if it was begun; everything is checked before anything is entered.

    Raises `BadData` if a journal of that name is of another battle.
    """
    screen, writer, campaign = session.screen, session.writer, session.campaign
    engagement = campaign.battle(wish.id)
    rosters = [
        _fitted(session, engagement, role, file)
        for role, file in zip(get_args(Role)[1:], wish.files, strict=True)
    ]  # without a file, an army is drawn by lot
    against = against_opening(session.keeper.book, campaign, engagement)
    found = [
        *(objection(session.lang, each) for each in against),
        *(line for roster in rosters for line in _unfit(session, roster)),
    ]
    if found and not wish.overrule:
        screen.items(("✗", line, "red") for line in found)
        screen.fail(screen.say("campaign_state-battle-refused"))
        return REFUSED
    called = engagement.record or wish.called
    document = next(iter(writer.library.documents(BATTLES.kind, called)), None)
    if document is not None and campaign_of(document) != (writer.document.id, engagement.id):
        raise BadData("name-taken", about={"what": BATTLES.kind, "found": called, "who": wish.who})
    if not engagement.opened:
        reason = wish.overrule if against else None
        session.carry_out(OpenBattle(engagement.id, called), Line((), None, reason))
    sides = rosters if wish.attacker == COLOURS[0] else rosters[::-1]
    if document is None:
        library: Library = writer.library
        note, rulings = note_of(writer.document, engagement.id), writer.document.rulings
        document = library.create(
            BATTLES.kind, called, who=wish.who, note=note, rules=__version__, rulings=rulings
        )
    _mustered(session, document, sides, wish)
    screen.speak("campaign_state-battle-begun", record=called)
    return DONE


def _played_out(screen: Screen, name: str, wish: EngagementOptions, level: str) -> int:
    """Let the computer play the battle for both sides, from the armies to the result in the campaign."""
    from heart_africa.opponent.seat import USUAL, Unattended, note_for  # noqa: PLC0415  # who only looks up need not wait

    with taken(CAMPAIGNS, screen, name, wish.who) as writer:
        # Nobody is there to throw for a Leader who falls.
        session = CampaignSession(screen, writer, Source(screen, DiceOptions(throw=True)))
        id_ = People(writer.state, session.lists).engagement(wish.id)
        sides = note_for("", [f"{side}={level or USUAL}" for side in COLOURS])
        if not session.campaign.battle(id_).left:
            screen.fail(screen.say("campaign_state-battle-not-agreed", battle=id_))
            return REFUSED
        called = wish.called or _name(writer.document.name, id_)
        if _begun(session, replace(wish, id=id_, called=called)) != DONE:
            return REFUSED
        engagement = session.campaign.battle(id_)
        library: Library = writer.library
        found = library.find(BATTLES.kind, engagement.record)
        document = library.remark(found, seated(found.note, seats_in(sides)))
        table = writer_of(BATTLES, library, document, wish.who)
        seat = Unattended(table, table_of(table))
        for turn, _ in groupby(seat.play_out()):
            screen.speak("campaign_state-battle-turn", "dim", turn=turn)
        session.carry_out(out_of(writer, engagement))
        count, turns = len(table.journal.entries), table.state.turn
        screen.speak(
            "campaign_state-battle-played-out", battle=id_, record=engagement.record, count=count, turns=turns
        )
    return DONE


def _fitted(session: CampaignSession, engagement: Engagement, role: Role, file: str) -> Roster:
    """The army in a file, or a random one, with year, role and points of this battle.

    Raises `BadData` if it cannot be read or is of another list than its player's.
    """
    campaign = session.campaign
    points = points_now(session.keeper.book, campaign, engagement)
    if not file:
        chance = Random(randbelow(SEEDS))  # noqa: S311  # an army, not a secret
        return drawn(
            session.lists, campaign, engagement, role, points, chance, rulings=session.keeper.rulings
        )
    roster = context.open_army(str(session.folder / file), session.lists, session.screen).roster
    return fitted(roster, campaign, engagement, role, points, file=file)


def _unfit(session: CampaignSession, roster: Roster) -> Iterator[str]:
    """The objections of the lists to an army in this battle."""
    lists, lang = session.lists, session.lang
    for each in verdict(lists, roster, session.keeper.rulings).problems:
        why = worded(lists, roster, each, lang)
        yield f"{roster.name or roster.list}: {why} ({cite(each.rule, each.page, lang)})"


def _mustered(
    session: CampaignSession, document: Document, rosters: Sequence[Roster], wish: EngagementOptions
) -> None:
    """Muster both armies and set the scenario by the die that the campaign has thrown. Raises `Refused`.

    The attacker of the campaign deploys first in an Encounter, without a die (SCEN-09).
    """
    library = session.writer.library
    writer = writer_of(BATTLES, library, document, wish.who)
    there = BattleSession(session.screen, writer, Source(session.screen))
    for colour, roster in zip(COLOURS, rosters, strict=True):
        if colour not in there.battle.sides:
            bring(there, colour, roster, session.lists)
    if not there.battle.scenario:
        face = session.campaign.battle(wish.id).face
        there.carry_out(RollScenarioFor(wish.attacker), Line((), str(face)))
    there.show_next()
