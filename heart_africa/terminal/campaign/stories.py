"""What has happened: `campaign chronicle` in prose, `campaign timeline` act by act, as a script too."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Annotated

import typer

from armylists.catalogue import Catalogue
from heart_africa.analytics.campaign_chronicle import chronicle
from heart_africa.core.journal.journal import Journal, StandingAct
from heart_africa.kinds.campaigns import CAMPAIGNS, keeper_of
from heart_africa.language.campaign.names import People
from heart_africa.language.campaign.reader import entry_line
from heart_africa.rules.campaign import Campaign, Keeper
from heart_africa.rules.campaign.chronology import Date
from heart_africa.rules.campaign.forces import FoundCampaign
from heart_africa.terminal import context
from heart_africa.terminal.campaign.dates import date_of
from heart_africa.terminal.campaign.options import Name
from heart_africa.terminal.campaign.wording import act_facts, date_text, show_act
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.library import opened
from heart_africa.terminal.options import Json, one_of
from heart_africa.terminal.screen import Screen

First = Annotated[str, typer.Option("--from", metavar="date", help="help-option-from-date")]
Last = Annotated[str, typer.Option("--to", metavar="date", help="help-option-to-date")]
As = Annotated[str, typer.Option("--as", metavar="text|script", help="help-option-timeline-as")]
Of = Annotated[str, typer.Option("--player", metavar="player", help="help-option-timeline-player")]


@dataclass(frozen=True, slots=True)
class Span:
    """From a half year to another, both included, as far as they are named; about a player if one is."""

    first: Date | None = None
    last: Date | None = None
    player: str = ""

    def holds(self, date: Date) -> bool:
        """Whether a half year lies in it."""
        return (self.first is None or date >= self.first) and (self.last is None or date <= self.last)


def _span(first: str, last: str, player: str = "") -> Span:
    return Span(
        date_of(first, "--from", 1) if first else None, date_of(last, "--to") if last else None, player
    )


# --- in prose ---


def story(
    ctx: typer.Context, name: Name, *, first: First = "", last: Last = "", as_json: Json = False
) -> int:
    """The command: the campaign in prose, a chapter for each half year."""
    screen: Screen = ctx.obj
    span = _span(first, last)
    with opened(CAMPAIGNS, name) as writer:
        chapters = [each for each in chronicle(screen.lang, writer.journal) if span.holds(each.date)]
    if as_json:
        screen.json(
            [
                {
                    "year": each.date.year,
                    "half": each.date.half,
                    "title": each.title,
                    "riches": each.riches,
                    "paragraphs": [
                        {"entry": one.number, "text": one.text, "note": one.note} for one in each.paragraphs
                    ],
                }
                for each in chapters
            ]
        )
        return DONE
    for each in chapters:
        screen.print(each.title, "bold")
        for paragraph in each.paragraphs:
            screen.print(paragraph.text)
            if paragraph.note:
                screen.print(paragraph.note, "yellow", indent=2)
        if each.riches:
            screen.print(each.riches, "dim")
        screen.print()
    if not chapters:
        screen.speak("keep-no-story")
    return DONE


# --- act by act ---


def timeline(
    ctx: typer.Context,
    name: Name,
    *,
    first: First = "",
    last: Last = "",
    player: Of = "",
    form: As = "text",
    as_json: Json = False,
) -> int:
    """The command: every act with its dice, or the script that comes to the same campaign."""
    screen: Screen = ctx.obj
    one_of(form, ("text", "script"), "--as")
    lists = context.catalogue(screen)
    with opened(CAMPAIGNS, name) as writer:
        one = People(writer.state, lists).player(player) if player else ""
        span, journal = _span(first, last, one), writer.journal
        if as_json:
            screen.json([act_facts(screen, each) for each in acts(journal, span)])
        elif form == "script":
            screen.raw(script(screen, lists, keeper_of(writer), journal))
        else:
            show_timeline(screen, journal, span)
    return DONE


def acts(journal: Journal[Campaign], span: Span) -> Iterator[StandingAct[Campaign]]:
    """The acts in force within a span, about a player if one is named."""
    return (each for each in journal.standing if span.holds(each.after.date) and _about(each, span.player))


def _about(each: StandingAct[Campaign], player: str) -> bool:
    return not player or any(
        player == fact.who or player in fact.event.about.values() for fact in each.act.facts
    )


def show_timeline(screen: Screen, journal: Journal[Campaign], span: Span) -> None:
    """Acts under their half years."""
    found = False
    for date, group in groupby(acts(journal, span), lambda each: each.after.date):
        found = True
        screen.print(date_text(screen, date), "bold")
        for each in group:
            screen.print(f"#{each.number}", "dim", indent=1)
            show_act(screen, each)
    if not found:
        screen.speak("keep-no-story")


def script(screen: Screen, lists: Catalogue, rules: Keeper, journal: Journal[Campaign]) -> str:
    """The acts in force as a script: each line as it would be typed, with its dice.

    That by which it was founded is a remark: `campaign new` has done it when the script is played.
    """
    lines = [f"# {journal.state.name}"]
    date: Date | None = None
    for each in journal.standing:
        if each.after.date != date:
            date = each.after.date
            lines += ["", f"# --- {date_text(screen, date)} ---"]
        line = entry_line(screen.lang, lists, rules, each)
        lines.append(f"# {line}" if isinstance(each.act.command, FoundCampaign) else line)
    return "\n".join([*lines, ""])
