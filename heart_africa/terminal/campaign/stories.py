"""`campaign chronicle`: the campaign in prose. `campaign html`: a page for the club's site."""

from pathlib import Path
from typing import Annotated

import typer

from heart_africa.analytics.campaign_chronicle import chronicle
from heart_africa.core.messages import LANGUAGES
from heart_africa.journal_kinds.campaigns import CAMPAIGNS, keeper_of
from heart_africa.storage.clock import day
from heart_africa.storage.files import slug
from heart_africa.terminal import context
from heart_africa.terminal.campaign.options import Name, Span
from heart_africa.terminal.campaign.session import First, Last
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.library import opened
from heart_africa.terminal.options import Force, Json
from heart_africa.terminal.screen import Screen
from reports.content.campaign import campaign_page
from reports.html.campaign import campaign_html

# --- `campaign chronicle` ---


def story(
    ctx: typer.Context, name: Name, *, first: First = "", last: Last = "", as_json: Json = False
) -> int:
    """`campaign chronicle`: the campaign in prose, a chapter for each half year."""
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
        screen.speak("campaign_state-no-story")
    return DONE


# --- `campaign html` ---


Out = Annotated[Path | None, typer.Option("--out", metavar="file", help="help-option-out-html")]


def html(
    ctx: typer.Context, name: Name, *, out: Out = None, force: Force = False, as_json: Json = False
) -> int:
    """`campaign html`: a page in all languages, the person's language first."""
    screen: Screen = ctx.obj
    languages = sorted(LANGUAGES, key=lambda lang: lang != screen.lang)
    with opened(CAMPAIGNS, name) as writer:
        book, made = keeper_of(writer).book, day(writer.clock())
        text = campaign_html([campaign_page(book, lang, writer.journal, made) for lang in languages])
    if out is not None and str(out) == "-":
        screen.raw(text)
        return DONE
    path = out or Path(f"{slug(name)}.html")
    context.write(path, text.encode("utf-8"), force=force)
    screen.written(path, as_json=as_json)
    return DONE
