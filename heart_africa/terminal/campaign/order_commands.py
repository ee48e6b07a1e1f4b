"""The commands that give an order of a campaign; among them `campaign new` and `campaign result`."""

from collections.abc import Callable, Iterable, Iterator
from inspect import Parameter
from typing import Annotated, Any, get_args

import typer

from heart_africa import __version__
from heart_africa.analytics.campaign_result import result_of
from heart_africa.core.journal.journal import Refused
from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.battles import BATTLES
from heart_africa.journal_kinds.campaigns import CAMPAIGNS
from heart_africa.language.campaign.names import People
from heart_africa.language.campaign.reader import Enlist, Rise, reader
from heart_africa.language.lines import Line, quoted
from heart_africa.language.order_fields import Form, Slot, choices, form, is_mapping, is_several
from heart_africa.language.values import chosen
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.attacks import Attack, PassGo, Settle
from heart_africa.rules.campaign.battles import ReportResult
from heart_africa.rules.campaign.declarations import Resist
from heart_africa.rules.campaign.explorers import Explore, Hunt
from heart_africa.rules.campaign.forces import FoundCampaign, Leave
from heart_africa.rules.campaign.state import Engagement, Outcome
from heart_africa.rules.campaign.treasury import GiveHongos
from heart_africa.rules.campaign.turn import BeginTurn, RollOrder
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.terminal import context
from heart_africa.terminal.campaign.options import Given, Name
from heart_africa.terminal.campaign.session import CampaignSession
from heart_africa.terminal.campaign.wording import problem_facts, show_next
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.game.commands import Command, taking
from heart_africa.terminal.game.dice import Source
from heart_africa.terminal.game.history import act_facts
from heart_africa.terminal.game.library import kept, library, taken, writer_of
from heart_africa.terminal.game.wording import show_objections, value_kind
from heart_africa.terminal.options import ChosenRulings, FieldsOf, Who, in_period
from heart_africa.terminal.screen import Screen

# --- orders as commands of their own ---


Do = Callable[[CampaignSession], tuple[Iterable[Any], Line]]
"""Returns the orders to carry out, one after the other, with their dice and their reason."""


def carried_out(screen: Screen, name: str, given: Given, orders: Do) -> int:
    """Carry out orders in a campaign, all or none; returns 1 if the book refuses one, else 0."""
    with taken(CAMPAIGNS, screen, name, given.who) as writer:
        source = Source(screen, given.wanted, asks=True)
        session = CampaignSession(screen, writer, source, quiet=given.as_json)
        before = len(writer.journal.standing)
        try:
            session.carry_out_all(*orders(session))
        except Refused as refused:
            if given.as_json:
                screen.json({"refused": [problem_facts(screen, each) for each in refused.problems]})
            else:
                show_objections(screen, refused.problems)
                screen.fail(screen.say("campaign_state-refused"))
            return REFUSED
        if given.as_json:
            done = writer.journal.standing[before:]
            screen.json({"done": [act_facts(session, each) for each in done]})
        else:
            show_next(session.at)
    return DONE


def line_of(given: Given) -> Line:
    """Dice and reason of the options, as a typed line would have them."""
    return Line((), given.dice or None, given.overrule or None)


def signed(command: Command, *own: Parameter) -> None:
    """Give a command the parameters of a campaign's name, these, and the options of every order."""
    ctx = Parameter("ctx", Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context)
    name = Parameter("name", Parameter.POSITIONAL_OR_KEYWORD, annotation=Name)
    taking(command, (ctx, name, *own, *FieldsOf(Given).parameters()))


# --- an order of a few fields ---


def ordering(cls: type[Any]) -> Command:
    """The command of an order: arguments for required fields, options for the others."""
    wanted = form(cls)

    def command(ctx: typer.Context, name: str, **said: Any) -> int:  # noqa: ANN401  # as the order's fields are
        own = {slot.name: said.pop(slot.name) for slot in wanted.slots}
        given = Given(**said)

        def orders(session: CampaignSession) -> tuple[list[Any], Line]:
            try:
                return [filled(session, wanted, own)], line_of(given)
            except BadData as fault:
                # it names the argument as the usage line does, not the option
                say = session.screen.say
                shown = {
                    f"--{slot.words(session.lang)[0]}": say(f"help-value-{_metavar(slot)}") for slot in bare
                }
                raise BadData(fault.code, key=shown.get(fault.key, fault.key), about=fault.about) from None

        return carried_out(ctx.obj, name, given, orders)

    bare = [slot for slot in wanted.positional if slot.required or slot.hint is int]
    options = (slot for slot in wanted.slots if slot not in bare)
    command.__doc__, command.__module__ = cls.__doc__, cls.__module__
    signed(command, *map(argument, bare), *map(option, options))
    return command


def filled(session: CampaignSession, wanted: Form, own: dict[str, Any]) -> object:
    """The order that the values of a command line make. Raises `BadData`."""
    words: list[str] = []
    for slot in wanted.slots:
        for value in _values(slot, own[slot.name]):
            words += [f"--{slot.name.replace('_', '-')}", *value]
    read = reader(session.lang, session.lists, session.campaign)
    found = read.filled(wanted, words)
    return read.expand(found) if read.expand else found


def _values(slot: Slot, value: Any) -> Iterator[list[str]]:  # noqa: ANN401  # as it was given
    if slot.is_flag:
        yield from ([] for _ in range(bool(value)))
        return
    try:
        yield from (
            [_word(slot, each)] for each in (value if is_several(slot.hint) else [value]) or () if each
        )
    except ValueError:
        raise BadData("not-a-name", about={"found": ascii(value)[1:-1]}) from None


def _word(slot: Slot, value: str) -> str:
    """A value as one word of a typed line, in quotes if necessary. Raises `BadData`."""
    if not is_mapping(slot.hint):
        return quoted(value)
    name, equals, count = value.rpartition("=")
    if not equals or not count.isdecimal():
        raise BadData("not-a-pair", key=f"--{slot.name}", about={"found": value, "expected": "Ana=12"})
    return f"{quoted(name)}={count}"


def argument(slot: Slot, help_: str = "", *, required: bool = True) -> Parameter:
    """A field as an argument of a command; `required` only matters for fields that the order needs."""
    word = slot.name if choices(slot.hint) else _metavar(slot)
    told = typer.Argument(metavar=word, help=help_ or f"{slot.message}.help", show_default=False)
    default = Parameter.empty if slot.required and required else ""
    kind: Any = Annotated[str, told]
    return Parameter(slot.name, Parameter.POSITIONAL_OR_KEYWORD, default=default, annotation=kind)


def option(slot: Slot, *others: str) -> Parameter:
    """A field as an option, under its name and `others`; one that may have several values repeats."""
    told = typer.Option(
        *others,
        f"--{slot.name.replace('_', '-')}",
        metavar=None if slot.is_flag else _metavar(slot),
        help=f"{slot.message}.help",
    )
    type_: Any = bool if slot.is_flag else list[str] | None if is_several(slot.hint) else str
    default = False if slot.is_flag else None if is_several(slot.hint) else ""
    return Parameter(slot.name, Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[type_, told])


def _metavar(slot: Slot) -> str:
    if is_mapping(slot.hint):
        return "losses"
    known = "|".join(filter(None, choices(slot.hint)))
    return known or value_kind(slot)


attack = ordering(Attack)
pass_ = ordering(PassGo)
resist = ordering(Resist)
settle = ordering(Settle)
explore = ordering(Explore)
hunt = ordering(Hunt)
give = ordering(GiveHongos)
leave = ordering(Leave)
join = ordering(Enlist)
promote = ordering(Rise)


# --- a turn, and any order ---


def turn(ctx: typer.Context, name: Name, **said: Any) -> int:  # noqa: ANN401  # the options of every order
    """`campaign turn`: begin a half year and roll for the order of play."""
    given = Given(**said)

    def orders(session: CampaignSession) -> tuple[list[Any], Line]:
        """The orders that begin a turn, unless it has begun, and roll its order, with the dice left over."""
        begun = session.campaign.turn > 0 and not session.campaign.round.rolled
        return [*(() if begun else (BeginTurn(),)), RollOrder()], line_of(given)

    return carried_out(ctx.obj, name, given, orders)


def do(ctx: typer.Context, name: str, words: list[str], **said: Any) -> int:  # noqa: ANN401  # as above
    """`campaign do`: give any order as it is typed at the prompt, in one argument or several."""
    given = Given(**said)

    def orders(session: CampaignSession) -> tuple[list[Any], Line]:
        # the shell took the quotes of words that contain blanks
        together = (quoted(word) if " " in word else word for word in words)
        text = words[0] if len(words) == 1 else " ".join(together)
        line, command = session.read(text)
        faces, reason = line.faces or given.dice or None, line.despite or given.overrule or None
        return [command], Line((), faces, reason)

    return carried_out(ctx.obj, name, given, orders)


_WORDS: Any = Annotated[list[str], typer.Argument(metavar="order", help="help-option-any-order")]
signed(turn)
signed(do, Parameter("words", Parameter.POSITIONAL_OR_KEYWORD, annotation=_WORDS))


# --- `campaign result` ---


FromBattle = Annotated[bool, typer.Option("--from-battle", help="help-option-from-battle")]
ORDER = form(ReportResult)


def result(ctx: typer.Context, name: str, *, from_battle: bool = False, **said: Any) -> int:  # noqa: ANN401  # the fields of the order, the options of every order
    """`campaign result`: exit code 0 if the result was entered, 1 if the book refuses it."""
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
    """The outcome that a word means: attacker, defender, draw, or a player. Raises `BadData`."""
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
    """The result of a battle that was played here: winner, fallen leaders, losses.

    Raises `BadData` if there is no such battle or it is not over.
    """
    library, named = writer.library, record or engagement.record
    if not named:
        raise BadData("battle-not-named", about={"battle": engagement.id})
    played = writer_of(BATTLES, library, library.find(BATTLES.kind, named))
    return result_of(writer.state, engagement, played.journal, named)


# --- `campaign new`: a campaign begun ---


Year = Annotated[int | None, typer.Option("--year", metavar="number", help="help-option-first-year")]


def new(
    ctx: typer.Context, name: Name, *, year: Year = None, ruling: ChosenRulings = None, who: Who = ""
) -> int:
    """`campaign new`: exit code 0 if it has begun, 1 if no campaign may begin in that year."""
    screen: Screen = ctx.obj
    chosen = context.rulings(ruling)
    rules = CAMPAIGNS.rules(chosen)
    calendar = rules.book.campaign.calendar
    first, last = calendar.start.value, calendar.last.value
    began = first if year is None else year  # the rules refuse a year before the first
    order = FoundCampaign(name, began if began < first else in_period(began, (first, last)))
    if problems := rules.objections(rules.start, order):
        show_objections(screen, problems)
        screen.fail(screen.say("campaign_state-refused"))
        return REFUSED
    with library() as shelf:
        document = shelf.create(CAMPAIGNS.kind, name, who=who, rules=__version__, rulings=chosen.changed)
        writer = writer_of(CAMPAIGNS, shelf, document, who)
        with kept(CAMPAIGNS, screen, writer):
            source = Source(screen)
            session = CampaignSession(screen, writer, source)
            session.carry_out(order)
        show_next(session.at)
    screen.print()
    screen.speak("campaign_state-begun", name=name)
    return DONE
