"""What can stop a start, recognised from exceptions and from the output of pip."""

import errno
import re
import shutil

from heart_africa.bootstrap.paths import House

SIGNS = (  # what pip and venv say when they fail, and the sentence that it means; the first sign counts
    ("disk", r"No space left on device|Disk quota exceeded|\[Errno (28|122)\]|\[WinError 112\]"),
    ("hash", r"DO NOT MATCH THE HASHES"),
    ("certificate", r"CERTIFICATE_VERIFY_FAILED|certificate verify failed"),
    ("index", r"connection broken|ConnectionError|Timeout|timed out|ProxyError|MaxRetryError"),
    ("index", r"IncompleteRead|HTTP error [45]|[45]\d\d (Client|Server) Error"),
    ("platform", r"No matching distribution found"),
    ("read-only", r"\[Errno (1|13|30)\]|\[WinError (5|32)\]"),
    ("no-venv", r"ensurepip is not available|No module named '?(ensurepip|venv)"),
)
ERRNOS = {
    errno.ENOSPC: "disk",
    getattr(errno, "EDQUOT", errno.ENOSPC): "disk",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.EROFS: "read-only",
    errno.ENOENT: "incomplete",
}

FULL = 20 << 20  # bytes left on a disk whose log may be cut short, too


class Trouble(Exception):
    """What stops the start: a key of `SENTENCES`, and its facts."""

    def __init__(self, sentence: str, **facts: object) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.facts = facts


def diagnosed(words: str, house: House) -> Trouble:
    """The trouble that the output of a failed child process points to."""
    if shutil.disk_usage(house.root).free < FULL:
        return Trouble("disk")
    for sentence, sign in SIGNS:
        if re.search(sign, words):
            return Trouble(sentence)
    lines = words.strip().splitlines() or ["?"]
    return Trouble("unknown", what=lines[-1])
