"""`campaign html`: a campaign as one page for the club's site, in both languages."""

from pathlib import Path
from typing import Annotated

import typer

from heart_africa.core.messages import LANGUAGES
from heart_africa.kinds.campaigns import CAMPAIGNS, keeper_of
from heart_africa.storage.backups import slug
from heart_africa.terminal import context
from heart_africa.terminal.campaign.options import Name
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.library import opened
from heart_africa.terminal.options import Force, Json
from heart_africa.terminal.screen import Screen
from reports.content.campaign import campaign_page
from reports.html.campaign import campaign_html

Out = Annotated[Path | None, typer.Option("--out", metavar="file", help="help-option-out-html")]
DAY = 10
"""The letters of a day in ISO 8601."""


def html(
    ctx: typer.Context, name: Name, *, out: Out = None, force: Force = False, as_json: Json = False
) -> int:
    """The command: the page, with the language of whoever makes it shown first."""
    screen: Screen = ctx.obj
    languages = sorted(LANGUAGES, key=lambda lang: lang != screen.lang)
    with opened(CAMPAIGNS, name) as writer:
        book, made = keeper_of(writer).book, writer.clock()[:DAY]
        text = campaign_html([campaign_page(book, lang, writer.journal, made) for lang in languages])
    if out is not None and str(out) == "-":
        screen.raw(text)
        return DONE
    path = out or Path(f"{slug(name)}.html")
    context.write(path, text.encode("utf-8"), force=force)
    screen.written(path, as_json=as_json)
    return DONE
