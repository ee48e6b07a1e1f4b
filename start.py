"""Starts Heart of Africa: makes `.venv` beside this file, fills it from the lock, hands over to the program.

    python3 start.py [--lang es|en] [--rebuild] [demo | test ... | any command of heart-africa]

An older Python must live long enough to say that a newer one is needed: this file and the first modules of
`heart_africa/bootstrap/` parse on 3.6. Why it works as it does: docs/decisions/0001 to 0004.
"""

import signal
import sys
from pathlib import Path

from heart_africa.bootstrap.messages import PYTHON_ORG, locale_language, say

if sys.version_info < (3, 11):  # noqa: UP036  # the very reader that these lines are for
    lang = locale_language()
    again = " ".join(["python3.13", *sys.argv])
    print(say(lang, "old-python", version=sys.version.split()[0]), file=sys.stderr)
    print(say(lang, "mend", mend=PYTHON_ORG), say(lang, "then", again=again), sep="\n", file=sys.stderr)
    sys.exit(2)
if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until there is something to tidy up, Ctrl-C just ends us

from heart_africa.bootstrap.main import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Path(__file__).resolve().parent))
