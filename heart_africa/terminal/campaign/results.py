"""`campaign result`: how a battle ended, by hand or out of the battle that our own referee kept."""

from typing import Annotated, Any, get_args

import typer

from heart_africa.analytics.campaign_result import result_of
from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest
from heart_africa.language.campaign.names import People
from heart_africa.language.lines import Line
from heart_africa.language.values import chosen
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.battles import ReportResult
from heart_africa.rules.campaign.state import Engagement, Outcome
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.terminal.battle.library import BATTLES
from heart_africa.terminal.campaign.options import Dice, Given, Name, Overrule, Who
from heart_africa.terminal.campaign.order_commands import carried_out, line_of
from heart_africa.terminal.campaign.session import CampaignSession
from heart_africa.terminal.game.library import writer
from heart_africa.terminal.game.options import Certificate, Seed, Throw
from heart_africa.terminal.options import Json

Engaged = Annotated[str, typer.Argument(metavar="battle", help="help-option-engagement", show_default=False)]
Won = Annotated[str, typer.Argument(metavar="outcome", help="help-option-outcome", show_default=False)]
FromBattle = Annotated[bool, typer.Option("--from-battle", help="help-option-from-battle")]
Record = Annotated[str, typer.Option("--record", metavar="text", help="help-option-battle-record")]
Fallen = Annotated[list[str] | None, typer.Option("--fallen", metavar="player", help="help-option-fallen")]
Losses = Annotated[list[str] | None, typer.Option("--lost", metavar="losses", help="help-option-lost")]


def result(
    ctx: typer.Context,
    name: Name,
    battle: Engaged,
    outcome: Won = "",
    *,
    from_battle: FromBattle = False,
    fallen: Fallen = None,
    lost: Losses = None,
    record: Record = "",
    dice: Dice = "",
    throw: Throw = False,
    seed: Seed = None,
    certificate: Certificate = "",
    overrule: Overrule = "",
    who: Who = "",
    as_json: Json = False,
) -> int:
    """The command: 0 if the result is entered with all that it brings, 1 if the book refuses it."""
    given = Given(dice, throw, seed, certificate, overrule, who, as_json)
    if from_battle == bool(outcome):
        raise BadData(
            "result-from-two" if outcome else "missing-argument", about={"key": "attacker|defender|draw"}
        )

    def orders(session: CampaignSession) -> tuple[list[Any], Line]:
        people = People(session.campaign, session.lists)
        engagement = session.campaign.battle(people.engagement(battle))
        if from_battle:
            return [out_of(session.sitting, engagement, record)], line_of(given)
        won = _outcome(people, engagement, outcome)
        names = tuple(people.player(each) for each in fallen or ())
        told = ReportResult(engagement.id, won, names, _losses(people, lost or ()), record)
        return [told], line_of(given)

    return carried_out(ctx.obj, name, given, orders)


def _outcome(people: People, engagement: Engagement, word: str) -> Outcome:
    """Who has won: a side, nobody, or a player of the two by name. Raises `BadData`."""
    known: dict[str, Outcome] = {each: each for each in get_args(Outcome)}
    try:
        return known[chosen(tuple(known), word)]
    except BadData as fault:
        try:
            player = people.player(word)
        except BadData:
            raise fault from None
    if player not in engagement.sides:
        allowed = ", ".join(engagement.sides)
        raise BadData("not-one-of", about={"found": player, "nearest": "", "allowed": allowed}) from None
    return "attacker" if player == engagement.attacker else "defender"


def _losses(people: People, pairs: Any) -> dict[str, int]:  # noqa: ANN401  # words
    """What each lost: `Ana=12`. Raises `BadData`."""
    found = {}
    for pair in pairs:
        who, equals, count = pair.rpartition("=")
        if not equals or not count.isdecimal():
            raise BadData("not-a-pair", key="--lost", about={"found": pair, "expected": "Ana=12"})
        found[people.player(who)] = int(count)
    return found


# --- out of a battle of our own ---


def out_of(sitting: JournalWriter[Campaign], engagement: Engagement, record: str = "") -> ReportResult:
    """The result of a battle that our own referee has seen to its end: who won, whose leader fell, losses.

    Raises `BadData`: there is no such battle, or it is not over.
    """
    library, named = sitting.library, record or engagement.record
    if not named:
        raise BadData("battle-not-named", about={"battle": engagement.id})
    known = {each.name: each for each in library.documents(BATTLES.kind)}
    if named not in known:
        about = {
            "what": BATTLES.kind,
            "found": named,
            "nearest": nearest(named, known),
            "allowed": ", ".join(known),
        }
        raise BadData("no-such-journal", about=about)
    document = known[named]
    played = writer(BATTLES, library, document)
    return result_of(sitting.state, engagement, played.journal, named)
