"""`dice certificate`: faces that nobody could choose. `dice fairness`: whether dice are fair."""

from pathlib import Path
from typing import Annotated

import typer

from heart_africa.core.dice import SIDES
from heart_africa.core.dice_fairness import ENOUGH
from heart_africa.core.dice_fairness import fairness as judged
from heart_africa.language.narration import decimal
from heart_africa.storage import certificates
from heart_africa.terminal.dice_sources import read_faces
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.options import Json, within
from heart_africa.terminal.screen import Screen, numbers

# --- `dice certificate` ---


MOST_DICE = 1000
File = Annotated[str, typer.Argument(metavar="file", help="help-option-certificate-file", show_default=False)]
Count = Annotated[int, typer.Argument(metavar="number", help="help-option-dice-count", show_default=False)]
What = Annotated[str, typer.Option("--for", metavar="text", help="help-option-dice-for")]


def new(ctx: typer.Context, file: File, *, as_json: Json = False) -> int:
    """`dice certificate new`: make a certificate and print its promise."""
    screen, path = ctx.obj, Path(file)
    made = certificates.new(path)
    if as_json:
        screen.json({"file": file, "commitment": made.commitment})
        return DONE
    screen.speak("play-certificate-new", file=file, secret=str(certificates.beside(path)))
    screen.print(made.commitment, "bold")
    return DONE


def roll(ctx: typer.Context, file: File, count: Count = 1, *, what: What = "", as_json: Json = False) -> int:
    """`dice certificate roll`: the faces of the next check."""
    screen: Screen = ctx.obj
    number = within(count, 1, MOST_DICE, "")
    fell = certificates.roll(Path(file), number, "roll", what.strip())
    if as_json:
        screen.json({"label": certificates.read(Path(file)).rolls[-1].label, "faces": list(fell)})
    else:
        screen.print(" ".join(map(str, fell)), "bold")
    return DONE


def open_(ctx: typer.Context, file: File, *, as_json: Json = False) -> int:
    """`dice certificate open`: print the secret; nothing more is rolled with it."""
    screen: Screen = ctx.obj
    opened = certificates.open_(Path(file))
    if as_json:
        screen.json({"file": file, "secret": opened.secret})
        return DONE
    screen.speak("play-certificate-open", file=file)
    screen.print(opened.secret, "bold")
    return DONE


def verify(ctx: typer.Context, file: File, *, as_json: Json = False) -> int:
    """`dice certificate verify`: exit code 0 if all rolls follow from the promise.

    It is 1 if not, or if that cannot be told because the certificate is not opened.
    """
    screen: Screen = ctx.obj
    certificate = certificates.read(Path(file))
    found = certificates.verify(certificate)
    if as_json:
        forged = [
            {"label": each.label, "said": list(each.said), "expected": list(each.expected)}
            for each in found.forged
        ]
        verdict = {"sound": found.sound, "opened": found.opened, "promised": found.promised}
        rolls = {"numbered": found.numbered, "rolls": len(certificate.rolls), "forged": forged}
        screen.json({**verdict, **rolls})
    else:
        if found.sound:
            screen.speak("play-certificate-sound", "bold green", count=len(certificate.rolls))
        if not found.opened:
            screen.speak("play-certificate-closed", "bold red")
        elif not found.promised:
            screen.speak("play-certificate-other-secret", "bold red")
        if not found.numbered:
            screen.speak("play-certificate-gap", "bold red")
        for each in found.forged:
            said, due = (" ".join(map(str, faces)) for faces in (each.said, each.expected))
            screen.speak("play-certificate-forged", "red", label=each.label, said=said, expected=due)
    return DONE if found.sound else REFUSED


# --- `dice fairness` ---


Faces = Annotated[list[str], typer.Argument(metavar="faces", help="help-option-faces", show_default=False)]
PLACES = 2


def fairness(ctx: typer.Context, faces: Faces, *, as_json: Json = False) -> int:
    """`dice fairness`: print whether the dice are fair, by the faces that they showed."""
    screen: Screen = ctx.obj
    found = judged(read_faces(screen, " ".join(faces), ""))
    if as_json:
        screen.json(
            {
                "size": found.size,
                "counts": dict(zip(map(str, range(1, SIDES + 1)), found.counts, strict=True)),
                "mean": float(found.mean),
                "chi_square": float(found.chi_square),
                "chance": found.chance,
                "opinion": found.opinion.value,
            }
        )
        return DONE
    expected = decimal(screen.lang, found.size / SIDES, PLACES)
    screen.table(
        numbers("play-face", "play-times", "play-expected"),
        ((face, count, expected) for face, count in enumerate(found.counts, 1)),
    )
    screen.print()
    screen.speak("play-mean", mean=decimal(screen.lang, float(found.mean), PLACES), size=found.size)
    screen.speak("play-chi", value=decimal(screen.lang, float(found.chi_square), PLACES), size=found.size)
    times = max(1, round(1 / max(found.chance, 1e-9)))  # fair dice deviate so far once in so many samples
    screen.speak(f"play-fair-{found.opinion}", "bold", times=times, enough=ENOUGH)
    return DONE
