"""`campaign result`: how a battle ended, by hand or out of the battle that our own referee kept."""

from inspect import Parameter
from typing import Annotated, Any, get_args

import typer

from heart_africa.analytics.campaign_result import result_of
from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest
from heart_africa.kinds.battles import BATTLES
from heart_africa.language.campaign.names import People
from heart_africa.language.lines import Line
from heart_africa.language.order_fields import form
from heart_africa.language.values import chosen
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.battles import ReportResult
from heart_africa.rules.campaign.state import Engagement, Outcome
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.terminal.campaign.options import Given
from heart_africa.terminal.campaign.order_commands import (
    argument,
    carried_out,
    filled,
    line_of,
    option,
    signed,
)
from heart_africa.terminal.campaign.session import CampaignSession
from heart_africa.terminal.game.library import writer_of

FromBattle = Annotated[bool, typer.Option("--from-battle", help="help-option-from-battle")]
ORDER = form(ReportResult)


def result(ctx: typer.Context, name: str, *, from_battle: bool = False, **said: Any) -> int:  # noqa: ANN401  # the fields of the order, the options of every order
    """The command: 0 if the result is entered with all that it brings, 1 if the book refuses it."""
    own = {slot.name: said.pop(slot.name) for slot in ORDER.slots}
    given = Given(**said)
    word = own["outcome"]
    if from_battle == bool(word):
        key = {"key": "attacker|defender|draw"}
        raise BadData("result-from-two" if word else "missing-argument", about=key)

    def orders(session: CampaignSession) -> tuple[list[Any], Line]:
        people = People(session.campaign, session.lists)
        engagement = session.campaign.battle(people.engagement(own["battle"]))
        if from_battle:
            return [out_of(session.writer, engagement, own["record"])], line_of(given)
        won = {"outcome": _outcome(people, engagement, word)}
        return [filled(session, ORDER, {**own, **won})], line_of(given)

    return carried_out(ctx.obj, name, given, orders)


_BATTLE, _OUTCOME, _FALLEN, _LOSSES, _RECORD = ORDER.slots
signed(
    result,
    argument(_BATTLE),
    argument(_OUTCOME, "help-option-outcome", required=False),
    Parameter("from_battle", Parameter.KEYWORD_ONLY, default=False, annotation=FromBattle),
    option(_FALLEN),
    option(_LOSSES, "--lost"),
    option(_RECORD),
)


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


# --- out of a battle of our own ---


def out_of(writer: JournalWriter[Campaign], engagement: Engagement, record: str = "") -> ReportResult:
    """The result of a battle that our own referee has seen to its end: who won, whose leader fell, losses.

    Raises `BadData`: there is no such battle, or it is not over.
    """
    library, named = writer.library, record or engagement.record
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
    played = writer_of(BATTLES, library, document)
    return result_of(writer.state, engagement, played.journal, named)
