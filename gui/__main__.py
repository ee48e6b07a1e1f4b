"""`python -m gui`: the desk; `--screenshots FOLDER` draws every page into a folder instead.

With `--every-look` in every theme, on three screens, with letters of 100 and 200 %: some 1,500 pictures.
"""

import argparse
import os
import sys
from pathlib import Path

from heart_africa.bootstrap.arguments import start_command
from heart_africa.bootstrap.messages import locale_language, say
from heart_africa.core.messages import LANGUAGES
from heart_africa.storage.places import data_folder


def main(arguments: list[str]) -> int:
    """Run the command line; returns 0 when the window was closed, 2 for wrong arguments or without Qt."""
    parser = argparse.ArgumentParser(prog="heart-africa-desk", description=__doc__)
    parser.add_argument("--lang", choices=LANGUAGES, default="")
    parser.add_argument("--screenshots", metavar="FOLDER", type=Path)
    parser.add_argument("--every-look", action="store_true")
    asked = parser.parse_args(arguments)
    lang = asked.lang or locale_language()
    if asked.screenshots:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # so that pictures are made without a screen
    try:
        from gui import app  # noqa: PLC0415  # a machine may lack the window library
    except ImportError as fault:
        sys.stderr.write(f"{say(lang, 'no-desk', start=start_command())}\n{fault}\n")
        return 2
    if not asked.screenshots:
        return app.run(data_folder(), lang)
    from gui.screenshots.pictures import EVERY, USUAL, draw_all  # noqa: PLC0415  # whoever opens the desk draws none

    return draw_all(asked.screenshots, EVERY if asked.every_look else USUAL)


def started() -> int:
    """Start the desk, as the command of an installed program."""
    return main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(started())
