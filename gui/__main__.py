"""`python -m gui`: the desk; `--screenshots FOLDER` draws every page into a folder instead."""

import sys

from gui.app import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
