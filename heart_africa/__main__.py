"""`python -m heart_africa`: the terminal program."""

import sys

from heart_africa.terminal.app import main

if __name__ == "__main__":
    sys.exit(main())
