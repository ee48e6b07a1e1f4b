"""How a campaign stands, whole or player by player."""

from collections.abc import Iterator

from heart_africa.language.campaign.words import state_of
from heart_africa.language.narration import name as called
from heart_africa.language.narration import objection
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Campaign, Player
from heart_africa.rules.campaign.promotions import Progress, lacks, progress
from heart_africa.rules.campaign.turn import up
from heart_africa.terminal.campaign.battles import show_battles
from heart_africa.terminal.campaign.wording import (
    WordingContext,
    show_next,
    title,
)
from heart_africa.terminal.screen import Screen, numbers, texts

DASH = "–"


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
    return player.name, force, army, purse, land or DASH, record, state_of(screen.lang, campaign, player)


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
    if state := state_of(screen.lang, campaign, player):
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
        why = "" if condition.met else f" {objection(screen.lang, lacks(condition, name))}"
        screen.items(
            [(mark, f"{text}: {count}.{why}" if condition.what != "first" else f"{text}.{why}", style)], 2
        )


# --- for programs ---


def status_facts(book: Book, campaign: Campaign, name: str = "") -> dict[str, object]:
    """The same as facts, of everybody or of one player."""
    players = [campaign.player(name)] if name else campaign.players.values()
    return {
        "date": [campaign.date.year, campaign.date.half],
        "turn": campaign.turn,
        "over": campaign.over,
        "players": [_facts(book, campaign, each) for each in players],
    }


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
