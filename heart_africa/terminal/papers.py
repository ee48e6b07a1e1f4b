"""`papers`: everything that can be printed, from the sample battles and the sample campaign."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Annotated, Any

import typer

from heart_africa.board.table_record import Surveyor
from heart_africa.core.journal.journal import Journal, Rules
from heart_africa.core.messages import LANGUAGES, say
from heart_africa.rules.campaign import keeper
from heart_africa.rules.referee import referee
from heart_africa.storage.documents import read
from heart_africa.storage.files import read_text
from heart_africa.storage.line_reader import entries
from heart_africa.storage.transfer import KIND as TABLE
from heart_africa.storage.transfer import beside
from heart_africa.terminal import context
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import one_of
from heart_africa.terminal.papers_folder import put
from heart_africa.terminal.screen import Screen
from reports.options import VALUES, PaperOptions
from reports.paper import Paper
from reports.papers import battle_papers, campaign_papers
from resources import ROOT

SAMPLES = ROOT / "samples"
EVERY = "all"

Folder = Annotated[Path, typer.Argument(metavar="folder", help="help-option-papers-folder")]
OnPaper = Annotated[str, typer.Option("--paper", metavar="a4|letter|all", help="help-option-papers-paper")]
KINDS = ("battle", "map", "campaign")
WHICH = "|".join((*KINDS, EVERY))
Kind = Annotated[str, typer.Option("--kind", metavar=WHICH, help="help-option-papers-kind")]


def papers(
    ctx: typer.Context, folder: Folder = Path("out/papers"), *, paper: OnPaper = EVERY, kind: Kind = EVERY
) -> int:
    """`papers`: in all languages and sizes, each in its own folder; existing files are overwritten."""
    screen: Screen = ctx.obj
    sizes = _chosen(paper, VALUES["size"], "--paper")
    kinds = _chosen(kind, KINDS, "--kind")
    lists = context.catalogue(screen)
    battle = sample("encounter", "battle", referee(lists.book))
    on_map, table = sample("map", "battle", referee(lists.book)), sample("map", "table", Surveyor())
    campaign = sample("lagos", "campaign", keeper(lists.book))
    for lang, size in product(LANGUAGES, sizes):
        options = PaperOptions(lang, size)
        found: dict[str, Iterator[Paper]] = {
            "battle": battle_papers(lists, battle, options),
            "map": battle_papers(lists, on_map, options, table.state),
            "campaign": campaign_papers(lists, campaign, options),
        }
        rooms = {each: folder / lang / size / say(lang, f"paper-file-{each}") for each in kinds}
        made = [put(room, found[each], force=True) for each, room in rooms.items()]
        screen.speak("paper-made-set", lang=lang, paper=size, count=sum(map(len, made)))
    screen.speak("paper-where", "bold", folder=str(folder))
    return DONE


def _chosen(word: str, known: tuple[str, ...], option: str) -> tuple[str, ...]:
    """The value that a word names, or all of them for "all". Raises `BadData`."""
    return known if one_of(word, (*known, EVERY), option) == EVERY else (word,)


def sample(name: str, kind: str, rules: Rules[Any]) -> Journal[Any]:
    """The journal of a sample. Raises `BadData` if it is damaged."""
    path = SAMPLES / f"{name}.journal.jsonl"
    path = beside(path) if kind == TABLE else path
    found = read(read_text(path), kind, str(path))
    if found.fault:
        raise found.fault
    return Journal(rules, list(entries(found.document, found.lines, rules)))
