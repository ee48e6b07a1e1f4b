"""How a campaign stands, whole or player by player; `campaign status`, `campaign next`."""

from collections.abc import Iterator
from typing import Annotated

import typer

from heart_africa.kinds.campaigns import CAMPAIGNS, keeper_of
from heart_africa.language.campaign.names import People
from heart_africa.language.narration import name as called
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Campaign, Player, PlayerStatus
from heart_africa.rules.campaign.agenda import agenda, may
from heart_africa.rules.campaign.promotions import Progress, lacks, progress
from heart_africa.rules.campaign.turn import up
from heart_africa.terminal import context
from heart_africa.terminal.campaign.battles import show_battles
from heart_africa.terminal.campaign.dates import as_of
from heart_africa.terminal.campaign.options import At, Name
from heart_africa.terminal.campaign.wording import (
    WordingContext,
    choice_facts,
    due_facts,
    show_may,
    show_next,
    title,
)
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.library import opened
from heart_africa.terminal.game.wording import objection
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen, numbers, texts

OfPlayer = Annotated[str, typer.Argument(metavar="player", help="help-option-of-player", show_default=False)]
DASH = "–"


def status(
    ctx: typer.Context, name: Name, player: OfPlayer = "", *, at: At = "", as_json: Json = False
) -> int:
    """The command: everybody, or one player with all that he has; as it stood at a date."""
    screen: Screen = ctx.obj
    with opened(CAMPAIGNS, name) as writer:
        book, campaign = keeper_of(writer).book, as_of(writer.journal, at)
        one = People(campaign, context.catalogue(screen)).player(player) if player else ""
        if as_json:
            players = [campaign.player(one)] if one else campaign.players.values()
            screen.json(
                {
                    "date": [campaign.date.year, campaign.date.half],
                    "turn": campaign.turn,
                    "over": campaign.over,
                    "players": [_facts(book, campaign, each) for each in players],
                }
            )
        elif one:
            show_player(screen, book, campaign, one)
        else:
            show_status(WordingContext(screen, keeper_of(writer), context.catalogue(screen), campaign))
    return DONE


def following(ctx: typer.Context, name: Name, player: OfPlayer = "", *, as_json: Json = False) -> int:
    """The command: what comes next, whose it is and why; what each player may do, and why not otherwise."""
    screen: Screen = ctx.obj
    with opened(CAMPAIGNS, name) as writer:
        book, campaign = keeper_of(writer).book, writer.state
        at = WordingContext(screen, keeper_of(writer), context.catalogue(screen), campaign)
        one = People(campaign, at.lists).player(player) if player else ""
        names = [one] if one else [each.name for each in campaign.players.values() if _counts(each)]
        if as_json:
            due = [due_facts(at, each) for each in agenda(book, campaign)]
            mays = {who: [choice_facts(at, each) for each in may(book, campaign, who)] for who in names}
            screen.json({"next": due, "may": mays})
        else:
            show_next(at)
            screen.print()
            show_may(at, names, why=True)
            if lines := [line for each in agenda(book, campaign) for line in at.lines(each)]:
                screen.print()
                screen.print(screen.say("keep-ways-how", name=name, line=lines[0]), "dim")
    return DONE


def _counts(player: Player) -> bool:
    return player.standing is not PlayerStatus.OUT


# --- everybody ---


def show_status(at: WordingContext) -> None:
    """Where the campaign stands, its players, the turn, the battles to be played, what comes next."""
    screen, campaign = at.screen, at.campaign
    screen.print(title(screen, campaign), "bold")
    columns = [
        *texts("keep-head-player", "keep-head-force", "keep-head-army"),
        *numbers("keep-head-hongos", "keep-head-land"),
        *texts("keep-head-record", "keep-head-state"),
    ]
    screen.table(columns, (_row(screen, campaign, each) for each in campaign.players.values()))
    for line in _turn(screen, campaign):
        screen.print(line)
    if campaign.battles:
        screen.print()
        show_battles(screen, campaign)
    screen.print()
    show_next(at)


def _row(screen: Screen, campaign: Campaign, player: Player) -> tuple[object, ...]:
    purse = campaign.hongos(player.name) if player.kind != "colonial" else DASH
    force = player.called if player.called != player.name else DASH
    land = len(campaign.holds(player.name)) if player.kind == "colonial" else len(player.marks)
    record = f"{player.won}-{player.drawn}-{player.lost}"
    army = called(screen.lang, "list", player.army.list)
    return player.name, force, army, purse, land or DASH, record, state_of(screen, campaign, player)


def state_of(screen: Screen, campaign: Campaign, player: Player) -> str:
    """How a player stands: whose subject he is, why he is out, whether he is away or his leader recovers."""
    if player.standing is PlayerStatus.SUBJECT:
        return screen.say("keep-state-subject", master=player.master)
    if player.out:
        return screen.say("keep-state-out", why=player.out.value)
    if player.absent:
        return screen.say("keep-state-absent")
    return screen.say("keep-state-recovers") if 0 < player.misses == campaign.turn else ""


def _turn(screen: Screen, campaign: Campaign) -> Iterator[str]:
    now = campaign.round
    if now.rolled and now.order:
        yield screen.say("keep-turn-order", order=", ".join(now.order), up=up(campaign) or "none")
    if now.deadline:
        yield screen.say("keep-turn-deadline", by=now.deadline)
    if campaign.race:
        yield screen.say("keep-race", order=", ".join(campaign.race))


# --- one player ---


def show_player(screen: Screen, book: Book, campaign: Campaign, name: str) -> None:
    """Everything about a player: his army, his record, what he holds, how far he is from a change of army."""
    player = campaign.player(name)
    army = called(screen.lang, "list", player.army.list)
    about = {"player": name, "called": player.called, "army": army, "people": player.army.people or "none"}
    screen.print(screen.say("keep-player", kind=player.kind.value, **about), "bold")
    if state := state_of(screen, campaign, player):
        screen.print(state, "yellow")
    screen.print(
        screen.say(
            "keep-player-record",
            won=player.won,
            drawn=player.drawn,
            lost=player.lost,
            hongos=campaign.hongos(name),
        )
    )
    lists: tuple[tuple[str, tuple[str, ...]], ...] = (
        ("keep-player-marks", player.marks),
        ("keep-player-districts", campaign.holds(name)),
        ("keep-player-beaten", player.beaten),
    )
    for message, names in lists:
        if names:
            screen.print(screen.say(message, names=", ".join(names), count=len(names)))
    for each in progress(book, campaign, name):
        _show_progress(screen, name, each)


def _show_progress(screen: Screen, name: str, each: Progress) -> None:
    """A change of army: what it asks and how much of it is there."""
    row = each.promotion
    heading = screen.say(
        "keep-promotion", army=called(screen.lang, "list", row.to), met="yes" if each.met else "no"
    )
    screen.print(heading, "green" if each.met else "")
    for condition in each.conditions:
        mark, style = ("✓", "green") if condition.met else ("✗", "dim")
        count = screen.say("keep-progress", have=condition.have.total, need=condition.need)
        text = screen.say("keep-condition", what=condition.what)
        why = "" if condition.met else f" {objection(screen, lacks(condition, name))}"
        screen.items(
            [(mark, f"{text}: {count}.{why}" if condition.what != "first" else f"{text}.{why}", style)], 2
        )


def _facts(book: Book, campaign: Campaign, player: Player) -> dict[str, object]:
    changes = [
        {
            "to": each.promotion.to,
            "met": each.met,
            "conditions": [
                {
                    "what": one.what,
                    "have": one.have.total,
                    "need": one.need,
                    "met": one.met,
                    "rule": one.rule,
                    "page": one.page,
                }
                for one in each.conditions
            ],
        }
        for each in progress(book, campaign, player.name)
    ]
    return {
        "name": player.name,
        "called": player.called,
        "list": player.army.list,
        "people": player.army.people,
        "kind": player.kind.value,
        "standing": player.standing.value,
        "out": player.out.value if player.out else "",
        "master": player.master,
        "absent": player.absent,
        "hongos": campaign.hongos(player.name),
        "won": player.won,
        "drawn": player.drawn,
        "lost": player.lost,
        "territories": list(player.marks),
        "districts": list(campaign.holds(player.name)),
        "promotions": changes,
    }
