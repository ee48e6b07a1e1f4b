"""`dice fairness`: faces counted, and what the counts allow to be said."""

from typing import Annotated

import typer

from heart_africa.core.dice import SIDES
from heart_africa.core.dice_fairness import ENOUGH, Fairness
from heart_africa.core.dice_fairness import fairness as judged
from heart_africa.language.narration import decimal
from heart_africa.terminal.dice_sources import read_faces
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen, numbers

Faces = Annotated[list[str], typer.Argument(metavar="faces", help="help-option-faces", show_default=False)]
PLACES = 2


def fairness(ctx: typer.Context, faces: Faces, *, as_json: Json = False) -> int:
    """The command."""
    screen: Screen = ctx.obj
    found = judged(read_faces(screen, " ".join(faces), ""))
    if as_json:
        screen.json(_facts(found))
        return DONE
    expected = decimal(screen.lang, found.size / SIDES, PLACES)
    screen.table(
        numbers("play-face", "play-times", "play-expected"),
        ((face, count, expected) for face, count in enumerate(found.counts, 1)),
    )
    screen.print()
    screen.speak("play-mean", mean=decimal(screen.lang, float(found.mean), PLACES), size=found.size)
    screen.speak("play-chi", value=decimal(screen.lang, float(found.chi_square), PLACES), size=found.size)
    screen.speak(f"play-fair-{found.opinion}", "bold", times=_times(found), enough=ENOUGH)
    return DONE


def _times(found: Fairness) -> int:
    """Once in how many samples fair dice would stray so far."""
    return max(1, round(1 / max(found.chance, 1e-9)))


def _facts(found: Fairness) -> dict[str, object]:
    return {
        "size": found.size,
        "counts": dict(zip(map(str, range(1, SIDES + 1)), found.counts, strict=True)),
        "mean": float(found.mean),
        "chi_square": float(found.chi_square),
        "chance": found.chance,
        "opinion": found.opinion.value,
    }
