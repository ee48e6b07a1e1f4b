"""`campaign chronicle`: what has happened, in prose."""

import typer

from heart_africa.analytics.campaign_chronicle import chronicle
from heart_africa.kinds.campaigns import CAMPAIGNS
from heart_africa.terminal.campaign.options import Name, Span
from heart_africa.terminal.campaign.session import First, Last
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.library import opened
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen


def story(
    ctx: typer.Context, name: Name, *, first: First = "", last: Last = "", as_json: Json = False
) -> int:
    """The command: the campaign in prose, a chapter for each half year."""
    screen: Screen = ctx.obj
    span = Span.between(first, last)
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
