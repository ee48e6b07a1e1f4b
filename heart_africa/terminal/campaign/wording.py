"""What the terminal prints of a campaign: what comes next, orders, battles, players; and as plain data."""

from collections.abc import Iterable, Sequence
from functools import cached_property, partial
from itertools import groupby
from typing import Any

from armylists.catalogue import Catalogue
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.language.campaign.reader import reader, suggestion
from heart_africa.language.campaign.tables import Grid, open_battles_table, players_table
from heart_africa.language.campaign.words import date_text, form_of, refusals, state_of
from heart_africa.language.narration import name as called
from heart_africa.language.narration import objection, problem, words
from heart_africa.language.reader import Reader
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Campaign, Keeper, Player
from heart_africa.rules.campaign.agenda import Due, PossibleOrder, agenda, may, ways
from heart_africa.rules.campaign.battles import OpenBattle, points_of
from heart_africa.rules.campaign.keeper import objections
from heart_africa.rules.campaign.promotions import lacks, progress
from heart_africa.rules.campaign.state import Engagement
from heart_africa.rules.campaign.turn import up
from heart_africa.terminal.game.orders import usage
from heart_africa.terminal.game.wording import metavar
from heart_africa.terminal.play.wording import show_sum
from heart_africa.terminal.screen import Screen

# --- what comes next, and objections ---


OWN_WORDS = frozenset({"found-campaign", "join", "call-off"})
"""Orders with a name or a reason that only their player can word."""

WAY, BLANK = "›", "…"
"""The signs before an order that can be typed as it is, and before an incomplete one."""


def title(screen: Screen, campaign: Campaign) -> str:
    """The heading of a campaign: its name, the half year and the turn."""
    if not campaign.turn:
        return screen.say("campaign_state-title-begins", name=campaign.name or "none", year=campaign.start)
    date = date_text(screen.lang, campaign.date)
    return screen.say("campaign_state-title", name=campaign.name, date=date, turn=campaign.turn)


def verb(screen: Screen, kind: str) -> str:
    """The verb of an order as it is typed."""
    return form_of(kind).verbs(screen.lang)[0]


# --- what comes next ---


@dataclass(frozen=True)
class WordingContext:
    """What orders are worded by: language, rules, lists, state of the campaign."""

    screen: Screen
    rules: Keeper
    lists: Catalogue
    campaign: Campaign

    @cached_property
    def _reader(self) -> Reader:
        return reader(self.screen.lang, self.lists, self.campaign)

    def line(self, command: Command) -> str:
        """The line that can be typed now for an order."""
        return suggestion(self._reader, self.lists, self.rules, command)

    def lines(self, due: Due) -> list[str]:
        """The lines of all orders by which something that is due can be settled."""
        return [self.line(each) for each in ways(self.rules.book, self.campaign, due)]

    def first(self, alike: Sequence[Any]) -> str:
        """The first two of several similar orders as lines, and how many more there are."""
        said = " · ".join(map(self.line, alike[:2]))
        more = len(alike) - 2
        return f"{said} {self.screen.say('campaign_state-ways-more', count=more)}" if more > 0 else said


def show_next(at: WordingContext) -> None:
    """Print what comes next, for whom, why, by which orders; then what else is due."""
    screen = at.screen
    first, *rest = agenda(at.rules.book, at.campaign)
    screen.print(f"── {title(screen, at.campaign)}", "bold")
    screen.print(reason(screen, first.why), indent=3)
    _show_ways(at, first)
    if rest:
        screen.speak("campaign_state-then", "dim")
        for each in rest:
            screen.items([("·", reason(screen, each.why), "")], 3)
            _show_ways(at, each, indent=6)


def _show_ways(at: WordingContext, due: Due, indent: int = 3) -> None:
    """Print the orders by which something can be settled, kind by kind, or how they are written."""
    found = ways(at.rules.book, at.campaign, due)
    for kind in due.orders:
        alike = [each for each in found if each.kind == kind]
        if alike:
            at.screen.print(f"{WAY} {at.first(alike)}", "dim", indent=indent)
        elif kind in OWN_WORDS:
            written = usage(at.screen, form_of(kind), partial(metavar, at.screen))
            at.screen.print(f"{BLANK} {written}", "dim", indent=indent)


def due_facts(at: WordingContext, due: Due) -> dict[str, object]:
    """Something that is due as plain data, for `--json`; `lines`: the orders that settle it."""
    screen = at.screen
    return {
        "player": due.player,
        "orders": list(due.orders),
        "lines": at.lines(due),
        "why": reason(screen, due.why, cited=False),
        "rule": due.why.rule,
        "page": due.why.page,
    }


def reason(screen: Screen, why: Line, *, cited: bool = True) -> str:
    """Why something comes next, with rule and page."""
    text = words(screen.lang, why.what, why.about)
    text = f"{text[:1].upper()}{text[1:]}"
    return f"{text} ({cite(why.rule, why.page, screen.lang)})" if cited else text


# --- who may do what ---


def show_may(at: WordingContext, names: Iterable[str]) -> None:
    """Print what each player may do as lines, then what he may not, with the reasons."""
    screen = at.screen

    def phrase(order: str, about: Sequence[str]) -> str:
        """An order and all whom it is about: `attack Luis, Eva`."""
        return f"{verb(screen, order)} {', '.join(about)}".strip()

    for name in names:
        known = may(at.rules.book, at.campaign, name)
        screen.print(name, "bold")
        legal = (choice for choice in known if choice.open)
        by_kind = (list(alike) for _, alike in groupby(legal, lambda choice: choice.order))
        allowed = [at.first([each.command for each in alike]) for alike in by_kind]
        shown = allowed or [screen.say("campaign_state-may-nothing")]
        screen.items((("✓", text, "green" if allowed else "dim") for text in shown), 2)
        closed = [choice for choice in known if not choice.open]
        screen.items((("✗", text, "dim") for text in refusals(screen.lang, closed, phrase)), 2)


def choice_facts(at: WordingContext, choice: PossibleOrder) -> dict[str, object]:
    """What a player may or may not do as plain data, for `--json`; `line`: as it is typed."""
    return {
        "order": choice.order,
        "about": choice.about,
        "open": choice.open,
        "line": at.line(choice.command) if choice.open else "",
        "problems": [problem_facts(at.screen, each) for each in choice.problems],
    }


# --- what the book has against it ---


def problem_facts(screen: Screen, found: Problem) -> dict[str, object]:
    """An objection as plain data, for `--json`."""
    return {"rule": found.rule, "page": found.page, "why": problem(screen.lang, found)}


def show_grid(screen: Screen, table: Grid) -> None:
    """Print a table without its caption."""
    screen.headed(table.heads, table.rows, table.numbers)


# --- battles of a campaign ---


def scenario(screen: Screen, battle: Engagement) -> str:
    """The name of a battle's scenario."""
    return called(screen.lang, "scenario", battle.scenario)


def show_battles(screen: Screen, campaign: Campaign) -> None:
    """Print the battles still to be played in the order of their declaration."""
    if not campaign.battles:
        screen.speak("campaign_state-no-battles")
        return
    show_grid(screen, open_battles_table(screen.lang, campaign))


def points_now(book: Book, campaign: Campaign, battle: Engagement) -> tuple[Reckoning, Reckoning]:
    """The points of attacker and defender: as they were fixed, or as they are now."""
    return battle.points or points_of(book, campaign, battle)


def against_opening(book: Book, campaign: Campaign, battle: Engagement) -> tuple[Problem, ...]:
    """The book's objections to playing this battle now; none if it was opened already."""
    return () if battle.opened else objections(book, campaign, OpenBattle(battle.id))


def show_battle(screen: Screen, book: Book, campaign: Campaign, battle: Engagement) -> None:
    """Print a battle: players, date, scenario, the points of both sides with reasons."""
    date = date_text(screen.lang, battle.date)
    screen.print(
        screen.say("campaign_state-battle", battle=battle.id, date=date, scenario=scenario(screen, battle)),
        "bold",
    )
    points = points_now(book, campaign, battle)
    for role, player, sum_ in zip(("attacker", "defender"), battle.sides, points, strict=True):
        army = called(screen.lang, "list", campaign.player(player).army.list)
        screen.print(
            screen.say("campaign_state-battle-side", role=role, player=player, army=army, points=sum_.total)
        )
        show_sum(screen, sum_, indent=4)
    if battle.record:
        screen.speak("campaign_state-battle-record", record=battle.record)
    for each in against_opening(book, campaign, battle):
        screen.items([("✗", objection(screen.lang, each), "yellow")])


def battle_facts(screen: Screen, book: Book, campaign: Campaign, battle: Engagement) -> dict[str, object]:
    """A battle as plain data, for `--json`."""
    points = points_now(book, campaign, battle)
    sides = {
        role: {
            "player": player,
            "list": campaign.player(player).army.list,
            "points": sum_.total,
            "lines": [
                {"what": line.what, "value": line.value, "rule": line.rule, "page": line.page}
                for line in sum_.lines
            ],
        }
        for role, player, sum_ in zip(("attacker", "defender"), battle.sides, points, strict=True)
    }
    return {
        "battle": battle.id,
        "year": battle.date.year,
        "half": battle.date.half,
        "scenario": battle.scenario,
        "opened": battle.opened,
        "record": battle.record,
        **sides,
        "problems": [problem_facts(screen, each) for each in against_opening(book, campaign, battle)],
    }


# --- everybody ---


def show_status(at: WordingContext) -> None:
    """Print the campaign: its players, the turn, battles to be played, what comes next."""
    screen, campaign = at.screen, at.campaign
    screen.print(title(screen, campaign), "bold")
    show_grid(screen, players_table(screen.lang, campaign))
    now = campaign.round
    if now.rolled and now.order:
        screen.speak("campaign_state-turn-order", order=", ".join(now.order), up=up(campaign) or "none")
    if now.deadline:
        screen.speak("campaign_state-turn-deadline", by=now.deadline)
    if campaign.race:
        screen.speak("campaign_state-race", order=", ".join(campaign.race))
    if campaign.battles:
        screen.print()
        show_battles(screen, campaign)
    screen.print()
    show_next(at)


# --- one player ---


def show_player(screen: Screen, book: Book, campaign: Campaign, name: str) -> None:
    """Print everything about a player: army, record, possessions, progress to a change of army."""
    player = campaign.player(name)
    army = called(screen.lang, "list", player.army.list)
    about = {"player": name, "called": player.called, "army": army, "people": player.army.people or "none"}
    screen.print(screen.say("campaign_state-player", kind=player.kind.value, **about), "bold")
    if state := state_of(screen.lang, campaign, player):
        screen.print(state, "yellow")
    screen.print(
        screen.say(
            "campaign_state-player-record",
            won=player.won,
            drawn=player.drawn,
            lost=player.lost,
            hongos=campaign.hongos(name),
        )
    )
    lists: tuple[tuple[str, tuple[str, ...]], ...] = (
        ("campaign_state-player-marks", player.marks),
        ("campaign_state-player-districts", campaign.holds(name)),
        ("campaign_state-player-beaten", player.beaten),
    )
    for message, names in lists:
        if names:
            screen.print(screen.say(message, names=", ".join(names), count=len(names)))
    for each in progress(book, campaign, name):
        row = each.promotion
        heading = screen.say(
            "campaign_state-promotion",
            army=called(screen.lang, "list", row.to),
            met="yes" if each.met else "no",
        )
        screen.print(heading, "green" if each.met else "")
        for condition in each.requirements:
            mark, style = ("✓", "green") if condition.met else ("✗", "dim")
            count = screen.say("campaign_state-progress", have=condition.have.total, need=condition.need)
            text = screen.say("campaign_state-condition", what=condition.what)
            why = "" if condition.met else f" {objection(screen.lang, lacks(condition, name))}"
            screen.items(
                [(mark, f"{text}: {count}.{why}" if condition.what != "first" else f"{text}.{why}", style)], 2
            )


# --- for programs ---


def status_facts(book: Book, campaign: Campaign, name: str = "") -> dict[str, object]:
    """All players or one as plain data, for `--json`."""
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
                for one in each.requirements
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
