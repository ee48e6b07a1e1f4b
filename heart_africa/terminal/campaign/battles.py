"""The battles of a campaign, told: those still to be played, and one with the points of both sides."""

from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Reckoning
from heart_africa.language.campaign.words import date_text
from heart_africa.language.narration import name as called
from heart_africa.language.narration import objection
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.battles import OpenBattle, before
from heart_africa.rules.campaign.keeper import objections
from heart_africa.rules.campaign.points import points_of
from heart_africa.rules.campaign.state import Engagement
from heart_africa.terminal.campaign.wording import problem_facts
from heart_africa.terminal.play.wording import show_sum
from heart_africa.terminal.screen import Screen, texts

DASH = "–"


def scenario(screen: Screen, battle: Engagement) -> str:
    """The scenario of a battle by its name."""
    return called(screen.lang, "scenario", battle.scenario)


def show_battles(screen: Screen, campaign: Campaign) -> None:
    """Those still to be played, in the order in which they were declared."""
    if not campaign.battles:
        screen.speak("keep-no-battles")
        return
    columns = [
        *texts("keep-head-battle", "keep-head-attacker", "keep-head-defender", "keep-head-scenario"),
        *texts("keep-head-state"),
    ]
    screen.table(columns, (_row(screen, campaign, battle) for battle in campaign.battles.values()))


def _row(screen: Screen, campaign: Campaign, battle: Engagement) -> tuple[object, ...]:
    first = before(campaign, battle)
    how = "opened" if battle.opened else "waits" if first else "ready"
    state = screen.say("keep-battle-state", how=how, first=first or "none", record=battle.record or "none")
    return battle.id, battle.attacker, battle.defender, scenario(screen, battle), state


def points_now(book: Book, campaign: Campaign, battle: Engagement) -> tuple[Reckoning, Reckoning]:
    """The points of attacker and defender: those that were fixed, or those of this moment."""
    return battle.points or points_of(book, campaign, battle)


def against_opening(book: Book, campaign: Campaign, battle: Engagement) -> tuple[Problem, ...]:
    """What the book has against playing it now; nothing of one that is on the table already."""
    return () if battle.opened else objections(book, campaign, OpenBattle(battle.id))


def show_battle(screen: Screen, book: Book, campaign: Campaign, battle: Engagement) -> None:
    """A battle: who, where in the year, what scenario; the points of both sides with their reasons."""
    date = date_text(screen.lang, battle.date)
    screen.print(
        screen.say("keep-battle", battle=battle.id, date=date, scenario=scenario(screen, battle)), "bold"
    )
    points = points_now(book, campaign, battle)
    for role, player, sum_ in zip(("attacker", "defender"), battle.sides, points, strict=True):
        army = called(screen.lang, "list", campaign.player(player).army.list)
        screen.print(screen.say("keep-battle-side", role=role, player=player, army=army, points=sum_.total))
        show_sum(screen, sum_, indent=4)
    if battle.record:
        screen.speak("keep-battle-record", record=battle.record)
    for each in against_opening(book, campaign, battle):
        screen.items([("✗", objection(screen.lang, each), "yellow")])


def battle_facts(screen: Screen, book: Book, campaign: Campaign, battle: Engagement) -> dict[str, object]:
    """A battle for programs."""
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
