"""`key`, `orders`, `import` of a companion whose players hide something, each at a machine of his own."""

from pathlib import Path
from typing import Annotated, Any

import typer

from heart_africa.core.journal.journal import Refused
from heart_africa.core.strict import unknown
from heart_africa.journal_kinds.companions import rules_of
from heart_africa.language.lines import plain
from heart_africa.mail.companions import Answer, CompanionDrafts, answer, enter
from heart_africa.mail.drafts import OrderDraft
from heart_africa.mail.file_checks import addressed, sender
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.turn_files import PASSING, Opened, Orders
from heart_africa.terminal.companions.session import CompanionGame, CompanionSession
from heart_africa.terminal.dice_sources import DiceOptions, ThrownDice
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.game.dice import Dealer, Source
from heart_africa.terminal.game.history import act_facts
from heart_africa.terminal.game.library import kept, library, writer_of
from heart_africa.terminal.game.mail import (
    IntakeOptions,
    Lines,
    Note,
    Out,
    Pass,
    Player,
    Renew,
    Script,
    hand_out,
    lines_of,
    owner_of,
    put_into_file,
    take_file,
)
from heart_africa.terminal.options import FieldsOf, Force, Json, Name, one_of
from heart_africa.terminal.screen import Screen

Game = CompanionGame[Any, CompanionSession[Any]]
File = Annotated[Path, typer.Argument(metavar="file", help="help-option-turn-file", show_default=False)]


def seat_of(writer: JournalWriter[Any], word: str) -> str:
    """The player who is meant, capitals apart. Raises `BadData`: nobody of that name sits there."""
    names = rules_of(writer).seats(writer.state)
    found = next((each for each in names if plain(each) == plain(word)), "")
    if not found:
        raise unknown("player", word, names)
    return found


def key(
    game: Game, ctx: typer.Context, name: Name, player: Player, *, renew: Renew = False, as_json: Json = False
) -> int:
    """The command: the key that a player is handed, the same every time until it is renewed."""

    def named(writer: JournalWriter[Any]) -> str:
        return seat_of(writer, player)

    return hand_out(game, ctx.obj, name, named, renew=renew, as_json=as_json)


def orders(
    game: Game,
    ctx: typer.Context,
    name: Name,
    lines: Lines = None,
    *,
    script: Script = None,
    note: Note = "",
    passing: Pass = "",
    out: Out = None,
    force: Force = False,
    as_json: Json = False,
) -> int:
    """The command: a player's orders as a signed file; what the rules have against them is told, no more."""
    screen: Screen = ctx.obj
    texts = lines_of(lines, script)
    with game.read(screen, name) as session:
        writer = session.writer
        written = CompanionDrafts(writer.journal, writer.rules, owner_of(writer))
        for text in texts:
            met = written.add(OrderDraft(text, session.read(text, written.journal.state)[1]))
            for why in session.objections(met.problems):
                screen.warn(screen.say("mail-order-doubtful", order=text.strip(), why=why))
        turn = session.state.turn
        goes_by = one_of(passing, PASSING, "--pass")
        return put_into_file(screen, writer, written, turn, note, out, goes_by, force=force, as_json=as_json)


def bring(
    game: Game,
    ctx: typer.Context,
    file: File,
    *,
    how: Annotated[IntakeOptions, FieldsOf(IntakeOptions)],
    thrown: ThrownDice,
    as_json: Json = False,
) -> int:
    """The command: a whole game, how it stands for a player, or a player's orders, whichever the file is."""

    def entered(found: Opened, said: Orders) -> int:
        return _take_orders(game, ctx.obj, found, said, how, thrown, as_json=as_json)

    return take_file(game, ctx, file, how, entered, as_json=as_json)


def _take_orders(  # noqa: PLR0917  # all that was said of it
    game: Game,
    screen: Screen,
    opened: Opened,
    orders: Orders,
    how: IntakeOptions,
    dice: DiceOptions,
    *,
    as_json: bool,
) -> int:
    """Enter a player's orders: 0, or 1 if one does not go or the game moved on. Raises `BadData`."""
    wanted = dice if dice.any else DiceOptions(throw=True)
    with library() as shelf:
        writer = writer_of(game, shelf, addressed(shelf, opened, orders), sender(orders))
        with kept(game, screen, writer):
            session = game.sits(screen, writer, Source(screen, wanted, kind=game.kind))
            found = answer(opened, orders, writer)
            lines = [session.line(session.state, each) for each in found.commands]
            if found.entries and not how.on_top:
                return _moved_on(session, found, lines)
            try:
                done = enter(writer, found, Dealer(session.source, None), lines, partly=how.partly)
            except Refused as refused:
                session.show_objections(refused.problems)
                screen.fail(screen.say("mail-orders-refused", player=orders.player))
                return REFUSED
            return _told(session, found, lines, len(done), as_json=as_json)


def _told(
    session: CompanionSession[Any], found: Answer, lines: list[str], count: int, *, as_json: bool
) -> int:
    screen, passing = session.screen, found.orders.passing
    left, note = lines[count:], found.orders.note or "none"
    done = list(session.acts())[-count:] if count else []
    if as_json:
        told = [act_facts(session, each) for each in done]
        screen.json({"player": found.orders.player, "done": told, "left": left})
    else:
        screen.speak("mail-orders-taken", player=found.orders.player, count=count, note=note)
        if passing:
            screen.speak(f"mail-passing-{passing}")
        for each in done:
            session.tell(each)
        screen.items(("✗", each, "dim") for each in left)
    session.quiet = as_json
    session.go_on()
    return DONE


def _moved_on(session: CompanionSession[Any], found: Answer, lines: list[str]) -> int:
    """What he wants, and all that has happened since he wrote."""
    screen, orders = session.screen, found.orders
    screen.speak("mail-orders-of", "bold", player=orders.player, note=orders.note or "none")
    screen.items(("·", each, "") for each in lines)
    screen.speak("mail-since", "bold", count=found.entries, number=orders.number)
    for each in session.acts():
        if each.number > orders.number:
            session.tell(each)
    screen.fail(screen.say("mail-orders-moved"))
    return REFUSED
