"""`python -m heart_africa`: the terminal program."""

import os
import sys

os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # it would ask every package installed for one

from heart_africa.terminal.app import main  # after it, since this imports Pydantic

if __name__ == "__main__":
    sys.exit(main())
